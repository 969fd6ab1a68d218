"""Kaftar: long nardy in which a 1 or a 6 places a checker from the mountain straight in the home."""

from nardy.board import SLOT, Path
from nardy.rule import Cited
from nardy.rules import bearing, block, duties, head, kaftar, moving, play
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants.scoring import scoring

OF_LONG = Text(
    "The source says only that everything not about kaftar numbers is as in long nardy; the alternatives are those "
    "of long nardy.",
    "В источнике сказано лишь, что всё, кроме кафтарных чисел, как в длинных нардах; другие варианты — те же, что там.",
)

KAFTAR = Variant(
    id="kaftar",
    title=Text("Kaftar", "Кафтар"),
    path=Path.CIRCLING,
    army=(15, 0, 0),
    setup=(15 * SLOT[24], 0, 0),
    options={
        "opening": "reroll", "larger_die": "larger", "head_first_turn": "any-roll", "six_block": "ahead",
        "six_block_when": "step", "kaftar_captured": "that-die", "last_roll": "off", "cube": "off",
        "crawford": "on", "jacoby": "off", "beaver": "off",
    },
    rules=(
        Cited(play.OpeningRoll(), ("S0",)),
        Cited(play.FirstTurn(), ("S0",)),
        Cited(play.Cocked(), ("FED",)),
        Cited(moving.OwnPiece(), ("S0", "S3")),
        Cited(moving.Direction(), ("S4",)),
        Cited(moving.ExactDie(), ("S0", "S3")),
        Cited(moving.EachDieAStep(), ("S3",)),
        Cited(moving.Landing(), ("S0", "S3")),
        Cited(moving.Over(), ("S0", "S3")),
        Cited(moving.Double(), ("S3",)),
        Cited(moving.AnyOrder(), ("S3",)),
        Cited(kaftar.Place(), ("S0",), Text(
            "That another number may not take the needed checker, and that a placement forbidden by the block of six "
            "is no duty, is our reading; one could also let the order of play decide.",
            "Что другим числом нельзя снять нужную шашку и что постановка, запрещённая забором, не обязательна, — "
            "наше прочтение; можно было бы предоставить это порядку ходов.",
        )),
        Cited(kaftar.FreeDie(), ("S0",)),
        Cited(kaftar.Kosha(), ("S0",), Text(
            "With fewer than four checkers on the mountain the rest of the numbers are ordinary moves; one could also "
            "let them be lost.",
            "Если на горе меньше четырёх шашек, остальные числа играют обычными ходами; можно было бы считать их "
            "пропавшими.",
        )),
        Cited(kaftar.Captured(), ("S0",), Text(
            "A captured khan frees its own number; by another reading either one frees both.",
            "Захваченный кафтархан освобождает своё число; по другому прочтению любой из них освобождает оба.",
        )),
        Cited(kaftar.Over(), ("S0",)),
        Cited(head.HeadOne(exempt=kaftar.PLACEMENTS), ("S3", "S4"), Text(
            "A placement does not count as a checker taken from the head.",
            "Постановка кафтара не считается снятием с головы.",
        )),
        Cited(head.HeadFirstTurn(exempt=kaftar.PLACEMENTS), ("S3",), OF_LONG),
        Cited(block.BlockSix(), ("FED",), OF_LONG),
        Cited(bearing.AllHome(), ("S0", "S3", "S4")),
        Cited(bearing.Exact(), ("S3",)),
        Cited(bearing.Highest(), ("S3", "FED"), OF_LONG),
        Cited(bearing.Optional(), ("S1",)),
        Cited(duties.PlayAll(), ("S0", "S3")),
        Cited(duties.LargerDie(), ("S3",)),
        Cited(play.Win(), ("S3", "S4")),
        *scoring(),
    ),
)  # fmt: skip
