"""Fill ``index.html``, the one template, for a page.

Opened as it lies in the repository, the file names the command to run. Two marks tell the builder
what to do: what stands between ``<!--unbuilt-->`` and ``<!--/unbuilt-->`` is left out of a built
page, and a comment ``<!--built … -->`` becomes part of it. ``{{name}}`` are the places to fill; what
stands between ``{{live}}`` and ``{{/live}}`` is for pages that are played, not only read; likewise
``{{progress}}`` for those that know what a learner has done, ``{{styled}}`` for those with the looks of the site,
``{{moved}}`` for old addresses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from nardy.page import BuildInfo, Lang, Page
from nardy.view import PREVIEW_SIZE
from nardy.web.builder.errors import BuildError

_UNBUILT = re.compile(r"\n?[ \t]*<!--unbuilt-->.*?<!--/unbuilt-->", re.DOTALL)
_BUILT = re.compile(r"<!--built\n(.*?)\n?[ \t]*-->", re.DOTALL)
_BLOCK = re.compile(r"\{\{(live|progress|styled|moved)\}\}\n(.*?)\{\{/\1\}\}\n", re.DOTALL)
_PLACE = re.compile(r"\{\{(\w+)\}\}")
_LANG = '<html lang="en">'
_LOCALES: Mapping[Lang, str] = {"en": "en_GB", "ru": "ru_RU"}


@dataclass(frozen=True, slots=True)
class Template:
    """The built form of ``index.html``, with its places still open.

    ``modules``: the scripts that a live page asks for at once, from the folder of the build.
    """

    text: str
    modules: tuple[str, ...] = ()

    @classmethod
    def parse(cls, source: str, modules: tuple[str, ...] = ()) -> Template:
        """Take the builder's half of the template; without its marks it is a BuildError."""
        if not (_UNBUILT.search(source) and _BUILT.search(source) and _LANG in source):
            raise BuildError(f"index.html lost a mark: <!--unbuilt-->, <!--built or {_LANG}.")
        text = _BUILT.sub(lambda match: match[1], _UNBUILT.sub("", source))
        return cls(text.replace(_LANG, '<html lang="{{lang}}">'), modules)

    def fill(self, page: Page, build: BuildInfo) -> str:
        """The HTML of ``page``, every address relative to it."""
        values = _values(page, build) | {"modules": self._modules(page.root + build.static)}
        wanted = {"live": page.live, "progress": page.progress, "styled": page.styled, "moved": page.moved}
        text = _BLOCK.sub(lambda match: match[2] if wanted[match[1]] else "", self.text)
        return _PLACE.sub(lambda match: _value(values, match[1]), text)

    def _modules(self, static: str) -> str:
        """Lines that ask for all scripts at once: an import is found only when the one before it has arrived."""
        return "\n".join(f'<link rel="modulepreload" href="{static}{name}">' for name in self.modules)


def _value(values: Mapping[str, str], name: str) -> str:
    if name not in values:
        raise BuildError(f"index.html asks for {{{{{name}}}}}, which the builder does not know.")
    return values[name]


def _values(page: Page, build: BuildInfo) -> dict[str, str]:
    return {
        "lang": page.lang,
        "title": escape(page.title),
        "description": escape(page.description),
        "alternates": "\n".join(_alternates(page)),
        "preview": "\n".join(_preview(page, build)),
        "goal": escape(page.root + page.moved),
        "canonical": escape(_address(page, build, page.moved)),
        "root": page.root,
        "static": page.root + build.static,
        "build": build.id,
        "main": page.main,
        "state": safe_json(page.state),
    }


def _alternates(page: Page) -> list[str]:
    return [
        f'<link rel="alternate" hreflang="{escape(lang)}" href="{escape(page.root + path)}">'
        for lang, path in sorted(page.alternates.items())
    ]


def _address(page: Page, build: BuildInfo, path: str) -> str:
    """The whole address of a path of the site where its public address is known, else the way from the page."""
    return f"{build.base_url.rstrip('/')}/{path}" if build.base_url else page.root + path


def _preview(page: Page, build: BuildInfo) -> list[str]:
    """What others show where they link to the page; without a public address the picture's is relative too."""
    if not page.picture:
        return []
    named = {
        "og:site_name": "nardy",
        "og:type": "article",
        "og:locale": _LOCALES[page.lang],
        "og:title": page.title.removesuffix(" — nardy"),
        "og:description": page.description,
        "og:image": _address(page, build, page.picture.path),
        "og:image:width": str(PREVIEW_SIZE[0]),
        "og:image:height": str(PREVIEW_SIZE[1]),
        **({"og:url": _address(page, build, page.path)} if build.base_url else {}),
    }
    card = '<meta name="twitter:card" content="summary_large_image">'
    return [*(f'<meta property="{name}" content="{escape(value)}">' for name, value in named.items()), card]


def safe_json(text: str) -> str:
    """JSON that cannot end the ``<script>`` it stands in."""
    return text.replace("<", "\\u003c")
