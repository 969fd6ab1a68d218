"""Long nardy, walking: whose checker, which way, how far, and where it may stop."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Arrow, Board, Break, Choose, Lesson, Mistake, On, Pick, Show, Spot, Text, Try

OWN, WAY, NUMBER = frozenset({"move.own-piece"}), frozenset({"move.direction"}), frozenset({"move.die"})
STOP, CLOSED = frozenset({"move.each-die-a-step"}), frozenset({"move.landing"})
ALL, OVER = frozenset({"turn.play-all"}), frozenset({"turn.over"})
ORDER, DOUBLE = frozenset({"turn.any-order"}), frozenset({"turn.double"})


def road(dice: str) -> Board:
    """The middle of a game: four white checkers on the road, black ones on White's 12, 8, 5 and 2."""
    return Board(white="24:11,20:1,17:1,15:1,13:1", black="24:12,20:1,17:1,14:1", dice=dice)


THE_WAY = Show(
    id="the-way", heading=Text("One way for all", "У всех один путь"), text=Text(
        "Your checkers walk from {p:24} to {p:1}: round the whole board, against the clock. "
        "Black goes the same way round, but begins across the board. Nobody ever walks back.",
        "Ваши шашки идут от {p:24} до {p:1}: вокруг всей доски, против часовой стрелки. Чёрные "
        "кружат в ту же сторону, только начинают напротив. Назад не ходит никто."),
    board=Board(white="24:15", black="24:15", arrows=(
        Arrow(24, 19), Arrow(18, 13), Arrow(12, 7), Arrow(6, 1))),
)
TWO_NUMBERS = Try(
    id="two-numbers", heading=Text("Two dice, two moves", "Два зара — два хода"), text=Text(
        "You have thrown 5-3: one move of five steps and one of three. Move the checker on {p:20} by the five and "
        "the one on {p:17} by the three.",
        "Выпало 5-3: один ход на пять шагов и один на три. Пятёркой пойдите с {p:20}, тройкой — с {p:17}."),
    board=road("53"), rules=NUMBER | OWN | WAY | OVER, solutions=("20/15 17/14",),
    done=Text("Each number has moved one checker, forward, exactly as far as the die says.",
              "Каждое число провело одну шашку вперёд ровно на столько, сколько на заре."),
    mistakes=(
        Mistake("20/14", NUMBER, Text("Count again: that is six steps, and no die shows a six.",
                                      "Сосчитайте: это шесть шагов, а шестёрки на зарах нет.")),
        Mistake("17/20", WAY, Text("Three steps, but the wrong way: away from home.",
                                   "Три шага, да не туда: прочь от дома.")),
        Mistake("20/12", CLOSED, Text("One checker may play both numbers, but it would stop on Black’s head.",
                                      "Одна шашка может сыграть оба числа, но тут она встанет на голову чёрных.")),
    ),
)
CLOSED_POINT = Pick(
    id="closed-point", heading=Text("One is enough", "Хватает и одной"), text=Text(
        "A point with opposing checkers on it is closed to you, and in long nardy a single one closes it. "
        "You have 5-3. Where may the checker on {p:13} go with one number?",
        "Пункт, где стоят чужие шашки, для вас закрыт, и в длинных нардах для этого хватает одной. Выпало 5-3. Куда "
        "одним числом может пойти шашка с {p:13}?"),
    board=road("53"), src=13, rules=CLOSED,
    done=Text("Only to {p:10}. A lone black checker guards {p:8}, and nobody can be hit here.",
              "Только на {p:10}. На {p:8} стоит одна чёрная шашка, а бить в этой игре нельзя."),
)
EITHER_ORDER = Try(
    id="either-order", heading=Text("Which number first?", "С какого числа начать?"), text=Text(
        "You may begin with either number. Bring the checker on {p:17} to {p:7} with 6-4. It has to stop between the "
        "two moves, so look at both ways before you go.",
        "Начать можно с любого числа. Приведите шашку с {p:17} на {p:7} броском 6-4. Между ходами она "
        "останавливается, поэтому сначала посмотрите на оба пути."),
    board=Board(white="24:11,20:1,17:1,15:1,13:1", black="24:11,23:2,17:1,14:1", dice="64"),
    rules=ORDER | STOP, solutions=("17/13/7",),
    done=Text("The four first: {p:13} is open, {p:11} is not.", "Сначала четвёрка: {p:13} открыт, а {p:11} — нет."),
    mistakes=(
        Mistake("17/11", CLOSED, Text("With the six first it would stop among black checkers. Try the other order.",
                                      "Если начать с шестёрки, она упрётся в чёрных. Попробуйте иначе.")),
        Mistake("17/13 end", ALL, Text("Half of the way. The six is still waiting, and it can be played.",
                                       "Полпути. Шестёрка ждёт, и сыграть её можно.")),
    ),
)
JUMP = Break(
    id="jump", heading=Text("No jumping", "Без прыжков"), text=Text(
        "With 6-4 a checker may not fly ten points at once: it makes two moves and stands still between them. "
        "Break this: take a checker both of whose stops are closed and move it ten points.",
        "С 6-4 шашка не летит сразу через десять пунктов: она делает два хода и между ними стоит. Нарушьте это: "
        "возьмите шашку, у которой закрыты обе остановки, и передвиньте её на десять."),
    board=Board(white="24:11,18:2,15:1,13:1", black="24:13,2:1,21:1", dice="64"),
    rules=STOP, solutions=("18/8",),
    done=Text("The goal is open, but there is nowhere to stop: {p:12} and {p:14} are both closed.",
              "Сам пункт открыт, но остановиться негде: закрыты и {p:12}, и {p:14}."),
    mistakes=(Mistake("18/12", CLOSED, Text("That is one move, and it ends on a closed point. Move on: ten at once.",
                                            "Это один ход, и он ведёт на закрытый пункт. А нужно сразу десять.")),),
)
STOP_BETWEEN = Try(
    id="stop-between", heading=Text("Where there is a stop", "Где есть остановка"), text=Text(
        "The same board and throw. For another checker one of the two stops is open. Which one can come to {p:5}?",
        "Та же доска, тот же бросок. У другой шашки одна из двух остановок свободна. Какая может прийти на {p:5}?"),
    board=Board(white="24:11,18:2,15:1,13:1", black="24:13,2:1,21:1", dice="64"), rules=STOP, goal=On(5),
    solutions=("15/11/5",),
    done=Text("Via {p:11}: two moves, and both of them end on an open point.",
              "Через {p:11}: два хода, и оба ведут на открытый пункт."),
    mistakes=(
        Mistake("15/9", CLOSED, Text("A black checker stands there. The four first.",
                                     "Там чёрная шашка. Начните с четвёрки.")),
        Mistake("18/8", STOP, Text("That is the jump again: both stops are closed.",
                                   "Это снова прыжок: обе остановки закрыты.")),
    ),
)
BACKWARDS = Break(
    id="backwards", heading=Text("Turn round", "Пойдите назад"), text=Text(
        "The best way to know a rule is to break it and nothing else. Move a checker backwards by a number that you "
        "have thrown.",
        "Лучший способ понять правило — нарушить его, и только его. Пойдите назад на число, которое выпало."),
    board=road("53"), rules=WAY, solutions=("17/20", "13/18", "15/18", "15/20", "13/16"),
    done=Text("Refused, and only for the direction: the number was right.",
              "Вернули, и только за направление: число было верным."),
    mistakes=(Mistake("17/21", WAY | NUMBER, Text("Two rules at once: backwards, and no die shows a four.",
                                                  "Нарушены сразу два правила: шашка идёт назад, и "
                                                  "четвёрки на зарах нет.")),),
)
SHORTER = Break(
    id="shorter", heading=Text("A shorter five", "Пятёрка покороче"), text=Text(
        "A number is played in full or not at all; nobody may go four steps with a five. Break this rule and no other.",
        "Число играют целиком или не играют вовсе; пойти пятёркой на четыре нельзя. Нарушьте только это "
        "правило."),
    board=road("53"), rules=NUMBER, solutions=("20/16", "17/13", "15/11", "13/9"),
    done=Text("No number is shortened. The die counts as used, so the referee does not ask for it once more.",
              "Число не укорачивают. Но зар считается сыгранным, и второй раз его не потребуют."),
    mistakes=(Mistake("13/12", NUMBER | CLOSED, Text("Too much: the length is wrong and the point is closed too.",
                                                     "Слишком много: и длина неверна, и пункт закрыт.")),),
)
NOT_YOURS = Break(
    id="not-yours", heading=Text("A hand across the board", "Рука через доску"), text=Text(
        "You move your own checkers. Nothing would suit you better now than to push the black one on {p:8} out of the "
        "way. Do it, and see what the referee says.",
        "Ходят только своими шашками. А как хочется убрать с дороги чёрную с {p:8}! Уберите её и послушайте, что "
        "скажет судья."),
    board=road("53"), rules=OWN, solutions=("8/5", "8/3"),
    done=Text("However useful: a checker is moved by its owner, or not at all.",
              "Как ни удобно, шашкой ходит её хозяин, и больше никто."),
)
WHICH_LAW = Spot(
    id="which-law", heading=Text("What is wrong here?", "Что здесь не так?"), text=Text(
        "White has thrown 5-3. The arrows show two moves of the right length. One rule is broken. Which?",
        "Белые бросили 5-3. Стрелки показывают два хода верной длины. Одно правило нарушено. Какое?"),
    board=road("53"), moves="20/15 8/5", rules=OWN,
    among=("move.landing", "move.direction", "move.own-piece", "move.each-die-a-step"),
    done=Text("The second arrow moves a black checker. Its road is not yours to choose.",
              "Вторая стрелка ведёт чёрную шашку. Чужими шашками не распоряжаются."),
)
FOUR_MOVES = Try(
    id="four-moves", heading=Text("Equal dice count twice", "Куш играют дважды"), text=Text(
        "Two equal numbers, a double, are played four times. You have thrown 4-4: move each of the four checkers on "
        "the road once.",
        "Два одинаковых числа, куш, играют четыре раза. Выпало 4-4: сходите по разу каждой из четырёх шашек, "
        "которые уже в пути."),
    board=road("44"), rules=DOUBLE, solutions=("20/16 17/13 15/11 13/9",),
    done=Text("Four fours, sixteen steps from one throw.", "Четыре четвёрки: шестнадцать шагов с одного броска."),
    mistakes=(
        Mistake("20/16 17/13 end", ALL, Text("Two fours are left. A double is four moves.",
                                             "Осталось ещё две четвёрки. Куш — это четыре хода.")),
        Mistake("13/9/5", CLOSED, Text("The second four would end beside Black: {p:5} is closed.",
                                       "Вторая четвёрка упирается в чёрных: {p:5} закрыт.")),
    ),
)
HANDS_OFF = Break(
    id="hands-off", heading=Text("Then hands off", "А теперь руки прочь"), text=Text(
        "With both numbers played the turn is over. Break it: play 5-3 properly, then make one move more.",
        "Оба числа сыграны — ход окончен. Нарушьте: сыграйте 5-3 как следует, а потом сделайте ещё один шаг."),
    board=road("53"), rules=OVER, solutions=("20/15 17/14 15/14",),
    done=Text("No number was left, so nothing might move.", "Чисел не осталось, значит, и ходить нечем."),
)
HOW_MANY = Choose(
    id="how-many", heading=Text("Before you go on", "Прежде чем идти дальше"), text=Text(
        "One black checker stands on a point, and you would like to stop there. May you?",
        "На пункте стоит одна чёрная шашка, а вам хочется остановиться именно там. Можно?"),
    rules=CLOSED,
    answers=(
        Answer(Text("Yes: one checker is hit", "Да: одну шашку бьют"), Text(
            "That is short nardy. In the long game nobody is hit.",
            "Так в коротких нардах. В длинных никого не бьют.")),
        Answer(Text("Yes: only two close a point", "Да: пункт закрывают только две"), Text(
            "Also short nardy. Here one closes it.", "Тоже короткие нарды. Здесь хватает одной.")),
        Answer(Text("No: one closes the point", "Нет: закрывает и одна"), Text(
            "You may walk past it, but not stop there.", "Пройти мимо можно, встать туда — нет."), right=True),
    ),
    done=Text("One checker closes a point.", "Пункт закрывает и одна шашка."),
)
MOVING = Lesson(
    id="long/moving", variant="long", picture="the-way", title=Text("How checkers walk", "Как ходят шашки"),
    about=Text("Whose checker, which way, how far, where it may stop, and when the turn is over.",
               "Чьей шашкой, в какую сторону, на сколько, где можно встать и когда ход окончен."),
    steps=(
        THE_WAY, TWO_NUMBERS, CLOSED_POINT, EITHER_ORDER, JUMP, STOP_BETWEEN, BACKWARDS, SHORTER, NOT_YOURS,
        WHICH_LAW, FOUR_MOVES, HANDS_OFF, HOW_MANY,
    ),
)
