"""Templates: the words of a handout, a form or a task that stand in a paper."""

from __future__ import annotations

from plagcheck.align.passages import RUN, find_passages
from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.align.runs import shared_runs
from plagcheck.model.counting import union
from plagcheck.model.document import Span


def find_template(template: str, paper: PreparedText, *, accents: bool = False) -> list[Span]:
    """Stretches of the paper that were copied from a template, word for word or nearly so.

    Words that a student filled in are between the stretches, not in them.
    """
    runs = shared_runs(paper, prepare(template, accents=accents), RUN)
    copied = (run for passage in find_passages(runs) for run in passage.runs)
    tokens = paper.tokens
    return [
        Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
        for first, end in union((here, here + size) for here, _, size in copied)
    ]
