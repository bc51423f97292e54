"""Document and Span: what extraction yields and what offsets refer to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from itertools import accumulate, chain
from typing import Any, Final, TypeVar

# Characters that stand in for others in a comparable text, one for one: offsets stay.
JOINS: Final = "\u2060"  # folded away: the letters on both sides make one word
PARTS: Final = " "

T = TypeVar("T")


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Half-open range of characters of a document's text."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start

    def moved(self, place: Place) -> Span:
        """The same stretch where its ends stand now."""
        return Span(place(self.start), place(self.end))


Place = Callable[[int], int]  # where a character of a text stands in another text


class FlagKind(StrEnum):
    """What may be odd about a file."""

    LOOK_ALIKES = "look-alikes"
    INVISIBLE_CHARACTERS = "invisible-characters"
    HIDDEN_TEXT = "hidden-text"
    HIDDEN_QUOTES = "hidden-quotes"
    LETTER_SPACING = "letter-spacing"
    PICTURE_PAGES = "picture-pages"
    UNLIKE_VISIBLE = "unlike-visible"
    MACROS = "macros"


@dataclass(frozen=True, slots=True)
class FlagData:
    """What a flag can say beside its number; a language makes a sentence of it.

    `way` is how text is hidden, by its code; `inside` the file of an archive that it is about;
    `unread` says that nothing there could be compared. `said` is a sentence of an older version,
    which is all it kept.
    """

    example: str = ""
    way: str = ""
    inside: str = ""
    unread: bool = False
    said: str = ""

    def rewritten(self, rewrite: Callable[[str], str]) -> FlagData:
        """The same with words and names of the file rewritten."""
        return replace(
            self,
            example=rewrite(self.example),
            inside=rewrite(self.inside),
            said=rewrite(self.said),
        )


@dataclass(frozen=True, slots=True)
class Flag:
    """Something a reader does not see: what, how many, and where (spans of the text, or pages).

    `pages` count from 0.
    """

    kind: FlagKind
    count: int
    data: FlagData = FlagData()
    spans: tuple[Span, ...] = ()
    pages: tuple[int, ...] = ()


class SkippedPart(StrEnum):
    """What of a file is not read."""

    COMMENTS = "comments"
    CHARTS = "charts"
    EMBEDDED_FILES = "embedded-files"
    EMBEDDED_OBJECTS = "embedded-objects"
    EMBEDDED_DOCUMENT = "embedded-document"
    ATTACHED_FILES = "attached-files"
    LINE_NUMBERS = "line-numbers"
    DAMAGED_PLACES = "damaged-places"
    STYLED_WORDS = "styled-words"
    FORM_CHOICES = "form-choices"
    FILE = "file"


@dataclass(frozen=True, slots=True)
class UnreadPart:
    """A part that was not read, by its code; a file of an archive by name, and why by a code."""

    part: str = ""
    name: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of a file could be read; pages count from 0."""

    words: int = 0
    pages: int = 0
    pages_without_text: tuple[int, ...] = ()
    pages_unreadable: tuple[int, ...] = ()
    skipped: tuple[UnreadPart, ...] = ()

    @property
    def is_whole(self) -> bool:
        """Whether all of the file was compared."""
        return not (self.pages_without_text or self.pages_unreadable or self.skipped)


ALL_TRICKS: Final = frozenset(FlagKind)


@dataclass(frozen=True, slots=True)
class Document:
    """A text with its name; `page_starts` are characters of `text` (empty: no pages).

    Hidden text stands at the end of `text`, where it parts no visible words; `hidden` says where.
    `gaps` are the blanks inside letter-spaced words, `markup` is what only a typesetter reads;
    `quotes` are paragraphs that the file sets apart as quotations, `headings` its titles.

    A field of spans moves with the text, one that is empty by default is put together where
    documents are joined, and all are packed as they are declared: nothing else names them.
    """

    name: str
    text: str
    sha256: str = ""
    page_starts: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    media_type: str = "text/plain"
    hidden: tuple[Span, ...] = ()
    gaps: tuple[Span, ...] = ()
    markup: tuple[Span, ...] = ()
    flags: tuple[Flag, ...] = ()
    coverage: Coverage = field(default_factory=Coverage)
    quotes: tuple[Span, ...] = ()
    headings: tuple[Span, ...] = ()

    @property
    def pages(self) -> int:
        """How many it has; 0 where the file knows of none."""
        return self.coverage.pages or len(self.page_starts)

    def comparable(self, undo: Collection[FlagKind] = ALL_TRICKS) -> str:
        """The text to compare, character for character as long as `text`.

        Tricks that are not in `undo` work as their author meant them to: the score with and
        without one shows what it is worth.
        """
        edits = [(span, PARTS) for span in self.markup]
        if FlagKind.HIDDEN_TEXT in undo:
            edits += [(span, PARTS) for span in self.hidden]
        if FlagKind.LETTER_SPACING in undo:
            edits += [(span, JOINS) for span in self.gaps]
        text = _overwrite(self.text, edits)
        for kind in (FlagKind.LOOK_ALIKES, FlagKind.INVISIBLE_CHARACTERS):
            if kind not in undo:
                text = _break_words(text, self._spans_of(kind))
        return text

    def _spans_of(self, kind: FlagKind) -> list[Span]:
        return [span for flag in self.flags if flag.kind is kind for span in flag.spans]

    def moved(self, place: Place, *, first_page: int = 0) -> Document:
        """The same document with all it says about its text put elsewhere; the text is not touched.

        `first_page` is how many pages come before its own.
        """
        read = self.coverage
        stretches: dict[str, Any] = {
            each.name: _moved(value, place)
            for each in fields(self)
            if isinstance(value := getattr(self, each.name), tuple)
            and value
            and isinstance(value[0], Span)
        }
        return replace(
            self,
            **stretches,
            page_starts=tuple(map(place, self.page_starts)),
            flags=tuple(
                replace(flag, spans=_moved(flag.spans, place), pages=_later(flag.pages, first_page))
                for flag in self.flags
            ),
            coverage=replace(
                read,
                pages_without_text=_later(read.pages_without_text, first_page),
                pages_unreadable=_later(read.pages_unreadable, first_page),
            ),
        )


def starts_of(documents: Iterable[Document]) -> list[int]:
    """Where each of some documents begins when they are joined."""
    return list(accumulate((len(document.text) + 1 for document in documents), initial=0))[:-1]


def joined(name: str, documents: Sequence[Document]) -> Document:
    """One document of several, a line break between them; what is known of each is kept."""
    pages = accumulate((document.coverage.pages for document in documents), initial=0)
    parts = [
        document.moved(start.__add__, first_page=first)
        for document, start, first in zip(documents, starts_of(documents), pages, strict=False)
    ]
    read = [part.coverage for part in parts]
    lists: dict[str, Any] = {
        each.name: _all(getattr(part, each.name) for part in parts)
        for each in fields(Document)
        if each.default == ()
    }
    return Document(
        name,
        "\n".join(part.text for part in parts),
        **lists,
        media_type=parts[0].media_type,
        coverage=Coverage(
            words=sum(each.words for each in read),
            pages=sum(each.pages for each in read),
            pages_without_text=_all(each.pages_without_text for each in read),
            pages_unreadable=_all(each.pages_unreadable for each in read),
            skipped=_all(each.skipped for each in read),
        ),
    )


def _moved(spans: Iterable[Span], place: Place) -> tuple[Span, ...]:
    return tuple(span.moved(place) for span in spans)


def _later(pages: Iterable[int], first: int) -> tuple[int, ...]:
    return tuple(page + first for page in pages)


def _all(parts: Iterable[tuple[T, ...]]) -> tuple[T, ...]:
    return tuple(chain.from_iterable(parts))


def _overwrite(text: str, edits: Iterable[tuple[Span, str]]) -> str:
    pieces, done = [], 0
    for span, char in sorted(edits):
        start = max(span.start, done)
        if start < span.end:
            pieces += [text[done:start], char * (span.end - start)]
            done = span.end
    return "".join([*pieces, text[done:]]) if pieces else text


def _break_words(text: str, spans: Iterable[Span]) -> str:
    """Part words at their foreign characters, as they are parted for who does not fold them."""
    pieces, done = [], 0
    for span in sorted(spans):
        inside = text[span.start : span.end]
        broken = "".join(char if char.isascii() else PARTS for char in inside)
        pieces += [text[done : span.start], broken]
        done = span.end
    return "".join([*pieces, text[done:]])
