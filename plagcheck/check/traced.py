"""Traced: documents that hold many traces of a submission close together, though no run of words.

The second look for sources, after those found word for word: it asks only for the words that these
do not explain.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import PreparedText
from plagcheck.check.trace_scores import LEAST, asked_traces, best_stretches, trace_weights
from plagcheck.library.library import Library

MOST: Final = 100  # documents read


def find_traced(
    submission: PreparedText, library: Library, explained: NDArray[np.bool_]
) -> list[int]:
    """Documents worth reading for reworded text, likeliest first; for words not explained yet."""
    if not library.params.traces:
        return []
    keys, places = asked_traces(submission.tokens, explained)
    if not len(keys):
        return []
    which, ids = library.holders(keys)
    weights = trace_weights(np.bincount(which, minlength=len(keys)), len(library))
    worth = weights[which] > 0
    which, ids = which[worth], ids[worth]
    documents, scores = best_stretches(ids, places[which], weights[which])
    worth = scores >= LEAST
    documents, scores = documents[worth], scores[worth]
    return [int(n) for n in documents[np.lexsort((documents, -scores))][:MOST]]
