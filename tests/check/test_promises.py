"""The five promises of the engine, each as a property."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import Library, check_document
from plagcheck.cli.wording import check_lines
from plagcheck.library.integrity import verify
from plagcheck.model.adjusted import unadjusted
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult
from tests import word_salad
from tests.conftest import examples
from tests.disguises import DISGUISES, Disguise

SEEDS = st.integers(0, 10**9)


class Mosaic:
    """A few documents and a submission, pasted together from shared pieces of plain words."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self._pieces = [word_salad.words(rng, rng.randrange(5, 60)) for _ in range(6)]
        self.sources = {f"source {n}": self._text(rng) for n in range(rng.randrange(1, 6))}
        self.submission = self._text(rng)

    def _text(self, rng: random.Random) -> str:
        parts: list[str] = word_salad.words(rng, 10)
        for _ in range(rng.randrange(1, 5)):
            parts += rng.choice(self._pieces)
            parts += word_salad.words(rng, rng.randrange(40))
        return " ".join(parts)


def library_of(path: Path, sources: Sequence[tuple[str, str]]) -> Library:
    library = Library.open(path, create=True)
    library.add([IncomingDocument(Document(name, text), Origin("")) for name, text in sources])
    return library


def answer(result: CheckResult) -> list[tuple[object, ...]]:
    """A result without ids, which depend on the order of adding."""
    names = {source.entry.id: source.entry.name for source in result.sources}
    return [
        (source.entry.name, source.comparison, names.get(source.under or 0))
        for source in result.sources
    ]


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("promise")


# -- 1. no run of eight words goes unseen


@pytest.mark.parametrize("disguise", DISGUISES, ids=lambda each: each.__name__)
@examples(15)
@given(SEEDS)
def test_no_run_of_eight_words_goes_unseen(
    tmp_path_factory: pytest.TempPathFactory, disguise: Disguise, seed: int
) -> None:
    rng = random.Random(seed)
    documents = [word_salad.words(rng, rng.randrange(8, 200)) for _ in range(8)]
    origin = rng.randrange(8)
    place = rng.randrange(len(documents[origin]) - 7)
    run = documents[origin][place : place + 8]
    around = [word_salad.text(rng, rng.randrange(0, 60)) for _ in range(2)]
    submission = f"{around[0]} {' '.join(disguise(rng, run))} {around[1]}"
    path = tmp_path_factory.mktemp("seen") / "a.plagcheck"
    sources = [(f"{number}", " ".join(words)) for number, words in enumerate(documents)]
    with library_of(path, sources) as library:
        result = check_document(submission, library, CheckOptions(AlignOptions(8)))

    found = {source.entry.name: source.comparison for source in result.sources}
    assert found[f"{origin}"].longest_run >= 8


# -- 2. every score is exact


@examples(60)
@given(SEEDS)
def test_every_score_is_exact(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    mosaic = Mosaic(seed)
    path = tmp_path_factory.mktemp("exact") / "a.plagcheck"
    with library_of(path, list(mosaic.sources.items())) as library:
        result = check_document(mosaic.submission, library)

    def shingles(text: str) -> set[tuple[str, ...]]:
        words = text.split()
        return {tuple(words[i : i + 5]) for i in range(len(words) - 4)}

    ours = mosaic.submission.split()
    everywhere: set[int] = set()
    for source in result.sources:
        theirs = mosaic.sources[source.entry.name].split()
        one, other = shingles(" ".join(ours)), shingles(" ".join(theirs))
        scores = source.comparison
        runs = [run for match in scores.matches for run in match.copied_runs]
        here = {a + i for a, _, length in runs for i in range(length)}
        there = {b + i for _, b, length in runs for i in range(length)}
        everywhere |= here

        assert scores.jaccard == len(one & other) / len(one | other)
        assert scores.matched_words == len(here)
        assert scores.share_of_submission == len(here) / len(ours)
        assert scores.share_of_source == len(there) / len(theirs)
        assert 0 < scores.jaccard <= 1
        assert 0 <= scores.share_of_submission <= 1
        assert 0 <= scores.share_of_source <= 1
        assert scores.matched_words + scores.reworded_words > 0
    assert result.matched_words == len(everywhere)
    assert result.similarity == len(everywhere) / len(ours)


@pytest.mark.slow
@pytest.mark.parametrize("size", [2_000, 60_000, 400_000])
def test_a_score_above_nothing_is_never_shown_as_nothing(library: Library, size: int) -> None:
    passage = word_salad.text(1, 12)
    library.add_text("long.txt", f"{word_salad.text(2, size)} {passage}")
    result = check_document(f"{word_salad.text(3, size)} {passage}", library)
    shown = "\n".join(check_lines(unadjusted(result)))

    assert result.similarity > 0
    assert " 0 %" not in shown
    assert "0.0 %" not in shown
    assert "Jaccard 0.000" not in shown


# -- 3. every span is real


@examples(60)
@given(SEEDS)
def test_every_span_is_real(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    mosaic = Mosaic(seed)
    path = tmp_path_factory.mktemp("real") / "a.plagcheck"
    with library_of(path, list(mosaic.sources.items())) as library:
        result = check_document(mosaic.submission, library)
    for source in result.sources:
        text = mosaic.sources[source.entry.name]
        for match in source.comparison.matches:
            ours = mosaic.submission[match.submission.start : match.submission.end]
            theirs = text[match.source.start : match.source.end]
            if match.kind == "word for word":
                assert ours == theirs
            first_theirs = len(text[: match.source.start].split())
            for here, there, length in match.runs:
                here, there = here - match.ours[0], there - first_theirs
                assert ours.split()[here : here + length] == theirs.split()[there : there + length]


# -- 4. the same input, the same answer


@examples(30)
@given(SEEDS, st.randoms(use_true_random=False))
def test_the_order_of_adding_makes_no_difference(
    tmp_path_factory: pytest.TempPathFactory, seed: int, rng: random.Random
) -> None:
    mosaic = Mosaic(seed)
    folder = tmp_path_factory.mktemp("order")
    sources = list(mosaic.sources.items())
    orders = [sources, sources[::-1], rng.sample(sources, len(sources))]
    answers = []
    for number, order in enumerate(orders):
        with library_of(folder / f"{number}.plagcheck", order) as library:
            answers.append(answer(check_document(mosaic.submission, library)))

    assert answers[0] == answers[1] == answers[2]


def test_sources_that_are_equally_good_come_in_the_same_order(folder: Path) -> None:
    passage = word_salad.text(1, 40)
    sources = [(f"source {seed}", f"{passage} {word_salad.text(seed, 60)}") for seed in range(2, 8)]
    answers = []
    for number, order in enumerate((sources, sources[::-1])):
        with library_of(folder / f"{number}.plagcheck", order) as library:
            answers.append(answer(check_document(passage, library)))

    assert answers[0] == answers[1]


def test_of_very_many_sources_the_same_are_listed(folder: Path) -> None:
    form = word_salad.text(1, 40)
    sources = [(f"source {n}", f"{form} {word_salad.text(n + 2, 60)}") for n in range(150)]
    answers = []
    for number, order in enumerate((sources, sources[::-1])):
        with library_of(folder / f"{number}.plagcheck", order) as library:
            result = check_document(form, library)
            answers.append({source.entry.name for source in result.sources})

    assert answers[0] == answers[1]


@examples(15)
@given(SEEDS)
def test_asking_twice_gives_the_same_answer(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    mosaic = Mosaic(seed)
    path = tmp_path_factory.mktemp("twice") / "a.plagcheck"
    with library_of(path, list(mosaic.sources.items())) as library:
        first = check_document(mosaic.submission, library)
        assert check_document(mosaic.submission, library) == first
    with Library.open(path) as library:
        assert check_document(mosaic.submission, library) == first


# -- 5. a removed document leaves no trace


@examples(30)
@given(SEEDS)
def test_a_removed_document_is_as_if_it_had_never_been(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    mosaic = Mosaic(seed)
    folder = tmp_path_factory.mktemp("gone")
    gone = f"source {seed % len(mosaic.sources)}"
    left = [(name, text) for name, text in mosaic.sources.items() if name != gone]
    with (
        library_of(folder / "all.plagcheck", list(mosaic.sources.items())) as library,
        library_of(folder / "left.plagcheck", left) as without,
    ):
        library.remove([entry.id for entry in library.documents() if entry.name == gone])

        assert verify(library) == []
        assert answer(check_document(mosaic.submission, library)) == answer(
            check_document(mosaic.submission, without)
        )
        count = sum(len(run) for _, run in library.store.runs())
        assert count == sum(len(run) for _, run in without.store.runs())
