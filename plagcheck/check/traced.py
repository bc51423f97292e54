"""Traced: documents that hold many traces of a submission close together, though no run of words.

The second look for sources, after those found word for word: it asks only for the words that these
do not explain.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import PreparedText
from plagcheck.check.trace_scores import LEAST, asked_traces, best_stretches, trace_weights
from plagcheck.library.library import Library

MOST: Final = 100  # documents read


def find_traced(
    submission: PreparedText,
    library: Library,
    explained: NDArray[np.bool_],
    leave_out: Collection[int] = (),
) -> list[int]:
    """Documents worth reading for reworded text, likeliest first; for words not explained yet.

    Those that are left out have no part in it: what a trace tells is what it would tell without
    them, so that others come forward as if they had never been in the library.
    """
    if not library.params.traces:
        return []
    keys, places = asked_traces(submission.tokens, explained)
    if not len(keys):
        return []
    which, ids = library.holders(keys)
    if leave_out:
        asked = ~np.isin(ids, list(leave_out))
        which, ids = which[asked], ids[asked]
    documents_asked = len(library) - len(leave_out)
    weights = trace_weights(np.bincount(which, minlength=len(keys)), documents_asked)
    worth = weights[which] > 0
    which, ids = which[worth], ids[worth]
    documents, scores = best_stretches(ids, places[which], weights[which])
    worth = scores >= LEAST
    documents, scores = documents[worth], scores[worth]
    return [int(n) for n in documents[np.lexsort((documents, -scores))][:MOST]]
