"""The vocabulary of lessons: plain frozen values, which an author writes and everything else reads.

Moves are written as on paper, ``"24/18 18/16"``; the word ``end`` after them says that the turn is
ended there, whatever could still be played. Points in texts are places of `Text`, never bare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from nardy.board import Color
from nardy.scene import Arrow, Label, Mark, Numbering, Plan
from nardy.teach.goals import Goal
from nardy.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A position as its author sees it, each side in its own numbering; ``dice`` are two digits.

    ``agreed`` are options that are played here and not in the rest of the lesson; ``variant`` is the game that stands
    here where it is another than that of the lesson; ``labels`` are words written on the board.
    """

    white: str
    black: str
    turn: Color = "white"
    dice: str = ""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    labels: tuple[Label, ...] = ()
    agreed: Mapping[str, str] = field(default_factory=dict)
    variant: str = ""


@dataclass(frozen=True, slots=True)
class See:
    """Another page of the site to look at: its path below the folder of the language, and its name."""

    path: str
    name: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Say:
    """Words alone. ``id`` is the last part of the step's public address.

    ``renamed`` are the ids that the step has had before: their addresses lead here, and what was done under them
    counts. ``paper`` is what a printed sheet says in place of a ``text`` that speaks of the screen. ``plans`` are
    boards of other games to look at, where no board of ours stands.
    """

    id: str
    heading: Text
    text: Text
    paper: Text | None = None
    see: See | None = None
    plans: tuple[Plan, ...] = ()
    renamed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Show(Say):
    """Words and a board to look at."""

    board: Board


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(Say):
    """Something to do: ``rules`` are the ids of the rules it is about, ``done`` is said when it is done."""

    rules: frozenset[str] = frozenset()
    done: Text


@dataclass(frozen=True, slots=True)
class Mistake:
    """Moves that learners are expected to try.

    ``breaks`` are the ids of exactly the rules that the last of the moves breaks (those before it
    are legal); none: the turn is legal, but not what was asked. ``says`` is what a teacher would,
    ``later`` where it would lead, once the learner asks to see it.
    """

    moves: str
    breaks: frozenset[str]
    says: Text
    later: Text | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise(Task):
    """A board on which the learner moves; ``solutions`` are turns that do it, the one to be shown first."""

    board: Board
    solutions: tuple[str, ...]
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Try(Exercise):
    """Done by a legal turn that meets the goal: without one, the position in which a solution ends."""

    goal: Goal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Break(Exercise):
    """Done by breaking exactly these rules, on purpose; the steps before the last are legal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Free(Exercise):
    """Turn after turn until the goal is met, the opponent waiting; ``throws`` are those after the board's own.

    The turns of a solution are parted by semicolons.
    """

    goal: Goal
    throws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """One of several answers: its words, what a teacher says to it, and whether it is the right one."""

    text: Text
    says: Text
    right: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Task):
    """A question with several answers, one of them right."""

    answers: tuple[Answer, ...]
    board: Board | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Predict(Choose):
    """A question about what is going to happen; after the right answer ``moves`` are made on the board."""

    board: Board
    moves: str


Marking: TypeAlias = Literal["modern", "medieval"]
"""How a die is marked: with 1 on top and 2 on the left, a modern one has 3 on the right, a medieval one 4."""


@dataclass(frozen=True, slots=True)
class Zar:
    """A die in the hand: its marking, and the numbers that are on top and on the left at first."""

    marking: Marking
    top: int
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InHand(Choose):
    """A question whose answer is found by turning dice in the hand."""

    dice: tuple[Zar, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot(Task):
    """A written turn that breaks one law: which, of those ``among``? The one is in ``rules``."""

    board: Board
    moves: str
    among: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Task):
    """All points that the checker on ``src`` may go to with one number, and no others, are to be picked."""

    board: Board
    src: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Find(Task):
    """Points to be found one after the other, each called by its number in one of the numberings.

    The learner numbers the board in one way or another; the author writes the points as places of the mover.
    """

    board: Board
    points: tuple[tuple[Numbering, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exam(Task):
    """A game in silence: the learner plays a turn on each board, and the referee speaks at the very end."""

    boards: tuple[Board, ...]


Step: TypeAlias = Say | Show | Try | Break | Free | Choose | Predict | Spot | Pick | Find | Exam


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One lesson: ``id`` is the folder of its public address; its rules are a variant's, as agreed.

    ``picture`` names the step whose board stands in the preview picture; without it the first task's does.
    """

    id: str
    title: Text
    about: Text
    variant: str
    preset: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    picture: str = ""
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        names = Counter(name for step in self.steps for name in (step.id, *step.renamed))
        if twice := [name for name, count in names.items() if count > 1]:
            raise ValueError(f"{self.id}: two steps have been called {', '.join(twice)}")

    def index(self, step_id: str) -> int:
        """The place of a step, from 0, also by a name it had before; a `KeyError` when there is none of that name."""
        for place, step in enumerate(self.steps):
            if step_id in (step.id, *step.renamed):
                return place
        raise KeyError(step_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """Lessons that belong together: ``id`` is the folder of their addresses, ``goal`` what one can do afterwards."""

    id: str
    title: Text
    theme: Text
    goal: Text
    lessons: tuple[Lesson, ...]
