"""Headings of reference lists, and of what comes after them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from plagcheck.leaveout.heading_words import AFTER_LISTS, LISTS

_NUMBER: Final = re.compile(
    r"^(?:[#=*_§\s]+|(?:\d{1,2}(?:\.\d{1,2})*|[ivxlc]{1,5}|[a-z])[.):]*\s+)+", re.I
)
_TAIL: Final = re.compile(r"[\s:.*_=#]+$")
_LONGEST: Final = 60


def _titles(table: str) -> frozenset[str]:
    return frozenset(
        plain_title(title) for line in table.strip().splitlines() for title in line.split("|")
    )


def plain_title(line: str) -> str:
    """A heading without case, accents, numbers and decoration."""
    title = unicodedata.normalize("NFKD", line.casefold())
    title = "".join(char for char in title if not unicodedata.combining(char))
    title = _unspaced(_TAIL.sub("", " ".join(title.split())))
    return _NUMBER.sub("", title) or title


def _unspaced(title: str) -> str:
    """Letter-spaced headings close up: r e f e r e n c e s."""
    parts = title.split(" ")
    return "".join(parts) if len(parts) > 3 and all(len(part) == 1 for part in parts) else title


_LIST_TITLES: Final = _titles(LISTS)
_AFTER_TITLES: Final = _titles(AFTER_LISTS)


def opens_list(line: str) -> bool:
    """Whether a line is the heading of a reference list."""
    return len(line) <= _LONGEST and plain_title(line) in _LIST_TITLES


def opens_other(line: str) -> bool:
    """Whether a line is a heading that only stands after a reference list."""
    if len(line) > 2 * _LONGEST:
        return False
    title = plain_title(line)
    if title in _AFTER_TITLES:
        return True
    first, _, rest = title.partition(" ")
    first = first.rstrip(":.")
    return first in _AFTER_TITLES and (len(rest) <= 2 or rest[1:2] in " :.)-–—" or line.isupper())
