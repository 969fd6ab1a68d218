"""All courses, in the order in which they are offered, and the lessons of each."""

from lessons.long_bearing_off import BEARING_OFF
from lessons.long_block import BLOCK
from lessons.long_full_turn import FULL_TURN
from lessons.long_head import HEAD
from lessons.long_moving import MOVING
from lessons.long_score import SCORE
from lessons.long_second_turn import SECOND_TURN
from lessons.long_test import TEST
from nardy.teach import Course, Lesson, Text

LONG = Course(
    id="long",
    title=Text("Long nardy", "Длинные нарды"),
    theme=Text(
        "Fifteen checkers start on one point, nobody is ever hit, and a single checker closes a point. It is a race "
        "in which the way can be barred.",
        "Пятнадцать шашек начинают с одного пункта, никого не бьют, а закрыть пункт может даже одна шашка. Это гонка, "
        "в которой дорогу перегораживают.",
    ),
    goal=Text(
        "you play a whole game without a fault, and can say of any wrong move which rule it breaks.",
        "вы сыграете партию без единой ошибки и о любом неверном ходе скажете, какое правило он нарушает.",
    ),
    lessons=(MOVING, HEAD, SECOND_TURN, FULL_TURN, BLOCK, BEARING_OFF, SCORE, TEST),
)
COURSES: tuple[Course, ...] = (LONG,)
LESSONS: tuple[Lesson, ...] = tuple(lesson for course in COURSES for lesson in course.lessons)
