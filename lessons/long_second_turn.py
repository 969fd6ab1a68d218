"""Long nardy, the second player's first turn: the white checkers already on the road make new exceptions."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Break, Choose, Lesson, Mark, Mistake, Predict, Say, See, Show, Text, Try

FIRST, CLOSED = frozenset({"head.first-turn"}), frozenset({"move.landing"})


def after(white: str, dice: str, *marks: Mark) -> Board:
    """Black's first turn, White having played once."""
    return Board(white=white, black="24:15", turn="black", dice=dice, marks=marks)


TWO_ONE, FIVE_FIVE = "24:14,21:1", "24:14,4:1"

YOUR_TURN = Show(
    id="your-turn", heading=Text("Now you are Black", "Теперь вы чёрные"), text=Text(
        "White has begun with 2-1. For you the head of White is on {p:12}, and one white checker already stands on "
        "your {p:9}. Two places where you cannot stop, and that changes your first turn.",
        "Белые начали броском 2-1. Для вас голова белых на {p:12}, а одна их шашка уже стоит на вашем {p:9}. "
        "Остановиться нельзя в двух местах, и от этого ваш первый ход меняется."),
    board=after(TWO_ONE, "", Mark("blocker", 12), Mark("blocker", 9)),
)
FIVES = Try(
    id="fives", heading=Text("A new exception", "Новое исключение"), text=Text(
        "You have thrown 5-5. For White a lone checker could play this. Can yours? If not, a second may leave the "
        "head. Play all four.",
        "У вас 5-5. У белых такой бросок сыграла бы одна шашка. А у вас? Если нет, с головы можно снять вторую. "
        "Сыграйте все четыре."),
    board=after(TWO_ONE, "55"), rules=FIRST, solutions=("24/14(2)",),
    done=Text("A lone checker is stopped on its third five. Two of them play two fives each.",
              "Одну останавливает третья пятёрка. А две проходят по две."),
    mistakes=(
        Mistake("24/19/14/9", CLOSED, Text("Here is White’s checker. So one alone cannot manage.",
                                           "Вот и шашка белых. Значит, одной не справиться.")),
        Mistake("24/19(3)", FIRST, Text("A second may go, a third may not.", "Вторую можно, третью — нет.")),
    ),
)
ALONE = Try(
    id="alone", heading=Text("But not here", "А здесь нет"), text=Text(
        "The same opening, but you have 5-2. Does anything stop a lone checker?",
        "То же начало, но у вас 5-2. Мешает ли что-нибудь одной шашке?"),
    board=after(TWO_ONE, "52"), rules=FIRST, solutions=("24/17",),
    done=Text("Nothing was in its way, so the second stayed on the head.",
              "Ничто не мешало, вот вторая и осталась на голове."),
    mistakes=(Mistake("24/19 24/22", FIRST, Text(
        "The first could have gone on to {p:17} by itself.", "Первая дошла бы до {p:17} сама.")),),
)
NO_DOUBLE = Try(
    id="no-double", heading=Text("Not even a double", "И даже не куш"), text=Text(
        "Another game: White has begun with 5-5 and stands on your {p:16}. You have 6-2. Try both orders with one "
        "checker before you touch a second.",
        "Другая партия: белые начали с 5-5 и стоят на вашем {p:16}. У вас 6-2. Прежде чем брать вторую, проверьте оба "
        "порядка для одной."),
    board=after(FIVE_FIVE, "62"), rules=FIRST, solutions=("24/18 24/22",),
    done=Text("Six and two make eight in either order, and eight steps on stands White.",
              "Шесть и два в любом порядке — восемь, а на восьмом шаге белые."),
    mistakes=(Mistake("24/18/16", CLOSED, Text("This is the stop that one checker cannot make.",
                                               "Вот тут одной и не встать.")),),
)
HOW_MANY_FOURS = Predict(
    id="how-many-fours", heading=Text("How far do fours go?", "Докуда идут четвёрки?"), text=Text(
        "The same opening, and you have 4-4. How many fours will be played?",
        "Начало то же, у вас 4-4. Сколько четвёрок будет сыграно?"),
    board=after(FIVE_FIVE, "44"), moves="24/20(2)", rules=FIRST,
    answers=(
        Answer(Text("One", "Одна"), Text("One checker alone cannot play all, so a second may go.",
                                         "Одной всего не сыграть, поэтому можно и вторую.")),
        Answer(Text("Two", "Две"), Text("Each of the two is stopped at once.", "Каждую тут же останавливают."),
               right=True),
        Answer(Text("Four", "Четыре"), Text("Where does the second four of a checker end?",
                                            "А куда попадает вторая четвёрка той же шашки?")),
    ),
    done=Text("From {p:20} the next four ends on White’s {p:16}, and a third may not leave.",
              "С {p:20} следующая четвёрка упирается в белых на {p:16}, а третью снимать нельзя."),
)
ON_PURPOSE = Break(
    id="on-purpose", heading=Text("Without a reason", "Без причины"), text=Text(
        "White has begun with 2-1, you have 6-2. Break the rule of the first turn: take two, though one would do.",
        "Белые начали с 2-1, у вас 6-2. Нарушьте правило первого хода: возьмите две, хотя хватило бы одной."),
    board=after(TWO_ONE, "62"), rules=FIRST, solutions=("24/18 24/22",),
    done=Text("After 5-5 these same moves were right. The roll is not what decides; the way is.",
              "После 5-5 те же ходы были верны. Решает не бросок, а дорога."),
)
WHICH_RULE = Choose(
    id="which-rule", heading=Text("At a federation’s table", "За столом федерации"), text=Text(
        "Federations let a second go only with 3-3, 4-4 and 6-6. You are Black after 2-1 and throw 5-5 there. How many "
        "fives can you play?",
        "Федерации дают снять вторую только при 3-3, 4-4 и 6-6. Вы играете чёрными после 2-1 и бросили 5-5. Сколько "
        "пятёрок вы сыграете?"),
    board=after(TWO_ONE, "55"), rules=FIRST,
    answers=(
        Answer(Text("Two", "Две"), Text("One checker walks until White stops it, and the rest is lost.",
                                        "Одна шашка идёт, пока не упрётся в белых, остальное пропадает."), right=True),
        Answer(Text("Three", "Три"), Text("The third five ends on {p:9}.", "Третья пятёрка кончается на {p:9}.")),
        Answer(Text("Four", "Четыре"), Text("That needs a second checker, which this table refuses.",
                                            "Для этого нужна вторая, а за этим столом её не дают.")),
    ),
    done=Text("One throw, two tables, two turns. Ask before you begin.",
              "Один бросок, два стола, два разных хода. Спросите до начала."),
)
THE_TABLE = Say(
    id="the-table", heading=Text("All of it", "Всё сразу"), text=Text(
        "Nobody has to remember which rolls are exceptions; there is one rule: when a lone checker cannot, a second "
        "may. Our engine has worked out every first turn of White with every throw of Black. Look it up, or check us.",
        "Помнить все исключения не нужно, правило одно: если одной не сыграть, можно взять вторую. Мы перебрали все "
        "первые ходы белых и все броски чёрных. Загляните в таблицу или проверьте нас."),
    see=See("first-turns/index.html", Text("The table of first turns", "Таблица первых ходов")),
)
SECOND_TURN = Lesson(
    id="long/second-turn", variant="long", title=Text("The answer", "Ответный ход"),
    about=Text("The second player’s first turn: when the other side’s first checkers let two leave the head.",
               "Первый ход второго игрока: когда из-за первых шашек соперника с головы уходят две."),
    steps=(YOUR_TURN, FIVES, ALONE, NO_DOUBLE, HOW_MANY_FOURS, ON_PURPOSE, WHICH_RULE, THE_TABLE),
)
