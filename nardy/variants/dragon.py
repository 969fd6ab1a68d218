"""Dragon: six dragons a side that hit single opposing pieces."""

from nardy.board import SLOT, Path
from nardy.rule import Cited
from nardy.rules import bar, bearing, block, duties, dynamic, head, moving, play
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants import dynamic_readings as reading

DRAGON = Variant(
    id="dragon",
    title=Text("Dragon", "Дракон"),
    path=Path.CIRCLING,
    army=(15, 6, 0),
    setup=(15 * SLOT[24], 6 * SLOT[25], 0),
    options={
        "opening": "reroll", "larger_die": "larger", "head_first_turn": "three-doubles", "six_block": "ahead",
        "six_block_when": "step", "last_roll": "off", "cube": "off", "crawford": "on", "jacoby": "off",
        "beaver": "off",
    },
    rules=(
        Cited(play.OpeningRoll(), ("S0",), reading.OF_LONG),
        Cited(play.FirstTurn(), ("S0",), reading.OF_LONG),
        Cited(play.Cocked(), ("FED",)),
        Cited(moving.OwnPiece(), ("S0", "S3")),
        Cited(moving.Direction(), ("S4",)),
        Cited(moving.ExactDie(), ("S3",)),
        Cited(moving.EachDieAStep(), ("S3",)),
        Cited(moving.Landing(), ("S0", "S4")),
        Cited(moving.Over(), ("S0", "S3")),
        Cited(moving.Double(), ("S3",)),
        Cited(moving.AnyOrder(), ("S3",)),
        Cited(dynamic.Wait(), ("S4",), reading.WAIT),
        Cited(bar.EnterBase(), ("OURS",), reading.ENTER),
        Cited(bar.HitFirst(), ("OURS",), reading.HIT_FIRST),
        Cited(dynamic.DragonHit(), ("S4",), reading.ANY_PIECE),
        Cited(head.HeadDynamic(), ("S4",), reading.HEAD),
        Cited(block.BlockSix(hitting=(dynamic.DragonHit(),)), ("FED",), reading.BLOCK),
        Cited(bearing.AllHome(), ("S4",), reading.ALL_OFF),
        Cited(bearing.Exact(), ("S3",)),
        Cited(bearing.Highest(), ("S3", "FED"), reading.OF_LONG),
        Cited(bearing.Optional(), ("S1",)),
        Cited(duties.PlayAll(), ("S0", "S3"), reading.FULL_TURN),
        Cited(duties.LargerDie(), ("S3",)),
        Cited(play.Win(), ("S4",), reading.ALL_OFF),
    ),
)  # fmt: skip
