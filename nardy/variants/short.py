"""Short nardy: opposite directions, blots are hit, the bar comes first."""

from nardy.board import SLOT, Path
from nardy.rule import Cited
from nardy.rules import bar, bearing, duties, hitting, moving, play
from nardy.text import Text
from nardy.variant import Variant
from nardy.variants.scoring import scoring

SHORT = Variant(
    id="short",
    title=Text("Short nardy", "Короткие нарды"),
    path=Path.FACING,
    army=(15, 0, 0),
    setup=(2 * SLOT[24] + 5 * SLOT[13] + 3 * SLOT[8] + 5 * SLOT[6], 0, 0),
    options={
        "opening": "reroll", "larger_die": "larger", "hit_and_hide": "off", "koks": "off", "cube": "off",
        "crawford": "on", "jacoby": "off", "beaver": "off",
    },
    rules=(
        Cited(play.OpeningRoll(), ("S0", "S1")),
        Cited(play.FirstTurn(), ("S0", "S1")),
        Cited(play.Cocked(), ("FED",)),
        Cited(moving.OwnPiece(), ("S1", "S3")),
        Cited(moving.Direction(), ("S1",)),
        Cited(moving.ExactDie(), ("S1", "S3")),
        Cited(moving.EachDieAStep(), ("S1", "S3")),
        Cited(moving.Landing(closed_by=2), ("S1", "S3")),
        Cited(moving.Over(), ("S1", "S3")),
        Cited(moving.Double(), ("S1", "S3")),
        Cited(moving.AnyOrder(), ("S1", "S3")),
        Cited(bar.EnterFirst(), ("S1", "S3")),
        Cited(bar.EnterPoint(), ("S1", "S3")),
        Cited(hitting.HitBlot(), ("S1", "S3")),
        Cited(hitting.HitAndHide(), ("S3", "TAV"), Text(
            "Banned continuations count as not available, so the fullest turn is measured over what is legal. "
            "The texts do not say; one could also let the full turn come first.",
            "Запрещённые продолжения считаются недоступными: полный ход меряется по разрешённым. В текстах об "
            "этом ничего нет; можно было бы и поставить полный ход выше запрета.",
        )),
        Cited(bearing.AllHome(), ("S1", "S3")),
        Cited(bearing.Exact(), ("S1", "S3")),
        Cited(bearing.Highest(), ("S1", "S3", "FED"), Text(
            "S1 and S3 each give half of this rule, and S3's wording for short nardy contradicts S1; this is how "
            "both are reconciled.",
            "S1 и S3 дают по половине этого правила, а слова S3 о коротких нардах противоречат S1; здесь то, что "
            "их примиряет.",
        )),
        Cited(bearing.Optional(), ("S1",)),
        Cited(duties.PlayAll(), ("S1", "S3")),
        Cited(duties.LargerDie(), ("S1", "S3")),
        Cited(play.Win(), ("S1", "S3")),
        *scoring("S3", koks=True),
    ),
)  # fmt: skip
