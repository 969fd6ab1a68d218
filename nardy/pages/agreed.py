"""What can be agreed before a game: every value of an option, who states it, and which presets play it so."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.html import Child, Html, tag
from nardy.rule import Rule
from nardy.ruleset import chosen_options
from nardy.text import Lang, Text
from nardy.variant import Variant
from nardy.variants.options import OPTION, ORIGINS, PRESETS, Option, Preset

AGREE = Text("Agreed before the game: ", "По уговору: ")
USUAL = Text("usual", "обычно")
PLAYED_BY = Text("played so in: {names}", "так играют: {names}")


def options_of(variant: Variant, rule: Rule) -> Iterator[Option]:
    """The options of a game that change a rule."""
    yield from (OPTION[name] for name in rule.options.values() if name in variant.options)


def option_list(variant: Variant, option: Option, lang: Lang) -> Html:
    """An option of a rule: every value, who states it, and which one is usual in this game."""
    values: list[Child] = []
    for value in option.values:
        usual = f" ({USUAL.say(lang)})" if variant.options[option.id] == value.id else ""
        said = [ORIGINS[value.origin].say(lang), *_sets(variant, option, value.id, lang)]
        values.append(tag("li", tag("b", value.label.say(lang)), usual, " — ", tag("em", "; ".join(said))))
    return tag("div", tag("p", AGREE.say(lang), option.title.say(lang)), tag("ul", values), class_="agreed")


def _sets(variant: Variant, option: Option, value: str, lang: Lang) -> Iterator[str]:
    names = [preset.title.say(lang) for preset in PRESETS if _plays(variant, preset, option.id) == value]
    if names:
        yield PLAYED_BY.say(lang, {"names": ", ".join(names)})


def _plays(variant: Variant, preset: Preset, option: str) -> str | None:
    """How a preset plays an option; None where the preset does not belong to the game."""
    if preset.games and variant.id not in preset.games:
        return None
    return chosen_options(variant, preset.id, {})[option]
