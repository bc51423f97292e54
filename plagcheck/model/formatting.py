"""Formatting: numbers as people read them, one way for window, reports and terminal.

What differs between languages is only how a number is written; what is rounded, and how, is the
same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple


class NumberStyle(NamedTuple):
    """How a language writes numbers; `blank` stands before a sign."""

    decimal: str = "."
    thousands: str = ","
    blank: str = "\N{NO-BREAK SPACE}"


PLAIN: Final = NumberStyle(blank=" ")  # for a terminal


def count(value: int, style: NumberStyle = PLAIN) -> str:
    return f"{value:,}".replace(",", style.thousands)


def decimal(value: float, digits: int, style: NumberStyle = PLAIN) -> str:
    return f"{value:.{digits}f}".replace(".", style.decimal)


def percent(value: float, style: NumberStyle = PLAIN) -> str:
    """A share in percent without its sign: whole from 10 on, one decimal below.

    What is there is never shown as nothing, and what is not all never as all.
    """
    hundredths = value * 100
    if hundredths <= 0:
        return "0"
    if hundredths < 0.1:
        return f"<{style.blank}{decimal(0.1, 1, style)}"
    if hundredths < 9.95:
        return decimal(hundredths, 1, style)
    return whole_percent(value)


def whole_percent(value: float) -> str:
    """The same where there is room for two digits only; 99.6 % is not all of it."""
    return str(min(round(value * 100), 99) if value < 1 else 100)


def share(value: float, style: NumberStyle = PLAIN) -> str:
    """A share in percent."""
    return f"{percent(value, style)}{style.blank}%"


def times_in_100(value: float, style: NumberStyle = PLAIN) -> str:
    """A probability as so many times in 100; only what is certain is 0 or 100."""
    times = value * 100
    if value in (0.0, 1.0) or 1.0 <= times <= 99.0:
        return count(round(times), style)
    return decimal(min(max(times, 0.1), 99.9), 1, style)


def jaccard(value: float, style: NumberStyle = PLAIN) -> str:
    """Three decimals; a trace is not nothing, and nearly the same is not the same."""
    if 0 < value < 0.001:
        return f"<{style.blank}{decimal(0.001, 3, style)}"
    return decimal(min(value, 0.999) if value < 1 else 1.0, 3, style)


def page_ranges(pages: Sequence[int]) -> str:
    """Pages, counted from 1, as a reader lists them: 3–5, 9."""
    runs: list[list[int]] = []
    for page in sorted(set(pages)):
        if runs and page == runs[-1][1] + 1:
            runs[-1][1] = page
        else:
            runs.append([page, page])
    return ", ".join(f"{a}–{b}" if b > a else f"{a}" for a, b in runs)
