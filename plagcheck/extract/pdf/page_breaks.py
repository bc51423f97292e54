"""Lines at a page break that are drawn on both pages, on one of them beyond its edge.

Qt prints so: each page has the whole lines that touch it, and the paper's edge cuts them off.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_NUMBER: Final = re.compile(r"\s*\d+$")  # of a page, set where its last line ends


def stands_in_lines(text: str, lines: Iterable[str]) -> bool:
    """Whether a text is nothing but some of these lines, one after the other."""
    every = [form for line in lines for form in (line, _NUMBER.sub("", line))]
    known = sorted({tuple(line.split()) for line in every}, key=len, reverse=True)
    words = tuple(text.split())
    while words:
        line = next((each for each in known if each and words[: len(each)] == each), None)
        if line is None:
            return False
        words = words[len(line) :]
    return True
