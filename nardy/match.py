"""A match as a pure state machine: opening roll, turns, cube and score, with a referee of its own.

`advance(state, event)` gives the next state and the rules that the event breaks; an event that breaks one is
not carried out.  What cannot be an event at all is an `InputFaults`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from nardy.board import COLORS, Color, Position, all_off, count, other, total
from nardy.fault import Fault
from nardy.notation import Hop
from nardy.referee import judge
from nardy.rule import Rule
from nardy.rules.match_play import Beaver, Crawford, Faces, Jacoby, Length, Offer
from nardy.rules.moving import Over
from nardy.rules.play import FirstTurn, Win
from nardy.rules.score import Koks, Mars
from nardy.ruleset import Ruleset
from nardy.text import Fact, Text

Phase: TypeAlias = Literal["opening", "roll", "move", "offered", "beavered", "last-roll", "over"]
LAST_FACE = 64

MESSAGES = {
    "side": Text("It is not this side's turn.", "Сейчас не её ход."),
    "rolled": Text("The roll must be played first.", "Сначала нужно сыграть бросок."),
    "unrolled": Text("The dice have not been thrown yet.", "Зары ещё не брошены."),
}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens in a match: what, by whom, and with which dice or moves."""

    kind: Literal["roll", "move", "double", "take", "drop", "beaver"]
    by: Color
    dice: tuple[int, int] | None = None
    hops: tuple[Hop, ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment.

    length: points to play to, 0 without a match; score: White's and Black's points; starter: who began this game;
    cube, owner: the stake and who may double next (None: both); before: the score before the last game; result:
    who won the last game and what it was worth (None: drawn, or none yet).
    """

    rules: Ruleset
    length: int
    position: Position
    score: tuple[int, int] = (0, 0)
    game: int = 1
    phase: Phase = "opening"
    turn: Color | None = None
    starter: Color | None = None
    dice: tuple[int, int] | None = None
    cube: int = 1
    owner: Color | None = None
    before: tuple[int, int] = (-1, -1)
    result: tuple[Color, int] | None = None


Outcome: TypeAlias = tuple[Match, tuple[Fault, ...]]


def begin(rules: Ruleset, length: int) -> Match:
    """The match before its first opening roll."""
    return Match(rules, length, rules.variant.start)


def advance(match: Match, event: Event) -> Outcome:
    """The match after an event, or unchanged with the rules that the event breaks."""
    if match.phase == "over":
        score = f"{match.score[0]}:{match.score[1]}"
        return _broken(match, Length, Length.messages["broken"], {"score": score})
    return _HANDLERS[event.kind](match, event)


def _broken(match: Match, kind: type[Rule], text: Text, facts: Mapping[str, Fact] | None = None) -> Outcome:
    return match, (Fault(match.rules.rule(kind), text, facts or {}),)


def _roll(match: Match, event: Event) -> Outcome:
    if match.phase == "opening":
        return _opening(match, event), ()
    if match.phase in ("offered", "beavered"):
        return _broken(match, Offer, Offer.messages["first"])
    if event.by != match.turn:
        return _broken(match, Over, MESSAGES["side"])
    if match.phase == "move":
        return _broken(match, Over, MESSAGES["rolled"])
    return replace(match, phase="move", dice=event.dice), ()


def _opening(match: Match, event: Event) -> Match:
    """Each throws one die: the first is White's, the second Black's; equal numbers are thrown again."""
    white, black = event.dice or (1, 1)
    if white == black:
        return match
    starter: Color = "white" if white > black else "black"
    keep = match.rules.rule(FirstTurn).opening == "keep"
    return replace(
        match, turn=starter, starter=starter, phase="move" if keep else "roll", dice=event.dice if keep else None
    )


def _move(match: Match, event: Event) -> Outcome:
    if match.phase in ("offered", "beavered"):
        return _broken(match, Offer, Offer.messages["first"])
    if event.by != match.turn:
        return _broken(match, Over, MESSAGES["side"])
    if match.phase != "move" or match.dice is None:
        return _broken(match, Over, MESSAGES["unrolled"])
    verdict = judge(match.rules, match.rules.begin(match.position, event.by, match.dice), event.hops)
    if verdict.faults:
        return match, verdict.faults
    return _after_turn(replace(match, position=verdict.position(event.by), dice=None), event.by), ()


def _after_turn(match: Match, mover: Color) -> Match:
    """The match after a legal turn: the game goes on, has a last roll to come, or is over."""
    done = {color: all_off(match.position.side(color)) for color in COLORS}
    if mover != match.starter and done[other(mover)]:
        return _next_game(match, None, 0) if done[mover] else _won(match, other(mover))
    if not done[mover]:
        return replace(match, phase="roll", turn=other(mover))
    if mover == match.starter and _may_still_draw(match, other(mover)):
        return replace(match, phase="last-roll", turn=other(mover))
    return _won(match, mover)


def _may_still_draw(match: Match, color: Color) -> bool:
    """Whether the option of the last roll gives this side one more throw: at most four pieces, all home."""
    every = total(match.position.side(color))
    left = [slot for slot in range(1, 26) for _ in range(count(every, slot))]
    return match.rules.rule(Win).last_roll == "on" and len(left) <= 4 and all(slot <= 6 for slot in left)


def _won(match: Match, winner: Color) -> Match:
    """The game won: once, twice or three times the cube."""
    return _next_game(match, winner, factor(match, winner) * match.cube)


def factor(match: Match, winner: Color) -> int:
    """What a game borne off to the end counts: 1 oin, 2 mars, 3 koks."""
    loser = match.position.side(other(winner))
    if match.rules.rule(Jacoby).counts_once(match.length, match.cube):
        return 1
    laws = [cited.rule for cited in match.rules.cited if cited.rule.active]
    if any(isinstance(law, Koks) and law.lost(loser) for law in laws):
        return 3
    return 2 if match.rules.rule(Mars).lost(loser) else 1


def _next_game(match: Match, winner: Color | None, points: int) -> Match:
    """The score after a game and the set-up of the next, unless the match is over."""
    white, black = match.score
    white, black = white + points * (winner == "white"), black + points * (winner == "black")
    over = bool(match.length) and max(white, black) >= match.length
    return Match(
        match.rules,
        match.length,
        match.position if over else match.rules.variant.start,
        (white, black),
        match.game if over else match.game + 1,
        "over" if over else "opening",
        before=match.score,
        result=(winner, points) if winner else None,
    )


def _double(match: Match, event: Event) -> Outcome:
    if match.rules.rule(Offer).cube == "off":
        return _broken(match, Offer, Offer.messages["off"])
    if event.by != match.turn or match.phase != "roll":
        return _broken(match, Offer, Offer.messages["turn"])
    if match.owner == other(event.by):
        return _broken(match, Offer, Offer.messages["owner"])
    if match.rules.rule(Crawford).forbids(match.length, match.score, match.before):
        return _broken(match, Crawford, Crawford.messages["broken"])
    if match.cube >= LAST_FACE:
        return _broken(match, Faces, Faces.messages["broken"])
    return replace(match, phase="offered"), ()


def _asked(match: Match) -> Color | None:
    """The side that has to answer an offer."""
    if match.turn is None or match.phase not in ("offered", "beavered"):
        return None
    return other(match.turn) if match.phase == "offered" else match.turn


def _take(match: Match, event: Event) -> Outcome:
    if event.by != _asked(match):
        return _broken(match, Offer, Offer.messages["answer"])
    if match.phase == "beavered":
        return replace(match, phase="roll", cube=match.cube * 4, owner=other(event.by)), ()
    return replace(match, phase="roll", cube=match.cube * 2, owner=event.by), ()


def _drop(match: Match, event: Event) -> Outcome:
    if event.by != _asked(match):
        return _broken(match, Offer, Offer.messages["answer"])
    stake = match.cube * (2 if match.phase == "beavered" else 1)
    return _next_game(match, other(event.by), stake), ()


def _beaver(match: Match, event: Event) -> Outcome:
    if match.rules.rule(Beaver).played == "off" or match.length:
        return _broken(match, Beaver, Beaver.messages["off"])
    if match.phase != "offered" or event.by != _asked(match):
        return _broken(match, Beaver, Beaver.messages["answer"])
    if match.cube * 4 > LAST_FACE:
        return _broken(match, Faces, Faces.messages["broken"])
    return replace(match, phase="beavered"), ()


_HANDLERS: Mapping[str, Callable[[Match, Event], Outcome]] = {
    "roll": _roll,
    "move": _move,
    "double": _double,
    "take": _take,
    "drop": _drop,
    "beaver": _beaver,
}
