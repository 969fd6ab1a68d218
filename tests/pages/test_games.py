"""The page of each game: every rule, every reading, every setting, and the words of the set-up."""

from __future__ import annotations

from html import unescape

import pytest

from nardy.pages.games import game_page, words_of
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from nardy.variants.options import OPTION, ORIGINS

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
each_language = pytest.mark.parametrize("lang", LANGS)


@each_variant
@each_language
def test_every_rule_is_on_the_page(variant: Variant, lang: Lang) -> None:
    """Each law in its own words, with its id as an anchor, its reading with the alternatives, its settings marked."""
    shown = unescape(game_page(variant, lang).main)
    for cited in variant.rules:
        assert f'<li id="{cited.rule.id}"' in shown
        assert cited.rule.law.say(lang) in shown
        assert cited.reading is None or cited.reading.say(lang) in shown
        for name in cited.rule.options.values():
            if name in variant.options:
                assert all(
                    v.label.say(lang) in shown and ORIGINS[v.origin].say(lang) in shown for v in OPTION[name].values
                )


@each_language
def test_words_follow_from_the_game(lang: Lang) -> None:
    """Kaftar has khans, long nardy a head and no bar, the dynamic games their pieces, short nardy no head."""
    words = {variant.id: [name.en for name, _ in words_of(variant)] for variant in VARIANTS}
    assert ["Point", "Base", "Home", "Bar", "Blot"] == words["short"]
    assert ["Point", "Head, or mountain", "Base", "Home"] == words["long"]
    assert "Kaftarkhans" in words["kaftar"]
    assert {"Dragons", "Turtles", "Bar"} <= set(words["dragon-turtle"])
    assert "Dragons" not in words["turtle"]
    assert "Bar" in words["turtle"]
    said = {name.en: text.say(lang) for name, text in words_of(next(v for v in VARIANTS if v.id == "dragon-turtle"))}
    assert {"en": "6 dragons", "ru": "6 драконов"}[lang] in said["Dragons"]
    assert {"en": "3 turtles", "ru": "3 черепахи"}[lang] in said["Turtles"]
    for variant in VARIANTS:
        assert all(said.say(lang) for _, said in words_of(variant))
