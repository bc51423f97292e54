"""Opening: damaged, newer, locked, full, killed; one sentence for each, and nothing lost."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tracemalloc
import zlib
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.history.connection import FORMAT
from plagcheck.history.files import erase_put_aside, files_put_aside
from plagcheck.history.opening import NewHistory, begin_anew, use
from plagcheck.history.packing import pack_text, unpack_class
from plagcheck.history.records import Records
from plagcheck.history.saved import HistoryLine, SavedCheck
from plagcheck.library import sqlite_file
from plagcheck.library.packing import Garbled
from plagcheck.model.errors import (
    NotRecords,
    RecordsDamaged,
    RecordsError,
    RecordsFull,
    RecordsLocked,
    RecordsMissing,
    RecordsTooNew,
)
from tests import word_salad
from tests.conftest import PROJECT
from tests.history.made import real_check
from tests.killing import kill_amid

KILLS = 12


@pytest.fixture
def filled(records_path: Path, saved: SavedCheck) -> Path:
    with Records.open(records_path, create=True) as records:
        for number in range(5):
            records.save(replace(saved, student=f"Student {number}"))
    return records_path


def test_a_missing_history_is_not_made_by_looking(records_path: Path) -> None:
    with pytest.raises(RecordsMissing, match=r"no history at records\.db"):
        Records.open(records_path)
    assert not records_path.parent.exists()


@pytest.mark.parametrize("data", [b"", b"SQLite format 3\x00"[:0]])
def test_an_empty_file_becomes_a_history(
    records_path: Path, data: bytes, saved: SavedCheck
) -> None:
    records_path.parent.mkdir()
    records_path.write_bytes(data)
    with pytest.raises(RecordsMissing):
        Records.open(records_path)
    with Records.open(records_path, create=True) as records:
        assert records.load(records.save(saved)) == saved


def listed(path: Path) -> tuple[list[HistoryLine], NewHistory | None]:
    """What a history lists, as the program opens it, and whether a damaged one was put aside."""
    told: list[NewHistory] = []
    lines = use(path, lambda records: records.list(), told.append)
    return lines, told[0] if told else None


def test_a_newer_history_is_refused_unchanged(filled: Path) -> None:
    with closing(sqlite3.connect(filled, isolation_level=None)) as db:
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = filled.read_bytes()
    with pytest.raises(RecordsTooNew, match="newer version"):
        Records.open(filled)
    with pytest.raises(RecordsTooNew, match="newer version"):
        listed(filled)

    assert filled.read_bytes() == before
    assert files_put_aside(filled) == []


@pytest.mark.parametrize("data", [b"just a text\n" * 100, b"SQLite format 3\x00" + b"\1" * 5000])
def test_a_file_that_is_none_is_put_aside(records_path: Path, data: bytes) -> None:
    records_path.parent.mkdir()
    records_path.write_bytes(data)
    with pytest.raises(NotRecords, match="Nothing in it was changed"):
        Records.open(records_path, create=True)
    lines, begun = listed(records_path)

    assert lines == []
    assert begun is not None
    assert begun.put_aside.name == "records.db.damaged"
    assert begun.put_aside.read_bytes() == data
    assert begun.saved == 0


def test_whatever_the_damage_the_program_goes_on(filled: Path, saved: SavedCheck) -> None:
    """Every part of the file is broken in turn; what can be read then is what was saved."""
    data = filled.read_bytes()
    rng = random.Random(4)
    outcomes = set()
    for start in range(0, len(data), len(data) // 40):
        filled.write_bytes(data[:start] + rng.randbytes(300) + data[start + 300 :])
        _, begun = listed(filled)
        outcomes.add("sound" if begun is None else "put aside")
        with Records.open(filled) as records:
            for line in records.list():
                try:
                    assert records.load(line.id).result == saved.result
                except RecordsDamaged:
                    outcomes.add("unreadable")
            is_saved = saves(records, saved)
        if not is_saved:
            outcomes.add("put aside later")
            with begin_anew(filled).records as records:
                assert saves(records, saved)
        for path in filled.parent.iterdir():
            path.unlink()

    assert {"put aside", "unreadable"} <= outcomes


def test_what_is_sound_in_a_damaged_history_is_taken_over(
    filled: Path, saved: SavedCheck, library: Library, tmp_path: Path
) -> None:
    with Records.open(filled) as records:
        words = word_salad.prose(77, 4000)
        long = records.save(real_check(library, tmp_path, "long.txt", words))
        lines = {line.id: line for line in records.list()}
    data = filled.read_bytes()
    place = data.index(pack_text(words)[8000:8040])
    filled.write_bytes(data[:place] + bytes(40) + data[place + 40 :])
    with Records.open(filled) as records, pytest.raises(RecordsDamaged):
        records.load(long)
    opened = begin_anew(filled)

    with opened.records as records:
        assert {line.id: line for line in records.list()} == {
            number: line for number, line in lines.items() if number != long
        }
        assert all(records.load(line.id).result == saved.result for line in records.list())
    assert opened.saved == 5


def saves(records: Records, saved: SavedCheck) -> bool:
    try:
        return records.load(records.save(saved)) == saved
    except RecordsDamaged:
        return False


def test_a_truncated_history_is_put_aside(filled: Path) -> None:
    data = filled.read_bytes()
    for size in range(1, len(data), len(data) // 15):
        filled.write_bytes(data[:size])
        listed(filled)
        with Records.open(filled) as records:
            try:
                for line in records.list():
                    records.load(line.id)
            except RecordsError as error:
                assert isinstance(error, RecordsDamaged)
        for path in filled.parent.iterdir():
            path.unlink()


def test_histories_put_aside_can_be_erased(filled: Path) -> None:
    for _ in range(2):
        filled.write_bytes(b"nonsense")
        listed(filled)
    names = [path.name for path in files_put_aside(filled)]
    assert names == ["records.db.damaged", "records.db.damaged-2"]

    assert erase_put_aside(filled) == 2
    assert [path.name for path in filled.parent.iterdir()] == ["records.db"]


# -- others at work


def test_two_programs_may_save_in_turn(filled: Path, saved: SavedCheck) -> None:
    with Records.open(filled) as one, Records.open(filled) as two:
        for _ in range(5):
            one.save(saved)
            two.save(saved)
        assert one.list() == two.list()
        assert len(one.list()) == 15
        one.erase([line.id for line in two.list()[:10]])
        assert len(two.list()) == 5


def test_a_history_another_program_writes_to_is_in_use(
    filled: Path, saved: SavedCheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_TIMEOUT_S", 0.05)
    with (
        Records.open(filled) as records,
        closing(sqlite3.connect(filled, isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(RecordsLocked, match="in use by another program"):
            records.save(saved)
        assert len(records.list()) == 5
        other.execute("COMMIT")
        records.save(saved)
        assert len(records.list()) == 6


# -- no space


def test_a_full_disk_keeps_what_was_there(filled: Path, saved: SavedCheck) -> None:
    with Records.open(filled) as records:
        db = records._store._db
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + 1}")
        lines = records.list()
        with pytest.raises(RecordsFull, match="Everything saved before is safe"):
            for number in range(100):
                records.save(replace(saved, student=f"x{number}" * 200))
        kept = records.list()
        assert lines == kept[-5:]
        assert all(records.load(line.id).result == saved.result for line in kept)
        db.execute("PRAGMA max_page_count = 1000000")
        records.save(saved)


# -- killed

SAVE = """
import sys
import tracemalloc
import zlib
from pathlib import Path
from plagcheck.history.records import Records
with Records.open(sys.argv[1]) as records:
    saved = records.load(int(sys.argv[2]))
    for _ in range(100_000):
        if sys.argv[3] == "erase":
            records.erase([records.save(saved)])
            print("erased", flush=True)
        else:
            print(records.save(saved), flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("work", ["save", "erase"])
def test_killing_loses_nothing_that_was_reported(
    filled: Path, saved: SavedCheck, work: str, tmp_path: Path
) -> None:
    rng = random.Random(5)
    first = 1
    reported: set[int] = set(range(1, 6))
    for _ in range(KILLS):
        report = tmp_path / "report.txt"
        with report.open("wb") as output:
            process = subprocess.Popen(
                [sys.executable, "-c", SAVE, filled, str(first), work],
                stdout=output,
                env={**os.environ, "PYTHONPATH": str(PROJECT)},
            )
            kill_amid(process, report, (b"\n", 3), filled, rng.randrange(6))
            assert process.wait() == -signal.SIGKILL
        whole = [line for line in report.read_text().splitlines(keepends=True) if line[-1] == "\n"]
        reported |= {int(line) for line in whole if line != "erased\n"}
        with Records.open(filled) as records:
            found = {line.id for line in records.list()}
            assert reported <= found
            assert len(found - reported) <= (1 if work == "save" else KILLS)
            assert all(records.load(number).result == saved.result for number in found)
            (said,) = records._store._db.execute("PRAGMA integrity_check").fetchone()
            assert said == "ok"
        reported |= found


STRANGE = [
    "[" * 100_000,
    "[" * 900 + "]" * 900,
    f"[{'9' * 5000}]",
    "[[]]",
    '{"a": []}',
    "[3]",
    "no",
]


@pytest.mark.parametrize(
    "column", ["left_out SET choices", "left_out SET rules", "shown SET paths"]
)
@pytest.mark.parametrize("strange", STRANGE, ids=[each[:5] for each in STRANGE])
def test_strange_values_are_read_as_nothing_or_refused_in_a_sentence(
    records_path: Path, saved: SavedCheck, column: str, strange: str
) -> None:
    with Records.open(records_path, create=True) as records:
        number = records.save(saved)
    with closing(sqlite3.connect(records_path, isolation_level=None)) as db:
        assert db.execute(f"UPDATE {column} = ?", (strange,)).rowcount
    with Records.open(records_path) as records:
        for work in (
            lambda: records.load(number),
            lambda: records.held_about("Zephyrine Žižek"),
            lambda: records.erase_student("Zephyrine Žižek"),
        ):
            with suppress(RecordsDamaged):
                work()


def test_strange_lines_of_the_old_history_are_passed_over(
    records_path: Path, tmp_path: Path
) -> None:
    old = tmp_path / "history.jsonl"
    good = '{"when": "2025-03-01T10:00:00", "name": "essay.txt", "words": 7}'
    lines = [*STRANGE, f'{{"when": 1, "name": 2, "words": {"9" * 5000}}}', good]
    old.write_text("\n".join(lines))
    with Records.open(records_path, create=True) as records:
        assert records.import_old(old) == 1


def test_a_bomb_in_a_history_takes_little() -> None:
    packed = zlib.compress(b" " * (64 << 20), 1)
    tracemalloc.start()
    try:
        with pytest.raises(Garbled):
            unpack_class(packed)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 64 << 20
