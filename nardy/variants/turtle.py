"""Turtle: three turtles a side that ride on opposing pieces and pin them."""

from nardy.board import SLOT, Path
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants import dynamic_common as common

TURTLE = Variant(
    id="turtle",
    title=Text("Turtle", "Черепаха"),
    path=Path.CIRCLING,
    army=(15, 0, 3),
    setup=(15 * SLOT[24], 0, 3 * SLOT[25]),
    options=common.OPTIONS,
    rules=(*common.OPENING, *common.TURTLES, *common.closing()),
)
