"""Where sources disagree, as data: the question, a position in which it matters, or what happens by each reading."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nardy.pages.reference.taught import won
from nardy.scene import Cube, Scene
from nardy.text import LANGS, Text
from nardy.variants import VARIANT


@dataclass(frozen=True, slots=True)
class Played:
    """A turn that is legal by one reading and not by another; empty `white` means the set-up."""

    what: Text
    dice: str
    moves: str
    white: str = ""
    black: str = ""
    turn: str = "white"

    @property
    def request(self) -> Mapping[str, str]:
        """The turn as the referee is asked about it, without game and options."""
        asked = {"turn": self.turn, "dice": self.dice, "moves": self.moves}
        return asked | ({"white": self.white, "black": self.black} if self.white else {})


@dataclass(frozen=True, slots=True)
class Told:
    """A situation around the moves, and what happens then by each value of the option, in its order."""

    what: Text
    by_value: tuple[Text, ...]
    draw: Callable[[], Scene] | None = None


@dataclass(frozen=True, slots=True)
class Dispute:
    """An option of play: what people disagree about, the rule and a game that it belongs to, and what shows it."""

    option: str
    game: str
    rule: str
    question: Text
    shown: tuple[Played | Told, ...]


DISPUTES: tuple[Dispute, ...] = (
    Dispute("opening", "long", "dice.first-turn", Text(
        "You have won the opening roll. Do you play those two dice, or do you throw again?",
        "Вы выиграли розыгрыш. Играть эти два зара или бросать заново?",
    ), (Told(
        Text("White has thrown 5, Black 3.", "Белые бросили 5, чёрные 3."), (
            Text("White throws both dice once more and plays that roll; it may be a double.",
                 "Белые бросают оба зара ещё раз и играют новый бросок; может выпасть и куш."),
            Text("White plays 5-3 at once; the first turn is never a double.",
                 "Белые сразу играют 5-3; куша в первый ход не бывает."),
        )),
    )),
    Dispute("larger_die", "long", "turn.larger-die", Text(
        "Either number can be played, but not both. May you choose?",
        "Можно сыграть любое из двух чисел, но только одно. Можно ли выбирать?",
    ), (Played(Text("White plays the 3; after that the 6 has nowhere to go.",
                    "Белые играют тройку, и шестёрке уже некуда пойти."), "63", "10/7", "10:1", "13:1,24:14"),
    )),
    Dispute("hit_and_hide", "short", "hit.and-hide", Text(
        "A checker hits and goes on in the same turn to a safe place. Fair play, or hiding?",
        "Шашка побила и в тот же ход ушла в безопасное место. Честный ход или прятки?",
    ), (
        Played(Text("It hits in its own home and goes on to its fellows.", "Побила в своём доме и ушла к своим."),
               "41", "8/4/3", "13:5,8:3,6:4,3:2,24:1", "21:1,24:2,13:5,8:3,7:4"),
        Played(Text("It hits in its own home and goes on to an empty point.",
                    "Побила в своём доме и ушла на пустой пункт."),
               "42", "8/4/2", "13:5,8:3,6:4,3:2,24:1", "21:1,24:2,13:5,8:3,7:4"),
        Played(Text("It hits outside its home and goes on to its fellows.", "Побила вне дома и ушла к своим."),
               "32", "13/10/8", "13:5,8:3,6:5,24:2", "15:1,24:1,13:5,8:3,7:5"),
    )),
    Dispute("head_first_turn", "long", "head.first-turn", Text(
        "On the first turn a second checker may leave the head. With which rolls?",
        "В первый ход с головы можно снять вторую шашку. При каких бросках?",
    ), (
        Played(Text("Black’s first turn, 5-5: White stands in the way of the lone checker.",
                    "Первый ход чёрных, 5-5: одинокой шашке мешают белые."),
               "55", "24/14(2)", "24:14,21:1", "24:15", "black"),
        Played(Text("Black’s first turn, 6-2: again one checker alone cannot play it.",
                    "Первый ход чёрных, 6-2: снова одной шашкой всё не сыграть."),
               "62", "24/18 24/22", "24:14,4:1", "24:15", "black"),
    )),
    Dispute("six_block", "long", "block.six", Text(
        "May you build six points in a row that the opponent can never jump over?",
        "Можно ли построить шесть пунктов подряд, через которые сопернику не перепрыгнуть?",
    ), (
        Played(Text("All of Black’s checkers are behind the wall.", "Все чёрные шашки позади забора."),
               "61", "16/10 24/23", "24:9,16:1,9:1,8:1,7:1,6:1,5:1", "24:15"),
        Played(Text("One black checker is ahead of the wall, but not yet at home.",
                    "Одна чёрная шашка впереди забора, но ещё не в своём доме."),
               "61", "16/10 24/23", "24:9,16:1,9:1,8:1,7:1,6:1,5:1", "24:14,15:1"),
    )),
    Dispute("six_block_when", "long", "block.six", Text(
        "The wall stands for a moment and is taken apart by the second number. Does that count?",
        "Забор встал на миг, и второе число его тут же разобрало. Считается?",
    ), (Played(Text("The checker completes six in a row and goes on.", "Шашка замыкает шестёрку и идёт дальше."),
               "64", "16/10/6", "24:9,16:1,9:1,8:1,7:1,6:1,5:1", "24:15"),
    )),
    Dispute("kaftar_captured", "kaftar", "kaftar.captured", Text(
        "The opponent holds one kaftarkhan. Does that free only its own number, or both?",
        "Соперник занял один кафтархан. Освобождает ли это только его число или оба?",
    ), (
        Played(Text("Black holds {p:1}; White plays 6-1 with two ordinary moves.",
                    "Чёрные заняли {p:1}; белые играют 6-1 двумя обычными ходами."),
               "61", "20/14 20/19", "24:10,20:5", "24:14,13:1"),
        Played(Text("Black holds {p:1}; White places a kaftar with the 6.",
                    "Чёрные заняли {p:1}; белые ставят кафтара шестёркой."),
               "61", "24/6 20/19", "24:10,20:5", "24:14,13:1"),
    )),
    Dispute("last_roll", "long", "game.win", Text(
        "The player who began has borne off everything first – and has had one roll more.",
        "Тот, кто начинал, выбросил всё первым — но и бросков у него было на один больше.",
    ), (Told(
        Text("White began and has finished; Black has three checkers left at home.",
             "Белые начинали и закончили; у чёрных в доме осталось три шашки."), (
            Text("White has won.", "Белые выиграли."),
            Text("Black throws once more. If that takes off all three, the game is a draw.",
                 "Чёрные бросают ещё раз. Если выбросят все три, будет ничья."),
        ), lambda: won(VARIANT["long"], 12)),
    )),
    Dispute("koks", "short", "score.koks", Text(
        "Can a game count three times?", "Может ли партия считаться за три?",
    ), (Told(
        Text("White has finished; Black has borne off nothing and has a checker in White’s home.",
             "Белые закончили; чёрные не выбросили ни одной, и одна их шашка ещё в доме белых."), (
            Text("It is a mars: White’s win counts twice.", "Это марс: победа белых считается за две."),
            Text("It is a koks: White’s win counts three times.", "Это кокс: победа белых считается за три."),
        ), lambda: won(VARIANT["short"], 0, 1)),
    )),
    Dispute("cube", "short", "cube.offer", Text(
        "Is there a doubling cube on the board?", "Играют ли с кубом удвоения?",
    ), (Told(
        Text("White is far ahead and about to throw.", "Белые далеко впереди и собираются бросать."), (
            Text("White throws. What the game counts is decided at the end alone.",
                 "Белые бросают. Цена партии выяснится только в конце."),
            Text("White may offer to double first: Black gives the game up, or plays on for twice as much.",
                 "Белые могут сперва предложить удвоение: чёрные сдают партию или играют на вдвое большую цену."),
        ), lambda: Scene(VARIANT["short"].start, cube=Cube())),
    )),
    Dispute("crawford", "short", "cube.crawford", Text(
        "One point short of winning the match: may the other side double at once?",
        "Одному не хватает до победы в матче очка. Может ли другой сразу удваивать?",
    ), (Told(
        Text("A match to 5; White has just come to 4, Black has 2.",
             "Матч до 5; у белых только что стало 4, у чёрных 2."), (
            Text("Nobody doubles in the next game; after it one may again.",
                 "В следующей партии не удваивает никто; потом снова можно."),
            Text("Black may double from the first roll on.", "Чёрные могут удваивать с первого же броска."),
        )),
    )),
    Dispute("jacoby", "short", "cube.jacoby", Text(
        "Does a mars count twice if nobody has touched the cube?",
        "Считается ли марс за две, если куба никто не трогал?",
    ), (Told(
        Text("No match, the cube still lies in the middle, White wins with a mars.",
             "Играют не матч, куб так и лежит посередине, белые выигрывают марсом."), (
            Text("It counts twice.", "Партия считается за две."),
            Text("It counts once.", "Партия считается за одну."),
        ), lambda: won(VARIANT["short"])),
    )),
    Dispute("beaver", "short", "cube.beaver", Text(
        "You are offered a double and think that you are ahead yourself. What can you do?",
        "Вам предложили удвоение, а вы думаете, что впереди вы сами. Что можно сделать?",
    ), (Told(
        Text("No match; White offers to double from 1 to 2.", "Играют не матч; белые предлагают удвоить с 1 до 2."), (
            Text("Black takes or gives up.", "Чёрные соглашаются или сдаются."),
            Text("Black may also turn the cube to 4 at once and keep it.",
                 "Чёрные могут ещё и сразу поставить куб на 4 и оставить его себе."),
        )),
    )),
)  # fmt: skip
"""One dispute for each option that has more than one value."""


def _reading(variant: str, rule: str) -> tuple[Text, Text]:
    """The name of a rule of a game; the rule, and how its sources are read."""
    cited = next(cited for cited in VARIANT[variant].rules if cited.rule.id == rule)
    reading = cited.reading
    assert reading, "only a rule that is read has a reading"  # noqa: S101 - for the types
    return cited.rule.title, Text(*(f"{cited.rule.law.say(lang)} {reading.say(lang)}" for lang in LANGS))


OTHERS: tuple[tuple[Text, Text], ...] = (
    (Text("Which side the heads are on", "С какой стороны головы"), Text(
        "S0 says that the checkers stand on the right side, S4 that both sides go anticlockwise. We put each head at "
        "the "
        "far right of its owner, so that both are true.",
        "В S0 шашки стоят с правой стороны, в S4 обе стороны идут против часовой стрелки. Мы ставим голову справа "
        "вдали "
        "от владельца — тогда верно и то и другое.")),
    (Text("How points are numbered", "Как считают пункты"), Text(
        "Each player may count from 24 down to 1; all may count as White does; or, as in S4, the numbers may grow "
        "along "
        "the way. The board of this site can show all three. S4 once counts to 23; 24 is meant.",
        "Каждый игрок может считать от 24 до 1; все могут считать, как белые; а можно, как в S4, чтобы числа росли по "
        "ходу. Доска на этом сайте умеет всё это. В S4 однажды счёт идёт до 23, но имеется в виду 24.")),
    _reading("short", "bearoff.highest"),
    (Text("What the yard is", "Что такое двор"), Text(
        "In one text it is the quarter before the home, in another the place of the checkers that are off. We say "
        "“off the board”.",
        "В одном тексте это четверть перед домом, в другом — место выброшенных шашек. Мы говорим «за доской».")),
)  # fmt: skip
"""What sources tell differently without an option hanging on it."""
