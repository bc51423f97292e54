"""Markup: the one place where text becomes HTML, so that none of it can become a tag."""

from __future__ import annotations

from html import escape
from typing import Final

from plagcheck.report.cleaning import clean

_EMPTY: Final = frozenset({"meta", "br"})


class Html(str):
    """Markup that was made here; every other string is text and gets escaped."""

    __slots__ = ()


def element(tag: str, *children: str, **attributes: str) -> Html:
    """An element; in the names of attributes, `_` stands for `-`, and one at the end for nothing.

    Children that are not Html are text.
    """
    named = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(clean(value))}"'
        for name, value in attributes.items()
        if value
    )
    if tag in _EMPTY:
        return Html(f"<{tag}{named}>")
    return Html(f"<{tag}{named}>{joined(*children)}</{tag}>")


def joined(*children: str) -> Html:
    return Html("".join(each if isinstance(each, Html) else text(each) for each in children))


def text(value: str) -> Html:
    return Html(escape(clean(value)))


def style(sheet: str) -> Html:
    """A style sheet of ours: nothing from a file may stand in it."""
    return Html(f"<style>{sheet}</style>")
