"""Text that a style hides from the readers of a page is hidden text, and only that."""

from __future__ import annotations

import pytest

from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import Document

ONE = "Six words that nobody may see"


def read(page: str) -> Document:
    return extract_bytes("a.html", f"<html><body><p>Shown.</p>{page}".encode())


def hidden(page: str) -> str:
    """The code of how it is hidden; nothing for what shows."""
    document = read(page)
    assert ONE in document.text
    ways = {flag.data.way for flag in document.flags}
    stretches = [document.text[span.start : span.end] for span in document.hidden]
    assert ways or ONE not in stretches
    return "".join(ways)


@pytest.mark.parametrize(
    ("style", "way"),
    [
        ("display:/**/none", "vanished"),
        ("DISPLAY : NONE !important; display:block", "vanished"),
        ("d\\69splay:none", "vanished"),
        ("display:none;display:rubbish", "vanished"),
        ("visibility:collapse", "vanished"),
        ("content-visibility:hidden", "vanished"),
        ("opacity:.0", "without-ink"),
        ("font-size:0.1em", "tiny"),
        ("font:0/0 a", "tiny"),
        ("color:#fff0", "white"),
        ("color:#00000000", "white"),
        ("color:rgba(0,0,0,0)", "white"),
        ("color:rgb(0 0 0 / 0%)", "white"),
        ("color:transparent;background:white", "white"),
        ("color:#fff;background:#fff", "white"),
        ("position:absolute;left:-9999px", "off-page"),
        ("position:fixed;top:-200em", "off-page"),
        ("text-indent:-9999px;white-space:nowrap", "off-page"),
        ("clip-path:inset(100%)", "without-ink"),
        ("position:absolute;clip:rect(0,0,0,0)", "without-ink"),
        ("position:absolute;clip:rect(1px 1px 1px 1px)", "without-ink"),
        ("transform:rotate(1deg) scale(0)", "without-ink"),
        ("height:0;overflow:hidden", "without-ink"),
        ("max-height:0px;overflow:hidden;padding:0", "without-ink"),
    ],
)
def test_a_style_hides(style: str, way: str) -> None:
    assert hidden(f'<p style="{style}">{ONE}</p>') == way
    assert hidden(f'<style>p.x{{{style}}}</style><p class="x y">{ONE}</p>') == way


@pytest.mark.parametrize(
    "style",
    [
        "color:rgb(0,0,0)",
        "color:rgba(0,0,0,0.5)",
        "color:white;background:#234",
        "color:white;text-shadow:0 0 2px black",
        "color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text",
        "left:-9999px",
        "position:relative;left:-20px",
        "position:absolute;left:-9999px;padding-left:9999px",
        "text-indent:-9999px",
        "height:0",
        "height:0;overflow:hidden;padding-bottom:50%",
        "transform:scale(0.9)",
        "display:none;display:block",
        "opacity:0.5",
        "opacity:",
        "/* display:none */",
        "clip:rect(0,0,0,0)",
        "font:700 12px serif",
    ],
)
def test_a_style_shows(style: str) -> None:
    assert hidden(f'<p style="{style}">{ONE}</p>') == ""


@pytest.mark.parametrize(
    "page",
    [
        "<style>.b .c{display:none}</style><div class=b><i><p class=c>?</p></i></div>",
        "<style>.b>p{display:none}</style><div class=b><p>?</p></div>",
        "<style>[x]{display:none}</style><p x>?</p>",
        "<style>p[x^='ab']{display:none}</style><p x=abc>?</p>",
        "<style>div{& .c{display:none}}</style><div><p class=c>?</p></div>",
        "<style>@media screen and (min-width:600px){.c{display:none}}</style><p class=c>?</p>",
        "<style><!-- .c{display:/* */none} --></style><p class=c>?</p>",
        "<style>.c{content:'}'; display:none}</style><p class=c>?</p>",
        "<style>.c{display:none</style><p class=c>?</p>",
        "<style>*{display:none}</style><p>?</p>",
        "<font color=white>?</font>",
        "<div style='visibility:hidden'><p>?</p></div>",
        "<p hidden>?</p>",
    ],
)
def test_a_rule_hides(page: str) -> None:
    assert hidden(page.replace("?", ONE)) != ""


@pytest.mark.parametrize(
    "page",
    [
        "<style>.b .c{display:none}</style><div class=b></div><p class=c>?</p>",
        "<style>.b>.c{display:none}</style><div class=b><div><p class=c>?</p></div></div>",
        "<style>.c:not(.d){display:none}</style><p class='c d'>?</p>",
        "<style>.c:hover{display:none} a+.c{display:none}</style><p class=c>?</p>",
        "<style>@media print{.c{display:none}}</style><p class=c>?</p>",
        "<style media=print>.c{display:none}</style><p class=c>?</p>",
        "<style>@media (max-width:9px){.c{display:none}}</style><p class=c>?</p>",
        "<style>.c{display:none} p.c{display:block}</style><p class=c>?</p>",
        "<style>p.c{display:block} .c{display:none}</style><p class=c>?</p>",
        "<style>.c{display:none}</style><p class=c style='display:block'>?</p>",
        "<style>.c{display:block}</style><p hidden class=c>?</p>",
        "<div style='visibility:hidden'><p style='visibility:visible'>?</p></div>",
        "<div style='font-size:0'><p style='font-size:14px'>?</p></div>",
        "<div style='color:white'><p style='color:black'>?</p></div>",
        "<div style='background:black'><div><p style='color:white'>?</p></div>",
        "<table><tr><td bgcolor=navy><font color=white>?</font></table>",
        "<div style='position:absolute;left:-9999px'><p style='position:fixed;left:0'>?</p></div>",
    ],
)
def test_a_rule_does_not_hide(page: str) -> None:
    assert hidden(page.replace("?", ONE)) == ""


@pytest.mark.slow
def test_many_rules_about_many_elements_end_soon() -> None:
    rules = "".join(f".a{n} .c{{display:none}}" for n in range(300))
    page = f"<style>{rules}</style>{'<div class=a>' * 300}{'<b class=c>x </b>' * 3_000}{ONE}"

    assert hidden(page) == ""
