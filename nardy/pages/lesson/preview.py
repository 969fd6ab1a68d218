"""The preview picture of a lesson: its title and its most telling board."""

from __future__ import annotations

from nardy.page import Picture
from nardy.pages.lesson.paths import picture_path
from nardy.pages.lesson.scene import scene_of
from nardy.scene import Scene
from nardy.teach import Course, Lesson, Task
from nardy.teach.state import State
from nardy.text import Lang
from nardy.variants import VARIANT
from nardy.view import preview


def picture_of(course: Course, lesson: Lesson, lang: Lang) -> Picture:
    """The picture in one language; all steps of the lesson share it."""
    said = course.title.say(lang), lesson.title.say(lang), lesson.about.say(lang)
    return Picture(picture_path(lesson, lang), preview(telling_scene(lesson), lang, *said))


def telling_scene(lesson: Lesson) -> Scene:
    """The board that its author names, else that of the first task, else any, else the set-up of the game."""
    if lesson.picture:
        places = [lesson.index(lesson.picture)]
    else:
        places = sorted(range(len(lesson.steps)), key=lambda place: not isinstance(lesson.steps[place], Task))
    scenes = (scene_of(lesson, State(place)) for place in places)
    return next(filter(None, scenes), Scene(VARIANT[lesson.variant].start))
