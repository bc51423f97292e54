"""Erasing: no byte is left, and nothing else is lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck
from plagcheck.history.store import HistoryStore
from plagcheck.library import sqlite_file
from tests.history.traces import compressed, traces

WORDS = ["Zephyrine", "zephyrin", "Žižek", "Xylophon", "Übernotiz", "quokka", "Quintessence"]


def test_no_byte_of_an_erased_check_is_left(
    records_path: Path, scratch: Path, secret: SavedCheck, saved: SavedCheck
) -> None:
    folder = records_path.parent
    stretches = compressed(secret) - compressed(saved)
    with Records.open(records_path, create=True) as records:
        others = [records.save(saved) for _ in range(30)]
        number = records.save(secret)
        others += [records.save(saved) for _ in range(30)]
        records.decide(number, replace(secret.decision, note="Übernotiz, written again"))
        assert len(traces(folder, [], stretches)) > 0.9 * len(stretches) > 1000
        assert {b"Xylophon", "Übernotiz".encode()} <= set(traces(folder, WORDS, set()))

        erased = records.erase([number])

        assert (erased.entries, erased.is_clean) == (1, True)
        assert traces(folder, WORDS, stretches) == []  # while it is open, its journal included
        assert [records.load(n).result for n in others] == [saved.result] * 60
    assert traces(folder, WORDS, stretches) == []
    assert list(scratch.iterdir()) == []
    assert [path.name for path in folder.iterdir()] == ["records.db"]


def test_a_removed_check_can_be_put_back_exactly_as_it_was(
    records: Records, secret: SavedCheck, saved: SavedCheck
) -> None:
    numbers = [records.save(secret), records.save(saved), records.save(secret)]
    lines = records.list()
    removed = records.remove(numbers[:2])
    assert [line.id for line in records.list()] == numbers[2:]
    records.put_back(removed)

    assert len(removed) == 2
    assert records.list() == lines
    assert [records.load(n) for n in numbers] == [secret, saved, secret]


def test_nothing_is_left_of_a_removed_check_once_the_history_is_closed(
    records_path: Path, secret: SavedCheck
) -> None:
    with Records.open(records_path, create=True) as records:
        removed = records.remove([records.save(secret)])
    assert traces(records_path.parent, WORDS, compressed(secret)) == []

    with Records.open(records_path) as records:
        records.put_back(removed)  # the program still holds it
        assert records.load(removed.ids[0]) == secret


def test_an_erasure_that_was_cut_short_is_finished_at_the_next_opening(
    records_path: Path, secret: SavedCheck, saved: SavedCheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretches = compressed(secret) - compressed(saved)
    records = Records.open(records_path, create=True)
    for _ in range(3):
        records.save(saved)
    number = records.save(secret)
    with monkeypatch.context() as patched:
        patched.setattr(HistoryStore, "rewrite", lambda store: False)
        assert not records.erase([number]).is_clean
    records._store.close()  # as a crash would

    Records.open(records_path).close()
    assert traces(records_path.parent, WORDS, stretches) == []


def test_another_program_that_reads_is_in_the_way_and_that_is_said(
    records_path: Path, secret: SavedCheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_TIMEOUT_S", 0.05)
    with Records.open(records_path, create=True) as records:
        number = records.save(secret)
        with closing(sqlite3.connect(records_path, isolation_level=None)) as other:
            other.execute("BEGIN")
            other.execute("SELECT * FROM entry").fetchall()
            erased = records.erase([number])
            assert (erased.entries, erased.is_clean) == (1, False)
            assert records.list() == []
    Records.open(records_path).close()
    assert traces(records_path.parent, WORDS, compressed(secret)) == []


# -- what is erased


def test_erasing_by_date_spares_what_is_newer(records: Records, saved: SavedCheck) -> None:
    days = ["2025-06-30T23:59:59+00:00", "2025-07-01T00:00:00+00:00", "2026-01-05T08:00:00+00:00"]
    numbers = [records.save(replace(saved, when=when)) for when in days]

    assert records.erase_before("2025-07-01").entries == 1
    assert [line.id for line in records.list()] == [numbers[2], numbers[1]]
    now = datetime(2026, 1, 15, 8, 0, 1, tzinfo=UTC)
    assert records.erase_older_than(11, now).entries == 1
    assert records.erase_older_than(11, now).entries == 0
    assert [line.id for line in records.list()] == [numbers[2]]
    assert records.erase_older_than(10, now).entries == 1


def test_erasing_by_class_spares_other_classes(records: Records, saved: SavedCheck) -> None:
    records.save(replace(saved, class_name="Biology 11"))
    other = records.save(replace(saved, class_name="Biology 12"))

    assert records.erase_class("Biology 11").entries == 1
    assert [line.id for line in records.list()] == [other]
    assert records.load(other).result == saved.result


def test_erasing_nothing_is_fine(records: Records) -> None:
    assert records.erase([]).entries == records.erase([5]).entries == 0
    assert records.erase_student("Ghost Nobody").entries == records.erase_student(" ").entries == 0
