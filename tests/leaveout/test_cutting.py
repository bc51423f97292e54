"""What is left of matches, and of the count, when words are left out."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from plagcheck.index.tokens import tokenize
from plagcheck.leaveout.cutting import APART, LEAST, cut
from plagcheck.leaveout.tally import Tally
from plagcheck.model.adjusted import Rules
from plagcheck.model.document import Span
from plagcheck.model.entry import Entry
from plagcheck.model.match import Kind, Match, Run
from plagcheck.model.result import Comparison, Source
from tests.word_salad import text

WORDS = 80
TEXT = text(1, WORDS)
TOKENS = tokenize(TEXT)


def match(ours: tuple[int, int], kind: Kind = Kind.WORD_FOR_WORD, *, weak: bool = False) -> Match:
    first, end = ours
    runs: tuple[Run, ...] = ((first, first + 100, end - first),)
    if not kind.is_copied:
        runs = ((first, 100, 3),)
    span = Span(int(TOKENS.starts[first]), int(TOKENS.ends[end - 1]))
    return Match(span, Span(0, 9), kind, runs, ours, (100, 103), 0.5, weak)


def source(*matches: Match) -> Source:
    entry = Entry(1, "a.txt", "Library", 200, 0, "", (), "")
    return Source(entry, Comparison(0.1, matches, WORDS, 200))


def words(*ranges: tuple[int, int]) -> np.ndarray:
    mask = np.zeros(WORDS, bool)
    for first, end in ranges:
        mask[first:end] = True
    return mask


def test_a_match_that_nothing_touches_stays_itself() -> None:
    whole = match((10, 40))

    assert cut(whole, words((0, 10), (40, 80)), TOKENS) == (whole,)


@pytest.mark.parametrize(("gap", "parts"), [(APART, 1), (APART + 1, 2)])
def test_a_long_gap_parts_a_copied_match(gap: int, parts: int) -> None:
    found = cut(match((10, 60)), words((20, 20 + gap)), TOKENS)

    assert len(found) == parts
    assert sum(part.words for part in found) == 50 - gap
    assert [run for part in found for run in part.runs] == [
        (10, 110, 10), (20 + gap, 120 + gap, 40 - gap)
    ]  # fmt: skip


def test_any_gap_parts_a_reworded_match() -> None:
    """All its words count, so none that is left out may lie in it."""
    found = cut(match((10, 60), Kind.REWORDED), words((30, 31)), TOKENS)

    assert [part.ours for part in found] == [(10, 30), (31, 60)]
    assert [part.words for part in found] == [20, 29]
    assert [part.longest_run for part in found] == [3, 0]


def test_a_thin_rest_of_a_rewording_is_weak() -> None:
    """Its parts are judged together: what is left out of the middle makes no passage thin."""
    whole = match((10, 60), Kind.REWORDED)

    assert [part.weak for part in cut(whole, words((30, 36)), TOKENS)] == [False, False]
    (rest,) = cut(whole, words((22, 60)), TOKENS)
    assert (rest.words, rest.weak) == (12, True)
    copied = replace(whole, runs=((10, 100, 9),))
    (rest,) = cut(copied, words((22, 60)), TOKENS)
    assert (rest.words, rest.weak) == (12, False)


def test_a_rest_of_a_few_words_says_nothing() -> None:
    assert cut(match((10, 40)), words((10, 40 - LEAST + 1)), TOKENS) == ()
    (rest,) = cut(match((10, 40)), words((10, 40 - LEAST)), TOKENS)
    assert rest.words == LEAST
    assert TEXT[rest.submission.start : rest.submission.end] == " ".join(TEXT.split()[35:40])


def test_thin_rewordings_are_cut_and_dropped_with_the_rest() -> None:
    thin = match((50, 70), Kind.REWORDED, weak=True)
    tally = Tally([source(match((0, 30)), thin)], TOKENS, Rules())
    (part,) = tally.parts

    assert tally.matches(part) == part.source.matches
    tally.leave_out(words((50, 60)))
    assert [rest.words for rest in tally.matches(part)] == [30, 10]
    assert tally.matched_words == 30
    assert [small.words for small in tally.drop_small(12)] == [10]
    assert [rest.words for rest in tally.matches(part)] == [30]


def test_what_was_dropped_stays_dropped() -> None:
    tally = Tally([source(match((0, 30))), source(match((20, 40)))], TOKENS, Rules())
    first, second = tally.parts

    assert tally.matched_words == 40
    tally.drop(first)
    tally.leave_out(words((0, 5)))
    tally.leave_out_for(first, words((5, 8)))
    assert (tally.matched_words, tally.matches(first)) == (20, ())
    tally.leave_out_for(second, words((20, 30)))
    assert tally.matched_words == 10


def test_a_source_of_thin_rewordings_adds_nothing_though_it_has_copied_runs() -> None:
    thin = match((50, 70), Kind.REWORDED, weak=True)
    copied = replace(thin, runs=((50, 100, 10),))
    tally = Tally([source(copied)], TOKENS, Rules())

    assert tally.matched_words == 0


def test_what_is_left_of_a_run_copied_into_a_rewording_is_copied_still() -> None:
    runs = ((20, 120, 14), (40, 150, 6))
    whole = replace(match((10, 60), Kind.REWORDED), runs=runs, copied_from=12)

    (before, after) = cut(whole, words((25, 28)), TOKENS)

    assert before.copied_runs == ((20, 120, 5),)
    assert after.copied_runs == ((28, 128, 6),)
    assert sum(size for part in (before, after) for _, _, size in part.copied_runs) == 14 - 3
