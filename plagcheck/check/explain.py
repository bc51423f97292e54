"""Explaining: all that leads from a paper to a source, worked out anew from their two texts.

The levels are those of a check: bands and windows first, traces in what these do not explain. As if
the source were the only document, unless a library tells how rare the traces are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.check.trace_scores import (
    APART,
    LEAST,
    asked_traces,
    best_stretch,
    trace_weights,
)
from plagcheck.check.verify import compare, mask
from plagcheck.index.hashing import Hashes
from plagcheck.index.minhash import agreeing, densify, estimate, signature
from plagcheck.index.similarity import overlap
from plagcheck.index.traces import trace_keys
from plagcheck.index.windows import window_minima, window_places, windows_needed
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.explanation import (
    Explanation,
    FoundBy,
    SharedBands,
    SharedPassages,
    SharedShingles,
    SharedTraces,
    TracePair,
)
from plagcheck.model.limits import SHORTEST
from plagcheck.model.match import Range
from plagcheck.model.params import IndexParams
from plagcheck.model.result import AlignOptions, Comparison
from plagcheck.textbook.curve import lsh_probability
from plagcheck.textbook.signatures import standard_error

Holders: TypeAlias = Callable[[Hashes], tuple[NDArray[np.intp], int]]
"""How many documents hold each trace, and how many were asked."""


def explain(
    paper: Document | str,
    source: Document | str,
    params: IndexParams | None = None,
    shortest: int = SHORTEST,
) -> Explanation:
    """What leads from one text to another: every figure of "How was this found?"."""
    params = params or IndexParams()
    one, other = (
        prepare(
            text if isinstance(text, str) else text.comparable(),
            shingle_size=params.shingle_size,
            accents=params.accents,
        )
        for text in (paper, source)
    )
    return explain_prepared(one, other, params, AlignOptions(shortest))


def explain_prepared(
    paper: PreparedText,
    source: PreparedText,
    params: IndexParams,
    options: AlignOptions | None = None,
    found: Comparison | None = None,
    holders: Holders | None = None,
) -> Explanation:
    """The same of texts that are ready; `found` is what was found in them, where that is known."""
    options = options or AlignOptions()
    found = found or compare(paper, source, options)
    shingles = _shingles(paper, source)
    bands = _bands(paper, source, shingles.jaccard, params)
    passages = _passages(paper, source, params)
    needed = windows_needed(options.shortest, params.passage_size, params.passage_window)
    by_bands, by_passages = bands.agreed_bands > 0, passages.row >= needed
    explained = found.covered.all if by_bands or by_passages else ()
    free = ~mask(explained, len(paper.tokens))
    is_asked = params.traces and options.edited
    traces = _traces(paper, source, free, holders or _of_one) if is_asked else None
    by_traces = traces is not None and traces.weight >= traces.needed
    return Explanation(
        paper_words=len(paper.tokens),
        source_words=len(source.tokens),
        longest_run=found.longest_run,
        shingles=shingles,
        bands=bands,
        passages=passages,
        traces=traces,
        found_by=FoundBy(by_passages, by_bands, by_traces),
    )


def holders_in(library: Library) -> Holders:
    """Asks a library how rare traces are."""

    def ask(keys: Hashes) -> tuple[NDArray[np.intp], int]:
        which, _ = library.holders(keys)
        return np.bincount(which, minlength=len(keys)), len(library)

    return ask


def _of_one(keys: Hashes) -> tuple[NDArray[np.intp], int]:
    """The source is the only document."""
    return np.ones(len(keys), np.intp), 1


def _shingles(paper: PreparedText, source: PreparedText) -> SharedShingles:
    sets = overlap(paper.shingles.unique, source.shingles.unique)
    return SharedShingles(paper.shingle_size, sets.one, sets.other, sets.shared)


def _bands(
    paper: PreparedText, source: PreparedText, jaccard: float, params: IndexParams
) -> SharedBands:
    one, other = (
        densify(signature(text.shingles.unique, params.signature_length))
        for text in (paper, source)
    )
    error = standard_error(estimate(one, other), params.signature_length)
    met = lsh_probability(jaccard, params.bands, params.rows)
    agree = tuple(agreeing(one, other).tolist())
    return SharedBands(agree, params.bands, params.rows, error, met)


def _passages(paper: PreparedText, source: PreparedText, params: IndexParams) -> SharedPassages:
    window = params.passage_window
    ours, theirs = (text.rows_of(params.passage_size) for text in (paper, source))
    (our_keys, our_places), (their_keys, their_places) = (
        window_places(rows, window) for rows in (ours, theirs)
    )
    _, here, there = np.intersect1d(our_keys, their_keys, assume_unique=True, return_indices=True)
    met = sorted(zip(our_places[here].tolist(), their_places[there].tolist(), strict=True))
    shared = np.isin(window_minima(ours, window), their_keys)
    return SharedPassages(
        windows=int(shared.sum()),
        row=_longest_row(shared),
        certain_run=params.certain_run,
        key_words=params.passage_size,
        paper=tuple(sorted(our_places.tolist())),
        source=tuple(sorted(their_places.tolist())),
        met=tuple(met),
    )


def _longest_row(marked: NDArray[np.bool_]) -> int:
    edges = np.flatnonzero(np.diff(marked, prepend=False, append=False))
    return int((edges[1::2] - edges[::2]).max(initial=0))


def _traces(
    paper: PreparedText, source: PreparedText, free: NDArray[np.bool_], holders: Holders
) -> SharedTraces:
    """The best stretch of traces in the words that nothing explains."""
    words = int(np.count_nonzero(free))
    asked, places = asked_traces(paper.tokens, ~free)
    filed, theirs = _filed_traces(source)
    keys, ours, there = np.intersect1d(asked, filed, assume_unique=True, return_indices=True)
    if not len(keys):
        return SharedTraces(words, (), 0.0, LEAST)
    documents, asked_of = holders(keys)
    weights = trace_weights(documents, asked_of)
    places = places[ours]
    order = np.argsort(places, kind="stable")
    order = order[weights[order] > 0]
    stretch, weight = best_stretch(places[order], weights[order])
    chosen = order[stretch]
    pairs = map(
        TracePair,
        _words_of(paper, places[chosen], keys[chosen]),
        _words_of(source, theirs[there[chosen]], keys[chosen]),
        documents[chosen].tolist(),
    )
    return SharedTraces(words, tuple(pairs), weight, LEAST)


def _filed_traces(source: PreparedText) -> tuple[Hashes, NDArray[np.intp]]:
    """The traces a document is filed under, and which telling word each begins with."""
    keys = trace_keys(source.tokens.stems[source.tokens.telling])
    return np.unique(keys, return_index=True)


def _words_of(text: PreparedText, places: NDArray[np.intp], keys: Hashes) -> list[Range]:
    """From the first to the last word of traces that begin with these telling words."""
    telling = np.flatnonzero(text.tokens.telling)
    following = np.append(trace_keys(text.tokens.stems[telling]), 0)  # none after the last
    apart = np.where(following[places] == keys, *APART)
    return list(zip(telling[places].tolist(), (telling[places + apart] + 1).tolist(), strict=True))
