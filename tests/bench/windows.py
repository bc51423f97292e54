"""Which passage shingle and window: postings and candidates for the same certain 8 words."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from plagcheck.index.batches import word_hashes
from plagcheck.index.hashing import combine
from plagcheck.index.windows import distinct_window_keys, window_keys, window_minima

PAPERS = 250


def run(texts: Sequence[str]) -> None:
    words = word_hashes(texts)
    papers = [np.concatenate(words[4 * n : 4 * n + 4]) for n in range(PAPERS)]
    filed = words[4 * PAPERS :]
    print(f"\nPassages that find any 8 shared words, {len(filed):,} documents, unrelated papers")
    print("  size window   postings a document   documents that share a window with a paper")
    for size, window in ((5, 4), (6, 3), (7, 2), (8, 1)):
        keys = [distinct_window_keys(combine(some, size), window) for some in filed]
        ids = np.repeat(np.arange(len(keys)), [len(some) for some in keys])
        together = np.concatenate(keys)
        order = np.argsort(together)
        together, ids = together[order], ids[order]
        met = []
        for paper in papers:
            asked = window_keys(window_minima(combine(paper, size), window))
            first = np.searchsorted(together, asked)
            last = np.searchsorted(together, asked, side="right")
            met.append(len({i for a, b in zip(first, last, strict=True) for i in ids[a:b]}))
        print(f"  {size:>4} {window:>6} {len(together) / len(filed):>21.1f} {np.mean(met):>44.1f}")
