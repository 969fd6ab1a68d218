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
        Text("The only text on Kaftar that we know. It also tells the basics of long nardy; the block of six it names, "
             "but does not forbid.",
             "Единственный известный нам текст о кафтаре. В нём же — основы длинных нард; щещдар назван, но не "
             "запрещён."),
    ),
    Source(
        "S1",
        Text("Nardy: history and the rules of short nardy", "Нарды: история и правила коротких нард"),
        Text("A Russian account of short nardy, with the legends of its origin. It names several words of the board. "
             "Where it errs about the past, our lessons say so.",
             "Русский рассказ о коротких нардах с легендами о том, откуда взялась игра. Отсюда многие слова доски. Где "
             "рассказ ошибается о прошлом, уроки так и говорят."),
    ),
    Source(
        "S3",
        Text("Nardy as a family tradition (nastolkin.ru)", "Нарды как семейная традиция (nastolkin.ru)"),
        Text("A Russian overview of long and short nardy as they are played at home. It lets a second checker leave "
             "the head on the first turn, and in short nardy it forbids hitting and hiding.",
             "Обзор длинных и коротких нард, как в них играют дома. Здесь сказано о второй шашке с головы в первый ход "
             "и о том, что побившей шашке в коротких нардах нельзя прятаться."),
    ),
    Source(
        "S4",
        Text("A. Romanenko, Dynamic nardy (opening chapters)", "А. Романенко, «Динамические нарды» (начало)"),
        Text("The book that introduced the dragon and the turtle. Only its beginning is public, so that much of these "
             "games is our reading.",
             "Книга, в которой появились дракон и черепаха. Открыто доступно только начало, поэтому многое в этих "
             "играх — наше прочтение."),
    ),
    Source(
        "FED",
        Text("Russian and Georgian nardy federations", "Федерации нард России и Грузии"),
        Text("Their tournament rules: the block of six, the first turn, dice that must be thrown again.",
             "Их турнирные правила: забор из шести, первый ход, зары, которые надо перебросить."),
    ),
    Source(
        "INT",
        Text("International backgammon", "Международный бэкгаммон"),
        Text("Tournament practice as the GNU Backgammon manual describes it: the cube with all its rules, and the "
             "triple win.",
             "Турнирная практика, как её описывает руководство GNU Backgammon: куб со всеми правилами и тройной "
             "выигрыш."),
    ),
    Source(
        "TAV",
        Text("Tavla and takhteh", "Тавла и тахте"),
        Text("House rules of Turkey and Iran: a checker that has hit at home stays where it is.",
             "Домашние правила Турции и Ирана: шашка, побившая в своём доме, остаётся на месте."),
    ),
    Source(
        "OURS",
        Text("our own reading", "наше прочтение"),
        Text("The texts leave it open; the page says so and names the alternatives.",
             "Тексты оставляют вопрос открытым; страница говорит об этом и называет другие варианты."),
    ),
)  # fmt: skip

BY_ID = {source.id: source for source in SOURCES}
