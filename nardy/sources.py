"""The bibliography: whose word a rule rests on."""

from __future__ import annotations

from dataclasses import dataclass

from nardy.text import Text


@dataclass(frozen=True, slots=True)
class Source:
    """One text or body of rules; `id` is public and never changes."""

    id: str
    title: Text
    about: Text


SOURCES: tuple[Source, ...] = (
    Source(
        "S0",
        Text("Kaftar and long nardy, a Russian description", "Кафтар и длинные нарды, русское описание"),
        Text("The only text on Kaftar; it repeats the basic rules of long nardy.",
             "Единственный текст о кафтаре; повторяет основные правила длинных нард."),
    ),
    Source(
        "S1",
        Text("Nardy: history and the rules of short nardy", "Нарды: история и правила коротких нард"),
        Text("A Russian account of short nardy with legends of its origin.",
             "Русское изложение коротких нард с легендами о происхождении игры."),
    ),
    Source(
        "S3",
        Text("Nardy as a family tradition (nastolkin.ru)", "Нарды как семейная традиция (nastolkin.ru)"),
        Text("A Russian overview of long and short nardy as played at home.",
             "Обзор длинных и коротких нард, как в них играют дома."),
    ),
    Source(
        "S4",
        Text("A. Romanenko, Dynamic nardy (opening chapters)", "А. Романенко, «Динамические нарды» (начало)"),
        Text("The book that introduced the dragon and the turtle; only its beginning is public.",
             "Книга, в которой появились дракон и черепаха; открыто доступно только начало."),
    ),
    Source(
        "FED",
        Text("Russian and Georgian nardy federations", "Федерации нард России и Грузии"),
        Text("Tournament rules.", "Турнирные правила."),
    ),
    Source(
        "INT",
        Text("International backgammon", "Международный бэкгаммон"),
        Text("Tournament practice as the GNU Backgammon manual describes it.",
             "Турнирная практика, как её описывает руководство GNU Backgammon."),
    ),
    Source(
        "TAV",
        Text("Tavla and takhteh", "Тавла и тахте"),
        Text("Turkish and Persian house rules.", "Турецкие и персидские домашние правила."),
    ),
    Source(
        "OURS",
        Text("our own reading", "наше прочтение"),
        Text("The texts leave it open; the page says so and names the alternatives.",
             "Тексты оставляют вопрос открытым; страница говорит об этом и называет другие варианты."),
    ),
)  # fmt: skip

BY_ID = {source.id: source for source in SOURCES}
