"""All courses, in the order in which they are offered, and the lessons of each."""

from lessons.basics_board import BOARD
from lessons.basics_dice import DICE
from lessons.basics_history import HISTORY
from lessons.basics_names import NAMES
from lessons.long_bearing_off import BEARING_OFF
from lessons.long_block import BLOCK
from lessons.long_full_turn import FULL_TURN
from lessons.long_head import HEAD
from lessons.long_moving import MOVING
from lessons.long_score import SCORE
from lessons.long_second_turn import SECOND_TURN
from lessons.long_test import TEST
from lessons.long_walls import WALLS
from nardy.teach import Course, Lesson, Text

BASICS = Course(
    id="basics",
    title=Text("The basics", "С самого начала"),
    theme=Text(
        "What every nardy game shares: the board and its words, the dice and how to trust them, and where it all "
        "comes from.",
        "Общее для всех нард: доска и её слова, зары и можно ли им верить, и откуда всё это взялось.",
    ),
    goal=Text(
        "you know your way around the board and the dice, can write a turn down, and tell a legend from a fact.",
        "вы будете знать доску и зары, сумеете записать ход и отличите легенду от факта.",
    ),
    lessons=(BOARD, DICE, HISTORY, NAMES),
)
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
        "you play ten turns in a row without a fault, and can say of any wrong move which rule it breaks.",
        "вы сыграете десять ходов подряд без единой ошибки и о любом неверном ходе скажете, какое правило он нарушает.",
    ),
    lessons=(MOVING, HEAD, SECOND_TURN, FULL_TURN, BLOCK, WALLS, BEARING_OFF, SCORE, TEST),
)
COURSES: tuple[Course, ...] = (BASICS, LONG)
LESSONS: tuple[Lesson, ...] = tuple(lesson for course in COURSES for lesson in course.lessons)
