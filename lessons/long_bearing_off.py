"""Long nardy, bearing off: when it begins, which number takes which checker, and two half-rules made whole."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Break, Choose, Exam, Free, Lesson, Mistake, Off, Predict, Show, Text, Try

HOME, EXACT = frozenset({"bearoff.all-home"}), frozenset({"bearoff.exact"})
HIGHEST, FREE = frozenset({"bearoff.highest"}), frozenset({"bearoff.optional"})
ALL, WIN = frozenset({"turn.play-all"}), frozenset({"game.win"})
BLACK = "12:5,11:4,8:3,7:3"


def home(white: str, dice: str) -> Board:
    """White is coming home; Black is still on the way and in nobody's."""
    return Board(white=white, black=BLACK, dice=dice)


OUT = Show(
    id="out", heading=Text("The last leg", "Последний этап"), text=Text(
        "Your home is {p:6} to {p:1}. When all fifteen are there, they may leave the board, one after the other. That "
        "is bearing off. Whoever is rid of the last checker first has won.",
        "Ваш дом — пункты с {p:6} по {p:1}. Когда там все пятнадцать, шашки по одной выбрасывают с доски. Кто "
        "первым выбросит последнюю, тот победил."),
    board=home("6:4,5:3,4:3,3:2,2:2,1:1", ""),
)
EXACTLY = Try(
    id="exactly", heading=Text("Just over the edge", "Ровно за край"), text=Text(
        "Count the last step over the edge as well: a six is just enough from {p:6}, a three from {p:3}. From there "
        "the number takes a checker off. You have 6-3 and all are home: bear off one with each.",
        "Считайте и последний шаг, за край: шестёрки в точности хватает с {p:6}, тройки — с {p:3}. Оттуда число шашку "
        "и снимает. Выпало 6-3, все дома: выбросьте по шашке каждым числом."),
    board=home("6:3,5:3,4:3,3:3,2:2,1:1", "63"), rules=EXACT, solutions=("6/off 3/off",),
    done=Text("The six took one from {p:6}, the three one from {p:3}.",
              "Шестёрка сняла с {p:6}, тройка — с {p:3}."),
    mistakes=(
        Mistake("6/off 4/off", EXACT, Text("A three does not reach off the board from {p:4}.",
                                           "С {p:4} тройки не хватит, чтобы выйти с доски.")),
        Mistake("6/off 2/off", EXACT, Text("The three has a checker of its own, on {p:3}.",
                                           "У тройки есть своя шашка, на {p:3}.")),
    ),
)
TOO_EARLY = Break(
    id="too-early", heading=Text("Too early", "Рано"), text=Text(
        "One checker is still on {p:7}. Break the rule that all must be home first.",
        "Одна шашка ещё на {p:7}. Сначала все должны прийти в дом: нарушьте это правило."),
    board=home("7:1,6:5,5:4,3:3,2:2", "61"), rules=HOME, solutions=("6/off",),
    done=Text("While one is outside, nobody leaves.", "Пока снаружи хоть одна, не выходит никто."),
)
LAST_ONE_IN = Try(
    id="last-one-in", heading=Text("In the same turn", "В тот же ход"), text=Text(
        "The rule looks at the board before each step, not before the turn. You have 6-2: bring the last one home, "
        "then bear one off.",
        "Все ли дома, смотрят перед каждым шагом, а не перед ходом. Выпало 6-2: заведите последнюю и тут же одну "
        "выбросьте."),
    board=home("8:1,6:5,5:4,3:3,1:2", "62"), rules=HOME, solutions=("8/6 6/off",),
    done=Text("After the two everybody was home, so the six could take one off.",
              "После двойки все были дома, и шестёрка смогла снять."),
    mistakes=(
        Mistake("6/off", HOME, Text("In this order one is still outside. Turn it round.",
                                    "В таком порядке одна ещё снаружи. Поменяйте местами.")),
        Mistake("8/2 6/4", frozenset(), Text(
            "Legal: all are home now. But nobody has left the board.",
            "По правилам: теперь все дома. Но с доски никто не ушёл.")),
    ),
)
TOO_SMALL = Break(
    id="too-small", heading=Text("Not enough", "Не хватит"), text=Text(
        "Break the rule about the number: bear off a checker with a number that is too small for its point.",
        "Нарушьте правило о числе: выбросьте шашку числом, которого для её пункта мало."),
    board=home("6:3,5:3,4:3,3:3,2:2,1:1", "21"), rules=EXACT, solutions=("6/off", "5/off"),
    done=Text("It would have stopped before the edge.", "Она остановилась бы, не дойдя до края."),
)
TWO_HALVES = Choose(
    id="two-halves", heading=Text("Two books, two halves", "Две книги, две половины"), text=Text(
        "Your number’s point is empty. One book says: move a checker from a point farther from the edge. Another says: "
        "you may bear off from a nearer one. Who is right?",
        "На пункте вашего числа пусто. Одна книга говорит: ходите с пункта, что дальше от края. Другая: можно снять с "
        "пункта, что ближе. Кто прав?"),
    rules=HIGHEST,
    answers=(
        Answer(Text("The first: always move from farther away", "Первая: всегда ходить с дальних"), Text(
            "And if nobody stands farther away? Then there would be no move at all.",
            "А если дальше никого? Тогда и хода нет.")),
        Answer(Text("The second: take a nearer one at once", "Вторая: сразу снимать ближние"), Text(
            "Then a six would free a near checker while the farthest waits.",
            "Тогда шестёрка снимала бы ближних, пока дальние ждут.")),
        Answer(Text("Both, each in its case", "Обе, каждая в своём случае"), Text(
            "Somebody farther away: move from there. Nobody: bear off from the farthest point you hold.",
            "Дальше кто-то есть — ходят оттуда. Никого нет — снимают с самого дальнего занятого пункта."), right=True),
    ),
    done=Text("Each book tells half of the rule. You will now use both halves.",
              "Каждая книга рассказывает половину правила. Сейчас примените обе."),
)
FROM_ABOVE = Try(
    id="from-above", heading=Text("Somebody farther away", "Дальше кто-то есть"), text=Text(
        "You have 5-4. {p:5} is empty, but two checkers stand farther away. Play both numbers, and bear off one "
        "checker.",
        "Выпало 5-4. На {p:5} пусто, но дальше стоят две шашки. Сыграйте оба числа, одну шашку выбросьте."),
    board=home("6:2,4:3,3:2,2:2", "54"), rules=HIGHEST, solutions=("6/1 4/off",),
    done=Text("The five had to be walked from {p:6}; the four had its own checker.",
              "Пятёркой пришлось пройти с {p:6}, а у четвёрки была своя шашка."),
    mistakes=(
        Mistake("4/off(2)", HIGHEST, Text("The five may not take one from {p:4} while somebody waits farther off.",
                                          "Пятёрка не снимает с {p:4}, пока дальше кто-то ждёт.")),
        Mistake("6/1 6/2", frozenset(), Text("Legal too, but then nobody leaves the board.",
                                             "Тоже по правилам, но тогда никто не ушёл с доски.")),
    ),
)
FROM_THE_TOP = Try(
    id="from-the-top", heading=Text("Nobody farther away", "Дальше никого"), text=Text(
        "Now 6-5, and your farthest checkers stand on {p:4}. Both numbers are more than they need. Bear off two.",
        "Теперь 6-5, а самые дальние ваши шашки на {p:4}. Оба числа больше, чем нужно. Выбросьте две."),
    board=home("4:2,3:2,1:1", "65"), rules=HIGHEST, solutions=("4/off(2)",),
    done=Text("A number too large takes from the farthest point, and from there only.",
              "Слишком большое число снимает с самого дальнего пункта, и только с него."),
    mistakes=(Mistake("4/off 3/off", HIGHEST, Text("After the first one, {p:4} is still the farthest.",
                                                   "После первой шашки дальше всех по-прежнему {p:4}.")),),
)
BREAK_HIGHEST = Break(
    id="break-highest", heading=Text("Past those who wait", "В обход очереди"), text=Text(
        "You have 5-4 again. Break the rule about the farthest checker, and no other.",
        "Снова 5-4. Нарушьте правило о самой дальней шашке, и только его."),
    board=home("6:2,3:4,2:3,1:2", "54"), rules=HIGHEST, solutions=("3/off", "2/off", "1/off"),
    done=Text("The checkers on {p:6} had to move first.", "Сначала должны были ходить шашки с {p:6}."),
)
NO_NEED = Try(
    id="no-need", heading=Text("No need to", "Не обязательно"), text=Text(
        "Bearing off is a right, not a duty: if another move plays the number, it will do. Play 2-1 without bearing "
        "anybody off.",
        "Выбрасывать — право, а не обязанность: если число играет и другой ход, хватит и его. Сыграйте 2-1, никого "
        "не выбрасывая."),
    board=home("5:2,4:2,2:2", "21"), rules=FREE,
    solutions=("4/2 5/4", "5/3 5/4", "5/3 4/3", "5/3 3/2", "5/3 2/1", "4/2 4/3", "4/2 2/1"),
    done=Text("Nobody left, and every rule is kept. It is seldom wise: the race goes on.",
              "Никто не ушёл, и все правила соблюдены. Мудро это редко: гонка-то идёт."),
    mistakes=(Mistake("2/off 5/4", frozenset(), Text("Legal and even sensible, but one is off.",
                                                     "По правилам и даже разумно, но одна выброшена.")),),
)
LARGE_AND_SMALL = Predict(
    id="large-and-small", heading=Text("Think it through", "Продумайте"), text=Text(
        "Two checkers are left, on {p:5} and {p:4}, and the throw is 6-1. How many will you bear off if you play it "
        "as well as you can?",
        "Осталось две шашки, на {p:5} и {p:4}, бросок 6-1. Сколько вы выбросите, если сыграете как можно лучше?"),
    board=home("5:1,4:1", "61"), rules=HIGHEST, moves="5/off 4/3",
    answers=(
        Answer(Text("None", "Ни одной"), Text("The six is enough from any point you hold.",
                                              "Шестёрки хватит с любого вашего пункта.")),
        Answer(Text("One", "Одну"), Text("The six takes the checker on {p:5}; the smaller number only walks.",
                                         "Шестёрка снимает с {p:5}, единица только ходит."), right=True),
        Answer(Text("Two", "Обе"), Text("A one bears off from {p:1} only.", "Единица снимает только с {p:1}.")),
    ),
    done=Text("And that checker on {p:4} could not have gone first: it is not the farthest.",
              "А шашке с {p:4} первой уйти нельзя: она не самая дальняя."),
)
HOME_STRAIGHT = Free(
    id="home-straight", heading=Text("Finish it", "Доведите до конца"), text=Text(
        "Five checkers, three throws, and nobody helps. Bear off everything to win.",
        "Пять шашек, три броска, и никто не подсказывает. Выбросьте все — и победа."),
    board=home("6:1,5:1,3:1,2:1,1:1", "53"), rules=WIN | ALL, goal=Off(15), throws=("62", "41"),
    solutions=("5/off 3/off; 6/off 2/off; 1/off",),
    done=Text("All fifteen are off. The game is yours, and in long nardy there is no draw.",
              "Все пятнадцать выброшены. Партия ваша, а ничьей в длинных нардах не бывает."),
)
IN_SILENCE = Exam(
    id="in-silence", heading=Text("Now without help", "Теперь без подсказок"), text=Text(
        "Three turns near the end of a game. Come home where you have to, bear off where you may, and play the whole "
        "throw. The referee speaks after the third.",
        "Три хода под конец партии. Заводите, где нужно, выбрасывайте, где можно, и играйте весь бросок. Судья "
        "заговорит после третьего."),
    rules=HOME | EXACT | HIGHEST | ALL | frozenset({"move.landing"}),
    boards=(
        Board(white="10:1,6:5,5:4,3:3,2:2", black="19:2,8:3,6:5,5:5", dice="43"),
        Board(white="7:2,5:5,2:8", black="8:6,5:6,2:3", dice="63"),
        Board(white="5:4,4:3,3:3,2:3,1:2", black="8:3,5:4,2:1,1:7", dice="63"),
    ),
    done=Text("Home and out, number by number, and nobody had to tell you.",
              "В дом и за край, число за числом, и никто не подсказывал."),
)
BEARING_OFF = Lesson(
    id="long/bearing-off", variant="long", title=Text("Bearing off", "Выбрасывание"),
    about=Text("When checkers may leave the board, which number takes which, and how the game is won.",
               "Когда шашки уходят с доски, какое число какую снимает и как выигрывают."),
    steps=(
        OUT, EXACTLY, TOO_EARLY, LAST_ONE_IN, TOO_SMALL, TWO_HALVES, FROM_ABOVE, FROM_THE_TOP, BREAK_HIGHEST, NO_NEED,
        LARGE_AND_SMALL, HOME_STRAIGHT, IN_SILENCE,
    ),
)
