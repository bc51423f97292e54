"""Exact spans of two 10,000-word texts, against difflib."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from difflib import SequenceMatcher

from plagcheck import compare_texts

WORDS, ROUNDS = 10_000, 9


def pair(texts: Sequence[str]) -> tuple[str, str]:
    """Two texts; a quarter of the first stands, in pieces and in another order, in the second."""
    rng = random.Random(3)
    pool = " ".join(texts[: 4 * WORDS // 100]).split()
    one, other = pool[:WORDS], pool[WORDS : 2 * WORDS]
    pieces = [one[start : start + 250] for start in range(0, WORDS, 1000)]
    rng.shuffle(pieces)
    for place, piece in enumerate(pieces):
        other[place * 1000 + 300 : place * 1000 + 550] = piece
    return " ".join(one), " ".join(other)


def run(texts: Sequence[str]) -> None:
    one, other = pair(texts)
    ours = edited = theirs = float("inf")
    found = matched = 0
    for _ in range(ROUNDS):
        began = time.process_time()
        compare_texts(one, other)
        edited = min(edited, time.process_time() - began)
        began = time.process_time()
        matches = compare_texts(one, other, edited=False)
        ours = min(ours, time.process_time() - began)
        found = sum(match.words for match in matches)
        began = time.process_time()
        a, b = one.split(), other.split()
        blocks = SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks()
        theirs = min(theirs, time.process_time() - began)
        matched = sum(block.size for block in blocks if block.size >= 12)
    print(f"\nSpans of two {WORDS:,}-word texts that share 2,500 words out of order")
    print(f"  plagcheck  {ours * 1000:8.1f} ms   {found:,} words found")
    print(f"    looking for reworded text as well: {edited * 1000:.1f} ms")
    print(f"  difflib    {theirs * 1000:8.1f} ms   {matched:,} words found   {theirs / ours:.0f} ×")
