"""A draft is kept apart: what is left is what a library without it gives, and never more."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Collection, Mapping
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.jobs.check import check_paper, look_behind
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Adjusted, Choice, Reason, Rules
from plagcheck.model.document import Document
from plagcheck.model.match import Kind
from plagcheck.model.result import CheckResult
from tests.conftest import examples
from tests.word_salad import prose, text, words

WAYS = ("copied", "edited", "reworded")


def written(passage: list[str], way: str, rng: random.Random) -> str:
    """A passage as another text has it."""
    made = list(passage)
    if way == "edited":
        step = rng.choice((5, 7, 9))
        for place in range(2, len(made), step):
            made[place] = rng.choice(words(rng, 1))
    if way == "reworded":
        made = [word for place, word in enumerate(made) if place % 7]
        size = rng.choice((4, 6, 8))
        for start in range(0, len(made), size):
            part = made[start : start + size]
            rng.shuffle(part)
            made[start : start + size] = part
    sentences = (" ".join(made[start : start + 11]) for start in range(0, len(made), 11))
    return f"{'. '.join(sentences)}."


def check(
    paper: str, documents: Mapping[str, str], drafts: Collection[str] = frozenset()
) -> Adjusted:
    """A check as the window shows it, some documents of the library kept apart."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Library.open(Path(folder) / "a.plagcheck", create=True) as library,
    ):
        for name, content in documents.items():
            library.add_text(name, content)
        result = check_paper(library, Document("paper", paper))
        apart = [each.id for each in library.documents() if each.name in drafts]
        choices = [Choice(number, None, Reason.OWN_WORK) for number in apart]
        result = look_behind(library, result, choices)
        return leave_out(result, Rules.usual(), choices)


def explained(result: CheckResult) -> tuple[int, int]:
    """Words of the number, and all that are explained."""
    return result.matched_words, result.matched_words + result.reworded_words


def assert_as_without(
    paper: str, drafts: Mapping[str, str], sources: Mapping[str, str]
) -> CheckResult:
    """Keeping drafts apart leaves what a library without them gives, as long as that is no rise."""
    before = explained(check(paper, {**drafts, **sources}).result)
    without = explained(check(paper, sources).result)

    kept = check(paper, {**drafts, **sources}, drafts.keys())

    now = explained(kept.result)
    assert all(left <= first for left, first in zip(now, before, strict=True))
    if all(least <= first for least, first in zip(without, before, strict=True)):
        assert now == without
    shares = [kept.before.similarity, *(each.after or 0.0 for each in kept.entries)]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == kept.result.similarity
    assert explained(leave_out(kept.before, Rules.usual()).result) == before
    return kept.result


@examples(100)
@given(st.integers(0, 1_000_000), st.sampled_from(WAYS), st.sampled_from(WAYS))
def test_one_passage_that_draft_and_source_have_each_in_its_way(
    seed: int, in_draft: str, in_source: str
) -> None:
    rng = random.Random(seed)
    passage, own = words(rng, rng.choice((60, 90, 200))), [prose(rng, 150) for _ in range(2)]
    inside = f"{prose(rng, 60)}\n\n{written(passage, 'copied', rng)}\n\n{prose(rng, 60)}"
    paper = f"{own[0]}\n\n{inside}\n\n{own[1]}"
    draft = f"{written(passage, in_draft, rng)}\n\n{own[0]}\n\n{own[1]}"
    source = f"{prose(rng, 200)}\n\n{written(passage, in_source, rng)}\n\n{prose(rng, 200)}"

    left = assert_as_without(paper, {"draft": draft}, {"source": source})

    assert [each.entry.name for each in left.sources] == ["source"]


@examples(100)
@given(st.integers(0, 1_000_000), st.integers(1, 4), st.booleans())
def test_many_passages_and_maybe_two_drafts(seed: int, passages: int, has_two: bool) -> None:
    rng = random.Random(seed)
    paper, sources = [], {}
    drafts: dict[str, list[str]] = {"draft": [], "other": []} if has_two else {"draft": []}
    for place in range(passages):
        passage, own = words(rng, rng.choice((40, 60, 90, 140))), prose(rng, 80)
        paper += [own, written(passage, "copied", rng)]
        for parts in drafts.values():
            parts += [own if rng.random() < 0.8 else prose(rng, 80)]
            parts += [written(passage, rng.choice(WAYS), rng)]
        there = written(passage, rng.choice(WAYS), rng)
        sources[f"source {place}"] = f"{prose(rng, 150)}\n\n{there}\n\n{prose(rng, 150)}"

    texts = {name: "\n\n".join(parts) for name, parts in drafts.items()}
    assert_as_without("\n\n".join(paper), texts, sources)


def test_a_source_that_would_raise_the_number_counts_as_reworded() -> None:
    """It holds nearly word for word what the one that hid it rewords: it must not be lost."""
    rng = random.Random(4)
    run, passage = text(rng, 12), words(rng, 200)
    paper = f"{prose(rng, 200)}\n\n{run}.\n\n{prose(rng, 90)}\n\n{written(passage, 'copied', rng)}"
    hiding = (
        f"{prose(rng, 90)}\n\n{run}.\n\n{prose(rng, 50)}\n\n{written(passage, 'reworded', rng)}"
    )
    source = f"{prose(rng, 200)}\n\n{written(passage, 'edited', rng)}"
    before = check(paper, {"hiding": hiding, "source": source}).result
    assert [each.entry.name for each in before.sources] == ["hiding"]
    assert before.matched_words < 40

    left = assert_as_without(paper, {"hiding": hiding}, {"source": source})

    assert left.matched_words == before.matched_words
    assert left.reworded_words > 120
    assert {match.kind for match in left.sources[0].matches} == {Kind.SMALL_EDITS, Kind.REWORDED}
