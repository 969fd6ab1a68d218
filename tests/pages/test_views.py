"""How a reader looks at a board: numbering, seat and mirror are part of the state and of its link; looks are not."""

from __future__ import annotations

import json
import re

import pytest

from nardy.pages.key import MARKS
from nardy.pages.looks import BOARDS, THEMES, looks
from nardy.pages.poster import poster_page
from nardy.pages.sandbox import static_page
from nardy.pages.sandbox.state import from_json
from nardy.scene import NUMBERINGS
from nardy.text import LANGS, Lang
from nardy.variant import Variant
from nardy.variants import VARIANTS
from tests.pages.play import Page


def test_the_mirror_exchanges_left_and_right_and_stands_in_the_link() -> None:
    """The link leads back to the same picture; switched off, it leaves the link."""
    page = Page("variant=long")
    plain = page.reply.fragments["board"]
    turned = page.send("set", name="mirrored", value="1")
    assert "variant=long&mirrored=1" == turned.url
    assert plain != turned.fragments["board"] == Page(turned.url).reply.fragments["board"]
    assert plain == page.send("set", name="mirrored", value="0").fragments["board"]
    assert "variant=long" == page.reply.url


@pytest.mark.parametrize("event", [{"action": "new"}, {"action": "set", "name": "variant", "value": "kaftar"}])
def test_a_new_game_is_seen_the_same_way(event: dict[str, str]) -> None:
    """Numbering, seat and mirror outlast a game, and the change to another one."""
    page = Page("variant=long&numbering=s4&seat=black&mirrored=1")
    assert page.send(**event).url.endswith("numbering=s4&seat=black&mirrored=1")


def test_a_state_kept_before_there_was_a_mirror_is_read() -> None:
    """A page that was open during an update goes on as it was; nonsense is refused."""
    kept = json.loads(json.dumps(Page("variant=long&dice=62").reply.state))
    del kept["mirrored"]
    assert "0" == from_json(kept).mirrored
    with pytest.raises(ValueError, match="does not know"):
        from_json(kept | {"mirrored": "perhaps"})


@pytest.mark.parametrize("lang", LANGS)
def test_looks_are_offered_in_words(lang: Lang) -> None:
    """Every look, theme and numbering is a choice of its own, the usual one first, and the legend is on the page."""
    markup = looks(lang)
    assert [*BOARDS, *THEMES, *NUMBERINGS] == re.findall(r'<option value="(\w+)"', markup)
    shown = static_page(lang).main
    assert markup in shown
    assert MARKS.say(lang) in shown


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
@pytest.mark.parametrize("lang", LANGS)
def test_a_sheet_shows_the_set_up_in_the_print_theme(variant: Variant, lang: Lang) -> None:
    """With the words on the board, and the way back to the rules."""
    page = poster_page(variant, lang)
    assert 'data-board="print"' in page.main
    assert 'class="label"' in page.main
    assert f"{lang}/games/" in page.main
