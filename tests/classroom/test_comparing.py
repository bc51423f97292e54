"""A class compared: exact scores, handouts, common text, drafts, groups, a late paper."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from plagcheck.align.prepared import prepare
from plagcheck.check.explain import explain, explain_prepared
from plagcheck.check.verify import compare
from plagcheck.classroom.comparing import (
    add_paper,
    compare_class,
    compare_two,
    texts_compared,
)
from plagcheck.classroom.groups import find_groups
from plagcheck.model.adjusted import Reason
from plagcheck.model.classes import ClassOptions, ClassResult, Pair
from plagcheck.model.counting import Figures
from plagcheck.model.params import IndexParams
from plagcheck.model.progress import Cancelled, Progress
from plagcheck.model.result import AlignOptions
from tests import word_salad
from tests.classroom.classes import papers_of, students

PASSAGE = word_salad.text(900, 60)
SHEET = word_salad.text(901, 94)


def essay(seed: int, *parts: str, words: int = 150) -> str:
    before, after = word_salad.prose(seed, words), word_salad.prose(seed + 5000, words)
    return "\n".join((before, *parts, after))


def by_pair(result: ClassResult) -> dict[tuple[int, int], Pair]:
    return {(pair.a, pair.b): pair for pair in result.pairs}


def jaccard(a: str, b: str) -> float:
    return compare(prepare(a), prepare(b), AlignOptions(edited=False)).jaccard


def test_scores_are_those_of_two_papers_compared_alone() -> None:
    texts = [essay(1, PASSAGE), essay(2, PASSAGE), essay(3), essay(4, PASSAGE[:200])]
    papers = papers_of(students(texts))

    result = compare_class(papers)

    assert set(by_pair(result)) == {(1, 2), (1, 4), (2, 4)}
    for (a, b), pair in by_pair(result).items():
        alone = compare(prepare(texts[a - 1]), prepare(texts[b - 1]), AlignOptions())
        assert pair.comparison == alone
        for match in pair.comparison.matches:
            ours = texts[a - 1][match.submission.start : match.submission.end]
            assert ours.split() == texts[b - 1][match.source.start : match.source.end].split()


def test_every_similar_pair_is_found_whatever_their_runs() -> None:
    """Words cut out everywhere: much in common, yet no run of 30 words."""
    base = word_salad.words(7, 400)
    cut = [" ".join(w for i, w in enumerate(base) if (i + n) % 20) for n in range(4)]
    papers = papers_of(students([*cut, essay(8)]))

    result = compare_class(papers, ClassOptions(shortest=30))

    expected = {
        (a, b) for a, b in combinations(range(1, 5), 2) if jaccard(cut[a - 1], cut[b - 1]) >= 0.2
    }
    assert len(expected) == 6
    assert set(by_pair(result)) == expected


@pytest.mark.parametrize(
    ("words", "shortest", "is_found"),
    [(12, 12, True), (11, 12, False), (8, 8, True), (30, 30, True), (29, 30, False)],
)
def test_a_single_run_makes_a_pair_from_the_length_asked_for(
    words: int, shortest: int, is_found: bool
) -> None:
    run = " ".join(PASSAGE.split()[:words])
    papers = papers_of(students([essay(1, run), essay(2, run), essay(3), essay(4)]))

    result = compare_class(papers, ClassOptions(shortest=shortest))

    assert (len(result.pairs) == 1) == is_found
    if is_found:
        assert result.pairs[0].comparison.longest_run >= words


def test_a_sheet_that_most_papers_hold_is_offered_and_makes_no_pairs() -> None:
    texts = [essay(n, SHEET) for n in range(28)] + [essay(50), essay(51)]
    result = compare_class(papers_of(students(texts)))

    assert result.pairs == ()
    (common,) = result.common
    assert (common.words, len(common.papers)) == (94, 28)
    assert common.text.split() == SHEET.split()


def test_a_common_sheet_that_goes_on_alike_makes_no_pair_until_it_goes_on_for_a_run() -> None:
    answer = PASSAGE.split()
    texts = [essay(n, SHEET) for n in range(20)]
    texts[3] = texts[3].replace(SHEET, f"{SHEET} {' '.join(answer[:11])}")
    texts[4] = texts[4].replace(SHEET, f"{SHEET} {' '.join(answer[:11])}")
    texts[7] = texts[7].replace(SHEET, f"{SHEET} {' '.join(answer[20:32])}")
    texts[8] = texts[8].replace(SHEET, f"{SHEET} {' '.join(answer[20:32])}")

    result = compare_class(papers_of(students(texts)))

    assert set(by_pair(result)) == {(8, 9)}


def test_common_text_of_several_parts_is_told_apart() -> None:
    first, second = word_salad.text(911, 40), word_salad.text(912, 30)
    texts = [essay(n, first, word_salad.text(3000 + n, 20), second) for n in range(20)]
    texts += [essay(n, first) for n in range(60, 65)]
    result = compare_class(papers_of(students(texts)))

    assert [(each.words, len(each.papers)) for each in result.common] == [(40, 25), (30, 20)]


def test_a_handout_is_left_out_of_every_score_and_can_be_taken_back() -> None:
    texts = [essay(n, SHEET, PASSAGE if n < 2 else "") for n in range(5)]
    without = [essay(n, PASSAGE if n < 2 else "") for n in range(5)]
    papers = papers_of(students(texts))

    plain = compare_class(papers)
    left = compare_class(papers, ClassOptions(handouts=(SHEET,)))

    (pair,) = left.pairs
    assert (pair.a, pair.b) == (1, 2)
    assert {left.left_out_words(paper.id) for paper in papers} == {94}
    assert {each.reason for each in left.left_out[1]} == {Reason.HANDOUT}
    assert left.common == ()
    assert pair.comparison.matched_words == 60
    assert pair.comparison.share_of_submission == 60 / papers[0].words
    # Shingles that would join the words before and after the sheet are the only difference.
    assert pair.comparison.jaccard == pytest.approx(jaccard(without[0], without[1]), abs=0.01)
    assert left.similarity[1] == 60 / papers[0].words
    assert by_pair(plain)[1, 2].comparison.matched_words == 154
    assert compare_class(papers) == plain


def test_common_text_can_be_taken_as_a_handout() -> None:
    papers = papers_of(students([essay(n, SHEET, PASSAGE if n < 3 else "") for n in range(8)]))
    plain = compare_class(papers)

    left = compare_class(papers, ClassOptions(handouts=(plain.common[0].text,)))

    assert {(p.a, p.b) for p in left.pairs} == {(1, 2), (1, 3), (2, 3)}
    assert all(pair.comparison.matched_words == 60 for pair in left.pairs)
    assert left.common == ()


def test_nothing_is_joined_across_what_is_left_out() -> None:
    """Six shared words before the sheet and six after it are no run of twelve."""
    six, more = PASSAGE.split()[:6], PASSAGE.split()[6:12]
    bridge = f"{' '.join(six)} {SHEET} {' '.join(more)}"
    papers = papers_of(students([essay(1, bridge), essay(2, bridge)]))

    assert compare_class(papers, ClassOptions(handouts=(SHEET,))).pairs == ()


def test_rare_text_is_told_from_what_many_have() -> None:
    widespread = word_salad.text(930, 60)
    texts = [essay(n, widespread) for n in range(12)] + [essay(n) for n in range(40, 60)]
    texts[0] += PASSAGE
    texts[1] += PASSAGE
    pairs = by_pair(compare_class(papers_of(students(texts))))

    assert pairs[1, 2].rare_share == pytest.approx(0.5, abs=0.02)
    assert pairs[1, 3].rare_share == 0.0


def test_drafts_are_listed_and_not_compared() -> None:
    papers = papers_of(students([essay(1, PASSAGE), essay(1, PASSAGE, "end"), essay(2, PASSAGE)]))
    own = papers[0].student
    papers[1] = replace(papers[1], student=own)

    result = compare_class(papers)

    assert set(by_pair(result)) == {(1, 3), (2, 3)}
    assert [(d.student, d.papers) for d in result.drafts] == [(own.name, (1, 2))]
    assert compare_two(result, 1, 2).jaccard == jaccard(
        papers[0].document.text, papers[1].document.text
    )


def test_little_in_common_is_looked_at_as_closely_as_much() -> None:
    run = " ".join(PASSAGE.split()[:14])
    edited = PASSAGE.split()[14:]
    edited[::7] = ["however"] * len(edited[::7])
    texts = [essay(1, run, PASSAGE[100:], words=900), essay(2, run, " ".join(edited), words=900)]
    result = compare_class(papers_of(students(texts)))

    closer = compare_two(result, 1, 2)

    assert closer == compare(prepare(texts[0]), prepare(texts[1]), AlignOptions())
    assert result.pairs[0].comparison.longest_run == closer.longest_run == 14


def test_groups_and_who_is_just_outside() -> None:
    copied = word_salad.text(940, 200)
    texts = [essay(n, copied) for n in range(3)]
    texts += [essay(10, " ".join(copied.split()[:50])), essay(11), essay(12)]
    result = compare_class(papers_of(students(texts)))

    (group,) = find_groups(result.pairs, 0.3)

    assert group.papers == (1, 2, 3)
    assert len(group.pairs) == 3
    assert find_groups(result.pairs, 0.9) == ()
    near = find_groups(result.pairs, 0.25)[0]
    assert near.papers == (1, 2, 3)
    assert {(p.a, p.b) for p in near.outside} == {(1, 4), (2, 4), (3, 4)}


def test_groups_join_through_others() -> None:
    def pair(a: int, b: int, share: float) -> Pair:
        comparison = compare(prepare(PASSAGE), prepare(PASSAGE), AlignOptions())
        return Pair(a, b, replace(comparison, kept=Figures(0, 0, share, 0.0, 0)), 1.0)

    groups = find_groups([pair(4, 9, 0.5), pair(1, 9, 0.4), pair(2, 3, 0.9), pair(3, 4, 0.1)], 0.2)

    assert [group.papers for group in groups] == [(1, 4, 9), (2, 3)]
    assert [[(p.a, p.b) for p in group.outside] for group in groups] == [[(3, 4)], [(3, 4)]]


def test_a_late_paper_gives_the_pairs_a_new_run_would() -> None:
    texts = [essay(1, PASSAGE), essay(2, PASSAGE), essay(3), essay(4), essay(5, SHEET[:150])]
    late = essay(6, PASSAGE, SHEET[:150])
    papers = papers_of(students([*texts, late]))
    before = compare_class(papers[:-1])

    after = add_paper(before, papers[-1])

    assert by_pair(after) == by_pair(compare_class(papers))
    assert {(pair.a, pair.b) for pair in after.pairs} - {(p.a, p.b) for p in before.pairs} == {
        (1, 6), (2, 6), (5, 6),
    }  # fmt: skip
    assert after.similarity[5] > before.similarity[5] == 0
    assert after.numbers.items() >= before.numbers.items()
    with pytest.raises(ValueError, match="already"):
        add_paper(after, papers[-1])


def test_a_late_paper_compares_no_other_papers(monkeypatch: pytest.MonkeyPatch) -> None:
    papers = papers_of(students([essay(n, PASSAGE) for n in range(5)]))
    before = compare_class(papers[:-1], ClassOptions(jaccard=0.05))
    seen: list[Progress] = []

    class Watching:
        def progressed(self, progress: Progress) -> None:
            seen.append(progress)

        def check_cancelled(self) -> None:
            pass

    add_paper(before, papers[-1], Watching())

    assert {progress.total for progress in seen if progress.stage == "pairs"} == {4}


def test_a_class_can_be_cancelled_at_every_step() -> None:
    papers = papers_of(students([essay(n, PASSAGE) for n in range(4)]))

    class After:
        def __init__(self, steps: int) -> None:
            self.steps = steps

        def progressed(self, progress: Progress) -> None:
            pass

        def check_cancelled(self) -> None:
            self.steps -= 1
            if self.steps < 0:
                raise Cancelled

    for steps in range(4):
        with pytest.raises(Cancelled):
            compare_class(papers, ClassOptions(jaccard=0.1), After(steps))


def test_the_smallest_classes() -> None:
    assert compare_class([]).pairs == ()
    one = compare_class(papers_of({"Anna": essay(1)}))
    assert (one.pairs, one.similarity, one.common) == ((), {1: 0.0}, ())
    short = compare_class(papers_of({"Anna": "two words", "Ben": "two words"}))
    assert short.pairs == ()


def test_identical_papers() -> None:
    result = compare_class(papers_of({"Anna": essay(1), "Ben": essay(1), "Carl": essay(2)}))

    (pair,) = result.pairs
    assert (pair.comparison.jaccard, pair.score, pair.rare_share) == (1.0, 1.0, 1.0)
    assert result.similarity == {1: 1.0, 2: 1.0, 3: 0.0}


def test_options_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match="shortest"):
        ClassOptions(shortest=7)
    with pytest.raises(ValueError, match="Jaccard"):
        ClassOptions(jaccard=0.0)


def test_a_pair_is_explained_with_the_score_it_has() -> None:
    """That is of what is left of both, without what the class leaves out."""
    sheet, shared = word_salad.prose(90, 40), word_salad.prose(91, 60)
    texts = [f"{sheet} {shared} {word_salad.prose(seed, 60)}" for seed in (1, 2)]
    result = compare_class(papers_of(students(texts)), ClassOptions(handouts=(sheet,)))
    (pair,) = result.pairs
    whole = explain(*texts)
    left = explain_prepared(*texts_compared(result, pair.a, pair.b), IndexParams())

    assert left.shingles.jaccard == pair.comparison.jaccard
    assert left.shingles.shared < whole.shingles.shared
