"""The board as SVG: `draw` a scene, and name its places in words.

The only user of svgwrite (see `svg.py`).  Nothing here decides anything: what is marked, and why,
is said by the scene.
"""

from nardy.view.board import draw
from nardy.view.legend import legend
from nardy.view.names import place_name, point_number
from nardy.view.plan import draw_plan
from nardy.view.preview import PREVIEW_SIZE, preview
from nardy.view.spelled import spelled
from nardy.view.token import token
from nardy.view.words import named_places

__all__ = [
    "PREVIEW_SIZE",
    "draw",
    "draw_plan",
    "legend",
    "named_places",
    "place_name",
    "point_number",
    "preview",
    "spelled",
    "token",
]
