"""Reasons: why something does not count."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Reason(StrEnum):
    """The first eight are found by rules, the others are chosen by the teacher."""

    QUOTATION = "quotation"
    BIBLIOGRAPHY = "bibliography"
    CITATION = "citation"
    SMALL_MATCH = "small match"
    SMALL_SOURCE = "small source"
    PHRASE = "phrase"
    TEMPLATE = "template"
    SECTION = "section"
    HANDOUT = "handout"
    CITED = "cited"
    COLLABORATION = "allowed collaboration"
    COMMON_WORDING = "common wording"
    OWN_WORK = "own earlier work"
    OTHER = "other"


BY_TEACHER: Final = (
    Reason.HANDOUT,
    Reason.CITED,
    Reason.COLLABORATION,
    Reason.COMMON_WORDING,
    Reason.OWN_WORK,
    Reason.OTHER,
)
