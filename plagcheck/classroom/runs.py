"""Runs: pairs that share some words in a row, though they may share nothing else.

The windows here are as long as the run that is looked for, so a shared window is a shared run and
no pair is read in vain. Text that many papers hold (a form, a question, a set phrase) would pair
all of them: beyond `most_holders`, a run is common text, which is offered as such instead. Nor
does a run tell anything that is common text for the most part and goes on by a word or two.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from plagcheck.classroom.pairing import Places, Postings, distinct_pairs, earlier_pairs
from plagcheck.classroom.texts import Mask, PaperText, is_in, words_within

LEAST: Final = 5
FEW: Final = 15


def most_holders(papers: int) -> int:
    """How many papers may hold a run that still makes pairs.

    Half of a small class. In a large one √n, so that one run makes fewer than n pairs and the work
    grows with the papers, not with their square.
    """
    return max(LEAST, min(papers // 2, max(FEW, math.isqrt(papers))))


def telling_runs(texts: Sequence[PaperText], rows: Postings, length: int) -> Mask:
    """Which values of the postings make pairs: those that few papers hold, and more than one.

    At least half of such a run stands, in some paper, outside text that many papers hold.
    """
    limit = most_holders(len(texts))
    common = rows.values[rows.holders > limit]
    telling: Mask = (rows.holders > 1) & (rows.holders <= limit)
    if not len(common):
        return telling
    apart = np.zeros(len(rows.values), bool)
    for text in texts:
        hashes, counts = text.rows(length)
        shared = words_within(is_in(hashes, common), len(text.tokens), length)
        before = np.concatenate(([0], np.cumsum(shared)))
        inside = before[length:] - before[: len(hashes)] if len(hashes) else hashes
        kept = hashes[counts & (2 * inside <= length)]
        apart[np.searchsorted(rows.values, kept)] = True
    return telling & apart


def run_pairs(rows: Postings, telling: Mask, papers: int) -> Places:
    """Pairs that share a telling run, as numbers i · papers + j, in order."""
    kept = telling[rows.group]
    owner, group = rows.owner[kept], rows.group[kept]
    fresh = np.ones(len(group), bool)
    np.not_equal(group[1:], group[:-1], out=fresh[1:])
    first = np.flatnonzero(fresh)[np.cumsum(fresh) - 1] if len(group) else group
    found = [np.empty(0, np.intp)]
    for one, other in earlier_pairs(first):
        found.append(distinct_pairs(owner[one], owner[other], papers))
    return np.unique(np.concatenate(found))
