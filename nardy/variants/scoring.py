"""Score, match and cube: the rows that every game has, with the sources that differ."""

from nardy.rule import Cited
from nardy.rules import match_play, score
from nardy.text import Text

_COUNTS = Text(
    "No source says how this game is scored; we count as in long nardy. One could also count every win once.",
    "Ни один источник не говорит, как считать эту игру; мы считаем, как в длинных нардах. Можно было бы считать любую "
    "победу за одну.",
)
_STARTS = Text(
    "No source says who starts the next game; elsewhere the winner starts, or the sides alternate.",
    "О том, кто начинает следующую партию, источники молчат; где-то начинает победитель, где-то по очереди.",
)


def scoring(source: str = "", *, koks: bool = False) -> tuple[Cited, ...]:
    """The rows of scoring; `source`: who states single and double wins for the game (empty: nobody)."""
    reading = None if source else _COUNTS
    stated = (source or "OURS",)
    triple = (Cited(score.Koks(), ("INT",)),) if koks else ()
    return (
        Cited(score.Oin(), stated, reading),
        Cited(score.Mars(), stated, reading),
        *triple,
        Cited(score.Stake(), ("S3", "S4")),
        Cited(match_play.Length(), ("S3",)),
        Cited(match_play.NextStart(), ("OURS",), _STARTS),
        Cited(match_play.Offer(), ("S4", "INT")),
        Cited(match_play.Faces(), ("S4",)),
        Cited(match_play.Crawford(), ("INT",)),
        Cited(match_play.Jacoby(), ("INT",)),
        Cited(match_play.Beaver(), ("INT",)),
    )
