"""Quotations: what stands between quotation marks, and blocks that are set apart.

A quotation that is never closed ends with its paragraph. So one that goes over several paragraphs,
each of which opens it anew, is found whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from plagcheck.leaveout.block_quotes import find_blocks
from plagcheck.leaveout.lines import paragraphs_of
from plagcheck.leaveout.quote_marks import (
    CLOSERS,
    DOUBLE,
    MARK,
    is_inch,
    is_possessive,
    may_close,
    may_open,
)
from plagcheck.model.document import Span

LONGEST_OVER: Final = 600  # characters a quotation may go on into paragraphs that do not reopen it
LONGEST_SINGLE: Final = 800  # between single marks: most of them are apostrophes
NEAR: Final = 150  # in which a better mark to close with must come
DEEPEST: Final = 4

STRAIGHT: Final = ('"', "＂")

_WORD: Final = re.compile(r"\w")
_WORDS: Final = re.compile(r"[^\W\d_]{2,}|[^\W\d_] [^\W\d_]{2,}")


@dataclass(frozen=True, slots=True)
class _Mark:
    at: int
    sign: str


def find_quotations(
    seen: str, written: str | None = None, set_apart: Iterable[Span] = ()
) -> list[Span]:
    """Quotations in what a reader sees; `written` is the same text with its markup.

    Marks that nobody sees are blank in `seen`, and so make no quotation. Paragraphs that the file
    itself sets apart as quotations are.
    """
    marks = [_Mark(found.start(), found.group()) for found in MARK.finditer(seen)]
    spans = [*set_apart, *find_blocks(seen, written or seen)]
    if marks:
        spans += _between_marks(seen, marks)
    return _joined(span for span in spans if _WORD.search(seen, span.start, span.end))


def _between_marks(text: str, marks: list[_Mark]) -> Iterator[Span]:
    number = 0
    for paragraph in paragraphs_of(text):
        first = number
        while number < len(marks) and marks[number].at < paragraph.end:
            number += 1
        if number > first:
            yield from _Paragraph(text, paragraph, marks, first, number).quotations()


class _Paragraph:
    """The marks of one paragraph, read from left to right."""

    def __init__(
        self, text: str, paragraph: Span, marks: list[_Mark], first: int, end: int
    ) -> None:
        self._text, self._paragraph = text, paragraph
        self._marks = marks[first:end]
        self._later = (marks[number] for number in range(end, len(marks)))

    def quotations(self) -> Iterator[Span]:
        """The outermost quotations."""
        opened: list[_Mark] = []
        for number, mark in enumerate(self._marks):
            place = self._closes(opened, number)
            if place is not None:
                first = opened[place]
                del opened[place:]
                if not opened:
                    yield Span(first.at, mark.at + len(mark.sign))
            elif len(opened) < DEEPEST and self._opens(opened, number):
                opened.append(mark)
        for mark in opened:
            if mark.sign in DOUBLE and self._goes_on(mark):
                yield Span(mark.at, self._end_of_open(mark))
                return

    def _closes(self, opened: list[_Mark], number: int) -> int | None:
        """Which of the open quotations a mark closes, if any."""
        mark = self._marks[number]
        if not may_close(self._text, mark.at, mark.sign):
            return None
        for place in reversed(range(len(opened))):
            if mark.sign in CLOSERS[opened[place].sign]:
                return None if self._is_no_mark(opened[place], number) else place
        return None

    def _is_no_mark(self, opened: _Mark, number: int) -> bool:
        """An apostrophe or an inch, if a better mark to close with is still to come."""
        mark = self._marks[number]
        doubtful = (mark.sign in "'’" and is_possessive(self._text, mark.at)) or (
            mark.sign in "'\"" and is_inch(self._text, mark.at)
        )
        return doubtful and self._closed_later(opened, number, mark.at + NEAR)

    def _closed_later(self, opened: _Mark, number: int, limit: int) -> bool:
        for later in range(number + 1, len(self._marks)):
            mark = self._marks[later]
            if mark.at > limit:
                return False
            if mark.sign == opened.sign and may_open(self._text, mark.at, mark.sign):
                return False
            if mark.sign in CLOSERS[opened.sign] and may_close(self._text, mark.at, mark.sign):
                return True
        return False

    def _opens(self, opened: list[_Mark], number: int) -> bool:
        mark = self._marks[number]
        if not may_open(self._text, mark.at, mark.sign):
            return False
        if mark.sign in DOUBLE:
            return not any(mark.sign == other.sign for other in opened)
        return self._closed_later(mark, number, mark.at + LONGEST_SINGLE)

    def _goes_on(self, mark: _Mark) -> bool:
        """Whether words follow; a straight mark may be what is left of a formula."""
        return mark.sign not in STRAIGHT or _WORDS.match(self._text, mark.at + 1) is not None

    def _end_of_open(self, mark: _Mark) -> int:
        """Where a quotation ends that its paragraph does not close."""
        if mark.sign not in STRAIGHT:
            for later in self._later:
                far = later.at > self._paragraph.end + LONGEST_OVER
                if far or (later.sign in DOUBLE and later.sign not in CLOSERS[mark.sign]):
                    break
                if later.sign in CLOSERS[mark.sign] and not self._begins_paragraph(later):
                    return later.at + len(later.sign)
        return self._paragraph.end

    def _begins_paragraph(self, mark: _Mark) -> bool:
        """Whether a mark stands where a paragraph takes up its quotation again."""
        line = self._text.rfind("\n", 0, mark.at) + 1
        return not self._text[line : mark.at].strip()


def _joined(spans: Iterator[Span]) -> list[Span]:
    """Spans in order, those that overlap as one."""
    joined: list[Span] = []
    for span in sorted(spans):
        if joined and span.start < joined[-1].end:
            joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
        else:
            joined.append(span)
    return joined
