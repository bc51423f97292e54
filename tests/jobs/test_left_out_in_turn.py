"""Sources are left out one after the other, and others come forward: no step raises a number."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.jobs.check import check_paper, look_behind
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.document import Document
from plagcheck.model.kinds import NAMES
from plagcheck.model.result import CheckResult, Source
from tests.conftest import examples
from tests.jobs.test_behind_drafts import WAYS, explained, written
from tests.word_salad import prose, words

RULES: Final = (Rules.usual(), Rules(small_match=25), Rules(small_source_words=60))


@contextmanager
def checked(seed: int, passages: int) -> Iterator[tuple[Library, CheckResult]]:
    """A paper with a long passage, and others of which one source has a part, and more have all.

    Those are found when it is left out, where they have it in other words.
    """
    rng = random.Random(seed)
    paper, texts = [prose(rng, 80)], [[prose(rng, 90)] for _ in range(5)]
    for place in range(passages + 1):
        passage = words(rng, rng.choice((60, 75, 90)) if place else 200)
        paper += [written(passage, "copied", rng), prose(rng, 80)]
        first, *others = rng.sample(texts, rng.choice((2, 3)) if place else 1)
        begin = rng.choice((0, 10, 15, 20)) if place else 0
        first += [written(passage[begin:], "copied", rng), prose(rng, 60)]
        for parts in others:
            parts += [written(passage, rng.choice((*WAYS, "reworded")), rng), prose(rng, 60)]
    with (
        tempfile.TemporaryDirectory() as folder,
        Library.open(Path(folder) / "a.plagcheck", create=True) as library,
    ):
        for number, parts in enumerate(texts):
            library.add_text(f"source {number}", "\n\n".join(parts))
        yield library, check_paper(library, Document("paper", "\n\n".join(paper)))


@examples(60)
@given(
    st.integers(0, 1_000_000),
    st.integers(1, 4),
    st.sampled_from(RULES),
    st.just(frozenset()) | st.frozensets(st.sampled_from(NAMES)),
)
def test_no_step_raises_a_number(
    seed: int, passages: int, rules: Rules, off: frozenset[str]
) -> None:
    """Nor with kinds of matches switched off."""
    rng = random.Random(seed)
    with checked(seed, passages) as (library, result):
        first = now = leave_out(result, rules, without=off)
        choices: list[Choice] = []
        while now.result.leaders and len(choices) < 8:
            size = min(len(now.result.leaders), rng.choice((1, 1, 1, 2)))
            choices += [
                choice(each, rng, when=f"2026-01-01T10:{len(choices):02}:00")
                for each in rng.sample(now.result.leaders, size)
            ]
            before, result = explained(now.result), look_behind(library, result, choices)
            now = leave_out(result, rules, choices, without=off)

            assert all(a <= b for a, b in zip(explained(now.result), before, strict=True))
            assert not now.is_unsearched
        shares = [now.before.similarity, *(entry.after for entry in now.entries)]
        assert shares == sorted(shares, reverse=True)
        assert shares[-1] == now.result.similarity
        told = [entry.words for entry in now.entries if entry.is_by_teacher]
        assert max(told, default=0) <= explained(now.before)[1]

        again = leave_out(look_behind(library, first.before, choices), rules, choices, without=off)
        assert explained(again.result) == explained(now.result)
        assert leave_out(result, rules, without=off).result.figures == first.result.figures


def choice(source: Source, rng: random.Random, when: str) -> Choice:
    """All of a source is left out, or one match with it."""
    is_whole = not source.matches or rng.random() < 0.8
    span = None if is_whole else rng.choice(source.matches).submission
    return Choice(source.id, span, rng.choice((Reason.CITED, Reason.OWN_WORK)), when=when)


def test_what_comes_forward_counts_for_no_more_than_was_seen() -> None:
    """One source copied the passage, the other edited it: that is not seen where copies are not."""
    rng = random.Random(7)
    passage = words(rng, 60)
    paper = f"{prose(rng, 90)}\n\n{written(passage, 'copied', rng)}\n\n{prose(rng, 90)}"
    with (
        tempfile.TemporaryDirectory() as folder,
        Library.open(Path(folder) / "a.plagcheck", create=True) as library,
    ):
        for way in ("copied", "edited"):
            library.add_text(way, f"{prose(rng, 90)}\n\n{written(passage, way, rng)}")
        result = check_paper(library, Document("paper", paper))
        (found,) = result.sources
        choices = [Choice(found.id, None, Reason.CITED)]
        result = look_behind(library, result, choices)

    left = leave_out(result, Rules(), choices)
    assert [source.entry.name for source in left.result.sources] == ["edited"]
    assert 40 < left.result.matched_words < found.comparison.matched_words
    for off in (["word-for-word"], ["word-for-word", "reworded"]):
        assert explained(leave_out(result, Rules(), choices, without=off).result) == (0, 0)
    assert leave_out(result, Rules(), choices, without=["small-edits"]).result.matched_words == 0
