"""What leaving out must never do, whatever is left out."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.check.verify import mask
from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.survey import Survey, survey
from plagcheck.model.adjusted import BY_TEACHER, Adjusted, Choice, Rules
from plagcheck.model.counting import covered, size
from plagcheck.model.document import Span
from plagcheck.model.ranking import folded
from plagcheck.model.result import CheckResult
from tests.leaveout.papers import BOTH, PAPER, REWORDED, SOURCES, TASK, check
from tests.word_salad import WORDS

ABSENT = Rules(phrases=("words that stand nowhere in it",))
EACH = {
    "quotations": Rules(quotations=True),
    "bibliography": Rules(bibliography=True),
    "citations": Rules(citations=True),
    "small matches": Rules(small_match=35),
    "small sources": Rules(small_source_words=70),
    "small sources by share": Rules(small_source_share=0.15),
    "phrases": Rules(phrases=(BOTH,)),
    "templates": Rules(templates=(("Task", TASK),)),
    "sections": Rules(sections=("Discussion",)),
}
EVERYTHING = Rules(
    True, True, True, 15, 20, 0.01, (BOTH,), (("Task", TASK),), ("Discussion", "Introduction")
)


@cache
def checked() -> tuple[CheckResult, Survey]:
    result = check(PAPER, SOURCES)
    return result, survey(result.submission)


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    return Rules(
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.integers(0, 80)),
        draw(st.integers(0, 120)),
        draw(st.sampled_from((0.0, 0.01, 0.1, 0.3))),
        tuple(draw(st.lists(st.sampled_from((BOTH, *REWORDED.split()[::30], "the")), max_size=3))),
        (("Task", TASK),) if draw(st.booleans()) else (),
        tuple(draw(st.sets(st.sampled_from(("Discussion", "Introduction")), max_size=2))),
    )


@st.composite
def choice_lists(draw: st.DrawFn) -> list[Choice]:
    result, _ = checked()
    about = [(source.entry.id, None) for source in result.sources]
    about += [(s.entry.id, m.submission) for s in result.sources for m in s.comparison.matches]
    about += [(99, None), (1, Span(3, 200))]
    chosen = draw(st.lists(st.sampled_from(about), max_size=5))
    return [
        Choice(number, span, draw(st.sampled_from(BY_TEACHER)), when=draw(st.sampled_from("ab")))
        for number, span in chosen
    ]


def more(rules: Rules, other: Rules) -> Rules:
    """All that either set leaves out."""
    return Rules(
        rules.quotations or other.quotations,
        rules.bibliography or other.bibliography,
        rules.citations or other.citations,
        max(rules.small_match, other.small_match),
        max(rules.small_source_words, other.small_source_words),
        max(rules.small_source_share, other.small_source_share),
        (*rules.phrases, *other.phrases),
        (*rules.templates, *other.templates),
        (*rules.sections, *other.sections),
    )


def explained(result: CheckResult) -> int:
    return result.matched_words + result.reworded_words


def assert_sound(fair: Adjusted, kept: Survey) -> None:
    """The ledger is one chain, and every figure of the result is what its matches say."""
    before, result = fair.before, fair.result
    assert 0 <= result.matched_words <= before.matched_words
    assert 0.0 <= result.similarity <= before.similarity
    assert explained(result) <= explained(before)
    assert result.words == before.words
    shares = [before.similarity, *(entry.after for entry in fair.entries)]
    assert [entry.before for entry in fair.entries] == shares[:-1]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == result.similarity
    assert tuple(folded(result.sources, result.options.align.shortest)) == result.sources
    numbers = {source.id: source.number for source in before.sources}
    assert all(source.number == numbers[source.id] for source in result.sources)
    assert size(covered(result.matches).copied) == result.matched_words
    tokens = kept.prepared.tokens
    for source in result.sources:
        found = source.comparison
        assert found.matched_words == size(covered(found.matches).copied)
        assert found.share_of_submission == pytest.approx(found.matched_words / result.words)
        assert 0.0 <= found.share_of_source <= 1.0
        for match in found.matches:
            first, end = match.ours
            assert match.submission == Span(int(tokens.starts[first]), int(tokens.ends[end - 1]))
            assert all(first <= at and at + size <= end for at, _, size in match.runs)


def test_nothing_left_out_changes_nothing() -> None:
    result, kept = checked()

    assert leave_out(result, Rules()).result is result
    assert leave_out(result, ABSENT, survey=kept).result == result
    assert result.matched_words > 150


@pytest.mark.parametrize("name", EACH)
def test_each_alone_lowers_the_share(name: str) -> None:
    result, kept = checked()

    fair = leave_out(result, EACH[name], survey=kept)

    assert_sound(fair, kept)
    if name == "citations":  # they stand between what was copied
        assert fair.result.similarity == result.similarity
    else:
        assert fair.result.similarity < result.similarity
    assert len(fair.entries) == 1 and fair.entries[0].words > 0


def test_everything_left_out_is_less_than_each_alone() -> None:
    result, kept = checked()

    fair = leave_out(result, EVERYTHING, survey=kept)

    assert_sound(fair, kept)
    alone = [leave_out(result, rules, survey=kept).result.matched_words for rules in EACH.values()]
    assert fair.result.matched_words < min(alone)


def test_all_sources_left_out_leave_nothing() -> None:
    result, kept = checked()
    choices = [Choice(source.entry.id, None, BY_TEACHER[0]) for source in result.sources]

    fair = leave_out(result, Rules(), choices, kept)

    assert_sound(fair, kept)
    assert (fair.result.similarity, fair.result.sources) == (0.0, ())


@given(rule_sets(), choice_lists())
def test_the_share_never_rises_and_never_falls_below_zero(
    rules: Rules, choices: list[Choice]
) -> None:
    result, kept = checked()

    assert_sound(leave_out(result, rules, choices, kept), kept)


@given(rule_sets(), rule_sets(), choice_lists(), choice_lists())
def test_leaving_out_more_never_counts_more(
    some: Rules, other: Rules, choices: list[Choice], others: list[Choice]
) -> None:
    result, kept = checked()

    less = leave_out(result, some, choices, kept).result
    all_of_it = leave_out(result, more(some, other), [*choices, *others], kept).result

    assert all_of_it.matched_words <= less.matched_words
    assert explained(all_of_it) <= explained(less)
    longest = {s.entry.id: s.comparison.matched_words for s in less.sources}
    for source in all_of_it.sources:
        assert source.comparison.matched_words <= longest[source.entry.id]


@given(rule_sets(), choice_lists(), st.randoms(use_true_random=False))
def test_the_order_of_choices_does_not_matter(
    rules: Rules, choices: list[Choice], rng: random.Random
) -> None:
    result, kept = checked()
    shuffled = rng.sample(choices, len(choices))

    assert leave_out(result, rules, choices, kept) == leave_out(result, rules, shuffled, kept)


@given(rule_sets(), choice_lists())
def test_restoring_gives_the_first_value_back(rules: Rules, choices: list[Choice]) -> None:
    result, kept = checked()
    fair = leave_out(result, rules, choices, kept)

    assert leave_out(fair.before, Rules(), (), kept).result is result
    assert leave_out(fair.before, ABSENT, (), kept).result == result
    restored = replace(
        Rules(rules.quotations, rules.bibliography, rules.citations),
        restored=tuple(each.span for each in fair.spans),
    )
    assert leave_out(fair.before, restored, (), kept).result == result


@given(rule_sets(), choice_lists())
def test_words_left_out_are_in_no_run(rules: Rules, choices: list[Choice]) -> None:
    result, kept = checked()
    only_paper = replace(rules, small_match=0, small_source_words=0, small_source_share=0.0)

    fair = leave_out(result, only_paper, (), kept)

    gone = kept.words_in(tuple(each.span for each in fair.spans))
    for source in fair.result.sources:
        assert not (mask(covered(source.matches).all, result.words) & gone).any()


@given(st.data())
def test_any_texts_and_any_phrases(data: st.DataObject) -> None:
    """Short texts of few words: matches of all shapes, cut in all places."""
    few = st.sampled_from(WORDS[:40])
    sources = data.draw(st.lists(st.lists(few, min_size=10, max_size=60), min_size=1, max_size=3))
    paper: list[str] = []
    for source in sources:
        start = data.draw(st.integers(0, len(source) - 10))
        paper += source[start:] + data.draw(st.lists(few, max_size=10))
    result = check(" ".join(paper), [" ".join(source) for source in sources])
    kept = survey(result.submission)
    phrases = data.draw(st.lists(st.lists(few, min_size=1, max_size=3), max_size=3))
    rules = Rules(phrases=tuple(" ".join(phrase) for phrase in phrases))

    assert_sound(leave_out(result, rules, (), kept), kept)
    assert leave_out(result, ABSENT, (), kept).result == result
