"""Broken rules in words: what a person is told about a fault.  Sandbox and lessons say it alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nardy.fault import Fault
from nardy.html import Html, tag
from nardy.rule import READING
from nardy.ruleset import Ruleset
from nardy.sources import BY_ID
from nardy.text import Lang, PointNamer, Text

SOURCE = Text("Who says so: ", "Кто так говорит: ")


def sentence(fault: Fault, lang: Lang, point: PointNamer) -> str:
    """The fault in one sentence with its actual points, dice and counts."""
    return fault.text.say(lang, fault.facts, point)


def spoken(faults: Iterable[Fault], lang: Lang, point: PointNamer) -> str:
    """All faults one after the other, as a screen reader is told."""
    return " ".join(f"{f.rule.title.say(lang)}: {sentence(f, lang, point)}" for f in faults)


def rule_path(variant: str, rule: str, lang: Lang) -> str:
    """The address of the page of a rule in a game, from the root of the site."""
    return f"{lang}/rules/{variant}/{rule}.html"


def reason(rules: Ruleset, fault: Fault, lang: Lang, point: PointNamer, root: str | None) -> Html:
    """One fault: the rule's name, the sentence, whose word it rests on, and what of it is our reading."""
    cited = rules.citation[fault.rule.id]
    title = fault.rule.title.say(lang)
    page = None if root is None else root + rule_path(rules.variant.id, fault.rule.id, lang)
    return tag(
        "li",
        tag("h3", title if page is None else tag("a", title, href=page), " ", tag("code", fault.rule.id)),
        tag("p", sentence(fault, lang, point)),
        tag("p", SOURCE.say(lang), *cited_sources(cited.sources, lang), class_="sources"),
        own_reading(cited.reading, lang),
        class_="reason",
        data_rule=fault.rule.id,
    )


def reasons(rules: Ruleset, faults: Iterable[Fault], lang: Lang, point: PointNamer, root: str | None = None) -> Html:
    """Every fault, none left out.

    `root` leads to the root of the site, where the rules have their pages; None where nothing can be linked.
    """
    return tag("ol", (reason(rules, fault, lang, point, root) for fault in faults), class_="reasons")


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
