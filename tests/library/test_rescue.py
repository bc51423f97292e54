"""Ready to go into tests/library: rebuild from any damage, move, and a library in use."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Library
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
