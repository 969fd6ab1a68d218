"""Lessons: the vocabulary in which they are written, and the player that takes a learner through."""

from nardy.scene import Arrow, Mark
from nardy.teach.lesson import Board, Break, Exercise, Lesson, Mistake, Say, Show, Step, Try
from nardy.text import Text

__all__ = [
    "Arrow",
    "Board",
    "Break",
    "Exercise",
    "Lesson",
    "Mark",
    "Mistake",
    "Say",
    "Show",
    "Step",
    "Text",
    "Try",
]
