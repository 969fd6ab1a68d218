"""The words of the page for authors: how to put a board on a page of one's own."""

from __future__ import annotations

from collections.abc import Mapping

from nardy.text import Text

TITLE = Text("A board on your page", "Доска на вашей странице")
ABOUT = Text(
    "Paste one line, and your page has a nardy board. It can be looked at at once; at the first touch the referee "
    "comes, and every wrong move is explained with the rules it breaks.",
    "Вставьте одну строку, и на вашей странице появится доска для нард. Её видно сразу, а с первым касанием приходит "
    "судья: у каждого неверного хода он назовёт нарушенные правила.",
)
CHOOSE = Text("Choose your board", "Какая нужна доска")
GAME = Text("Game", "Игра")
DICE = Text("Dice", "Зары")
NO_DICE = Text("not thrown yet", "ещё не брошены")
LANGUAGE = Text("Language", "Язык")
THEME = Text("Board", "Вид доски")
BG = Text("Background", "Фон")
RUN = Text("The referee starts", "Судья приходит")
THEMES: Mapping[str, Text] = {
    "wood": Text("wood", "дерево"),
    "classroom": Text("for a projector", "для проектора"),
    "print": Text("as in a book", "как в книге"),
}
BACKGROUNDS: Mapping[str, Text] = {
    "auto": Text("as the page", "как у страницы"),
    "light": Text("light", "светлый"),
    "dark": Text("dark", "тёмный"),
}
RUNS: Mapping[str, Text] = {
    "tap": Text("at the first touch", "с первым касанием"),
    "auto": Text("at once", "сразу"),
    "never": Text("never: only a picture", "никогда: просто картинка"),
}
FRAME = Text("A frame (iframe)", "Рамка (iframe)")
FRAME_ABOUT = Text(
    "For blogs, course platforms and wherever scripts are not allowed. Nothing of your page gets in, nothing of ours "
    "gets out.",
    "Для блогов, учебных платформ и всюду, где нельзя вставлять скрипты. Страница и доска не мешают друг другу.",
)
ELEMENT = Text("An element (nardy-board)", "Элемент (nardy-board)")
ELEMENT_ABOUT = Text(
    "The board takes the height it needs. Twenty boards on a page share one referee; the script is needed once.",
    "Доска сама берёт нужную высоту. Двадцать досок на странице обходятся одним судьёй; скрипт нужен один раз.",
)
COPY = Text("Copy", "Скопировать")
COPIED = Text("Copied", "Скопировано")
PASTE = Text("The line to paste", "Эту строку вставьте")
PARAMETERS = Text("What can be set", "Что можно задать")
PARAMETERS_ABOUT = Text(
    "In a frame these are parameters of the address, on an element they are attributes, and those may change later. "
    "Unknown names are ignored; instead of a bad value the usual is taken, and a small notice says so.",
    "В рамке это параметры адреса, у элемента — атрибуты, и менять их можно в любой момент. Незнакомые имена "
    "пропускаются; вместо неверного значения берётся обычное, о чём сказано под доской.",
)
NAME = Text("Name", "Имя")
MEANING = Text("Meaning", "Что значит")
VALUES = Text("Values, the usual one first", "Значения, первое — обычное")
FREE = Text("e.g. {example}", "например, {example}")
MEANINGS: Mapping[str, Text] = {
    "variant": Text("The game.", "Игра."),
    "preset": Text("Rules agreed under one name.", "Уговор о правилах под одним именем."),
    "white": Text("White’s pieces: point and number. Set-up, if white and black are left out; both or neither.",
                  "Шашки белых: пункт и число. Без white и black — начальная расстановка; задаются вместе."),
    "black": Text("Black’s pieces, counted from Black’s own side.", "Шашки чёрных, пункты считают чёрные от себя."),
    "turn": Text("Whose turn it is.", "Чей ход."),
    "dice": Text("The roll; without it the dice are still to be thrown.", "Бросок; без него зары ещё бросать."),
    "moves": Text("A turn for the referee to judge; with run=auto at once.",
                  "Ход, который проверит судья; с run=auto — сразу."),
    "numbering": Text("How points are numbered: each side’s own, White’s for both, growing with the move.",
                      "Нумерация пунктов: своя у каждого, белых для обоих, по ходу."),
    "seat": Text("From whose side the board is seen.", "С чьей стороны видна доска."),
    "mirrored": Text("1: left and right are exchanged.", "1 — право и лево поменяны местами."),
    "theme": Text("The look of the board.", "Вид доски."),
    "bg": Text("The background around it.", "Фон вокруг неё."),
    "lang": Text("The language; on an element, that of the page around it unless set.",
                 "Язык; у элемента — если не задан, язык страницы вокруг."),
    "run": Text("When the referee starts: at the first touch, at once, never.",
                "Когда приходит судья: с первым касанием, сразу, никогда."),
    "api": Text("Frames only: the page around may change the board.", "Только в рамке: страница может менять доску."),
    "id": Text("Comes back in every message.", "Возвращается в каждом сообщении."),
}  # fmt: skip
OPTIONS = Text("Single options of a game", "Отдельные правила игры")
EXAMPLES: Mapping[str, str] = {
    "white": "24:13,18:2", "black": "24:15", "dice": "62", "moves": "24/18 24/22", "id": "one",
}  # fmt: skip
SIZES = Text("Sizes of frames", "Размеры рамки")
SIZES_ABOUT = Text(
    "Any size works: what does not fit can be scrolled. From 540 pixels of width, and in a low frame, the words stand "
    "beside the board.",
    "Подойдёт любой размер: что не поместилось, прокручивается. От 540 пикселей в ширину и в низкой рамке слова стоят "
    "рядом с доской.",
)
SIZE = Text("Width × height", "Ширина × высота")
FITS = Text("Good for", "Куда подходит")
SIZE_ROWS: tuple[tuple[str, Text], ...] = (
    ("320 × 568", Text("a phone; words below the board", "телефон; слова под доской")),
    ("480 × 400", Text("a card or a slide; words beside it", "карточка или слайд; слова рядом")),
    ("480 × 700", Text("a column of text; words below", "колонка текста; слова под доской")),
    ("560 × 315", Text("a place made for a video", "место под видео")),
    ("800 × 600", Text("the width of an article; words beside", "ширина статьи; слова рядом")),
)
MESSAGES = Text("Messages", "Сообщения")
MESSAGES_ABOUT = Text(
    "A frame tells the page around it what happens by postMessage, an element by the event “nardy”. Each is an object "
    'with source: "nardy", v: 1, id and type.',
    "Рамка сообщает странице о происходящем через postMessage, элемент — событием «nardy». Это всегда объект, в нём "
    'source: "nardy", v: 1, id и type.',
)
TOLD: Mapping[str, Text] = {
    "ready": Text("The board is there; notices: what could not be read.", "Доска на месте; notices — что не прочлось."),
    "resize": Text("height: how high a frame would like to be.", "height — какая высота нужна рамке."),
    "move": Text("moves, turn, state: steps have been played.", "moves, turn, state — сделаны шаги."),
    "violation": Text("rules, tried, text, state: which rules were broken.",
                      "rules, tried, text, state — какие правила нарушены."),
    "done": Text("moves, turn, winner, state: the turn or the game is over.",
                 "moves, turn, winner, state — закончен ход или партия."),
    "error": Text("text: the referee did not come.", "text — судья не пришёл."),
    "reply": Text("reply, ok, state or error: the answer to what you asked with req.",
                  "reply, ok, state или error — ответ на ваш запрос с req."),
}  # fmt: skip
ASKED = Text(
    "To a frame you may send the same kind of object with type getState; and, where the address has api=1, reset, "
    "setPosition (white, black, turn, dice, moves, variant …), setLang (lang) and setTheme (theme, bg). Put a req of "
    "your own in it, and it comes back as reply.",
    "Рамке можно послать такой же объект с type getState, а если в адресе есть api=1, то и reset, setPosition (white, "
    "black, turn, dice, moves, variant …), setLang (lang), setTheme (theme, bg). Поставьте в нём свой req — он "
    "вернётся как reply.",
)
SAFE = Text("If your page is strict", "Если на вашей странице строгие правила")
CSP_FRAME = Text("Content-Security-Policy for a frame:", "Content-Security-Policy для рамки:")
CSP_ELEMENT = Text("For an element:", "Для элемента:")
SANDBOX = Text(
    'A frame also plays under sandbox="allow-scripts", with third-party storage blocked, and on a page of any origin. '
    "It sets no cookie and asks nobody but this site.",
    'Рамка работает и под sandbox="allow-scripts", и с запретом стороннего хранилища, на странице с любого адреса. '
    "Ни cookie, ни запросов куда-либо, кроме этого сайта.",
)
LICENCE = Text(
    "nardy is free under the MIT licence: put boards on any page, commercial ones too. Naming nardy is kind; nobody "
    "demands it of a page that only shows a board.",
    "nardy распространяется по лицензии MIT: доски можно ставить на любые страницы, и коммерческие тоже. Упомянуть "
    "nardy приятно нам, но для страницы с доской не обязательно.",
)
LICENCE_TITLE = Text("Licence", "Лицензия")
