"""What was decided about documents that are alike is kept by their texts, and goes with them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library import connection
from plagcheck.library.deciding import (
    decide,
    decided,
    likeness,
    set_likeness,
    undecide,
    versions_of,
)
from plagcheck.library.integrity import verify
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Likeness, Origin
from plagcheck.model.errors import Cause, UnknownDocument
from tests.word_salad import prose

NAMES = ("first.txt", "second.txt", "third.txt", "fourth.txt")
VERSIONS, LEFT = Likeness.VERSIONS, Likeness.LEFT


def incoming(name: str) -> IncomingDocument:
    return IncomingDocument(Document(name, prose(NAMES.index(name), 60)), Origin(f"/{name}"))


@pytest.fixture
def filled(library: Library) -> dict[str, int]:
    library.add([incoming(name) for name in NAMES])
    return {entry.name: entry.id for entry in library.documents()}


def told(library: Library, says: Likeness) -> list[set[str]]:
    """What was decided, by the names of documents."""
    names = {entry.id: entry.name for entry in library.documents()}
    return [{names[number] for number in ids} for ids in decided(library, says)]


def test_versions_of_one_work_are_kept(library: Library, filled: dict[str, int]) -> None:
    first, second, third, fourth = filled.values()

    decide(library, [first, second], VERSIONS)

    assert decided(library, VERSIONS) == [(first, second)]
    assert decided(library, LEFT) == []
    works = {entry.id: entry.work for entry in library.documents()}
    assert works[first] == works[second] != ""
    assert works[third] == works[fourth] == ""
    assert versions_of(library, [second, third]) == {first, second, third}
    assert verify(library) == []


def test_works_that_share_a_version_become_one(library: Library, filled: dict[str, int]) -> None:
    first, second, third, fourth = filled.values()
    decide(library, [first, second], VERSIONS)
    decide(library, [third, fourth], VERSIONS)
    assert decided(library, VERSIONS) == [(first, second), (third, fourth)]

    decide(library, [second, third], VERSIONS)

    assert decided(library, VERSIONS) == [(first, second, third, fourth)]


def test_what_is_left_as_it_is_is_decided_anew(library: Library, filled: dict[str, int]) -> None:
    first, second, third, fourth = filled.values()
    decide(library, [first, second], LEFT)
    decide(library, [first, second], VERSIONS)

    decide(library, [second, third, fourth], LEFT)

    assert decided(library, LEFT) == [(second, third, fourth)]
    assert decided(library, VERSIONS) == [(first, second)]


def test_a_decision_is_taken_back(library: Library, filled: dict[str, int]) -> None:
    first, second, third, _ = filled.values()
    decide(library, [first, second, third], VERSIONS)
    before = likeness(library)

    undecide(library, [third], VERSIONS)
    assert decided(library, VERSIONS) == [(first, second)]
    undecide(library, [first], VERSIONS)
    assert decided(library, VERSIONS) == []
    assert library.documents(ids=[second])[0].work == ""

    set_likeness(library, before)
    assert decided(library, VERSIONS) == [(first, second, third)]


def test_nothing_is_decided_about_what_is_not_there(
    library: Library, filled: dict[str, int]
) -> None:
    with pytest.raises(UnknownDocument):
        decide(library, [filled["first.txt"], 99], VERSIONS)
    assert decided(library, VERSIONS) == []


def test_a_decision_goes_with_its_documents(
    library: Library, library_path: Path, filled: dict[str, int]
) -> None:
    first, second, third, fourth = filled.values()
    decide(library, [first, second, third], VERSIONS)
    decide(library, [first, fourth], LEFT)

    library.remove([first])

    assert decided(library, VERSIONS) == [(second, third)]
    assert decided(library, LEFT) == []
    library.add([incoming("first.txt")])
    assert told(library, VERSIONS) == [{"second.txt", "third.txt"}]
    library.remove([second])
    with closing(sqlite3.connect(library_path)) as db:
        assert db.execute("SELECT count(*) FROM likeness").fetchone() == (0,)


def test_decisions_survive_adding_again_a_rebuild_and_a_copy(
    library: Library, library_path: Path, tmp_path: Path, filled: dict[str, int]
) -> None:
    library.remove([filled["first.txt"]])  # a rebuild gives other numbers
    decide(library, [filled["second.txt"], filled["fourth.txt"]], VERSIONS)
    decide(library, [filled["third.txt"], filled["fourth.txt"]], LEFT)
    library.add([incoming(name) for name in NAMES[1:]])
    library.back_up(tmp_path / "copy.plagcheck")
    library.close()

    rebuild(library_path)

    for path in (library_path, tmp_path / "copy.plagcheck"):
        with Library.open(path) as again:
            assert told(again, VERSIONS) == [{"second.txt", "fourth.txt"}]
            assert told(again, LEFT) == [{"third.txt", "fourth.txt"}]
            assert verify(again) == []


def test_a_changed_decision_is_noticed_and_not_believed(
    library: Library, library_path: Path, filled: dict[str, int]
) -> None:
    first, second, third, fourth = filled.values()
    decide(library, [first, second], VERSIONS)
    decide(library, [third, fourth], VERSIONS)
    library.close()
    with closing(sqlite3.connect(library_path, isolation_level=None)) as db:
        db.execute("UPDATE likeness SET together = (SELECT max(together) FROM likeness)")

    with Library.open(library_path) as again:
        found = {(each.why, each.value) for each in verify(again)}
        assert found == {(Cause.RECORD_CHANGED, "likeness")}
        assert len(decided(again, VERSIONS)) == 1


def test_a_library_of_before_has_none_until_something_is_decided(
    library: Library,
    library_path: Path,
    filled: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library.close()
    with closing(sqlite3.connect(library_path, isolation_level=None)) as db:
        db.execute("DROP TABLE likeness")
        db.execute("PRAGMA user_version = 4")
        db.execute("PRAGMA journal_mode = DELETE")
    with monkeypatch.context() as patched:
        patched.setattr(connection, "is_writable", lambda _: False)
        with Library.open(library_path, read_only=True) as again:
            assert decided(again, VERSIONS) == []
            assert len(again.documents()) == len(NAMES)
    with Library.open(library_path) as again:
        decide(again, list(filled.values())[:2], VERSIONS)
        assert verify(again) == []
        assert len(decided(again, VERSIONS)) == 1
