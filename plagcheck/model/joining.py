"""Joining: what hangs together, directly or through others."""

from __future__ import annotations

from collections.abc import Iterable


def leaders(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """For everything in a pair, the lowest of all that it hangs together with."""
    above: dict[int, int] = {}

    def top(each: int) -> int:
        above.setdefault(each, each)
        while above[each] != each:
            above[each] = above[above[each]]
            each = above[each]
        return each

    for a, b in pairs:
        one, other = sorted((top(a), top(b)))
        above[other] = one
    return {each: top(each) for each in list(above)}
