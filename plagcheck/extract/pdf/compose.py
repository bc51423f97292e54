"""Pages of a PDF put together: sentences run on over page breaks, and everything else follows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from plagcheck.extract.draft import Drafted, HiddenRun, is_short_head
from plagcheck.extract.pdf.builder import Builder, Piece
from plagcheck.extract.pdf.footnotes import body_size, find_notes, marker_of
from plagcheck.extract.pdf.furniture import Line, find_furniture, worth_keeping
from plagcheck.extract.pdf.hidden import HiddenLetters
from plagcheck.extract.pdf.letters import HOWS
from plagcheck.extract.pdf.page import Indices, PageText
from plagcheck.model.document import Coverage, Span


@dataclass(slots=True)
class Page:
    """A page as read: what shows, what does not, its lines, and its note numbers in the text."""

    text: PageText
    hidden: list[HiddenLetters] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    markers: list[tuple[int, int]] = field(default_factory=list)
    is_legible: bool = True
    is_picture: bool = False


@dataclass(frozen=True, slots=True)
class PdfText:
    """The text of a PDF, and for each character its page and its index there for PDFium."""

    drafted: Drafted
    pages: NDArray[np.int32]
    indices: Indices


@dataclass(frozen=True, slots=True)
class Found:
    """What was found out about the file beside its pages' text."""

    unlike: Sequence[int] = ()  # pages whose letters are not those a reader sees
    repaired: Collection[int] = ()  # pages that the second reader could read
    has_scripts: bool = False
    has_attachments: bool = False


def compose(pages: Sequence[Page], found: Found) -> PdfText:
    """One text of all pages: bodies, then notes, running heads, and what is hidden."""
    builder = Builder()
    starts = _add_visible(builder, pages)
    hidden = _add_hidden(builder, pages)
    bare = [n for n, page in enumerate(pages) if not page.text.text.strip()]
    drafted = Drafted(
        builder.text(),
        starts,
        hidden,
        Coverage(
            pages=len(pages),
            pages_without_text=tuple(bare),
            pages_unreadable=tuple(n for n in found.unlike if n not in found.repaired),
            skipped=("attached files",) if found.has_attachments else (),
        ),
        found.has_scripts,
        markup=builder.markup(),
        picture_pages=tuple(n for n in bare if pages[n].is_picture),
        unlike_pages=tuple(found.unlike),
    )
    return PdfText(drafted, builder.pages(), builder.indices())


def _add_visible(builder: Builder, pages: Sequence[Page]) -> tuple[int, ...]:
    """Add what shows; where each page begins."""
    lines = [line for page in pages for line in page.lines]
    furniture = _by_page(find_furniture(lines, len(pages)))
    body = body_size(lines)
    starts = []
    notes: list[Line] = []
    for number, page in enumerate(pages):
        starts.append(builder.length)
        edges = furniture.get(number, [])
        feet = find_notes(page.lines, {line.start for line in edges}, body)
        notes += feet
        builder.add(number, _without(page.text, [*edges, *feet]), page.markers)
    for note in _whole(notes):
        numbered = [(note.start, note.start + marker_of(note.text))]
        builder.add_line(pages[note.page].text, note, [*numbered, *pages[note.page].markers])
    for line in worth_keeping([line for edges in furniture.values() for line in edges]):
        head = [(line.start, line.end)] if is_short_head(line.text) else []
        builder.add_line(pages[line.page].text, line, head)
    return tuple(starts)


def _add_hidden(builder: Builder, pages: Sequence[Page]) -> tuple[HiddenRun, ...]:
    hidden = []
    for number, page in enumerate(pages):
        for letters in page.hidden:
            start = builder.length
            builder.add(number, Piece.of(letters.text))
            hidden.append(HiddenRun(Span(start, builder.length - 1), HOWS[letters.how], number))
    return tuple(hidden)


def _by_page(lines: list[Line]) -> dict[int, list[Line]]:
    return {number: list(group) for number, group in groupby(lines, lambda line: line.page)}


def _whole(lines: list[Line]) -> list[Line]:
    """Lines that follow each other made one; a raised number begins a new one."""
    whole: list[Line] = []
    for line in lines:
        last = whole[-1] if whole else None
        follows = last is not None and (last.page, last.end + 1) == (line.page, line.start)
        if last is not None and follows and not line.raised:
            whole[-1] = last._replace(end=line.end)
        else:
            whole.append(line)
    return whole


def _without(text: PageText, lines: list[Line]) -> Piece:
    keep = np.ones(len(text.codes), bool)
    for line in lines:
        keep[line.start : line.end + 1] = False
    return Piece.of(text).take(keep)
