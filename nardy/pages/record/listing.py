"""The turns of a game as a list to step through, and what of the text could not be read."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.fault import Fault
from nardy.html import Child, Html, tag
from nardy.notation import InputFault
from nardy.pages.record import words
from nardy.pages.record.state import MOST_TURNS
from nardy.pages.record.view import View
from nardy.pages.sandbox.controls import SEAT_NAMES, Choice, select
from nardy.pages.sandbox.state import SEATS
from nardy.record import Call, Game, Ply
from nardy.text import Lang
from nardy.view.names import SIDES


def turns(view: View) -> Html:
    """Every turn, every call and the result; the turn that is shown is the current one."""
    return tag(
        "div",
        tag("h2", view.say(words.MOVES)),
        tag("p", _summary(view)),
        tag("ol", _rows(view), class_="plies", tabindex="0", aria_label=view.say(words.MOVES)),
        tag("p", view.say(words.TRUNCATED, most=MOST_TURNS)) if len(view.plies) == MOST_TURNS else None,
        notes(view),
    )


def _summary(view: View) -> str:
    wrong = sum(_broken(ply) for ply in view.plies)
    unread = sum(not ply.legal for ply in view.plies) - wrong
    illegal = view.say(words.SOME_WRONG, n=wrong) if wrong else "" if unread else view.say(words.NONE_WRONG)
    return f"{illegal} {view.say(words.SOME_UNREAD, n=unread) if unread else ''}".strip()


def _broken(ply: Ply) -> bool:
    """Whether the turn breaks a rule; what cannot be judged does not."""
    return any(isinstance(reason, Fault) for reason in ply.reasons)


def _rows(view: View) -> Iterator[Child]:
    plies = iter(view.plies)
    for entry in view.game.entries:
        if isinstance(entry, Call):
            side = view.say(SIDES[entry.color])
            yield tag("li", f"{side}: {view.say(words.CALLS[entry.kind], cube=entry.cube)}", class_="call")
        elif not entry.played:
            yield tag("li", f"{view.roll(entry)}: {view.say(words.UNPLAYED)}", class_="call")
        elif ply := next(plies, None):
            yield _row(view, ply)
    if result := _result(view, view.game):
        yield tag("li", result, class_="call")


def _row(view: View, ply: Ply) -> Html:
    here = ply.number == view.state.at
    flag = None if ply.legal else tag("strong", view.say(words.FLAG if _broken(ply) else words.NO_FLAG), class_="flag")
    return tag(
        "li",
        tag(
            "button", view.title(ply), " ", flag, type="button", data_action="go", data_at=ply.number,
            aria_current="step" if here else None,
        ),
        class_=None if ply.legal else "wrong",
    )  # fmt: skip


def _result(view: View, game: Game) -> str:
    if game.drawn:
        return view.say(words.DRAWN)
    return view.say(words.WINS[game.winner], points=game.points) if game.winner else ""


def notes(view: View) -> Html | None:
    """What in the text could not be read, each with its line."""
    lines = (
        tag("li", tag("b", view.say(words.LINE, line=note.line)) if note.line else None, note.message()[view.lang])
        for note in view.record.notes
    )
    if not view.record.notes:
        return None
    return tag("div", tag("h2", view.say(words.NOTES)), tag("ul", lines), class_="notes")


def faults(found: tuple[InputFault, ...], lang: Lang) -> Html:
    """Why nothing of a text can be replayed."""
    said = (tag("p", fault.message()[lang]) for fault in found)
    return tag("div", tag("h2", words.UNREAD.say(lang), class_="refused"), said)


def choices(view: View) -> Html:
    """Which game, and whose seat."""
    games = (
        Choice(str(place), _name(view, game), place == view.state.game) for place, game in enumerate(view.record.games)
    )
    seats = (Choice(seat, SEAT_NAMES[seat].say(view.lang), seat == view.state.seat) for seat in SEATS)
    return tag(
        "div",
        select(view.say(words.GAME), "game", games) if len(view.record.games) > 1 else None,
        select(view.say(words.SEAT), "seat", seats),
        class_="manner",
    )


def _name(view: View, game: Game) -> str:
    score = f"{game.score[0]}:{game.score[1]}" if game.score else "?"
    return view.say(words.GAME_NAME, number=game.number, games=len(view.record.games), score=score)
