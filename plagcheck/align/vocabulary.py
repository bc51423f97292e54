"""Vocabulary: the different words of a text, and which fragments hold them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.fragments import Fragments, split
from plagcheck.index.hashing import Hashes

Places = NDArray[np.intp]

STEM_BITS: Final = 32  # of a stem's hash: enough to tell the words of two texts apart


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Stems of a text as a sorted set; `words[i]` is the index of word i's stem in it.

    `postings` is each stem with each fragment that holds it, in order: (stem, fragment) columns;
    `fragment_counts` in how many fragments each stem stands.
    """

    stems: Hashes
    words: Places
    counts: Places
    fragments: Fragments
    postings: tuple[Places, Places]
    fragment_counts: Places


def vocabularies_of(stems: Hashes, fragments: Fragments, edges: Sequence[int]) -> list[Vocabulary]:
    """The vocabulary of each of the texts whose words these are; `edges` are their first words."""
    count = len(edges) - 1
    place_bits = len(stems).bit_length()
    # Text, half a stem's hash and its place share a number, so that one sort orders them all.
    # They fit: a batch has no more than 2^17 characters and 2^14 texts.
    packed = stems >> np.uint64(64 - STEM_BITS) << np.uint64(place_bits)
    packed |= np.arange(len(stems), dtype=np.uint64)
    for text in range(1, count):
        packed[edges[text] : edges[text + 1]] |= np.uint64(text << STEM_BITS + place_bits)
    packed.sort()
    ordered = packed >> np.uint64(place_bits)
    order = (packed & np.uint64((1 << place_bits) - 1)).view(np.intp)
    fresh = np.empty(len(stems), bool)
    fresh[:1] = True
    np.not_equal(ordered[1:], ordered[:-1], out=fresh[1:])
    first = fresh.nonzero()[0]
    counts = _sizes(first, len(stems))
    ranks = np.arange(len(first)).repeat(counts)
    words = np.empty(len(stems), np.intp)
    words[order] = ranks
    bounds = fragments.bounds
    holders = np.arange(len(fragments)).repeat(bounds[1:] - bounds[:-1])
    holders = holders.take(order)  # ascending for each stem
    fresh[1:] |= holders[1:] != holders[:-1]
    entries = fresh.nonzero()[0]
    postings = ranks.take(entries), holders.take(entries)
    held = np.bincount(postings[0], minlength=len(first))
    together = Vocabulary(ordered.take(first), words, counts, fragments, postings, held)
    return [together] if count == 1 else _apart(together, first.searchsorted(edges), edges)


def _sizes(first: Places, end: int) -> Places:
    """How many follow each first one."""
    sizes = np.empty(len(first), np.intp)
    np.subtract(first[1:], first[:-1], out=sizes[:-1])
    sizes[-1:] = end - first[-1:]
    return sizes


def _apart(together: Vocabulary, first: Places, edges: Sequence[int]) -> list[Vocabulary]:
    """Each text's own, with numbers that count from 0."""
    stems, fragments = together.postings
    entries = stems.searchsorted(first).tolist()
    cuts = together.fragments.bounds.searchsorted(edges).tolist()
    own = split(together.fragments, edges)
    low = np.uint64((1 << STEM_BITS) - 1)
    found = []
    for text, (start, end) in enumerate(pairwise(first.tolist())):
        inside = slice(entries[text], entries[text + 1])
        found.append(
            Vocabulary(
                together.stems[start:end] & low,
                together.words[edges[text] : edges[text + 1]] - start,
                together.counts[start:end],
                own[text],
                (stems[inside] - start, fragments[inside] - cuts[text]),
                together.fragment_counts[start:end],
            )
        )
    return found
