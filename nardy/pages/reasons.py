"""Broken rules in words: what a person is told about a fault.  Sandbox and lessons say it alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nardy.fault import Fault
from nardy.html import Html, tag
from nardy.rule import READING, Cited
from nardy.ruleset import Ruleset
from nardy.sources import BY_ID
from nardy.text import Lang, PointNamer, Text
from nardy.variants.options import OPTION

SOURCE = Text("Who says so: ", "Кто так говорит: ")
AGREED = Text("your agreement ({agreed})", "ваш уговор ({agreed})")
USUALLY = Text("; the usual rule: ", "; обычное правило: ")
NOTHING_REFUSED = Text("Nothing has been refused in this turn.", "В этом ходу судья ещё ничего не запретил.")
OWED = Text("A duty of the whole turn", "Обязанность на весь ход")
LAST = 99
"""After every step: what is about the turn as a whole."""


def sentence(fault: Fault, lang: Lang, point: PointNamer) -> str:
    """The fault in one sentence with its actual points, dice and counts."""
    return fault.text.say(lang, fault.facts, point)


def spoken(faults: Iterable[Fault], lang: Lang, point: PointNamer) -> str:
    """All faults one after the other, as a screen reader is told."""
    return " ".join(f"{f.rule.title.say(lang)}: {sentence(f, lang, point)}" for f in faults)


def rule_path(variant: str, rule: str, lang: Lang) -> str:
    """The address of the page of a rule in a game, from the root of the site."""
    return f"{lang}/rules/{variant}/{rule}.html"


def ranked(rules: Ruleset, faults: Iterable[Fault]) -> tuple[tuple[Fault, ...], ...]:
    """Faults in the order in which they are shown, those of one rule together, each group by steps.

    What the step itself could not do comes before what the turn as a whole owes, for the hand that has just moved asks
    about the step; among equals the order of the game's rules decides.
    """
    groups: dict[str, list[Fault]] = {}
    for fault in faults:
        groups.setdefault(fault.rule.id, []).append(fault)
    order = sorted(groups, key=lambda rule: (is_duty(groups[rule][0]), rules.order[rule]))
    return tuple(tuple(sorted(groups[rule], key=lambda fault: fault.step or LAST)) for rule in order)


def is_duty(fault: Fault) -> bool:
    """Whether the turn as a whole owes something, and no single step is in the wrong place."""
    return fault.rule.plays_as == "dice"


def reason(rules: Ruleset, group: Sequence[Fault], lang: Lang, point: PointNamer, root: str | None) -> Html:
    """One rule: its name, a sentence for each time it is broken, whose word it rests on, and what is our reading."""
    rule = group[0].rule
    cited = rules.citation[rule.id]
    title = rule.title.say(lang)
    page = None if root is None else root + rule_path(rules.variant.id, rule.id, lang)
    return tag(
        "li",
        tag("h3", title if page is None else tag("a", title, href=page), " ", tag("code", rule.id)),
        tag("p", OWED.say(lang), class_="owed") if is_duty(group[0]) else None,
        (tag("p", said) for said in dict.fromkeys(sentence(fault, lang, point) for fault in group)),
        tag("p", SOURCE.say(lang), *_said_by(rules, cited, lang), class_="sources"),
        own_reading(cited.reading, lang),
        class_="reason duty" if is_duty(group[0]) else "reason",
        data_rule=rule.id,
    )


def _said_by(rules: Ruleset, cited: Cited, lang: Lang) -> Iterator[Html | str]:
    """Whose word a rule is: first what was agreed otherwise than usual, which those need not say who state the rule."""
    usual = rules.variant.options
    changed = [name for name in cited.rule.options.values() if name in usual and rules.options[name] != usual[name]]
    chosen = ((OPTION[name].title, OPTION[name].value(rules.options[name]).label) for name in changed)
    agreed = "; ".join(f"{option.say(lang)}: {value.say(lang)}" for option, value in chosen)
    if agreed:
        yield AGREED.say(lang, {"agreed": agreed})
        yield USUALLY.say(lang)
    yield from cited_sources(cited.sources, lang)


def reasons(rules: Ruleset, faults: Iterable[Fault], lang: Lang, point: PointNamer, root: str | None = None) -> Html:
    """Every fault, none left out, grouped by rule.

    `root` leads to the root of the site, where the rules have their pages; None where nothing can be linked.
    """
    return tag("ol", (reason(rules, group, lang, point, root) for group in ranked(rules, faults)), class_="reasons")


def own_reading(reading: Text | None, lang: Lang) -> Html | None:
    """What of a rule is our own reading, with its alternatives; None where the sources settle it."""
    return tag("p", tag("strong", READING.say(lang)), " ", reading.say(lang), class_="reading") if reading else None


def cited_sources(ids: Iterable[str], lang: Lang) -> Iterator[Html | str]:
    """The titles of sources, one after the other."""
    for place, name in enumerate(ids):
        if place:
            yield "; "
        source = BY_ID[name]
        yield tag("cite", source.title.say(lang))
        yield f" ({name})" if name.startswith("S") else ""
