"""Texts in Russian and English, with named places that are filled when a reader is known.

A template never holds a bare number of a point.  Its places are
    {p:name}            a point, in the numbering the reader has chosen (a number or the name of a fact)
    {m:src/dst}         a step, likewise
    {t:name}            a trail of points, 24/18/16, likewise
    {n:name noun case}  a counted noun: "3 checkers", «3 шашки»; the case is for Russian (nom gen acc ins)
    {s:name noun case}  the same with its number, up to four, spelled: "two numbers", «два числа»; the noun is neuter
                        and may be left out
    {w:name case}       a noun named by a fact, without its number
    {name}              a fact as it is
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Lang: TypeAlias = Literal["en", "ru"]
LANGS: tuple[Lang, ...] = ("en", "ru")
Fact: TypeAlias = int | str | tuple[int, ...]
Facts: TypeAlias = Mapping[str, Fact]
PointNamer: TypeAlias = Callable[[int, Lang], str]

_SPELLED: Mapping[Lang, tuple[str, ...]] = {
    "en": ("none", "one", "two", "three", "four"),
    "ru": ("ни одного", "одно", "два", "три", "четыре"),
}
_PLACE = re.compile(r"\{(?:(?P<form>[a-z]):)?(?P<body>[^{}]*)\}")


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun that is counted: English singular and plural, Russian forms for 1, 2–4 and 5 by case."""

    en: tuple[str, str]
    ru: Mapping[str, tuple[str, str, str]]

    def form(self, n: int, lang: Lang, case: str) -> str:
        """The form that stands after the number `n`."""
        if lang == "en":
            return self.en[0 if n == 1 else 1]
        return self.ru[case][_russian_plural(n)]


def _russian_plural(n: int) -> int:
    """0 for 1, 21, …; 1 for 2–4, 22–24, …; 2 for the rest."""
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def _noun(en: tuple[str, str], nom: str, gen: str, acc: str, ins: str) -> Noun:
    """A noun from its Russian forms, each case as "1/2-4/5"."""

    def three(forms: str) -> tuple[str, str, str]:
        one, few, many = forms.split("/")
        return one, few, many

    return Noun(en, {"nom": three(nom), "gen": three(gen), "acc": three(acc), "ins": three(ins)})


NOUNS: Mapping[str, Noun] = {
    "checker": _noun(
        ("checker", "checkers"), "шашка/шашки/шашек", "шашки/шашек/шашек",
        "шашку/шашки/шашек", "шашкой/шашками/шашками",
    ),
    "dragon": _noun(
        ("dragon", "dragons"), "дракон/дракона/драконов", "дракона/драконов/драконов",
        "дракона/дракона/драконов", "драконом/драконами/драконами",
    ),
    "turtle": _noun(
        ("turtle", "turtles"), "черепаха/черепахи/черепах", "черепахи/черепах/черепах",
        "черепаху/черепахи/черепах", "черепахой/черепахами/черепахами",
    ),
    "piece": _noun(
        ("piece", "pieces"), "шашка/шашки/шашек", "шашки/шашек/шашек",
        "шашку/шашки/шашек", "шашкой/шашками/шашками",
    ),
    "point": _noun(
        ("point", "points"), "пункт/пункта/пунктов", "пункта/пунктов/пунктов",
        "пункт/пункта/пунктов", "пунктом/пунктами/пунктами",
    ),
    "number": _noun(
        ("number", "numbers"), "число/числа/чисел", "числа/чисел/чисел",
        "число/числа/чисел", "числом/числами/числами",
    ),
    "pip": _noun(
        ("pip", "pips"), "пипс/пипса/пипсов", "пипса/пипсов/пипсов",
        "пипс/пипса/пипсов", "пипсом/пипсами/пипсами",
    ),
    "turn": _noun(
        ("turn", "turns"), "ход/хода/ходов", "хода/ходов/ходов",
        "ход/хода/ходов", "ходом/ходами/ходами",
    ),
}  # fmt: skip


def own_numbers(slot: int, lang: Lang) -> str:
    """The mover's own numbering, in which rules speak: 24…1, the bar and "off" by name."""
    if slot == 25:
        return "bar" if lang == "en" else "бар"
    if slot == 0:
        return "off" if lang == "en" else "снять"
    return str(slot)


@dataclass(frozen=True, slots=True)
class Text:
    """One thing said in both languages, neither being a translation of the other."""

    en: str
    ru: str

    def template(self, lang: Lang) -> str:
        """The unfilled text."""
        return self.en if lang == "en" else self.ru

    def say(self, lang: Lang, facts: Facts | None = None, point: PointNamer = own_numbers) -> str:
        """The text with its places filled; a place without a fact is a `KeyError`."""
        known = facts or {}
        return _PLACE.sub(lambda place: _fill(place, lang, known, point), self.template(lang))

    def places(self) -> frozenset[str]:
        """The names of all facts that the text needs, literal points left out."""
        names: set[str] = set()
        for place in _PLACE.finditer(self.en + self.ru):
            body = place["body"]
            parts = body.split("/") if place["form"] == "m" else body.split()[:1]
            names |= {part for part in parts if not part.isdigit()}
        return frozenset(names)


def _fill(place: re.Match[str], lang: Lang, facts: Facts, point: PointNamer) -> str:
    form, body = place["form"], place["body"]
    if form == "p":
        return _points(body, lang, facts, point)
    if form == "m":
        return "/".join(_points(part, lang, facts, point) for part in body.split("/"))
    if form == "t":
        return _points(body, lang, facts, point).replace(", ", "/")
    if form in ("n", "s"):
        name, *noun = body.split()
        n = int(str(facts[name]))
        return _counted(str(n) if form == "n" else _SPELLED[lang][n], n, lang, *noun)
    if form == "w":
        name, *case = body.split()
        return NOUNS[str(facts[name])].form(1, lang, case[0] if case else "nom")
    value = facts[body]
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _counted(number: str, n: int, lang: Lang, noun: str = "", case: str = "nom") -> str:
    return f"{number} {NOUNS[noun].form(n, lang, case)}" if noun else number


def _points(body: str, lang: Lang, facts: Facts, point: PointNamer) -> str:
    """One point or a list of points, each in the reader's numbering."""
    value = int(body) if body.isdigit() else facts[body]
    if isinstance(value, tuple):
        return ", ".join(point(slot, lang) for slot in value)
    return point(int(value), lang)
