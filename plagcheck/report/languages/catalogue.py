"""Catalogue: the words of one language, and how it counts and dates."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

Forms: TypeAlias = str | tuple[str, ...]  # several: one for each way the language counts


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Sentences by name, and by code what the engine has found out.

    `plural` gives the place of the form for a number. `flags` are sentences by kind of flag, `ways`
    how text is hidden, `parts` what is passed over in a file.
    """

    language: str
    texts: Mapping[str, Forms]
    kinds: Mapping[str, str]
    reasons: Mapping[str, str]
    statuses: Mapping[str, str]
    plural: Callable[[int], int]
    date: Callable[[datetime], str]
    thousands: str = ","
    decimal: str = "."
    flags: Mapping[str, Forms] = field(default_factory=dict)
    ways: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)


def one_or_more(number: int) -> int:
    """English and German: one, and any other number."""
    return 0 if number == 1 else 1


def one_few_many(number: int) -> int:
    """Russian: 1, 21, 31 …; 2 to 4, 22 to 24 …; all the others, 11 to 14 among them."""
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def dotted(moment: datetime) -> str:
    """German and Russian: 16.11.2026, 14:20."""
    return f"{moment:%d.%m.%Y, %H:%M}"
