"""Checks while documents come and go: they wait for nobody, and see the library of one moment."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.found_files import find_files
from plagcheck.jobs.add import add_files
from plagcheck.model.entry import Entry
from plagcheck.model.result import Source
from tests import word_salad

PASSAGES = [word_salad.text(500 + number, 30) for number in range(6)]
PAPER = " ".join(f"{passage}. {word_salad.prose(n, 20)}" for n, passage in enumerate(PASSAGES))


def text(number: int) -> str:
    """A source of the paper."""
    return f"{word_salad.prose(100 + number, 40)} {PASSAGES[number]}"


@pytest.fixture
def writer(library_path: Path) -> Library:
    library = Library.open(library_path, create=True)
    for number in range(3):
        library.add_text(f"source {number}", text(number))
    return library


class Meddler:
    """Another program changes the library in the middle of a check."""

    def __init__(self, writer: Library) -> None:
        self._writer = writer
        self.meddled = 0

    def paper_read(self, paper: Document) -> None:
        """Before the check."""

    def candidates_found(self, entries: Sequence[Entry]) -> None:
        self._writer.remove([entries[-1].id])
        self._writer.add_text("added meanwhile", text(4))
        self.meddled += 1

    def source_verified(self, source: Source) -> None:
        """Nothing more."""


def test_a_check_sees_the_library_of_one_moment(writer: Library) -> None:
    meddler = Meddler(writer)
    with writer, Library.open(writer.path, read_only=True) as reader:
        found = check_document(PAPER, reader, follower=meddler)
        assert meddler.meddled == 1
        assert sorted(s.entry.name for s in found.sources) == ["source 0", "source 1", "source 2"]
        assert found.searched == 3
        again = check_document(PAPER, reader)  # and the next one sees what has become of it
        assert "added meanwhile" in [source.entry.name for source in again.sources]
        assert len(again.sources) == 3


def test_a_check_does_not_wait_for_who_writes(writer: Library) -> None:
    with writer, writer.store.transaction():
        writer.store.set_fact("note:half", "written")
        with Library.open(writer.path, read_only=True) as reader:
            assert len(check_document(PAPER, reader).sources) == 3


def test_checks_run_in_the_middle_of_an_import(
    writer: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("plagcheck.jobs.add.BATCH_DOCUMENTS", 20)
    for number in range(60):
        (tmp_path / f"{number:02}.txt").write_text(word_salad.prose(1000 + number, 60), "utf-8")
    (tmp_path / "last.txt").write_text(text(5), encoding="utf-8")
    files = find_files(sorted(tmp_path.glob("*.txt")))
    writer.close()
    stored, checked = threading.Event(), threading.Event()

    def add() -> None:
        with Library.open(writer.path) as library:
            for _ in add_files(library, files):
                stored.set()
                checked.wait(60)

    adding = threading.Thread(target=add)
    adding.start()
    with Library.open(writer.path, read_only=True) as reader:
        assert stored.wait(60)
        during = check_document(PAPER, reader)
        checked.set()
        adding.join()
        after = check_document(PAPER, reader)
    assert (during.searched, len(during.sources)) == (23, 3)
    assert (after.searched, len(after.sources)) == (64, 4)
