"""Batches: short texts tokenized together, since a numpy call costs as much as one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

import numpy as np

from plagcheck.index.hashing import Hashes
from plagcheck.index.tokens import NO_TOKENS, Tokens, hash_text, tokenize, tokenize_block

BATCH: Final = 1 << 17  # characters of short texts folded together: fits the processor's cache
LEAST_ROOM: Final = 8  # characters an empty text counts as: even those do not all fit into one
APART: Final = " - "  # a lone hyphen never joins words, and stops one before it from joining


@dataclass(frozen=True, slots=True)
class TextBatch:
    """Texts put together.

    `members` are their indices among the texts given, `offsets` where each begins in `text`, and
    `cuts` the index of its first word among all words (and, last, their number).
    """

    members: list[int]
    text: str
    offsets: list[int]
    tokens: Tokens
    cuts: list[int]

    def split(self) -> Iterator[Tokens]:
        """The words of each text, with places in that text."""
        for offset, (start, end) in zip(self.offsets, pairwise(self.cuts), strict=True):
            inside = slice(start, end)
            starts, ends = self.tokens.starts[inside], self.tokens.ends[inside]
            if offset:
                starts, ends = starts - np.int32(offset), ends - np.int32(offset)
            yield Tokens(
                starts,
                ends,
                self.tokens.hashes[inside],
                self.tokens.stems[inside],
                self.tokens.telling[inside],
            )


def tokenize_batches(
    texts: Sequence[str], *, accents: bool = False, stems: bool = True
) -> Iterator[TextBatch]:
    """Tokenize many texts, short ones together."""
    for members in _batches(texts):
        chosen = [texts[index] for index in members]
        if len(chosen) == 1:
            tokens = tokenize(chosen[0], accents=accents, stems=stems)
            yield TextBatch(members, chosen[0], [0], tokens, [0, len(tokens)])
            continue
        text = APART.join(chosen)
        tokens = tokenize_block(text, 0, accents, stems)
        offsets = _offsets(chosen)
        first = tokens.starts.searchsorted(np.array(offsets, tokens.starts.dtype))
        yield TextBatch(members, text, offsets, tokens, [*first.tolist(), len(tokens)])


def tokenize_many(
    texts: Sequence[str], *, accents: bool = False, stems: bool = True
) -> list[Tokens]:
    """The words of many texts."""
    tokens = [NO_TOKENS] * len(texts)
    for batch in tokenize_batches(texts, accents=accents, stems=stems):
        for index, words in zip(batch.members, batch.split(), strict=True):
            tokens[index] = words
    return tokens


def word_hashes(texts: Sequence[str], *, accents: bool = False) -> list[Hashes]:
    """The words of many texts, without their places: what indexing needs."""
    hashes = [NO_TOKENS.hashes] * len(texts)
    for members in _batches(texts):
        if len(members) == 1:
            hashes[members[0]] = tokenize(texts[members[0]], accents=accents).hashes
            continue
        chosen = [texts[index] for index in members]
        together, starts = hash_text(APART.join(chosen), accents=accents)
        cuts = [*starts.searchsorted(_offsets(chosen)).tolist(), len(starts)]
        for index, (start, end) in zip(members, pairwise(cuts), strict=True):
            hashes[index] = together[start:end]
    return hashes


def _offsets(texts: Sequence[str]) -> list[int]:
    """Where each text begins when they are put together."""
    return [0, *accumulate(len(text) + len(APART) for text in texts[:-1])]


def _batches(texts: Sequence[str]) -> Iterator[list[int]]:
    """Indices of texts to fold together; ASCII apart, since it has a faster way of its own."""
    rooms = [len(text) + LEAST_ROOM for text in texts]
    if texts and sum(rooms) <= BATCH // 2:  # two ways would cost more than the slower one
        yield list(range(len(texts)))
        return
    for ascii_only in (True, False):
        batch: list[int] = []
        size = 0
        for index, text in enumerate(texts):
            if text.isascii() is not ascii_only:
                continue
            if batch and size + rooms[index] > BATCH:
                yield batch
                batch, size = [], 0
            batch.append(index)
            size += rooms[index]
        if batch:
            yield batch
