"""Playing on alone: the program plays one side, says in one sentence why, and shows its steps on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from nardy.board import COLORS, HEAD, OFF
from nardy.notation import write_moves
from nardy.pages.live import Throw
from nardy.pages.points import namer, step_name
from nardy.pages.sandbox.state import Saying, State, Turn
from nardy.pages.sandbox.table import Table
from nardy.partner import Choice, choose
from nardy.rules.play import FirstTurn
from nardy.scene import Arrow, Scene
from nardy.text import LANGS, Text

PLAYED = Text("nardy threw {dice} and played {moves}. {why}", "nardy: на зарах {dice}, ход {moves}. {why}")
PASSED = Text("nardy threw {dice}. {why}", "nardy: на зарах {dice}. {why}")


def thrown(table: Table, throw: Throw) -> str:
    """Dice thrown by the page; under `opening=keep` the game opens with the two unequal opening dice."""
    a, b = throw()
    first = not table.state.past and table.start == table.variant.start and table.mover == COLORS[0]
    while first and a == b and table.rules.rule(FirstTurn).opening == "keep":
        a, b = throw()
    return f"{max(a, b)}{min(a, b)}"


def answered(state: State, throw: Throw) -> State:
    """The state after the partner's whole turn, where one is due; else the state as it is."""
    if state.partner != state.now.turn or state.now.dice:
        return state
    table = Table(state)
    if table.winner:
        return state
    rolled = Table(replace(state, now=replace(state.now, dice=thrown(table, throw))))
    if rolled.roll is None:
        raise ValueError("dice that are none")
    choice = choose(rolled.rules, rolled.roll, Random(str(throw())))
    played = Table(replace(state, now=replace(rolled.state.now, moves=write_moves(choice.steps))))
    return replace(played.ended(), notices=(*state.notices, _said(rolled, choice)), noted=state.noted)


def own_past(state: State) -> tuple[Turn, ...]:
    """The earlier turns without the partner's answer at the end: undoing leads back to a turn of one's own."""
    past = state.past
    return past[:-1] if past and past[-1].turn == state.partner else past


def _said(rolled: Table, choice: Choice) -> Saying:
    """What was thrown and played, in the numbers of whoever played it, and why."""
    point = namer(Scene(rolled.start, mover=rolled.mover, seat=rolled.mover, numbering=rolled.state.numbering))
    dice = "-".join(rolled.state.now.dice)
    en, ru = (
        (PLAYED if choice.steps else PASSED).say(
            lang,
            {
                "dice": dice,
                "moves": " ".join(step_name(step, lang, point) for step in choice.steps),
                "why": choice.says.say(lang),
            },
        )
        for lang in LANGS
    )
    return en, ru


def partner_arrows(table: Table) -> tuple[Arrow, ...]:
    """The partner's last steps, until the next roll; those from the bar and off the board have no place here."""
    state = table.state
    if state.now.dice or not state.past or state.past[-1].turn != state.partner:
        return ()
    return tuple(_arrows(Table(replace(state, now=state.past[-1]))))


def _arrows(played: Table) -> Iterator[Arrow]:
    across = played.variant.path.across
    for number, step in enumerate(played.moment.steps, 1):
        if OFF < step.dst <= step.src <= HEAD:
            flight = played.rules.way(step.kind, step.src, step.dst) in step.dice
            yield Arrow(across(step.src), across(step.dst), number, flight=flight)
