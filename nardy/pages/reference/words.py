"""The words of the games: what each is called in both languages, what it means, and a picture of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nardy.pages.reference.pictures import Part, standing
from nardy.scene import Arrow, Cube, Die, Label, Mark, Scene
from nardy.text import Text
from nardy.variants import VARIANT


@dataclass(frozen=True, slots=True)
class Picture:
    """A part of a board that shows what a word means; made when it is wanted."""

    scene: Callable[[], Scene]
    part: Part = "home"


@dataclass(frozen=True, slots=True)
class Word:
    """A word: its address on the page, its names, its meaning, its picture."""

    id: str
    term: Text
    means: Text
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Theme:
    """Words that belong together."""

    title: Text
    words: tuple[Word, ...]


def _start(game: str, *labels: Label) -> Callable[[], Scene]:
    return lambda: Scene(VARIANT[game].start, labels=labels)


def _stands(game: str, white: str, black: str, *shown: Mark | Arrow | Label) -> Callable[[], Scene]:
    return lambda: Scene(
        standing(game, white, black),
        marks=tuple(one for one in shown if isinstance(one, Mark)),
        arrows=tuple(one for one in shown if isinstance(one, Arrow)),
        labels=tuple(one for one in shown if isinstance(one, Label)),
    )


def _label(en: str, ru: str, *slots: int) -> Label:
    return Label(slots, Text(en, ru))


_HOME = tuple(range(6, 0, -1))
_BASE = tuple(range(24, 18, -1))
_YARD = tuple(range(12, 6, -1))

BOARD = Theme(Text("The board", "Доска"), (
    Word("point", Text("point, field", "пункт, поле, лунка"), Text(
        "One of the 24 triangles. You count yours from 24, the farthest, down to 1.",
        "Один из 24 треугольников. Свои пункты считают от 24, самого дальнего, до 1."),
        Picture(_stands("long", "", "", Mark("target", 4)))),
    Word("quarter", Text("quarter", "четверть"), Text(
        "Six points side by side. The board has four quarters; the bar lies between the left and the right half.",
        "Шесть пунктов рядом. Четвертей у доски четыре; между левой и правой половиной — бар."),
        Picture(_stands("long", "", "", _label("quarter", "четверть", *_YARD)), "near-left")),
    Word("head", Text("head, mountain, hand", "голова, гора, рука"), Text(
        "Your {p:24} in long nardy and its relatives: all 15 checkers begin there in one heap.",
        "Ваш пункт {p:24} в длинных нардах и их родне: там одной кучей начинают все 15 шашек."),
        Picture(_start("long", _label("head", "голова", 24)), "base")),
    Word("base", Text("base", "база"), Text(
        "A player’s first quarter, from {p:24} to {p:19}.", "Первая четверть игрока, от {p:24} до {p:19}."),
        Picture(_start("long", _label("base", "база", *_BASE)), "base")),
    Word("home", Text("home", "дом"), Text(
        "A player’s last quarter, from {p:6} to {p:1}. Everybody must come here before bearing off.",
        "Последняя четверть игрока, от {p:6} до {p:1}. Сюда приводят все шашки, прежде чем выбрасывать."),
        Picture(_stands("long", "6:4,4:3,3:3", "", _label("home", "дом", *_HOME)))),
    Word("yard", Text("yard, outside", "двор"), Text(
        "In some texts the quarter before the home; in others the place where checkers go when they are borne off.",
        "В одних текстах — четверть перед домом, в других — место, куда уходят выброшенные шашки."),
        Picture(_stands("short", "8:3", "", _label("yard", "двор", *_YARD)), "near-left")),
    Word("bar", Text("bar", "бар"), Text(
        "The strip between the halves. Hit checkers wait here; in the dynamic games dragons and turtles begin here.",
        "Полоса между половинами. Здесь ждут побитые шашки, а в динамических нардах начинают драконы и черепахи."),
        Picture(_stands("short", "bar:2,13:5,8:3,6:5", "13:5,8:3,6:5,24:2", Mark("source", 25)), "middle")),
))  # fmt: skip

DICE = Theme(Text("Dice and steps", "Зары и шаги"), (
    Word("zar", Text("die, dice (zar, zars)", "зар, зары"), Text(
        "A cube with the numbers 1 to 6; opposite faces add up to 7. Each number of a roll is one step.",
        "Кубик с числами от 1 до 6; на противоположных гранях в сумме 7. Каждое число броска — один шаг."),
        Picture(lambda: Scene(standing("long", "", ""), dice=(Die(5), Die(2))), "dice")),
    Word("kush", Text("double (kush)", "куш, дубль, паш, гош"), Text(
        "Both dice show the same number: it is played four times.",
        "На обоих зарах одно число: его играют четыре раза."),
        Picture(lambda: Scene(standing("long", "", ""), dice=(Die(3),) * 4), "dice")),
    Word("pip", Text("pip", "пипс, очко"), Text(
        "One point of a die, and one point further on the board. The pip count is how far a side still has to go.",
        "Одно очко на заре — и один пункт пути. Счёт пипсов показывает, сколько ещё идти всем шашкам стороны."),
        Picture(_stands("long", "6:1,4:2", "", Arrow(6, 5)))),
    Word("checker", Text("checker", "шашка"), Text(
        "An ordinary piece; each side has 15. A checker that is still on the mountain is a mountain checker, one that "
        "has left it a field checker.",
        "Обычная фишка, у каждой стороны их 15. Пока шашка на горе, она горная; сошла с горы — полевая."),
        Picture(_stands("long", "24:12,21:1,20:1", "24:15"), "base")),
    Word("bear-off", Text("bear off", "выбрасывать, снимать"), Text(
        "To move a checker past your {p:1} and off the board. Who has borne off everything first has won.",
        "Провести шашку дальше своего пункта {p:1}, за доску. Кто первым выбросил все, тот и выиграл."),
        Picture(_stands("long", "6:2,4:3,3:2", "", Arrow(3, 0)))),
))  # fmt: skip

FIGHT = Theme(Text("Standing and fighting", "Строй и борьба"), (
    Word("blot", Text("blot", "блот"), Text(
        "A checker that stands alone on its point. In short nardy it can be hit.",
        "Шашка, которая стоит на пункте одна. В коротких нардах её могут побить."),
        Picture(_stands("short", "6:3,4:1,3:2", "", Mark("source", 4)))),
    Word("hit", Text("hit", "побить, бить"), Text(
        "To land on a lone opposing checker: it goes to the bar and begins its way again.",
        "Встать на одинокую шашку соперника: она уходит на бар и начинает путь заново."),
        Picture(_stands("short", "6:3,3:2", "21:1", Arrow(6, 4)))),
    Word("enter", Text("enter", "зарядить, ввести"), Text(
        "To bring a piece from the bar back onto the board.", "Поставить шашку с бара обратно на доску."),
        Picture(_stands("short", "bar:1,13:5", "", Arrow(25, 22)), "base")),
    Word("made-point", Text("made point", "сдвоенные шашки, занятый пункт"), Text(
        "Two or more checkers of one side on a point: in short nardy the other side cannot land there. In long nardy "
        "one checker is enough.",
        "Две и больше шашек одной стороны на пункте: в коротких нардах соперник туда не встанет. В длинных хватает и "
        "одной."),
        Picture(_stands("short", "6:2,4:2", "20:2"))),
    Word("block", Text("block, prime", "заслон, мост"), Text(
        "Points in a row that one side holds and the other cannot land on.",
        "Занятые подряд пункты, на которые соперник встать не может."),
        Picture(_stands("long", "6:2,5:2,4:2,3:2", "13:1", *(Mark("block", n) for n in (6, 5, 4, 3))))),
    Word("shesh-dar", Text("block of six (shesh-dar)", "щещдар, шестёрка, забор"), Text(
        "Six points in a row held by one side. Nothing can jump over it, for no die shows more than 6. Shesh is "
        "Persian for six.",
        "Шесть занятых подряд пунктов. Перепрыгнуть их нельзя: больше шести зар не покажет. «Шеш» — по-персидски "
        "шесть, поэтому пишут и «шешдар»; через «щ» — в русском описании кафтара."),
        Picture(_stands("long", "6:2,5:2,4:2,3:2,2:2,1:2", "", *(Mark("block", n) for n in _HOME)))),
    Word("dragon", Text("dragon", "дракон"), Text(
        "A piece of the dynamic games that waits on the bar and hits any piece that stands alone.",
        "Особая шашка динамических нард: ждёт на баре и бьёт всякую, которая стоит одна."),
        Picture(_stands("dragon", "6:2,5:1d", "14:1", Arrow(5, 2)))),
    Word("turtle", Text("turtle", "черепаха"), Text(
        "A piece of the dynamic games that rides on opposing pieces.",
        "Особая шашка динамических нард: ездит верхом на чужих шашках."),
        Picture(_stands("turtle", "20:1t,24:13", "8:1,24:14"), "base")),
    Word("pin", Text("pin", "удерживать"), Text(
        "What a turtle does: the piece beneath it cannot move until the turtle leaves.",
        "То, что делает черепаха: шашка под ней не может уйти, пока черепаха не сойдёт."),
        Picture(_stands("turtle", "20:1t,24:13", "8:1,24:14", _label("pinned", "под черепахой", 20)), "base")),
))  # fmt: skip

KAFTAR = Theme(Text("Kaftar", "Кафтар"), (
    Word("kaftar", Text("kaftar (dove)", "кафтар (голубь)"), Text(
        "A checker that flies from the mountain straight into the home. The word means “dove”.",
        "Шашка, которая летит с горы прямо в дом. Само слово значит «голубь»."),
        Picture(_stands("kaftar", "24:14,6:1", "24:15", Arrow(24, 6, flight=True)), "whole")),
    Word("kaftarkhan", Text("kaftarkhan", "кафтархан"), Text(
        "The home points {p:1} and {p:6}, on which kaftars are placed.",
        "Домашние пункты {p:1} и {p:6}: на них ставят кафтаров."),
        Picture(_stands("kaftar", "24:15", "", Mark("target", 1), Mark("target", 6)))),
    Word("shesh-kaftar", Text("shesh-kaftar", "щещ-кафтар"), Text(
        "The checker placed on home point {p:6}.", "Шашка, поставленная на домашний пункт {p:6}."),
        Picture(_stands("kaftar", "24:14,6:1", "", Mark("source", 6)))),
    Word("kaftar-kosha", Text("kaftar-kosha", "кафтар-коша"), Text(
        "The rolls 1-1 and 6-6: four checkers are placed at once.", "Броски 1-1 и 6-6: ставят сразу четыре шашки."),
        Picture(_stands("kaftar", "24:11,6:4", "", Mark("last", 6)))),
))  # fmt: skip

SCORE = Theme(Text("The game and its worth", "Партия и её цена"), (
    Word("jang", Text("jang", "джанг"), Text(
        "The Persian name of long nardy.", "Персидское имя длинных нард.")),
    Word("oin", Text("oin (single win)", "оин"), Text(
        "The loser has borne off at least one checker: the game counts once.",
        "Проигравший выбросил хотя бы одну шашку: партия считается за одну.")),
    Word("mars", Text("mars (double win)", "марс"), Text(
        "The loser has borne off nothing: the game counts twice.",
        "Проигравший не выбросил ни одной: партия считается за две.")),
    Word("koks", Text("koks (triple win)", "кокс"), Text(
        "The loser has borne off nothing and still has a checker on the bar or in the winner’s home: three times, "
        "where this is agreed.",
        "Проигравший не выбросил ни одной, и его шашка ещё на баре или в доме победителя: за три, если так "
        "уговорились.")),
    Word("cube", Text("Davé cube (doubling cube)", "куб Давэ, дубль-куб"), Text(
        "A cube with 2, 4, 8, 16, 32 and 64: by it players double what the game counts.",
        "Куб с числами 2, 4, 8, 16, 32 и 64: им удваивают цену партии."),
        Picture(lambda: Scene(VARIANT["short"].start, cube=Cube()), "middle")),
))  # fmt: skip

THEMES: tuple[Theme, ...] = (BOARD, DICE, FIGHT, KAFTAR, SCORE)
