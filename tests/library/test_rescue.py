"""Ready to go into tests/library: rebuild from any damage, move, and a library in use."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library.connection import PAGE_SIZE
from plagcheck.library.integrity import verify
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.entry import AddStatus
from plagcheck.model.errors import LibraryDamaged, LibraryLocked, UnknownDocument
from tests.library.conftest import behind_its_back, incoming
from tests.library.test_integrity import DAMAGES, problems_of

LOSES_A_TEXT = {
    "a bit of a text",
    "a text cut short",
    "another text",
    "a text that is not UTF-8",
    "no text",
    "a text deleted",
}


@pytest.mark.parametrize("what", DAMAGES)
def test_rebuild_works_from_the_texts_whatever_is_damaged(filled_path: Path, what: str) -> None:
    with behind_its_back(filled_path) as db:
        DAMAGES[what](db)
    rebuilt = rebuild(filled_path)

    assert rebuilt.lost == (("document 2.txt",) if what in LOSES_A_TEXT else ())
    assert rebuilt.documents + len(rebuilt.lost) == 3
    assert problems_of(filled_path) == []


def test_a_file_s_record_that_is_gone_is_noticed(filled_path: Path) -> None:
    with behind_its_back(filled_path) as db:
        db.execute("DELETE FROM origin WHERE document_id = 2")

    assert problems_of(filled_path) != []


def rename_in_schema(db: sqlite3.Connection, old: str, new: str) -> None:
    db.execute("PRAGMA writable_schema = ON")
    for column in ("sql", "name", "tbl_name"):
        db.execute(f"UPDATE sqlite_schema SET {column} = replace({column}, ?, ?)", (old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("added_at", "bdded_at"),
        ("page_starts", "qage_starts"),
        ("document", "dpcument"),
        ("value TEXT", "vblue TEXT"),
        ("STRICT", "STRIBT"),
        ("meta", "mete"),
        ("CREATE", "CRFATE"),
    ],
)
def test_damaged_descriptions_of_tables_are_found_and_rebuilt(
    filled_path: Path, old: str, new: str
) -> None:
    with behind_its_back(filled_path) as db:
        rename_in_schema(db, old, new)
    with pytest.raises(LibraryDamaged):
        Library.open(filled_path)
    rebuilt = rebuild(filled_path)

    assert (rebuilt.documents, rebuilt.lost) == (3, ())
    assert problems_of(filled_path) == []


@pytest.mark.slow
def test_a_library_in_use_is_not_rebuilt(filled_path: Path) -> None:
    with Library.open(filled_path) as library:
        library.add([incoming(9)])
        with pytest.raises(LibraryLocked):
            rebuild(filled_path)
        assert len(library) == 4
        assert verify(library) == []
    assert [path.name for path in filled_path.parent.iterdir()] == [filled_path.name]


def test_documents_move_between_collections(filled_path: Path) -> None:
    with Library.open(filled_path) as library:
        library.move([1, 2], "Elsewhere")

        assert [entry.collection for entry in library.documents()] == [
            "Elsewhere",
            "Elsewhere",
            "Readings",
        ]
        assert verify(library) == []
        with pytest.raises(UnknownDocument):
            library.move([3, 99], "Nowhere")
        assert dict(library.summary().collections) == {"Elsewhere": 2, "Readings": 1}


def test_an_unchanged_file_stays_in_its_collection(filled_path: Path) -> None:
    with Library.open(filled_path) as library:
        (added,) = library.add([replace(incoming(1), collection="Elsewhere")])

        assert added.status is AddStatus.UNCHANGED
        assert (added.collection, library.documents(ids=[1])[0].collection) == ("Readings",) * 2
        assert verify(library) == []


def test_a_pasted_text_is_kept_when_its_file_changes_in_the_same_batch(library: Library) -> None:
    old, new = incoming(1), incoming(2)
    library.add([old])
    changed = replace(new, origin=replace(new.origin, path=old.origin.path))
    pasted = replace(old, origin=replace(old.origin, path=""))
    library.add([changed, pasted])

    assert len(library) == 2
    assert verify(library) == []


def spoil(path: Path, table: str) -> None:
    """Overwrite the page at which a table begins: all of it, in a small library."""
    with behind_its_back(path) as db:
        (root,) = db.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * PAGE_SIZE)
        file.write(b"\xff" * PAGE_SIZE)


def paths(path: Path) -> dict[str, tuple[str, ...]]:
    with Library.open(path) as library:
        assert verify(library) == []
        return {f"{entry.collection}/{entry.name}": entry.paths for entry in library.documents()}


def test_files_are_told_by_their_indexes_where_their_table_is_lost(filled_path: Path) -> None:
    before = paths(filled_path)
    spoil(filled_path, "origin")
    rebuilt = rebuild(filled_path)

    assert (rebuilt.documents, rebuilt.lost, rebuilt.placeless) == (3, (), ())
    assert paths(filled_path) == before


def test_a_file_whose_record_was_changed_is_told_by_its_indexes(filled_path: Path) -> None:
    before = paths(filled_path)
    with behind_its_back(filled_path) as db:
        db.execute("UPDATE origin SET modified_ns = 1 WHERE document_id = 2")
    rebuilt = rebuild(filled_path)

    assert rebuilt.placeless == ()
    assert paths(filled_path) == before


def test_names_and_collections_are_told_where_the_table_of_documents_is_lost(
    filled_path: Path,
) -> None:
    before = paths(filled_path)
    spoil(filled_path, "document")
    rebuilt = rebuild(filled_path)

    assert (rebuilt.documents, rebuilt.lost, rebuilt.nameless) == (3, (), 0)
    assert len(rebuilt.changed) == 3  # nothing seals what an index says
    assert paths(filled_path) == before


def test_lost_documents_are_named(filled_path: Path) -> None:
    spoil(filled_path, "document")
    with behind_its_back(filled_path) as db:
        db.execute("DELETE FROM content WHERE document_id = 2")
    rebuilt = rebuild(filled_path)

    assert (rebuilt.documents, rebuilt.lost, rebuilt.nameless) == (2, ("document 2.txt",), 0)


def test_an_index_alone_adds_no_file_to_a_library_that_knows_all(filled_path: Path) -> None:
    before = paths(filled_path)
    with behind_its_back(filled_path) as db:
        (root,) = db.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'origin_document'"
        ).fetchone()
    data = bytearray(filled_path.read_bytes())
    at = data.index(b"document 2.txt", (root - 1) * PAGE_SIZE)
    data[at : at + 8] = b"monument"
    filled_path.write_bytes(data)
    rebuild(filled_path)

    assert paths(filled_path) == before
