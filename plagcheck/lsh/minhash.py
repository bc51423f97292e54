"""MinHash: the signature of a text or a set, as an object of its own."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from plagcheck.index import fingerprint, minhash
from plagcheck.index.hashing import Hashes
from plagcheck.lsh.shingle_set import LARGEST_SHINGLE, MadeOf, ShingleSet, Unit, require_size
from plagcheck.model.params import FOLDING_VERSION
from plagcheck.textbook.signatures import standard_error

LENGTH: Final = minhash.SIGNATURE_LENGTH
LONGEST: Final = 4096

# What bytes begin with: a mark, their format, the unit, version of folding, size, values.
_HEADER: Final = struct.Struct("<4sBBBBI")
_MARK: Final = b"PLGM"
_FORMAT: Final = 1


class MinHash:
    """A short signature of a set: how alike two sets are is estimated from their signatures.

    >>> paper = MinHash("the quick brown fox jumps over the lazy dog")
    >>> paper.jaccard(MinHash("The quick brown fox jumps over the lazy dog!"))
    1.0

    A text stands for the set of its word shingles. A set of `str` or `bytes` stands for itself (a
    str for its UTF-8); `word_shingles` and `character_shingles` make sets that one can look at,
    and `MinHash(word_shingles(text))` is `MinHash(text)`. The same input gives the same signature
    on every machine. A signature never changes; it can be a key, pickled, and compared with `==`.

    Args:
        text_or_set: a text, or the elements of a set; repeats do not count.
        length: number of values, a power of two from 2 to 4096. Four times as many halve the error.
        shingle_size: words of a shingle, 1 to 32; only for a text.

    Raises:
        ValueError: for a length or a size that is not possible.
        TypeError: for elements that are neither str nor bytes.
    """

    __slots__ = ("_dense", "_made_of", "_minima")

    def __init__(
        self,
        text_or_set: str | Iterable[str | bytes],
        *,
        length: int = LENGTH,
        shingle_size: int = 5,
    ) -> None:
        require_length(length)
        if isinstance(text_or_set, str):
            require_size(shingle_size)
            (minima,) = fingerprint.signatures([text_or_set], shingle_size, length)
            self._set(minima, MadeOf(Unit.WORDS, shingle_size))
        elif isinstance(text_or_set, ShingleSet):
            self._set(minhash.signature(text_or_set.hashes, length), text_or_set.made_of)
        else:
            self._set(minhash.signature(_hashes(text_or_set), length), MadeOf(Unit.ELEMENTS, 0))

    def _set(self, minima: Hashes, made_of: MadeOf) -> None:
        minima.flags.writeable = False
        self._minima, self._made_of = minima, made_of
        self._dense: Hashes | None = None

    @classmethod
    def of_texts(
        cls, texts: Sequence[str], *, length: int = LENGTH, shingle_size: int = 5
    ) -> list[MinHash]:
        """Signatures of many texts, several times faster than one by one when they are short."""
        require_length(length)
        require_size(shingle_size)
        made_of = MadeOf(Unit.WORDS, shingle_size)
        return [cls.of_minima(row, made_of) for row in _signatures(texts, shingle_size, length)]

    @classmethod
    def of_minima(cls, minima: Hashes, made_of: MadeOf) -> MinHash:
        """For this package: one whose values are known."""
        made = cls.__new__(cls)
        made._set(minima, made_of)
        return made

    @property
    def made_of(self) -> MadeOf:
        """What its elements are; only signatures of the same can be compared."""
        return self._made_of

    @property
    def minima(self) -> Hashes:
        """The values as they were made: the least of each block, EMPTY where it has none."""
        return self._minima

    @property
    def dense(self) -> Hashes:
        """The values as bands and estimates take them: with none left empty."""
        if self._dense is None:
            self._dense = minhash.densify(self._minima)
        return self._dense

    @property
    def is_empty(self) -> bool:
        """Whether the set has no element, as that of a text shorter than one shingle."""
        return not (self._minima != minhash.EMPTY).any()

    @property
    def error(self) -> float:
        """The largest standard error of `jaccard`, 1/(2√length), at a similarity of one half.

        At a similarity s it is √(s(1 − s)/length): for 128 values at most 0.044. That holds for
        sets with at least as many elements as the signature has values. In smaller ones values are
        borrowed from their neighbours, and the error grows: with 128 values to twice as much for
        30 elements, three times for 10. Of those the exact score, `plagcheck.jaccard`, is cheap.
        """
        return standard_error(0.5, len(self))

    def jaccard(self, other: MinHash) -> float:
        """Estimated Jaccard similarity: values that agree, of all; 0 where both sets are empty.

        Raises:
            ValueError: where the other has another length, or is made of something else.
        """
        self.require_comparable(other)
        return minhash.estimate(self.dense, other.dense)

    def merge(self, other: MinHash) -> MinHash:
        """The signature of both sets together, as if it had been made of their union.

        >>> MinHash({"a", "b"}).merge(MinHash({"b", "c"})) == MinHash({"a", "b", "c"})
        True

        Raises:
            ValueError: where the other has another length, or is made of something else.
        """
        self.require_comparable(other)
        return self.of_minima(np.minimum(self._minima, other._minima), self._made_of)

    def require_comparable(self, other: MinHash) -> None:
        """Raises ValueError unless values of both mean the same."""
        if not isinstance(other, MinHash):
            raise TypeError(f"a MinHash is compared with another, not with {type(other).__name__}")
        if self._made_of != other._made_of:
            raise ValueError(f"made of {self._made_of}, the other of {other._made_of}")
        if len(self) != len(other):
            raise ValueError(f"{len(self)} values, the other {len(other)}")

    def __bytes__(self) -> bytes:
        """All of it in 12 + 8 · length bytes: see `from_bytes`."""
        unit, size = self._made_of
        folding = FOLDING_VERSION if unit is Unit.WORDS else 0
        power = len(self).bit_length() - 1
        header = _HEADER.pack(_MARK, _FORMAT, unit, folding, power, size)
        return header + pack_minima(self._minima)

    @classmethod
    def from_bytes(cls, data: bytes) -> MinHash:
        """The signature that `bytes(signature)` gave, on any machine.

        Raises:
            ValueError: where these are no such bytes, or a version of the program that cuts texts
                in another way wrote them.
        """
        if len(data) < _HEADER.size:
            raise ValueError("not the bytes of a MinHash")
        mark, version, unit, folding, power, size = _HEADER.unpack_from(data)
        if mark != _MARK:
            raise ValueError("not the bytes of a MinHash")
        if version != _FORMAT:
            raise ValueError(f"format {version} of MinHash is not known; {_FORMAT} is")
        made_of = read_made_of(unit, size, folding)
        return cls.of_minima(unpack_minima(data[_HEADER.size :], 1 << power), made_of)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).from_bytes, (bytes(self),)

    def __len__(self) -> int:
        return len(self._minima)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, MinHash):
            return NotImplemented
        return self._made_of == other._made_of and np.array_equal(self._minima, other._minima)

    def __hash__(self) -> int:
        return hash((self._made_of, self._minima.tobytes()))

    def __repr__(self) -> str:
        return f"<MinHash of {self._made_of}, {len(self)} values>"


def require_length(length: int) -> None:
    """Raises ValueError for a length that no signature has."""
    if not 2 <= length <= LONGEST or length & (length - 1):
        raise ValueError(f"a signature has 2 to {LONGEST} values, a power of two, not {length}")


def read_made_of(unit: int, size: int, folding: int) -> MadeOf:
    """What stored values are made of; ValueError where that makes no sense today."""
    made_of = MadeOf(Unit(unit), size)
    if not (size == 0 if made_of.unit is Unit.ELEMENTS else 1 <= size <= LARGEST_SHINGLE):
        raise ValueError(f"no shingle has the size {size}")
    if folding != (FOLDING_VERSION if made_of.unit is Unit.WORDS else 0):
        raise ValueError("made by a version that cuts texts in another way; make it anew")
    return made_of


def pack_minima(minima: Hashes) -> bytes:
    """Values as bytes that every machine reads alike."""
    return minima.astype("<u8", copy=False).tobytes()


def unpack_minima(data: bytes, length: int) -> Hashes:
    """Values from bytes; ValueError where they cannot be those of a signature."""
    require_length(length)
    if len(data) != 8 * length:
        raise ValueError(f"{len(data)} bytes are not {length} values of a MinHash")
    minima = np.frombuffer(data, "<u8").astype(np.uint64)
    if not minhash.is_signature(minima):
        raise ValueError("values that no set has")
    return minima


def _signatures(texts: Sequence[str], size: int, length: int) -> Iterable[Hashes]:
    return (row.copy() for row in fingerprint.signatures(texts, size, length))


def _hashes(elements: Iterable[str | bytes]) -> Hashes:
    """A 64-bit hash of each element, the same on every machine."""
    return np.array([_hash(element) for element in elements], np.uint64)


def _hash(element: str | bytes) -> int:
    if isinstance(element, str):
        element = element.encode("utf-8", "surrogatepass")
    elif not isinstance(element, bytes):
        raise TypeError(f"elements are str or bytes, not {type(element).__name__}")
    return int.from_bytes(hashlib.blake2b(element, digest_size=8).digest(), "little")
