"""What was removed leaves no byte in any file of the library, whatever was in the way."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.cli import progress
from plagcheck.cli.progress import TerminalProgress
from plagcheck.library.integrity import verify
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from tests.cli.conftest import Cli
from tests.cli.conftest import cli as cli
from tests.conftest import RunPython
from tests.word_salad import text

SECRET = "Quokka"


def incoming(number: int, words: int = 40) -> IncomingDocument:
    path = f"/papers/{number * 7919 % 1000:04} {SECRET}{number:04}x.txt"
    document = Document(Path(path).name, text(number, words), "")
    return IncomingDocument(document, Origin(path, f"{number:064x}", 9, 9))


def held(library_path: Path) -> bytes:
    return b"\0".join(path.read_bytes() for path in library_path.parent.iterdir())


def indexed(path: Path) -> set[bytes]:
    """Entries of the index."""
    with closing(sqlite3.connect(path)) as db:
        blobs = [blob for (blob,) in db.execute("SELECT entries FROM posting")]
    return {blob[start : start + 8] for blob in blobs for start in range(0, len(blob), 8)}


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_left_where_rows_were_moved_about_before(library_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    with Library.open(library_path, create=True) as library:
        numbers = list(range(400))
        rng.shuffle(numbers)
        ids = {}
        for start in range(0, len(numbers), 20):
            some = numbers[start : start + 20]
            outcomes = library.add([incoming(number) for number in some])
            ids |= {number: o.id for number, o in zip(some, outcomes, strict=True)}
    before = indexed(library_path)

    gone = rng.sample(numbers, 40)
    with Library.open(library_path) as library:
        for number in gone:
            library.remove([ids[number]])
        assert library.finish_removing()
    after, bytes_ = indexed(library_path), held(library_path)

    assert [n for n in gone if f"{SECRET}{n:04}x".encode() in bytes_] == []
    assert [entry for entry in before - after if entry in bytes_] == []
    with Library.open(library_path) as library:
        assert verify(library) == []
        assert len(library) == 360


def test_what_another_program_still_reads_is_said_and_goes_with_the_next_removal(
    plagcheck: RunPython, library_path: Path
) -> None:
    with Library.open(library_path, create=True) as library:
        library.add([incoming(number) for number in range(3)])
    name = f"{SECRET}0001x".encode()

    with Library.open(library_path, read_only=True) as reader, reader.snapshot():
        assert len(reader.documents()) == 3
        done = plagcheck("library", "remove", library_path, "2", "--yes")
        assert b"Another program has the library open" in done.stdout
        assert name in held(library_path)

    done = plagcheck("library", "remove", library_path, "1", "--yes")
    assert b"Another program" not in done.stdout
    assert name not in held(library_path)


def test_what_was_removed_does_not_come_back_with_what_is_added_next(library_path: Path) -> None:
    """The one that removed it knows pages by heart as they were before."""
    with Library.open(library_path, create=True) as library:
        ids = [each.id for each in library.add([incoming(number) for number in range(400)])]
        library.remove([number for number in ids[::10] if number is not None])
        assert library.finish_removing()
        library.add([incoming(number) for number in range(400, 500)])
    bytes_ = held(library_path)

    assert [n for n in range(0, 400, 10) if f"{SECRET}{n:04}x".encode() in bytes_] == []
    with Library.open(library_path) as library:
        assert verify(library) == []


def test_a_removal_that_is_stopped_is_finished_by_the_next_command(
    cli: Cli, library_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Library.open(library_path, create=True) as library:
        library.add([incoming(number) for number in range(400)])

    def stopped(_: TerminalProgress) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(TerminalProgress, "check_cancelled", stopped)
        ran = cli("library", "remove", library_path, *range(1, 41), "--yes")
    assert (ran.code, ran.out) == (130, "40 documents removed.\n")
    assert ran.err == "Stopped. Everything reported as done is safely stored.\n"

    assert cli("check", library_path, __file__).code == 0
    bytes_ = held(library_path)
    assert [n for n in range(40) if f"{SECRET}{n:04}x".encode() in bytes_] == []


def test_a_long_removal_draws_a_line(
    cli: Cli, library_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "FIRST_AFTER_S", 0.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    with Library.open(library_path, create=True) as library:
        library.add([incoming(number) for number in range(3)])

    ran = cli("library", "remove", library_path, "2", "--yes")

    assert (ran.code, ran.out) == (0, "1 document removed.\n")
    assert "░" in ran.err


def test_what_was_replaced_is_gone(plagcheck: RunPython, tmp_path: Path) -> None:
    shelf, paper = tmp_path / "shelf" / "course.plagcheck", tmp_path / "paper.txt"
    paper.write_text(text(1, 60), "utf-8")
    plagcheck("add", shelf, paper)
    before = indexed(shelf)
    paper.write_text(text(2, 60), "utf-8")
    plagcheck("add", shelf, paper)
    entries = before - indexed(shelf)

    assert len(entries) > 20
    assert [entry for entry in entries if entry in held(shelf)] == []


def test_a_library_that_was_written_anew_is_mended_like_another(library_path: Path) -> None:
    with Library.open(library_path, create=True) as library:
        first, *_ = library.add([incoming(number) for number in range(3)])
        assert first.id is not None
        library.remove([first.id])
        assert library.finish_removing()
    for described in (b"CREATE INDEX origin_sha256 ON origin", b"CREATE TABLE content"):
        data = library_path.read_bytes()
        assert described in data
        library_path.write_bytes(data.replace(described, b"x" * len(described)))

    assert rebuild(library_path).documents == 2
