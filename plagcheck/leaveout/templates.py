"""Templates: the words of a handout, a form or a task that stand in a paper."""

from __future__ import annotations

from typing import Final

import numpy as np

from plagcheck.align.alignment import align
from plagcheck.align.prepared import Prepared, prepare
from plagcheck.check.verify import covered_words
from plagcheck.model.document import Span
from plagcheck.model.result import SHORTEST_LEAST, AlignOptions

_OPTIONS: Final = AlignOptions(SHORTEST_LEAST, edited=False)


def find_template(template: str, paper: Prepared, *, accents: bool = False) -> list[Span]:
    """Stretches of the paper that were copied from a template, word for word or nearly so.

    Words that a student filled in are between the stretches, not in them.
    """
    matches = align(paper, prepare(template, accents=accents), _OPTIONS)
    copied = covered_words(matches, len(paper.tokens)).copied
    edges = np.diff(copied, prepend=False, append=False).nonzero()[0].tolist()
    tokens = paper.tokens
    return [
        Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
        for first, end in zip(edges[::2], edges[1::2], strict=True)
    ]
