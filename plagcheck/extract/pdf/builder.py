"""Pieces of PDF pages put together to one text, every character with its page and index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from plagcheck.extract.pdf.page import NO_INDEX, Indices, PageText
from plagcheck.model.document import Span


class TextPiece(NamedTuple):
    """Characters taken from a page; `places` are where they stood in its text."""

    text: PageText
    places: NDArray[np.intp]

    @classmethod
    def of(cls, text: PageText) -> TextPiece:
        return cls(text, np.arange(len(text.codes)))

    def take(self, which: Any) -> TextPiece:
        text = PageText(self.text.codes[which], self.text.indices[which])
        return TextPiece(text, self.places[which])


class Builder:
    """Pieces of pages put together, each ended by a newline or by what is said to follow it."""

    def __init__(self) -> None:
        self.length = 0
        self._pieces: list[tuple[int, PageText]] = []
        self._markup: list[Span] = []
        self._headings: list[Span] = []

    def add(
        self,
        page: int,
        piece: TextPiece,
        markup: Iterable[tuple[int, int]] = (),
        end: str = "\n",
        headings: Iterable[tuple[int, int]] = (),
    ) -> None:
        """Add a piece; `markup` are places of the page's text that only number its notes."""
        solid = np.flatnonzero((piece.text.codes != 0x0A) & (piece.text.codes != 0x20))
        if not len(solid):
            return
        text, places = piece.take(slice(int(solid[0]), int(solid[-1]) + 1))
        self._markup += self._spans(places, markup)
        self._headings += self._spans(places, headings)
        codes = np.append(text.codes, np.array([ord(char) for char in end], np.uint32))
        indices = np.append(text.indices, np.full(len(end), NO_INDEX, np.int32))
        self._pieces.append((page, PageText(codes, indices)))
        self.length += len(codes)

    def _spans(
        self, places: NDArray[np.intp], stretches: Iterable[tuple[int, int]]
    ) -> Iterator[Span]:
        """Where stretches of a page's text come to stand."""
        for first, after in stretches:
            start, stop = np.searchsorted(places, (first, after)).tolist()
            if start < stop:
                yield Span(self.length + start, self.length + stop)

    def text(self) -> str:
        return "".join(piece.text for _, piece in self._pieces)

    def markup(self) -> tuple[Span, ...]:
        return tuple(sorted(self._markup))

    def headings(self) -> tuple[Span, ...]:
        return tuple(self._headings)

    def pages(self) -> NDArray[np.int32]:
        numbers = np.array([page for page, _ in self._pieces], np.int32)
        return np.repeat(numbers, [len(piece.codes) for _, piece in self._pieces])

    def indices(self) -> Indices:
        empty = np.empty(0, np.int32)
        return np.concatenate([empty, *(piece.indices for _, piece in self._pieces)])
