"""The options of play and the presets: what can be agreed before a game (rules.md §9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from nardy.text import Text

Origin: TypeAlias = Literal["source", "federation", "ours"]
"""Who states a setting: one of the texts, a federation or international practice, or nobody but us."""

ORIGINS: Mapping[Origin, Text] = {
    "source": Text("stated by a source", "сказано в источнике"),
    "federation": Text("federation or tournament practice", "правила федераций и турниров"),
    "ours": Text("our own reading", "наше прочтение"),
}


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option: its name, what it means, and who states it."""

    id: str
    label: Text
    origin: Origin


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of play; its first value is the default unless a variant names another."""

    id: str
    title: Text
    values: tuple[Value, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the values, default first."""
        return tuple(value.id for value in self.values)

    def value(self, name: str) -> Value:
        """The value of a name."""
        return next(value for value in self.values if value.id == name)


def _switch(name: str, title: Text, on: Text, origin: Origin) -> Option:
    return Option(name, title, (Value("off", Text("off", "нет"), "source"), Value("on", on, origin)))


OPTIONS: tuple[Option, ...] = (
    Option("opening", Text("First roll", "Первый бросок"), (
        Value("reroll", Text("both dice are thrown again", "оба зара бросают заново"), "source"),
        Value("keep", Text("the two opening dice are played", "играют зары розыгрыша"), "federation"),
    )),
    Option("larger_die", Text("If only one number can be played", "Если сыграть можно только одно число"), (
        Value("larger", Text("the larger must be", "обязательно большее"), "source"),
        Value("choice", Text("the player chooses", "на выбор игрока"), "source"),
    )),
    Option("hit_and_hide", Text("Hit and hide", "Побить и спрятаться"), (
        Value("off", Text("allowed", "разрешено"), "source"),
        Value("board", Text("forbidden on the whole board", "запрещено на всей доске"), "source"),
        Value("home", Text("forbidden in one's own home", "запрещено в своём доме"), "federation"),
    )),
    Option("head_first_turn", Text("Second from the head on the first turn", "Вторая с головы в первый ход"), (
        Value("any-roll", Text("when one checker cannot play the roll", "если одной бросок не сыграть"), "source"),
        Value("doubles", Text("only with doubles", "только при кушах"), "ours"),
        Value("three-doubles", Text("only with 3-3, 4-4 and 6-6", "только при 3-3, 4-4 и 6-6"), "source"),
        Value("never", Text("never", "никогда"), "ours"),
    )),
    Option("six_block", Text("Block of six", "Забор из шести"), (
        Value("ahead", Text("allowed once an opposing piece is ahead of it",
                            "можно, если впереди есть шашка соперника"), "federation"),
        Value("home", Text("allowed once an opposing piece has reached its home",
                           "можно, если шашка соперника дошла до своего дома"), "federation"),
        Value("never-allowed", Text("never allowed", "нельзя никогда"), "ours"),
        Value("off", Text("allowed (no source forbids it)", "можно (ни один источник не запрещает)"), "source"),
    )),
    Option("six_block_when", Text("The block is judged", "Забор проверяют"), (
        Value("step", Text("after every step", "после каждого шага"), "ours"),
        Value("turn", Text("only at the end of the turn", "только в конце хода"), "ours"),
    )),
    Option("kaftar_captured", Text("A captured kaftarkhan", "Захваченный кафтархан"), (
        Value("that-die", Text("frees its own number", "освобождает своё число"), "ours"),
        Value("both", Text("frees both numbers", "освобождает оба числа"), "ours"),
    )),
    _switch("last_roll", Text("Last roll", "Последний бросок"),
            Text("both get equally many rolls", "бросков у обоих поровну"),
            "federation"),
    _switch("koks", Text("Koks", "Кокс"), Text("triple win", "тройной выигрыш"), "federation"),
    _switch("cube", Text("Doubling cube", "Куб удвоения"), Text("in play", "в игре"), "source"),
    Option("crawford", Text("Crawford rule", "Правило Кроуфорда"), (
        Value("on", Text("in matches with a cube", "в матчах с кубом"), "federation"),
        Value("off", Text("off", "нет"), "ours"),
    )),
    _switch("jacoby", Text("Jacoby rule", "Правило Джекоби"),
            Text("no gammons before a double", "без марса до удвоения"), "federation"),
    _switch("beaver", Text("Beavers", "Бобёр"), Text("allowed", "разрешён"), "federation"),
)  # fmt: skip

OPTION = {option.id: option for option in OPTIONS}


@dataclass(frozen=True, slots=True)
class Preset:
    """Options agreed together under one name; `games` empty: all games."""

    id: str
    title: Text
    sets: Mapping[str, str]
    games: tuple[str, ...] = ()


PRESETS: tuple[Preset, ...] = (
    Preset("standard", Text("Standard", "Обычные правила"), {}),
    Preset(
        "federation",
        Text("Federation", "Федерация"),
        {"opening": "keep", "head_first_turn": "three-doubles", "cube": "on"},
    ),
    Preset(
        "international",
        Text("International", "Международные"),
        {"opening": "keep", "koks": "on", "cube": "on"},
        ("short",),
    ),
    Preset("tavla", Text("Tavla", "Тавла"), {"hit_and_hide": "home"}, ("short",)),
    Preset("nastolkin", Text("Nastolkin", "Как у nastolkin.ru"), {"hit_and_hide": "board"}, ("short",)),
)

PRESET = {preset.id: preset for preset in PRESETS} | {"source": PRESETS[0]}
"""Presets by name; `source` is another name for the standard."""
