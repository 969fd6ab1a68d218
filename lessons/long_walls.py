"""Long nardy, walls at other tables: the same six points, allowed here and forbidden there."""

# A script is read down the page, one thought a line.
# fmt: off

from lessons.long_block import AHEAD, BEHIND, WALL
from nardy.teach import Answer, Board, Break, Choose, Every, Exam, Lesson, Mistake, On, Row, Say, See, Text, Try

SIX = frozenset({"block.six"})
AT_HOME = "24:13,23:1,6:1"
HOME, NEVER, OFF = {"six_block": "home"}, {"six_block": "never-allowed"}, {"six_block": "off"}
AT_THE_END = {"six_block_when": "turn"}


def wall(dice: str, black: str, agreed: dict[str, str]) -> Board:
    """Five white points in a row and a sixth checker on its way to them, under an agreement."""
    return Board(white=WALL, black=black, dice=dice, agreed=agreed)


ONE_WALL = Try(
    id="one-wall", heading=Text("One wall", "Одна стена"), text=Text(
        "First the rule that you know: six in a row may stand when a black checker is ahead of them. One is, on "
        "{p:22}. You have 6-1: build your six, and remember this move.",
        "Сначала знакомое правило: шесть подряд можно, если впереди есть чёрная шашка. Она есть, на {p:22}. Выпало "
        "6-1: постройте шесть и запомните этот ход."),
    board=Board(white=WALL, black=AHEAD, dice="61"), rules=SIX, goal=Row(6), solutions=("16/10 24/23",),
    done=Text("Legal among federations. Now you take the same wall to other tables.",
              "У федераций так можно. А теперь пойдём с той же стеной в гости."),
    mistakes=(Mistake("16/10 7/6", frozenset(), Text("Legal, but the smaller number opened a hole again.",
                                                     "По правилам, но единицей вы снова сделали дыру.")),),
)
NOT_HOME_YET = Break(
    id="not-home-yet", heading=Text("Not until one is home", "Пока никто не дома"), text=Text(
        "At this table a wall of six waits until a black checker has reached Black’s home. The one on {p:22} has "
        "passed the wall, but is still on its way. Break the rule: make the move that was legal a moment ago.",
        "За этим столом стена из шести ждёт, пока хоть одна чёрная не дойдёт до своего дома. Шашка на {p:22} стену "
        "прошла, но ещё в пути. Нарушьте правило: сделайте ход, который только что был разрешён."),
    board=wall("61", AHEAD, HOME), rules=SIX, solutions=("16/10",),
    done=Text("The same board, the same throw, the same move, and here it is forbidden.",
              "Та же доска, тот же бросок, тот же ход, а здесь он запрещён."),
)
ONE_IS_HOME = Try(
    id="one-is-home", heading=Text("Now one is home", "Теперь одна дома"), text=Text(
        "The black checker has walked on to {p:18}, into Black’s home. The agreement is the same. Build your six.",
        "Чёрная шашка дошла до {p:18}, а это уже дом чёрных. Уговор тот же. Стройте шесть."),
    board=wall("61", AT_HOME, HOME), rules=SIX, goal=Row(6), solutions=("16/10 24/23",),
    done=Text("One at home is enough; the other fourteen may be locked in.",
              "Достаточно одной дома, остальные четырнадцать можно запереть."),
    mistakes=(Mistake("16/10 5/4", frozenset(), Text("Legal, but the smaller number took away the other end.",
                                                     "По правилам, но единица сняла другой конец стены.")),),
)
NEVER_EVER = Break(
    id="never-ever", heading=Text("Never", "Никогда"), text=Text(
        "A stricter table: no wall of six at all, wherever Black stands. Even now, with one black checker at home. "
        "Break the rule once more.",
        "Стол построже: стену из шести нельзя никогда, где бы ни стояли чёрные. Одна чёрная уже дома, и всё равно. "
        "Нарушьте правило ещё раз."),
    board=wall("61", AT_HOME, NEVER), rules=SIX, solutions=("16/10",),
    done=Text("With this agreement nobody needs to look where Black stands. Five is the most.",
              "При таком уговоре не нужно смотреть, где чёрные. Больше пяти нельзя."),
)
FIVE_AT_MOST = Try(
    id="five-at-most", heading=Text("Five at most", "Не больше пяти"), text=Text(
        "The same strict table. The checker on {p:16} wants to go to {p:10} all the same, and in the right order it "
        "may: five must never become six.",
        "Тот же строгий стол. Шашка с {p:16} всё-таки хочет на {p:10}, и в верном порядке ей можно: пять не должны "
        "стать шестью ни на миг."),
    board=wall("61", AT_HOME, NEVER), rules=SIX, goal=Every((On(10), On(4))), solutions=("5/4 16/10",),
    done=Text("The wall has moved one point towards your home and is still five long.",
              "Стена сдвинулась на пункт ближе к дому и по-прежнему из пяти."),
    mistakes=(
        Mistake("16/10", SIX, Text("Six, and here six is too many for anybody.",
                                   "Шесть, а здесь шесть нельзя никому.")),
        Mistake("5/4 9/3", frozenset(), Text("Legal, but the checker on {p:16} has not moved.",
                                             "По правилам, но шашка с {p:16} на месте.")),
    ),
)
NO_SUCH_LAW = Try(
    id="no-such-law", heading=Text("No such rule", "Такого правила нет"), text=Text(
        "Now play by the old descriptions, which do not mention walls. All fifteen black checkers are behind yours. "
        "Lock them in.",
        "Теперь играем по старым описаниям, а в них о стенах ни слова. Все пятнадцать чёрных позади. Заприте их."),
    board=wall("61", BEHIND, OFF), rules=SIX, goal=Row(6), solutions=("16/10 24/23",),
    done=Text("Forbidden at each of the other tables. A hard game, but that is what was agreed.",
              "За любым другим столом это запрещено. Жёстко, но так договорились."),
    mistakes=(Mistake("16/10 7/6", frozenset(), Text("Legal, but you opened the wall again.",
                                                     "По правилам, но стену вы снова открыли.")),),
)
THROUGH_SIX = Break(
    id="through-six", heading=Text("After every step", "После каждого шага"), text=Text(
        "Back among federations; Black is behind. You have 6-4 and would like to walk from {p:16} via {p:10} to {p:6}. "
        "For a moment six would stand. Try it.",
        "Снова у федераций, чёрные позади. Выпало 6-4, и хочется пройти с {p:16} через {p:10} на {p:6}. На миг встанет "
        "шесть. Попробуйте."),
    board=Board(white=WALL, black=BEHIND, dice="64"), rules=SIX, solutions=("16/10",),
    done=Text("Here the rule looks after every step, so there is no way through.",
              "Здесь смотрят после каждого шага, и этой дороги нет."),
)
AT_THE_END_ONLY = Try(
    id="at-the-end-only", heading=Text("Only at the end", "Только в конце"), text=Text(
        "Another table looks only when the turn is over. The same throw, the same wish: from {p:16} via {p:10} to "
        "{p:6}.",
        "А за этим столом смотрят, только когда ход закончен. Тот же бросок, то же желание: с {p:16} через {p:10} на "
        "{p:6}."),
    board=wall("64", BEHIND, AT_THE_END), rules=SIX, goal=On(6, 2), solutions=("16/10/6",),
    done=Text("Six stood only between your two moves.",
              "Шесть стояло только между двумя вашими ходами шашкой."),
    mistakes=(
        Mistake("16/10 24/20", SIX, Text("Now the turn is over and six stand: that is forbidden here as well.",
                                         "Ход закончен, а шесть стоят: так и здесь нельзя.")),
        Mistake("24/18/14", frozenset(), Text("Legal, but that was another checker.",
                                              "По правилам, но это другая шашка.")),
    ),
)
IN_WHICH_HOUSES = Choose(
    id="in-which-houses", heading=Text("At how many tables?", "За сколькими столами?"), text=Text(
        "One black checker is in Black’s home, and you close six in a row. Four tables: one ahead is enough; one at "
        "home; never; no such rule. At how many of them may your wall stand?",
        "Одна чёрная уже в доме чёрных, и вы закрываете шесть подряд. Четыре стола: достаточно одной впереди; "
        "нужна одна дома; никогда; такого правила нет. За сколькими стена может стоять?"),
    board=Board(white="24:9,10:1,9:1,8:1,7:1,6:1,5:1", black=AT_HOME), rules=SIX,
    answers=(
        Answer(Text("At one", "За одним"), Text(
            "A checker at home has passed the wall as well.", "Шашка в доме тоже прошла стену.")),
        Answer(Text("At three", "За тремя"), Text(
            "Only the table of “never” objects.", "Против только стол, где «никогда»."), right=True),
        Answer(Text("At all four", "За всеми четырьмя"), Text(
            "At the strict table it does not matter where Black stands.",
            "За строгим столом неважно, где стоят чёрные.")),
    ),
    done=Text("So a wall that is legal here may be a fault two tables on.",
              "Одна и та же стена здесь разрешена, а за соседним столом может оказаться нарушением."),
)
IN_SILENCE = Exam(
    id="in-silence", heading=Text("Your own table, in silence", "Свой стол и тишина"), text=Text(
        "Two turns by the usual agreement: six may stand when a black checker is ahead of them or has been borne off. "
        "The other rules are in force as ever. Play, and end each turn.",
        "Два хода по обычному уговору: шесть можно, если впереди есть чёрная шашка или она уже выброшена. Остальные "
        "правила тоже действуют. Сходите и закончите каждый ход."),
    rules=SIX | frozenset({"head.one", "move.landing"}),
    boards=(
        Board(white="24:9,14:1,9:1,8:1,7:1,6:1,5:1", black="24:12,23:2,22:1", dice="64"),
        Board(white="24:9,15:1,8:1,7:1,6:1,5:1,4:1", black="24:13,23:1,5:1", dice="63"),
    ),
    done=Text("On the first board six were forbidden, on the second they were yours if you wanted them.",
              "На первой доске шесть были под запретом, на второй — ваши, если хотелось."),
)
ASK_FIRST = Say(
    id="ask-first", heading=Text("Ask first", "Сначала спросите"), text=Text(
        "Two questions are enough before a game: when may six stand, and do we look after every step or at the end? In "
        "the sandbox you can change the agreement and see at once which turns come and go.",
        "Перед игрой хватит двух вопросов: когда можно шесть и смотрим ли мы после каждого шага или в конце хода? На "
        "нашей доске уговор можно менять и сразу видеть, какие ходы появляются и исчезают."),
    see=See("sandbox/index.html?variant=long&six_block=home", Text(
        "The board with another agreement", "Доска с другим уговором")),
)
WALLS = Lesson(
    id="long/walls", variant="long", title=Text("Walls at other tables", "Стены за другими столами"),
    about=Text("One wall and one throw, played under every version of the rule on six in a row.",
               "Одна стена, один бросок и все уговоры о шести подряд: сыграйте каждый."),
    steps=(
        ONE_WALL, NOT_HOME_YET, ONE_IS_HOME, NEVER_EVER, FIVE_AT_MOST, NO_SUCH_LAW, THROUGH_SIX, AT_THE_END_ONLY,
        IN_WHICH_HOUSES, IN_SILENCE, ASK_FIRST,
    ),
)
