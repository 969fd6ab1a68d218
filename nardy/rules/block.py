"""The block of six: a wall of six points in a row that nothing has passed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from nardy.board import ON_BOARD, SLOT, WIDTH, ahead, at_least, slots
from nardy.fault import Fault
from nardy.rule import Hitting, Scope, StepRule
from nardy.text import Fact, Text
from nardy.turn import Attempt, Moment

Explained = tuple[Text, Mapping[str, Fact], tuple[int, ...]]


def _six_starts(held: int) -> int:
    """Mask of the lowest points of six held in a row."""
    two = held & held >> WIDTH
    four = two & two >> 2 * WIDTH
    return four & two >> 4 * WIDTH


def _would_make_six(held: int) -> int:
    """Mask of the points that, held as well, would stand in a row of six."""
    below, above = [held | ~held], [held | ~held]
    for n in range(1, 6):
        below.append(below[-1] & held << n * WIDTH)
        above.append(above[-1] & held >> n * WIDTH)
    made = 0
    for n in range(6):
        made |= below[n] & above[5 - n]
    return made & ON_BOARD


def _rows(held: int) -> Iterator[tuple[int, ...]]:
    """The maximal rows of six or more, each from its highest point down."""
    row: list[int] = []
    for slot in (*slots(held), -1):
        if row and slot != row[-1] - 1:
            if len(row) >= 6:
                yield tuple(row)
            row = []
        row.append(slot)


@dataclass(frozen=True, slots=True)
class BlockSix(StepRule):
    """No row of six or more along the opponent's way that nothing of his has passed (rulings A4, A5).

    Rows run in the opponent's own numbering and are never counted over his 1|24 border.  mode: what permits a
    row; when: judged after every step or only at the end of the turn; hitting: the laws by which a step can
    send away the last piece ahead.
    """

    mode: Literal["ahead", "home", "never-allowed", "off"] = "ahead"
    when: Literal["step", "turn"] = "step"
    hitting: tuple[Hitting, ...] = ()

    id = "block.six"
    options: ClassVar[Mapping[str, str]] = {"mode": "six_block", "when": "six_block_when"}
    title = Text("The block of six", "Забор из шести")
    law = Text(
        "Six or more of your points in a row along the opponent's way are forbidden unless at least one opposing "
        "piece stands ahead of them or has been borne off.",
        "Шесть и больше ваших пунктов подряд на пути соперника запрещены, пока впереди них нет хотя бы одной его "
        "шашки, стоящей на доске или уже выброшенной.",
    )
    why = Text(
        "Nothing can pass six points in a row; a wall that locks in the whole army would end the game as a contest.",
        "Шесть пунктов подряд не перепрыгнуть; забор, за которым заперты все шашки соперника, убил бы борьбу.",
    )
    messages = {
        "ahead": Text(
            "{p:row} would be {n:length point} in a row in the opponent's way, with no opposing piece ahead.",
            "{p:row} — {n:length point} подряд на пути соперника, а впереди нет ни одной его шашки.",
        ),
        "home": Text(
            "{p:row} would be {n:length point} in a row before any opposing piece has reached its home.",
            "{p:row} — {n:length point} подряд, а ни одна шашка соперника ещё не дошла до своего дома.",
        ),
        "never-allowed": Text(
            "{p:row} would be {n:length point} in a row; by the rules chosen here that is never allowed.",
            "{p:row} — {n:length point} подряд; по выбранным правилам так нельзя никогда.",
        ),
    }

    @property
    def active(self) -> bool:
        return self.mode != "off"

    @property
    def plays_as(self) -> Scope:
        return self.when

    def forbidden(self, m: Moment, kind: int, hop: int) -> int:
        return self.walls(m, kind, hop) if self.when == "step" else 0

    def walls(self, m: Moment, kind: int, hop: int) -> int:
        """Mask of the origins from which the step would leave a new forbidden row, whatever `when` says."""
        held = m.held()
        if self.mode == "off" or held.bit_count() < 5:
            return 0
        renumber = m.start.path.renumber
        facing = renumber(held)
        landing = renumber(_would_make_six(facing) & ~facing)
        for law in self.hitting if _six_starts(facing) else ():
            landing |= law.hits(m, kind)
        suspects = ahead(landing, hop) & at_least(m.own[kind], 1) & ~1
        return sum(SLOT[src] for src in slots(suspects) if self._new_rows(m, self._stepped(m, kind, src, hop)))

    def _stepped(self, m: Moment, kind: int, src: int, hop: int) -> Moment:
        dst = src - hop
        hits = any(law.hits(m, kind) & SLOT[dst] for law in self.hitting)
        return m.after((kind, src, dst, ()), hits, off_head=False)

    def standing(self, m: Moment) -> list[tuple[int, ...]]:
        """The forbidden rows on the board, in the opponent's own numbering."""
        renumber = m.start.path.renumber
        facing = renumber(m.held())
        if not _six_starts(facing):
            return []
        theirs = renumber(m.theirs)
        return [row for row in _rows(facing) if not self._passed(theirs, row[-1])]

    def _passed(self, theirs: int, last: int) -> bool:
        """Whether the opponent has a piece where this mode wants one; slot 0 holds those borne off."""
        if self.mode == "never-allowed":
            return False
        below = 7 if self.mode == "home" else last
        return bool(theirs & (1 << WIDTH * below) - 1)

    def _new_rows(self, before: Moment, after: Moment) -> list[tuple[int, ...]]:
        """Forbidden rows that were not part of a forbidden row before (ruling A5)."""
        rows = self.standing(after)
        if not rows:
            return []
        old = [set(row) for row in self.standing(before)]
        return [row for row in rows if not any(set(row) <= known for known in old)]

    def explain(self, m: Moment, a: Attempt) -> Explained:
        return self._told(m, self._new_rows(m, self._stepped(m, a.kind, a.src, a.hop)))

    def final(self, end: Moment) -> Iterator[Fault]:
        """The breach by a turn that ends here, for `when="turn"`."""
        begin = Moment.opening(end.start)
        rows = self._new_rows(begin, end)
        if rows:
            text, facts, points = self._told(begin, rows)
            yield Fault(self, text, facts, points)

    def _told(self, m: Moment, rows: list[tuple[int, ...]]) -> Explained:
        longest = max(rows, key=len)
        points = tuple(m.start.path.across(slot) for slot in longest)
        return self.messages[self.mode], {"row": points, "length": len(points)}, points
