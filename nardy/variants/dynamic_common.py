"""What the three dynamic games share: their options, the laws of moving and bearing off, and our readings.

Only the opening of the book on these games is public.  What it leaves open and how we read it is said here once.
"""

from nardy.rule import Cited, Hitting
from nardy.rules import bar, bearing, block, duties, dynamic, head, moving, play
from nardy.text import Text
from nardy.variants.scoring import scoring

OPTIONS = {
    "opening": "reroll", "larger_die": "larger", "head_first_turn": "three-doubles", "six_block": "ahead",
    "six_block_when": "step", "last_roll": "off", "cube": "off", "crawford": "on", "jacoby": "off",
    "beaver": "off",
}  # fmt: skip

ENTER = Text(
    "The opening of the book does not say where pieces enter; we read: in their own base. One could also let them "
    "enter where a hit checker enters in short nardy.",
    "В доступном начале книги не сказано, куда входят шашки; мы читаем: в свою базу. Можно было бы вводить их и так, "
    "как побитую шашку в коротких нардах.",
)
HIT_FIRST = Text(
    "That a hit ordinary checker comes first is taken over from short nardy; the book's opening is silent.",
    "Что побитая обычная шашка входит первой, взято из коротких нард; в начале книги об этом ничего нет.",
)
WAIT = Text(
    "The book puts dragons on the bar at the start; that turtles wait there too, and that pieces enter whenever their "
    "owner likes, is our reading.",
    "Книга ставит на бар драконов; что там же ждут черепахи и что входить можно когда угодно — наше прочтение.",
)
ANY_PIECE = Text(
    "The book speaks of single opposing pieces; that a dragon hits dragons and turtles too is our reading.",
    "Книга говорит об одиночных шашках соперника; что дракон бьёт и драконов, и черепах — наше прочтение.",
)
FREES = Text(
    "The book does not join the two pieces; without this reading a pin could never be lifted.",
    "Книга не говорит, как встречаются дракон и черепаха; без этого прочтения черепаху было бы не согнать.",
)
RIDE = Text(
    "That a turtle may ride on opposing points is the book's; the limits (only where something is unpinned, not in "
    "its own home) are ours.",
    "Что черепаха ходит на занятые соперником поля, сказано в книге; пределы (только где есть кто-то свободный и не в "
    "своём доме) — наши.",
)
WHICH = Text(
    "The book lets a turtle block the checker under it; that the owner chooses which of several pieces stay is ours.",
    "По книге черепаха блокирует шашку под собой; что из нескольких шашек остающуюся выбирает владелец — наше "
    "прочтение.",
)
HEAD = Text(
    "The book speaks of checkers; that any piece leaving the head counts is our reading.",
    "Книга говорит о шашках; что считается любая шашка, уходящая с головы, — наше прочтение.",
)
ALL_OFF = Text(
    "That dragons and turtles must come home and be borne off as well is our reading; one could also let the fifteen "
    "checkers decide.",
    "Что драконов и черепах тоже нужно привести в дом и выбросить — наше прочтение; можно было бы считать только "
    "пятнадцать шашек.",
)
BLOCK = Text(
    "The book's opening does not speak of the block; we take it over from the federations' long nardy. The "
    "alternatives are the same.",
    "О заборе в начале книги ничего нет; мы берём его из длинных нард федераций. Другие варианты те же.",
)
OF_LONG = Text(
    "The book's opening is silent; we take this over from long nardy.",
    "В начале книги об этом ничего нет; мы берём это из длинных нард.",
)
FULL_TURN = Text(
    "Taken over from long nardy; since entering is a move, the duty can force waiting pieces in, although the book's "
    "figure 8 leaves the first 6-6 unfinished (it shows a board without waiting pieces).",
    "Взято из длинных нард; ввод — тоже ход, поэтому он может быть вынужденным, хотя на рисунке 8 книги первый куш "
    "6-6 остаётся недоигранным (на нём нет ждущих шашек).",
)

OPENING: tuple[Cited, ...] = (
    Cited(play.OpeningRoll(), ("S0",), OF_LONG),
    Cited(play.FirstTurn(), ("S0",), OF_LONG),
    Cited(play.Cocked(), ("FED",)),
    Cited(moving.OwnPiece(), ("S0", "S3")),
    Cited(moving.Direction(), ("S4",)),
    Cited(moving.ExactDie(), ("S3",)),
    Cited(moving.EachDieAStep(), ("S3",)),
    Cited(moving.Landing(), ("S0", "S4")),
    Cited(moving.Over(), ("S0", "S3")),
    Cited(moving.Double(), ("S3",)),
    Cited(moving.AnyOrder(), ("S3",)),
    Cited(dynamic.Wait(), ("S4",), WAIT),
    Cited(bar.EnterBase(), ("OURS",), ENTER),
)

DRAGONS: tuple[Cited, ...] = (
    Cited(bar.HitFirst(), ("OURS",), HIT_FIRST),
    Cited(dynamic.DragonHit(), ("S4",), ANY_PIECE),
)

TURTLES: tuple[Cited, ...] = (
    Cited(dynamic.TurtleLand(), ("S4",), RIDE),
    Cited(dynamic.TurtlePin(), ("S4",), WHICH),
)


def closing(*hitting: Hitting) -> tuple[Cited, ...]:
    """The head, the block, bearing off and the duties; `hitting`: the laws by which a step can hit."""
    return (
        Cited(head.HeadDynamic(), ("S4",), HEAD),
        Cited(block.BlockSix(hitting=hitting), ("FED",), BLOCK),
        Cited(bearing.AllHome(), ("S4",), ALL_OFF),
        Cited(bearing.Exact(), ("S3",)),
        Cited(bearing.Highest(), ("S3", "FED"), OF_LONG),
        Cited(bearing.Optional(), ("S1",)),
        Cited(duties.PlayAll(), ("S0", "S3"), FULL_TURN),
        Cited(duties.LargerDie(), ("S3",)),
        Cited(play.Win(), ("S4",), ALL_OFF),
        *scoring(),
    )
