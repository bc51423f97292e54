"""Why a source was found: the levels of the index, and what two texts share on each.

Plain numbers, computed on demand by check/explain.py; only `FoundBy` is kept with a check.
"""

from __future__ import annotations

from dataclasses import dataclass

from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.match import Range


@dataclass(frozen=True, slots=True)
class FoundBy:
    """Which levels of the index brought a source: passages, whole documents (bands), traces."""

    passages: bool = False
    bands: bool = False
    traces: bool = False


@dataclass(frozen=True, slots=True)
class SharedShingles:
    """Runs of `size` words: how many different ones each text has, and how many both have."""

    size: int
    paper: int
    source: int
    shared: int

    @property
    def all(self) -> int:
        """Different ones of the two texts together."""
        return self.paper + self.source - self.shared

    @property
    def jaccard(self) -> float:
        """Exact; 0 where neither text has any."""
        return self.shared / self.all if self.all else 0.0


@dataclass(frozen=True, slots=True)
class SharedBands:
    """Two signatures beside each other: which values agree, in bands of `rows` values.

    `error` is how far the estimate is off, as a rule, √(e(1 − e) ÷ values); `met` how likely two
    documents are to share a band that are exactly as much alike.
    """

    agreeing: tuple[bool, ...]
    bands: int
    rows: int
    error: float
    met: float

    @property
    def values(self) -> int:
        return len(self.agreeing)

    @property
    def agreed(self) -> int:
        """How many values agree."""
        return sum(self.agreeing)

    @property
    def estimate(self) -> float:
        """Of the Jaccard similarity; a score is never taken from it."""
        return self.agreed / self.values

    @property
    def table(self) -> tuple[tuple[bool, ...], ...]:
        """The values of each band; those beyond the last band are in none."""
        starts = range(0, self.bands * self.rows, self.rows)
        return tuple(self.agreeing[start : start + self.rows] for start in starts)

    @property
    def agreed_bands(self) -> int:
        return sum(map(all, self.table))


@dataclass(frozen=True, slots=True)
class SharedPassages:
    """Passage keys of two texts, each by the first word of its place, and those that both have.

    `windows` of the paper have a key that the source has too, `row` of them in a row. Any
    `certain_run` words in a row that both have share a key; a key is made of `key_words` words.
    """

    windows: int
    row: int
    certain_run: int
    key_words: int
    paper: tuple[int, ...]
    source: tuple[int, ...]
    met: tuple[tuple[int, int], ...]  # word of the paper, word of the source


@dataclass(frozen=True, slots=True)
class TracePair:
    """Two telling words of the paper that stand side by side in the source, in either order."""

    paper: Range  # words
    source: Range
    documents: int  # that hold it


@dataclass(frozen=True, slots=True)
class SharedTraces:
    """Rare pairs of words that lie closest together, in the `words` that nothing explains.

    A document is read for its traces when they weigh at least `needed`.
    """

    words: int
    pairs: tuple[TracePair, ...]
    weight: float
    needed: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """All that leads from a paper to a source.

    `longest_run` is the longest run of words that counts; 0 where none does. `traces` are None
    where none are kept or asked for. `found_by` is how it would be found as the only document.
    """

    paper_words: int
    source_words: int
    longest_run: int
    shingles: SharedShingles
    bands: SharedBands
    passages: SharedPassages
    traces: SharedTraces | None
    found_by: FoundBy


@dataclass(frozen=True, slots=True)
class Explained:
    """A paper, a document, and all that leads from one to the other.

    `is_listed` tells whether a check of the paper lists the document; `found_by` are the levels
    that brought it then, which has other documents explain words as well.
    """

    paper: Document
    source: Entry
    found: Explanation
    found_by: FoundBy
    is_listed: bool
