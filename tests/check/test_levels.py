"""What each level of the index is for: pairs that it finds, and neither of the others does.

Every test is run with each level switched off in turn. The source is found as long as it is not the
level of the test.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck import Library, check_document
from plagcheck.check import candidates, checker
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.explanation import FoundBy
from plagcheck.model.result import AlignOptions, CheckOptions
from tests import word_salad
from tests.check.test_traced import PAPER, SOURCE, fill
from tests.conftest import examples

LEVELS: Final = ("bands", "passages", "traces")


@pytest.fixture(params=[None, *LEVELS], ids=lambda level: f"without {level}")
def off(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """The level that is switched off while the test runs."""
    level: str | None = request.param
    switch_off(level, monkeypatch)
    return level


def switch_off(level: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = np.empty(0, np.uint64)
    if level == "bands":
        monkeypatch.setattr(candidates, "document_keys", lambda *_: nothing)
    elif level == "passages":
        monkeypatch.setattr(candidates, "window_minima", lambda *_: nothing)
    elif level == "traces":
        monkeypatch.setattr(checker, "find_traced", lambda *_: [])


def found(library: Library, paper: str, shortest: int = 12) -> set[str]:
    result = check_document(paper, library, CheckOptions(AlignOptions(shortest)))
    return {source.entry.name for source in result.sources}


def add(library: Library, texts: dict[str, str]) -> None:
    library.add([IncomingDocument(Document(n, text), Origin(n)) for n, text in texts.items()])


# -- bands: alike as a whole, though no six words in a row are in both


def circle(shift: int) -> str:
    """Three words in an order in which every five in a row come once, but five times the same.

    x⁵ = x + 2 is primitive over the numbers modulo 3, so that its sequence goes through all 242
    rows of five that are not all nought. Shifted by one it does again, and no row of six is in
    both: what follows five words is in one what the five give, in the other one more or less.
    """
    values = [0, 0, 0, 0, 1]
    while len(values) < 242 + 4:
        values.append((values[-4] + 2 * values[-5]) % 3)
    return " ".join(("on", "at", "by")[(value + shift) % 3] for value in values)


def rows(text: str, size: int) -> set[tuple[str, ...]]:
    words = text.split()
    return {tuple(words[i : i + size]) for i in range(len(words) - size + 1)}


def test_the_circles_are_what_is_said_of_them() -> None:
    one, other = circle(0), circle(1)

    assert len(rows(one, 5) & rows(other, 5)) == 241
    assert len(rows(one, 5) | rows(other, 5)) == 243
    assert not rows(one, 6) & rows(other, 6)


def test_only_bands_find_what_is_alike_without_a_run_in_common(
    library: Library, off: str | None
) -> None:
    add(library, {"alike": circle(0), "other": word_salad.text(1, 300)})

    assert found(library, circle(1)) == (set() if off == "bands" else {"alike"})


# -- passages: a run of eight words, of which every word and every pair of words is common

COMMON: Final = (
    "amber", "basin", "cedar", "delta", "ember", "fjord",
    "grove", "haven", "inlet", "jetty", "knoll", "lagoon",
)  # fmt: skip


def common_words(rng: random.Random, count: int) -> list[str]:
    return rng.choices(COMMON, k=count)


@pytest.fixture(scope="module")
def common_place(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[str]]]:
    """A library in which every two words stand side by side in more than 200 documents."""
    rng = random.Random(8)
    documents = [common_words(rng, 260) for _ in range(230)]
    path = tmp_path_factory.mktemp("common") / "library"
    with Library.open(path, create=True) as library:
        add(library, {f"{number}": " ".join(words) for number, words in enumerate(documents)})
    return path, documents


def test_every_pair_of_words_is_common(common_place: tuple[Path, list[list[str]]]) -> None:
    """Or traces might help."""
    holders = {
        (one, other): sum(
            any({one, other} == {*pair} for pair in pairwise(words)) for words in common_place[1]
        )
        for one in COMMON
        for other in COMMON
        if one < other
    }

    assert min(holders.values()) > 200


Seen = Callable[[int], bool]


@pytest.fixture
def seen(common_place: tuple[Path, list[list[str]]]) -> Seen:
    """Whether eight words in a row of some document are found in a paper."""
    path, documents = common_place

    def look(seed: int) -> bool:
        rng = random.Random(seed)
        origin = rng.randrange(len(documents))
        place = rng.randrange(len(documents[origin]) - 7)
        run = documents[origin][place : place + 8]
        paper = [*common_words(rng, 30), *run, *common_words(rng, 30)]
        with Library.open(path) as library:
            return f"{origin}" in found(library, " ".join(paper), shortest=8)

    return look


@examples(30)
@given(seed=st.integers(0, 10**9))
def test_a_run_of_eight_common_words_is_found(seen: Seen, seed: int) -> None:
    assert seen(seed)


def test_only_passages_find_it(seen: Seen, off: str | None) -> None:
    assert [seen(seed) for seed in range(5)] == [off != "passages"] * 5


# -- what a check notes about each source


def levels_of(library: Library, paper: str) -> dict[str, FoundBy | None]:
    result = check_document(paper, library)
    return {source.entry.name: source.found_by for source in result.sources}


def test_what_is_noted_is_what_switching_a_level_off_shows(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A level that is off brings nothing; others bring what they brought; no source goes else."""
    passage = word_salad.text(4, 30)
    draft = word_salad.text(5, 400)
    add(
        library,
        {
            "alike": circle(0),
            "draft": draft,
            "passage": f"{word_salad.text(6, 200)} {passage} {word_salad.text(7, 200)}",
            "reworded": SOURCE,
            **{f"{number}": word_salad.prose(100 + number, 250) for number in range(30)},
        },
    )
    paper = "\n\n".join((PAPER, passage))
    papers = (circle(1), draft, paper)
    noted = [levels_of(library, each) for each in papers]
    assert noted == [
        {"alike": FoundBy(bands=True)},
        {"draft": FoundBy(passages=True, bands=True)},
        {"passage": FoundBy(passages=True), "reworded": FoundBy(traces=True)},
    ]

    for level in LEVELS:
        with monkeypatch.context() as patching:
            switch_off(level, patching)
            without = [levels_of(library, each) for each in papers]
        for before, after in zip(noted, without, strict=True):
            gone = before.keys() - after.keys()
            assert all(before[name] == FoundBy(**{level: True}) for name in gone)
            for name, found_by in after.items():
                assert found_by is not None and not getattr(found_by, level)
                assert found_by in (replace(before[name], **{level: False}), FoundBy(traces=True))
        lost = {"alike": "bands", "reworded": "traces"}
        left = {name for after in without for name in after}
        assert all((name in left) == (lost[name] != level) for name in lost)


# -- traces: reworded


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reworded") / "library"
    fill(path)
    return path


def test_only_traces_find_what_is_reworded(read: Path, off: str | None) -> None:
    with Library.open(read) as library:
        assert found(library, PAPER) == (set() if off == "traces" else {"0.txt"})
