"""Pages of a PDF put together: sentences run on over page breaks, and everything else follows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from plagcheck.extract.draft import Concealment, FinishedDraft, HiddenRun, is_short_head
from plagcheck.extract.pdf.builder import Builder, TextPiece
from plagcheck.extract.pdf.faces import Faces
from plagcheck.extract.pdf.footnotes import body_size, find_notes, marker_of
from plagcheck.extract.pdf.furniture import PageLine, find_furniture, worth_keeping
from plagcheck.extract.pdf.headings import find_headings
from plagcheck.extract.pdf.hidden import HiddenLetters
from plagcheck.extract.pdf.letters import HOWS
from plagcheck.extract.pdf.line_numbers import Margin
from plagcheck.extract.pdf.page import Indices, PageText
from plagcheck.extract.pdf.page_breaks import stands_in_lines
from plagcheck.extract.pdf.paragraphs import run_on, usual_step
from plagcheck.extract.pdf.unwrapping import JoinedPage, LineJoiner, Mask
from plagcheck.model.document import Coverage, SkippedPart, Span, UnreadPart


@dataclass(slots=True)
class Page:
    """A page as read: what shows, what does not, its lines, and its note numbers in the text."""

    text: PageText
    hidden: list[HiddenLetters] = field(default_factory=list)
    lines: list[PageLine] = field(default_factory=list)
    markers: list[tuple[int, int]] = field(default_factory=list)
    is_legible: bool = True
    is_picture: bool = False
    has_line_numbers: bool = False
    margins: tuple[Margin, Margin] = (Margin(), Margin())


@dataclass(frozen=True, slots=True)
class PdfText:
    """The text of a PDF, and for each character its page and its index there for PDFium."""

    drafted: FinishedDraft
    pages: NDArray[np.int32]
    indices: Indices


@dataclass(frozen=True, slots=True)
class FileFindings:
    """What was found out about the file beside its pages' text."""

    unlike: Sequence[int] = ()  # pages whose letters are not those a reader sees
    repaired: Collection[int] = ()  # pages that the second reader could read
    has_scripts: bool = False
    has_attachments: bool = False


def compose(pages: Sequence[Page], found: FileFindings) -> PdfText:
    """One text of all pages: bodies, then notes, running heads, and what is hidden."""
    builder = Builder()
    starts = _add_visible(builder, pages)
    hidden = _add_hidden(builder, pages)
    bare = [n for n, page in enumerate(pages) if not page.text.text.strip()]
    drafted = FinishedDraft(
        builder.text(),
        starts,
        hidden,
        Coverage(
            pages=len(pages),
            pages_without_text=tuple(bare),
            pages_unreadable=tuple(n for n in found.unlike if n not in found.repaired),
            skipped=tuple(_skipped(pages, found)),
        ),
        found.has_scripts,
        markup=builder.markup(),
        headings=builder.headings(),
        picture_pages=tuple(n for n in bare if pages[n].is_picture),
        unlike_pages=tuple(found.unlike),
    )
    return PdfText(drafted, builder.pages(), builder.indices())


def _skipped(pages: Sequence[Page], found: FileFindings) -> Iterator[UnreadPart]:
    if any(page.has_line_numbers for page in pages):
        yield UnreadPart(SkippedPart.LINE_NUMBERS)
    if found.has_attachments:
        yield UnreadPart(SkippedPart.ATTACHED_FILES)


def _add_visible(builder: Builder, pages: Sequence[Page]) -> tuple[int, ...]:
    """Add what shows; where each page begins."""
    lines = [line for page in pages for line in page.lines]
    furniture = find_furniture(lines, len(pages))
    edges = _by_page(furniture)
    size = body_size(lines)
    notes = {
        number: find_notes(page.lines, {line.start for line in edges.get(number, ())}, size)
        for number, page in enumerate(pages)
    }
    unwrapping = LineJoiner(lines)
    apart = {(line.page, line.start) for group in notes.values() for line in group}
    apart.update((line.page, line.start) for line in furniture)
    body = [line for line in lines if (line.page, line.start) not in apart]
    masks = [
        ~_mask(page.text, [*edges.get(number, ()), *notes[number]])
        for number, page in enumerate(pages)
    ]
    markup = [page.markers for page in pages]
    usual = usual_step(body)
    faces = Faces.of(body, size)
    joins = run_on(body, faces, usual)
    headings = find_headings(body, joins, faces, usual)
    starts = _add_flow(builder, pages, masks, _joined(body, joins), unwrapping, markup, headings)
    _add_notes(builder, pages, notes, unwrapping)
    for line in worth_keeping(furniture):
        head = [(line.start, line.end)] if is_short_head(line.text) else []
        piece = TextPiece.of(pages[line.page].text).take(slice(line.start, line.end))
        builder.add(line.page, piece, head)
    return starts


def _add_notes(
    builder: Builder,
    pages: Sequence[Page],
    notes: Mapping[int, list[PageLine]],
    unwrapping: LineJoiner,
) -> None:
    """Notes, a paragraph each: lines that follow each other are one until a number is raised."""
    lines = [line for group in notes.values() for line in group]
    joins = [
        (before.page, before.end + 1) == (after.page, after.start) and not after.raised
        for before, after in pairwise(lines)
    ]
    firsts = [line for line, joined in zip(lines, [False, *joins], strict=False) if not joined]
    markup = [list(page.markers) for page in pages]
    for line in firsts:
        markup[line.page].append((line.start, line.start + marker_of(line.text)))
    masks = [_mask(page.text, notes[number]) for number, page in enumerate(pages)]
    _add_flow(builder, pages, masks, _joined(lines, joins), unwrapping, markup)


def _add_flow(
    builder: Builder,
    pages: Sequence[Page],
    masks: Sequence[Mask],
    joined: Iterable[tuple[PageLine, PageLine]],
    unwrapping: LineJoiner,
    markup: Sequence[list[tuple[int, int]]],
    headings: Mapping[int, list[tuple[int, int]]] = MappingProxyType({}),
) -> tuple[int, ...]:
    """Add of each page what its mask keeps, with lines of one paragraph joined.

    Returns where each page begins.
    """
    unwrapped = [JoinedPage(page.text, mask) for page, mask in zip(pages, masks, strict=True)]
    ends = ["\n"] * len(pages)
    for before, after in joined:
        number = before.page
        lost, instead = unwrapping.between(before, after)
        if after.page == number:
            unwrapped[number].join(before, after, lost, instead)
        else:
            unwrapped[number].cut(before, lost)
            ends[number] = instead
    starts = []
    for number, mask in enumerate(masks):
        starts.append(builder.length)
        if mask.any():
            piece, titles = unwrapped[number].piece(), headings.get(number, ())
            builder.add(number, piece, markup[number], ends[number], titles)
    return tuple(starts)


def _joined(
    lines: Sequence[PageLine], joins: Sequence[bool]
) -> Iterator[tuple[PageLine, PageLine]]:
    return (pair for pair, joined in zip(pairwise(lines), joins, strict=False) if joined)


def _add_hidden(builder: Builder, pages: Sequence[Page]) -> tuple[HiddenRun, ...]:
    hidden = []
    for number, page in enumerate(pages):
        for letters in page.hidden:
            how = HOWS[letters.how]
            if how is Concealment.OFF_PAGE and _is_on_next_page(letters, pages, number):
                continue
            start = builder.length
            builder.add(number, TextPiece.of(letters.text))
            hidden.append(HiddenRun(Span(start, builder.length - 1), how, number))
    return tuple(hidden)


def _is_on_next_page(letters: HiddenLetters, pages: Sequence[Page], number: int) -> bool:
    """Whether what is off this page is seen on the one before it, or on the one after it."""
    beside = [*pages[max(0, number - 1) : number], *pages[number + 1 : number + 2]]
    return stands_in_lines(letters.text.text, (line.text for page in beside for line in page.lines))


def _by_page(lines: list[PageLine]) -> dict[int, list[PageLine]]:
    return {number: list(group) for number, group in groupby(lines, lambda line: line.page)}


def _mask(text: PageText, lines: Iterable[PageLine]) -> Mask:
    """Which characters of a page belong to some of its lines."""
    mask = np.zeros(len(text.codes), bool)
    for line in lines:
        mask[line.start : line.end + 1] = True
    return mask
