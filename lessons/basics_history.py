"""Basics, the history: legends told as legends, and what is known to be otherwise."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Choose, Lesson, Plan, Say, See, Text

LEGEND, KNOWN, WRONG = Text("A legend", "Легенда"), Text("A fact", "Факт"), Text("A mistake", "Ошибка")
ROYAL_GAME = Plan(
    Text("The board from Ur", "Доска из Ура"),
    Text("The board from Ur seen from above: a block of four by three squares, a bridge of two squares, a block of two "
         "by three. Five squares have a rosette.",
         "Доска из Ура, вид сверху: поле в четыре клетки на три, мостик из двух клеток и поле в две клетки на три. На "
         "пяти клетках розетки."),
    ("*###  *#",
     "###*####",
     "*###  *#"),
)
SENET = Plan(
    Text("Senet", "Сенет"),
    Text("The board of senet seen from above: three rows of ten squares.",
         "Доска для сенета, вид сверху: три ряда по десять клеток."),
    ("##########",) * 3,
)
FROM_THE_TOMB = Plan(
    Text("From the tomb of Tutankhamun", "Из гробницы Тутанхамона"),
    Text("The board from the tomb seen from above: three rows of ten squares.",
         "Доска из гробницы, вид сверху: три ряда по десять клеток."),
    SENET.rows,
)
TWELVE_LINES = Plan(
    Text("Twelve lines", "Двенадцать линий"),
    Text("The board of twelve lines seen from above: three rows of twelve squares, parted in the middle.",
         "Доска для «двенадцати линий», вид сверху: три ряда по двенадцать клеток, разделённые посередине."),
    ("######-######",) * 3,
)
ROMAN_TABULA = Plan(
    Text("Tabula", "Табула"),
    Text("The board of tabula seen from above: two rows of twelve squares, parted in the middle.",
         "Доска для табулы, вид сверху: два ряда по двенадцать клеток, разделённые посередине."),
    ("######-######",) * 2,
)

A_KING = Choose(
    id="a-king", heading=Text("By order of the king", "По велению царя"), text=Text(
        "They say: the Persian king Ardashir asked his minister for a game with the struggle of chess and the thrill "
        "of chance, and so nardy was born. A legend is a good story that nobody can check; a mistake is told as a fact "
        "and is not true. Which is this?",
        "Рассказывают: персидский царь Ардашир велел министру придумать игру, где есть и борьба, как в шахматах, и "
        "удача. Так появились нарды. Легенда — красивый рассказ, который не проверить; ошибка — неправда, сказанная "
        "как факт. Что перед вами?"),
    answers=(
        Answer(LEGEND, Text("A beautiful one, and it gives itself away: Ardashir lived three hundred years before "
                            "Persia is known to have had chess.",
                            "И красивая, только она сама себя выдаёт: Ардашир жил лет за триста до того, как в Персии "
                            "узнали шахматы."), right=True),
        Answer(KNOWN, Text("Nobody wrote it down at the time. And look at the word “chess” once more.",
                           "Тогда этого никто не записал. И присмотритесь к слову «шахматы».")),
        Answer(WRONG, Text("There was such a king. What he ordered, only tales tell.",
                           "Царь такой был. А вот что он велел, знают только сказки.")),
    ),
    done=Text("An old name of the game, nev-ardashir, does sound like the king’s. So tales begin.",
              "Старое имя игры, нев-ардашир, и правда похоже на имя царя. Так и рождаются сказки."),
)
THREE_INVENTORS = Choose(
    id="three-inventors", heading=Text("Three inventors", "Три изобретателя"), text=Text(
        "A second tale comes from India: the sage Qaflan invented the game. A third, in an old Persian book: India "
        "sent chess as a riddle, the wise Bozorgmehr solved it and sent nardy back as his own. Whom do we believe?",
        "Вторая сказка из Индии: игру придумал мудрец Кафлан. Третья из старой персидской книги: Индия прислала "
        "шахматы как загадку, мудрый Бозоргмехр разгадал её и в ответ послал нарды. Кому верить?"),
    answers=(
        Answer(Text("The Persian book: it is written down", "Персидской книге: там записано"), Text(
            "A tale in a book is still a tale, and this one praises its own court.",
            "И в книге сказка остаётся сказкой, а эта хвалит свой двор.")),
        Answer(Text("None: all three are legends", "Никому: все три — легенды"), Text(
            "Each country tells that its own wise man did it. That is how you know a legend.",
            "Каждая страна рассказывает про своего мудреца. Так легенду и узнают."), right=True),
        Answer(Text("The first: it is the oldest", "Первой: она старше всех"), Text(
            "The king is the oldest. Nobody knows that of the tale.",
            "Старше всех царь. Стара ли сказка, неизвестно.")),
    ),
    done=Text("An Egyptian, a Persian, a Greek, an Indian? Who invented nardy is not known.",
              "Египтянин, перс, грек, индиец? Кто придумал нарды, неизвестно."),
)
SEVEN_THOUSAND = Choose(
    id="seven-thousand", heading=Text("Seven thousand years", "Семь тысяч лет"), text=Text(
        "“People have played this game for more than seven thousand years.” What is this?",
        "«В эту игру играют больше семи тысяч лет». Что это?"),
    answers=(
        Answer(LEGEND, Text("It is told as a number, not as a story, and the number is too large.",
                            "Это не сказка, а число, и число слишком большое.")),
        Answer(KNOWN, Text("No nardy board that old has been found.", "Такой древней доски для нард никто не нашёл.")),
        Answer(WRONG, Text("The oldest boards that are surely for a game are about five thousand years old, and they "
                           "are boards of other games.",
                           "Самым древним доскам, о которых точно известно, что на них играли, около пяти тысяч лет, "
                           "и это доски других игр."), right=True),
    ),
    done=Text("Race games are very old. Nardy as we play it is much younger.",
              "Игры-гонки очень древние. Нарды, какими мы их знаем, гораздо моложе."),
)
ASIA_MINOR = Choose(
    id="asia-minor", heading=Text("A find in Asia Minor", "Находка в Малой Азии"), text=Text(
        "“The oldest nardy board was found in Asia Minor; it is from five thousand years before our era.” Slabs of "
        "that age with rows of small hollows have been found, in Jordan. What follows?",
        "«Самую древнюю доску для нард нашли в Малой Азии, ей пять тысяч лет до нашей эры». Плиты такого "
        "возраста с рядами лунок находили, но в Иордании. Что из этого следует?"),
    answers=(
        Answer(Text("Nardy was played on them", "На них играли в нарды"), Text(
            "A hollow does not say what was laid into it.", "Лунка не расскажет, что в неё клали.")),
        Answer(Text("Nothing: we cannot even say whether anybody played on them",
                    "Ничего: мы даже не знаем, играли ли на них"), Text(
            "Hollows without checkers, dice or rules are only hollows.",
            "Лунки без шашек, заров и правил — это просто лунки."), right=True),
        Answer(Text("Nardy is older than writing", "Нарды старше письменности"), Text(
            "Some game may be. Whether this one is, no slab tells.",
            "Какая-нибудь игра — возможно. А эта ли, по плите не видно.")),
    ),
    done=Text("Add “before our era” to “five thousand years”, and any find is two thousand years older at once.",
              "Стоит к «пяти тысячам лет» прибавить «до нашей эры», и любая находка сразу старше на две тысячи лет."),
)
UR = Choose(
    id="ur", heading=Text("A board from Ur", "Доска из Ура"), text=Text(
        "In the city of Ur a splendid game board was dug out, some four and a half thousand years old: a block of "
        "twelve squares, a bridge of two, a block of six. “It has twelve squares, in boxes of six: an ancestor of "
        "nardy.” What is this?",
        "В городе Ур откопали роскошную игровую доску, ей около четырёх с половиной тысяч лет: двенадцать клеток, "
        "мостик из двух и ещё шесть. «В ней двенадцать клеток, по шесть в ящике: предок нард». Что это?"),
    plans=(ROYAL_GAME,),
    answers=(
        Answer(KNOWN, Text("The board is real. Count its squares before you believe the rest.",
                           "Доска настоящая. Но прежде чем верить, сосчитайте клетки.")),
        Answer(WRONG, Text("It has twenty squares; Leonard Woolley dug it up a century ago, and you can count them in "
                           "the British Museum. Nobody has shown that nardy came from it.",
                           "На ней двадцать клеток: сто лет назад её нашёл Леонард Вулли, и в Британском музее их "
                           "можно сосчитать. Никто не доказал, что нарды пошли от неё."), right=True),
    ),
    done=Text("It seems that two players raced on it too: a cousin perhaps, hardly a grandmother.",
              "На ней, похоже, тоже играли наперегонки: может быть, родня, но вряд ли бабушка."),
)
COUNT_THE_SQUARES = Choose(
    id="count-the-squares", heading=Text("A board like ours", "Похожая доска"), text=Text(
        "“All games from which nardy may come had boards like ours.” Ours has twelve points on each of two sides. "
        "Which of these old boards is like it?",
        "«У всех игр, от которых могли пойти нарды, доски были похожие». У нас две стороны по двенадцать пунктов. "
        "Какая из старых досок такая же?"),
    plans=(SENET, TWELVE_LINES, ROMAN_TABULA),
    answers=(
        Answer(Text("Egyptian senet: three rows of ten", "Египетский сенет: три ряда по десять"), Text(
            "Thirty squares. Our number thirty is that of the checkers.",
            "Тридцать клеток. У нас тридцать — это шашки.")),
        Answer(Text("The Roman game of twelve lines: three rows of twelve",
                    "Римские «двенадцать линий»: три ряда по двенадцать"), Text(
            "Thirty-six. Take away one row, and you are very close.",
            "Тридцать шесть. Уберите один ряд — будет очень близко.")),
        Answer(Text("Roman tabula: two rows of twelve", "Римская табула: два ряда по двенадцать"), Text(
            "Our twenty-four points, and fifteen men a side as well.",
            "Те же двадцать четыре пункта, и фишек тоже по пятнадцать."), right=True),
    ),
    done=Text("So not all of them were alike.", "Выходит, похожи были не все."),
)
THE_PHARAOH = Choose(
    id="the-pharaoh", heading=Text("The game of a pharaoh", "Игра фараона"), text=Text(
        "“In the tomb of Tutankhamun a set for nardy was found.” What is this?",
        "«В гробнице Тутанхамона нашли набор для нард». Что это?"),
    plans=(FROM_THE_TOMB,),
    answers=(
        Answer(LEGEND, Text("The tomb and the games in it are real.", "И гробница, и игры в ней настоящие.")),
        Answer(KNOWN, Text("Games were found there, but which?", "Игры там нашли, но какие?")),
        Answer(WRONG, Text("Howard Carter, who opened the tomb, found senet in it, with thirty squares; on the other "
                           "side of the box is a game of twenty squares, as many as in Ur.",
                           "Говард Картер, открывший гробницу, нашёл там сенет, тридцать клеток, а на обороте доски — "
                           "игру в двадцать клеток, как в Уре."), right=True),
    ),
    done=Text("The pharaoh was given games to take along. Only not nardy.",
              "Игры фараону с собой дали. Только не нарды."),
)
TABULA = Choose(
    id="tabula", heading=Text("Tabula, tavli, tables", "Табула, тавли, тейблз"), text=Text(
        "The Romans called a game like ours tabula, the Greeks say tavli, Italians said tavole, the English tables. "
        "What is this?",
        "Римляне звали похожую игру табулой, греки говорят «тавли», итальянцы говорили «таволе», англичане — «тейблз». "
        "Что это?"),
    plans=(ROMAN_TABULA,),
    answers=(
        Answer(KNOWN, Text("In the sixth century the poet Agathias even described a game of the emperor Zeno on "
                           "twenty-four points, and the throw that ruined it.",
                           "В шестом веке поэт Агафий даже описал партию императора Зенона на двадцати четырёх пунктах "
                           "и бросок, который её испортил."), right=True),
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
    board=Board(white="24:15", black="24:15"),
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
        "Do tell the legends, only call them legends. And if somebody tells you how old nardy is, ask: which board, "
        "found where, and who counted its points?",
        "Легенды рассказывайте, только не выдавайте их за правду. А если вам скажут, сколько нардам лет, спросите: "
        "какая это доска, где её нашли и кто считал на ней пункты?"),
    see=See("sources.html#history", Text("What we rest on", "На что опираемся мы")),
)
HISTORY = Lesson(
    id="basics/history", variant="long", title=Text("Where it comes from", "Откуда нарды"),
    about=Text("Legends, finds and mistakes about the age of the game: you decide which is which.",
               "Легенды, находки и ошибки о возрасте игры: решайте сами, что есть что."),
    steps=(
        A_KING, THREE_INVENTORS, SEVEN_THOUSAND, ASIA_MINOR, UR, COUNT_THE_SQUARES, THE_PHARAOH, TABULA, A_CALENDAR,
        HOW_WE_KNOW,
    ),
)
