"""A page for each game: its set-up with its words, and its rules as the rule objects state them."""

from __future__ import annotations

from collections.abc import Iterator

from nardy.board import BAR, DRAGON, HEAD, TURTLE, Path, count
from nardy.html import Html, tag
from nardy.page import Page, root_of
from nardy.pages.agreed import option_list, options_of
from nardy.pages.frame import framed
from nardy.pages.key import key
from nardy.pages.reasons import SOURCE, cited_sources, own_reading, rule_path
from nardy.pages.still import still
from nardy.rule import Cited, Hitting, Rule
from nardy.rules.kaftar import Place
from nardy.scene import Scene
from nardy.text import LANGS, Lang, Text
from nardy.variant import Variant
from nardy.view import named_places

SETUP = Text("The set-up and its words", "Начальная расстановка и её слова")
RULES = Text("The rules", "Правила")
PLAY = Text("Play on the board", "Играть на доске")
PRINT = Text("Wall sheet to print", "Лист на стену")
ONE_BY_ONE = Text("Rules one by one", "Правила по одному")
CARD = Text("Card to print", "Памятка для печати")
ABOUT = Text("{title}: the set-up, its words, and every rule with its source.",
             "{title}: расстановка, её слова и все правила с источниками.")  # fmt: skip

Word = tuple[Text, Text]
POINT: Word = (
    Text("Point", "Пункт"),
    Text("one of the 24 triangles; you count yours from 24, the farthest, to 1.",
         "один из 24 треугольников; свои вы считаете от 24, самого дальнего, до 1."),
)  # fmt: skip
HOME: Word = (
    Text("Home", "Дом"),
    Text("your last quarter, {p:6} to {p:1}.", "ваша последняя четверть, от {p:6} до {p:1}."),
)
BASE: Word = (
    Text("Base", "База"),
    Text("your first quarter, {p:24} to {p:19}.", "ваша первая четверть, от {p:24} до {p:19}."),
)
HEAD_WORD: Word = (
    Text("Head, or mountain", "Голова, или гора"),
    Text("your {p:24}, where all your checkers begin; the opponent’s head is your {p:12}.",
         "ваш пункт {p:24}, где начинают все ваши шашки; голова соперника — ваш пункт {p:12}."),
)  # fmt: skip
BAR_HIT: Word = (
    Text("Bar", "Бар"),
    Text("the strip in the middle, where hit pieces wait to enter again.",
         "полоса посередине, где побитые шашки ждут ввода."),
)  # fmt: skip
BAR_WAIT: Word = (
    Text("Bar", "Бар"),
    Text("the strip in the middle, where pieces wait to enter.", "полоса посередине: здесь ждут ввода в игру."),
)
BLOT: Word = (Text("Blot", "Блот"), Text("a lone checker.", "одинокая шашка."))
KHAN: Word = (
    Text("Kaftarkhans", "Кафтарханы"),
    Text("home points {p:1} and {p:6}: a 1 or a 6 puts a checker there from the mountain.",
         "домашние пункты {p:1} и {p:6}: на них единицей или шестёркой ставят шашку с горы."),
)  # fmt: skip
DRAGONS: Word = (
    Text("Dragons", "Драконы"),
    Text("{n:count dragon} a side, waiting on the bar.", "по {n:count dragon acc} у каждой стороны, ждут на баре."),
)
TURTLES: Word = (
    Text("Turtles", "Черепахи"),
    Text("{n:count turtle} a side, waiting on the bar.", "по {n:count turtle acc} у каждой стороны, ждут на баре."),
)


def path_of(variant: Variant, lang: Lang) -> str:
    """The address of a game's page, from the root of the site."""
    return f"{lang}/games/{variant.id}.html"


def game_page(variant: Variant, lang: Lang) -> Page:
    """The page of one game in one language."""
    path, alternates = path_of(variant, lang), {other: path_of(variant, other) for other in LANGS}
    title = variant.title.say(lang)
    about = ABOUT.say(lang, {"title": title})
    main = tag(
        "article",
        tag("div", tag("h1", title), _play(variant, lang), class_="words"),
        tag("figure", still(setup_scene(variant), lang, "board"), class_="board-frame still"),
        tag("section", tag("h2", SETUP.say(lang)), words_list(variant, lang), key(lang), class_="beside"),
        tag("section", tag("h2", RULES.say(lang)), _rules(variant, lang), class_="rules"),
        class_="lesson game-page",
    )
    return Page(path, lang, f"{title} — nardy", about, framed(path, lang, alternates, main), alternates, live=False)


def setup_scene(variant: Variant) -> Scene:
    """The set-up with the names of its places written on it."""
    return Scene(variant.start, labels=named_places(variant))


def words_of(variant: Variant) -> Iterator[Word]:
    """The words that this set-up shows; which ones follows from its pieces, its path and its rules."""
    yield POINT
    if variant.path is Path.CIRCLING and count(variant.setup[0], HEAD):
        yield HEAD_WORD
    yield BASE
    yield HOME
    waiting = any(count(packed, BAR) for packed in variant.setup)
    if _has(variant, Hitting):
        yield BAR_HIT
        yield BLOT
    elif waiting:
        yield BAR_WAIT
    if _has(variant, Place):
        yield KHAN
    if count(variant.setup[DRAGON], BAR):
        yield _counted(DRAGONS, variant.army[DRAGON])
    if count(variant.setup[TURTLE], BAR):
        yield _counted(TURTLES, variant.army[TURTLE])


def _counted(word: Word, n: int) -> Word:
    """A word with the number of pieces filled in."""
    name, said = word
    return name, Text(*(said.say(lang, {"count": n}) for lang in LANGS))


def _has(variant: Variant, kind: type) -> bool:
    return any(isinstance(cited.rule, kind) for cited in variant.rules)


def _play(variant: Variant, lang: Lang) -> Html:
    """What to do with this game: play it, look its rules up, print them."""
    ways = (
        (PLAY, f"../sandbox/index.html?variant={variant.id}", "button main"),
        (ONE_BY_ONE, f"../rules/{variant.id}/index.html", "button"),
        (CARD, f"../cards/{variant.id}.html", "button"),
        (PRINT, f"../print/{variant.id}.html", "button"),
    )
    links = (tag("a", text.say(lang), href=goal, class_=look) for text, goal, look in ways)
    return tag("div", links, class_="buttons")


def words_list(variant: Variant, lang: Lang) -> Html:
    """The words of the set-up and what they mean."""
    pairs = (tag("div", tag("dt", name.say(lang)), " ", tag("dd", said.say(lang))) for name, said in words_of(variant))
    return tag("dl", pairs)


def _rules(variant: Variant, lang: Lang) -> Html:
    return tag("ol", (_rule(variant, cited, lang) for cited in variant.rules), class_="reasons plain")


def _rule(variant: Variant, cited: Cited, lang: Lang) -> Html:
    rule = cited.rule
    return tag(
        "li",
        tag("h3", tag("a", rule.title.say(lang), href=_rule_page(variant, rule, lang)), " ", tag("code", rule.id)),
        tag("p", rule.law.say(lang)),
        tag("p", rule.why.say(lang), class_="why"),
        tag("p", SOURCE.say(lang), *cited_sources(cited.sources, lang), class_="sources"),
        own_reading(cited.reading, lang),
        (option_list(variant, option, lang) for option in options_of(variant, rule)),
        id=rule.id,
        class_="reason",
    )


def _rule_page(variant: Variant, rule: Rule, lang: Lang) -> str:
    return root_of(path_of(variant, lang)) + rule_path(variant.id, rule.id, lang)
