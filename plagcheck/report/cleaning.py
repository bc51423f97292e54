"""Cleaning: words from files, made fit to stand in any report.

Control characters are dropped everywhere, and so are the marks that turn the order of letters
round: a name must read as it is stored.
"""

from __future__ import annotations

import re
from typing import Final

_BLANKS: Final = re.compile("[^\\S\u00a0\u202f]+")  # all but those that hold words together
_DROPPED: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # control characters
    "\u202a-\u202e\u2066-\u2069"  # orders to turn the direction of writing
    "\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"  # no characters at all
)


def clean(text: str) -> str:
    """The text on one line; a blank at its ends stays one."""
    return _DROPPED.sub("", _BLANKS.sub(" ", text))


def clean_name(text: str) -> str:
    """A name on one line, without blanks around it."""
    return clean(text).strip()
