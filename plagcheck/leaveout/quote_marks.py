"""Quotation marks: which may open, which close what, and what is only an apostrophe or an inch."""

from __future__ import annotations

import re
from typing import Final

DOUBLE: Final = {
    "“": "”",
    "„": '“”"‟',
    "‟": "”",
    "«": "»",
    "»": "«»",
    "”": "”",
    '"': '"',
    "＂": "＂",
    "``": "''",
    "「": "」",
    "『": "』",
    "〝": "〞〟",
    "﹁": "﹂",
    "﹃": "﹄",
}  # what opens, and what closes it
SINGLE: Final = {
    "‘": "’",
    "‚": "‘’",
    "‹": "›",
    "›": "‹›",
    "'": "'",
    "`": "'’",
}
CLOSERS: Final = {**DOUBLE, **SINGLE}
BY_PLACE: Final = frozenset(("»", "”", '"', "＂", "›", "'", "‘"))  # open only where a word begins
APOSTROPHES: Final = frozenset("'’‘`")

MARK: Final = re.compile(r"``|''|[“”„‟«»\"＂‘’‚‹›'`「」『』〝〞〟﹁﹂﹃﹄]")

_BEFORE_OPEN: Final = frozenset("([{<—–-/=:¿¡“„«»‘‚‹›\"'”「『")
_SHORTENED: Final = re.compile(
    r"(?:\d\ds?\b|(?:s|t|d|m|ll|re|ve|tis|twas|twere|twill|em|cause|til|till|bout|n|neath|gainst|round)\b)",
    re.I,
)
_POSSESSIVE: Final = re.compile(r"\s+[^\W\d_A-ZÀ-Þ]")


def may_open(text: str, at: int, mark: str) -> bool:
    """Whether a mark stands where a quotation may begin."""
    if mark not in CLOSERS:
        return False
    after = text[at + len(mark) : at + len(mark) + 1]
    if not after or (after.isspace() and mark not in "«‹"):  # French has a blank there
        return False
    if mark not in BY_PLACE:
        return True
    before = text[at - 1 : at]
    if before and not before.isspace() and before not in _BEFORE_OPEN:
        return False
    return mark not in APOSTROPHES or _SHORTENED.match(text, at + 1) is None


def may_close(text: str, at: int, mark: str) -> bool:
    """Whether a mark stands where a quotation may end."""
    if mark in "「『﹁﹃":
        return False
    before, after = text[at - 1 : at], text[at + len(mark) : at + len(mark) + 1]
    if mark in APOSTROPHES or mark == "''":
        return bool(before) and not before.isspace() and not after.isalnum()
    if mark in ('"', "＂"):
        return bool(before) and not (before.isspace() and after and not after.isspace())
    return True


def is_possessive(text: str, at: int) -> bool:
    """Whether an apostrophe may belong to the word before it: the students’ work."""
    return text[at - 1 : at] in ("s", "x", "z") and _POSSESSIVE.match(text, at + 1) is not None


def is_inch(text: str, at: int) -> bool:
    """Whether a straight mark follows a number."""
    return text[at - 1 : at].isdigit()
