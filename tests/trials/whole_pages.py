"""Pages nested deeply, or with one very long part: every word is read, or what is not is said."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from typing import Final

from tests.trials.commands import run
from tests.trials.material import fresh
from tests.trials.trial import Given

WORDS: Final = ["first", "middle", "last"]
ODF: Final = "urn:oasis:names:tc:opendocument:xmlns"
DEPTHS: Final = (300, 20_000, 255, 256, 240, 2047, 2049, 10)
LONG: Final = 10_500_000  # letters: above what libxml2 takes at a time


def trial(given: Given) -> None:
    """`count` pages of every format."""
    rng, folder = given.rng, fresh(given.work / "pages")
    for number in range(given.count):
        depth = DEPTHS[number] if number < len(DEPTHS) else rng.randrange(200, 5000)
        tag = rng.choice(("div", "b", "table", "li", "blockquote", "span", "a"))
        for ending, make in _FORMATS.items():
            page = folder / f"page.{ending}"
            page.write_bytes(make(tag, depth))
            ran = run("text", page)
            read = ran.code == 0 and ran.out.split() == WORDS
            wrong = "" if read or (ran.code == 2 and ran.err) else "words are lost without a word"
            given.tally.case(f"{tag} {depth} deep, {ending}", ran.wrong or wrong, ran.said)
    for name, part in _LONG.items():
        page = folder / "long.html"
        page.write_text(f"<html><body>first {part} middle <p>last")
        ran = run("text", page)
        wrong = "" if ran.out.split()[-2:] == WORDS[1:] else "words are lost"
        given.tally.case(f"a long {name}", ran.wrong or wrong, ran.err[-100:])


def _body(tag: str, depth: int) -> str:
    return f"first {f'<{tag}>' * depth} middle {f'</{tag}>' * depth} last"


def _html(tag: str, depth: int) -> bytes:
    return f"<html><body>{_body(tag, depth)}</body></html>".encode()


def _epub(tag: str, depth: int) -> bytes:
    made = io.BytesIO()
    parts = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": '<container><rootfile full-path="b.opf"/></container>',
        "b.opf": '<package><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/>'
        '<spine><itemref idref="c"/></spine></package>',
        "c.xhtml": _html(tag, depth).decode(),
    }
    with zipfile.ZipFile(made, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return made.getvalue()


def _fodt(_: str, depth: int) -> bytes:
    """Deeper than libxml2 goes, it is refused."""
    return (
        f'<?xml version="1.0"?><office:document xmlns:office="{ODF}:office:1.0" '
        f'xmlns:text="{ODF}:text:1.0"><office:body><office:text><text:p>'
        f"{_body('text:span', depth)}</text:p></office:text></office:body></office:document>"
    ).encode()


_FORMATS: Final[dict[str, Callable[[str, int], bytes]]] = {
    "html": _html,
    "epub": _epub,
    "fodt": _fodt,
}
_LONG: Final = {
    "comment": f"<!--{'x' * LONG}-->",
    "attribute": f"<p class='{'x' * LONG}'>",
    "paragraph": f"<p>{'word ' * (LONG // 5)}</p>",
}
