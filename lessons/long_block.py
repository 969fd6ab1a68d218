"""Long nardy, the block of six: the one wall that is forbidden, and when it is not."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Break, Choose, Every, Lesson, Mistake, On, Pick, Row, Say, Show, Text, Try

SIX, CLOSED, ALL = frozenset({"block.six"}), frozenset({"move.landing"}), frozenset({"turn.play-all"})
WALL = "24:9,16:1,9:1,8:1,7:1,6:1,5:1"
BEHIND, AHEAD = "24:14,23:1", "24:13,23:1,10:1"


def wall(dice: str, black: str = BEHIND) -> Board:
    """Five white points in a row and a sixth checker on its way to them."""
    return Board(white=WALL, black=black, dice=dice)


A_WALL = Show(
    id="a-wall", heading=Text("A wall in the road", "Стена на дороге"), text=Text(
        "Nobody is hit in long nardy; you win by standing in the way. Every point you hold is closed to Black, and "
        "points side by side make a wall. From here on you see White’s wall across Black’s road.",
        "В длинных нардах не бьют, а мешают пройти. Каждый ваш пункт для чёрных закрыт, а пункты подряд — это стена. "
        "Здесь белые перегородили чёрным дорогу."),
    board=wall(""),
)
BUILD = Try(
    id="build", heading=Text("Five in a row", "Пять подряд"), text=Text(
        "Four of your points already stand side by side. You have 3-2: make them five.",
        "Четыре ваших пункта уже стоят подряд. Выпало 3-2: пусть станет пять."),
    board=Board(white="24:10,13:1,9:1,8:1,7:1,6:1", black=BEHIND, dice="32"), rules=ALL, goal=Row(5),
    solutions=("13/10 24/22",),
    done=Text("Only a six jumps over five points. A hard wall, and a fair one.",
              "Через пять пунктов перешагнёт только шестёрка. Крепкая стена, и честная."),
    mistakes=(Mistake("13/10 9/7", frozenset(), Text("You filled one gap and opened another.",
                                                     "Одну дыру закрыли, другую открыли.")),),
)
WHY_SIX = Choose(
    id="why-six", heading=Text("Why just six?", "Почему именно шесть?"), text=Text(
        "A wall of five is allowed, six has a rule of its own. What is so special about six?",
        "Стена из пяти разрешена, а для шести есть отдельное правило. Что в шести особенного?"),
    answers=(
        Answer(Text("A quarter of the board has six points", "В четверти доски шесть пунктов"), Text(
            "True, but a wall may just as well lie across two quarters.",
            "Верно, но стена может лежать и в двух четвертях.")),
        Answer(Text("No die jumps over it", "Её не перешагнуть никаким заром"), Text(
            "The largest number is six, and the sixth step still lands on the wall.",
            "Самое большое число — шесть, и шестой шаг ещё попадает на стену."), right=True),
        Answer(Text("It takes six checkers", "На неё уходит шесть шашек"), Text(
            "True, but five points take five, and they are allowed.",
            "Верно, но на пять пунктов уходит пять, а это разрешено.")),
    ),
    rules=SIX,
    done=Text("A wall of six cannot be passed at all, only waited for.",
              "Стену из шести не пройти, можно только ждать, пока её разберут."),
)
THE_SIXTH = Break(
    id="the-sixth", heading=Text("The sixth point", "Шестой пункт"), text=Text(
        "All black checkers are still behind the wall. Locking them all in is forbidden. Break this rule: close the "
        "sixth point.",
        "Все чёрные шашки ещё позади стены. Запирать их все нельзя. Нарушьте это правило: закройте шестой пункт."),
    board=wall("61"), rules=SIX, solutions=("16/10",),
    done=Text("From {p:10} to {p:5} nothing would get through, and no black checker is beyond.",
              "С {p:10} по {p:5} не пройти никому, а впереди неё у чёрных никого."),
)
NOT_FOR_A_MOMENT = Try(
    id="not-for-a-moment", heading=Text("Not even for a moment", "Даже на миг"), text=Text(
        "The rule looks at the board after every step. You have 6-1, and the checker on {p:16} wants to go to {p:10}. "
        "It can: in the right order.",
        "Стену проверяют после каждого шага. Выпало 6-1, и шашка с {p:16} хочет на {p:10}. Можно, если в "
        "верном порядке."),
    board=wall("61"), rules=SIX, goal=Every((On(10), On(4))), solutions=("5/4 16/10",),
    done=Text("First the wall was opened at one end, then lengthened at the other: never six.",
              "Сначала стену открыли с одного конца, потом нарастили с другого: шести не было ни разу."),
    mistakes=(
        Mistake("16/10", SIX, Text("Now six would stand, if only until your next step.",
                                   "Сейчас встало бы шесть, пусть всего на один шаг."), Text(
            "Two steps later the wall would be open again, but the rule does not wait for the end of the turn.",
            "Через шаг стена открылась бы, но правило не ждёт конца хода.")),
        Mistake("5/4 24/18", frozenset(), Text("Legal, but the checker on {p:16} has not moved.",
                                               "По правилам, но шашка с {p:16} на месте.")),
    ),
)
ONE_IS_PAST = Try(
    id="one-is-past", heading=Text("One has slipped by", "Одна проскользнула"), text=Text(
        "Now a black checker stands on {p:22}: it is past your wall, so Black is not locked in as a whole. 6-1 again. "
        "Build your six.",
        "Теперь одна чёрная на {p:22}: она уже за стеной, и чёрные заперты не все. Снова 6-1. Стройте шесть."),
    board=wall("61", AHEAD), rules=SIX, goal=Row(6), solutions=("16/10 24/23",),
    done=Text("Six in a row, and legal: one black checker ahead is enough.",
              "Шесть подряд, и это по правилам: достаточно одной чёрной шашки впереди."),
    mistakes=(Mistake("16/10 7/6", frozenset(), Text("Legal, but the smaller number opened a hole again.",
                                                     "По правилам, но единицей вы снова сделали дыру.")),),
)
WHERE_TO = Pick(
    id="where-to", heading=Text("What is left to it?", "Что ей остаётся?"), text=Text(
        "Black is behind the wall again, and you have 6-3. Where may the checker on {p:16} go with one number?",
        "Чёрные снова все позади, у вас 6-3. Куда шашка с {p:16} может пойти одним числом?"),
    board=wall("63"), src=16, rules=SIX | CLOSED,
    done=Text("Only to {p:13}. On {p:10} it would close the wall.",
              "Только на {p:13}. На {p:10} она замкнула бы стену."),
)
IS_IT_A_SIX = Choose(
    id="is-it-a-six", heading=Text("Count along Black’s road", "Считайте по пути чёрных"), text=Text(
        "White stands on {p:3}, {p:2}, {p:1} and again on {p:24}, {p:23}, {p:22}. Is that a wall of six for Black?",
        "Белые стоят на {p:3}, {p:2}, {p:1} и дальше на {p:24}, {p:23}, {p:22}. Это стена из шести для чёрных?"),
    board=Board(white="24:4,23:2,22:2,3:3,2:2,1:2", black="24:13,23:1,22:1", dice=""), rules=SIX,
    answers=(
        Answer(Text("No: your road ends at {p:1}", "Нет: ваш путь кончается на {p:1}"), Text(
            "Yours does, but it is Black who must get through, and Black walks from {p:1} on to {p:24}.",
            "Ваш — да, но пройти-то надо чёрным, а они с {p:1} идут дальше, на {p:24}.")),
        Answer(Text("Yes: for Black, {p:24} comes right after {p:1}", "Да: у чёрных сразу за {p:1} идёт {p:24}"), Text(
            "For Black these are six points one after the other.", "Для чёрных это шесть пунктов друг за другом."),
            right=True),
        Answer(Text("No: the bar lies between", "Нет: между ними бар"), Text(
            "The bar divides the board, not the road.", "Бар делит доску, а не дорогу.")),
    ),
    done=Text("Only Black’s own border, between {p:13} and {p:12}, breaks a row: there his road ends.",
              "Ряд обрывает лишь граница самих чёрных, между {p:13} и {p:12}: там их путь кончается."),
)
WHO_SAYS_SO = Say(
    id="who-says-so", heading=Text("Walls at other tables", "Стены за другими столами"), text=Text(
        "This is how federations play. Elsewhere six wait until a checker has reached Black’s home, or are never "
        "allowed, or always; some look only at the end of the turn. The old descriptions we work from state no such "
        "rule. In the next lesson you play them all.",
        "Так играют федерации. Где-то шесть можно строить, когда соперник дошёл до дома, где-то никогда, где-то "
        "всегда; а то смотрят лишь на конец хода. В старых описаниях, по которым мы учим, такого правила нет. "
        "В следующем уроке вы сыграете по каждому из этих уговоров."),
)
BLOCK = Lesson(
    id="long/block", variant="long", picture="a-wall", title=Text("The block of six", "Забор из шести"),
    about=Text("How to bar the way, why six in a row are special, and when they are allowed.",
               "Как перегородить дорогу, чем особенны шесть подряд и когда их можно строить."),
    steps=(
        A_WALL, BUILD, WHY_SIX, THE_SIXTH, NOT_FOR_A_MOMENT, ONE_IS_PAST, WHERE_TO, IS_IT_A_SIX, WHO_SAYS_SO,
    ),
)
