"""The cases of each rule: what breaks it, what does not, and where the border runs.

The files beside this module are data, one for each rule; rule pages show the very cases that the tests judge.
Only the builder and the tests read them, so they do not travel to the page.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from nardy.interface import Request, read_request
from nardy.referee import Verdict, judge
from nardy.text import Text

REQUEST = ("options", "white", "black", "dice", "moves", "complete")
"""The fields that a case shares with a request to the referee."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case in one game: the rule that it illustrates, and the fields of the file."""

    rule: str
    variant: str
    fields: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The name of the case, unique for its rule and game."""
        return str(self.fields["name"])

    @property
    def title(self) -> Text:
        """What happens, in one sentence."""
        return Text(**self.fields["title"])

    @property
    def request(self) -> dict[str, Any]:
        """The case as somebody would ask the referee."""
        asked = {key: self.fields[key] for key in REQUEST if key in self.fields}
        return {"variant": self.variant, "turn": self.fields.get("turn", "white")} | asked

    @property
    def breaks(self) -> list[str]:
        """The ids that the attempt breaks, in the order of the answer."""
        return [str(rule) for rule in self.fields["breaks"]]

    def judged(self) -> tuple[Request, Verdict]:
        """The case as the referee reads it, and his word on it."""
        request = read_request(self.request)
        return request, judge(request.rules, request.moment, request.moves, request.complete)

    def __str__(self) -> str:
        return f"{self.rule}/{self.name}/{self.variant}"


def parse(rule: str, text: str) -> tuple[Case, ...]:
    """The cases in the text of a rule's file, each once for every game it is a case of."""
    return tuple(
        Case(rule, variant, fields) for fields in tomllib.loads(text)["case"] for variant in fields["variants"]
    )


def of_rule(cases: Iterable[Case], variant: str, rule: str) -> tuple[list[Case], list[Case]]:
    """The cases of a rule in a game: those that keep it, and those that break it."""
    own = [case for case in cases if (case.variant, case.rule) == (variant, rule)]
    return [case for case in own if rule not in case.breaks], [case for case in own if rule in case.breaks]
