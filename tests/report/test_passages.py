"""Passages: rows that stand side by side, and which words differ."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.model.adjusted import Rules
from plagcheck.model.numbering import letters
from plagcheck.report.build import report_of
from plagcheck.report.passages import PieceKind
from tests import word_salad
from tests.report.subjects import Reading, edited, essay, subject


def words_of(pieces: object, kind: PieceKind) -> list[str]:
    return [word for piece in pieces if piece.kind is kind for word in piece.text.split()]


def test_differing_words_are_told_apart_on_both_sides() -> None:
    original = word_salad.text(1, 40)
    report = report_of(subject(essay(edited(original)), [Reading("a.txt", original)]))

    (passage,) = report.passages
    (row,) = passage.rows
    changed = [
        word for ours, word in zip(edited(original).split(), original.split(), strict=True)
        if ours != word
    ]  # fmt: skip
    ours = words_of(row.paper, PieceKind.DIFFERENT)
    assert ours.count("altered") == len(changed)
    assert set(changed) <= set(words_of(row.source, PieceKind.DIFFERENT))
    assert "altered" not in words_of(row.paper, PieceKind.SAME)
    assert len(changed) > 1


def test_pages_are_those_of_the_texts() -> None:
    passage = word_salad.text(2, 30)
    paper = essay(passage)
    (found,) = report_of(subject(paper, [Reading("a.txt", passage)])).passages

    place = paper.text.index(passage)
    assert found.paper_pages == (sum(start <= place for start in paper.page_starts),)
    assert found.source_pages == (1,)


@given(st.integers(60, 700), st.integers(0, 50), st.integers(9, 40))
def test_rows_hold_the_whole_passage_and_stand_side_by_side(
    size: int, seed: int, every: int
) -> None:
    original = word_salad.prose(seed, size)
    written = essay(edited(original, every))
    paper = " ".join(written.text.split())
    report = report_of(subject(written, [Reading("a.txt", original)]))

    for passage in report.passages:
        ours = " ".join("".join(piece.text for piece in row.paper) for row in passage.rows)
        theirs = " ".join("".join(piece.text for piece in row.source) for row in passage.rows)
        assert " ".join(ours.split()) in paper
        assert " ".join(theirs.split()) in " ".join(original.split())
        for _, row in pairwise(passage.rows):
            first = [
                side[0].text.split()[0].strip(".,").lower() for side in (row.paper, row.source)
            ]
            assert first[0] == first[1]
            assert row.paper[0].kind is PieceKind.SAME
    longest = max((p for p in report.passages), key=lambda p: p.match.words)
    first, end = longest.match.ours
    assert len(longest.rows) >= (end - first) // 200


def test_what_is_left_out_of_a_match_is_told_apart() -> None:
    start, middle, end = (word_salad.text(seed, 30) for seed in (3, 4, 5))
    phrase = " ".join(middle.split()[10:15])
    source = f"{start} {middle} {end}"
    found = subject(essay(source), [Reading("a.txt", source)], Rules(phrases=(phrase,)))
    passages = report_of(found).passages

    pieces = [piece for passage in passages for row in passage.rows for piece in row.paper]
    theirs = [piece for passage in passages for row in passage.rows for piece in row.source]
    assert words_of(pieces, PieceKind.LEFT_OUT) == phrase.split()
    assert words_of(theirs, PieceKind.LEFT_OUT) == phrase.split()
    assert not words_of(pieces, PieceKind.DIFFERENT)


def test_letters_go_on_after_z() -> None:
    assert [letters(place) for place in (0, 25, 26, 27, 701, 702)] == [
        "a", "z", "aa", "ab", "zz", "aaa",
    ]  # fmt: skip
