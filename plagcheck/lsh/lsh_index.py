"""LSHIndex: signatures filed by their bands, so that similar ones are found without all pairs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from plagcheck.library.sqlite_file import transaction
from plagcheck.lsh import index_file
from plagcheck.lsh.index_file import in_our_words, shape_of
from plagcheck.lsh.index_rows import IndexRows, Key
from plagcheck.lsh.minhash import MinHash
from plagcheck.lsh.shingle_set import MadeOf
from plagcheck.model.closing import Closing
from plagcheck.textbook.curve import lsh_probability, lsh_threshold

_LARGEST_INT = (1 << 63) - 1


class Neighbour(NamedTuple):
    """A key, and the estimated Jaccard similarity of its set."""

    key: Key
    jaccard: float


class LSHIndex(Closing):
    """Signatures by their keys; finds those that resemble another without looking at all.

    A signature is cut into bands of rows; two meet when all rows of any band agree, which happens
    with probability 1 − (1 − s^rows)^bands at a Jaccard similarity s: what meets is a candidate,
    to be verified.

    >>> index = LSHIndex(threshold=0.5)
    >>> index.insert("a", MinHash("the quick brown fox jumps over the lazy dog"))
    >>> index.query(MinHash("so the quick brown fox jumps over the lazy dog"))
    ['a']

    Keys are str, or int of 64 bits. All signatures in an index have the same length and are made
    of the same: of words in fives, say. That of a set without elements may be put in, and is found
    by nothing. In memory, or on disk with `LSHIndex.open`; from one thread at a time.

    Args:
        threshold: the similarity from which pairs are wanted; bands and rows follow from it by
            `choose_bands`, as do the false positives and negatives around it. 0.5 if nothing else
            is given.
        bands: how many bands; in place of a threshold, together with `rows`.
        rows: how many values each band has.
        length: values of the signatures, of which bands times rows are used.

    Raises:
        ValueError: where such a shape is not possible.
    """

    def __init__(
        self,
        threshold: float | None = None,
        *,
        bands: int | None = None,
        rows: int | None = None,
        length: int | None = None,
    ) -> None:
        shape = shape_of(threshold, bands, rows, length)
        self._use(index_file.in_memory(shape), Path("index in memory"))

    def _use(self, db: sqlite3.Connection, path: Path) -> None:
        self._db, self._path = db, path
        self._rows = IndexRows(db)
        self._made_of: MadeOf | None = None
        self._is_open = True

    @classmethod
    def open(
        cls,
        path: str | Path,
        threshold: float | None = None,
        *,
        bands: int | None = None,
        rows: int | None = None,
        length: int | None = None,
        create: bool = True,
    ) -> LSHIndex:
        """Open an index on disk, or make one where there is none; close it, or use it in `with`.

        What was inserted is on disk when `insert` returns. A file of a stranger is refused or
        harmless. It can be open in several programs: one writes at a time.

        Args:
            path: its file, which only its owner can read.
            threshold: as of `LSHIndex`, for a new one; where there is one, it has to fit.
            bands: in place of a threshold, together with `rows`.
            rows: how many values each band has.
            length: values of the signatures.
            create: whether to make one where there is none.

        Raises:
            ValueError: where a shape is asked for that the index there does not have.
            LSHIndexError: where the file is missing, damaged, locked, of another program …
        """
        path = Path(path)
        asked = any(each is not None for each in (threshold, bands, rows, length))
        wanted = shape_of(threshold, bands, rows, length) if asked else None
        db = index_file.connect(path, wanted, create=create)
        try:
            opened = cls.__new__(cls)
            with in_our_words(path, opening=True):
                opened._use(db, path)
            if wanted not in (None, opened._rows.shape):
                raise ValueError(f"{path.name} has {opened.bands} bands of {opened.rows} rows")
            return opened
        except BaseException:
            db.close()
            raise

    def close(self) -> None:
        """Let go of the file; what was in memory is gone. Used then, it raises ValueError."""
        if self._is_open:
            self._require_settled()
        self._is_open = False
        self._db.close()

    # -- its shape

    @property
    def bands(self) -> int:
        """How many bands a signature is cut into."""
        return self._rows.shape.bands

    @property
    def rows(self) -> int:
        """How many values a band has."""
        return self._rows.shape.rows

    @property
    def length(self) -> int:
        """How many values signatures have."""
        return self._rows.shape.length

    @property
    def threshold(self) -> float:
        """About the similarity from which pairs are found, (1/bands)^(1/rows)."""
        return lsh_threshold(self.bands, self.rows)

    def probability(self, similarity: float) -> float:
        """How likely it is that two sets so similar meet here."""
        return lsh_probability(similarity, self.bands, self.rows)

    # -- putting in and taking out

    def insert(self, key: Key, minhash: MinHash) -> None:
        """File a signature under a key.

        Raises:
            ValueError: where the key is there already, or the signature is unlike those in here.
            TypeError: for a key that is neither str nor int.
        """
        self.insert_many([(key, minhash)])

    def insert_many(self, items: Iterable[tuple[Key, MinHash]]) -> None:
        """Insert many at once, all or none; on disk much faster than one by one.

        Items may come from an iterator that looks into the index, but not from one that changes it.

        Raises:
            ValueError: as `insert`, or where items change the index; then nothing was inserted.
            TypeError: as `insert`.
        """
        with self._writing():
            made_of = self._made_of or self._rows.made_of()
            for key, minhash in items:
                self._require(minhash, made_of)
                if made_of is None:
                    made_of = minhash.made_of
                    self._rows.settle(made_of)
                if not self._rows.insert(_usable(key), minhash):
                    raise ValueError(f"{key!r} is in the index already")

    def remove(self, key: Key) -> None:
        """Take a key and its signature out; KeyError where it is not there."""
        with self._writing():
            number = self._number(key)
            self._rows.remove(number, self._rows.item(number).minhash)

    # -- looking

    def query(self, minhash: MinHash) -> list[Key]:
        """Keys whose signatures share a band with this one, in the order of insertion.

        Candidates: most of those that resemble it, and some that do not.

        Raises:
            ValueError: where the signature is unlike those in here.
        """
        with self._reading():
            self._require(minhash, self._known())
            return self._rows.meeting_keys(minhash)

    def top(self, minhash: MinHash, k: int) -> list[Neighbour]:
        """Of what `query` finds, the `k` with the highest estimated similarity, best first.

        Raises:
            ValueError: where the signature is unlike those in here, or k is less than 1.
        """
        if k < 1:
            raise ValueError(f"{k} is no number of neighbours")
        with self._reading():
            self._require(minhash, self._known())
            found = self._rows.meeting(minhash)
        near = [Neighbour(key, minhash.jaccard(other)) for key, other in found]
        return sorted(near, key=lambda each: -each.jaccard)[:k]

    def pairs(self) -> list[tuple[Key, Key]]:
        """All pairs of keys whose signatures share a band, each once, in the order of insertion."""
        with self._reading():
            return self._rows.pairs()

    def __getitem__(self, key: Key) -> MinHash:
        """The signature of a key; KeyError where it is not there."""
        with self._reading():
            return self._rows.item(self._number(key)).minhash

    def __contains__(self, key: object) -> bool:
        if not isinstance(key, str | int):
            return False
        with self._reading():
            return self._rows.number(_usable(key)) is not None

    def __iter__(self) -> Iterator[Key]:
        """Keys in the order of insertion."""
        with self._reading():
            return iter(list(self._rows.keys()))

    def __len__(self) -> int:
        with self._reading():
            return self._rows.count()

    def __repr__(self) -> str:
        return f"<LSHIndex of {self.bands} bands of {self.rows} rows>"

    # -- inside

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._require_open()
        self._require_settled()
        try:
            with in_our_words(self._path), transaction(self._db):
                yield
        except BaseException:
            self._made_of = None  # it may have been settled by what is not there now
            raise

    @contextmanager
    def _reading(self) -> Iterator[None]:
        self._require_open()
        with in_our_words(self._path), transaction(self._db, writing=False):
            yield

    def _require_open(self) -> None:
        if not self._is_open:
            raise ValueError("the index is closed")

    def _require_settled(self) -> None:
        if self._db.in_transaction:
            raise ValueError("the index cannot be changed by the items that are put in")

    def _number(self, key: Key) -> int:
        number = self._rows.number(_usable(key))
        if number is None:
            raise KeyError(key)
        return number

    def _known(self) -> MadeOf | None:
        """What signatures in here are made of: once it is settled, it stays."""
        if self._made_of is None:
            self._made_of = self._rows.made_of()
        return self._made_of

    def _require(self, minhash: MinHash, made_of: MadeOf | None) -> None:
        """Raises ValueError unless a signature is like those in here."""
        if not isinstance(minhash, MinHash):
            raise TypeError(f"give a MinHash, not {type(minhash).__name__}")
        if len(minhash) != self.length:
            raise ValueError(f"{len(minhash)} values; those in here have {self.length}")
        if made_of not in (None, minhash.made_of):
            raise ValueError(f"made of {minhash.made_of}; those in here of {made_of}")


def _usable(key: Key) -> Key:
    """A key that can be kept; raises TypeError or ValueError where it cannot."""
    if isinstance(key, str):
        key.encode()  # halves of surrogate pairs are no text: UnicodeEncodeError, a ValueError
    elif not isinstance(key, int):
        raise TypeError(f"a key is a str or an int, not {type(key).__name__}")
    elif not -_LARGEST_INT <= key <= _LARGEST_INT:
        raise ValueError(f"{key} has more than 64 bits")
    return key
