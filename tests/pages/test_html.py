"""Nothing that is not known to be safe reaches a page unescaped."""

from __future__ import annotations

from nardy.html import safe, tag

HOSTILE = "<img src=x onerror=alert(1)>&\"'"
ESCAPED = "&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#x27;"


def test_text_is_escaped() -> None:
    """A plain string among the children cannot become markup."""
    assert f"<p>{ESCAPED}</p>" == tag("p", HOSTILE)


def test_attributes_are_escaped() -> None:
    """A value cannot end its attribute."""
    assert f'<p title="{ESCAPED}"></p>' == tag("p", title=HOSTILE)


def test_markup_goes_in_once() -> None:
    """An element inside an element is not escaped again, in lists and generators too."""
    assert "<p><b>a</b>&lt;</p>" == tag("p", [tag("b", "a")], (part for part in ["<", None]))


def test_safe_markup_is_kept() -> None:
    """A picture of our own goes in as it is."""
    assert "<p><svg/></p>" == tag("p", safe("<svg/>"))


def test_attributes_without_value() -> None:
    """True stands alone; None and False are left out; underscores become hyphens."""
    made = tag("option", "x", selected=True, hidden=False, id=None, data_name="n", class_="c")
    assert '<option selected data-name="n" class="c">x</option>' == made


def test_void_elements_have_no_end() -> None:
    """An input is not closed."""
    assert '<input name="a">' == tag("input", name="a")
