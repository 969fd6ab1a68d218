"""Long nardy, the full turn: play all that can be played, and the larger number when only one can."""

# A script is read down the page, one thought a line.
# fmt: off

from dataclasses import replace

from nardy.teach import Answer, Arrow, Board, Break, Choose, Exam, Lesson, Mistake, Predict, Say, Text, Try

ALL, LARGER = frozenset({"turn.play-all"}), frozenset({"turn.larger-die"})
CLOSED, HEAD = frozenset({"move.landing"}), frozenset({"head.one"})

NARROW = Board(white="12:3,4:1,2:11", black="22:2,19:1,11:2,4:9,2:1", dice="53")
HOME = "5:3,4:4,3:3,2:2,1:2"
LATE = Board(white=f"17:1,{HOME}", black="18:1,6:5,4:4,3:3,2:2", dice="65")
LATE_BARRED = Board(white=f"17:1,{HOME}", black="23:1,18:1,6:4,4:4,3:3,2:2", dice="65")

NOT_A_CHOICE = Say(
    id="not-a-choice", heading=Text("A throw is an order", "Бросок — это приказ"), text=Text(
        "You choose how to play a throw, never whether. As long as both numbers can be played in any way, they must "
        "be, even if it ruins your position. This rule is the one most often forgotten.",
        "Как сыграть бросок, решаете вы; играть ли — нет. Если оба числа хоть как-нибудь можно сыграть, их играют, "
        "даже когда это портит позицию. Об этом правиле забывают чаще всего."),
)
LOOK_AHEAD = Try(
    id="look-ahead", heading=Text("The turn that uses both", "Ход на оба числа"), text=Text(
        "You have thrown 5-3. Two of your checkers could play the three. But what about the five after that? Find the "
        "turn that plays both numbers.",
        "Выпало 5-3. Тройку могли бы сыграть две шашки. А что потом с пятёркой? Найдите ход на оба числа."),
    board=NARROW, rules=ALL, solutions=("12/9/4",),
    done=Text("The five is closed from {p:12}, but open from {p:9}. So the three had to come from there.",
              "С {p:12} пятёрка закрыта, а с {p:9} открыта. Значит, тройку надо было начать именно так."),
    mistakes=(
        Mistake("4/1", ALL, Text(
            "After this no five can be played anywhere, although both numbers could have been.",
            "После этого пятёрку не сыграть нигде, хотя можно было сыграть оба числа."), Text(
            "The five is dead: {p:7} is closed, and bearing off has to wait until all are home. One number of two.",
            "Пятёрка пропала: {p:7} закрыт, а выбрасывать рано, не все дома. Сыграно одно число из двух.")),
        Mistake("12/7", CLOSED, Text("Black stands there. Something else has to go first.",
                                     "Там стоят чёрные. Значит, начать надо не с этого.")),
    ),
)
PASS = Break(
    id="pass", heading=Text("Just pass?", "Просто пропустить?"), text=Text(
        "Break the rule in the simplest way: you do not like the throw, so end the turn without a move.",
        "Нарушьте правило самым простым способом: бросок не нравится — закончите ход, не сходив."),
    board=NARROW, rules=ALL, solutions=("end",),
    done=Text("No passing while a move exists, not even half a pass.",
              "Пока ход есть, пропустить нельзя, даже половину."),
)
LARGER_ONE = Try(
    id="larger-one", heading=Text("One or the other", "Одно из двух"), text=Text(
        "Now 6-5. The last checker on its way can play either number, but after it there is no way on: {p:6} is "
        "closed. When only one of two can be played, it must be the larger. Go.",
        "Теперь 6-5. Последняя шашка в пути может сыграть любое число, но дальше хода нет: {p:6} закрыт. Когда "
        "можно сыграть только одно из двух, играют большее. Ходите."),
    board=LATE, rules=LARGER, solutions=("17/11",),
    done=Text("The six is played, the five is lost.", "Шестёрка сыграна, пятёрка пропала."),
    mistakes=(Mistake("17/12", LARGER, Text(
        "The five would be right only if the six could not be played. It can.",
        "Пятёркой — только если шестёркой нельзя. А ею можно."), Text(
        "You would stand one step further back. The rule takes that comfort away: the larger number is nearer to a "
        "full throw.",
        "Вы стояли бы на шаг дальше от дома. Правило этого не даёт: большее число ближе к полному ходу.")),),
)
SMALLER_ONE = Try(
    id="smaller-one", heading=Text("And if the larger cannot?", "А если большее не идёт?"), text=Text(
        "The same throw, 6-5, but one more black checker has come. Play what the rule asks of you now.",
        "Бросок тот же, 6-5, но подошла ещё одна чёрная шашка. Сыграйте то, чего правило требует теперь."),
    board=LATE_BARRED, rules=LARGER, solutions=("17/12",),
    done=Text("The six is closed, so the five is all there is. Then the smaller number is right.",
              "Шестёрка закрыта, осталась пятёрка. Тогда меньшее число и есть верное."),
    mistakes=(Mistake("17/11", CLOSED, Text("That is where the new one stands.", "Как раз там новая шашка и стоит.")),),
)
BREAK_LARGER = Break(
    id="break-larger", heading=Text("The comfortable number", "Удобное число"), text=Text(
        "Once more the first position. Break the rule about the larger number, and no other.",
        "Снова первая позиция. Нарушьте правило о большем числе, и только его."),
    board=LATE, rules=LARGER, solutions=("17/12",),
    done=Text("A legal move in itself; what is wrong is only that the larger one was there.",
              "Сам по себе ход возможен; плохо только то, что было большее число."),
    mistakes=(Mistake("end", ALL, Text("Playing nothing breaks the other rule: something can be played.",
                                       "Не сыграть ничего — значит нарушить другое правило: ход ведь есть.")),),
)
HOW_MANY_SIXES = Predict(
    id="how-many-sixes", heading=Text("As many as can be", "Сколько получится"), text=Text(
        "A double is four moves, or as many of them as can be. You have 6-6. Remember the head, and Black’s too. How "
        "many sixes will be played?",
        "Куш — четыре хода или сколько получится. Выпало 6-6. Помните про голову, и про чужую тоже. Сколько шестёрок "
        "будет сыграно?"),
    board=Board(white="24:13,18:2", black="24:14,22:1", dice="66"), moves="24/18", rules=ALL,
    answers=(
        Answer(Text("None", "Ни одной"), Text("One checker may leave the head, and {p:18} is yours.",
                                              "Одну шашку с головы снять можно, и {p:18} — ваш.")),
        Answer(Text("One", "Одна"), Text("Then three sixes are lost.", "Три остальные пропадают."), right=True),
        Answer(Text("Two", "Две"), Text(
            "The second would have to leave the head too, or land on Black’s.",
            "Второй пришлось бы тоже уйти с головы или встать на голову чёрных.")),
        Answer(Text("Four", "Четыре"), Text("Where would they go? Count to Black’s head.",
                                            "А куда? Отсчитайте до головы чёрных.")),
    ),
    done=Text("One leaves the head; from {p:18} every six ends on Black’s head.",
              "Одна ушла с головы, а с {p:18} любая шестёрка попадает на голову чёрных."),
)
NOTHING = Try(
    id="nothing", heading=Text("Nothing goes", "Ничего не идёт"), text=Text(
        "6-6 again. Look at every checker of yours. If you are sure that none can move, end the turn.",
        "Опять 6-6. Проверьте каждую свою шашку. Если уверены, что ходить нечем, закончите ход."),
    board=Board(white="24:12,20:3", black="24:11,6:2,2:2", dice="66"), rules=ALL, solutions=("end",),
    done=Text("No move at all: the throw is lost, and that is no fault of yours.",
              "Хода нет: бросок пропал, и ничего вы не нарушили."),
    mistakes=(Mistake("24/18", CLOSED, Text("Black is there with two.", "Там две чёрные.")),
              Mistake("20/14", CLOSED, Text("Closed as well.", "Тоже закрыто."))),
)
WITH_THE_HEAD = Try(
    id="with-the-head", heading=Text("Two rules together", "Два правила вместе"), text=Text(
        "Now two rules at once. You have 6-2, the game is under way. Play the whole throw.",
        "Теперь два правила сразу. Выпало 6-2, игра идёт. Сыграйте весь бросок."),
    board=Board(white="24:11,20:2,14:2", black="24:10,23:1,18:1,16:1,10:2", dice="62"), rules=ALL | HEAD,
    solutions=("20/14 20/18", "24/18 20/18", "24/18/16", "14/8 20/18"),
    done=Text("Both numbers are played, and not more than one checker has left the head.",
              "Оба числа сыграны, и с головы ушло не больше одной шашки."),
    mistakes=(
        Mistake("24/18 24/22", HEAD | CLOSED, Text("The head is shut after one, and {p:22} is Black’s.",
                                                   "После одной голова закрыта, да и {p:22} у чёрных.")),
        Mistake("14/6", CLOSED, Text("The way is open, the end is not.", "Пройти можно, встать нельзя.")),
    ),
)
TWO_FAULTS = Choose(
    id="two-faults", heading=Text("Wrong and too early", "Неверно, да ещё и рано"), text=Text(
        "The same throw, 6-2. Somebody moves {m:24/22}, onto Black’s point, and says: that is my turn. How many rules "
        "are broken?",
        "Тот же бросок, 6-2. Кто-то ходит {m:24/22}, на пункт чёрных, и говорит: это весь мой ход. Сколько правил "
        "нарушено?"),
    board=replace(WITH_THE_HEAD.board, arrows=(Arrow(24, 22),)), rules=ALL | CLOSED,
    answers=(
        Answer(Text("One: the point is closed", "Одно: пункт закрыт"), Text(
            "True, but a six could be played, and nobody has played it.",
            "Верно, но ведь можно было сыграть шестёрку, а её не сыграли.")),
        Answer(Text("One: the turn is not over", "Одно: ход не доигран"), Text(
            "True, but a checker does not stop on Black’s point either.",
            "Верно, но и на пункте чёрных не останавливаются.")),
        Answer(Text("Two", "Два"), Text(
            "The point is closed, and the throw is not played out.",
            "Пункт закрыт, и бросок не доигран."), right=True),
    ),
    done=Text("One fault does not excuse another: the referee names both.",
              "Одно нарушение не прощает другого: судья назовёт оба."),
)
WHO_DECIDES = Choose(
    id="who-decides", heading=Text("At another table", "За другим столом"), text=Text(
        "Somewhere people say: if only one number can be played, take whichever you like. One of our sources knows "
        "this too. What do you do there?",
        "Где-то говорят: если можно сыграть только одно число, берите любое. Об этом знает и один из наших источников. "
        "Как быть за таким столом?"),
    rules=LARGER,
    answers=(
        Answer(Text("Play the larger, always", "Всегда играть большее"), Text(
            "You may, but it is their game too. Ask first.", "Можно, но это и их игра. Сначала спросите.")),
        Answer(Text("Ask before the first throw", "Спросить до первого броска"), Text(
            "A rule agreed before the game is a rule.", "О чём уговорились до игры, то и правило."), right=True),
        Answer(Text("Decide when it happens", "Решить, когда случится"), Text(
            "Then each of you will want another rule.", "Тогда каждый захочет своё.")),
    ),
    done=Text("House rules are agreed before the dice fall.", "О домашних правилах уговариваются до бросков."),
)
IN_SILENCE = Exam(
    id="in-silence", heading=Text("Now without help", "Теперь без подсказок"), text=Text(
        "Three turns, and everything so far counts: where a checker may stop, what may leave the head, and that the "
        "throw is played as fully as it can be. You will hear about it after the third.",
        "Три хода, и действует всё, что вы прошли: где шашке можно остановиться, сколько уходит с головы и что бросок "
        "играют как можно полнее. Разбор — после третьего."),
    rules=LARGER | ALL | CLOSED | HEAD | frozenset({"move.each-die-a-step"}),
    boards=(
        Board(white="24:10,22:1,19:2,14:2", black="24:7,20:2,19:2,5:2,4:1,1:1", dice="61"),
        Board(white="24:9,21:3,20:2,19:1", black="24:7,19:1,16:1,6:2,5:2,4:2", dice="32"),
        Board(white="19:1,5:4,4:3,3:3,2:2,1:2", black="20:2,6:4,5:5,4:4", dice="65"),
    ),
    done=Text("Three full turns. That is how a whole game is played.", "Три полных хода. Так играют и целую партию."),
)
FULL_TURN = Lesson(
    id="long/full-turn", variant="long", title=Text("The full turn", "Полный ход"),
    about=Text("What must be played of a throw: both numbers, the larger one, as many of four as can be, or nothing.",
               "Что из броска играть обязательно: оба числа, большее, сколько выйдет из четырёх — или ничего."),
    steps=(
        NOT_A_CHOICE, LOOK_AHEAD, PASS, LARGER_ONE, SMALLER_ONE, BREAK_LARGER, HOW_MANY_SIXES, NOTHING, WITH_THE_HEAD,
        TWO_FAULTS, WHO_DECIDES, IN_SILENCE,
    ),
)
