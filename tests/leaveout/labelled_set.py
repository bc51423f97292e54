"""The labelled set: texts with their quotations and reference lists marked by hand.

Texts in the repository carry the marks ⟦ and ⟧ around what is to be found. Of real papers, which
may not be copied here, only the places are kept: offsets into the text as it was read when they
were marked, and hashes of what stands there, to find them again should a paper be read otherwise.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Span

FOLDER = Path(__file__).parent / "labelled"
BETWEEN = "====\n"
ANCHOR = 40  # letters that tell a place


@dataclass(frozen=True)
class Case:
    """A text and the stretches of it that were marked."""

    name: str
    text: str
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class MarkedPaper:
    """Where the reference list of a paper stands; `held_out` were marked after the finder."""

    file: str
    text_sha256: str
    spans: tuple[Span, ...]
    anchors: tuple[tuple[str, str], ...]
    held_out: bool


def quotation_cases() -> Iterator[Case]:
    for path in sorted((FOLDER / "quotations").glob("*.txt")):
        for number, marked in enumerate(path.read_text(encoding="utf-8").split(BETWEEN), 1):
            yield _case(f"{path.stem} {number}", marked)


def list_cases() -> Iterator[Case]:
    for path in sorted((FOLDER / "lists").glob("*.txt")):
        yield _case(path.stem, path.read_text(encoding="utf-8"))


def _case(name: str, marked: str) -> Case:
    text, spans, start = "", [], 0
    for piece in re.split("([⟦⟧])", marked):
        if piece == "⟦":
            start = len(text)
        elif piece == "⟧":
            spans.append(Span(start, len(text)))
        else:
            text += piece
    return Case(name, text, tuple(spans))


def marked_papers() -> Iterator[MarkedPaper]:
    rows = json.loads((FOLDER / "papers.json").read_text(encoding="utf-8"))
    for row in rows:
        yield MarkedPaper(
            row["file"],
            row["text_sha256"],
            tuple(Span(*each) for each in row["spans"]),
            tuple((first, last) for first, last in row["anchors"]),
            row["held_out"],
        )


def spans_in(paper: MarkedPaper, text: str) -> tuple[Span, ...] | None:
    """The marked stretches in a text, by offset if it is the same, else by what stands there."""
    if sha256(text) == paper.text_sha256:
        return paper.spans
    places = _solid(text)
    found = []
    for first, last in paper.anchors:
        start, end = _find(text, places, first), _find(text, places, last)
        if start is None or end is None:
            return None
        found.append(Span(places[start], places[end + ANCHOR - 1] + 1))
    return tuple(found)


def anchors_of(text: str, span: Span) -> tuple[str, str]:
    """Hashes of the first and of the last letters of a stretch."""
    inside = "".join(filter(str.isalnum, text[span.start : span.end]))
    return sha256(inside[:ANCHOR])[:16], sha256(inside[-ANCHOR:])[:16]


def _solid(text: str) -> list[int]:
    """Where letters and numbers stand: lines may be broken otherwise, and words divided."""
    return [place for place, char in enumerate(text) if char.isalnum()]


def _find(text: str, places: list[int], anchor: str) -> int | None:
    solid = "".join(text[place] for place in places)
    starts = range(len(solid) - ANCHOR + 1)
    return next((at for at in starts if sha256(solid[at : at + ANCHOR])[:16] == anchor), None)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass
class Score:
    """Words found and to be found."""

    right: int = 0
    found: int = 0
    wanted: int = 0

    def add(self, text: str, found: Sequence[Span], wanted: Sequence[Span]) -> None:
        ours, theirs = words_in(text, found), words_in(text, wanted)
        self.right += len(ours & theirs)
        self.found += len(ours)
        self.wanted += len(theirs)

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        return self.right / self.wanted if self.wanted else 1.0


def words_in(text: str, spans: Sequence[Span]) -> set[int]:
    """The words, by number, that begin inside any of the spans."""
    starts = tokenize(text, stems=False).starts
    words: set[int] = set()
    for span in spans:
        words.update(range(*starts.searchsorted((span.start, span.end)).tolist()))
    return words
