"""Questions with several answers: their answers, and what choosing one does."""

from __future__ import annotations

from dataclasses import replace

from nardy.teach.lesson import Answer, Choose, Lesson, Spot
from nardy.teach.state import Event, State
from nardy.teach.table import rules_of
from nardy.text import Text

KEPT = Text("This rule is kept here. {law}", "Это правило здесь соблюдено. {law}")


def answers_of(lesson: Lesson, question: Choose | Spot) -> tuple[Answer, ...]:
    """The answers in the order of their author; those of a `Spot` are the titles of laws."""
    if isinstance(question, Choose):
        return question.answers
    rules = {cited.rule.id: cited.rule for cited in rules_of(lesson).cited}
    return tuple(
        Answer(rule.title, question.done, right=True)
        if rule.id in question.rules
        else Answer(rule.title, Text(*(KEPT.say(lang, {"law": rule.law.say(lang)}) for lang in ("en", "ru"))))
        for rule in map(rules.__getitem__, question.among)
    )


def chosen(lesson: Lesson, question: Choose | Spot, state: State) -> Answer | None:
    """The answer that the learner has chosen last."""
    return answers_of(lesson, question)[state.chosen[0]] if state.chosen else None


def advance(lesson: Lesson, question: Choose | Spot, state: State, event: Event) -> State:
    """Any answer may be chosen after any other; the solution chooses the right one."""
    answers = answers_of(lesson, question)
    match event.do:
        case "choose" if event.value.isdecimal() and int(event.value) < len(answers):
            return replace(state, chosen=(int(event.value),))
        case "solution":
            right = next(number for number, answer in enumerate(answers) if answer.right)
            return replace(state, chosen=(right,), shown=True)
        case "retry":
            return State(state.step)
    return state
