"""Start the engine in a page and ask it, from a test."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

_CONNECT = """
async ([deadline]) => {
  const address = new URL(`${document.body.dataset.static}engine.js`, location.href);
  window.engine = await import(address);
  try {
    window.call = await window.engine.connect(deadline ? { deadline } : {});
    return { kind: "ready" };
  } catch ({ kind, file, detail }) {
    return { kind, file, detail };
  }
}
"""
_CALL = "([op, payload]) => window.call(op, payload).catch(({ kind, detail }) => ({ kind, detail }))"


def connect(page: Page, deadline: int = 0) -> dict[str, Any]:
    """Start the engine of the open page: ``{"kind": "ready"}`` or why not, and by which file."""
    answer: dict[str, Any] = page.evaluate(_CONNECT, [deadline])
    return answer


def call(page: Page, op: str, payload: dict[str, Any] | None = None) -> dict[str, Any]:
    """The engine's answer to ``op``, or the kind and detail of its failure."""
    answer: dict[str, Any] = page.evaluate(_CALL, [op, payload or {}])
    return answer
