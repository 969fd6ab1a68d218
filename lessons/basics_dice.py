"""Basics, the dice: their marks, a throw that counts, who begins, and how a turn is written."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Answer, Board, Choose, InHand, Lesson, Mistake, Predict, Say, See, Text, Try, Zar

OPENING, FIRST = frozenset({"dice.opening-roll"}), frozenset({"dice.first-turn"})
COCKED, DOUBLE = frozenset({"dice.cocked"}), frozenset({"turn.double"})

ZARS = Say(
    id="zars", heading=Text("Two zars", "Два зара"), text=Text(
        "Dice are called zars here. Every zar has six faces with one to six pips, and which face lies where is no "
        "accident. Here are no tricks, only a custom that is older than nardy. You will see for yourself in a moment.",
        "Игральные кости здесь зовут зарами. У зара шесть граней, от одного до шести очков, и какая грань где, — не "
        "случайность, а обычай, который старше самих нард. Сейчас вы сами в этом убедитесь."),
)
BELOW = InHand(
    id="below", heading=Text("What lies below?", "Что снизу?"), text=Text(
        "Turn the zar until the two lies on top. Which number touches the table?",
        "Поверните зар двойкой вверх. Какое число касается стола?"),
    dice=(Zar("modern", 1, 3),),
    answers=(
        Answer(Text("Four", "Четыре"), Text("Tip it over twice: the four does not come up there.",
                                            "Опрокиньте его дважды: четвёрка там не появится.")),
        Answer(Text("Five", "Пять"), Text("Two and five make seven. Try another pair.",
                                          "Два и пять — семь. Проверьте и другую пару."), right=True),
        Answer(Text("Six", "Шесть"), Text("Six lies across from the one.", "Шестёрка — напротив единицы.")),
    ),
    done=Text("On a zar of today, opposite faces add up to seven. Check yours before a serious game: three looks will "
              "do.",
              "У нынешнего зара противоположные грани в сумме дают семь. Перед серьёзной игрой зары проверяют: хватит "
              "трёх взглядов."),
)
TWO_MARKINGS = InHand(
    id="two-markings", heading=Text("Two kinds of zar", "Два вида заров"), text=Text(
        "Turn both zars until the one is on top and the two on the left. A zar of today then has the three on the "
        "right. One of these two has not: in the Middle Ages such zars were made as well. Which one?",
        "Поставьте оба зара единицей вверх, а двойкой влево. У нынешнего зара тройка тогда справа. У одного из двух её "
        "там нет: в Средние века делали и такие. У какого?"),
    dice=(Zar("medieval", 5, 6), Zar("modern", 4, 1)),
    answers=(
        Answer(Text("The first", "У первого"), Text(
            "Its four lies there. Turn the three to the left, and the two will be on the right.",
            "Там четвёрка. Поставьте влево тройку, и справа окажется двойка."), right=True),
        Answer(Text("The second", "У второго"), Text(
            "One on top, two left, three right: a zar of today.",
            "Сверху один, слева два, справа три: это нынешний зар.")),
    ),
    done=Text("Two and three have changed places: each zar is the other one’s picture in a mirror.",
              "Двойка и тройка поменялись местами: каждый зар — отражение другого в зеркале."),
)
WHAT_STAYS = InHand(
    id="what-stays", heading=Text("What both keep", "Что у них общее"), text=Text(
        "Medieval Europe used both kinds side by side; federation tournaments now use the modern one alone. Turn the "
        "two once more. What is the same on both?",
        "В средневековой Европе ходили оба вида наравне, а на турнирах федераций теперь играют только нынешним. "
        "Повертите их ещё. Что у обоих одинаково?"),
    dice=(Zar("modern", 1, 2), Zar("medieval", 1, 3)),
    answers=(
        Answer(Text("With the one on top, the three is to the right of the two",
                    "При единице сверху тройка справа от двойки"), Text(
            "That is where they differ.", "Как раз этим они и отличаются.")),
        Answer(Text("One and six share an edge", "У единицы и шестёрки общее ребро"), Text(
            "You never see them together: they lie opposite each other, on both.",
            "Вместе их не увидеть: они напротив друг друга, и у обоих.")),
        Answer(Text("Opposite faces add up to seven", "Противоположные грани в сумме дают семь"), Text(
            "One and six, two and five, three and four.", "Один и шесть, два и пять, три и четыре."), right=True),
    ),
    done=Text("A throw is as fair with the one as with the other. But let your two zars be alike: then nobody will "
              "suspect that one has been swapped.",
              "Бросок честен и с тем, и с другим. Но пусть ваши два зара будут одинаковы: тогда никто не подумает, что "
              "один подменили."),
)
CROOKED = Choose(
    id="crooked", heading=Text("It leans", "Встал криво"), text=Text(
        "One die lies flat, the other leans against a checker. The player says: it is nearly a six. What counts?",
        "Один зар лёг ровно, другой прислонился к шашке. Игрок говорит: почти шестёрка. Что считать?"),
    rules=COCKED,
    answers=(
        Answer(Text("The flat one, the other again", "Ровный, а второй перебросить"), Text(
            "Then one could throw until it fits.", "Тогда можно бросать, пока не понравится.")),
        Answer(Text("Nothing: both again", "Ничего: перебросить оба"), Text(
            "Not flat, off the board, or on different halves: both again.",
            "Не лежит ровно, упал с доски, зары на разных половинах — перебрасывают оба."), right=True),
        Answer(Text("A six, if the other agrees", "Шестёрку, если соперник не против"), Text(
            "A number must be beyond dispute before anybody likes it or not.",
            "Число должно быть бесспорным, нравится оно или нет.")),
    ),
    done=Text("A number that has to be discussed is none.", "Число, о котором спорят, не выпало."),
)
WHO_STARTS = Choose(
    id="who-starts", heading=Text("Who begins?", "Кто начинает?"), text=Text(
        "Each throws one die. You have a three, your friend a five. Who begins, and with which colour?",
        "Каждый бросает по одному зару. У вас тройка, у друга пятёрка. Кто начинает и каким цветом?"),
    rules=OPENING,
    answers=(
        Answer(Text("Your friend, with White", "Друг, белыми"), Text(
            "The higher number begins, and White always begins.",
            "У кого больше, тот начинает, а начинают белые."), right=True),
        Answer(Text("You, with White", "Вы, белыми"), Text("The lower number waits.", "У кого меньше, тот ждёт.")),
        Answer(Text("Your friend, with Black", "Друг, чёрными"), Text("Whoever begins plays White.",
                                                                      "Кто начинает, тот играет белыми.")),
    ),
    done=Text("With equal numbers you both throw again.", "При равных числах бросают ещё раз."),
)
NEW_THROW = Choose(
    id="new-throw", heading=Text("And now?", "А дальше?"), text=Text(
        "Your friend begins. By our rules, does he play the five and the three that decided it?",
        "Начинает друг. По нашим правилам — играет ли он выпавшие пятёрку и тройку?"),
    rules=FIRST,
    answers=(
        Answer(Text("Yes, they are on the table", "Да, они же на столе"), Text(
            "Not as these lessons have agreed. Federations and backgammon players do play them, and you may agree on "
            "that too.",
            "По уговору этих уроков — нет. А в федерациях и в бэкгаммоне их играют, и вы можете договориться так же.")),
        Answer(Text("No, he throws both again", "Нет, снова бросает оба зара"), Text(
            "So the first throw can show two equal numbers too, a double.",
            "Поэтому и на первый ход могут выпасть два одинаковых числа, куш."), right=True),
    ),
    done=Text("Another thing to agree on before you begin.", "Ещё одно, о чём договариваются заранее."),
)
WRITE_IT = Try(
    id="write-it", heading=Text("Write a turn", "Запишите ход"), text=Text(
        "A move is written as the point it leaves, a slash, the point it reaches: {m:13/7}. One checker with both "
        "numbers: {p:13}/{p:7}/{p:4}, or shorter {m:13/4}. You have 6-3. Do not touch the board: write a turn with one "
        "checker into the field and press Play.",
        "Ход записывают так: откуда, косая черта, куда, например {m:13/7}. Одна шашка на оба числа: "
        "{p:13}/{p:7}/{p:4} или короче {m:13/4}. Выпало 6-3. Не трогая доски, впишите в поле ход одной шашкой и "
        "нажмите «Пойти»."),
    paper=Text(
        "A move is written as the point it leaves, a slash, the point it reaches: {m:13/7}. One checker with both "
        "numbers: {p:13}/{p:7}/{p:4}, or shorter {m:13/4}. You have 6-3. Write down a turn with one checker.",
        "Ход записывают так: откуда, косая черта, куда, например {m:13/7}. Одна шашка на оба числа: "
        "{p:13}/{p:7}/{p:4} или короче {m:13/4}. Выпало 6-3. Запишите ход одной шашкой."),
    board=Board(white="24:15", black="24:15", dice="63"), rules=frozenset({"move.each-die-a-step"}),
    solutions=("24/18/15",),
    done=Text("{p:24}/{p:18}/{p:15} and {m:24/15} are the same turn.",
              "{p:24}/{p:18}/{p:15} и {m:24/15} — один и тот же ход."),
    mistakes=(Mistake("24/18 24/21", frozenset({"head.first-turn"}), Text(
        "That takes two from the head. Let the first one go on.",
        "Так с головы уходят две. Пусть идёт дальше первая.")),),
)
DOUBLES = Predict(
    id="doubles", heading=Text("Two alike", "Два одинаковых"), text=Text(
        "Equal dice are called kush, a double. The number is played four times. You have 1-1: how many points forward "
        "will your checkers go in all?",
        "Два одинаковых числа — это куш. Число играют четыре раза. Выпало 1-1: на сколько пунктов вперёд уйдут ваши "
        "шашки в сумме?"),
    board=Board(white="24:15", black="24:15", dice="11"), moves="24/23/22/21/20", rules=DOUBLE,
    answers=(
        Answer(Text("One", "На один"), Text(
            "Then the second die would be for nothing.", "Второй зар тогда ни к чему.")),
        Answer(Text("Two", "На два"), Text("Each die counts twice.", "Каждый зар считается дважды.")),
        Answer(Text("Four", "На четыре"), Text("Four ones.", "Четыре единицы."), right=True),
    ),
    done=Text("A kush doubles the throw.", "Куш удваивает бросок."),
)
ARE_THEY_FAIR = Say(
    id="are-they-fair", heading=Text("Are they fair?", "Честны ли они?"), text=Text(
        "How can you tell a good die from a bad one? Throw it two or three hundred times and count. In our "
        "laboratory you can do that in a second, and one of its dice is not honest.",
        "Как отличить хороший зар от плохого? Бросить двести-триста раз и сосчитать. В нашей лаборатории это делается "
        "за секунду, и один зар там нечестный."),
    paper=Text(
        "How can you tell a good die from a bad one? Throw it two or three hundred times and count. Try it with a die "
        "of your own.",
        "Как отличить хороший зар от плохого? Бросить двести-триста раз и сосчитать. Попробуйте со своим заром."),
    see=See("dice/index.html", Text("To the laboratory", "В лабораторию")),
)
DICE = Lesson(
    id="basics/dice", variant="long", title=Text("The dice", "Зары"),
    about=Text("What a zar looks like, when a throw counts, who begins, and how a turn is written down.",
               "Как устроен зар, какой бросок считается, кто начинает и как записывают ход."),
    steps=(
        ZARS, BELOW, TWO_MARKINGS, WHAT_STAYS, CROOKED, WHO_STARTS, NEW_THROW, WRITE_IT, DOUBLES, ARE_THEY_FAIR,
    ),
)
