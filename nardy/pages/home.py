"""The home pages: what nardy is, the games, where to begin; and the chooser at the root of the site."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nardy.html import Html, tag
from nardy.page import Page
from nardy.pages.frame import framed
from nardy.pages.paper import on_paper
from nardy.pages.still import still
from nardy.scene import Scene
from nardy.text import LANGS, Lang, Text
from nardy.variant import Variant
from nardy.variants import VARIANT, VARIANTS

TITLE = Text("nardy — learn the nardy games by playing", "nardy — учитесь играть в нарды за доской")
ABOUT = Text(
    "nardy teaches the nardy games on a live board. Make any move: if it breaks rules, you are told every one of them, "
    "where on the board, who says so, and what would be legal.",
    "nardy учит играть в нарды на живой доске. Пойдите как угодно: если ход нарушает правила, вы узнаете, какие "
    "именно, где на доске, кто так говорит и как можно было пойти.",
)
GAMES = Text("The games", "Игры")
LEARN = Text("Learn from the start", "Учиться с начала")
PLAY = Text("Play on the board", "Играть на доске")
SET_UP = Text("Set up a position", "Поставить позицию")
RULES = Text("Set-up and rules", "Расстановка и правила")
TABLE = Text(
    "Two from the head: the table of first turns in long nardy", "Две с головы: таблица первых ходов длинных нард"
)
LESSONS = Text("Lessons", "Уроки")
LESSONS_ABOUT = Text(
    "Short lessons: one rule, a few moves of your own, and the mistakes that everybody makes.",
    "Короткие уроки: одно правило, несколько ваших ходов и ошибки, которые делают все.",
)
BLURBS: Mapping[str, Text] = {
    "short": Text(
        "Two armies pass each other; a lone checker can be hit and sent to the bar. Known abroad as backgammon.",
        "Две армии идут навстречу; одинокую шашку можно побить и отправить на бар. За рубежом — бэкгаммон.",
    ),
    "long": Text(
        "Both sides go the same way round and nobody is hit: a race of patience from the head to the home.",
        "Обе стороны идут в одну сторону, никого не бьют: терпеливая гонка от головы до дома.",
    ),
    "kaftar": Text(
        "Long nardy in which every one and six flies straight from the mountain into the home.",
        "Длинные нарды, где каждая единица и шестёрка летит с горы прямо в дом.",
    ),
    "dragon": Text(
        "Six dragons a side wait on the bar; a dragon hits any piece that stands alone.",
        "По шесть драконов ждут на баре; дракон бьёт любую одинокую шашку.",
    ),
    "turtle": Text(
        "Three turtles a side climb onto enemy points and pin what stands beneath them.",
        "По три черепахи забираются на чужие пункты и держат того, кто под ними.",
    ),
    "dragon-turtle": Text(
        "Dragons and turtles together: the largest army and the sharpest fights.",
        "Драконы и черепахи вместе: самая большая армия и самые острые схватки.",
    ),
}
CHOOSE = Text("In English", "По-русски")


def path(lang: Lang) -> str:
    """Where a home page lies, from the root of the site."""
    return f"{lang}/index.html"


def home_page(lang: Lang, lessons: Iterable[tuple[str, str]]) -> Page:
    """The home page in one language; `lessons` are titles with paths from the root of the site."""
    alternates = {other: path(other) for other in LANGS}
    courses = tuple(lessons)
    main = tag("div", _intro(lang, courses), _lessons(lang, courses), _games(lang), on_paper(lang), class_="home")
    return Page(
        path(lang),
        lang,
        TITLE.say(lang),
        ABOUT.say(lang),
        framed(path(lang), lang, alternates, main),
        alternates,
        live=False,
    )


def chooser_page() -> Page:
    """The page at the root: it speaks both languages and asks which."""
    cards = (tag("section", tag("p", ABOUT.say(lang)), _enter(lang), lang=lang, class_="card") for lang in LANGS)
    board = tag("figure", still(Scene(VARIANT["long"].start), "en", "chooser-board"), class_="board-frame still")
    main = tag("div", tag("h1", "nardy"), tag("div", cards), board, class_="home chooser")
    page = tag("div", tag("main", main, id="main"), id="page")
    alternates = {lang: path(lang) for lang in LANGS}
    return Page("index.html", "en", "nardy", f"{ABOUT.en} {ABOUT.ru}", page, alternates, live=False)


def _enter(lang: Lang) -> Html:
    return tag("p", tag("a", CHOOSE.say(lang), href=path(lang), hreflang=lang, class_="button main"))


def _intro(lang: Lang, lessons: tuple[tuple[str, str], ...]) -> Html:
    learn = (tag("a", LEARN.say(lang), href=f"../{goal}", class_="button main") for _, goal in lessons[:1])
    play = tag("a", PLAY.say(lang), href="sandbox/index.html", class_="button")
    own = tag("a", SET_UP.say(lang), href="editor/index.html", class_="button")
    buttons = tag("p", learn, play, own, class_="buttons")
    return tag("section", tag("h1", "nardy"), tag("p", ABOUT.say(lang), class_="lead"), buttons, class_="intro")


def _games(lang: Lang) -> Html:
    cards = (_game(variant, lang) for variant in VARIANTS)
    return tag("section", tag("h2", GAMES.say(lang), id="games"), tag("div", cards, class_="cards"))


def _game(variant: Variant, lang: Lang) -> Html:
    title = variant.title.say(lang)
    link = tag("a", title, href=f"sandbox/index.html?variant={variant.id}")
    board = tag("figure", still(Scene(variant.start), lang, f"board-{variant.id}"), class_="board-frame still")
    rules = tag("p", tag("a", RULES.say(lang), href=f"games/{variant.id}.html"))
    return tag("section", tag("h3", link), board, tag("p", BLURBS[variant.id].say(lang)), rules, class_="card game")


def _lessons(lang: Lang, lessons: tuple[tuple[str, str], ...]) -> Html:
    items = [tag("li", tag("a", title, href=f"../{goal}")) for title, goal in lessons]
    items.append(tag("li", tag("a", TABLE.say(lang), href="first-turns/index.html")))
    return tag(
        "section",
        tag("h2", LESSONS.say(lang), id="lessons"),
        tag("p", LESSONS_ABOUT.say(lang)),
        tag("ul", items),
    )
