"""The board as SVG: `draw` a scene, and name its places in words.

The only user of svgwrite (see `svg.py`).  Nothing here decides anything: what is marked, and why,
is said by the scene.
"""

from nardy.view.board import draw
from nardy.view.names import place_name, point_number

__all__ = ["draw", "place_name", "point_number"]
