"""The page of the laboratory: throw dice a hundred times, judge them, catch the loaded one, test one's own."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.page import Page, root_of
from nardy.pages.frame import framed
from nardy.pages.laboratory.fair import FACES, judged, unevenness
from nardy.pages.laboratory.state import AT_ONCE, DICE, Counts, State, advance, as_json, recalled
from nardy.pages.live import Event, Json, LivePage, Reply, Throw
from nardy.text import LANGS, Lang, Text

TITLE = Text("The laboratory of dice", "Лаборатория заров")
ABOUT = Text(
    "Three dice lie on the table, and one of them loves a number too much. Throw each of them two or three hundred "
    "times and catch it.",
    "На столе три зара, и один из них слишком любит одно число. Бросьте каждый двести-триста раз и поймайте его.",
)
NAMES = (Text("The first die", "Первый зар"), Text("The second die", "Второй зар"), Text("The third die", "Третий зар"))
THROW = Text("Throw {n}\u00a0times", "Бросить {n}\u00a0раз")
THIS_ONE = Text("This is the loaded one", "Нечестный — этот")
AGAIN = Text("Three new dice", "Три новых зара")
FACE, TIMES = Text("Number", "Число"), Text("Times", "Раз")
RIGHT = Text(
    "Caught: it rolls on whenever it can, to be a six. Hundreds of throws show what no single throw does.",
    "Поймали: он старается докатиться до шестёрки. Сотни бросков показывают то, чего не покажет ни один.",
)
WRONG = Text(
    "No, this one is honest. Compare all three after the same number of throws, at least two hundred.",
    "Нет, этот зар честный. Сравните все три после одинакового числа бросков, хотя бы двухсот.",
)
FIRST = Text("Throw all three first.", "Сначала бросьте все три.")
JUDGEMENTS = {
    "none": Text("Not thrown yet.", "Ещё не бросали."),
    "few": Text(
        "Too few throws to say anything: go on to sixty at least.", "Маловато бросков: нужно хотя бы шестьдесят."),
    "early": Text(
        "Unevenness {x}. Nothing to suspect yet, but so few throws do not tell a good die from a bad one. Throw two "
        "hundred more.",
        "Неровность {x}. Пока подозревать нечего, но по стольким броскам хороший зар от плохого не отличить. Бросьте "
        "ещё двести.",
    ),
    "fair": Text(
        "Unevenness {x}. A fair die is this uneven every day. Nothing to suspect.",
        "Неровность {x}. Честный зар бывает таким каждый день. Подозревать нечего.",
    ),
    "odd": Text(
        "Unevenness {x}. A fair die is this uneven less than once in ten tries. Odd: throw again.",
        "Неровность {x}. С честным заром так бывает реже, чем в одном случае из десяти. Странно: бросьте ещё.",
    ),
    "bad": Text(
        "Unevenness {x}. A fair die is this uneven less than once in a hundred tries. Do not play with it.",
        "Неровность {x}. С честным заром так бывает реже, чем в одном случае из ста. Таким играть нельзя.",
    ),
}  # fmt: skip
HOW = Text("How we measure", "Как мы измеряем")
RECIPE = Text(
    "A fair die shows every number about equally often, but hardly ever exactly. Take a sixth of all throws: that is "
    "a fair share. For each number subtract the share from how often it came and multiply the difference by itself. "
    "Add the six results and divide by the share. This is the unevenness. Up to about 9 all is well; between 9 and 15 "
    "throw again; above 15 something is wrong.",
    "Честный зар показывает все числа примерно поровну, но точно поровну — почти никогда. Возьмите шестую часть всех "
    "бросков: это честная доля. Для каждого числа вычтите долю из того, сколько раз оно выпало, и умножьте разность на "
    "саму себя. Сложите шесть результатов и разделите на долю. Это и есть неровность. Примерно до 9 всё хорошо; между "
    "9 и 15 бросьте ещё; больше 15 — что-то не так.",
)
OWN = Text("Your own die", "Ваш собственный зар")
OWN_ABOUT = Text(
    "Throw a die of yours two hundred times, make a stroke for each number, and write down here how often each came.",
    "Бросьте свой зар двести раз, отмечая выпавшее чёрточками, и впишите, сколько раз выпало каждое число.",
)
CHECK = Text("Judge it", "Проверить")
BACK = Text("Back to the lesson on dice", "К уроку о зарах")
SAID = Text("{name}: {judgement}", "{name}: {judgement}")


def path(lang: Lang) -> str:
    """Where the laboratory lies."""
    return f"{lang}/dice/index.html"


def laboratory_page(lang: Lang) -> Page:
    """The page before anything has been thrown."""
    alternates = {other: path(other) for other in LANGS}
    main = tag(
        "div",
        tag("h1", TITLE.say(lang)),
        tag("p", ABOUT.say(lang), class_="lead"),
        *fragments(State(0), lang).values(),
        tag("section", tag("h2", HOW.say(lang)), tag("p", RECIPE.say(lang)), class_="recipe"),
        tag("p", tag("a", BACK.say(lang), href=f"{root_of(path(lang))}{lang}/lessons/basics/dice/are-they-fair.html")),
        class_="laboratory",
    )
    body = framed(path(lang), lang, alternates, main, LABORATORY.id)
    return Page(path(lang), lang, f"{TITLE.say(lang)} — nardy", ABOUT.say(lang), body, alternates, "null")


def answer(kept: Json | None, event: Event, lang: Lang, throw: Throw) -> Reply:
    """The page after an event."""
    state = advance(recalled(kept, throw), event, throw)
    return Reply(as_json(state), fragments(state, lang), "", _said(state, event, lang))


LABORATORY = LivePage("laboratory", answer)


def fragments(state: State, lang: Lang) -> dict[str, Html]:
    """The three dice on the table, and one's own."""
    return {"table": _table(state, lang), "own": _own(state, lang)}


def judgement(counts: Counts, lang: Lang) -> str:
    """What the counts say of a die, in a sentence."""
    x = f"{unevenness(counts):.1f}"
    return JUDGEMENTS[judged(counts)].say(lang, {"x": x if lang == "en" else x.replace(".", ",")})


def _said(state: State, event: Event, lang: Lang) -> str:
    if event.get("action") == "guess" and state.guess is not None:
        return SAID.say(lang, {"name": NAMES[state.guess].say(lang), "judgement": _told(state, lang)})
    if event.get("action") == "own":
        return judgement(state.own, lang)
    if event.get("action") == "throw" and str(event.get("die")) in map(str, range(DICE)):
        die = int(str(event.get("die")))
        return SAID.say(lang, {"name": NAMES[die].say(lang), "judgement": judgement(state.counts[die], lang)})
    return ""


def _told(state: State, lang: Lang) -> str:
    """What there is to say to a guess; one that no throws could have led to is not judged."""
    if not state.ready:
        return FIRST.say(lang)
    return (RIGHT if state.guess == state.loaded else WRONG).say(lang)


def _table(state: State, lang: Lang) -> Html:
    dice = (_die(state, die, lang) for die in range(DICE))
    again = tag("button", AGAIN.say(lang), type="button", data_action="again")
    return tag(
        "section",
        tag("div", dice, class_="cards"),
        tag("div", again, class_="buttons live-only"),
        id="table",
    )


def _die(state: State, die: int, lang: Lang) -> Html:
    counts = state.counts[die]
    throws = (
        tag("button", THROW.say(lang, {"n": n}), type="button", data_action="throw", data_die=die, data_n=n)
        for n in AT_ONCE
    )
    guess = tag("button", THIS_ONE.say(lang), type="button", data_action="guess", data_die=die)
    guessed = state.guess == die
    found = (" caught" if die == state.loaded else " honest") if guessed and state.ready else ""
    return tag(
        "section",
        tag("h2", NAMES[die].say(lang)),
        _tally(counts, lang),
        tag("p", _told(state, lang), class_="guessed") if guessed else tag("p", judgement(counts, lang)),
        tag("div", throws, guess, class_="buttons live-only"),
        class_=f"card die {judged(counts)}{found}",
    )


def _tally(counts: Counts, lang: Lang) -> Html:
    """How often each number came, as figures and as bars."""
    most = max(*counts, sum(counts) // FACES * 2, 1)
    rows = (
        tag("tr", tag("th", str(face), scope="row"), tag("td", str(count)), tag("td", _bar(count, most)))
        for face, count in enumerate(counts, 1)
    )
    head = tag("tr", tag("th", FACE.say(lang), scope="col"), tag("th", TIMES.say(lang), scope="col", colspan=2))
    return tag("table", tag("thead", head), tag("tbody", rows), class_="tally")


def _bar(count: int, most: int) -> Html:
    return tag("meter", str(count), min=0, max=most, value=count, aria_hidden="true")


def _own(state: State, lang: Lang) -> Html:
    fields = (
        tag(
            "label",
            tag("span", str(face)),
            tag("input", name=f"face{face}", type="text", inputmode="numeric", maxlength=4, value=str(count or "")),
        )
        for face, count in enumerate(state.own, 1)
    )
    form = tag("form", fields, tag("button", CHECK.say(lang), type="submit"), data_action="own", class_="live-only")
    found = tag("p", tag("strong", judgement(state.own, lang))) if any(state.own) else None
    return tag("section", tag("h2", OWN.say(lang)), tag("p", OWN_ABOUT.say(lang)), form, found, id="own")
