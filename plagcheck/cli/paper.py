"""A paper in words: how much of it could be read, and what a reader should look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from plagcheck.model.document import Coverage, Document, Flag
from plagcheck.model.formatting import PLAIN, count
from plagcheck.model.result import Trick
from plagcheck.report.languages.flag_translation import coverage_gaps, in_english
from plagcheck.report.languages.wording import Wording

SAY: Final = Wording(style=PLAIN)  # English
PLACES_SHOWN: Final = 3
PLACE: Final = 30  # characters quoted from one


def counted(number: int, one: str, many: str | None = None) -> str:
    return f"{count(number)} {one if number == 1 else many or one + 's'}"


def beginning(text: str, most: int = 76) -> str:
    """The first words of a passage, in one line; a word longer than the line is cut."""
    words = " ".join(text.split())
    if len(words) <= most:
        return words
    whole = words[:most].rsplit(" ", 1)[0]
    return f"{whole if len(whole) > most // 2 else words[:most]} …"


def paper_lines(
    document: Document,
    found: int = 0,
    tricks: Sequence[Trick] = (),
    *,
    is_of_all: bool = False,
) -> Iterator[str]:
    """What was not read, and flags; `found` are the words found in sources.

    `is_of_all`: that is told with nothing left out, unlike the number.
    """
    if not document.coverage.is_whole:
        yield f"  {document.name}: {coverage(document.coverage)}"
    for flag in document.flags:
        yield f"  To look at in {document.name}: {in_english(flag)}"
        yield from (f"     {line}" for line in _places(flag, document))
        worth = SAY.worth(flag.kind, found, tricks)
        if worth:
            all_counted = f" {SAY('trick all counted')}" if is_of_all else ""
            yield f"     {worth}{all_counted}"


def coverage(read: Coverage) -> str:
    """What could be read of a file, and what not."""
    pages = f" on {counted(read.pages, 'page')}" if read.pages else ""
    checked = f"{counted(read.words, 'word')} checked{pages}"
    return "; ".join([checked, *coverage_gaps(read, SAY)]) + "."


def _places(flag: Flag, document: Document) -> Iterator[str]:
    if flag.pages:
        yield SAY("on pages", pages=SAY.pages([page + 1 for page in flag.pages]))
    for span in flag.spans[:PLACES_SHOWN]:
        words = " ".join(document.text[span.start : span.end].split())
        quoted = words if len(words) <= PLACE else f"{words[:PLACE].rstrip()} …"
        yield f"Characters {count(span.start)} to {count(span.end)}: {quoted}"
    if len(flag.spans) > PLACES_SHOWN:
        yield f"and {counted(len(flag.spans) - PLACES_SHOWN, 'more place')}"
