"""Words are counted once, in one place, and every word for one kind only."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.model.counting import (
    added,
    covered,
    figures,
    size,
    union,
    without,
    words_by_kind,
    words_there,
)
from plagcheck.model.document import Span
from plagcheck.model.match import COPIED_RUN, Kind, Match, Range, turned
from tests.conftest import examples

ranges = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 12)).map(lambda r: (r[0], sum(r))))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any match there could be, however odd."""
    kind = draw(st.sampled_from(Kind))
    here, there = draw(st.integers(0, 40)), draw(st.integers(0, 40))
    runs = []
    at, place = here, there
    for gap, other_gap, length in draw(
        st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(1, 14)), min_size=1)
    ):
        runs.append((at + gap, place + other_gap, length))
        at, place = at + gap + length, place + other_gap + length
    weak = not kind.is_copied and draw(st.booleans())
    return Match(Span(here, at), Span(there, place), kind, tuple(runs), (here, at), (there, place),
                 draw(st.floats(0, 1)), weak)  # fmt: skip


def words(chosen: list[Range]) -> set[int]:
    return {word for start, end in chosen for word in range(start, end)}


@given(ranges, ranges)
def test_ranges_are_sets_of_words(one: list[Range], other: list[Range]) -> None:
    assert words(union(one)) == words(one)
    assert size(union(one)) == len(words(one))
    assert words(without(union(one), union(other))) == words(one) - words(other)
    assert all(a[1] < b[0] for a, b in zip(union(one), union(one)[1:], strict=False))


@examples(25)
@given(st.lists(matches(), max_size=4), st.lists(matches(), max_size=4))
def test_what_matches_add_makes_up_the_figures_with_them(
    to: list[Match], more: list[Match]
) -> None:
    before, after = figures(to, 100), figures([*to, *more], 100)
    copied, reworded = added(more, to)

    assert before.matched_words + copied == after.matched_words
    assert reworded == max(0, after.reworded_words - before.reworded_words)
    assert added(to, to) == (0, 0)


@given(st.lists(matches(), max_size=8))
def test_every_counted_word_has_one_kind(found: list[Match]) -> None:
    parts, both = words_by_kind(found), covered(found)
    copied = parts.get(Kind.WORD_FOR_WORD, 0) + parts.get(Kind.SMALL_EDITS, 0)

    assert copied == size(both.copied)
    assert sum(parts.values()) - copied == size(both.reworded)
    assert not words(both.copied) & words(both.reworded)


@given(st.lists(matches(), max_size=6), st.lists(matches(), max_size=6))
def test_words_have_the_kind_of_a_listed_match(listed: list[Match], below: list[Match]) -> None:
    """What is folded has only words that no listed match has."""
    parts, alone, both = (
        words_by_kind(listed, below),
        words_by_kind(listed),
        covered(listed + below),
    )
    copied = sum(number for kind, number in parts.items() if kind.is_copied)

    assert (copied, sum(parts.values())) == (size(both.copied), size(both.all))
    for kind, number in alone.items():
        if kind.is_copied:
            assert parts[kind] >= number
    fresh = words(both.copied) - words(covered(listed).copied)
    assert copied == sum(n for kind, n in alone.items() if kind.is_copied) + len(fresh)


@given(st.lists(matches(), max_size=8), st.integers(0, 8))
def test_fewer_matches_never_count_for_more(found: list[Match], kept: int) -> None:
    every, some = figures(found, 200, 200), figures(found[:kept], 200, 200)

    assert some.matched_words <= every.matched_words
    assert some.share_of_source <= every.share_of_source
    assert some.matched_words + some.reworded_words <= every.matched_words + every.reworded_words


@given(matches())
def test_weak_matches_count_nowhere(match: Match) -> None:
    counted = figures([match], 200, 200)
    if match.weak:
        assert (counted.matched_words, counted.reworded_words, counted.longest_run) == (0, 0, 0)
        assert not words_by_kind([match])
    elif match.kind.is_copied:
        assert counted.matched_words == match.words
    else:
        long = sum(length for _, _, length in match.runs if length >= COPIED_RUN)
        assert counted.matched_words == long
        assert counted.reworded_words == match.ours[1] - match.ours[0] - long


@given(matches())
def test_both_sides_of_a_match_agree(match: Match) -> None:
    back = turned(match)

    assert turned(back) == match
    assert (back.submission, back.source) == (match.source, match.submission)
    assert back.longest_run == match.longest_run
    assert size(covered([back]).copied) == words_there([match])


@given(st.lists(matches(), max_size=8))
def test_weak_matches_beside_others_change_nothing(found: list[Match]) -> None:
    strong = [match for match in found if not match.weak]

    assert covered(found) == covered(strong)
    assert words_by_kind(found) == words_by_kind(strong)
    assert not any(match.is_counted or match.is_evidence for match in found if match.weak)
