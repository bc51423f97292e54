"""Draft: the text of a document in the making.

Readers write paragraph by paragraph in reading order. What would cut a sentence in two is kept
apart: text boxes come after their paragraph, notes and running heads after the body, and hidden
text at the very end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from plagcheck.model.document import Coverage, SkippedPart, Span, UnreadPart

HEAD_WORDS: Final = 12

_JOINT: Final = "\uffff"  # where hidden text stood: no character of any file


class Concealment(StrEnum):
    """How text is kept from a reader's eyes, by its code."""

    VANISHED = "vanished"
    WHITE = "white"
    TINY = "tiny"
    INVISIBLE = "without-ink"
    OFF_PAGE = "off-page"
    COVERED = "covered"


@dataclass(frozen=True, slots=True)
class HiddenRun:
    """A stretch of hidden text; `page` counts from 0, -1 where there are no pages."""

    span: Span
    how: Concealment
    page: int = -1


@dataclass(frozen=True, slots=True)
class FinishedDraft:
    """A finished draft."""

    text: str
    page_starts: tuple[int, ...] = ()
    hidden: tuple[HiddenRun, ...] = ()
    coverage: Coverage = field(default_factory=Coverage)
    has_macros: bool = False
    markup: tuple[Span, ...] = ()
    notes: tuple[str, ...] = ()
    picture_pages: tuple[int, ...] = ()
    unlike_pages: tuple[int, ...] = ()
    quotes: tuple[Span, ...] = ()
    headings: tuple[Span, ...] = ()


@dataclass(slots=True)
class _Flow:
    """Finished paragraphs, the one being written, and what is to follow it."""

    paragraphs: list[str] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    hidden: list[tuple[Concealment, str]] = field(default_factory=list)


def is_short_head(line: str) -> bool:
    """Whether a header or footer is too short to be compared.

    A name, a course, a page number: every paper of a class has them, no match is as short, and one
    essay saved with and without them is the same essay.
    """
    return len(line.split()) < HEAD_WORDS


class Draft:
    """Text written in order; see the module."""

    def __init__(self) -> None:
        self._body = _Flow()
        self._flow = self._body
        self._notes: list[str] = []
        self._edges: dict[str, None] = {}
        self._hidden: list[tuple[Concealment, str, int]] = []
        self._page_paragraphs: list[int] = []
        self._quoted_paragraphs: list[int] = []
        self._heading_paragraphs: list[int] = []
        self.is_quoting = False  # whether paragraphs that end now are quotations
        self.is_heading = False  # … or titles
        self.has_macros = False
        self.skipped: list[SkippedPart] = []
        self.elements = 0  # of web pages, written so far

    @property
    def pieces(self) -> list[str]:
        """The pieces of the paragraph at hand, for a reader that adds very many of them."""
        return self._flow.pieces

    def write(self, text: str, how: Concealment | None = None) -> None:
        """Add to the paragraph; with `how`, text that a reader does not see."""
        if how is None or text.isspace():
            self._flow.pieces.append(text)
        elif text:
            self._flow.pieces.append(" " if how is Concealment.WHITE else _JOINT)
            self._flow.hidden.append((how, text))

    def write_blank(self) -> None:
        """A blank between words; nothing at the start of a paragraph."""
        if self._flow.pieces:
            self._flow.pieces.append(" ")

    def end_paragraph(self) -> None:
        """Finish the paragraph, if anything was written."""
        flow = self._flow
        if flow.pieces:
            paragraph = "".join(flow.pieces)
            flow.pieces.clear()
            if flow.hidden:
                paragraph = _close_joints(paragraph)
                self._keep_hidden(flow.hidden)
                flow.hidden.clear()
            if paragraph and not paragraph.isspace():
                flow.paragraphs.append(paragraph)
                if flow is self._body:
                    self._note_kind(len(flow.paragraphs) - 1)
        if flow.after:
            flow.paragraphs += flow.after
            flow.after.clear()

    def _note_kind(self, paragraph: int) -> None:
        if self.is_heading:
            self._heading_paragraphs.append(paragraph)
        elif self.is_quoting:
            self._quoted_paragraphs.append(paragraph)

    def start_page(self) -> None:
        """Begin a page."""
        self.end_paragraph()
        self._page_paragraphs.append(len(self._body.paragraphs))

    @contextmanager
    def beside(self) -> Iterator[None]:
        """Text that follows the paragraph at hand: a text box."""
        with self._apart() as flow:
            yield
        self._flow.after += flow.paragraphs

    @contextmanager
    def note(self) -> Iterator[None]:
        """Text that follows the body: a footnote."""
        with self._apart() as flow:
            yield
        self._notes += flow.paragraphs

    @contextmanager
    def edge(self) -> Iterator[None]:
        """A header or footer: at the end, and the same line once."""
        with self._apart() as flow:
            yield
        self._edges.update(dict.fromkeys(flow.paragraphs))

    @contextmanager
    def _apart(self) -> Iterator[_Flow]:
        outer, self._flow = self._flow, _Flow()
        try:
            yield self._flow
            self.end_paragraph()
        finally:
            inner, self._flow = self._flow, outer
            inner.pieces.clear()

    def _keep_hidden(self, runs: list[tuple[Concealment, str]]) -> None:
        page = len(self._page_paragraphs) - 1
        last: Concealment | None = None
        for how, text in runs:
            if how is last:
                known = self._hidden[-1][1]
                self._hidden[-1] = (how, f"{known} {text}", page)
            else:
                self._hidden.append((how, text, page))
            last = how

    def finish(self, coverage: Coverage | None = None) -> FinishedDraft:
        """The whole text, and where in it pages begin and hidden text stands."""
        self.end_paragraph()
        visible = [*self._body.paragraphs, *self._notes, *self._edges]
        starts = [0]
        for paragraph in visible:
            starts.append(starts[-1] + len(paragraph) + 1)
        hidden, place = [], starts[-1]
        for how, text, page in self._hidden:
            hidden.append(HiddenRun(Span(place, place + len(text)), how, page))
            place += len(text) + 1
        lines = [*visible, *(text for _, text, _ in self._hidden)]
        pages = tuple(starts[index] for index in self._page_paragraphs)
        edges = zip(self._edges, starts[len(visible) - len(self._edges) :], strict=False)
        heads = [Span(start, start + len(edge)) for edge, start in edges if is_short_head(edge)]
        skipped = tuple(map(UnreadPart, dict.fromkeys(self.skipped)))
        return FinishedDraft(
            "".join(f"{line}\n" for line in lines),
            pages,
            tuple(hidden),
            coverage or Coverage(pages=len(pages), skipped=skipped),
            self.has_macros,
            tuple(heads),
            quotes=_spans(self._quoted_paragraphs, starts),
            headings=_spans(self._heading_paragraphs, starts),
        )


def _spans(paragraphs: Iterable[int], starts: Sequence[int]) -> tuple[Span, ...]:
    """Where paragraphs stand, given where each begins."""
    return tuple(Span(starts[index], starts[index + 1] - 1) for index in paragraphs)


def _close_joints(paragraph: str) -> str:
    """Where hidden text stood nothing shows, unless it stood for all the blanks there are."""
    joints = paragraph.count(_JOINT)
    if not joints:
        return paragraph
    instead = " " if joints > paragraph.count(" ") else ""
    return paragraph.replace(_JOINT, instead)
