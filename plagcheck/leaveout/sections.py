"""Sections: the part of a paper under a heading, as far as the next heading of its rank."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from plagcheck.leaveout.lines import Lines, TextLine, lines_of, usual_width
from plagcheck.leaveout.list_headings import opens_list, opens_other, plain_title
from plagcheck.model.document import Span

LONGEST: Final = 90  # characters of a heading
MOST_WORDS: Final = 12

_MARKED: Final = re.compile(r"(#{1,6}|={1,6})\s+\S")
_NUMBERED: Final = re.compile(
    r"(?:§\s?)?(\d{1,2}(?:\.\d{1,2}){0,4}|[IVX]{1,5}|[A-Z](?:\.\d{1,2}){0,3})[.)]?\s+\S"
)
_UNDERLINE: Final = re.compile(r"(=+|-{3,}|~{3,})$")
_RUN_IN: Final = re.compile(r"([^\W\d_][\w ]{2,30})\s?[.:—–-]\s?(?=\S)")
_CLOSING: Final = ".,;!?"


@dataclass(frozen=True, slots=True)
class SectionHeading:
    """A line that is a heading; `level` 1 is the highest rank."""

    line: TextLine
    level: int


def find_section(text: str, heading: str) -> list[Span]:
    """Sections whose heading says this, whatever its number and case."""
    wanted = plain_title(heading)
    if not wanted:
        return []
    lines = lines_of(text)
    headings = list(_headings(lines, wanted))
    spans: list[Span] = []
    for number, each in enumerate(headings):
        if plain_title(each.line.text) != wanted or (spans and each.line.start < spans[-1].end):
            continue
        later = (
            headings[place].line
            for place in range(number + 1, len(headings))
            if headings[place].level <= each.level
        )
        end = next(later, None)
        spans.append(Span(each.line.start, _end_before(lines, end)))
    return spans or _run_in(lines, headings, wanted)


def _headings(lines: Lines, wanted: str) -> Iterator[SectionHeading]:
    """Lines that look like headings, or that say what is wanted and no more."""
    width = usual_width(lines)
    for number, line in enumerate(lines):
        before = lines[number - 1] if number else None
        after = lines[number + 1] if number + 1 < len(lines) else None
        level = _level(line, before, after, width)
        if not level and len(line.text) <= LONGEST and _is_title(line.text, wanted):
            level = 1
        if level:
            yield SectionHeading(line, level)


def _is_title(text: str, wanted: str) -> bool:
    return plain_title(text) == wanted or opens_list(text) or opens_other(text)


def _level(line: TextLine, before: TextLine | None, after: TextLine | None, width: int) -> int:
    """The rank of a heading; 0 for any other line."""
    text = line.text
    if len(text) > LONGEST or len(text.split()) > MOST_WORDS:
        return 0
    if marked := _MARKED.match(text):
        return len(marked.group(1))
    if after and not after.after_gap and _UNDERLINE.match(after.text):
        return 1 if after.text[0] == "=" else 2
    if text[-1] in _CLOSING or not any(char.isalpha() for char in text):
        return 0
    is_free = before is None or line.after_gap or before.is_finished or not width
    numbered = _NUMBERED.match(text)
    if numbered and is_free and text[numbered.end() - 1].isupper():
        return 1 + numbered.group(1).count(".")
    if text.isupper() and len(text) > 3:
        return 1
    is_alone = line.after_gap and (after is None or after.after_gap)
    starts_text = after is not None and after.text[:1].isupper()
    return (
        1 if text[0].isupper() and (is_alone or (is_free and starts_text and len(text) < 50)) else 0
    )


def _end_before(lines: Lines, heading: TextLine | None) -> int:
    if heading is None:
        return lines[-1].end
    return lines[bisect_left(lines, heading.start, key=attrgetter("start")) - 1].end


def _run_in(lines: Lines, headings: list[SectionHeading], wanted: str) -> list[Span]:
    """A section whose heading is the first word of its first line: “Abstract. We show …”."""
    for line in lines:
        found = _RUN_IN.match(line.text)
        if found and plain_title(found.group(1)) == wanted:
            end = next((other.line for other in headings if other.line.start > line.start), None)
            return [Span(line.start, _end_before(lines, end))]
    return []
