"""Words as columns: where each stands in the original text, and its hash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.core.folding import Bytes, Folded, fold
from plagcheck.core.hashing import Hashes, mix

FIRST_WORD_BYTE: Final = 0x30  # below: blank, hyphen
LONGEST_WORD: Final = 64  # bytes; longer runs of letters are cut into words of this size
BLOCK: Final = 1 << 20  # characters folded at a time: bounds memory on very long texts
BATCH: Final = 1 << 17  # characters of short texts folded together: fits the processor's cache


STEM_LETTERS: Final = 5  # endings change, beginnings stay: a stem for any language
FIRST_HAN_BYTE: Final = 0xE4  # of UTF-8, from U+4000 on
TELLING_LETTERS: Final = 4  # shorter words are function words more often than not


@dataclass(frozen=True, slots=True)
class Tokens:
    """The words of a text: `text[starts[i]:ends[i]]` is word i, `hashes[i]` its folded form.

    `stems[i]` is the hash of its first letters, so that "walked" meets "walking"; `telling[i]`
    whether it is long enough to tell something of what the text is about.
    """

    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    hashes: Hashes
    stems: Hashes = field(default_factory=lambda: np.empty(0, np.uint64))
    telling: NDArray[np.bool_] = field(default_factory=lambda: np.empty(0, bool))

    def __len__(self) -> int:
        return len(self.hashes)


def tokenize(text: str, *, accents: bool = False, stems: bool = True) -> Tokens:
    """Cut a text into words; scripts without blanks give one word a character."""
    if len(text) <= BLOCK:
        return _tokenize_block(text, 0, accents, stems)
    parts = [
        _tokenize_block(text[start:end], start, accents, stems)
        for start, end in pairwise(_block_cuts(text))
    ]
    return Tokens(
        np.concatenate([part.starts for part in parts]),
        np.concatenate([part.ends for part in parts]),
        np.concatenate([part.hashes for part in parts]),
        np.concatenate([part.stems for part in parts]),
        np.concatenate([part.telling for part in parts]),
    )


def _block_cuts(text: str) -> list[int]:
    """Cut where no word is split and no hyphen joins what lies on both sides."""
    cuts = [0]
    while len(text) - cuts[-1] > BLOCK:
        candidates = range(cuts[-1] + BLOCK // 2, len(text))
        cuts.append(next((place for place in candidates if _parts_words(text, place)), len(text)))
    return [*cuts, len(text)] if cuts[-1] < len(text) else cuts


def _parts_words(text: str, place: int) -> bool:
    """Whether a blank or a plain mark stands here, and nothing else since the last word."""
    while place >= 0 and (text[place].isspace() or text[place] in _PLAIN_MARKS):
        place -= 1
        if place >= 0 and text[place].isalnum():
            return True
    return False


_PLAIN_MARKS: Final = frozenset('.,;:!?"()[]{}<>/*|•…“”„«»。，、！？—–')


def _tokenize_block(text: str, offset: int, accents: bool, stems: bool = True) -> Tokens:
    folded = fold(text, accents=accents)
    starts, ends = _word_bounds(folded.bytes)
    windows = _windows(folded.bytes)
    first = windows.take(starts)
    hashes = _hash_words(windows, first, starts, ends)
    first_letters, telling = _NO_TOKENS.stems, _NO_TOKENS.telling
    if stems:
        stem_ends, telling = _stem_ends(folded.bytes, starts, ends)
        first_letters = _hash_words(windows, first, starts, stem_ends)
    heads = folded.bytes.take(starts)
    starts, ends = _places_in_text(folded, starts, ends)
    if stems:
        first_letters = _grams(first_letters, starts, ends, heads)
    if offset:
        starts, ends = starts + offset, ends + offset
    return Tokens(
        starts.astype(np.int32),
        ends.astype(np.int32),
        hashes,
        first_letters,
        telling,
    )


def _places_in_text(
    folded: Folded, starts: NDArray[np.intp], ends: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """First and last bytes of words as places of the text; both ways back in one."""
    places = np.empty(2 * len(starts), np.intp)
    places[::2] = starts
    np.subtract(ends, 1, out=places[1::2])
    places = folded.characters(places)
    return places[::2], places[1::2] + 1


@dataclass(frozen=True, slots=True)
class Batch:
    """Texts put together, since a numpy call costs as much as a short one of them.

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
) -> Iterator[Batch]:
    """Tokenize many texts, short ones together."""
    for members in _batches(texts):
        chosen = [texts[index] for index in members]
        if len(chosen) == 1:
            tokens = tokenize(chosen[0], accents=accents, stems=stems)
            yield Batch(members, chosen[0], [0], tokens, [0, len(tokens)])
            continue
        text = _APART.join(chosen)
        tokens = _tokenize_block(text, 0, accents, stems)
        offsets = [0, *accumulate(len(each) + len(_APART) for each in chosen[:-1])]
        first = tokens.starts.searchsorted(np.array(offsets, tokens.starts.dtype))
        yield Batch(members, text, offsets, tokens, [*first.tolist(), len(tokens)])


def tokenize_many(
    texts: Sequence[str], *, accents: bool = False, stems: bool = True
) -> list[Tokens]:
    """The words of many texts."""
    tokens = [_NO_TOKENS] * len(texts)
    for batch in tokenize_batches(texts, accents=accents, stems=stems):
        for index, words in zip(batch.members, batch.split(), strict=True):
            tokens[index] = words
    return tokens


def word_hashes(texts: Sequence[str], *, accents: bool = False) -> list[Hashes]:
    """The words of many texts, without their places: what indexing needs."""
    hashes = [_NO_TOKENS.hashes] * len(texts)
    for batch in _batches(texts):
        if len(batch) == 1:
            hashes[batch[0]] = tokenize(texts[batch[0]], accents=accents).hashes
            continue
        together = [texts[index] for index in batch]
        folded = fold(_APART.join(together), accents=accents)
        starts, ends = _word_bounds(folded.bytes)
        windows = _windows(folded.bytes)
        parts = _hash_words(windows, windows.take(starts), starts, ends)
        cuts = _first_words(folded.characters(starts), together)
        for index, (start, end) in zip(batch, pairwise(cuts), strict=True):
            hashes[index] = parts[start:end]
    return hashes


def _first_words(starts: NDArray[Any], texts: Sequence[str]) -> list[int]:
    """Index of the first word of every text among the words of all, and the end."""
    lengths = np.array([len(text) for text in texts[:-1]], starts.dtype)
    cuts = starts.searchsorted((lengths + len(_APART)).cumsum(dtype=starts.dtype))
    return [0, *cuts.tolist(), len(starts)]


_NO_TOKENS: Final = Tokens(np.empty(0, np.int32), np.empty(0, np.int32), np.empty(0, np.uint64))
_APART: Final = " - "  # a lone hyphen never joins words, and stops one before it from joining


def _room(text: str) -> int:
    """What a text takes up in a batch: even many empty ones do not fit into one."""
    return len(text) + 8


def _batches(texts: Sequence[str]) -> Iterator[list[int]]:
    """Indices of texts to fold together; ASCII apart, since it has a faster way of its own."""
    if (
        texts and sum(map(_room, texts)) <= BATCH // 2
    ):  # two ways would cost more than the slower one
        yield list(range(len(texts)))
        return
    for ascii_only in (True, False):
        batch: list[int] = []
        size = 0
        for index, text in enumerate(texts):
            if text.isascii() is not ascii_only:
                continue
            if batch and size + _room(text) > BATCH:
                yield batch
                batch, size = [], 0
            batch.append(index)
            size += _room(text)
        if batch:
            yield batch


def _word_bounds(data: Bytes) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Start and end of every run of word bytes."""
    inside = np.empty(len(data) + 2, bool)
    inside[0] = inside[-1] = False
    np.greater_equal(data, FIRST_WORD_BYTE, out=inside[1:-1])
    edges = (inside[1:] != inside[:-1]).nonzero()[0]
    starts, ends = edges[::2], edges[1::2]
    if len(starts) and int((ends - starts).max()) > LONGEST_WORD:
        return _cut_long_words(starts, ends)
    return starts, ends


def _stem_ends(
    data: Bytes, starts: NDArray[np.intp], ends: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """Where the first letters of every word end, and whether it has enough to tell something."""
    stem_ends, telling = np.minimum(ends, starts + STEM_LETTERS), ends - starts >= TELLING_LETTERS
    following = ((data & 0xC0) == 0x80).nonzero()[0]  # bytes that are not the first of a letter
    if len(following):
        words = np.unique(starts.searchsorted(following, side="right") - 1)
        letters = np.append(((data & 0xC0) != 0x80).nonzero()[0], len(data))
        first, end = letters.searchsorted((starts.take(words), ends.take(words)))
        stem_ends[words] = letters.take(np.minimum(end, first + STEM_LETTERS))
        telling[words] = end - first >= TELLING_LETTERS
    return stem_ends, telling


def _grams(stems: Hashes, starts: NDArray[np.intp], ends: NDArray[np.intp], heads: Bytes) -> Hashes:
    """Stems of scripts without blanks: a character with what follows, as one alone tells nothing.

    Two Chinese characters are a word more often than not; of letters, as in Thai, it takes three.
    """
    pairs = (starts[1:] <= ends[:-1]).nonzero()[0]  # nothing between them
    if not len(pairs):
        return stems
    grams = stems
    for places in (pairs, pairs[heads.take(pairs) < FIRST_HAN_BYTE]):
        longer = mix(stems.take(places) ^ mix(~grams.take(places + 1)))
        grams = grams.copy()
        grams[places] = longer
    return grams


def _cut_long_words(
    starts: NDArray[np.intp], ends: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    pieces = -(-(ends - starts) // LONGEST_WORD)
    first = pieces.cumsum() - pieces
    nth = np.arange(int(pieces.sum())) - first.repeat(pieces)
    cut = starts.repeat(pieces) + nth * LONGEST_WORD
    return cut, np.minimum(cut + LONGEST_WORD, ends.repeat(pieces))


# Masks that keep the first n of 8 little-endian bytes.
_FIRST_BYTES = np.array([(1 << 8 * n) - 1 for n in range(9)], np.uint64)


def _windows(data: Bytes) -> Hashes:
    """At every byte, it and the seven after it as one number."""
    padded = np.zeros(len(data) + 8, np.uint8)
    padded[: len(data)] = data
    # Looked up several times: copying it once costs less than `take` copying it each time.
    return np.ascontiguousarray(
        np.ndarray((len(data) + 1,), "<u8", buffer=padded.data, strides=(1,))
    )


def _hash_words(
    windows: Hashes, first: Hashes, starts: NDArray[np.intp], ends: NDArray[np.intp]
) -> Hashes:
    """Hash words eight bytes at a time: most words need one step, none needs a loop of its own.

    `first` are the windows at the starts of the words.
    """
    left = ends - starts
    hashes = mix(first & _FIRST_BYTES.take(left, mode="clip"))
    longer, step = (left > 8).nonzero()[0], 8
    while len(longer):
        rest = left.take(longer) - step
        piece = windows.take(starts.take(longer) + step) & _FIRST_BYTES.take(rest, mode="clip")
        hashes[longer] = mix(hashes.take(longer) ^ mix(piece))
        longer, step = longer[rest > 8], step + 8
    return hashes
