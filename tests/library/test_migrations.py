"""Format changes: in numbered steps, after a copy of the file was put aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library import connection, migrations
from plagcheck.library.integrity import verify
from plagcheck.library.migrations import FORMAT, STEPS, migrate
from plagcheck.model.entry import Holds
from tests import word_salad


@pytest.fixture
def database(filled_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(filled_path, isolation_level=None)) as db:
        yield db


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def columns(db: sqlite3.Connection) -> set[str]:
    return {row[1] for row in db.execute("PRAGMA table_info(document)")}


def add_author(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE document ADD COLUMN author TEXT NOT NULL DEFAULT ''")


def add_year(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE document ADD COLUMN year INTEGER NOT NULL DEFAULT 0")


def fail_half_way(db: sqlite3.Connection) -> None:
    add_year(db)
    db.execute("DELETE FROM document")
    raise RuntimeError("a step went wrong")


def test_there_is_a_step_from_every_earlier_format() -> None:
    assert set(STEPS) == set(range(1, FORMAT))


def test_a_library_of_the_first_format_opens_sound_and_whole(
    database: sqlite3.Connection, filled_path: Path
) -> None:
    database.execute("DROP INDEX origin_sha256")
    database.execute("DROP TABLE likeness")
    database.execute("DROP TABLE outline")
    database.execute("DROP TABLE collection")
    database.execute("PRAGMA user_version = 1")
    database.close()

    with Library.open(filled_path) as library:
        assert len(library) > 0
        assert verify(library) == []
    with closing(sqlite3.connect(filled_path)) as db:
        assert version(db) == FORMAT
        plan = str(
            db.execute("EXPLAIN QUERY PLAN SELECT * FROM origin WHERE sha256 = ''").fetchall()
        )
    assert "origin_sha256" in plan


OFFERED = {
    "Past work": Holds.STUDENT_WORK,
    "Past student work": Holds.STUDENT_WORK,
    "Frühere Arbeiten": Holds.STUDENT_WORK,
    "ПРОШЛЫЕ РАБОТЫ": Holds.STUDENT_WORK,
    "Course texts": Holds.TEACHING,
    "Kurstexte": Holds.TEACHING,
    "Тексты курса": Holds.TEACHING,
    "Web articles": Holds.UNKNOWN,
    "Klasse 9b": Holds.UNKNOWN,
}


@pytest.fixture
def second_format(library_path: Path) -> Path:
    """A library from before collections were asked about, with those that were offered."""
    with Library.open(library_path, create=True) as library:
        for number, name in enumerate(OFFERED):
            library.add_text(name, word_salad.prose(number, 60), collection=name)
    with closing(sqlite3.connect(library_path, isolation_level=None)) as db:
        db.execute("DROP TABLE likeness")
        db.execute("DROP TABLE outline")
        db.execute("DROP TABLE collection")
        db.execute("PRAGMA user_version = 2")
        db.execute("PRAGMA journal_mode = DELETE")
    return library_path


def test_collections_of_before_hold_what_they_were_offered_for(second_format: Path) -> None:
    with Library.open(second_format) as library:
        assert {entry.collection: entry.holds for entry in library.documents()} == OFFERED
        assert library.summary().holds == OFFERED
        assert verify(library) == []
    with Library.open(second_format) as library:
        assert library.summary().holds == OFFERED


def test_an_older_library_that_cannot_be_written_tells_the_same(
    second_format: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = second_format.read_bytes()
    monkeypatch.setattr(connection, "is_writable", lambda _: False)
    with Library.open(second_format, read_only=True) as library:
        assert {entry.collection: entry.holds for entry in library.documents()} == OFFERED
    assert second_format.read_bytes() == before


def test_a_library_of_the_present_format_is_left_alone(
    database: sqlite3.Connection, filled_path: Path
) -> None:
    assert migrate(database, filled_path) is None
    assert list(filled_path.parent.glob("*.format-*")) == []


def test_steps_run_in_order_up_to_the_target(
    database: sqlite3.Connection, filled_path: Path
) -> None:
    migrate(database, filled_path, {FORMAT: add_author, FORMAT + 1: add_year}, FORMAT + 2)

    assert version(database) == FORMAT + 2
    assert {"author", "year"} <= columns(database)
    assert database.execute("SELECT count(*) FROM document").fetchone() == (3,)


def test_a_copy_is_put_aside_before_the_first_step(
    database: sqlite3.Connection, filled_path: Path
) -> None:
    aside = migrate(database, filled_path, {FORMAT: add_author}, FORMAT + 1)

    assert aside == filled_path.with_name(f"{filled_path.name}.format-{FORMAT}")
    with Library.open(aside) as old:
        assert len(old) == 3
        assert verify(old) == []


def test_an_older_copy_does_not_stop_a_migration(
    database: sqlite3.Connection, filled_path: Path
) -> None:
    filled_path.with_name(f"{filled_path.name}.format-{FORMAT}").touch()
    aside = migrate(database, filled_path, {FORMAT: add_author}, FORMAT + 1)

    assert aside is not None
    with Library.open(aside) as old:
        assert len(old) == 3


def test_a_step_that_fails_changes_nothing(database: sqlite3.Connection, filled_path: Path) -> None:
    steps = {FORMAT: add_author, FORMAT + 1: fail_half_way}
    with pytest.raises(RuntimeError, match="a step went wrong"):
        migrate(database, filled_path, steps, FORMAT + 2)

    assert version(database) == FORMAT + 1  # the first step is done and kept
    assert "author" in columns(database)
    assert "year" not in columns(database)
    assert database.execute("SELECT count(*) FROM document").fetchone() == (3,)


def test_opening_migrates_an_older_library(
    filled_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def migrate_further(db: sqlite3.Connection, path: Path) -> Path | None:
        return migrate(db, path, {FORMAT: add_author}, FORMAT + 1)

    monkeypatch.setattr(migrations, "FORMAT", FORMAT + 1)
    monkeypatch.setattr(connection, "FORMAT", FORMAT + 1)
    monkeypatch.setattr(connection, "migrate", migrate_further)
    with Library.open(filled_path) as library:
        assert len(library) == 3
    with closing(sqlite3.connect(filled_path)) as db:
        assert version(db) == FORMAT + 1
        assert "author" in columns(db)
