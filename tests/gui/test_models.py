"""Every item model under Qt's own tester."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.modeltest import ModelTester

from plagcheck.gui.check.match_list import MatchModel
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.check.source_model import SourceModel
from plagcheck.gui.jobs.import_follower import ImportedFile, listed
from plagcheck.gui.library.collection_model import CollectionModel
from plagcheck.gui.library.import_model import ImportModel
from plagcheck.gui.library.library_model import LibraryModel
from plagcheck.model.entry import AddOutcome, AddStatus, Entry
from plagcheck.model.errors import Problem
from plagcheck.model.match import Kind
from tests.gui.results import match, shown, source

pytestmark = pytest.mark.usefixtures("application")


def two_sources() -> ShownResult:
    """The first with two others folded under it."""
    long, short = match(Kind.WORD_FOR_WORD, (0, 30)), match(Kind.WORD_FOR_WORD, (40, 60))
    return shown(
        source(1, long), source(2, short), source(3, long, under=1), source(4, long, under=1)
    )


def entry(number: int, name: str) -> Entry:
    return Entry(number, name, "Texts", number, 0, "2026-01-02T03:04:05+00:00", (), "00")


def test_source_model_folds_and_unfolds(qtmodeltester: ModelTester) -> None:
    model = SourceModel()
    qtmodeltester.check(model)
    model.show_result(two_sources())
    assert model.rowCount() == 3
    model.fold_or_unfold(model.index(1))
    assert model.rowCount() == 5
    assert model.row_of(4) == 3
    model.fold_or_unfold(model.index(1))
    assert model.rowCount() == 3
    qtmodeltester.check(model)


def test_match_model(qtmodeltester: ModelTester) -> None:
    model = MatchModel()
    model.show_result(two_sources())
    assert model.rowCount() == 2
    qtmodeltester.check(model)


def test_library_model(qtmodeltester: ModelTester) -> None:
    model = LibraryModel()
    model.show_entries([entry(1, "b"), entry(2, "A"), entry(3, "c")])
    assert [model.index(row, 0).data() for row in range(3)] == ["A", "b", "c"]
    model.narrow("B", None)
    assert model.rowCount() == 1
    qtmodeltester.check(model)


def test_collection_model(qtmodeltester: ModelTester) -> None:
    model = CollectionModel()
    model.show_counts({"Texts": 3})
    place = model.add("New")
    assert model.names()[place - 1] == "New"
    assert model.add("New") == place
    qtmodeltester.check(model)


def test_import_model_shows_states_and_what_needs_attention_first(
    qtmodeltester: ModelTester,
) -> None:
    model = ImportModel()
    qtmodeltester.check(model)
    paths = [Path(f"/a/{name}.txt") for name in "abcd"]
    model.begin(listed(paths))
    model.reading(1)
    missing = AddOutcome("/a/c.txt", AddStatus.FAILED, None, None, Problem("missing", "…", "c.txt"))
    model.settle(
        [ImportedFile(AddOutcome("/a/b.txt", AddStatus.ADDED, 1, 10)), ImportedFile(missing)]
    )
    assert [model.row(place).state for place in range(4)] == [
        "waiting",
        "added",
        "attention",
        "waiting",
    ]
    qtmodeltester.check(model)

    model.show_states(["added"])
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["b.txt"]
    model.settle([ImportedFile(AddOutcome("/a/d.txt", AddStatus.ADDED, 2, 10))])
    assert model.rowCount() == 2
    qtmodeltester.check(model)

    model.show_states([])
    model.stop()
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert names == ["c.txt", "a.txt", "b.txt", "d.txt"]
    assert model.row(1).state == "skipped"
    assert "c.txt is not there. It was moved" in str(model.index(0, 1).data())
    qtmodeltester.check(model)
