"""All lessons, in the order in which they are offered."""

from lessons.long_head import HEAD
from nardy.teach import Lesson

LESSONS: tuple[Lesson, ...] = (HEAD,)
