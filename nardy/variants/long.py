"""Long nardy: both sides the same way round, no hitting, the head and the block of six."""

from nardy.board import SLOT, Path
from nardy.rule import Cited
from nardy.rules import bearing, block, duties, head, moving, play
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants.scoring import scoring

LONG = Variant(
    id="long",
    title=Text("Long nardy", "Длинные нарды"),
    path=Path.CIRCLING,
    army=(15, 0, 0),
    setup=(15 * SLOT[24], 0, 0),
    options={
        "opening": "reroll", "larger_die": "larger", "head_first_turn": "any-roll", "six_block": "ahead",
        "six_block_when": "step", "last_roll": "off", "cube": "off", "crawford": "on", "jacoby": "off",
        "beaver": "off",
    },
    rules=(
        Cited(play.OpeningRoll(), ("S0",)),
        Cited(play.FirstTurn(), ("S0",)),
        Cited(play.Cocked(), ("FED",)),
        Cited(moving.OwnPiece(), ("S0", "S3")),
        Cited(moving.Direction(), ("S4",)),
        Cited(moving.ExactDie(), ("S3",)),
        Cited(moving.EachDieAStep(), ("S3",)),
        Cited(moving.Landing(), ("S0", "S3")),
        Cited(moving.Over(), ("S0", "S3")),
        Cited(moving.Double(), ("S3",)),
        Cited(moving.AnyOrder(), ("S3",)),
        Cited(head.HeadOne(), ("S3", "S4")),
        Cited(head.HeadFirstTurn(), ("S3",)),
        Cited(block.BlockSix(), ("FED",), Text(
            "No text states this rule; the federations play it. Others forbid the row until a piece has come home, "
            "forbid it always, or do not know the rule at all; some judge it only at the end of the turn.",
            "Ни в одном тексте этого правила нет, так играют федерации. Где-то забор запрещён, пока шашка "
            "соперника не пришла в дом, где-то всегда, а где-то такого правила нет вовсе; иногда его проверяют "
            "только в конце хода.",
        )),
        Cited(bearing.AllHome(), ("S0", "S3", "S4")),
        Cited(bearing.Exact(), ("S3",)),
        Cited(bearing.Highest(), ("S3", "FED"), Text(
            "S3 names only half of this rule; the other half is how the federations and S1 complete it.",
            "S3 называет лишь половину этого правила; вторую добавляют федерации и S1.",
        )),
        Cited(bearing.Optional(), ("S1",)),
        Cited(duties.PlayAll(), ("S0", "S3")),
        Cited(duties.LargerDie(), ("S3",)),
        Cited(play.Win(), ("S3", "S4")),
        *scoring("FED"),
    ),
)  # fmt: skip
