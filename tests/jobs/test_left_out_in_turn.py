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
from plagcheck.model.result import CheckResult
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
@given(st.integers(0, 1_000_000), st.integers(1, 4), st.sampled_from(RULES))
def test_no_step_raises_a_number(seed: int, passages: int, rules: Rules) -> None:
    rng = random.Random(seed)
    with checked(seed, passages) as (library, result):
        first = now = leave_out(result, rules)
        choices: list[Choice] = []
        while now.result.leaders and len(choices) < 8:
            size = min(len(now.result.leaders), rng.choice((1, 1, 1, 2)))
            choices += [
                Choice(each.id, None, Reason.CITED, when=f"2026-01-01T10:{len(choices):02}:00")
                for each in rng.sample(now.result.leaders, size)
            ]
            before = explained(now.result)
            now = leave_out(look_behind(library, now.before, choices), rules, choices)

            assert all(a <= b for a, b in zip(explained(now.result), before, strict=True))
            assert not now.is_unsearched
        shares = [entry.after for entry in now.entries]
        assert shares == sorted(shares, reverse=True)

        again = leave_out(look_behind(library, result, choices), rules, choices)
        assert explained(again.result) == explained(now.result)
        assert leave_out(now.before, rules).result.figures == first.result.figures
