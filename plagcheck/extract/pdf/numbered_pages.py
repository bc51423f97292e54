"""Line numbers of drafts, which are no words of the text: which numbers in margins are some.

They count every line, or every n-th, from the first one of the paper or of each page on; from one
to the next there are as many rows as they say; and the pages are mostly running text. Years,
ranks, measures and verses are not like that, and where it is not sure, numbers are left in.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from plagcheck.extract.pdf.line_numbers import LineNumber, Margin

STEPS: Final = range(1, 31)
FURNITURE: Final = 4  # rows of a page that are not counted: titles, running heads, notes
FEWEST: Final = 10  # numbers that are sure to count lines
FEWEST_WIDE: Final = 3  # where they count in fives or more
WIDE: Final = 5
FEWEST_TENS: Final = 2  # of one page, where there are ten lines or more from one to the other
TENS: Final = 10
EXACT: Final = 0.8  # of the numbers follow the one before by as many rows as they say
THERE: Final = 0.8  # of the numbers that are to be
SAME_PLACE: Final = 3.0  # points: how far the numbers of two pages may stand out

Spans = list[tuple[int, int]]


class _Way(NamedTuple):
    """How lines may be numbered."""

    step: int
    restarts: bool  # on each page
    blanks: bool  # rows that are blank are counted, too


class _Count(NamedTuple):
    """How many lines may have been counted above a page: at least and at most."""

    low: int = 0
    high: int = 0
    has_begun: bool = False


def find_line_numbers(pages: Sequence[tuple[Margin, Margin]]) -> list[Spans]:
    """Which characters of each page number its lines."""
    found: list[Spans] = [[] for _ in pages]
    for side in (0, 1):
        for spans, run in zip(found, _numbering([page[side] for page in pages]), strict=True):
            spans += [(number.start, number.end) for number in run]
    return [sorted(set(spans)) for spans in found]


def _numbering(margins: Sequence[Margin]) -> list[list[LineNumber]]:
    """The line numbers of each page in one of the margins, by the way that explains most."""
    values = {number.value for margin in margins for number in margin.numbers}
    best: list[list[LineNumber]] = [[] for _ in margins]
    for step in STEPS:
        if step not in values:
            continue
        for restarts in (False, True):
            for blanks in (False, True):
                runs = _runs(margins, _Way(step, restarts, blanks))
                if sum(map(len, runs)) > sum(map(len, best)):
                    best = runs
    return best


def _runs(margins: Sequence[Margin], way: _Way) -> list[list[LineNumber]]:
    """The numbers of each page that go on from each other; none if they are not sure to be some."""
    runs: list[list[LineNumber]] = []
    count = _Count()
    for margin in margins:
        rows = margin.rows[way.blanks]
        run = _run(margin, way, count)
        runs.append(run)
        if way.restarts:
            continue
        if run:
            last = run[-1]
            count = _Count(last.value, last.value + rows - last.rows[way.blanks], True)
        else:
            count = count._replace(high=count.high + rows)
    return _sure(margins, runs, way)


def _run(margin: Margin, way: _Way, count: _Count) -> list[LineNumber]:
    """The numbers of a page that count its lines, if nearly all of its margin do."""
    run: list[LineNumber] = []
    for number in margin.numbers:
        if not run:
            if _may_begin(number, way, count):
                run.append(number)
            continue
        more = number.value - run[-1].value
        rows = number.rows[way.blanks] - run[-1].rows[way.blanks]
        if more % way.step == 0 and 0 < more <= rows and (more == way.step or more == rows):
            run.append(number)
    exact = sum(
        b.value - a.value == b.rows[way.blanks] - a.rows[way.blanks] for a, b in pairwise(run)
    )
    is_exact = exact >= EXACT * (len(run) - 1)
    return run if is_exact and len(run) >= EXACT * (len(margin.numbers) - 1) else []


def _may_begin(number: LineNumber, way: _Way, count: _Count) -> bool:
    """Whether a number goes on from the page above, or is the first."""
    if number.value % way.step:
        return False
    above = number.value - number.rows[way.blanks]
    if count.has_begun:
        return count.low - FURNITURE <= above <= count.high + FURNITURE and (
            number.value > count.low
        )
    is_first = number.value == way.step or (number.value == 0 and way.step == 1)
    return is_first and -FURNITURE <= above <= count.high


def _sure(
    margins: Sequence[Margin], runs: list[list[LineNumber]], way: _Way
) -> list[list[LineNumber]]:
    """Those of running text, and what stands in the same place on other pages."""
    none: list[list[LineNumber]] = [[] for _ in runs]
    there = wanted = 0
    last = max((place for place, run in enumerate(runs) if run), default=-1)
    places: list[LineNumber] = []
    for margin, run in zip(margins[: last + 1], runs, strict=False):
        if not margin.is_running:
            continue
        wanted += max(0, margin.rows[way.blanks] - FURNITURE) // way.step
        there += len(run)
        places += run
    fewest = FEWEST_WIDE if way.step >= WIDE else FEWEST
    if way.step >= TENS and max(map(len, runs)) >= FEWEST_TENS:
        fewest = FEWEST_TENS
    if there < fewest or there < THERE * wanted:
        return none
    left = min(number.left for number in places) - SAME_PLACE
    right = max(number.right for number in places) + SAME_PLACE
    return [
        run if all(left <= number.left and number.right <= right for number in run) else []
        for run in runs
    ]
