"""What is left out of a paper counts in no rewording that reaches across it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from plagcheck.classroom.cutting import cut_pair
from plagcheck.classroom.texts import PaperText, class_texts
from plagcheck.model.adjusted import Reason
from plagcheck.model.classes import ClassOptions
from plagcheck.model.counting import covered, size
from plagcheck.model.document import Span
from plagcheck.model.match import Kind, Match, turned
from tests import word_salad
from tests.classroom.classes import papers_of


def texts(*gaps: tuple[int, int, int]) -> list[PaperText]:
    """Two papers of 100 words; (paper, first word, end) are left out."""
    papers = papers_of({f"Student {n}": word_salad.text(n, 100) for n in range(2)})
    made = class_texts(papers, ClassOptions())
    for paper, first, end in gaps:
        words = np.zeros(100, bool)
        words[first:end] = True
        made[paper] = made[paper].without(words, Reason.QUOTATION)
    return made


def reworded(ours: tuple[int, int] = (10, 90), theirs: tuple[int, int] = (20, 80)) -> Match:
    span = Span(0, 1)
    return Match(span, span, Kind.REWORDED, ((12, 22, 3), (70, 60, 3)), ours, theirs, letter="b")


def test_nothing_is_cut_where_nothing_is_left_out() -> None:
    match = reworded()
    assert cut_pair([match], *texts(), 12) == (match,)
    assert cut_pair([match], *texts((0, 0, 9), (1, 85, 90)), 12) == (match,)


@pytest.mark.parametrize(
    "gaps",
    [
        [(0, 30, 40)],
        [(1, 30, 40)],
        [(0, 30, 40), (1, 50, 60)],
        [(0, 30, 33), (0, 60, 70), (1, 50, 60)],
        [(0, 5, 15), (1, 70, 100)],
    ],
)
def test_no_word_that_is_left_out_counts_on_either_side(gaps: list[tuple[int, int, int]]) -> None:
    ours, theirs = texts(*gaps)
    pieces = cut_pair([reworded()], ours, theirs, 12)

    for side, text, whole in ((0, ours, (10, 90)), (1, theirs, (20, 80))):
        seen = [turned(piece) for piece in pieces] if side else list(pieces)
        words = np.zeros(100, bool)
        for start, end in covered(seen).all:
            words[start:end] = True
        expected = np.zeros(100, bool)
        expected[slice(*whole)] = True
        assert (words == expected & ~text.left_out).all()
        assert sum(size([piece.ours]) for piece in seen) == words.sum()  # no piece twice
        for piece in seen:
            first, end = piece.ours
            assert piece.submission == Span(
                int(text.tokens.starts[first]), int(text.tokens.ends[end - 1])
            )
    assert {piece.letter for piece in pieces} == {"b"}


def test_what_is_wholly_left_out_of_one_paper_is_no_match() -> None:
    assert cut_pair([reworded()], *texts((1, 10, 90)), 12) == ()


@pytest.mark.parametrize("side", [0, 1])
def test_what_is_copied_loses_the_words_that_are_left_out_of_either(side: int) -> None:
    runs = ((10, 20, 30), (42, 52, 20))
    match = replace(reworded((10, 62), (20, 72)), kind=Kind.SMALL_EDITS, runs=runs)
    first = 25 + 10 * side
    pieces = cut_pair([match], *texts((side, first, first + 5)), 12)

    assert [piece.runs for piece in pieces] == [((10, 20, 15), (30, 40, 10), (42, 52, 20))]
    assert covered(pieces).copied == [(10, 25), (30, 40), (42, 62)]
    assert covered(map(turned, pieces)).copied == [(20, 35), (40, 50), (52, 72)]


def test_rests_of_what_is_copied_make_no_match_where_none_is_long_enough() -> None:
    match = replace(reworded((10, 40), (20, 50)), kind=Kind.WORD_FOR_WORD, runs=((10, 20, 30),))

    assert cut_pair([match], *texts((0, 18, 32)), 12) == ()
    (one, other) = cut_pair([match], *texts((0, 15, 28)), 12)
    assert (one.ours, one.theirs, other.ours, other.theirs) == (
        (10, 15),
        (20, 25),
        (28, 40),
        (38, 50),
    )


def test_a_long_run_in_a_rewording_is_kept_whole_beside_its_pieces() -> None:
    """A piece of the paper is laid over a piece of the source that need not hold its runs."""
    match = replace(reworded(), runs=((60, 25, 14),), copied_from=12)
    pieces = cut_pair([match], *texts((0, 30, 40)), 12)

    assert covered(pieces).copied == [(60, 74)]
    assert covered(map(turned, pieces)).copied == [(25, 39)]


def test_a_few_words_that_reword_many_pieces_are_laid_over_each_of_them() -> None:
    gaps = [(1, at, at + 5) for at in range(5, 95, 10)]
    pieces = cut_pair([reworded((10, 18), (0, 100))], *texts(*gaps), 12)

    assert {piece.ours for piece in pieces} == {(10, 18)}
    assert len({piece.theirs for piece in pieces}) == len(pieces) == 10
