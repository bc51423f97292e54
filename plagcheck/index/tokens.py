"""Words as columns: where each stands in the original text, and its hash."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.folding import Bytes, FoldedText, fold
from plagcheck.index.hashing import Hashes, mix

FIRST_WORD_BYTE: Final = 0x30  # below: blank, hyphen
LONGEST_WORD: Final = 64  # bytes; longer runs of letters are cut into words of this size
BLOCK: Final = 1 << 20  # characters folded at a time: bounds memory on very long texts


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
        return tokenize_block(text, 0, accents, stems)
    parts = [
        tokenize_block(text[start:end], start, accents, stems)
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
        cuts.append(_next_cut(text, cuts[-1]))
    return [*cuts, len(text)] if cuts[-1] < len(text) else cuts


def _next_cut(text: str, before: int) -> int:
    """The first place from half a block on with a blank or plain mark, and no others since a word.

    Every character is looked at twice at most: half a million dots in a row once took for ever.
    """
    middle = before + BLOCK // 2
    back = middle - 1
    while back >= before and _is_plain_mark(text[back]):
        back -= 1
    follows_word = back < before or text[back].isalnum()  # a cut before parts words as well
    for place in range(middle, len(text)):
        if not _is_plain_mark(text[place]):
            follows_word = text[place].isalnum()
        elif follows_word:
            return place
    return len(text)


def _is_plain_mark(char: str) -> bool:
    return char.isspace() or char in _PLAIN_MARKS


_PLAIN_MARKS: Final = frozenset('.,;:!?"()[]{}<>/*|•…“”„«»。，、！？—–')


def tokenize_block(text: str, offset: int, accents: bool, stems: bool = True) -> Tokens:
    """Words of a text of any length at once, as if `offset` characters came before it."""
    folded = fold(text, accents=accents)
    words = _Words(folded.bytes)
    hashes = words.hashes()
    first_letters, telling = NO_TOKENS.stems, NO_TOKENS.telling
    starts, ends = _places_in_text(folded, words.starts, words.ends)
    if stems and folded.is_plain and not words.were_cut:
        first_letters, telling = words.plain_stems()
    elif stems:
        first_letters, telling = words.stems()
        first_letters = _grams(first_letters, starts, ends, folded.bytes.take(words.starts))
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
    folded: FoldedText, starts: NDArray[np.intp], ends: NDArray[np.intp]
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """First and last bytes of words as places of the text; both ways back in one."""
    places = np.empty(2 * len(starts), np.intp)
    places[::2] = starts
    np.subtract(ends, 1, out=places[1::2])
    places = folded.characters(places)
    return places[::2], places[1::2] + 1


def hash_text(text: str, *, accents: bool = False) -> tuple[Hashes, NDArray[np.intp]]:
    """The hashes of a text's words and where they start: all that indexing needs."""
    folded = fold(text, accents=accents)
    words = _Words(folded.bytes)
    return words.hashes(), folded.characters(words.starts)


def folded_words(text: str, *, accents: bool = False) -> list[str]:
    """The words of a text as they are compared."""
    folded = fold(text, accents=accents)
    words, raw = _Words(folded.bytes), folded.bytes.tobytes()
    return [
        raw[start:end].decode("utf-8", "backslashreplace")  # a long word may be cut in a letter
        for start, end in zip(words.starts.tolist(), words.ends.tolist(), strict=True)
    ]


NO_TOKENS: Final = Tokens(np.empty(0, np.int32), np.empty(0, np.int32), np.empty(0, np.uint64))


class _Words:
    """Runs of word bytes among folded bytes: where they start and end, and their hashes."""

    def __init__(self, data: Bytes) -> None:
        self._data = data
        inside = np.empty(len(data) + 2, bool)
        inside[0] = inside[-1] = False
        np.greater_equal(data, FIRST_WORD_BYTE, out=inside[1:-1])
        edges = (inside[1:] != inside[:-1]).nonzero()[0].reshape(-1, 2)
        self.starts, self.ends = edges.T.copy()
        self._sizes = self.ends - self.starts
        self.were_cut = int(np.maximum.reduce(self._sizes, initial=0)) > LONGEST_WORD
        if self.were_cut:
            self.starts, self.ends = _cut_long_words(self.starts, self.ends)
            self._sizes = self.ends - self.starts
        self._windows = _windows(data)
        # The first eight bytes of each word, or as many as it has.
        self._first = self._windows.take(self.starts)
        self._first &= _FIRST_BYTES.take(self._sizes, mode="clip")

    def hashes(self) -> Hashes:
        return self._hash(self._first, self._sizes)

    def plain_stems(self) -> tuple[Hashes, NDArray[np.bool_]]:
        """As `stems`, where every letter is one byte."""
        return mix(self._first & _FIRST_BYTES[STEM_LETTERS]), self._sizes >= TELLING_LETTERS

    def stems(self) -> tuple[Hashes, NDArray[np.bool_]]:
        """The hash of every word's first letters, and whether it has enough to tell something."""
        sizes = np.minimum(self._sizes, STEM_LETTERS)
        telling = self._sizes >= TELLING_LETTERS
        continues = (self._data & 0xC0) == 0x80  # bytes that are not the first of a letter
        following = continues.nonzero()[0]
        if len(following):
            words = np.unique(self.starts.searchsorted(following, side="right") - 1)
            starts = self.starts.take(words)
            letters = np.append((~continues).nonzero()[0], len(self._data))
            first, end = letters.searchsorted((starts, self.ends.take(words)))
            sizes[words] = letters.take(np.minimum(end, first + STEM_LETTERS)) - starts
            telling[words] = end - first >= TELLING_LETTERS
        return self._hash(self._first & _FIRST_BYTES.take(sizes, mode="clip"), sizes), telling

    def _hash(self, first: Hashes, sizes: NDArray[np.intp]) -> Hashes:
        """Hash words eight bytes at a time: most need one step, none needs a loop of its own."""
        hashes = mix(first)
        longer, step = (sizes > 8).nonzero()[0], 8
        while len(longer):
            rest = sizes.take(longer) - step
            piece = self._windows.take(self.starts.take(longer) + step)
            piece &= _FIRST_BYTES.take(rest, mode="clip")
            hashes[longer] = mix(hashes.take(longer) ^ mix(piece))
            longer, step = longer[rest > 8], step + 8
        return hashes


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
