"""Reading a check once for all the tests that look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tests.agreement import cases, comparing, papers
from tests.agreement.cases import Case
from tests.agreement.program import Window
from tests.agreement.surfaces import Figures

WAYS: Final[dict[str, tuple[Callable[..., list[Figures]], Sequence[Case]]]] = {
    "check": (cases.check, cases.CASES),
    "two files": (cases.compare, cases.PAIR_CASES),
}
# A name for every case, and what is asked for with it.
ASKED: Final = {
    f"{way}, {case.name}": (read, case) for way, (read, asked) in WAYS.items() for case in asked
}


class Reading:
    """One paper, read on all surfaces in every case; each case once."""

    def __init__(self, window: Window, folder: papers.Folder) -> None:
        self._window, self.folder = window, folder
        self._known: dict[str, list[Figures]] = {}

    def figures(self, name: str) -> list[Figures]:
        if name not in self._known:
            if self._window.holds != self.folder.sources:
                cases.library_of(self._window, self.folder.sources)
            read, case = ASKED[name]
            self._known[name] = read(self._window, case, self.folder)
        return self._known[name]

    def broken(self, name: str, rule: str) -> list[str]:
        """How a rule is broken in one case."""
        return list(RULES[rule](self, name))

    def with_first(self, name: str) -> Iterator[tuple[Figures, Figures]]:
        """Every surface with all counted, and as it is in this case."""
        way = name.partition(",")[0]
        first = {each.surface: each for each in self.figures(f"{way}, all counted")}
        for each in self.figures(name):
            if each.surface in first:
                yield first[each.surface], each


def _agree(aspect: str) -> Callable[[Reading, str], Iterator[str]]:
    def broken(reading: Reading, name: str) -> Iterator[str]:
        every = reading.figures(name)  # of places only programs are told, so these are all of them
        figures = [
            each for each in every if aspect == comparing.PLACES or not _is_shown_again(each)
        ]
        yield from map(str, comparing.disagreements(figures, aspect))

    return broken


def _is_shown_again(figures: Figures) -> bool:
    return figures.surface.startswith("history show")


def _shown_again(reading: Reading, name: str) -> Iterator[str]:
    """What `history show` tells, beside what was shown first."""
    first, *rest = reading.figures(name)
    figures = [first, *filter(_is_shown_again, rest)]
    for aspect in comparing.ALL_ASPECTS:
        if aspect != "weak matches":
            yield from map(str, comparing.disagreements(figures, aspect))


def _adds_up(reading: Reading, name: str) -> Iterator[str]:
    for each in reading.figures(name):
        yield from comparing.does_not_add_up(each)


def _leads_on(reading: Reading, name: str) -> Iterator[str]:
    for each in reading.figures(name):
        yield from comparing.leads_elsewhere(each)


def _one_source(reading: Reading, name: str) -> Iterator[str]:
    for each in reading.figures(name):
        yield from comparing.one_source_tells_all(each)


def _in_order(reading: Reading, name: str) -> Iterator[str]:
    for each in reading.figures(name):
        yield from comparing.out_of_order(each, reading.folder.text)


def _never_raised(reading: Reading, name: str) -> Iterator[str]:
    for before, after in reading.with_first(name):
        yield from comparing.raised(before, after)


def _in_a_listed_source(reading: Reading, name: str) -> Iterator[str]:
    for each in reading.figures(name):
        yield from comparing.in_no_listed_source(each)


def _keep_their_names(reading: Reading, name: str) -> Iterator[str]:
    for before, after in reading.with_first(name):
        yield from comparing.renamed(before, after, reading.folder.text)


def _same_paper(reading: Reading, name: str) -> Iterator[str]:
    for before, after in reading.with_first(name):
        if None not in (before.of, after.of) and before.of != after.of:
            yield f"{after.surface}: {before.of} → {after.of} words"


RULES: Final[dict[str, Callable[[Reading, str], Iterator[str]]]] = {
    **{aspect: _agree(aspect) for aspect in comparing.ALL_ASPECTS},
    "history show": _shown_again,
    "the legend adds up to the number": _adds_up,
    "the ledger leads to the number": _leads_on,
    "one source tells all": _one_source,
    "letters in reading order": _in_order,
    "leaving out never raises a number": _never_raised,
    "every word in a listed source": _in_a_listed_source,
    "numbers and letters stay": _keep_their_names,
    "the paper stays as long": _same_paper,
}
