"""A history in a folder of its own, and a small library to check against."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck
from plagcheck.jobs.history import Context
from plagcheck.model.adjusted import Choice, Reason
from plagcheck.model.decisions import Decision, Status
from tests import word_salad
from tests.history.made import own_words, real_check


@pytest.fixture
def records_path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.db"


@pytest.fixture
def records(records_path: Path) -> Iterator[Records]:
    with Records.open(records_path, create=True) as opened:
        yield opened


@pytest.fixture
def saved(library: Library, tmp_path: Path) -> SavedCheck:
    """A paper with two sources, checked for real."""
    library.add_text("book", f"{word_salad.prose(2, 120)} {word_salad.prose(3, 60)}")
    library.add_text("article", f"{word_salad.prose(4, 90)} {word_salad.prose(5, 60)}")
    parts = [word_salad.prose(seed, count) for seed, count in ((1, 80), (2, 60), (4, 40))]
    whose = Context("Ollie Oak", "Geography 12", {"shortest": 12})
    return real_check(library, tmp_path, "rivers.txt", "\n\n".join(parts), whose)


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where SQLite puts what it needs for a moment."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setenv("SQLITE_TMPDIR", str(folder))
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


@pytest.fixture
def secret(library: Library, tmp_path: Path) -> SavedCheck:
    """A paper of which no word stands anywhere else."""
    own = own_words("Zephyrine", 400)
    library.add_text("Quintessence source", own_words("Quokka", 300) + " " + own[: len(own) // 2])
    saved = real_check(
        library, tmp_path, "Zephyrine_Žižek.txt", own, Context("Zephyrine Žižek", "Biology 11")
    )
    source = saved.result.sources[0].entry.id
    choice = Choice(source, None, Reason.OTHER, "remark about Xylophon", saved.when)
    decision = Decision(Status.TO_DISCUSS, "confidential Übernotiz about the paper")
    return replace(saved, decision=decision, choices=(choice,))
