"""Headings of a PDF, which does not name them: lines by themselves in a larger or bolder face."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from plagcheck.extract.pdf.faces import Faces, has_word, may_be_heading
from plagcheck.extract.pdf.furniture import PageLine
from plagcheck.extract.pdf.paragraphs import STEP

MOST_LINES: Final = 6
LONGEST: Final = 200  # characters of a heading
LONGEST_NUMBERED: Final = 80  # where only its number tells a heading
MOSTLY: Final = 0.6  # of a heading's characters are letters
SMALLEST: Final = 0.95  # of the body's letters: less is the label of a figure

_SENTENCE_ENDS: Final = frozenset('.!?:…”’»"')
_CAPTION: Final = re.compile(
    r"(?:figure|fig\.|table|tab\.|algorithm|abbildung|abb\.|tabelle|рис\.|рисунок|таблица)\s*\d",
    re.IGNORECASE,
)
_SECTION: Final = re.compile(r"(?:\d{1,2}|\d{1,2}(?:\.\d{1,2}){1,3}\.?)\s+([^\W\d_][^\d]*)")
_CHAPTER: Final = re.compile(r"(\d{1,2}\.)\s+([^\W\d_][^\d]*)")  # or the item of a list
_ITEM: Final = re.compile(r"[\[(]?(?:\d{1,3}|[a-z])[.)\]]\s")


class _Paragraph(NamedTuple):
    lines: list[PageLine]
    gap: float  # between it and the line before; 0 where that is on another page or column

    @property
    def text(self) -> str:
        return " ".join(line.text.strip() for line in self.lines)

    @property
    def is_prose(self) -> bool:
        """Whether it goes on for several lines or ends a sentence, and is no item of a list."""
        ends = self.lines[-1].text.rstrip()[-1:] in _SENTENCE_ENDS
        return (len(self.lines) > 1 or ends) and _ITEM.match(self.text) is None


def find_headings(
    lines: Sequence[PageLine], joins: Sequence[bool], faces: Faces, usual: float
) -> dict[int, list[tuple[int, int]]]:
    """Which characters of which page are headings.

    `joins` says for each line whether its paragraph goes on in the next, `usual` is the distance
    of most lines.
    """
    found: dict[int, list[tuple[int, int]]] = {}
    paragraphs = list(_paragraphs(lines, joins))
    for place, paragraph in enumerate(paragraphs):
        around = paragraphs[max(0, place - 1) : place], paragraphs[place + 1 : place + 2]
        if _is_heading(paragraph, faces, usual) or _is_chapter(
            paragraph, *around, faces.body, usual
        ):
            first, last = paragraph.lines[0], paragraph.lines[-1]
            found.setdefault(first.page, []).append((first.start, last.end))
    return found


def _paragraphs(lines: Sequence[PageLine], joins: Sequence[bool]) -> Iterator[_Paragraph]:
    numbers, number = [], 0
    for joined in joins:
        numbers.append(number)
        number += not joined
    before: PageLine | None = None
    for _, group in groupby(zip(numbers, lines, strict=True), lambda pair: pair[0]):
        members = [line for _, line in group]
        first = members[0]
        near = before is not None and before.page == first.page
        yield _Paragraph(members, max(0.0, first.down - before.down) if before and near else 0.0)
        before = members[-1]


def _is_heading(paragraph: _Paragraph, faces: Faces, usual: float) -> bool:
    lines = paragraph.lines
    if len(lines) > MOST_LINES or lines[0].page != lines[-1].page:
        return False
    text = paragraph.text
    if not _has_words_of_heading(text):
        return False
    if all(faces.is_large(line) for line in lines):
        return True
    if all(_is_bold_title(line, faces) for line in lines):
        return True
    return _is_section(paragraph, text, faces.body, usual)


def _is_bold_title(line: PageLine, faces: Faces) -> bool:
    return (
        faces.is_bold(line)
        and may_be_heading(line.text.strip())
        and line.size >= SMALLEST * faces.body
    )


def _has_words_of_heading(text: str) -> bool:
    letters = sum(map(str.isalpha, text))
    return (
        len(text) <= LONGEST
        and letters >= MOSTLY * len(text.replace(" ", ""))
        and has_word(text)
        and _CAPTION.match(text) is None
    )


def _is_section(paragraph: _Paragraph, text: str, body: float, usual: float) -> bool:
    """Whether a line is the numbered title of a section, though its face is the body's."""
    title = _SECTION.fullmatch(text)
    return title is not None and _is_numbered_title(paragraph, text, title[1], body, usual)


def _is_chapter(
    paragraph: _Paragraph,
    before: Sequence[_Paragraph],
    after: Sequence[_Paragraph],
    body: float,
    usual: float,
) -> bool:
    """Whether a line such as "2. Causes" is a title and no item of a list.

    Items stand beside each other, a title between paragraphs, or above a part of its own.
    """
    text = paragraph.text
    title = _CHAPTER.fullmatch(text)
    if title is None or not _has_words_of_heading(text):
        return False
    if not _is_numbered_title(paragraph, text, title[2], body, usual):
        return False
    if any(_ITEM.match(each.text) for each in before):
        return False
    return any(each.is_prose or each.text.startswith(title[1]) for each in after)


def _is_numbered_title(
    paragraph: _Paragraph, text: str, words: str, body: float, usual: float
) -> bool:
    """Whether a line by itself could be a title, by its looks and by where it stands."""
    return (
        len(paragraph.lines) == 1
        and len(text) <= LONGEST_NUMBERED
        and text[-1] not in ".,;:-"
        and words[0].isupper()
        and paragraph.lines[0].size >= SMALLEST * body
        and (paragraph.gap > STEP * usual or not paragraph.gap)
    )
