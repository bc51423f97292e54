"""Order: the words of two ranges that are the same and come in the same order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from plagcheck.index.hashing import Hashes
from plagcheck.model.match import Run

MOST_CELLS: Final = 1 << 26  # words here times words there; beyond, not worth the memory


def common_runs(ours: Hashes, theirs: Hashes, least: float = 0) -> list[Run]:
    """The longest common subsequence, as runs of neighbours; empty below `least` words.

    The rows of the usual table are kept as one number each (Hyyrö, 2004): bit j of row i is 0
    where the first i words of ours have one more in common with j + 1 words of theirs than with j.
    """
    if len(ours) * len(theirs) > MOST_CELLS:
        return []
    places: defaultdict[int, int] = defaultdict(int)
    for place, word in enumerate(theirs.tolist()):
        places[word] |= 1 << place
    row = full = (1 << len(theirs)) - 1
    rows = [row]
    for word in ours.tolist():
        hits = row & places.get(word, 0)
        row = (row + hits | row - hits) & full
        rows.append(row)
    if len(theirs) - row.bit_count() < least:
        return []
    return _joined(_pairs(rows, len(theirs)))


def _pairs(rows: list[int], column: int) -> Iterator[tuple[int, int]]:
    """The places of the words in common, last first."""
    row = len(rows) - 1
    while row and column:
        if rows[row] >> column - 1 & 1:
            column -= 1
        else:
            row -= 1
            if rows[row] >> column - 1 & 1:
                column -= 1
                yield row, column


def _joined(pairs: Iterator[tuple[int, int]]) -> list[Run]:
    """Join neighbours."""
    runs: list[Run] = []
    for here, there in pairs:
        if runs and (here + 1, there + 1) == runs[-1][:2]:
            runs[-1] = here, there, runs[-1][2] + 1
        else:
            runs.append((here, there, 1))
    return runs[::-1]
