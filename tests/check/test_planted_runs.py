"""Planted runs: whatever is copied, from anywhere to anywhere, is found. Every time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Span
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult
from tests import word_salad
from tests.disguises import DISGUISES

DOCUMENTS = 1000
PER_SUBMISSION = 50
PLANTED = 10_000


@dataclass(frozen=True)
class Planted:
    """A run of words: where it stands in the submission, and where in which document."""

    document: str
    disguise: str
    ours: Span
    theirs: Span

    def is_shown_by(self, result: CheckResult) -> bool:
        return any(
            match.submission.start <= self.ours.start
            and self.ours.end <= match.submission.end
            and match.source.start <= self.theirs.start
            and self.theirs.end <= match.source.end
            for source in result.sources
            if source.entry.name == self.document
            for match in source.comparison.matches
        )


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Library, list[str]]]:
    rng = random.Random(2024)
    texts = [word_salad.prose(rng, rng.randrange(30, 400)) for _ in range(DOCUMENTS)]
    path: Path = tmp_path_factory.mktemp("planted") / "reference.plagcheck"
    with Library.open(path, create=True) as library:
        library.add(
            [IncomingDocument(Document(f"{n}", text), Origin("")) for n, text in enumerate(texts)]
        )
        yield library, texts


def plant(rng: random.Random, texts: list[str], length: int) -> tuple[str, list[Planted]]:
    """Unrelated text with disguised runs in it, some at its very beginning and end."""
    parts: list[str] = []
    planted: list[Planted] = []
    size = 0

    def append(text: str) -> None:
        nonlocal size
        parts.append(text)
        size += len(text) + 1

    for number in range(PER_SUBMISSION):
        if number or rng.random() < 0.5:
            append(word_salad.prose(rng, rng.randrange(1, 80)) + ".")
        document = rng.randrange(len(texts))
        tokens = tokenize(texts[document])
        first = rng.randrange(len(tokens) - length + 1)
        bounds = zip(tokens.starts.tolist(), tokens.ends.tolist(), strict=True)
        places = list(bounds)[first : first + length]
        disguise = rng.choice(DISGUISES)
        run = disguise(rng, [texts[document][a:b].lower() for a, b in places])
        text = " ".join(run)
        inside = tokenize(text)
        assert len(inside) == length
        start, end = size + int(inside.starts[0]), size + int(inside.ends[-1])
        planted.append(
            Planted(
                f"{document}",
                disguise.__name__,
                Span(start, end),
                Span(places[0][0], places[-1][1]),
            )
        )
        append(text)
    if rng.random() < 0.5:
        append(word_salad.prose(rng, rng.randrange(1, 80)))
    return " ".join(parts), planted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("length", "options"), [(12, CheckOptions()), (8, CheckOptions(AlignOptions(8)))]
)
def test_planted_runs_are_found_10_000_times_out_of_10_000(
    reference: tuple[Library, list[str]], length: int, options: CheckOptions
) -> None:
    library, texts = reference
    rng = random.Random(length)
    planted, missed = 0, []
    for _ in range(PLANTED // PER_SUBMISSION):
        submission, runs = plant(rng, texts, length)
        result = check_document(submission, library, options)
        planted += len(runs)
        missed += [run for run in runs if not run.is_shown_by(result)]

    assert planted == PLANTED
    assert missed == []
