"""Colours as numbers: how far apart two are, and what eyes and printers that differ make of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Linear: TypeAlias = tuple[float, float, float]
"""Red, green and blue, 0…1, proportional to light."""
Sight: TypeAlias = Callable[[Linear], Linear]

_PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
_DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
"""Machado, Oliveira and Fernandes 2009, severity 1, for linear light."""


def _through(rows: tuple[Linear, Linear, Linear]) -> Sight:
    def sight(light: Linear) -> Linear:
        red, green, blue = (
            min(1.0, max(0.0, sum(part * value for part, value in zip(row, light, strict=True)))) for row in rows
        )
        return red, green, blue

    return sight


def _grey(light: Linear) -> Linear:
    return (luminance(light),) * 3


SIGHTS: Mapping[str, Sight] = {
    "usual": lambda light: light,
    "protanopia": _through(_PROTANOPIA),
    "deuteranopia": _through(_DEUTERANOPIA),
    "greyscale": _grey,
}


def linear(colour: str) -> Linear:
    """The light of ``#rrggbb``."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return red, green, blue


def luminance(light: Linear) -> float:
    """WCAG 2: 0 for black, 1 for white."""
    red, green, blue = light
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str, sight: str = "usual") -> float:
    """WCAG 2: 1 to 21, as somebody with this sight has it."""
    dark, bright = sorted(luminance(SIGHTS[sight](linear(colour))) for colour in (one, two))
    return (bright + 0.05) / (dark + 0.05)
