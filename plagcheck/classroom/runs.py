"""Runs: pairs that share some words in a row, though they may share nothing else.

The windows here are as long as the run that is looked for, so a shared window is a shared run and
no pair is read in vain. Text that many papers hold (a form, a question, a set phrase) would pair
all of them: beyond `most_holders`, a run is common text, which is left out before (see common).
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from plagcheck.classroom.pairing import Places, Postings, distinct_pairs, earlier_pairs

LEAST: Final = 5
FEW: Final = 15
PAIRS: Final = 4  # for every paper, that share nothing but a few words in a row


def most_holders(papers: int) -> int:
    """How many papers may hold a run that still makes pairs.

    Half of a small class. In a large one √n, so that one run makes fewer than n pairs and the work
    grows with the papers, not with their square.
    """
    return max(LEAST, min(papers // 2, max(FEW, math.isqrt(papers))))


def most_of_short(rows: Postings, papers: int) -> int:
    """How many papers may hold a row shorter than asked for, which edits may have left of a longer.

    As many as give no more than a few pairs for every paper: the rarest rows tell most.
    """
    most = 1
    while most < most_holders(papers):
        if len(run_pairs(rows, most + 1, papers)) > PAIRS * papers:
            break
        most += 1
    return most


def run_pairs(rows: Postings, most: int, papers: int) -> Places:
    """Pairs that share a row which no more than `most` hold, as i · papers + j, in order."""
    kept = ((rows.holders > 1) & (rows.holders <= most))[rows.group]
    owner, group = rows.owner[kept], rows.group[kept]
    fresh = np.ones(len(group), bool)
    np.not_equal(group[1:], group[:-1], out=fresh[1:])
    first = np.flatnonzero(fresh)[np.cumsum(fresh) - 1] if len(group) else group
    found = [np.empty(0, np.intp)]
    for one, other in earlier_pairs(first):
        found.append(distinct_pairs(owner[one], owner[other], papers))
    return np.unique(np.concatenate(found))
