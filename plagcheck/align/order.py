"""Order: the words of two ranges that are the same and come in the same order."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from typing import Final

from plagcheck.align.matches import Run
from plagcheck.core.hashing import Hashes

MOST_PAIRS: Final = 50_000  # of equal words; beyond, a text repeats itself too much to be worth it

_Link = tuple[int, int, "_Link | None"]


def common_runs(ours: Hashes, theirs: Hashes, least: float = 0) -> list[Run]:
    """The longest common subsequence, as runs of neighbours (Hunt and Szymanski, 1977).

    Empty when the two have too many equal words to try them all, or fewer than `least` in common.
    """
    places = defaultdict(list)
    for place, word in enumerate(theirs.tolist()):
        places[word].append(place)
    words = ours.tolist()
    times = [(count, len(places[word])) for word, count in Counter(words).items() if word in places]
    if sum(map(min, times)) < least or sum(here * there for here, there in times) > MOST_PAIRS:
        return []
    ends: list[int] = []  # the least place of theirs at which a common sequence of each length ends
    links: list[_Link] = []
    for here, word in enumerate(words):
        for there in reversed(places.get(word, ())):
            length = bisect_left(ends, there)
            link = here, there, links[length - 1] if length else None
            if length == len(ends):
                ends.append(there)
                links.append(link)
            else:
                ends[length], links[length] = there, link
    return _runs(links[-1] if links else None)


def _runs(link: _Link | None) -> list[Run]:
    """Follow the links back and join neighbours."""
    runs: list[Run] = []
    while link is not None:
        here, there, link = link
        if runs and (here + 1, there + 1) == runs[-1][:2]:
            runs[-1] = here, there, runs[-1][2] + 1
        else:
            runs.append((here, there, 1))
    return runs[::-1]
