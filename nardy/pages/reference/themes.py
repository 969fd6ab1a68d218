"""The rules of a game in groups, by what they are about: the first part of their ids says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.rule import Cited
from nardy.text import Text

CUBE = Text("The cube", "Куб")
THEMES: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (Text("Beginning and end", "Начало и конец"), ("dice", "game")),
    (Text("Moving", "Ходы"), ("move", "turn")),
    (Text("Hitting, waiting, entering", "Бить, ждать, входить"), ("hit", "bar", "piece", "dragon", "turtle")),
    (Text("Kaftar numbers", "Кафтарные числа"), ("kaftar",)),
    (Text("Head and block", "Голова и забор"), ("head", "block")),
    (Text("Bearing off", "Как выбрасывать"), ("bearoff",)),
    (Text("Counting", "Счёт"), ("score", "match")),
    (CUBE, ("cube",)),
)


def by_theme(rules: Iterable[Cited]) -> Iterator[tuple[Text, list[Cited]]]:
    """The groups that have any rule, each in the order of the game."""
    every = tuple(rules)
    for title, themes in THEMES:
        group = [cited for cited in every if cited.rule.id.partition(".")[0] in themes]
        if group:
            yield title, group
