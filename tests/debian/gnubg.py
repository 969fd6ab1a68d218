"""Drives ``gnubg -t -q``: commands in, its text out."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from nardy.record import Standing, write_match_id, write_position_id, write_xgid

GAMES_FOLDER = "/usr/games"
"""Where Debian puts it, which is not on the path of every user."""
PATIENCE = 300
QUIET = (
    "set automatic game off", "set automatic roll off", "set automatic bearoff off",
    "set player 0 name White", "set player 1 name Black",
    "set player 0 human", "set player 1 human", "set display off",
)  # fmt: skip
PLAYING = (
    "set automatic roll on", "set rng mersenne",
    "set player 0 gnubg", "set player 1 gnubg",
    "set player 0 chequer evaluation plies 0", "set player 1 chequer evaluation plies 0",
    "set player 0 cubedecision evaluation plies 0", "set player 1 cubedecision evaluation plies 0",
)  # fmt: skip
_SHOWN = re.compile(r"Position ID: (\S{14})\s+Match ID\s+: (\S{12})")


def run(commands: Iterable[str]) -> str:
    """What it answers to the commands."""
    program = shutil.which("gnubg", path=f"{GAMES_FOLDER}:/usr/bin:/usr/local/bin")
    if program is None:
        raise FileNotFoundError("gnubg is not installed: run nox -s tests-debian as root on Debian")
    text = "\n".join([*QUIET, *commands, "quit", "y", ""])
    done = subprocess.run(
        [program, "-t", "-q"], input=text, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    return done.stdout + done.stderr


def shown_after(commands: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Position ID and match ID of the board after each command."""
    marked = [line for command in commands for line in (command, "show version", "show board")]
    _, _banner, *parts = run(["new match 7", *marked]).split("GNU Backgammon 1.")
    for part in parts:
        if not (found := _SHOWN.search(part)):
            raise ValueError(f"no board is shown: {part[:400]}")
        yield found[1], found[2]


def by_xgid(standings: Iterable[Standing]) -> list[tuple[str, str]]:
    """The IDs it gives to standings that are told as XGID."""
    return list(shown_after(f"set xgid {write_xgid(one)}" for one in standings))


def by_id(standings: Iterable[Standing]) -> list[tuple[str, str]]:
    """The IDs it gives to standings that are told as IDs."""
    ids = ((write_position_id(one.position, one.turn), write_match_id(one)) for one in standings)
    return list(shown_after(f"set gnubgid {position}:{match}" for position, match in ids))


def play(folder: Path, games: int) -> None:
    """Let it play games of one point and leave each as .mat and .sgf in the folder."""
    commands = list(PLAYING)
    for seed in range(1, games + 1):
        name = folder / f"game{seed:02}"
        commands += [f"set seed {seed}", "new match 1", f'export match mat "{name}.mat"', f'save match "{name}.sgf"']
    run(commands)


def through(folder: Path, names: Iterable[str]) -> str:
    """Let it read .mat files and write each anew with ``-back`` in its name; what it says meanwhile."""
    commands: list[str] = []
    for name in names:
        commands += [f'import mat "{folder / name}.mat"', f'export match mat "{folder / name}-back.mat"']
    return run(commands)
