"""A class finds what comparing every two papers finds: copied, edited and reworded."""

from __future__ import annotations

import random
from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.align.alignment import compare_texts
from plagcheck.classroom.common import remaining_texts
from plagcheck.classroom.comparing import add_paper, compare_class
from plagcheck.classroom.pairing import Postings
from plagcheck.classroom.pairs import Verifier
from plagcheck.jobs.check import compare_documents
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Reason, Rules
from plagcheck.model.classes import ClassOptions, ClassResult
from plagcheck.model.document import Document
from plagcheck.model.match import Kind
from plagcheck.model.submissions import Paper
from tests import word_salad
from tests.check.test_traced import reworded
from tests.classroom.classes import papers_of, students
from tests.conftest import examples

REFERENCES = "\n".join(
    f"{name}, A. ({year}). {title}. Journal of Insect Physiology, {volume}(2), 34-56."
    for name, year, title, volume in (
        ("Albrecht", 1998, "Growth of larvae under changing light", 11),
        ("Brown", 2004, "A second look at hormones of moths", 17),
        ("Chen", 2011, "What caterpillars eat and why it matters", 24),
        ("Dorsey", 2015, "Measuring weight of small animals", 28),
    )
)


def essay(seed: int, *parts: str, words: int = 200) -> str:
    before, after = word_salad.prose(seed, words), word_salad.prose(seed + 5000, words)
    return "\n\n".join((before, *parts, after))


def listed(result: ClassResult) -> set[tuple[int, int]]:
    return {(pair.a, pair.b) for pair in result.pairs}


def counting(papers: list[Paper], options: ClassOptions) -> dict[tuple[int, int], int]:
    """Every pair that shares something that counts, and its longest run."""
    texts, _ = remaining_texts(papers, options)
    sets = [text.row_set(options.shingle_size) for text in texts]
    verifier = Verifier(texts, sets, Postings.of(sets), options)
    found = {}
    for one, other in combinations(range(len(papers)), 2):
        comparison = verifier.compared(one, other)
        if comparison.is_evidence:
            found[papers[one].id, papers[other].id] = comparison.longest_run
    return found


def edited(text: str, every: int, seed: int) -> str:
    words = text.split()
    words[every - 1 :: every] = word_salad.words(seed, len(words[every - 1 :: every]))
    return " ".join(words)


def test_reworded_and_edited_pairs_are_listed() -> None:
    texts = []
    for number in range(30):
        passage = word_salad.prose(700 + number, 150)
        seed = 20_000 + number
        changed = reworded(passage, seed) if number % 2 else edited(passage, 7 + number % 5, seed)
        texts += [essay(2 * number, passage), essay(2 * number + 1, changed)]
    papers, options = papers_of(students(texts)), ClassOptions()
    truth = counting(papers, options)

    found = listed(compare_class(papers, options))

    runs = {pair for pair, longest in truth.items() if longest >= options.shortest}
    others = truth.keys() - runs
    assert runs <= found
    assert len(others) >= 25
    assert len(others & found) >= 0.95 * len(others)
    assert found <= truth.keys()


PHRASES = [word_salad.text(40_000 + number, 2) for number in range(40)]


def with_set_phrases(passages: dict[int, str]) -> list[str]:
    """44 essays that hold most of 40 phrases of two words each, scattered; and some a passage."""
    texts = []
    for number in range(44):
        held = random.Random(number).sample(PHRASES, 25)
        scattered = " ".join(
            f"{word_salad.text(9_000 + 50 * number + place, 14)} {phrase}."
            for place, phrase in enumerate(held)
        )
        texts.append(f"{scattered}\n\n{passages.get(number, '')}\n\n{essay(number, words=60)}")
    return texts


@pytest.mark.slow
@pytest.mark.parametrize(("own_words", "pairs"), [(2, {(4, 31)}), (0, set())])
def test_a_rewording_counts_in_a_class_if_not_by_its_set_phrases_alone(
    own_words: int, pairs: set[tuple[int, int]]
) -> None:
    """Words side by side that most papers hold, and after each phrase so many that they do not."""
    others = iter(word_salad.words(77, 24 * own_words))
    passage = " ".join(
        " ".join((phrase, *islice(others, own_words))) + "." * (place % 4 == 3)
        for place, phrase in enumerate(random.Random(1).sample(PHRASES, 24))
    )
    texts = with_set_phrases({3: passage, 30: reworded(passage, 8)})

    assert any(match.is_counted for match in compare_texts(texts[3], texts[30]))
    assert listed(compare_class(papers_of(students(texts)))) == pairs


def test_a_late_paper_finds_what_it_rewords_and_what_rewords_it() -> None:
    passage = word_salad.prose(700, 150)
    papers = papers_of(
        students([essay(1, passage), essay(2), essay(3), essay(4, reworded(passage))])
    )

    late = add_paper(compare_class(papers[1:]), papers[0])
    other = add_paper(compare_class(papers[:-1]), papers[-1])

    assert {frozenset(pair) for pair in listed(late)} == {frozenset((1, 4))}
    assert listed(other) == {(1, 4)}


def test_a_reference_list_or_a_quotation_makes_no_pair() -> None:
    quotation = f"“{word_salad.text(77, 40)}”"
    texts = [essay(1, quotation), essay(2, quotation)]
    texts += [f"{essay(n)}\n\nReferences\n\n{REFERENCES}\n" for n in (3, 4)]
    papers = papers_of(students(texts))

    assert listed(compare_class(papers, ClassOptions(rules=Rules()))) == {(1, 2), (3, 4)}
    result = compare_class(papers)

    assert listed(result) == set()
    assert [{each.reason for each in result.left_out[n]} for n in (1, 3)] == [
        {Reason.QUOTATION},
        {Reason.BIBLIOGRAPHY},
    ]
    assert result.left_out_words(1) == 40


def test_a_form_in_which_everybody_wrote_something_else_makes_no_pairs() -> None:
    def form(number: int) -> str:
        own = word_salad.words(900 + number, 6)
        which = "first" if number % 3 else "second"  # one is common as a run, the other is not
        return (
            f"Number of lab report in semester: {which}\nThis is a lab report. {own[0]}\n"
            f"Author of this lab report is: {own[1]}\n"
            f"Course number and name of course: {own[2]}\nName of teaching assistant: {own[3]}\n"
            f"Date on which it was submitted: {own[4]}\nTitle of this lab report: {own[5]}"
        )

    papers = papers_of(students([f"{form(n)}\n\n{essay(n)}" for n in range(36)]))

    assert listed(compare_class(papers)) == set()
    assert len(counting(papers[:2], ClassOptions())) == 1  # by itself it would be a pair


def sentences(words: list[str]) -> str:
    return " ".join(f"{word}." if n % 12 == 11 else word for n, word in enumerate(words))


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["original first", "summary first"])
def test_a_summary_counts_for_who_wrote_it_and_not_for_its_original(order: tuple[int, int]) -> None:
    """Whichever of the two stands first in the class; a run they share makes them a pair."""
    words, run = word_salad.words(random.Random(33), 240), word_salad.text(77, 14)
    original, summary = essay(1, sentences(words), words=20), essay(2, sentences(words[::4]))
    names = {"original": f"{run}\n\n{original}", "summary": f"{run}\n\n{summary}"}
    two = {f"{place} {[*names][n]}": [*names.values()][n] for place, n in enumerate(order)}
    papers = papers_of(two | {f"9 other{seed}": essay(seed) for seed in range(3, 9)})

    (pair,) = compare_class(papers, ClassOptions()).pairs

    by_name = {paper.student.name.split()[1]: paper.id for paper in papers}
    summed_up, summing = (pair.seen_from(by_name[name]) for name in names)
    assert {match.kind for match in summing.matches if match.is_counted} == {
        Kind.WORD_FOR_WORD,
        Kind.SUMMARY,
    }
    assert (summing.matched_words, summing.reworded_words) == (14, 60)
    assert [match.kind for match in summed_up.matches if match.summed_up] == [Kind.SUMMARY]
    assert (summed_up.matched_words, summed_up.reworded_words) == (14, 0)
    assert summed_up.turned() == summing


def test_in_a_small_class_every_pair_is_compared() -> None:
    """A summary of single words leaves no trace that tells of it; a check of two files finds it."""
    words = word_salad.words(random.Random(33), 240)
    texts = [essay(1, sentences(words), words=20), essay(2, sentences(words[::4]), words=260)]
    papers = papers_of(students([*texts, *(essay(seed) for seed in range(3, 9))]))
    options = ClassOptions()

    assert listed(compare_class(papers, options)) == {(1, 2)}
    assert listed(add_paper(compare_class(papers[1:], options), papers[0])) == {(2, 1)}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["original first", "summary first"])
def test_runs_that_are_copied_into_a_summary_count_on_both_sides(order: tuple[int, int]) -> None:
    """The original does not sum anything up, but it holds them, too."""
    words = word_salad.words(random.Random(33), 240)
    pieces = [words[at : at + 12] for at in (10, 100, 200)]
    picked = [*pieces[0], *words[24:96:4], *pieces[1], *words[114:196:4], *pieces[2]]
    texts = [essay(1, sentences(words), words=20), essay(2, sentences(picked))]
    papers = papers_of(students([texts[n] for n in order]))

    (pair,) = compare_class(papers, ClassOptions()).pairs

    original, summary = (pair.seen_from(papers[order.index(n)].id) for n in (0, 1))
    assert Kind.SUMMARY in {match.kind for match in summary.matches if match.is_counted}
    assert (original.matched_words, summary.matched_words) == (36, 36)
    assert (original.share_of_source, summary.share_of_source) == (
        summary.share_of_submission,
        original.share_of_submission,
    )
    for paper, other, seen in ((0, 1, original), (1, 0, summary)):
        alone = compare_documents(Document("a", texts[paper]), Document("b", texts[other]))
        assert alone.similarity == seen.share_of_submission
        assert alone.sources[0].comparison.share_of_source == seen.share_of_source


def test_small_edits_are_small_from_either_side() -> None:
    """One text has added words between those of the other; both hold as many of the same."""
    taken = word_salad.words(random.Random(7), 200)
    added = iter(word_salad.words(random.Random(8), 200))
    wider = [
        word for n, word in enumerate(taken) for word in ((word, next(added)) if n % 4 else (word,))
    ]
    one, other = essay(1, sentences(taken)), essay(2, sentences(wider))

    there = compare_documents(Document("one", one), Document("other", other)).sources[0].comparison
    back = compare_documents(Document("other", other), Document("one", one)).sources[0].comparison

    assert [match.kind for match in there.matches] == [match.kind for match in back.matches]
    assert there.matched_words == back.matched_words


def edited_with_quotations(seed: int, words: list[str]) -> str:
    """The words with every third changed; six of them stand in quotation marks."""
    changed = words.copy()
    changed[2::3] = word_salad.words(seed, len(changed[2::3]))
    quoted = f'"{" ".join(changed[90:96])}"'
    return f"{sentences(changed[:90])} {quoted} {sentences(changed[96:])}"


def test_a_quotation_in_a_pair_takes_its_own_words_out_and_no_others() -> None:
    """As in a check of the same two files: what was aligned is cut, not aligned anew."""
    words = word_salad.words(random.Random(5), 180)
    one, other = essay(1, edited_with_quotations(1, words)), essay(2, sentences(words))
    papers = papers_of(students([one, other]))

    (counted,) = compare_class(papers, ClassOptions(rules=Rules())).pairs
    (left,) = compare_class(papers, ClassOptions(rules=Rules(quotations=True))).pairs

    whole = compare_documents(Document("one", one), Document("other", other))
    assert counted.comparison.matched_words == whole.matched_words
    cut = leave_out(whole, Rules(quotations=True)).result
    assert left.comparison.matched_words == cut.matched_words < whole.matched_words
    assert whole.matched_words - cut.matched_words <= 6


@given(seed=st.integers(0, 10**6), quoted=st.integers(0, 3), kept=st.sampled_from((1, 2, 3, 5)))
@examples(40)
def test_leaving_out_never_raises_a_number_of_a_class(seed: int, quoted: int, kept: int) -> None:
    rng = random.Random(seed)
    words = word_salad.words(rng, 160)
    changed = [word if rng.randrange(6) < kept else rng.choice(words) for word in words]
    for _ in range(quoted):
        at = rng.randrange(150)
        changed[at], changed[at + 7] = f'"{changed[at]}', f'{changed[at + 7]}"'
    texts = [f"{sentences(changed)}\n\n{word_salad.prose(rng, 60)}",
             f"{word_salad.prose(rng, 60)}\n\n{sentences(words)}\n\n{REFERENCES}"]  # fmt: skip
    papers = papers_of(students(texts))

    before = compare_class(papers, ClassOptions(rules=Rules()))
    after = compare_class(papers, ClassOptions())

    for paper in papers:
        assert after.similarity[paper.id] <= before.similarity[paper.id]
