"""Documents that can be read are saved, also where nothing tells which tables there are."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck.library.library import Library
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.entry import Holds
from plagcheck.model.errors import LibraryDamaged
from tests.conftest import PROJECT
from tests.library.conftest import incoming
from tests.library.test_integrity import problems_of

_DESCRIPTIONS = 100  # where they begin in the first page: what it is, then how many there are
_CELLS = _DESCRIPTIONS + 8

Damage = Callable[[bytearray], None]


def _flip(page: bytearray, at: int, bit: int = 7) -> None:
    page[at] ^= 1 << bit


def _place(page: bytearray, number: int) -> int:
    """Where a description stands."""
    at = _CELLS + 2 * number
    return int.from_bytes(page[at : at + 2], "big")


def _no_description(page: bytearray) -> None:
    page[_DESCRIPTIONS:] = bytes(len(page) - _DESCRIPTIONS)


DAMAGES: dict[str, Damage] = {
    "what kind of page it is": lambda page: _flip(page, _DESCRIPTIONS, 3),
    "how many tables there are": lambda page: _flip(page, _DESCRIPTIONS + 4),
    "where a description stands": lambda page: _flip(page, _CELLS + 2, 3),
    "how long a description is": lambda page: _flip(page, _place(page, 1)),
    "how long a table's name is": lambda page: _flip(page, _place(page, 7) + 5, 2),
    "no description at all": _no_description,
}


def _damage(path: Path, damage: Damage) -> None:
    data = bytearray(path.read_bytes())
    page = data[:8192]
    damage(page)
    path.write_bytes(page + data[8192:])


def _told(library: Library) -> list[tuple[object, ...]]:
    return [
        (each.name, each.collection, each.holds, each.paths, each.notes)
        for each in library.documents()
    ]


@pytest.fixture
def told_path(filled_path: Path) -> Path:
    with Library.open(filled_path) as library:
        library.tell("Essays", Holds.STUDENT_WORK)
    return filled_path


@pytest.mark.parametrize("what", DAMAGES)
def test_documents_are_saved_whatever_bit_of_the_descriptions_is_flipped(
    told_path: Path, what: str
) -> None:
    with Library.open(told_path) as library:
        before = _told(library)
    _damage(told_path, DAMAGES[what])
    with pytest.raises(LibraryDamaged):
        Library.open(told_path)
    rebuilt = rebuild(told_path)

    assert (rebuilt.documents, rebuilt.is_complete) == (3, True)
    assert problems_of(told_path) == []
    with Library.open(told_path) as library:
        assert _told(library) == before
    assert [each.name for each in told_path.parent.iterdir()] == [told_path.name]


def test_tables_are_told_by_what_they_hold_where_a_description_names_another_page(
    filled_path: Path,
) -> None:
    with Library.open(filled_path) as library:
        before = _told(library)
    with closing(sqlite3.connect(filled_path)) as db:
        roots = dict(db.execute("SELECT name, rootpage FROM sqlite_schema"))
        db.execute("PRAGMA writable_schema = ON")
        statement = "UPDATE sqlite_schema SET rootpage = ? WHERE name = ?"
        db.execute(statement, (roots["posting"], "document"))
        db.commit()

    assert rebuild(filled_path).is_complete
    with Library.open(filled_path) as library:
        assert _told(library) == before


def test_what_was_removed_does_not_come_back(library_path: Path) -> None:
    """Its pages may still be in the file, where it could not be written anew."""
    with Library.open(library_path, create=True) as library:
        ids = [each.id for each in library.add([incoming(n, words=9_000) for n in range(4)])]
        library.remove([number for number in ids[1:3] if number is not None])
    _damage(library_path, _no_description)

    assert rebuild(library_path).documents == 2
    with Library.open(library_path) as library:
        assert [each.name for each in library.documents()] == ["document 0.txt", "document 3.txt"]


def test_a_library_of_an_older_format_has_tables_at_other_places(library_path: Path) -> None:
    first = PROJECT / "tests" / "golden" / "files" / "format-1.plagcheck.gz"
    library_path.write_bytes(gzip.decompress(first.read_bytes()))
    with Library.open(library_path) as library:
        library.add([incoming(number, words=400) for number in range(9)])
        library.tell("Essays", Holds.STUDENT_WORK)
        before = _told(library)
    _damage(library_path, _no_description)

    assert rebuild(library_path).is_complete
    with Library.open(library_path) as library:
        assert sorted(_told(library), key=str) == sorted(before, key=str)
