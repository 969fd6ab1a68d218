"""Basics, the board: its parts and their words, where home is, and the names of points."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Choose, Find, Label, Lesson, Mark, Mistake, On, Pick, Show, Text, Try

START = Board(white="24:15", black="24:15")
NAMED = (
    Label((24,), Text("head", "голова")),
    Label((24,), Text("Black’s head", "голова чёрных"), "black"),
    Label(tuple(range(1, 7)), Text("home", "дом")),
)
BASE = Label(tuple(range(19, 25)), Text("base", "база"))
HEADS = Board(white="24:15", black="24:15", labels=NAMED)
SHORT = Board(variant="short", white="24:2,13:5,8:3,6:5", black="24:2,13:5,8:3,6:5")
HALF = frozenset({"move.die"})


POINTS = Show(
    id="points", heading=Text("Twenty-four narrow points", "Двадцать четыре пункта"), text=Text(
        "The board has twenty-four narrow triangles: the points. Checkers stand on them, as many as you like one upon "
        "the other. The strip in the middle is the bar. It divides the board in halves, each half in two quarters.",
        "На доске двадцать четыре узких треугольника — пункты, их называют и лунками. На них стоят шашки, сколько "
        "угодно друг на друге. Планка посередине — бар. Она делит доску на половины, а в половине две четверти."),
    board=START,
)
QUARTERS = Choose(
    id="quarters", heading=Text("How large is a quarter?", "Велика ли четверть?"), text=Text(
        "Two halves, two quarters in each. How many points does one quarter have?",
        "Две половины, в каждой две четверти. Сколько пунктов в одной четверти?"),
    board=START,
    answers=(
        Answer(Text("Four", "Четыре"), Text(
            "There are four quarters; each has more points than that.",
            "Четвертей как раз четыре, а пунктов в каждой больше.")),
        Answer(Text("Six", "Шесть"), Text(
            "As many as a die has faces. Handy, isn’t it?",
            "Столько же, сколько граней у игрального кубика. Удобно, правда?"), right=True),
        Answer(Text("Twelve", "Двенадцать"), Text(
            "That is one half, or one long side.", "Это половина, или длинная сторона.")),
    ),
    done=Text("Four quarters of six points.", "Четыре четверти по шесть пунктов."),
)
HEAD_AND_HOME = Show(
    id="head-and-home", heading=Text("From the head to the home", "От головы до дома"), text=Text(
        "Every player has a first quarter, the base, and a last one, the home. In long nardy all fifteen checkers "
        "begin on one point of the base, the head. You play White: your head is {p:24}, your home {p:6} to {p:1}. "
        "Black’s head lies diagonally across, on {p:12}.",
        "Первая четверть игрока — база, последняя — дом. В длинных нардах все пятнадцать шашек вначале стоят на одном "
        "пункте базы, на голове. Вы играете белыми: ваша голова — {p:24}, дом — от {p:6} до {p:1}. Голова чёрных "
        "наискосок, на {p:12}."),
    board=Board(white="24:15", black="24:15", labels=(*NAMED, BASE)),
)
WHOSE_HOME = Choose(
    id="whose-home", heading=Text("A place for guests", "В гостях"), text=Text(
        "Both sides walk the same way round: {p:24}, {p:23} and so on to {p:1}, and after {p:1} comes {p:24} again. "
        "You begin on {p:24}, Black begins on {p:12}. Your last quarter is your home. What is it for Black?",
        "Обе стороны обходят доску в одном направлении: {p:24}, {p:23} и так до {p:1}, а после {p:1} снова {p:24}. Вы "
        "начинаете с {p:24}, чёрные — с {p:12}. Ваша последняя четверть — ваш дом. А чем она будет для чёрных?"),
    board=HEADS,
    answers=(
        Answer(Text("The home of Black as well", "Дом и для чёрных"), Text(
            "Black’s home lies diagonally across: {p:18} to {p:13}.",
            "Дом чёрных наискосок: от {p:18} до {p:13}.")),
        Answer(Text("Black’s second quarter", "Вторая четверть чёрных"), Text(
            "Black walks {p:12}, {p:11}, … {p:7} first, and after them your home.",
            "Чёрные сначала идут по {p:12}, {p:11}, … {p:7}, а потом через ваш дом."), right=True),
        Answer(Text("Forbidden to Black", "Чёрным туда нельзя"), Text(
            "Everybody walks round the whole board.", "Все обходят всю доску.")),
    ),
    done=Text("The same point means something else to each player.",
              "Одно и то же место для каждого игрока значит своё."),
)
FIRST_STEP = Try(
    id="first-step", heading=Text("Touch it", "Потрогайте"), text=Text(
        "Enough looking. You have thrown 2-1. Bring one checker three points forward, one number at a time. Tap the "
        "head, then point {p:22}: that is the two. Then tap the same checker and point {p:21}: that is the one.",
        "Хватит смотреть. Выпало 2-1. Проведите одну шашку на три пункта вперёд, каждым числом по очереди. Коснитесь "
        "головы, затем пункта {p:22}: это двойка. Потом коснитесь той же шашки и пункта {p:21}: это единица."),
    paper=Text(
        "Enough looking. You have thrown 2-1. Bring one checker three points forward, first with one number and then "
        "with the other. Write down where it starts, stops and ends, with strokes between.",
        "Хватит смотреть. Выпало 2-1. Проведите одну шашку на три пункта вперёд, сначала одним числом, затем другим. "
        "Запишите через черту, откуда она идёт, где остановится и куда придёт."),
    board=Board(white="24:15", black="24:15", dice="21"), rules=HALF, goal=On(21), solutions=("24/22/21",),
    done=Text("That was a whole turn.", "Это был целый ход."),
    mistakes=(Mistake("24/20", HALF, Text("Four points; the dice make three.", "Это четыре, а на зарах три.")),),
)
LONG_AND_SHORT = Show(
    id="long-and-short", heading=Text("Same board, another game", "Та же доска, другая игра"), text=Text(
        "This is how short nardy begins: each side’s checkers stand in four places, and the sides walk towards each "
        "other. Only the set-up and the rules are different; board, dice and checkers stay.",
        "Так начинают короткие нарды: шашки каждой стороны стоят в четырёх местах, и стороны идут навстречу друг "
        "другу. Меняются расстановка и правила, а доска, зары и шашки те же."),
    board=SHORT,
)
WHERE_TO = Pick(
    id="where-to", heading=Text("Find the points", "Найдите пункты"), text=Text(
        "You have thrown 4-2. Where may a checker from the head go with a single number? Tap all the points.",
        "Выпало 4-2. Куда шашка с головы может пойти одним числом? Коснитесь всех таких пунктов."),
    paper=Text(
        "You have thrown 4-2. Where may a checker from the head go with a single number? Write down all the points.",
        "Выпало 4-2. Куда шашка с головы может пойти одним числом? Запишите все пункты."),
    board=Board(white="24:15", black="24:15", dice="42"), src=24,
    done=Text("Two numbers, two points.", "Два числа — два пункта."),
)
ONE_POINT = Find(
    id="one-point-three-names", heading=Text("One point, more than one name", "У пункта не одно имя"), text=Text(
        "Points are numbered in three ways. Switch them and watch your head, marked here. You play White, so your own "
        "numbers and White’s agree; only the third way names it otherwise. Then find the points you are asked for. For "
        "the whole site you choose your numbering at the top, under ◐.",
        "Пункты нумеруют тремя способами. Переключайте их и следите за своей головой, она отмечена. Вы играете белыми, "
        "поэтому ваша нумерация и нумерация белых совпадают, а в третьей номер другой. Потом найдите пункты, о которых "
        "вас спросят. Нумерацию для всего сайта выбирают наверху, под значком ◐."),
    paper=Text(
        "Three ways to number the points are in use. Your head is marked. Write down where the points asked for lie on "
        "this board: the same number is not always the same place.",
        "Пункты нумеруют тремя способами. Ваша голова отмечена. Впишите, где на этой доске названные пункты: одно и то "
        "же число — не всегда одно и то же место."),
    board=Board(white="24:15", black="24:15", marks=(Mark("source", 24),)),
    points=(("own", 5), ("s4", 20), ("s4", 1), ("white", 12)),
    done=Text("The same number is not always the same place: the third way runs against the other two.",
              "Одно и то же число — не всегда одно и то же место: третья нумерация идёт навстречу двум другим."),
)
BLACK_COUNTS = Find(
    id="black-counts", heading=Text("And for Black?", "А у чёрных?"), text=Text(
        "Now sit down on the other side: you play Black, and your head is marked. Each way has a five of its own; the "
        "third way counts from White’s head. Find all three fives, and then your own head by its number for White.",
        "Пересядьте напротив: теперь вы играете чёрными, ваша голова отмечена. В каждой нумерации своя пятёрка, и "
        "третья нумерация считает от головы белых. Найдите все три пятёрки, а потом свою голову по номеру белых."),
    board=Board(white="24:15", black="24:15", turn="black", marks=(Mark("source", 24),)),
    points=(("own", 5), ("white", 17), ("s4", 8), ("white", 24)),
    done=Text("Three fives in three quarters. Whoever writes a turn down has to say in which way he counts.",
              "Три пятёрки в трёх четвертях. Кто записывает ход, должен сказать, как он считает."),
)
THREE_NUMBERINGS = Choose(
    id="three-numberings", heading=Text("Three ways to count", "Три нумерации"), text=Text(
        "Some count from the end of their own home back to their head, each for himself. Some take White’s numbers for "
        "both. Some count forward from White’s head. Two people quarrel over a written move. What do they need?",
        "Одни считают пункты от конца своего дома к голове, каждый со своей стороны. Другие берут номера белых для "
        "обоих. Третьи считают вперёд от головы белых. Двое спорят о записи хода. Что им нужно?"),
    answers=(
        Answer(Text("A referee", "Судья"), Text(
            "He would ask the same question first.", "Он первым делом спросит о том же.")),
        Answer(Text("To agree on the numbering", "Договориться о нумерации"), Text(
            "Then the same words mean the same point.",
            "Тогда одни и те же слова — про один и тот же пункт."), right=True),
        Answer(Text("A better board", "Доска получше"), Text("The board is innocent.", "Доска не виновата.")),
    ),
    done=Text("Lessons count from the end of your home back to your head, unless you choose otherwise.",
              "В уроках считают от конца вашего дома к голове, если вы не выбрали другую нумерацию."),
)
BOARD = Lesson(
    id="basics/board", variant="long", title=Text("The board", "Доска"),
    about=Text("Points, quarters, bar, head and home, and three ways to number it all.",
               "Пункты, четверти, бар, голова и дом — и три способа всё это пронумеровать."),
    steps=(
        POINTS, QUARTERS, HEAD_AND_HOME, WHOSE_HOME, FIRST_STEP, LONG_AND_SHORT, WHERE_TO, ONE_POINT, BLACK_COUNTS,
        THREE_NUMBERINGS,
    ),
)
