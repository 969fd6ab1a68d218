"""Where sources disagree: every option with a position in which it matters, and the verdict by each reading."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from nardy.html import Child, Html, tag
from nardy.interface import Request, read_request
from nardy.page import Page, root_of
from nardy.pages.points import namer
from nardy.pages.reasons import sentence
from nardy.pages.reference.disputes import DISPUTES, OTHERS, Dispute, Played, Told
from nardy.pages.reference.examples import moves_of, scene_of, verdict_word
from nardy.pages.reference.places import page, rule_path, top_path
from nardy.pages.still import still
from nardy.referee import Verdict, judge
from nardy.scene import Scene
from nardy.text import Lang, Text
from nardy.variants import VARIANT, VARIANTS
from nardy.variants.options import OPTION, ORIGINS, Value

NAME = "disagree"
TITLE = Text("Where sources disagree", "В чём источники расходятся")
ABOUT = Text(
    "The same turn can be legal at one table and forbidden at another. Here is every such case, with what the referee "
    "says by each reading. Agree on one before you play.",
    "Один и тот же ход за одним столом можно сделать, а за другим нельзя. Вот все такие случаи и что скажет судья по "
    "каждому прочтению. Выберите одно до начала игры.",
)
SWITCH = Text("Show", "Показать")
ALL = Text("all side by side", "все рядом")
RULE = Text("The rule: ", "Правило: ")
PLAYED_IN = Text("Example: {game}", "Пример: {game}")
SAME = Text("Small differences", "Мелкие расхождения")
READINGS = Text("Our readings, game by game", "Наши прочтения по играм")
READINGS_ABOUT = Text(
    "Where the sources say nothing, we had to decide. Each of these rules says so on its page and names what else one "
    "could decide.",
    "Где источники молчат, решать пришлось нам. На странице каждого из этих правил так и сказано — и как ещё можно "
    "было решить.",
)


def disagree_page(lang: Lang) -> Page:
    """All disputes on one page, whole without any script."""
    path, title = top_path(NAME, lang), TITLE.say(lang)
    main = tag(
        "div",
        tag("h1", title),
        tag("p", ABOUT.say(lang), class_="lead"),
        (_dispute(dispute, path, lang) for dispute in DISPUTES),
        tag("section", tag("h2", SAME.say(lang)), _others(lang), class_="dispute"),
        tag("section", tag("h2", READINGS.say(lang)), tag("p", READINGS_ABOUT.say(lang)), _readings(path, lang)),
        class_="reference",
    )
    return page(path, lang, title, ABOUT.say(lang), main)


def _dispute(dispute: Dispute, path: str, lang: Lang) -> Html:
    option = OPTION[dispute.option]
    game = VARIANT[dispute.game]
    rule = next(cited.rule for cited in game.rules if cited.rule.id == dispute.rule)
    link = tag("a", rule.title.say(lang), href=root_of(path) + rule_path(game.id, rule.id, lang))
    shown = (_shown(dispute, n, lang) for n in range(len(dispute.shown)))
    return tag(
        "section",
        tag("h2", option.title.say(lang), id=option.id),
        tag("p", dispute.question.say(lang), class_="question"),
        _switch(dispute, lang),
        *shown,
        tag("p", PLAYED_IN.say(lang, {"game": game.title.say(lang)}), ". ", RULE.say(lang), link, ".", class_="quiet"),
        class_="dispute",
    )


def _switch(dispute: Dispute, lang: Lang) -> Html:
    """Choose a reading, or all side by side; the style sheet does the rest."""
    labels = [ALL.say(lang), *(value.label.say(lang) for value in OPTION[dispute.option].values)]
    choices = (
        tag("label", tag("input", type="radio", name=dispute.option, value=n, checked=not n), " ", label)
        for n, label in enumerate(labels)
    )
    return tag("fieldset", tag("legend", SWITCH.say(lang)), choices, class_="switch")


def _shown(dispute: Dispute, n: int, lang: Lang) -> Html:
    one = dispute.shown[n]
    name = f"board-{dispute.option}-{n}"
    if isinstance(one, Played):
        scene, verdicts = _judged(dispute, one, lang)
        what: Child = [
            one.what.say(lang, None, namer(scene)),
            " ",
            tag("span", _turn(dispute, one, lang), class_="turn"),
        ]
        drawn: Child = still(scene, lang, name)
    else:
        verdicts = [_told(value, text, lang) for value, text in _values(dispute, one)]
        what, drawn = one.what.say(lang), still(one.draw(), lang, name) if one.draw else None
    readings = (tag("li", verdict, data_n=n) for n, verdict in enumerate(verdicts, 1))
    return tag(
        "div",
        tag("figure", drawn, class_="board-frame still") if drawn else None,
        tag("div", tag("p", what, class_="what"), tag("ul", readings, class_="readings")),
        class_="case",
    )


def _values(dispute: Dispute, told: Told) -> Iterator[tuple[Value, Text]]:
    return zip(OPTION[dispute.option].values, told.by_value, strict=True)


def _told(value: Value, text: Text, lang: Lang) -> list[Child]:
    return [_who(value, lang), tag("p", text.say(lang))]


def _who(value: Value, lang: Lang) -> Html:
    return tag("p", tag("b", value.label.say(lang)), " — ", ORIGINS[value.origin].say(lang), class_="who")


def _judged(dispute: Dispute, played: Played, lang: Lang) -> tuple[Scene, list[list[Child]]]:
    """The board with the turn on it, without the marks of any reading, and the referee's word by each."""
    verdicts: list[list[Child]] = []
    scene = replace(scene_of(*_asked(dispute, played, OPTION[dispute.option].values[0])), marks=())
    for value in OPTION[dispute.option].values:
        _, verdict = _asked(dispute, played, value)
        word = tag("p", verdict_word(lang, legal=verdict.legal))
        why = [tag("p", sentence(fault, lang, namer(scene))) for fault in verdict.faults]
        verdicts.append([_who(value, lang), word, why])
    return scene, verdicts


def _asked(dispute: Dispute, played: Played, value: Value) -> tuple[Request, Verdict]:
    request = read_request({**played.request, "variant": dispute.game, "options": {dispute.option: value.id}})
    return request, judge(request.rules, request.moment, request.moves)


def _turn(dispute: Dispute, played: Played, lang: Lang) -> str:
    request, verdict = _asked(dispute, played, OPTION[dispute.option].values[0])
    return f"{'-'.join(played.dice)}: {moves_of(verdict, lang, scene_of(request, verdict))}"


def _others(lang: Lang) -> Html:
    pairs = ((tag("dt", title.say(lang)), tag("dd", text.say(lang))) for title, text in OTHERS)
    return tag("dl", pairs, class_="others")


def _readings(path: str, lang: Lang) -> Iterator[Html]:
    """The rules of each game of which something is our own reading."""
    for variant in VARIANTS:
        read = [cited.rule for cited in variant.rules if cited.reading]
        links = (
            (
                ", " if n else None,
                tag("a", rule.title.say(lang), href=root_of(path) + rule_path(variant.id, rule.id, lang)),
            )
            for n, rule in enumerate(read)
        )
        yield tag("p", tag("b", variant.title.say(lang)), ": ", links, ".")
