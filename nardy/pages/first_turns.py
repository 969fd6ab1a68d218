"""The table of first turns in long nardy: when the second player may take two from the head, and why.

One page with the table, and one for each way to play an opening roll with a reason for each of the 21 replies.
Everything is worked out by `nardy.first_turns` when the site is built.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nardy.dice import ROLLS, numbers
from nardy.first_turns import Opening, Reply, openings, reply
from nardy.html import Html, tag
from nardy.notation import write_moves
from nardy.page import Page
from nardy.pages.frame import framed
from nardy.pages.lesson.practice import practice
from nardy.pages.still import still
from nardy.ruleset import ruleset
from nardy.scene import Scene
from nardy.teach import Course
from nardy.text import LANGS, Facts, Lang, Text
from nardy.variants import VARIANT

TITLE = Text("Two from the head: the table of first turns", "Две с головы: таблица первых ходов")
ABOUT = Text(
    "In long nardy the second player may take a second checker from the head when one alone cannot play the roll. "
    "Whether it can depends on where White’s first checkers stand. Rows are White’s opening rolls, columns Black’s.",
    "В длинных нардах второй игрок может снять с головы вторую шашку, если одной весь бросок не сыграть. Можно ли это, "
    "зависит от того, где встали первые шашки белых. Строки — первые броски белых, столбцы — броски чёрных.",
)
KEY = Text(
    "2: two leave the head; a dot: one does; 2/2: two leave it and only two numbers can be played. Where White can "
    "play a roll in more than one way, each way has a row: {rows}.",
    "2 — с головы уходят две; точка — одна; 2/2 — уходят две, и сыграть можно только два числа. Если белые могут "
    "сыграть бросок по-разному, у каждого способа своя строка: {rows}.",
)
WHITE = Text("White’s roll", "Бросок белых")
AFTER = Text("After {roll}: {moves}", "После {roll}: {moves}")
MAY = Text("A second checker may leave the head.", "Вторую шашку с головы снять можно.")
MAY_NOT = Text("Only one checker may leave the head.", "С головы можно снять только одну.")
WALK = Text("One checker plays the roll alone: {t:walk}.", "Одна шашка играет весь бросок сама: {t:walk}.")
STOPPED = Text("One checker alone is stopped by White’s on {p:stops}.", "Одну шашку останавливают белые на {p:stops}.")
BEYOND = Text(
    "One checker alone would leave the board, and it cannot be borne off yet.",
    "Одна шашка вышла бы за доску, а выбрасывать её рано.",
)
PLAYED = Text("Only {n:played number} can be played.", "Сыграть можно только {n:played number acc}.")
TURNS = Text("Legal: {turns}.", "Можно: {turns}.")
ALL = Text("The whole table", "Вся таблица")
POINTS = Text(
    "Points here are Black’s own, 24 to 1.", "Пункты здесь — в нумерации чёрных, от 24 до 1."
)  # fmt: skip
RULES = ruleset(VARIANT["long"])
RULE = "head.first-turn"
COLUMNS = tuple(sorted(ROLLS))


@cache
def table() -> tuple[tuple[Opening, tuple[Reply, ...]], ...]:
    """Every opening with the replies to it."""
    return tuple((o, tuple(reply(RULES, o.position, roll) for roll in COLUMNS)) for o in openings(RULES))


def index_path(lang: Lang) -> str:
    """The address of the table."""
    return f"{lang}/first-turns/index.html"


def row_name(opening: Opening) -> str:
    """The name of a row's page: the roll and, where it can be played in several ways, where checkers stand."""
    roll = f"{opening.roll[0]}-{opening.roll[1]}"
    same = [o for o, _ in table() if o.roll == opening.roll]
    return roll if len(same) == 1 else f"{roll}-{'abc'[same.index(opening)]}"


def first_turn_pages(lang: Lang, courses: tuple[Course, ...] = ()) -> Iterator[Page]:
    """The table and the page of each row, with the steps of lessons in which the rule is tried out."""
    steps = practice(courses, RULES.variant.id, RULE, index_path(lang), lang)
    yield _page("index", _index(lang, steps), TITLE.say(lang), ABOUT.say(lang), lang)
    for opening, replies in table():
        title = AFTER.say(lang, _opened(opening))
        yield _page(row_name(opening), _row(opening, replies, steps, lang), title, title, lang)


def _page(name: str, main: Html, title: str, about: str, lang: Lang) -> Page:
    path = f"{lang}/first-turns/{name}.html"
    alternates = {other: f"{other}/first-turns/{name}.html" for other in LANGS}
    return Page(path, lang, f"{title} — nardy", about, framed(path, lang, alternates, main), alternates, live=False)


def _opened(opening: Opening) -> Facts:
    return {"roll": f"{opening.roll[0]}-{opening.roll[1]}", "moves": write_moves(opening.steps)}


def _index(lang: Lang, steps: Html | None) -> Html:
    head = tag("tr", tag("th", WHITE.say(lang), scope="col"), (tag("th", _roll(c), scope="col") for c in COLUMNS))
    rows = (_line(opening, replies) for opening, replies in table())
    grid = tag("table", tag("thead", head), tag("tbody", rows), class_="first-turns")
    return tag(
        "div",
        tag("h1", TITLE.say(lang)),
        tag("p", ABOUT.say(lang), class_="lead"),
        tag("p", KEY.say(lang, {"rows": _ways()})),
        tag("div", grid, class_="wide", tabindex="0", role="region", aria_label=TITLE.say(lang)),
        steps,
    )


def _ways() -> str:
    """The names of the rows that share a roll with others."""
    return ", ".join(name for name in map(row_name, (opening for opening, _ in table())) if name[-1].isalpha())


def _roll(roll: tuple[int, int]) -> str:
    return f"{roll[0]}-{roll[1]}"


def _line(opening: Opening, replies: tuple[Reply, ...]) -> Html:
    page = f"{row_name(opening)}.html"
    cells = (_cell(answer, page) for answer in replies)
    return tag("tr", tag("th", tag("a", row_name(opening), href=page), scope="row"), cells)


def cell_text(answer: Reply) -> str:
    """What a cell of the table says."""
    if answer.leave == 1:
        return "·"
    return "2" if answer.played == len(numbers(*answer.roll)) else f"2/{answer.played}"


def _cell(answer: Reply, page: str) -> Html:
    link = tag("a", cell_text(answer), href=f"{page}#r{answer.roll[0]}{answer.roll[1]}", tabindex="-1")
    return tag("td", link, class_="two" if answer.excepted else None)


def _row(opening: Opening, replies: tuple[Reply, ...], steps: Html | None, lang: Lang) -> Html:
    board = still(Scene(opening.position, mover="black", seat="black"), lang, "board")
    return tag(
        "article",
        tag(
            "div",
            tag("h1", AFTER.say(lang, _opened(opening))),
            tag("p", tag("a", ALL.say(lang), href="index.html"), ". ", POINTS.say(lang)),
            class_="words",
        ),
        tag("figure", board, class_="board-frame still"),
        tag("div", tag("dl", (_reason(answer, lang) for answer in replies), class_="replies"), steps, class_="beside"),
        class_="lesson",
    )


def _reason(answer: Reply, lang: Lang) -> Html:
    a, b = answer.roll
    name = tag("dt", _roll(answer.roll), id=f"r{a}{b}", class_="two" if answer.excepted else None)
    return Html(name + tag("dd", " ".join(why(answer, lang))))


def why(answer: Reply, lang: Lang) -> Iterator[str]:
    """The sentences that explain one cell."""
    yield (MAY if answer.excepted else MAY_NOT).say(lang)
    if answer.walk:
        yield WALK.say(lang, {"walk": answer.walk})
    elif answer.stopped:
        yield STOPPED.say(lang, {"stops": answer.stopped})
    else:
        yield BEYOND.say(lang)
    if answer.played < len(numbers(*answer.roll)):
        yield PLAYED.say(lang, {"played": answer.played})
    yield TURNS.say(lang, {"turns": "; ".join(dict.fromkeys(write_moves(steps) for steps in answer.turns))})
