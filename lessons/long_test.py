"""Long nardy, the test: ten turns from ten games, the referee silent until the last."""

# A script is read down the page, one thought a line.
# fmt: off

from nardy.teach import Board, Exam, Lesson, Say, Text

ALL_LAWS = frozenset({
    "head.one", "head.first-turn", "move.landing", "move.each-die-a-step", "block.six", "turn.play-all",
    "turn.larger-die", "bearoff.all-home", "bearoff.highest", "game.win"})

READY = Say(
    id="ready", heading=Text("Ten turns, no help", "Десять ходов без помощи"), text=Text(
        "You will see ten separate positions, each with its throw. Play as you think is right: the board lets you do "
        "anything a hand can do, and nobody says a word. After the tenth turn you will see what the referee saw.",
        "Перед вами десять разных позиций, у каждой свой бросок. Играйте, как считаете верным: доска "
        "позволит всё, что может рука, и никто не скажет ни слова. После десятого хода увидите то, что видел судья."),
    paper=Text(
        "Here are ten separate positions, each with its throw. Play as you think is right and write every turn down. "
        "Look into the key only after the tenth.",
        "Перед вами десять разных позиций, у каждой свой бросок. Играйте, как считаете верным, и запишите "
        "каждый ход. В ответы загляните только после десятого."),
)
THE_GAME = Exam(
    id="the-game", heading=Text("A silent game", "Партия в тишине"), text=Text(
        "You are White. Play the throw, then end the turn. If nothing can be played, end the turn at once.",
        "Вы играете белыми. Сыграйте бросок и закончите ход. Если ходить нечем, закончите сразу."),
    paper=Text(
        "You are White. Write down how you play each throw. If nothing can be played, draw a stroke.",
        "Вы играете белыми. Запишите, как сыграете каждый бросок. Если ходить нечем, поставьте прочерк."),
    rules=ALL_LAWS,
    boards=(
        Board(white="24:15", black="24:15", dice="41"),
        Board(white="24:13,18:2", black="24:14,22:1", dice="66"),
        Board(white="24:11,21:1,19:1,16:1,14:1", black="24:11,22:2,18:1,16:1", dice="63"),
        Board(white="24:11,21:4", black="24:9,7:3,4:3", dice="55"),
        Board(white="24:8,18:2,15:1,13:1,11:1,7:1,4:1", black="24:13,2:1,21:1", dice="64"),
        Board(white="24:9,14:1,8:1,7:1,6:1,5:1,4:1", black="24:13,23:1,22:1", dice="53"),
        Board(white="13:3,5:1,3:11", black="23:2,20:1,12:2,5:9,3:1", dice="53"),
        Board(white="18:1,5:3,4:4,3:3,2:2,1:2", black="19:1,5:5,4:4,3:3,2:2", dice="65"),
        Board(white="9:1,6:4,5:4,4:1,3:3,1:2", black="12:5,11:4,8:3,7:3", dice="63"),
        Board(white="5:1,3:1", black="8:2,6:5,5:4,4:2,2:2", dice="64"),
    ),
    done=Text("Ten turns and not a single fault. You can sit down at any board of long nardy.",
              "Десять ходов и ни одного нарушения. Можно садиться за любую доску длинных нард."),
)
TEST = Lesson(
    id="long/test", variant="long", title=Text("The test", "Проверка"),
    about=Text("Ten turns from ten games without a word from us, and the verdict at the end.",
               "Десять ходов из десяти партий без единого слова и разбор в конце."),
    steps=(READY, THE_GAME),
)
