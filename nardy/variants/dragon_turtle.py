"""Dragon and turtle: both kinds of special pieces at once."""

from nardy.board import SLOT, Path
from nardy.rule import Cited
from nardy.rules import dynamic
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants import dynamic_common as common

DRAGON_TURTLE = Variant(
    id="dragon-turtle",
    title=Text("Dragon and turtle", "Дракон и черепаха"),
    path=Path.CIRCLING,
    army=(15, 6, 3),
    setup=(15 * SLOT[24], 6 * SLOT[25], 3 * SLOT[25]),
    options=common.OPTIONS,
    rules=(
        *common.OPENING,
        *common.DRAGONS,
        Cited(dynamic.DragonFree(), ("OURS",), common.FREES),
        *common.TURTLES,
        *common.closing(dynamic.DragonHit()),
    ),
)
