"""Long nardy, the head: one checker a turn, and the three rolls that let a second one go."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Board, Break, Lesson, Mark, Mistake, Say, Show, Text, Try

ONE, FIRST = frozenset({"head.one"}), frozenset({"head.first-turn"})
CLOSED, ALL = frozenset({"move.landing"}), frozenset({"turn.play-all"})


def first(dice: str, *marks: Mark) -> Board:
    """White's first turn of a game: everything is still on the two heads."""
    return Board(white="24:15", black="24:15", dice=dice, marks=marks)


MEET = Show(
    id="the-head", heading=Text("Fifteen on one point", "Пятнадцать на одном пункте"), text=Text(
        "All your checkers begin on {p:24}: this is the head. From there each of them walks round the board to your "
        "home. Black’s head is across the board, on your {p:12}. Remember it: that point will be in your way.",
        "Все ваши шашки начинают на пункте {p:24}. Это голова. Отсюда каждая идёт вокруг доски в ваш дом. Голова "
        "чёрных — напротив, на вашем пункте {p:12}. Запомните его: он будет мешать."),
    board=first("", Mark("blocker", 12)),
)
ONE_CHECKER = Try(
    id="one-checker", heading=Text("One checker a turn", "За ход — одна"), text=Text(
        "The game is under way and you have thrown 6-2. Only one checker a turn may leave the head; the rest is "
        "played with checkers already on the road. Play both numbers.",
        "Игра уже идёт, у вас выпало 6-2. За ход с головы снимают только одну шашку, остальное играют теми, что уже "
        "в пути. Сыграйте оба числа."),
    board=Board(white="24:14,18:1", black="24:14,22:1", dice="62"), rules=ONE, solutions=("24/18 18/16",),
    done=Text("One checker has left the head, and both numbers are played.",
              "С головы ушла одна шашка, и оба числа сыграны."),
    mistakes=(
        Mistake("24/18 24/22", ONE, Text(
            "That is two checkers from the head. After the first one the head is shut until your next turn.",
            "Это уже две шашки с головы. После первой она закрыта до вашего следующего хода.")),
        Mistake("18/12", CLOSED, Text(
            "You would land on Black’s head. In long nardy even one opposing checker closes a point.",
            "Это голова чёрных. В длинных нардах пункт закрывает даже одна чужая шашка.")),
    ),
)
FIRST_TURN = Try(
    id="first-turn", heading=Text("Your first turn", "Ваш первый ход"), text=Text(
        "Now go back to the start: everything is on the head. As long as one checker alone can play the whole roll, "
        "a second one stays where it is. You have thrown 5-2.",
        "Вернёмся к началу: все шашки на голове. Пока весь бросок может сыграть одна, вторую не трогают. Выпало 5-2."),
    board=first("52"), rules=FIRST, solutions=("24/19/17",),
    done=Text("One checker has walked both numbers.", "Одна шашка прошла оба числа."),
    mistakes=(
        Mistake("24/19 24/22", FIRST, Text(
            "The first checker could have gone on by itself, so the second had no reason to leave.",
            "Первая шашка могла пойти дальше сама, значит, второй уходить не с чего.")),
        Mistake("24/19 end", ALL, Text("The two is still unplayed, and the checker on {p:19} is free to play it.",
                                       "Двойка не сыграна, а шашка с пункта {p:19} может её пройти.")),
    ),
)
SIX_SIX = Try(
    id="six-six", heading=Text("When one cannot do it alone", "Когда одной не справиться"), text=Text(
        "6-6 is four sixes. Walk one checker and see where its second six would end. When one checker alone cannot "
        "play the roll, a second may leave the head. Play all you can.",
        "6-6 — это четыре шестёрки. Куда попадёт шашка со второй? Если одной шашкой весь бросок не сыграть, можно "
        "снять с головы вторую. Сыграйте всё, что можно."),
    board=first("66"), rules=FIRST, solutions=("24/18(2)",),
    done=Text("Two sixes are played and two are lost: both checkers stand six points short of Black’s head.",
              "Две шестёрки сыграны, две пропали: обе шашки стоят за шесть пунктов до головы чёрных."),
    mistakes=(
        Mistake("24/18 18/12", CLOSED, Text("Here is the obstacle: the second six ends on Black’s head.",
                                            "Вот и препятствие: вторая шестёрка ведёт на голову чёрных.")),
        Mistake("24/18(3)", FIRST, Text("A second may go, a third may not, even though two sixes are lost.",
                                        "Вторую снять можно, третью — нет, хотя две шестёрки и пропадают.")),
    ),
)
FOUR_FOUR = Try(
    id="four-four", heading=Text("Count it out", "Сосчитайте сами"), text=Text(
        "You have thrown 4-4. Would a checker walking alone have to stop on Black’s head? Count, then play.",
        "У вас выпало 4-4. Придётся ли одинокой шашке вставать на голову чёрных? Сосчитайте и ходите."),
    board=first("44"), rules=FIRST, solutions=("24/20/16(2)",),
    done=Text("The third four of a lone checker would end on {p:12}. Two checkers with two fours each manage.",
              "Третья четвёрка одной шашки пришлась бы на {p:12}. А две шашки прошли по две четвёрки."),
    mistakes=(Mistake("24/20/16/12", CLOSED, Text(
        "This is the stop that a lone checker cannot make. That is why a second may help.",
        "Вот тот пункт, где одной шашке не встать. Поэтому и можно взять вторую.")),),
)
THREE_THREE = Try(
    id="three-three", heading=Text("Two good answers", "Два верных ответа"), text=Text(
        "With 3-3 a lone checker is stopped at the very last step. A second one may leave the head, and the turn "
        "can end in two different ways. Find either.",
        "При 3-3 одинокой шашке не хватает самого последнего шага. Можно снять вторую, и ход тогда заканчивается "
        "двумя разными способами. Найдите любой."),
    board=first("33"), rules=FIRST, solutions=("24/21/18(2)", "24/21/18/15 24/21"),
    done=Text("Both on {p:18}, or one on {p:15} and one on {p:21}: these are the two ways.",
              "Обе на {p:18} или одна на {p:15}, другая на {p:21}: вот и оба способа."),
    mistakes=(Mistake("24/21/18/15/12", CLOSED, Text("Three threes are fine; the fourth ends on Black’s head.",
                                                     "Три тройки проходят, четвёртая попадает на голову чёрных.")),),
)
FIVE_FIVE = Try(
    id="five-five", heading=Text("Not every double", "Не всякий куш"), text=Text(
        "From head to head it is twelve steps. Sixes, fours and threes stop exactly there within four moves. Other "
        "doubles do not, so they grant nothing. Try it with 5-5.",
        "От головы до головы двенадцать шагов. Шестёрки, четвёрки и тройки попадают ровно туда за четыре хода или "
        "раньше, другие куши — нет. Поэтому они ничего не дают. Проверьте на 5-5."),
    board=first("55"), rules=FIRST, solutions=("24/19/14/9/4",),
    done=Text("The lone checker stepped over Black’s head. So only 3-3, 4-4 and 6-6 let a second one go.",
              "Шашка перешагнула голову чёрных. Значит, вторую дают снять только 3-3, 4-4 и 6-6."),
    mistakes=(Mistake("24/19(2)", FIRST, Text(
        "A double by itself is no permission: the first checker can walk all four fives.",
        "Сам по себе куш ничего не разрешает: первая шашка пройдёт все четыре пятёрки.")),),
)
BREAK_IT = Break(
    id="break-it", heading=Text("Break it on purpose", "Нарушьте нарочно"), text=Text(
        "A rule is known when you can break it and nothing else. The game is under way, 6-2 again. Break the rule of "
        "the head and no other.",
        "Правило понято, если умеешь нарушить именно его. Середина игры, снова 6-2. Нарушьте правило о голове и "
        "никакое другое."),
    board=Board(white="24:12,20:1,17:1,14:1", black="24:13,19:1,18:1", dice="62"),
    rules=ONE, solutions=("24/18 24/22",),
    done=Text("The second was refused, and for one reason only.", "Вторую вернули, и причина ровно одна."),
    mistakes=(Mistake("14/12", CLOSED, Text("Broken, but it is another rule: the point is closed.",
                                            "Нарушено, но не то: этот пункт закрыт.")),),
)
TWO_AT_ONCE = Break(
    id="two-at-once", heading=Text("Two rules in one step", "Два правила одним шагом"), text=Text(
        "A step can break two rules at once; then the referee names both. Black holds {p:18}. Find a step that "
        "breaks the rule of the head and also lands on a closed point.",
        "Один шаг может нарушить сразу два правила, и судья назовёт оба. На пункте {p:18} стоят чёрные. Найдите шаг, "
        "который нарушает правило о голове и ведёт на закрытый пункт."),
    board=Board(white="24:12,20:1,17:1,14:1", black="24:13,6:2", dice="62"),
    rules=ONE | CLOSED, solutions=("24/22 24/18",),
    done=Text("One step, two reasons.", "Шаг один, а причины две."),
    mistakes=(Mistake("24/18", CLOSED, Text(
        "Only one rule so far: the first checker may leave. Let another leave before it.",
        "Пока нарушено одно: первой шашке уйти можно. Пусть до неё уйдёт другая.")),),
)
WHO_SAYS_SO = Say(
    id="who-says-so", heading=Text("Where people differ", "Где играют по-разному"), text=Text(
        "By our usual agreement any roll that one checker cannot play lets a second go. Federations allow it with "
        "3-3, 4-4 and 6-6 only; some tables never. For whoever starts, the first two come to the same; for the other "
        "side they may not. Agree before you throw.",
        "По обычному уговору вторую шашку даёт снять любой бросок, который одной не сыграть. Федерации разрешают это "
        "только при 3-3, 4-4 и 6-6, а кое-где не разрешают вовсе. Для начинающего первые два правила — одно и то же, "
        "для второго игрока — не всегда. Договоритесь до игры."),
)
HEAD = Lesson(
    id="long/head", variant="long", title=Text("The head", "Голова"),
    about=Text("Long nardy: how many checkers may leave the head in one turn, and when a second one may.",
               "Длинные нарды: сколько шашек можно снять с головы за ход и когда можно взять вторую."),
    steps=(
        MEET, ONE_CHECKER, FIRST_TURN, SIX_SIX, FOUR_FOUR, THREE_THREE, FIVE_FIVE, BREAK_IT, TWO_AT_ONCE, WHO_SAYS_SO,
    ),
)
