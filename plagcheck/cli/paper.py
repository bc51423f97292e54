"""A paper in words: how much of it could be read, and what a reader should look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from plagcheck.model.document import Coverage, Document, Flag
from plagcheck.model.formatting import page_ranges, share
from plagcheck.model.result import Trick
from plagcheck.report.languages.flag_translation import in_english, part_in_english

PLACES_SHOWN: Final = 3
PLACE: Final = 30  # characters quoted from one


def counted(number: int, one: str, many: str | None = None) -> str:
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def beginning(text: str, most: int = 76) -> str:
    """The first words of a passage, in one line; a word longer than the line is cut."""
    words = " ".join(text.split())
    if len(words) <= most:
        return words
    whole = words[:most].rsplit(" ", 1)[0]
    return f"{whole if len(whole) > most // 2 else words[:most]} …"


def paper_lines(
    document: Document, found: float = 0.0, tricks: Sequence[Trick] = ()
) -> Iterator[str]:
    """What was left out, and flags; `found` is the share of the paper found in sources."""
    if not document.coverage.is_whole:
        yield f"  {document.name}: {coverage(document.coverage)}"
    as_written = {trick.kind: trick.share for trick in tricks}
    for flag in document.flags:
        yield f"  To look at in {document.name}: {in_english(flag)}"
        yield from (f"     {line}" for line in _places(flag, document))
        if flag.kind in as_written:
            yield (
                f"     {share(found)} of the paper is found this way; "
                f"as it is written it would be {share(as_written[flag.kind])}."
            )


def coverage(read: Coverage) -> str:
    """What could be read of a file, and what not."""
    pages = f" on {counted(read.pages, 'page')}" if read.pages else ""
    parts = [f"{counted(read.words, 'word')} checked{pages}"]
    if read.pages_without_text:
        parts.append(f"no text on {pages_listed(read.pages_without_text)}")
    if read.pages_unreadable:
        parts.append(f"unreadable: {pages_listed(read.pages_unreadable)}")
    if read.skipped:
        parts.append(f"not read: {', '.join(map(part_in_english, read.skipped))}")
    return "; ".join(parts) + "."


def _places(flag: Flag, document: Document) -> Iterator[str]:
    if flag.pages:
        yield f"On {pages_listed(flag.pages)}."
    for span in flag.spans[:PLACES_SHOWN]:
        words = " ".join(document.text[span.start : span.end].split())
        quoted = words if len(words) <= PLACE else f"{words[:PLACE].rstrip()} …"
        yield f"Characters {span.start:,} to {span.end:,}: {quoted}"
    if len(flag.spans) > PLACES_SHOWN:
        yield f"and {counted(len(flag.spans) - PLACES_SHOWN, 'more place')}"


def pages_listed(pages: Sequence[int]) -> str:
    """Pages 3–5, 9, counted as a reader counts."""
    listed = page_ranges([page + 1 for page in pages])
    return f"{'page' if len(pages) == 1 else 'pages'} {listed}"
