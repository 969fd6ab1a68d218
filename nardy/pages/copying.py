"""Take the board along: as a picture, in words, as a link.  `static/copy.js` does it; the words stand here."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.scene import Scene
from nardy.text import Lang, Text
from nardy.view import spelled

TITLE = Text("Copy the board", "Скопировать доску")
KINDS: dict[str, Text] = {
    "svg": Text("Drawing (SVG)", "Рисунок (SVG)"),
    "png": Text("Picture (PNG)", "Картинка (PNG)"),
    "text": Text("Words", "Словами"),
    "link": Text("Link", "Ссылка"),
}
DONE = Text("Copied.", "Скопировано.")
SELECTED = Text(
    "Your browser does not let a page copy here. It is selected: copy it with Ctrl+C.",
    "Браузер не даёт странице копировать. Текст выделен: скопируйте его, нажав Ctrl+C.",
)
SAVE = Text(
    "Your browser does not let a page copy pictures here. Save it instead:",
    "Браузер не даёт странице копировать картинки. Её можно сохранить:",
)
FILE = Text("Save the picture", "Сохранить картинку")
ALT = Text("The board as a picture", "Доска картинкой")
FAILED = Text("The picture could not be made.", "Картинку сделать не удалось.")


def copy_tools(lang: Lang, words: Html) -> Html:
    """The buttons, the board in words, and the place where copies appear that the browser would not take."""
    buttons = (tag("button", text.say(lang), type="button", data_copy=kind) for kind, text in KINDS.items())
    told = {"done": DONE, "selected": SELECTED, "save": SAVE, "file": FILE, "alt": ALT, "failed": FAILED}
    out = tag(
        "div", tag("p", role="status"), id="copied",
        **{f"data_{name}": text.say(lang) for name, text in told.items()},
    )  # fmt: skip
    return tag(
        "section", tag("h2", TITLE.say(lang), id="copy-title"), tag("div", buttons, class_="buttons"), out, words,
        id="copy", aria_labelledby="copy-title",
    )  # fmt: skip


def in_words(scene: Scene, lang: Lang) -> Html:
    """The fragment that holds the board in words."""
    return tag("p", spelled(scene, lang), id="words", class_="quiet")
