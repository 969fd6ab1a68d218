"""Boards of other games beside the words of a step, on the screen and on paper."""

from __future__ import annotations

from nardy.html import Html, safe, tag
from nardy.scene import Plan
from nardy.teach import Say
from nardy.text import Lang
from nardy.view import draw_plan


def plans(step: Say, lang: Lang) -> Html | None:
    """The boards, each above its name; None where the step has none."""
    return tag("figure", (_plan(plan, lang) for plan in step.plans), class_="plans") if step.plans else None


def _plan(plan: Plan, lang: Lang) -> Html:
    return tag("figure", safe(draw_plan(plan, lang)), tag("figcaption", plan.name.say(lang)))
