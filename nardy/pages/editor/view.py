"""The editor as HTML: what a tap puts, what is wrong with the position, where to begin, the position as text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from nardy.board import COLORS, POINTS, Color
from nardy.dice import ROLLS
from nardy.html import Child, Html, tag
from nardy.notation import InputFault
from nardy.pages.editor.state import Setup, Tool, piece_of, tools
from nardy.pages.marks import dice_shown
from nardy.pages.points import NUMBERING_NAMES, namer
from nardy.pages.sandbox.controls import NUMBERING, Choice, button, select
from nardy.scene import NUMBERINGS, Mark, Scene
from nardy.text import Lang, Text
from nardy.variants import VARIANTS
from nardy.view import place_name, token

PIECES: dict[tuple[Color, int], Text] = {
    ("white", 0): Text("White checker", "Белая шашка"),
    ("black", 0): Text("Black checker", "Чёрная шашка"),
    ("white", 1): Text("White dragon", "Белый дракон"),
    ("black", 1): Text("Black dragon", "Чёрный дракон"),
    ("white", 2): Text("White turtle", "Белая черепаха"),
    ("black", 2): Text("Black turtle", "Чёрная черепаха"),
}
TOOLS = {"move": Text("Move", "Переставить"), "remove": Text("Take away", "Убрать")}
TAPPING = Text("A tap on the board", "Касание доски")
HOW = {
    "move": Text("Tap a piece, then the place where it should stand.", "Коснитесь шашки, затем места, где ей стоять."),
    "remove": Text("Each tap takes a piece away.", "Каждое касание убирает шашку."),
    "put": Text("Each tap on a place adds one.", "Каждое касание места добавляет одну."),
    "none": Text(
        "All of these are on the board; choose “Move” to shift one.",
        "Все такие уже на доске; чтобы сдвинуть, выберите «Переставить».",
    ),
    "hand": Text("In hand; tap the place where it should stand.", "В руке; коснитесь места, где ей стоять."),
}
TURN = Text("Whose turn", "Чей ход")
MOVERS: dict[Color, Text] = {"white": Text("White's", "белых"), "black": Text("Black's", "чёрных")}
DICE = Text("Dice", "Зары")
UNTHROWN = Text("none yet", "пока нет")
GAME = Text("Game", "Игра")
PLAY = Text("Play from here", "Играть отсюда")
FINE = Text("This position is possible.", "Такая позиция возможна.")
WRONG = Text("This position is impossible — faults: {n}", "Такой позиции быть не может — ошибок: {n}")
LAID: dict[Color, Text] = {
    "white": Text(
        "On the board: White {white}, Black {black}. White to play.",
        "На доске: белых {white}, чёрных {black}. Ход белых.",
    ),
    "black": Text(
        "On the board: White {white}, Black {black}. Black to play.",
        "На доске: белых {white}, чёрных {black}. Ход чёрных.",
    ),
}
KEPT = Text(
    "Everything stays as you put it; mend it as you like.", "Всё остаётся, как вы поставили; исправляйте как удобно."
)
WHOSE: dict[str, Text] = {"white": Text("White: ", "Белые: "), "black": Text("Black: ", "Чёрные: ")}
SETUP = Text("Set-up", "Расстановка")
EMPTY = Text("Empty board", "Пустая доска")
UNDO = Text("Undo", "Отменить")
AS_TEXT = Text("The position as text", "Позиция текстом")
SIDES: dict[Color, Text] = {"white": Text("White's pieces", "Белые"), "black": Text("Black's pieces", "Чёрные")}
LIKE = Text(
    "Point, colon, count, in each side's own numbers: 24:13,18:2,bar:1. Who is not named has been borne off.",
    "Пункт, двоеточие, сколько; у каждой стороны свои номера: 24:13,18:2,бар:1. Кто не назван, тот выброшен.",
)
KINDS_TOO = Text("Dragons 24:2d, turtles 24:1t.", "Драконы 24:2д, черепахи 24:1ч.")
PUT = Text("Put on the board", "Поставить на доску")


@dataclass(frozen=True)
class Editor:
    """All that the editor shows of one state in one language."""

    setup: Setup
    lang: Lang

    @cached_property
    def scene(self) -> Scene:
        """The board without marks, seen by the side to move."""
        state = self.setup.state
        dice = tuple(map(int, state.dice))
        numbers = dice * 2 if len(set(dice)) == 1 else dice
        return Scene(
            self.setup.position,
            mover=state.turn,
            seat=state.turn,
            numbering=state.numbering,
            dice=dice_shown(numbers, numbers),
            pips=True,
        )

    def marks(self) -> Iterator[Mark]:
        """What is in hand, and points that cannot be as they are."""
        state = self.setup.state
        if state.hand:
            color, kind, slot = state.hand
            if color == state.turn or slot in POINTS:
                yield Mark("source", self.setup.across(color, slot), piece=kind)
        for fault in self.setup.faults:
            if "point" in fault.facts:
                yield Mark("violated", self.setup.across("white", int(str(fault.facts["point"]))))

    def say(self, text: Text, **facts: object) -> str:
        """A sentence in the numbers of the board."""
        return text.say(self.lang, facts, namer(self.scene))  # type: ignore[arg-type] # facts of our own texts

    def game(self) -> Html:
        """Which game the position is of."""
        games = (Choice(v.id, v.title.say(self.lang), v.id == self.setup.state.variant) for v in VARIANTS)
        return select(self.say(GAME), "variant", games)

    def tools(self) -> Html:
        """The palette: what a tap on the board does."""
        state = self.setup.state
        buttons = [self._tool(tool, key) for key, tool in enumerate(tools(self.setup.variant), 1)]
        piece = piece_of(state.tool)
        kind = "hand" if state.hand else state.tool if not piece else "put"
        if piece and self.setup.left(*piece) <= 0:
            kind = "none"
        label = self.say(TAPPING)
        return tag(
            "div", tag("div", buttons, class_="tools", role="group", aria_label=label),
            tag("p", self.say(HOW[kind]), class_="quiet"), class_="palette",
        )  # fmt: skip

    def _tool(self, tool: Tool, key: int) -> Html:
        piece = piece_of(tool)
        label: Child = self.say(TOOLS[tool]) if not piece else self._piece(*piece)
        return tag(
            "button", label, type="button", id=f"tool-{tool}", data_action="tool", data_tool=tool,
            data_key=f"Digit{key}", aria_pressed="true" if tool == self.setup.state.tool else "false",
        )  # fmt: skip

    def _piece(self, side: str, kind: int) -> Child:
        """A piece by name, with how many are still off the board."""
        color: Color = "white" if side == "white" else "black"
        left = self.setup.left(color, kind)
        count = tag("small", f" {left}".replace("-", "−"), class_="refused" if left < 0 else None) if left else None
        return token(color, kind, f"chip-{color}-{kind}"), self.say(PIECES[color, kind]), count

    def check(self) -> Html:
        """Whether the position can be, everything that speaks against it, and the way into the sandbox."""
        faults, notice = self.setup.faults, self.setup.state.notice
        parts: list[Child] = []
        if notice:
            parts.append(tag("p", notice[0 if self.lang == "en" else 1], class_="notice"))
        if faults:
            parts.append(tag("h2", self.say(WRONG, n=len(faults)), class_="refused"))
            parts.append(tag("ul", (tag("li", self.fault(fault)) for fault in faults), class_="faults"))
            parts.append(tag("p", self.say(KEPT), class_="quiet"))
        else:
            parts.append(tag("p", self.say(FINE), class_="quiet"))
        parts.append(self._play(off=bool(faults)))
        return tag("div", parts)

    def fault(self, fault: InputFault) -> str:
        """One fault in a sentence, with whose pieces it is about."""
        said = fault.text.say(self.lang, fault.facts, self._white_point)
        if "point" in fault.facts or fault.field not in WHOSE:
            return said
        return self.say(WHOSE[fault.field]) + said[0].lower() + said[1:]

    def _white_point(self, slot: int, lang: Lang) -> str:
        """Faults speak of White's points; the board may number them otherwise."""
        return namer(self.scene)(self.setup.across("white", slot), lang)

    def _play(self, *, off: bool) -> Html:
        label = self.say(PLAY)
        if off:
            return tag("button", label, type="button", aria_disabled="true", aria_describedby="check")
        return tag("a", label, href=f"../sandbox/index.html?{self.setup.state.query()}", class_="button main")

    def given(self) -> Html:
        """Side to move and dice."""
        state = self.setup.state
        movers = (Choice(c, self.say(MOVERS[c]), c == state.turn) for c in COLORS)
        written = "".join(sorted(state.dice, reverse=True))
        rolls = (Choice(f"{a}{b}", f"{a}-{b}", f"{a}{b}" == written) for a, b in ROLLS)
        dice = (Choice("", self.say(UNTHROWN), not state.dice), *rolls)
        lists = (
            select(self.say(TURN), "turn", movers),
            select(self.say(DICE), "dice", dice),
        )
        return tag("div", lists, class_="fields given")

    def starts(self) -> Html:
        """The way back, and where to begin anew."""
        buttons = (
            button("undo", self.say(UNDO), "KeyU", off=not self.setup.state.past),
            tag("button", self.say(SETUP), type="button", data_action="start", data_from="setup"),
            tag("button", self.say(EMPTY), type="button", data_action="start", data_from="empty"),
        )
        return tag("div", buttons, class_="buttons")

    def texts(self) -> Html:
        """Both sides as text, to read and to write."""
        like = [self.say(LIKE)] + ([" ", self.say(KINDS_TOO)] if any(self.setup.variant.army[1:]) else [])
        ways = (Choice(n, NUMBERING_NAMES[n].say(self.lang), n == self.setup.state.numbering) for n in NUMBERINGS)
        form = tag(
            "form", (self._field(color) for color in COLORS), tag("button", self.say(PUT), type="submit"),
            data_action="text", class_="written",
        )  # fmt: skip
        numbering = select(self.say(NUMBERING), "numbering", ways)
        return tag("div", tag("h2", self.say(AS_TEXT)), tag("p", like, class_="quiet", id="like"), form, numbering)

    def _field(self, color: Color) -> Html:
        field = tag(
            "input", id=f"text-{color}", name=color, type="text", value=self.setup.state.text(color),
            autocomplete="off", autocapitalize="off", spellcheck="false", maxlength=300, aria_describedby="like",
        )  # fmt: skip
        return tag("label", tag("span", self.say(SIDES[color])), field)

    def said(self) -> str:
        """What the live region says: the place that was changed, or what there is to know."""
        state = self.setup.state
        if state.notice:
            return state.notice[0 if self.lang == "en" else 1]
        if state.hand:
            return self.say(HOW["hand"])
        if state.said:
            slot, side = state.said
            return place_name(self.scene, slot, self.lang, "white" if side == "white" else "black")
        return self._laid() if state.whole else ""

    def _laid(self) -> str:
        """How many stand there and who plays; that it can be, since what speaks against it is told as a violation."""
        counts = {color: sum(pieces.values()) for color, pieces in self.setup.pieces.items()}
        laid = self.say(LAID[self.setup.state.turn], **counts)
        return laid if self.setup.faults else f"{laid} {self.say(FINE)}"

    def violation(self) -> str:
        """What is wrong with the position, as it is spoken."""
        return " ".join(map(self.fault, self.setup.faults))
