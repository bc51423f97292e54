"""An LSH index on disk: what stays, who may read it, which files are refused."""

from __future__ import annotations

import os
import random
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import (
    Library,
    LSHIndex,
    LSHIndexDamaged,
    LSHIndexError,
    LSHIndexLocked,
    LSHIndexMissing,
    LSHIndexReadOnly,
    MinHash,
    NotALibrary,
    NotAnLSHIndex,
)
from plagcheck.model.errors import LSHIndexTooNew
from tests import word_salad
from tests.conftest import RunPython

TEXTS = [word_salad.text(number, 40) for number in range(8)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index with some signatures."""
    place = tmp_path / "papers.lsh"
    with LSHIndex.open(place, bands=32, rows=4) as index:
        index.insert_many(zip([1, "two", *range(3, 9)], MinHash.of_texts(TEXTS), strict=True))
    return place


def behind_its_back(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def use(path: Path) -> None:
    """All that reads it."""
    with LSHIndex.open(path) as index:
        index.pairs()
        for key in index:
            index.top(index[key], 3)
        index.query(MinHash(TEXTS[0]))
        for key in list(index):
            index.remove(key)


# -- what stays


def test_what_was_inserted_is_there_when_it_is_opened_again(path: Path) -> None:
    with LSHIndex.open(path) as index:
        assert (index.bands, index.rows, index.length) == (32, 4, 128)
        assert list(index) == [1, "two", 3, 4, 5, 6, 7, 8]
        assert index["two"] == MinHash(TEXTS[1])
        assert index.query(MinHash(TEXTS[7])) == [8]
        index.remove("two")
    with LSHIndex.open(str(path), bands=32, rows=4, create=False) as index:
        assert "two" not in index


def test_what_was_inserted_is_there_when_the_program_is_killed(
    tmp_path: Path, run_python: RunPython
) -> None:
    program = (
        "import os; from plagcheck import LSHIndex, MinHash\n"
        "index = LSHIndex.open('x.lsh'); index.insert('a', MinHash({'x'})); os._exit(9)"
    )

    assert run_python("-c", program).returncode == 9
    with LSHIndex.open(tmp_path / "x.lsh", create=False) as index:
        assert index.query(MinHash({"x"})) == ["a"]


def test_it_is_made_where_there_is_none_but_not_by_looking(tmp_path: Path) -> None:
    with pytest.raises(LSHIndexMissing, match=r"no LSH index at x\.lsh"):
        LSHIndex.open(tmp_path / "x.lsh", create=False)
    assert list(tmp_path.iterdir()) == []
    LSHIndex.open(tmp_path / "new folder" / "x.lsh").close()
    assert (tmp_path / "new folder" / "x.lsh").is_file()


def test_an_empty_file_becomes_an_index(tmp_path: Path) -> None:
    (tmp_path / "x.lsh").touch()
    with LSHIndex.open(tmp_path / "x.lsh", 0.8) as index:
        assert index.threshold == pytest.approx(0.8, abs=0.06)


def test_another_shape_than_it_has_is_refused(path: Path) -> None:
    with pytest.raises(ValueError, match="32 bands of 4 rows"):
        LSHIndex.open(path, bands=20, rows=5)
    with pytest.raises(ValueError, match="32 bands of 4 rows"):
        LSHIndex.open(path, 0.9)


@pytest.mark.skipif(sys.platform == "win32", reason="there, files have access lists")
@pytest.mark.parametrize("is_there", [False, True])
def test_its_owner_alone_can_read_it(tmp_path: Path, is_there: bool) -> None:
    path = tmp_path / "papers.lsh"
    if is_there:
        path.touch(0o644)
    with LSHIndex.open(path) as index:
        index.insert("more", MinHash(TEXTS[0]))
        modes = {stat.S_IMODE(each.stat().st_mode) for each in path.parent.glob("papers.lsh*")}
    assert modes == {0o600}


def test_two_may_have_it_open_and_what_one_writes_the_other_reads(path: Path) -> None:
    with LSHIndex.open(path) as one, LSHIndex.open(path) as other:
        one.insert("new", MinHash(TEXTS[0]))
        assert "new" in other
        other.remove("new")
        assert "new" not in one


def test_two_programs_cannot_settle_two_sorts_of_signatures(tmp_path: Path) -> None:
    with LSHIndex.open(tmp_path / "x.lsh") as one, LSHIndex.open(tmp_path / "x.lsh") as other:
        one.insert("a", MinHash({"x"}))
        with pytest.raises(ValueError, match="those in here of elements"):
            other.insert("b", MinHash("a text"))


@pytest.mark.slow
def test_one_that_another_program_writes_to_is_told(path: Path) -> None:
    with LSHIndex.open(path) as index, closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        with pytest.raises(LSHIndexLocked):
            index.insert("new", MinHash(TEXTS[0]))
        assert len(index) == 8  # whoever reads waits for nobody


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="nothing is read-only for root"
)
def test_one_that_cannot_be_written_is_told(path: Path) -> None:
    path.chmod(0o400)
    with pytest.raises(LSHIndexReadOnly):
        LSHIndex.open(path)


def test_removed_signatures_leave_no_byte(path: Path) -> None:
    kept = bytes(MinHash(TEXTS[3]))[12:]
    with LSHIndex.open(path) as index:
        index.remove(4)
    assert kept[:200] not in path.read_bytes()


def test_bands_go_with_their_signature(path: Path) -> None:
    with LSHIndex.open(path) as index:
        for key in list(index)[1:]:
            index.remove(key)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT DISTINCT item FROM band").fetchall() == [(1,)]


# -- files of others


def test_files_of_others_are_left_alone(tmp_path: Path, path: Path) -> None:
    Library.open(tmp_path / "course.plagcheck", create=True).close()
    (tmp_path / "diary.txt").write_text("rain on monday")
    behind_its_back(tmp_path / "other.db", "CREATE TABLE entry (day TEXT)")
    for name in ("course.plagcheck", "diary.txt", "other.db"):
        kept = (tmp_path / name).read_bytes()
        with pytest.raises(NotAnLSHIndex, match="Nothing in it was changed"):
            LSHIndex.open(tmp_path / name)
        assert (tmp_path / name).read_bytes() == kept
    with pytest.raises(NotAnLSHIndex):
        LSHIndex.open(tmp_path)
    with pytest.raises(NotALibrary):
        Library.open(path)


def test_one_of_a_newer_version_is_refused(path: Path) -> None:
    behind_its_back(path, "PRAGMA user_version = 2")
    with pytest.raises(LSHIndexTooNew):
        LSHIndex.open(path)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON item BEGIN DELETE FROM band; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TABLE more (x)",
        "DROP TABLE band",
        "ALTER TABLE item RENAME TO things",
        "DELETE FROM meta WHERE name = 'rows'",
        "UPDATE meta SET value = 0 WHERE name = 'bands'",
        "UPDATE meta SET value = 1 << 40 WHERE name = 'bands'",
        "UPDATE meta SET value = 1 << 40 WHERE name = 'length'",
        "UPDATE meta SET value = -128 WHERE name = 'length'",
        "UPDATE meta SET value = 9 WHERE name = 'unit'",
        "UPDATE meta SET value = 0 WHERE name = 'size'",
        "UPDATE meta SET value = 2 WHERE name = 'folding'",
        "DELETE FROM meta WHERE name = 'unit'",
        "DELETE FROM meta WHERE name IN ('unit', 'size', 'folding')",
        "UPDATE item SET signature = x''",
        "UPDATE item SET signature = zeroblob(1024)",
        "UPDATE item SET key = 1.5 WHERE number = 2",
        "UPDATE item SET key = x'00' WHERE number = 2",
        "UPDATE item SET key = CAST(x'fffe' AS TEXT) WHERE number = 2",
    ],
)
def test_one_that_was_changed_is_told_to_be_damaged(path: Path, statement: str) -> None:
    behind_its_back(path, statement)
    with pytest.raises(LSHIndexDamaged, match=r"papers\.lsh is damaged"):
        use(path)


def test_bands_of_nothing_are_passed_over(path: Path) -> None:
    behind_its_back(path, "INSERT INTO band SELECT key, 99 FROM band")
    with LSHIndex.open(path) as index:
        assert index.query(MinHash(TEXTS[0])) == [1]
        assert index.pairs() == []


def cut(data: bytearray, rng: random.Random) -> None:
    del data[rng.randrange(len(data)) :]


def flip(data: bytearray, rng: random.Random) -> None:
    for _ in range(rng.randrange(1, 60)):
        data[rng.randrange(len(data))] = rng.randrange(256)


@pytest.mark.parametrize("harm", [cut, flip])
@pytest.mark.parametrize("seed", range(12))
def test_a_broken_file_works_or_is_told(
    path: Path, harm: Callable[[bytearray, random.Random], None], seed: int
) -> None:
    data = bytearray(path.read_bytes())
    harm(data, random.Random(seed))
    path.write_bytes(data)
    try:
        use(path)
    except (LSHIndexError, ValueError) as error:
        assert "papers.lsh" in str(error) or "made of" in str(error)
