"""Line numbers that were saved with a plain text: each line, or every n-th, begins with its own."""

from __future__ import annotations

import re
from typing import Final

from plagcheck.model.document import Span

FEWEST: Final = 8  # numbers that are sure to count lines
FEWEST_WIDE: Final = 3  # where they count in fives or more
WIDE: Final = 5
WIDEST: Final = 30  # lines from one to the next
WORDS: Final = 6  # in a line, on average: a list or a table has fewer
LONG: Final = 0.87  # of the longest line are those of running text
RUNNING: Final = 0.65  # of the lines, at least
FEW: Final = 0.05  # of the lines may be longer than all others
_NUMBER: Final = re.compile(r"[ \t]{0,16}(\d{1,5})(?=[ \t]|$)")


def find_numbered_lines(text: str) -> list[Span]:
    """The numbers, if there is one at all places where one is to be, and at no other."""
    lines = [(found.start(), found[0]) for found in re.finditer(r"[^\r\n\f]+", text)]
    for every in (lines, [line for line in lines if line[1].strip()], _with_blanks(text)):
        if found := _numbers(every):
            return found
    return []


def _with_blanks(text: str) -> list[tuple[int, str]]:
    return [(found.start(), found[0]) for found in re.finditer(r"^[^\r\n]*", text, re.MULTILINE)]


def _numbers(lines: list[tuple[int, str]]) -> list[Span]:
    numbers = {
        place: (int(found[1]), Span(start + found.start(1), start + found.end(1)))
        for place, (start, line) in enumerate(lines, 1)
        if (found := _NUMBER.match(line))
    }
    step = min(numbers, default=0)
    if not 0 < step <= WIDEST or len(numbers) < (FEWEST_WIDE if step >= WIDE else FEWEST):
        return []
    expected = range(step, len(lines) + 1, step)
    is_exact = list(numbers) == list(expected) and all(n == numbers[n][0] for n in numbers)
    rest = [
        _NUMBER.sub("", line, count=1) if n in numbers else line
        for n, (_, line) in enumerate(lines, 1)
    ]
    return [span for _, span in numbers.values()] if is_exact and _is_running(rest) else []


def _is_running(lines: list[str]) -> bool:
    """Whether they are full lines of words and not a list, a table or verses."""
    texts = [text for line in lines if (text := line.strip())]
    longest = sorted(map(len, texts))[-1 - int(FEW * len(texts))] if texts else 0
    full = sum(len(text) >= LONG * longest and not text[-1].isdigit() for text in texts)
    words = sum(len(text.split()) for text in texts)
    return words >= WORDS * len(texts) and full >= RUNNING * len(texts)
