"""Plain text, read as it is written; Markdown is such a text and marks its headings."""

from __future__ import annotations

import re
from typing import Final

from plagcheck.extract.draft import FinishedDraft
from plagcheck.extract.numbered_lines import find_numbered_lines
from plagcheck.model.document import Span

# A line after an empty one, or the first: with signs before it, or underlined by some.
_HEADING: Final = re.compile(
    r"(?:\A\ufeff?|\n[ \t]*\r?\n)"
    r"(?:(#{1,6}[ \t]+[^\s#][^\r\n]*)"
    r"|([^\s#>|=-][^\r\n]{0,120})(?=\r?\n(?:={3,}|-{3,})[ \t]*\r?(?:\n|\Z)))"
)


def read_plain(text: str) -> FinishedDraft:
    """The text with the headings that Markdown marks; numbers of its lines are no words of it."""
    found = [match.span(match.lastindex or 0) for match in _HEADING.finditer(text)]
    return FinishedDraft(
        text,
        headings=tuple(Span(*each) for each in found),
        markup=tuple(find_numbered_lines(text)),
    )
