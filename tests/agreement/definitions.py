"""What a figure means and how it is written, told apart from the program that is to keep to it."""

from __future__ import annotations

import re
from typing import Final

KINDS: Final = ("word for word", "small edits", "reworded", "summary")
COPIED: Final = KINDS[:2]
WEAK: Final = "weak"

REASONS: Final = {
    "quotation": "Quotation",
    "bibliography": "References",
    "citation": "Citation in the text",
    "small match": "Small match",
    "small source": "Small source",
    "phrase": "Listed phrase",
    "template": "Handout",
    "section": "Section",
    "handout": "Handout",
    "cited": "Cited",
    "allowed collaboration": "Allowed collaboration",
    "own earlier work": "Own earlier work",
    "common wording": "Common wording",
    "other": "Other reason",
}  # as reports in English say them

PLAIN: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def share_text(value: float) -> str:
    """A share: whole from 10 % on, one decimal below, never nothing for something, nor all."""
    percent = value * 100
    if percent <= 0:
        return "0 %"
    if percent < 0.1:
        return "< 0.1 %"
    if percent < 9.95:
        return f"{percent:.1f} %"
    return f"{min(round(percent), 99) if percent < 100 else 100} %"


def jaccard_text(value: float) -> str:
    """Three decimals; a trace is not nothing."""
    return "< 0.001" if 0 < value < 0.001 else f"{value:.3f}"


def plain(text: str) -> str:
    """A text with ordinary blanks, one at a time."""
    for char in PLAIN:
        text = text.replace(char, " ")
    return " ".join(text.split())


def number(text: str) -> int:
    """A whole number with its thousands set apart."""
    return int(re.sub(r"\D", "", text))


def percent(text: str) -> float:
    """What a share that is written out stands for, as far as it is told."""
    return float(re.sub(r"[^\d.]", "", text))
