"""Fixtures of the browser tests: a served site, a browser, pages, and a page on a LAN name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from nardy.web.builder.inputs import build_id
from tests.browser.chromium import Chromium, find_chromium
from tests.browser.hosts import HEAD, Host
from tests.browser.sites import ROOT, build, plain_page, served

LAN_NAME = "nardy.test"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the real site: dist/ where it is of just this code, else built once."""
    from nardy.web.builder.content import pages  # noqa: PLC0415 - engine tests run without any page

    if (ROOT / "dist" / "static" / build_id(ROOT)).exists():
        return ROOT / "dist"
    return build(tmp_path_factory.mktemp("site") / "dist", pages)


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site with one plain page, for tests of the engine alone."""
    return build(tmp_path_factory.mktemp("plain") / "dist", plain_page)


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the real site."""
    with served(built) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver of browsers."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium() -> Chromium:
    """The way to start the test browser."""
    return find_chromium()


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: Chromium) -> Iterator[Browser]:
    """A running browser; take a page or a new context from it."""
    running = chromium.launch(playwright.chromium)
    yield running
    running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a visitor who was never here before."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture
def host(page: Page, tmp_path: Path) -> Iterator[Host]:
    """Opens a page with a body of the test's own, served from another origin."""
    with served(tmp_path) as address:

        def open_host(body: str) -> Page:
            (tmp_path / "index.html").write_text(HEAD + body, encoding="utf-8")
            page.goto(f"{address}index.html")
            return page

        yield open_host


@pytest.fixture
def lan(playwright: Playwright, chromium: Chromium, site: str) -> Iterator[Page]:
    """A page opened at the real site over http on a LAN name: not a secure context."""
    rule = f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"
    running = chromium.launch(playwright.chromium, rule)
    opened = running.new_page()
    opened.goto(site.replace("127.0.0.1", LAN_NAME))
    assert opened.evaluate("isSecureContext") is False
    yield opened
    running.close()
