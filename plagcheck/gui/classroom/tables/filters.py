"""What is typed into a filter: words to look for, and shares like >20."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_SHARE: Final = re.compile(r"([<>])\s*(\d+(?:[.,]\d+)?)\s*%?")


@dataclass(frozen=True, slots=True)
class Filter:
    """Rows must hold all `words`, and shares (in percent) must lie above and below limits."""

    words: tuple[str, ...] = ()
    above: float | None = None
    below: float | None = None

    def lets_through(self, text: str, share: float) -> bool:
        """`text` is all that a row says, in small letters; `share` is between 0 and 1."""
        percent = share * 100
        if self.above is not None and percent <= self.above:
            return False
        if self.below is not None and percent >= self.below:
            return False
        return all(word in text for word in self.words)


def parse(typed: str) -> Filter:
    """Shares may stand anywhere; the rest is words."""
    above = below = None
    for sign, number in _SHARE.findall(typed):
        value = float(number.replace(",", "."))
        if sign == ">":
            above = value
        else:
            below = value
    rest = _SHARE.sub(" ", typed)
    return Filter(tuple(rest.casefold().split()), above, below)
