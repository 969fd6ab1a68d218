"""A page as the builder takes it from ``nardy.pages`` and puts it into the one template."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Lang = Literal["en", "ru"]


@dataclass(frozen=True, slots=True)
class BuildInfo:
    """What pages may know of the build they are made for.

    ``id`` changes with every input; ``static`` is the folder of this build's files, seen from the
    root of the site (``static/<id>/``); ``base_url`` is empty unless the site's public address is
    known (only canonical links and oEmbed need it).
    """

    id: str
    static: str
    base_url: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A preview picture, which pages share: where it lies, from the root of the site, and its SVG."""

    path: str
    svg: str


@dataclass(frozen=True, slots=True)
class Page:
    """One HTML page of the site, without the frame that all pages share.

    ``path`` is relative to the root of the site (``en/index.html``), and so are the values of
    ``alternates``, the same page in each language. ``title`` and ``description`` are plain text.
    ``main`` is safe HTML for the body: skip link, header, ``<main>`` and footer. Its addresses are
    relative to the page (``root`` leads to the root of the site). ``state`` is JSON for the shell.
    ``live``: whether anything on it needs the engine; ``progress``: whether it shows or adds to what a
    learner has done.  Pages that are neither load no script at all but that of their looks.
    ``styled``: whether it is a page of the site to look at; those of frames bring along what little they need.
    ``picture``: what is shown where somebody else links to the page.  ``moved``: the page, from the root of the
    site, that stands for this one, to which everybody who comes here is sent on.
    """

    path: str
    lang: Lang
    title: str
    description: str
    main: str
    alternates: Mapping[Lang, str]
    state: str = ""
    live: bool = True
    progress: bool = False
    styled: bool = True
    picture: Picture | None = None
    moved: str = ""

    @property
    def root(self) -> str:
        """The way from this page to the root of the site: ``./``, ``../``, …"""
        return root_of(self.path)


def root_of(path: str) -> str:
    """The way from the page at ``path`` to the root of the site."""
    return "../" * path.count("/") or "./"
