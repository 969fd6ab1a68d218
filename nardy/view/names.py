"""The names of places, as a screen reader says them and a page writes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from nardy.board import BAR, CHECKER, DRAGON, HEAD, OFF, POINTS, TURTLE, Color, Path, other
from nardy.scene import Arrow, MarkKind, Scene
from nardy.text import NOUNS, Lang, Text
from nardy.view.geometry import Layout
from nardy.view.stacks import Place, Run, place

Forms: TypeAlias = tuple[str, str, str]
"""Russian forms after 1, 2-4 and 5, picked like those of a noun."""

_ADJECTIVES: dict[tuple[Color, bool], Forms] = {
    ("white", True): ("белая", "белые", "белых"),
    ("white", False): ("белый", "белых", "белых"),
    ("black", True): ("чёрная", "чёрные", "чёрных"),
    ("black", False): ("чёрный", "чёрных", "чёрных"),
}
"""(side, whether the noun is feminine) → the adjective."""

_KINDS = {CHECKER: "checker", DRAGON: "dragon", TURTLE: "turtle"}
SIDES: dict[Color, Text] = {
    "white": Text(en="White", ru="Белые"),
    "black": Text(en="Black", ru="Чёрные"),
}
OWNERS: dict[Color, Text] = {
    "white": Text(en="White", ru="белых"),
    "black": Text(en="Black", ru="чёрных"),
}
POINT = Text(en="point {n}", ru="пункт {n}")
EMPTY = Text(en="empty", ru="пусто")
HEAD_NAME = Text(en="head", ru="голова")
HOME_NAME = Text(en="home", ru="дом")
BAR_WORD = Text(en="bar", ru="бар")
THEIR_HEAD = Text(en="{who}'s head", ru="голова {who}")
THEIR_HOME = Text(en="{who}'s home", ru="дом {who}")
BAR_NAME = Text(en="{who}'s bar", ru="бар {who}")
TRAY_NAME = Text(en="borne off by {who}", ru="снято у {who}")
NOTHING = Text(en="nothing", ru="ничего")
PINNED = Text(en="pinned: {n}", ru="заблокировано: {n}")
STATES: dict[MarkKind, Text] = {
    "source": Text(en="picked up", ru="взято для хода"),
    "target": Text(en="can be moved to", ru="сюда можно пойти"),
    "violated": Text(en="a rule is broken here", ru="здесь нарушено правило"),
    "blocker": Text(en="in the way", ru="преграждает путь"),
    "block": Text(en="part of a block", ru="часть заслона"),
    "trapped": Text(en="trapped", ru="заперто"),
    "last": Text(en="the last step ended here", ru="сюда сделан последний ход"),
}
ARROW = Text(en="Arrow", ru="Стрелка")
NUMBERED_ARROW = Text(en="Arrow {n}", ru="Стрелка {n}")
PIECE = Text(en="{piece}", ru="{piece}")
"""A piece as words of their own, so that a check of all texts sees where they come from."""
FLIES = Text(en="flight", ru="перелёт")
FROM, FROM_BAR = Text(en="from {n}", ru="с {n}"), Text(en="from the bar", ru="с бара")
_TO: dict[int, Text] = {
    OFF: Text(en=" off the board", ru=", снять с доски"),
    BAR: Text(en=" to the bar", ru=" на бар"),
}
TO = Text(en=" to {n}", ru=" на {n}")
_HOME_POINTS = range(1, 7)


def point_number(scene: Scene, slot: int) -> int:
    """The number written beside a point (a slot of the scene's mover) in the scene's numbering."""
    of = scene.seat if scene.numbering == "own" else "white"
    number = slot if of == scene.mover else scene.position.path.across(slot)
    return 25 - number if scene.numbering == "s4" else number


def place_name(scene: Scene, slot: int, lang: Lang, side: Color | None = None) -> str:
    """Number, special name, count, side and state of a place, as one phrase.

    `slot` is in the numbering of `side`, the scene's mover unless given.
    """
    layout = Layout(scene.seat, scene.position.path, scene.mirrored)
    owner = side or scene.mover
    if owner != scene.mover and slot in POINTS:
        owner, slot = scene.mover, scene.position.path.across(slot)
    return name(scene, place(scene, layout, owner, slot), lang)


def name(scene: Scene, at: Place, lang: Lang) -> str:
    """The name of a place that has been laid out."""
    pieces = ", ".join(counted(run, lang) for run in merged(at.runs)) or _nothing(at, lang)
    states = "".join(f"; {state}" for state in _states(scene, at, lang))
    return f"{_title(scene, at, lang)}: {pieces}{states}"


def arrow_name(scene: Scene, arrow: Arrow, lang: Lang) -> str:
    """An arrow in words: "Arrow 1: from 20 to 15."; whose piece it is where it is not the mover's."""
    title = NUMBERED_ARROW.say(lang, {"n": arrow.number}) if arrow.number else ARROW.say(lang)
    start = FROM_BAR.say(lang) if arrow.src == BAR else FROM.say(lang, {"n": point_number(scene, arrow.src)})
    end = _TO[arrow.dst].say(lang) if arrow.dst in _TO else TO.say(lang, {"n": point_number(scene, arrow.dst)})
    what = " ".join((*_not_own(scene, arrow, lang), *((FLIES.say(lang),) if arrow.flight else ()), start))
    return f"{title}: {what}{end}."


def _not_own(scene: Scene, arrow: Arrow, lang: Lang) -> Iterator[str]:
    """The piece at the foot of an arrow, where only the opponent has one there."""
    if arrow.src not in POINTS or any(arrow.src == earlier.dst for earlier in scene.arrows):
        return
    at = place(scene, Layout(scene.seat, scene.position.path, scene.mirrored), scene.mover, arrow.src)
    if at.runs and all(run.color != scene.mover and not run.ridden for run in at.runs):
        yield PIECE.say(lang, {"piece": _called(replace(at.runs[-1], count=1), lang)})


def counted(run: Run, lang: Lang) -> str:
    """Pieces of one kind and side with their number: "2 black turtles", «2 чёрные черепахи»."""
    return f"{run.count} {_called(run, lang)}"


def _called(run: Run, lang: Lang) -> str:
    noun = NOUNS[_KINDS[run.kind]].form(run.count, lang, "nom")
    if lang == "en":
        return f"{run.color} {noun}"
    forms = _ADJECTIVES[run.color, run.kind != DRAGON]
    return f"{forms[_plural(run)]} {noun}"


def _plural(run: Run) -> int:
    """Which of the three Russian forms the noun takes after the number."""
    forms = NOUNS[_KINDS[run.kind]].ru["nom"]
    return forms.index(NOUNS[_KINDS[run.kind]].form(run.count, "ru", "nom"))


def merged(runs: tuple[Run, ...]) -> list[Run]:
    """Runs of the same kind and side added up, riders too; who holds the point comes first."""
    sums: dict[tuple[Color, int], int] = {}
    for run in runs:
        sums[run.color, run.kind] = sums.get((run.color, run.kind), 0) + run.count
        if run.ridden:
            rider = other(run.color), TURTLE
            sums[rider] = sums.get(rider, 0) + run.count
    total = [Run(color, kind, n) for (color, kind), n in sums.items()]
    return sorted(total, key=lambda run: (run.color != runs[0].color, run.kind))


def _nothing(at: Place, lang: Lang) -> str:
    return (NOTHING if at.slot == OFF else EMPTY).say(lang)


def _title(scene: Scene, at: Place, lang: Lang) -> str:
    if at.slot in (OFF, BAR):
        who = OWNERS[at.side or scene.mover].say(lang)
        return (TRAY_NAME if at.slot == OFF else BAR_NAME).say(lang, {"who": who})
    number = POINT.say(lang, {"n": point_number(scene, at.slot)})
    return ", ".join((number, *special(scene, at.slot, lang)))


def special(scene: Scene, slot: int, lang: Lang) -> Iterator[str]:
    """Head and home; those of the opponent say whose they are. Short nardy has no head."""
    path = scene.position.path
    for color in (scene.seat, other(scene.seat)):
        own = slot if color == scene.mover else path.across(slot)
        who = {"who": OWNERS[color].say(lang)}
        if own == HEAD and path is Path.CIRCLING:
            yield HEAD_NAME.say(lang) if color == scene.seat else THEIR_HEAD.say(lang, who)
        if own in _HOME_POINTS:
            yield HOME_NAME.say(lang) if color == scene.seat else THEIR_HOME.say(lang, who)


def _states(scene: Scene, at: Place, lang: Lang) -> Iterator[str]:
    pinned = sum(run.count for run in at.runs if run.ridden)
    if pinned:
        yield PINNED.say(lang, {"n": pinned})
    if at.slot in (OFF, BAR) and at.side != scene.mover:
        return
    for mark in scene.marks:
        if mark.slot == at.slot:
            yield STATES[mark.kind].say(lang) + (f" ({mark.label})" if mark.label else "")
