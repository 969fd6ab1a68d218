"""The board as data for ``static/board.js``, which stamps positions without Python.

Whatever does not depend on the position is cut out of `draw` itself, so that a change of the looks or of
`Layout` reaches both.  What does depend on it (stacks, dice, names) is told as numbers, shapes and words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from nardy.board import BAR, COLORS, KINDS, OFF, POINTS, Color, Path, Position
from nardy.notation import write_side
from nardy.scene import Die, Scene
from nardy.text import LANGS, NOUNS, Lang
from nardy.variants import VARIANTS
from nardy.view import board, dice, names, pieces, svg
from nardy.view.geometry import WIDTH, Layout, Spot
from nardy.view.stacks import Run

Json: TypeAlias = dict[str, Any]

ID = "@"
"""Stands in the markup for the id of the board."""
_NOBODY = (0, 0, 0)
_PLACES = re.compile(r'(<g class="places">).*(</g>)(?=<g class="ways")')
_OWNER = re.compile(r'<g class="owner">.*?</g>')
_WOOD = re.compile(r'<rect class="frame.*?(?=<rect class="rail)')
"""Frame and points: the same for all ways, and mirrored by turning it over."""
_DEFS = re.compile(r"<defs>.*?</defs>")
_COMMENT = re.compile(r"^\s*//.*\n|^[ \t]+|\n(?=\n)", re.MULTILINE)
"""What readers of the source need and browsers do not: lines of comment and indentation."""
_LOOSE = re.compile(
    r' (?:xmlns:\w+|version|baseProfile)="[^"]*"| (?:fill|stroke|color)="#[0-9a-f]{6}"| (?=/>)'
    r"|\.0(?!\d)|(?<![\d.])0(?=\.\d*[1-9])"
)
_PLURALS = {"one": 1, "few": 2, "many": 5, "other": 5}
"""CLDR's names of plural forms, which browsers know, and a number of each."""


def script(source: str) -> str:
    """``board.js`` with the data where its source says ``{{board}}``; ValueError when it does not."""
    if source.count('"{{board}}"') != 1:
        raise ValueError('board.js must hold "{{board}}" exactly once')
    return bare(source).replace('"{{board}}"', as_json(data()))


def bare(source: str) -> str:
    """A script without its lines of comment and its indentation."""
    return _COMMENT.sub("", source)


def bare_sheet(source: str) -> str:
    """A style sheet without comments and indentation."""
    return re.sub(r"/\*.*?\*/|^\s+", "", source, flags=re.DOTALL | re.MULTILINE)


def as_json(value: Json | str) -> str:
    """Compact JSON that may stand in a script: U+2028 and U+2029 end no line of JavaScript any more."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def data() -> Json:
    """Everything that ``board.js`` knows."""
    return {
        "games": {variant.id: _game(variant.path, variant.start, variant.army) for variant in VARIANTS},
        "defs": "".join(_text(pieces.definition(ID, color, kind)) for color in COLORS for kind in KINDS),
        "boards": {path.value: _board(path) for path in Path},
        "wood": _WOOD.findall(_whole(Path.FACING))[0],
        "width": WIDTH,
        "dice": [_dice(size) for size in (dice.LARGE, dice.SMALL)],
        "rows": [list(dice.row(n)) for n in range(1, 5)],
        "words": {lang: _words(lang) for lang in LANGS},
    }


def _game(path: Path, start: Position, army: tuple[int, int, int]) -> Json:
    """A game for the board: its path, its set-up, and how many pieces of each kind a side has."""
    return {"path": path.value, "start": write_side(start.white), "army": list(army)}


def _board(path: Path) -> Json:
    """The bare board of White's seat, plain and mirrored, and where everything goes on the plain one."""
    layout = Layout("white", path)
    return {
        "svg": [_bare(path, mirrored=mirrored) for mirrored in (False, True)],
        "spots": [_spot(layout.spot(color, slot)) for color, slot in _slots()],
        "across": [path.across(slot) for slot in range(BAR + 1)],
        "dice": [_number(layout.dice_x(color)) for color in COLORS],
        "special": _special(path),
    }


def _slots() -> Iterator[tuple[Color, int]]:
    """The places of a board in the order of ``spots``: the seat's 0…25, then the other side's tray and bar."""
    yield from (("white", slot) for slot in range(BAR + 1))
    yield from (("black", slot) for slot in (OFF, BAR))


def _spot(spot: Spot) -> list[float]:
    box = spot.box
    return [
        _number(v)
        for v in (spot.x, spot.y, spot.dx, spot.dy, spot.room, spot.scale, box.x, box.y, box.width, box.height)
    ]


def _number(value: float) -> float:
    """A number without a needless ``.0``."""
    short = svg.number(value)
    return int(short) if short == int(short) else short


def _bare(path: Path, *, mirrored: bool) -> str:
    """An empty board without places, ``@@`` for the wood; both sides have the sign of the turn."""
    return _WOOD.sub(ID * 2, _whole(path, mirrored=mirrored))


def _whole(path: Path, *, mirrored: bool = False) -> str:
    empty = Position(_NOBODY, _NOBODY, path)
    drawn = {mover: board.draw(Scene(empty, mover, mirrored=mirrored), id=ID) for mover in COLORS}
    owners = {mover: _OWNER.findall(text) for mover, text in drawn.items()}
    text = drawn["white"].replace(owners["white"][0], owners["black"][0])
    return _tight(_PLACES.sub(r"\1\2", _DEFS.sub("<defs></defs>", text)))


def _special(path: Path) -> Json:
    """The seat's points that have a name, by the key of the name in the words."""
    points: dict[str, list[int]] = {}
    for slot in POINTS:
        scene = Scene(Position(_NOBODY, _NOBODY, path))
        for name in names.special(scene, slot, "en"):
            points.setdefault(_key(name), []).append(slot)
    return points


def _key(name: str) -> str:
    """The key in the words under which a special name stands, as the seat White uses it."""
    who = {"who": names.OWNERS["black"].say("en")}
    known = {
        names.HEAD_NAME.say("en"): "head",
        names.HOME_NAME.say("en"): "home",
        names.THEIR_HEAD.say("en", who): "theirHead",
        names.THEIR_HOME.say("en", who): "theirHome",
    }
    return known[name]


def _dice(size: float) -> list[str]:
    """The insides of an unused die around x = 0, for each number."""
    scene = Scene(Position(_NOBODY, _NOBODY, Path.FACING))
    made = (dice.die(scene, Die(n), 0, size) for n in range(1, 7))
    return ["".join(_text(shape) for shape in die.elements) for die in made]


def _words(lang: Lang) -> Json:
    """The words of the names of places, by the names that ``board.js`` uses."""
    texts = {
        "seen": board.SEEN, "point": names.POINT, "empty": names.EMPTY, "nothing": names.NOTHING,
        "bar": names.BAR_NAME, "tray": names.TRAY_NAME, "pinned": names.PINNED, "head": names.HEAD_NAME,
        "home": names.HOME_NAME, "theirHead": names.THEIR_HEAD, "theirHome": names.THEIR_HOME,
        "roll": dice.ROLL,
    }  # fmt: skip
    return {
        **{key: text.template(lang) for key, text in texts.items()},
        "sides": {color: names.SIDES[color].say(lang) for color in COLORS},
        "owners": {color: names.OWNERS[color].say(lang) for color in COLORS},
        "pieces": {color: [_counted(color, kind, lang) for kind in KINDS] for color in COLORS},
        "pips": _forms(lambda n: NOUNS["pip"].form(n, lang, "nom"), lang),
    }


def _counted(color: Color, kind: int, lang: Lang) -> Mapping[str, str]:
    """The name of a kind of piece by plural form, without its number."""
    return _forms(lambda n: names.counted(Run(color, kind, n), lang).removeprefix(f"{n} "), lang)


def _forms(word: Callable[[int], str], lang: Lang) -> Mapping[str, str]:
    """The forms of a counted word by the name of the plural form."""
    return {form: word(n) for form, n in _PLURALS.items() if lang == "ru" or form in {"one", "other"}}


def _text(element: svg.Element) -> str:
    return _tight(str(element.tostring()))


def _tight(markup: str) -> str:
    """Markup without what a page with ``board.css`` does not need: colours, namespaces, ``.0``, the 0 of ``0.5``."""
    return _LOOSE.sub("", markup).replace("xlink:", "")
