"""The headings of a document stay with its text, through rebuilding and an older format."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library import connection
from plagcheck.library.integrity import verify
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.document import Document, Span
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.errors import Cause
from tests.word_salad import prose

TITLE = "Of walls"
HEADINGS = (Span(0, len(TITLE)),)
HEADED = Document("walls.docx", f"{TITLE}\n{prose(1, 60)}\n", headings=HEADINGS)
PLAIN = Document("plain.txt", prose(2, 60))


@pytest.fixture
def kept(library_path: Path) -> Path:
    """A library with a document that has headings and one that has none."""
    with Library.open(library_path, create=True) as library:
        library.add([IncomingDocument(each, Origin(each.name)) for each in (HEADED, PLAIN)])
    return library_path


def outlines(path: Path) -> dict[str, tuple[Span, ...]]:
    with Library.open(path) as library:
        assert verify(library) == []
        return {each.name: library.document(each.id).headings for each in library.documents()}


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def test_headings_come_back_with_the_text(kept: Path) -> None:
    assert outlines(kept) == {HEADED.name: HEADINGS, PLAIN.name: ()}


def test_headings_are_kept_when_the_library_is_made_anew(kept: Path) -> None:
    rebuild(kept)

    assert outlines(kept) == {HEADED.name: HEADINGS, PLAIN.name: ()}


def test_headings_go_with_their_document(kept: Path) -> None:
    with Library.open(kept) as library:
        library.remove([each.id for each in library.documents()])
    with closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT count(*) FROM outline").fetchone() == (0,)


@pytest.mark.parametrize("blob", ["x'00'", "x'0500000001000000'", "x'00000000ffffffff'"])
def test_changed_headings_are_noticed_and_cost_no_text(kept: Path, blob: str) -> None:
    change(kept, f"UPDATE outline SET headings = {blob}")

    with Library.open(kept) as library:
        (problem,) = verify(library)
        assert (problem.why, problem.value) == (Cause.RECORD_CHANGED, "outline")
        document = library.document(problem.document_id or 0)
    assert (document.text, document.headings) == (HEADED.text, ())
    rebuild(kept)
    assert outlines(kept) == {HEADED.name: (), PLAIN.name: ()}


def test_a_library_of_before_has_none_until_something_is_added(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(
        kept,
        *("DROP TABLE likeness", "DROP TABLE outline"),
        *("PRAGMA user_version = 3", "PRAGMA journal_mode = DELETE"),
    )
    with monkeypatch.context() as patched:
        patched.setattr(connection, "is_writable", lambda _: False)
        with Library.open(kept, read_only=True) as library:
            assert [library.document(each.id).headings for each in library.documents()] == [(), ()]

    assert outlines(kept) == {HEADED.name: (), PLAIN.name: ()}
    added = Document("new.docx", f"{TITLE}\n{prose(3, 60)}\n", headings=HEADINGS)
    with Library.open(kept) as library:
        library.add([IncomingDocument(added, Origin(added.name))])
    assert outlines(kept)[added.name] == HEADINGS
