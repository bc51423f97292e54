"""Faces of a PDF's lines: which are set as titles are, larger or bolder than the body."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from plagcheck.extract.pdf.furniture import PageLine

LARGER: Final = 1.15  # than the body's letters: a title
UNLIKE: Final = 1.05  # times as large: another rank of titles, whose lines are all of one size
COMMON: Final = 0.35  # of all lines look like titles in bold: the body is bold
LONGEST_LINE: Final = 120  # characters

_WORD: Final = re.compile(r"[^\W\d_\U0001d400-\U0001d7ff]{3}")  # no letters of formulas
_UNLIKELY_LAST: Final = frozenset(".,;-")
_LIKELY_FIRST: Final = frozenset('“‘«"(§')


def has_word(line: str) -> bool:
    """Whether it has any word, as the sign of a sum with its limits has not."""
    return _WORD.search(line) is not None


def may_be_heading(line: str) -> bool:
    """Whether a line without blanks around it could be a heading, by its words alone."""
    if not 2 < len(line) <= LONGEST_LINE or line[-1] in _UNLIKELY_LAST:
        return False
    first = line[0]
    return first in _LIKELY_FIRST or (first.isalnum() and not first.islower())


class Faces(NamedTuple):
    """The size of most letters of a document, and whether bold tells its titles."""

    body: float
    bold_says: bool

    @classmethod
    def of(cls, lines: Sequence[PageLine], body: float) -> Faces:
        titles = sum(line.is_bold and may_be_heading(line.text.strip()) for line in lines)
        return cls(body, titles <= COMMON * len(lines))

    def is_large(self, line: PageLine) -> bool:
        """Small capitals have a large first letter alone, and so has a chapter's first word."""
        size = line.size if line.text.isupper() else min(line.size, line.last_size)
        return size > LARGER * self.body

    def is_bold(self, line: PageLine) -> bool:
        return self.bold_says and line.is_bold

    def is_title(self, line: PageLine) -> bool:
        """Whether a line is set as titles are, from end to end."""
        return self.is_large(line) or self.is_bold(line)

    def is_other(self, before: PageLine, after: PageLine) -> bool:
        """Whether two titles differ in size or weight, as those of different ranks do."""
        one, other = (before.size, before.last_size), (after.size, after.last_size)
        if min(one) > UNLIKE * max(other) or min(other) > UNLIKE * max(one):
            return True
        return self.bold_says and before.bold_last != after.bold_first
