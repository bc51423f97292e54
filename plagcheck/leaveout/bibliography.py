"""Bibliography: reference lists, by their heading or by the shape of their entries.

From a heading on, every line is for or against the list being still there; the list ends where
the sum of all is largest. What comes after it in a file (an appendix, notes) speaks against it.
"""

from __future__ import annotations

import re
from typing import Final

from plagcheck.leaveout.entries import (
    begins_entry,
    details,
    ends_in_brackets,
    goes_on,
    is_citing,
    is_whole,
    likeness,
    number_of,
    signs,
    years,
)
from plagcheck.leaveout.lines import Lines, TextLine, lines_of, usual_width
from plagcheck.leaveout.list_headings import opens_list, opens_other
from plagcheck.model.document import Span

TITLE: Final = 3.0  # how much a title in capitals speaks against a list that goes on
BEGUN: Final = 0.7  # how much a line that begins like an entry speaks for it
LOST: Final = 6.0  # how far the sum may fall below its best before the list is over
FEWEST_ENTRIES: Final = 5  # of a list without a heading
LEAST: Final = 5.0  # and its sum
HEADINGS: Final = 2  # lines that may head one list: References, Primary sources
MOST_LINES: Final = 6  # of an entry in wrapped text
REST: Final = 3  # lines of an entry after the last that shows a sign of it

_NOTE: Final = re.compile(r"\d{1,2}\s?(?:[^\W\d_]{2,}|https?:)")
_NUMBER_BEFORE: Final = re.compile(r"(?:^|\n)\d{1,3} ?$")
_FIGURE: Final = re.compile(
    r"(?:Fig(?:ure|ura)?s?|Tab(?:le|elle|leau|la|ela)?s?|Abb(?:ildung)?|Рис(?:унок)?|Табл(?:ица)?|Слика"
    r"|Slika|Табела|Tabela|Rysunek|Rys)\.?(?:\s\d|\sLegend)",
    re.I,
)
_RUNS_ON: Final = re.compile(r"[(a-zà-ÿа-я]")  # as no entry and no heading begins
_TITLE: Final = re.compile(r"(?:[A-Z]|\d{1,2}|[IVX]{1,4})(?:\.\d{1,2})*\.?\s+[^\W\d_a-zà-ÿа-я]")


def find_bibliography(seen: str, written: str | None = None) -> list[Span]:
    """Reference lists with their headings, in reading order.

    `written` is the same text with its markup: the numbers of footnotes may be part of that.
    """
    lines = lines_of(seen)
    notes = _notes(lines, written or seen)
    wrapped = usual_width(lines) > 0
    found: list[Span] = []
    at = 0
    while at < len(lines):
        end = _end_of_list(lines, at, notes, wrapped) if opens_list(lines[at].text) else None
        if end is None:
            at += 1
        else:
            found.append(Span(lines[at].start, lines[end - 1].end))
            at = end
    return found or _by_shape(lines, wrapped)


def _end_of_list(lines: Lines, heading: int, notes: frozenset[int], wrapped: bool) -> int | None:
    """The line after the last of a list that a heading opens; None where no list follows."""
    total, best, end = 0.0, 0.0, heading
    totals: list[float] = []  # before each line
    is_numbered = _is_numbered(lines, heading + 1)
    for place in range(heading + 1, len(lines)):
        line = lines[place]
        is_note = place in notes or (not is_numbered and _is_note(lines[place - 1], line))
        is_next = end == heading and place > heading + HEADINGS and opens_list(line.text)
        if opens_other(line.text) or is_note or is_next:
            break
        is_entry = begins_entry(line) and (is_numbered or number_of(line) is None)
        value = likeness(line) + (BEGUN if is_entry and not is_citing(line) else 0.0)
        totals.append(total)
        total += value - (TITLE if _is_apart(line) else 0.0)
        whole = _whole_entry(lines, heading + 1, place, wrapped)
        if whole is not None:
            value = max(value, BEGUN)
            total = max(total, totals[whole - heading - 1] + BEGUN)
        if total >= best and value > 0:
            best, end = total, place
        if total < best - LOST:
            break
    if end == heading:
        return None
    return _with_rest(lines, end, wrapped)


def _whole_entry(lines: Lines, first: int, last: int, wrapped: bool) -> int | None:
    """Where the entry begins that ends with a line and its printer in brackets, if one does."""
    first = max(first, last - MOST_LINES + 1) if wrapped else last
    if not ends_in_brackets(_joined(lines, max(first, last - 1), last)):
        return None
    for place in range(last, first - 1, -1):
        if is_whole(_joined(lines, place, last)):
            return place
        if lines[place].after_gap:
            break
    return None


def _joined(lines: Lines, first: int, last: int) -> str:
    return " ".join(line.text for line in lines[first : last + 1])


def _with_rest(lines: Lines, last: int, wrapped: bool) -> int:
    """The end of the entry that a line belongs to: wrapped lines may follow without any sign."""
    if not wrapped:
        breaks_off = last + 1 < len(lines) and not lines[last].is_finished
        return last + 1 + (breaks_off and _RUNS_ON.match(lines[last + 1].text) is not None)
    for place in range(last, min(last + REST, len(lines) - 1)):
        after = lines[place + 1]
        is_over = lines[place].is_finished and not goes_on(after)
        if is_over or after.after_gap or _is_other(after):
            return place + 1
    return min(last + REST, len(lines) - 1) + 1


def _is_other(line: TextLine) -> bool:
    """Whether a line is a heading."""
    return opens_other(line.text) or (
        _TITLE.match(line.text) is not None and not line.is_finished and not signs(line.text)
    )


def _is_apart(line: TextLine) -> bool:
    """Whether a title in capitals or a figure stands here: after a list, or between its pages."""
    return (line.text.isupper() and _is_other(line)) or _FIGURE.match(line.text) is not None


def _is_numbered(lines: Lines, first: int) -> bool:
    return any(
        number_of(line) == 1 or line.text.startswith("1 ") for line in lines[first : first + 3]
    )


def _notes(lines: Lines, written: str) -> frozenset[int]:
    """Lines before which a number stands that is no part of what is compared."""
    return frozenset(
        place
        for place, line in enumerate(lines)
        if line.indent and _NUMBER_BEFORE.search(written, max(0, line.start - 4), line.start)
    )


def _is_note(before: TextLine, line: TextLine) -> bool:
    """Whether a footnote begins: a number that no entry has, after a line that ends one."""
    return before.is_finished and _NOTE.match(line.text) is not None


def _by_shape(lines: Lines, wrapped: bool) -> list[Span]:
    """The stretch that looks most like a list, if it has enough entries and little else."""
    best, span = LEAST, None
    total, peak, start = 0.0, 0.0, 0
    for place, line in enumerate(lines):
        if total <= 0 or total < peak - LOST or opens_other(line.text):
            total, peak, start = 0.0, 0.0, place
        total += likeness(line)
        peak = max(peak, total)
        if total > best:
            best, span = total, (start, place)
    if span is None:
        return []
    first, last = _first_of_entry(lines, span[0]), span[1]
    text = _joined(lines, first, last)
    if years(text) < FEWEST_ENTRIES or details(text) < FEWEST_ENTRIES:
        return []
    return [Span(lines[first].start, lines[_with_rest(lines, last, wrapped) - 1].end)]


def _first_of_entry(lines: Lines, place: int) -> int:
    """The line that begins the entry of a line; the first may be names without any sign."""
    while place and not (lines[place].after_gap or begins_entry(lines[place])):
        before = lines[place - 1]
        if before.is_finished or before.text.isdigit() or _is_other(before):
            break
        place -= 1
    return place
