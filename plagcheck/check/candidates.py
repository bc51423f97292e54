"""Candidates: which documents the index says are worth reading, best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import PreparedText
from plagcheck.index.fingerprint import document_keys
from plagcheck.index.hashing import Hashes
from plagcheck.index.minhash import signature
from plagcheck.index.shingles import sorted_set
from plagcheck.index.windows import window_keys, window_minima, windows_needed
from plagcheck.library.library import Library
from plagcheck.model.explanation import FoundBy
from plagcheck.model.params import IndexParams

MOST_EXPANDED: Final = 4_000_000  # (document, window) pairs looked at in one check

MOST_REPEATED: Final = 8


@dataclass(frozen=True, slots=True)
class Candidate:
    """A document, the windows of the submission it holds, and the levels that brought it."""

    document_id: int
    windows: NDArray[np.intp]
    found_by: FoundBy


@dataclass(frozen=True, slots=True)
class _Question:
    """A submission's keys: bands first, then the distinct keys of its windows."""

    bands: Hashes
    windows: Hashes
    window_key: NDArray[np.intp]  # per window, the index of its key in `windows`


def find_candidates(
    submission: PreparedText, library: Library, shortest: int
) -> Sequence[Candidate]:
    """Documents that may share a run of `shortest` words, or are alike as a whole.

    None that does is left out: a shared run shares several windows in a row, and so their minima.
    """
    question = _ask(submission, library.params)
    which, ids = library.holders(np.concatenate((question.bands, question.windows)))
    in_band = which < len(question.bands)
    similar = set(ids[in_band].tolist())
    window, holder, unsure = _expand(which[~in_band] - len(question.bands), ids[~in_band], question)
    params = library.params
    needed = windows_needed(shortest, params.passage_size, params.passage_window)
    found = {}
    for number, windows, longest in _by_document(window, holder):
        levels = FoundBy(longest >= needed or number in unsure, number in similar)
        if levels.passages or levels.bands:
            found[number] = Candidate(number, windows, levels)
    nothing = np.empty(0, np.intp)
    for number in similar - found.keys():
        found[number] = Candidate(number, nothing, FoundBy(bands=True))
    return sorted(found.values(), key=lambda c: (-len(c.windows), c.document_id))


def _ask(submission: PreparedText, params: IndexParams) -> _Question:
    unique = submission.shingles.unique
    minima = signature(unique, params.signature_length)
    bands = document_keys(minima, params) if len(unique) else np.empty(0, np.uint64)
    windows = window_minima(submission.rows_of(params.passage_size), params.passage_window)
    distinct = sorted_set(windows)
    return _Question(bands, window_keys(distinct), np.searchsorted(distinct, windows))


def _expand(
    which: NDArray[np.intp], ids: NDArray[np.int64], question: _Question
) -> tuple[NDArray[np.intp], NDArray[np.int64], set[int]]:
    """From (key, document) to (window, document): a key may stand for several windows.

    A submission that repeats itself, in a library that repeats it, would give far too many pairs.
    Then only some windows of a repeated key are followed, and the documents that hold such a key
    are given as well: they are read, since their windows in a row cannot be told.
    """
    order = np.argsort(question.window_key, kind="stable")
    ordered = question.window_key[order]
    first = np.searchsorted(ordered, which)
    counts = np.searchsorted(ordered, which, side="right") - first
    unsure: set[int] = set()
    if int(counts.sum()) > MOST_EXPANDED:
        unsure = set(ids[counts > MOST_REPEATED].tolist())
        counts = np.minimum(counts, MOST_REPEATED)
    window = order[
        np.repeat(first, counts)
        + np.arange(int(counts.sum()))
        - np.repeat(np.cumsum(counts) - counts, counts)
    ]
    return window, np.repeat(ids, counts), unsure


def _by_document(
    window: NDArray[np.intp], holder: NDArray[np.int64]
) -> list[tuple[int, NDArray[np.intp], int]]:
    """Each document with its windows in order and the longest row of neighbouring ones."""
    if not len(window):
        return []
    order = np.lexsort((window, holder))
    window, holder = window[order], holder[order]
    starts = np.flatnonzero(np.diff(holder, prepend=-1))
    breaks = (np.diff(window, prepend=-2) != 1) | (np.diff(holder, prepend=-1) != 0)
    row = np.cumsum(breaks) - 1
    row_length = np.bincount(row)
    longest = np.maximum.reduceat(row_length[row], starts)
    parts = np.split(window, starts[1:])
    return list(zip(holder[starts].tolist(), parts, longest.tolist(), strict=True))
