"""HTML that is escaped unless it is known to be safe.

`tag` makes an element: plain strings among its children are escaped, `Html` goes in as it is.  Only `tag`
and `safe` make `Html`, so every text that comes from a link, a paste or a file is escaped on its way.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TypeAlias

_VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Html(str):
    """A piece of markup that may stand in a page as it is."""

    __slots__ = ()


Child: TypeAlias = "str | Html | Iterable[Child] | None"
Attribute: TypeAlias = str | int | bool | None


def safe(markup: str) -> Html:
    """Markup that our own code has made, such as a picture of `nardy.view`."""
    return Html(markup)


def join(children: Child) -> Html:
    """Children one after the other; None is left out."""
    if children is None:
        return Html("")
    if isinstance(children, Html):
        return children
    if isinstance(children, str):
        return Html(escape(children))
    return Html("".join(map(join, children)))


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """The element `name`; `class_` is class, `data_x` is data-x.

    An attribute that is True stands without a value; one that is None or False is left out.
    """
    opening = f"<{name}{''.join(map(_attribute, attributes, attributes.values()))}>"
    return Html(opening if name in _VOID else f"{opening}{join(children)}</{name}>")


def _attribute(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    written = name.rstrip("_").replace("_", "-")
    return f" {written}" if value is True else f' {written}="{escape(str(value))}"'
