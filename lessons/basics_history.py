"""Basics, the history: legends told as legends, and what is known to be otherwise."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Choose, Lesson, Say, Text

LEGEND, KNOWN, WRONG = Text("A legend", "Легенда"), Text("A fact", "Факт"), Text("A mistake", "Ошибка")

A_KING = Choose(
    id="a-king", heading=Text("A king is bored", "Скучающий царь"), text=Text(
        "They say: the Persian king Ardashir asked his minister for a game with the struggle of chess and the thrill "
        "of chance, and so nardy was born. What is this?",
        "Рассказывают: персидский царь Ардашир велел министру придумать игру, где есть и борьба, как в шахматах, и "
        "удача. Так появились нарды. Что это?"),
    answers=(
        Answer(LEGEND, Text("A beautiful one: the old name of the game even sounds like the king’s. India tells "
                            "another, with a wise man.",
                            "И красивая: старое имя игры даже похоже на имя царя. А в Индии рассказывают другую, про "
                            "мудреца."), right=True),
        Answer(KNOWN, Text("Nobody wrote it down at the time.", "Тогда этого никто не записал.")),
        Answer(WRONG, Text("It cannot be proved wrong. It cannot be proved at all.",
                           "Опровергнуть это нельзя. Но и доказать нечем.")),
    ),
    done=Text("Who invented nardy is not known.", "Кто придумал нарды, неизвестно."),
)
SEVEN_THOUSAND = Choose(
    id="seven-thousand", heading=Text("Seven thousand years", "Семь тысяч лет"), text=Text(
        "“People have played this game for more than seven thousand years.” What is this?",
        "«В эту игру играют больше семи тысяч лет». Что это?"),
    answers=(
        Answer(LEGEND, Text("It is told as a number, not as a story, and the number is too large.",
                            "Это не сказка, а число, и число слишком большое.")),
        Answer(KNOWN, Text("No board that old has been found.", "Такой древней доски никто не нашёл.")),
        Answer(WRONG, Text("The oldest game boards known are about five thousand years old, and they are boards of "
                           "other games.",
                           "Самым древним известным доскам около пяти тысяч лет, и это доски других игр."), right=True),
    ),
    done=Text("Race games are very old. Nardy as we play it is much younger.",
              "Игры-гонки очень древние. Нарды, какими мы их знаем, гораздо моложе."),
)
UR = Choose(
    id="ur", heading=Text("A board from Ur", "Доска из Ура"), text=Text(
        "In the city of Ur a splendid game board was dug out, some four and a half thousand years old. “An ancestor of "
        "the nardy board, with twelve squares in two rows.” What is this?",
        "В городе Ур откопали роскошную игровую доску, ей около четырёх с половиной тысяч лет. «Предок нард: "
        "двенадцать клеток в два ряда». Что это?"),
    answers=(
        Answer(KNOWN, Text("The board is real. Count its squares before you believe the rest.",
                           "Доска настоящая. Но прежде чем верить, сосчитайте клетки.")),
        Answer(WRONG, Text("It has twenty squares, and nobody has shown that nardy came from it.",
                           "На ней двадцать клеток, и никто не доказал, что нарды пошли от неё."), right=True),
    ),
    done=Text("Two players raced on it too: a cousin perhaps, hardly a grandmother.",
              "На ней тоже гонялись вдвоём: может быть, родня, но вряд ли бабушка."),
)
THE_PHARAOH = Choose(
    id="the-pharaoh", heading=Text("The game of a pharaoh", "Игра фараона"), text=Text(
        "“In the tomb of Tutankhamun a set for nardy was found.” What is this?",
        "«В гробнице Тутанхамона нашли набор для нард». Что это?"),
    answers=(
        Answer(LEGEND, Text("The tomb and the games in it are real.", "И гробница, и игры в ней настоящие.")),
        Answer(KNOWN, Text("Games were found there, but which?", "Игры там нашли, но какие?")),
        Answer(WRONG, Text("The game was senet, with thirty squares: an Egyptian race game with rules of its own.",
                           "Там был сенет, тридцать клеток: египетская гонка со своими правилами."), right=True),
    ),
    done=Text("The pharaoh liked to race as well. Only not at nardy.", "Фараон тоже любил гонки. Только не нарды."),
)
TABULA = Choose(
    id="tabula", heading=Text("Tables", "Таблицы"), text=Text(
        "The Romans called a game like ours tabula, the Greeks say tavli, Italians said tavole, the English tables. "
        "What is this?",
        "Римляне звали похожую игру табулой, греки говорят «тавли», итальянцы говорили «таволе», англичане — «тейблз». "
        "Что это?"),
    board=Board(white="24:15", black="24:15"),
    answers=(
        Answer(KNOWN, Text("A late Roman poem even describes an emperor’s unlucky throw on twenty-four points.",
                           "В позднеримском стихотворении описан даже неудачный бросок императора — на двадцати "
                           "четырёх пунктах."), right=True),
        Answer(LEGEND, Text("These names stand in many old books.", "Эти имена есть во многих старых книгах.")),
        Answer(WRONG, Text("Here the tellers are right for once.", "А вот тут рассказчики правы.")),
    ),
    done=Text("Half of Europe simply called it “the board”.", "Пол-Европы называло игру просто «доской»."),
)
A_CALENDAR = Choose(
    id="a-calendar", heading=Text("A calendar to play on", "Игра-календарь"), text=Text(
        "Twenty-four points are the hours of a day, thirty checkers the days of a month, twelve points on a side the "
        "months of a year. What is this?",
        "Двадцать четыре пункта — часы суток, тридцать шашек — дни месяца, двенадцать пунктов на стороне — месяцы "
        "года. Что это?"),
    answers=(
        Answer(KNOWN, Text("The numbers are. That they were meant so is another matter.",
                           "Числа — да. А вот что так и задумали — другой вопрос.")),
        Answer(LEGEND, Text("Old Persian books already read the board as a picture of the world. It fits too well to "
                            "forget.",
                            "Ещё старые персидские книги видели в доске картину мира. Слишком складно, чтобы забыть."),
               right=True),
    ),
    done=Text("A good way to remember the numbers, true or not.", "Правда или нет, а числа так легко запомнить."),
)
HOW_WE_KNOW = Say(
    id="how-we-know", heading=Text("Ask for the find", "Спросите, где находка"), text=Text(
        "A story is no worse for being a legend, as long as it is told as one. If somebody tells you how old nardy is, "
        "ask: which board, found where, and who counted its points?",
        "Легенда не хуже оттого, что она легенда, если её так и рассказывают. Скажут вам, сколько нардам лет, — "
        "спросите: какая доска, где нашли и кто считал на ней пункты?"),
)
HISTORY = Lesson(
    id="basics/history", variant="long", title=Text("Where it comes from", "Откуда нарды"),
    about=Text("Legends, finds and mistakes about the age of the game: you decide which is which.",
               "Легенды, находки и ошибки о возрасте игры: решайте сами, что есть что."),
    steps=(A_KING, SEVEN_THOUSAND, UR, THE_PHARAOH, TABULA, A_CALENDAR, HOW_WE_KNOW),
)
