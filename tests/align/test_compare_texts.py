"""compare_texts: passages of one text that also stand in the other."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import compare_texts
from plagcheck.index.tokens import tokenize
from plagcheck.model.limits import SHORTEST, SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.model.match import Kind, Match, turned
from tests import word_salad
from tests.conftest import examples
from tests.disguises import DISGUISES, Disguise


def ours(match: Match, text: str) -> str:
    return text[match.submission.start : match.submission.end]


def theirs(match: Match, text: str) -> str:
    return text[match.source.start : match.source.end]


def joined(*parts: list[str]) -> str:
    return " ".join(word for part in parts for word in part)


def salads(seed: int, *counts: int) -> list[list[str]]:
    rng = random.Random(seed)
    return [word_salad.words(rng, count) for count in counts]


def covered_words(matches: list[Match]) -> set[int]:
    return {ours + i for match in matches for ours, _, length in match.runs for i in range(length)}


def words_in_shared_runs(submission: str, source: str, shortest: int) -> set[int]:
    """Words of the submission that stand in a run of `shortest` words of the source; by brute."""
    a, b = (tokenize(text).hashes.tolist() for text in (submission, source))
    rows = {tuple(b[i : i + shortest]) for i in range(len(b) - shortest + 1)}
    starts = [i for i in range(len(a) - shortest + 1) if tuple(a[i : i + shortest]) in rows]
    return {start + i for start in starts for i in range(shortest)}


# -- what is a match


def test_a_copied_passage_is_one_match_word_for_word() -> None:
    before, passage, after, left, right = salads(1, 30, 20, 30, 40, 40)
    submission, source = joined(before, passage, after), joined(left, passage, right)
    (match,) = compare_texts(submission, source)

    assert ours(match, submission) == theirs(match, source) == " ".join(passage)
    assert (match.words, match.kind) == (20, Kind.WORD_FOR_WORD)


@pytest.mark.parametrize("shortest", [SHORTEST_LEAST, 9, SHORTEST, 20, SHORTEST_MOST])
def test_a_run_is_shown_from_the_shortest_length_on(shortest: int) -> None:
    before, passage, after, left, right = salads(shortest, 50, shortest, 50, 50, 50)
    source = joined(left, passage, right)

    assert len(compare_texts(joined(before, passage, after), source, shortest=shortest)) == 1
    assert compare_texts(joined(before, passage[:-1], after), source, shortest=shortest) == []


@pytest.mark.parametrize("shortest", [-1, 0, SHORTEST_LEAST - 1, SHORTEST_MOST + 1])
def test_lengths_beyond_the_limits_are_refused(shortest: int) -> None:
    with pytest.raises(ValueError, match="8 to 30"):
        compare_texts("a", "b", shortest=shortest)


def test_a_passage_with_a_word_changed_now_and_then_is_one_match_with_small_edits() -> None:
    before, passage, after, left, right = salads(2, 60, 60, 60, 60, 60)
    edited = [("changed" if i % 15 == 14 else word) for i, word in enumerate(passage)]
    submission, source = joined(before, edited, after), joined(left, passage, right)
    (match,) = compare_texts(submission, source)

    assert match.kind is Kind.SMALL_EDITS
    assert (match.words, match.longest_run) == (56, 14)
    assert ours(match, submission) == " ".join(edited[:59])
    assert theirs(match, source) == " ".join(passage[:59])


def test_words_put_in_or_left_out_do_not_break_a_match() -> None:
    first, second, third, extra = salads(3, 15, 15, 15, 3)
    submission, source = joined(first, extra, second, third), joined(first, second, extra, third)
    (match,) = compare_texts(submission, source)

    assert match.words == 45
    assert (ours(match, submission), theirs(match, source)) == (submission, source)


def test_passages_in_another_order_are_several_matches() -> None:
    one, two, here, there = salads(4, 30, 30, 200, 200)
    matches = compare_texts(joined(one, here, two), joined(two, there, one))

    assert [match.words for match in matches] == [30, 30]
    assert matches[0].source > matches[1].source


def test_unrelated_texts_share_nothing() -> None:
    assert compare_texts(word_salad.text(5, 2000), word_salad.text(6, 2000), shortest=8) == []


@pytest.mark.parametrize(
    ("submission", "source"), [("", ""), ("one", "one"), ("", "some words"), ("...", "…")]
)
def test_texts_with_nothing_to_compare_share_nothing(submission: str, source: str) -> None:
    assert compare_texts(submission, source) == []


def test_the_same_text_is_one_match_from_end_to_end() -> None:
    text = word_salad.prose(7, 500)
    (match,) = compare_texts(text, text)

    assert match.words == match.longest_run == 500
    assert ours(match, text) == text.rstrip(".,")


@pytest.mark.parametrize("disguise", DISGUISES, ids=lambda each: each.__name__)
def test_a_disguised_passage_is_found(disguise: Disguise) -> None:
    rng = random.Random(8)
    before, passage, after, left, right = salads(8, 40, 40, 40, 40, 40)
    hidden = " ".join(disguise(rng, passage))
    submission = f"{joined(before)} {hidden} {joined(after)}"
    (match,) = compare_texts(submission, joined(left, passage, right))

    assert match.words == 40
    assert match.kind is Kind.WORD_FOR_WORD
    assert tokenize(ours(match, submission)).hashes.tolist() == tokenize(hidden).hashes.tolist()


def test_accents_count_only_when_asked_for() -> None:
    plain = joined(word_salad.words(9, 30))
    accented = plain.replace("e", "é")

    assert [match.words for match in compare_texts(accented, plain)] == [30]
    assert compare_texts(accented, plain, accents=True) == []


def test_offsets_are_characters_not_bytes() -> None:
    passage = joined(word_salad.words(10, 15))
    submission, source = f"😀 東京 — {passage}", f"ﬁ½ {passage}"
    (match,) = compare_texts(submission, source)

    assert (ours(match, submission), theirs(match, source)) == (passage, passage)


def test_text_without_spaces_is_compared_by_characters() -> None:
    rng = random.Random(11)
    before, passage, after, left, right = (
        "".join(chr(rng.randrange(0x4E00, 0x9F00)) for _ in range(count))
        for count in (30, 15, 30, 30, 30)
    )
    submission, source = before + passage + after, left + passage + right
    (match,) = compare_texts(submission, source)

    assert ours(match, submission) == theirs(match, source) == passage


# -- what holds for every pair of texts

FEW_WORDS = ("ox", "hen", "cat", "dog")  # so few that all is repetition


def mosaics(count: int = 40) -> st.SearchStrategy[tuple[str, str]]:
    """Pairs of texts pasted together from common pieces, changed here and there."""

    def build(seed: int) -> tuple[str, str]:
        rng = random.Random(seed)
        vocabulary = FEW_WORDS if rng.random() < 0.3 else word_salad.WORDS
        pieces = [rng.choices(vocabulary, k=rng.randrange(4, count)) for _ in range(5)]

        def text() -> str:
            parts = []
            for _ in range(rng.randrange(1, 9)):
                piece = list(rng.choice(pieces))
                begin = rng.randrange(len(piece))
                piece = piece[begin:] if rng.random() < 0.3 else piece
                if rng.random() < 0.3:
                    piece[rng.randrange(len(piece))] = "changed"
                parts += piece + rng.choices(vocabulary, k=rng.choice((0, 0, 3, 20)))
            return " ".join(parts)

        return text(), text()

    return st.integers(0, 10**9).map(build)


@examples(300)
@given(mosaics(), st.sampled_from([8, 12, 20]))
def test_every_match_is_real(pair: tuple[str, str], shortest: int) -> None:
    a, b = pair
    words_a, words_b = a.split(), b.split()
    for match in compare_texts(a, b, shortest=shortest):
        inside_a, inside_b = ours(match, a).split(), theirs(match, b).split()
        first_a, last_a = match.ours
        first_b = len(b[: match.source.start].split())
        assert inside_a == words_a[first_a:last_a]
        assert inside_b == words_b[first_b : first_b + len(inside_b)]
        for here, there, length in match.runs:
            assert words_a[here : here + length] == words_b[there : there + length]
            assert first_a <= here <= here + length <= last_a
            assert first_b <= there <= there + length <= first_b + len(inside_b)
        same = sum(length for _, _, length in match.runs)
        assert match.words == (same if match.kind.is_copied else last_a - first_a)
        assert match.longest_run == max((length for _, _, length in match.runs), default=0)
        if match.kind is Kind.WORD_FOR_WORD:
            assert inside_a == inside_b


@examples(300)
@given(mosaics(), st.sampled_from([8, 12, 20]))
def test_matches_are_in_reading_order_and_none_is_there_twice(
    pair: tuple[str, str], shortest: int
) -> None:
    matches = compare_texts(*pair, shortest=shortest)

    assert matches == sorted(matches, key=lambda match: (match.submission, match.source))
    assert len({(match.submission, match.source) for match in matches}) == len(matches)


@examples(300)
@given(mosaics(), st.sampled_from([8, 12, 20]))
def test_nothing_copied_is_weak_or_shorter_than_asked_for(
    pair: tuple[str, str], shortest: int
) -> None:
    for match in compare_texts(*pair, shortest=shortest):
        if match.kind.is_copied:
            assert not match.weak
            assert match.words >= shortest


@examples(100)
@given(mosaics())
def test_a_match_turned_twice_is_as_it_was(pair: tuple[str, str]) -> None:
    for match in compare_texts(*pair):
        assert turned(turned(match)) == match
        assert turned(match).submission == match.source


@examples(300)
@given(mosaics(), st.sampled_from([8, 12, 20]))
def test_every_word_of_every_shared_run_is_in_a_match(pair: tuple[str, str], shortest: int) -> None:
    found = covered_words(compare_texts(*pair, shortest=shortest))

    assert words_in_shared_runs(*pair, shortest) <= found


@examples(100)
@given(mosaics())
def test_the_same_texts_give_the_same_matches(pair: tuple[str, str]) -> None:
    assert compare_texts(*pair) == compare_texts(*pair)


def test_a_run_that_begins_inside_a_longer_match_is_covered_to_its_end() -> None:
    text, left, right = salads(20, 20, 60, 60)
    source = joined(text[:16], left, text[8:], right)  # words 17 to 20 stand in the second only
    matches = compare_texts(joined(text), source, shortest=12)

    assert covered_words(matches) == set(range(20))


def test_a_run_between_two_runs_of_another_passage_is_counted() -> None:
    first, second, inside, far = salads(21, 30, 30, 12, 300)
    submission = joined(first, inside, second)
    matches = compare_texts(submission, joined(first, second, far, inside))

    assert covered_words(matches) == set(range(72))


@pytest.mark.parametrize("count", [2_000, 20_000])
def test_a_text_that_repeats_itself_is_covered_whole(count: int) -> None:
    """Repetition must not cost the square of the length."""
    submission, source = joined(["ha", "he"] * (count // 2)), joined(["ha", "he"] * count)

    assert covered_words(compare_texts(submission, source)) == set(range(count))


@pytest.mark.parametrize("times", [2, 8, 9, 30])
def test_a_copy_of_a_text_with_a_refrain_is_one_match(times: int) -> None:
    verses = salads(22, *[30] * times)
    refrain = word_salad.words(23, 15)
    text = joined(*[part for verse in verses for part in (verse, refrain)])
    (match,) = compare_texts(text, text)

    assert match.longest_run == match.words == times * 45


def test_a_copy_of_a_phrase_said_over_and_over_is_one_match() -> None:
    text = joined(word_salad.words(24, 6) * 40)
    (match,) = compare_texts(text, text)

    assert match.longest_run == match.words == 240
