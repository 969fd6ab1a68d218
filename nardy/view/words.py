"""What the parts of a set-up are called, taken from the set-up, the way and the rules of a game."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.audit import can_hit
from nardy.board import BAR, CHECKER, HEAD, Color, count, other
from nardy.rules.kaftar import KAFTAR_NUMBERS, Place
from nardy.scene import Label
from nardy.text import Text
from nardy.variant import Variant
from nardy.view.names import BAR_WORD, HEAD_NAME, HOME_NAME, OWNERS, THEIR_HEAD, THEIR_HOME

BASE = Text(en="base", ru="база")
BASE_AND_HOME = Text(en="base, and {who}'s home", ru="база и дом {who}")
KHAN = Text(en="kaftarkhan", ru="кафтархан")
_HOME = tuple(range(1, 7))
_BASE = tuple(range(19, 25))


def named_places(variant: Variant, seat: Color = "white") -> tuple[Label, ...]:
    """The labels for a picture of the set-up as `seat` sees it: base, home, heads, bar, kaftarkhans."""
    return tuple(_labels(variant, seat))


def _labels(variant: Variant, seat: Color) -> Iterator[Label]:
    rival = other(seat)
    yield Label(_HOME, HOME_NAME, seat)
    if {variant.path.across(slot) for slot in _BASE} == set(_HOME):
        yield Label(_BASE, _whose(BASE_AND_HOME, rival), seat)
    else:
        yield Label(_BASE, BASE, seat)
        yield Label(_HOME, _whose(THEIR_HOME, rival), rival)
    if count(variant.setup[CHECKER], HEAD) == variant.army[CHECKER]:
        yield Label((HEAD,), HEAD_NAME, seat)
        yield Label((HEAD,), _whose(THEIR_HEAD, rival), rival)
    if can_hit(variant.rules) or any(count(packed, BAR) for packed in variant.setup):
        yield Label((BAR,), BAR_WORD, seat)
    if any(isinstance(cited.rule, Place) for cited in variant.rules):
        yield from (Label((number,), KHAN, side) for side in (seat, rival) for number in KAFTAR_NUMBERS)


def _whose(text: Text, owner: Color) -> Text:
    """A text with the owner's name in both languages."""
    return Text(text.say("en", {"who": OWNERS[owner].en}), text.say("ru", {"who": OWNERS[owner].ru}))
