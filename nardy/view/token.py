"""One piece as a small picture, for buttons that stand for it."""

from nardy.board import Color
from nardy.html import Html, safe
from nardy.view import pieces, svg

_SIZE = 24.0


def token(color: Color, kind: int, name: str) -> Html:
    """A piece as the board draws it, in an `<svg>` of its own with ids that begin with `name`."""
    middle = _SIZE / 2
    shapes = [svg.defs([pieces.definition(name, color, kind)]), pieces.use(name, color, kind, (middle, middle), 1)]
    return safe(svg.document(_SIZE, _SIZE, shapes, id=name, class_="board chip", aria_hidden="true"))
