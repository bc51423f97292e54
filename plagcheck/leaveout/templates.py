"""Templates: the words of a handout, a form or a task that stand in a paper."""

from __future__ import annotations

from typing import Final

from plagcheck.align.alignment import align
from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.model.counting import covered
from plagcheck.model.document import Span
from plagcheck.model.limits import SHORTEST_LEAST
from plagcheck.model.result import AlignOptions

_OPTIONS: Final = AlignOptions(SHORTEST_LEAST, edited=False)


def find_template(template: str, paper: PreparedText, *, accents: bool = False) -> list[Span]:
    """Stretches of the paper that were copied from a template, word for word or nearly so.

    Words that a student filled in are between the stretches, not in them.
    """
    matches = align(paper, prepare(template, accents=accents), _OPTIONS)
    tokens = paper.tokens
    return [
        Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
        for first, end in covered(matches).copied
    ]
