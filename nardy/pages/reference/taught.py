"""Examples of the rules around the moves: who starts, what a game counts, when the cube may be turned.

No single move breaks these rules, so no case of the referee shows them; each example says what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from nardy.board import CHECKER, SLOT, Position, Side
from nardy.html import Html, tag
from nardy.pages.reference.examples import verdict_word
from nardy.pages.still import still
from nardy.rules.match_play import Beaver, Crawford, Faces, Length, Offer
from nardy.scene import Cube, Die, Scene
from nardy.text import LANGS, Lang, Text
from nardy.variant import Variant

Draw = Callable[[Variant], Scene]


@dataclass(frozen=True, slots=True)
class Taught:
    """What somebody does, whether the rule allows it, what the referee says to it, and a board that shows it."""

    legal: bool
    what: Text
    says: Text | None = None
    draw: Draw | None = None


def taught_example(one: Taught, variant: Variant, board: str, lang: Lang) -> Html:
    """The example in a list of examples."""
    scene = one.draw(variant) if one.draw else None
    return tag(
        "li",
        tag("p", one.what.say(lang), class_="what"),
        tag("figure", still(scene, lang, board), class_="board-frame still") if scene else None,
        tag("p", verdict_word(lang, legal=one.legal), class_="played"),
        tag("ul", tag("li", one.says.say(lang)), class_="said") if one.says else None,
        class_="example right" if one.legal else "example wrong",
    )


def loser(variant: Variant, off: int, far: int = 0) -> Side:
    """A side that has borne off so many checkers; `far` of the others are still at the beginning of the way."""
    near = variant.army[CHECKER] - off - far
    checkers = off * SLOT[0] + far * SLOT[22] + near // 2 * SLOT[2] + (near - near // 2) * SLOT[4]
    return checkers, variant.army[1] * SLOT[5], variant.army[2] * SLOT[3]


def won(variant: Variant, off: int = 0, far: int = 0) -> Scene:
    """White has borne off everything; where Black's pieces stand."""
    return Scene(Position(variant.army, loser(variant, off, far), variant.path), mover="black", seat="white")


def _cube(value: int = 64, *, mine: bool | None = None) -> Draw:
    """The set-up with the cube in the middle (None), White's or Black's."""
    owner = None if mine is None else ("white" if mine else "black")
    return lambda variant: Scene(variant.start, cube=Cube(value, owner))  # type: ignore[arg-type] # two colours


def _dice(*faces: int) -> Draw:
    return lambda variant: Scene(variant.start, dice=tuple(map(Die, faces)))


def _yes(what: Text, says: Text | None = None, draw: Draw | None = None) -> Taught:
    return Taught(legal=True, what=what, says=says, draw=draw)


def _no(what: Text, says: Text | None = None, draw: Draw | None = None) -> Taught:
    return Taught(legal=False, what=what, says=says, draw=draw)


_MATCH_OVER = Text(*(Length.messages["broken"].say(lang, {"score": "5:3"}) for lang in LANGS))


TAUGHT: Mapping[str, tuple[Taught, ...]] = {
    "dice.opening-roll": (
        _yes(
            Text(
                "One player throws 5, the other 3: the first one starts and plays White.",
                "Один бросил 5, другой 3: начинает первый, и он играет белыми.",
            ),
            draw=_dice(5, 3),
        ),
        _yes(Text("Both throw 4: both throw again.", "У обоих по 4: бросают ещё раз.")),
        _no(Text("Both throw 4, and one of them starts all the same.", "У обоих по 4, но один всё равно начинает.")),
    ),
    "dice.first-turn": (
        _yes(
            Text(
                "White has won the opening roll with 5 to 3, throws both dice again and plays 6-1.",
                "Белые выиграли розыгрыш 5 на 3, бросают оба зара снова и играют 6-1.",
            ),
            draw=_dice(6, 1),
        ),
        _no(
            Text(
                "White plays the 5 and the 3 of the opening roll, although nobody has agreed on that.",
                "Белые играют 5 и 3 из розыгрыша, хотя об этом не уговаривались.",
            )
        ),
    ),
    "dice.cocked": (
        _yes(
            Text(
                "One die leans against a checker: both are thrown again.",
                "Один зар прислонился к шашке: бросают оба ещё раз.",
            )
        ),
        _no(
            Text(
                "One die leans against a checker, and only that one is thrown again.",
                "Один зар прислонился к шашке, и заново бросают только его.",
            )
        ),
        _no(
            Text(
                "One die lies on the left half, one on the right, and the roll is played.",
                "Один зар лежит на левой половине, другой на правой, а бросок играют.",
            )
        ),
    ),
    "game.win": (
        _yes(
            Text("White has borne off the last checker and has won.", "Белые выбросили последнюю шашку и выиграли."),
            draw=lambda v: won(v, 3),
        ),
        _no(
            Text(
                "White has one checker left and claims the game, because Black is far behind.",
                "У белых осталась одна шашка, и они уже считают себя победителями: чёрные сильно отстали.",
            )
        ),
    ),
    "score.oin": (
        _yes(
            Text(
                "Black has borne off one checker: White’s win counts once.",
                "Чёрные выбросили одну шашку: победа белых считается за одну.",
            ),
            draw=lambda v: won(v, 1),
        ),
        _no(
            Text(
                "Black has borne off one checker, and White counts the game twice.",
                "Чёрные выбросили одну шашку, а белые считают партию за две.",
            )
        ),
    ),
    "score.mars": (
        _yes(
            Text(
                "Black has not borne off a single checker: White’s win counts twice.",
                "Чёрные не выбросили ни одной: победа белых считается за две.",
            ),
            draw=won,
        ),
        _no(
            Text(
                "Black has borne off three, and White counts the game twice.",
                "Чёрные выбросили три, а белые считают партию за две.",
            ),
            draw=lambda v: won(v, 3),
        ),
    ),
    "score.koks": (
        _yes(
            Text(
                "Koks was agreed. Black has borne off nothing, and one checker is still in White’s home: three times.",
                "Играют с коксом. Чёрные не выбросили ни одной, и одна их шашка ещё в доме белых: за три.",
            ),
            draw=lambda v: won(v, 0, 1),
        ),
        _no(
            Text(
                "Koks was agreed, but all of Black’s checkers have left White’s home, and White counts three times.",
                "Играют с коксом, но все чёрные шашки уже ушли из дома белых, а белые считают за три.",
            ),
            draw=won,
        ),
    ),
    "score.stake": (
        _yes(
            Text(
                "The stake is 1, the cube shows 2, the game is a mars: Black pays 1 × 2 × 2 = 4.",
                "Ставка 1, на кубе 2, партия — марс: чёрные платят 1 × 2 × 2 = 4.",
            )
        ),
        _no(
            Text(
                "After the game White says that the stake was 5; nothing had been agreed.",
                "После партии белые говорят, что ставка была 5, хотя заранее не уговаривались.",
            )
        ),
    ),
    "match.length": (
        _yes(
            Text(
                "The match is to 5, the score is 5:3: White has won the match.",
                "Матч до 5 очков, счёт 5:3: белые выиграли матч.",
            )
        ),
        _no(
            Text(
                "The score is 5:3 in a match to 5, and one more roll is thrown.",
                "Матч до 5, счёт 5:3, а зары бросают ещё раз.",
            ),
            _MATCH_OVER,
        ),
    ),
    "match.next-start": (
        _yes(
            Text(
                "White has won the game; for the next one each throws a die again.",
                "Партию выиграли белые; перед следующей каждый снова бросает по зару.",
            )
        ),
        _no(
            Text(
                "White starts the next game without an opening roll, because White has won.",
                "Белые начинают следующую партию без розыгрыша, потому что выиграли эту.",
            )
        ),
    ),
    "cube.offer": (
        _yes(
            Text(
                "Before throwing, White offers to double; the cube lies in the middle.",
                "Перед броском белые предлагают удвоить; куб лежит посередине.",
            ),
            draw=_cube(),
        ),
        _no(
            Text(
                "White has thrown already and offers to double then.",
                "Белые сначала бросили зары, а потом предлагают удвоить.",
            ),
            Offer.messages["turn"],
        ),
        _no(
            Text("White offers to double, but the cube is Black’s.", "Белые предлагают удвоить, но куб у чёрных."),
            Offer.messages["owner"],
            draw=_cube(2, mine=False),
        ),
    ),
    "cube.faces": (
        _yes(
            Text(
                "The cube shows 4; Black doubles, and it is turned to 8.",
                "На кубе 4; чёрные удваивают, и куб поворачивают на 8.",
            ),
            draw=_cube(4, mine=False),
        ),
        _no(
            Text(
                "The cube shows 64, and White offers to double once more.",
                "На кубе 64, а белые снова предлагают удвоить.",
            ),
            Faces.messages["broken"],
            draw=_cube(64, mine=True),
        ),
    ),
    "cube.crawford": (
        _yes(
            Text(
                "A match to 5, and White has just come to 4: this one game is played without doubling.",
                "Матч до 5, у белых только что стало 4: эту партию играют без удвоений.",
            )
        ),
        _no(
            Text(
                "A match to 5, White has just come to 4, and Black offers to double at once.",
                "Матч до 5, у белых только что стало 4, и чёрные сразу предлагают удвоить.",
            ),
            Crawford.messages["broken"],
        ),
    ),
    "cube.jacoby": (
        _yes(
            Text(
                "Jacoby was agreed and nobody has doubled: the mars counts once.",
                "Играют по правилу Джекоби, никто не удваивал: марс считают за одну.",
            )
        ),
        _no(
            Text(
                "Jacoby was agreed and nobody has doubled, and White counts the mars twice.",
                "Играют по правилу Джекоби, никто не удваивал, а белые считают марс за две.",
            )
        ),
    ),
    "cube.beaver": (
        _yes(
            Text(
                "Beavers were agreed. White offers to double to 2; Black at once turns the cube to 4 and keeps it.",
                "Играют с бобром. Белые предлагают удвоить до 2; чёрные тут же ставят куб на 4 и оставляют его себе.",
            ),
            draw=_cube(4, mine=False),
        ),
        _no(
            Text(
                "Nobody has offered anything, and Black turns the cube as a beaver.",
                "Никто ничего не предлагал, а чёрные поворачивают куб «бобром».",
            ),
            Beaver.messages["answer"],
        ),
    ),
}
"""The examples of each taught rule."""
