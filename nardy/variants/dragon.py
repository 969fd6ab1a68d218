"""Dragon: six dragons a side that hit single opposing pieces."""

from nardy.board import SLOT, Path
from nardy.rules import dynamic
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants import dynamic_common as common

DRAGON = Variant(
    id="dragon",
    title=Text("Dragon", "Дракон"),
    path=Path.CIRCLING,
    army=(15, 6, 0),
    setup=(15 * SLOT[24], 6 * SLOT[25], 0),
    options=common.OPTIONS,
    rules=(*common.OPENING, *common.DRAGONS, *common.closing(dynamic.DragonHit())),
)
