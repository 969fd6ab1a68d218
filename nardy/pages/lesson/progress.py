"""What a learner has done: kept on the device by static/progress.js, which takes its sentences from here."""

from __future__ import annotations

from nardy.html import Html, tag
from nardy.pages.files import file_button
from nardy.pages.lesson import words
from nardy.teach import Lesson
from nardy.text import Lang, Text

TITLE = Text("Your progress", "Что пройдено")
WHERE = Text(
    "What you have done is kept in this browser only. Take it along as a file or a code.",
    "Пройденное хранится только в этом браузере. Его можно забрать с собой — файлом или кодом.",
)
CODE = Text("Your code", "Ваш код")
SAVE = Text("Save as a file", "Сохранить файлом")
BRING = Text("A code from another device", "Код с другого устройства")
ADD = Text("Add it", "Добавить")
OPEN = Text("Open a saved file", "Открыть сохранённый файл")
ERASE = Text("Erase", "Стереть")
UNDO = Text("Undo", "Отменить")
SAYINGS = {
    "nothing": Text("Nothing yet: open a lesson.", "Пока ничего: откройте урок."),
    "count": Text(
        "Steps done: {steps}; lessons finished: {lessons}.", "Шагов пройдено: {steps}; уроков пройдено: {lessons}."
    ),
    "added": Text("Added: {steps} new steps.", "Добавлено новых шагов: {steps}."),
    "unknown": Text(
        "Added: {steps} new steps. Lessons that have changed or are not known here were left out: {lessons}.",
        "Добавлено новых шагов: {steps}. Уроки, которые изменились или здесь неизвестны, пропущены: {lessons}.",
    ),
    "unreadable": Text(
        "This is no progress of nardy, or a letter is missing. Nothing was changed.",
        "Это не запись nardy, или потерялась буква. Ничего не изменилось.",
    ),
    "erased": Text("Erased: {steps} steps of {lessons} lessons.", "Стёрто: шагов — {steps}, уроков — {lessons}."),
    "restored": Text("All is back.", "Всё вернулось."),
}  # fmt: skip


def storage(lang: Lang) -> dict[str, str]:
    """The sentences on a browser that keeps nothing, or a damaged record."""
    return {"data_say_lost": words.LOST.say(lang), "data_say_damaged": words.DAMAGED.say(lang)}


def step_data(lesson: Lesson, place: int) -> dict[str, str | None]:
    """What the script knows a link to a step by, and the names under which it may have been done before."""
    step = lesson.steps[place]
    return {"data_lesson": lesson.id, "data_step": step.id, "data_renamed": " ".join(step.renamed) or None}


def progress(lang: Lang) -> Html:
    """The section with which progress is taken along, brought in and erased; shown once its script runs."""
    open_places = {"steps": "{steps}", "lessons": "{lessons}"}  # the script fills them
    sayings = {f"data_say_{name}": text.say(lang, open_places) for name, text in SAYINGS.items()}
    bring = tag("input", name="code", type="text", autocomplete="off", autocapitalize="off", spellcheck="false")
    code = tag("input", name="mine", type="text", readonly=True)
    return tag(
        "section",
        tag("h2", TITLE.say(lang)),
        tag("p", WHERE.say(lang)),
        tag("p", class_="count"),
        tag("p", class_="note", role="status"),
        tag("div", _button("undo", UNDO, lang, hidden=True), class_="buttons"),
        tag("label", tag("span", CODE.say(lang)), code, class_="mine"),
        tag("div", _button("save", SAVE, lang), _button("erase", ERASE, lang), class_="buttons"),
        tag("form", tag("label", tag("span", BRING.say(lang)), bring), tag("button", ADD.say(lang), type="submit")),
        tag("p", file_button(OPEN, lang, ".json,application/json")),
        id="progress",
        hidden=True,
        **sayings,
        **storage(lang),
    )


def _button(name: str, label: Text, lang: Lang, *, hidden: bool = False) -> Html:
    return tag("button", label.say(lang), type="button", data_progress=name, hidden=hidden)
