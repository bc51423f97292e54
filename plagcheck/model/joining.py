"""Joining: what hangs together, directly or through others."""

from __future__ import annotations

from collections.abc import Iterable


class Joining:
    """What was joined until now."""

    def __init__(self) -> None:
        self._above: dict[int, int] = {}

    def leader(self, each: int) -> int:
        """The lowest of all that it hangs together with."""
        above = self._above
        above.setdefault(each, each)
        while above[each] != each:
            above[each] = above[above[each]]
            each = above[each]
        return each

    def join(self, a: int, b: int) -> bool:
        """Whether they did not hang together before."""
        one, other = self.leader(a), self.leader(b)
        if one == other:
            return False
        self._above[max(one, other)] = min(one, other)
        return True

    def leaders(self) -> dict[int, int]:
        """For everything that was joined, the lowest of all that it hangs together with."""
        return {each: self.leader(each) for each in list(self._above)}


def leaders(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """For everything in a pair, the lowest of all that it hangs together with."""
    joining = Joining()
    for a, b in pairs:
        joining.join(a, b)
    return joining.leaders()
