"""Long nardy, the end of the game: who has won, and how much."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Choose, Free, Lesson, Mistake, Off, Predict, Text, Try

WIN, OIN, MARS = frozenset({"game.win"}), frozenset({"score.oin"}), frozenset({"score.mars"})
STAKE, OPENING, FIRST = frozenset({"score.stake"}), frozenset({"dice.opening-roll"}), frozenset({"dice.first-turn"})

LAST_ONE = Try(
    id="last-one", heading=Text("The last checker", "Последняя шашка"), text=Text(
        "One throw decides. You have 5-2 and two checkers left; Black has one. Finish before he can throw.",
        "Всё решает один бросок. У вас 5-2 и две шашки, у чёрных одна. Закончите, пока они не бросили."),
    board=Board(white="5:1,2:1", black="1:1", dice="52"), rules=WIN, goal=Off(15), solutions=("5/off 2/off",),
    done=Text("You have won, though Black needed only one more throw. First is first; there is no draw.",
              "Вы победили, хотя чёрным хватило бы одного броска. Первый есть первый, ничьей не бывает."),
    mistakes=(Mistake("5/3 3/off", frozenset(), Text(
        "Legal, but one is left, and Black will not miss his throw.",
        "По правилам, но одна осталась, а чёрные своего броска не упустят."), Text(
        "Black bears off his last checker with any throw at all. You have lost, by one move.",
        "Чёрные снимут последнюю любым броском. Вы проиграли, одним ходом.")),),
)
ONE_WAS_OFF = Choose(
    id="one-was-off", heading=Text("A single win: oin", "Простой выигрыш: оин"), text=Text(
        "White has just borne off the last checker. Black still has four on the board. What is the game worth?",
        "Белые только что выбросили последнюю шашку. У чёрных на доске ещё четыре. Чего стоит партия?"),
    board=Board(white="", black="4:2,2:1,1:1", dice=""), rules=OIN,
    answers=(
        Answer(Text("One point", "Одно очко"), Text("Black has borne off eleven; one would have been enough.",
                                                    "Чёрные выбросили одиннадцать, а хватило бы и одной."), right=True),
        Answer(Text("Two points", "Два очка"), Text("Only if Black had borne off nothing.",
                                                    "Только если бы чёрные не выбросили ни одной.")),
        Answer(Text("Four: one a checker", "Четыре: по очку за шашку"), Text(
            "Nobody counts the checkers that are left.", "Оставшиеся шашки никто не считает.")),
    ),
    done=Text("This is called oin: whoever loses has borne off at least one.",
              "Это называется оин: проигравший выбросил хотя бы одну."),
)
NONE_WAS_OFF = Choose(
    id="none-was-off", heading=Text("A double win: mars", "Двойной выигрыш: марс"), text=Text(
        "Another ending. White is done; Black has brought all fifteen home but not one off. What is this worth?",
        "Другой конец. Белые закончили; чёрные привели в дом все пятнадцать, но не выбросили ни одной. А это "
        "сколько?"),
    board=Board(white="", black="6:6,5:4,3:3,2:2", dice=""), rules=MARS,
    answers=(
        Answer(Text("One point: they are home", "Одно очко: все же дома"), Text(
            "Being home is not being off.", "Прийти в дом — ещё не выброситься.")),
        Answer(Text("Two points", "Два очка"), Text("Nothing borne off: mars.", "Ничего не выброшено: марс."),
               right=True),
        Answer(Text("Three points", "Три очка"), Text(
            "Triple wins exist in short nardy, where people play them.",
            "Тройной выигрыш бывает в коротких нардах, и то не у всех.")),
    ),
    done=Text("This is mars, and it counts twice. So a lost game is still worth hurrying in.",
              "Это марс, он стоит вдвое. Поэтому торопиться есть смысл и в проигранной партии."),
)
SAVE_IT = Free(
    id="save-it", heading=Text("Save what you can", "Спасайте, что можно"), text=Text(
        "White will win on the next throws. You are Black, with two throws left. Bear off a single checker, and it is "
        "no mars.",
        "Белые вот-вот победят. Вы играете чёрными, осталось два броска. Выбросьте хоть одну шашку — и марса не "
        "будет."),
    board=Board(white="3:2,2:1,1:1", black="11:1,9:1,6:5,4:4,2:4", turn="black", dice="32"),
    rules=OIN, goal=Off(1), throws=("62",), solutions=("11/6; 9/3 2/off", "9/6 11/9; 9/3 2/off"),
    done=Text("One is off: the loss counts once.", "Одна выброшена: проигрыш считается за один."),
)
THE_STAKE = Choose(
    id="the-stake", heading=Text("What the loser owes", "Сколько должен проигравший"), text=Text(
        "Before the game you agreed on three sweets. You lose, and it is a mars. How many do you hand over?",
        "Перед игрой договорились на три конфеты. Вы проиграли, и это марс. Сколько отдавать?"),
    rules=STAKE,
    answers=(
        Answer(Text("Two", "Две"), Text("Two is the factor, three is the stake.",
                                        "Два — это множитель, а ставка — три.")),
        Answer(Text("Three", "Три"), Text("For an oin, yes.", "За оин — да.")),
        Answer(Text("Six", "Шесть"), Text("Three, twice.", "Трижды два."), right=True),
    ),
    done=Text("The stake is agreed first, the dice only decide how often it counts.",
              "О ставке уговариваются до игры, а зары решают лишь, во сколько раз она вырастет."),
)
WHO_BEGINS = Choose(
    id="who-begins", heading=Text("And the next game?", "А следующая партия?"), text=Text(
        "A new game begins with a throw of one die each. You have a four, your opponent a four too. What now?",
        "Новую партию начинают, бросив по одному зару. У вас четыре, у соперника тоже. Что дальше?"),
    rules=OPENING,
    answers=(
        Answer(Text("The winner of the last game begins", "Начинает победитель прошлой"), Text(
            "At some tables. Here chance decides each time.",
            "За некоторыми столами. Здесь каждый раз решает случай.")),
        Answer(Text("Both throw again", "Оба бросают ещё раз"), Text(
            "Until the numbers differ; the higher one begins and plays White.",
            "Пока числа не разойдутся; у кого больше, тот начинает и играет белыми."), right=True),
        Answer(Text("The older player begins", "Начинает старший"), Text(
            "Polite, but no rule.", "Вежливо, но такого правила нет.")),
    ),
    done=Text("Equal numbers decide nothing.", "Равные числа ничего не решают."),
)
FIRST_THROW = Predict(
    id="first-throw", heading=Text("The very first throw", "Самый первый бросок"), text=Text(
        "You had the five, your opponent the two. You take both dice and throw again: 6-3. Which numbers do you play?",
        "У вас было пять, у соперника два. Вы берёте оба зара и бросаете снова: 6-3. Какие числа вы играете?"),
    board=Board(white="24:15", black="24:15", dice="63"), moves="24/18/15", rules=FIRST,
    answers=(
        Answer(Text("The five and the two", "Пятёрку и двойку"), Text(
            "At some tables, yes; here they only decided who begins.",
            "Кое-где — да, а здесь они решали только, кто начинает.")),
        Answer(Text("The six and the three", "Шестёрку и тройку"), Text("The first turn has a throw of its own.",
                                              "У первого хода бросок свой."), right=True),
    ),
    done=Text("And one checker walks it alone, as you know by now.", "И проходит его одна шашка, это вы уже знаете."),
)
SCORE = Lesson(
    id="long/score", variant="long", title=Text("The end, and the beginning", "Конец и начало"),
    about=Text("Who has won and how much: oin, mars, the stake; and how the next game begins.",
               "Кто победил и сколько выиграл: оин, марс, ставка; и как начинают следующую партию."),
    steps=(LAST_ONE, ONE_WAS_OFF, NONE_WAS_OFF, SAVE_IT, THE_STAKE, WHO_BEGINS, FIRST_THROW),
)
