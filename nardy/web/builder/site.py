"""Build the whole site: every page in HTML, and below ``static/<build>/`` all that they load."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from nardy.page import BuildInfo, Page
from nardy.web.builder.engine_files import write_engine, write_manifest
from nardy.web.builder.errors import BuildError
from nardy.web.builder.inputs import build_id
from nardy.web.builder.raster import Rasteriser
from nardy.web.builder.scripts import live_modules, write_embed, write_scripts, write_sheet
from nardy.web.builder.search_index import write_search_index
from nardy.web.builder.template import Template
from nardy.web.builder.vendor import copy_vendor

Say = Callable[[str], None]
Pages = Callable[[BuildInfo], Iterable[Page]]


def build_site(root: Path, out: Path, pages: Pages, say: Say, base_url: str = "") -> BuildInfo:
    """Build the project at ``root`` into ``out``, which is replaced only once everything is there."""
    name = build_id(root)
    build = BuildInfo(name, f"static/{name}/", base_url)
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    say(f"build {build.id}: front-end parts")
    _write_static(root, fresh / build.static)
    say("engine: standard library and wheels (a minute, the first time)")
    write_engine(root, fresh / build.static, root / ".cache")
    write_manifest(fresh / build.static, build.id)
    write_embed(fresh / build.static, fresh / "embed.js")
    say("pages")
    template = Template.parse((root / "index.html").read_text(encoding="utf-8"), live_modules(fresh / build.static))
    count = _write_pages(fresh, template, pages(build), build, Rasteriser(root))
    say("search index")
    write_search_index(fresh, fresh / build.static, root / "node_modules")
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)
    say(f"{count} pages in {out}")
    return build


def _write_static(root: Path, target: Path) -> None:
    leave_out = shutil.ignore_patterns("vendor", "__pycache__")
    shutil.copytree(root / "static", target, ignore=leave_out)
    copy_vendor(root / "node_modules", target)
    _write_config(root / "pyscript.toml", target / "pyscript.toml")
    write_scripts(target)
    write_sheet(target)


def _write_config(source: Path, target: Path) -> None:
    """Copy PyScript's configuration; in a build it lies beside what it names."""
    text = source.read_text(encoding="utf-8")
    built = text.replace("./static/", "./")
    if built == text:
        raise BuildError("pyscript.toml names no ./static/ any more; see docs/decisions.")
    target.write_text(built, encoding="utf-8")


def _write_pages(out: Path, template: Template, pages: Iterable[Page], build: BuildInfo, raster: Rasteriser) -> int:
    seen: set[str] = set()
    for page in pages:
        if page.path in seen:
            raise BuildError(f"two pages want to be {page.path}")
        seen.add(page.path)
        target = out / page.path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(template.fill(page, build), encoding="utf-8")
        if page.picture and not (out / page.picture.path).exists():
            (out / page.picture.path).write_bytes(raster.png(page.picture.svg))
    if "index.html" not in seen:
        raise BuildError("nardy.pages.site.pages() gives no index.html for the root of the site")
    return len(seen)
