"""What an embedded board says by itself, before and without Python."""

from __future__ import annotations

from nardy.text import Text

TITLE = Text("A nardy board", "Доска для нард")
NO_SCRIPT = Text("This board needs JavaScript.", "Этой доске нужен JavaScript.")
STARTING = Text("Starting the referee…", "Судья готовится…")
SLOW = Text(
    "The referee is taking long. It may still come; or try again.",
    "Судьи долго нет. Он может ещё прийти, а можно попробовать снова.",
)
FAILED = Text(
    "The referee did not start, so this board cannot be played now.",
    "Судья не запустился, поэтому играть здесь пока нельзя.",
)
TROUBLE = Text(
    "That could not be carried out because of a fault of ours. Nothing was lost; go on as you like.",
    "Это не удалось выполнить из-за нашей ошибки. Ничего не пропало, можно продолжать.",
)
AGAIN = Text("Try again", "Попробовать ещё раз")
MORE = Text("Open in nardy", "Открыть в nardy")
UNKNOWN = Text(
    "{name}: there is no “{value}”, so the usual is shown.",
    "{name}: значения «{value}» нет, показано обычное.",
)
UNREADABLE = Text(
    "{name}: the position “{value}” cannot be read, so the set-up is shown.",
    "{name}: позицию «{value}» не прочитать, показана начальная расстановка.",
)
NO_DICE = Text(
    "{name}: “{value}” are no dice (they are written like 62), so none are thrown.",
    "{name}: «{value}» — не зары (их пишут так: 62), поэтому они не брошены.",
)
WRITTEN = Text(
    "The move {moves} is written down. Touch the board, and the referee will judge it.",
    "Записан ход {moves}. Коснитесь доски, и судья его проверит.",
)
ONE_SIDE = Text(
    "Only one of white and black is written down, so the set-up is shown.",
    "Записана только одна сторона, white или black, поэтому показана начальная расстановка.",
)
