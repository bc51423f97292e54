"""The copy that was put aside when a library got a new format keeps nothing that is removed."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import pytest

from plagcheck.jobs.history import erase_in_library
from plagcheck.library.library import Library
from plagcheck.library.sqlite_file import open_file
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from tests import word_salad
from tests.cli.conftest import Cli
from tests.conftest import PROJECT

FIRST_FORMAT = PROJECT / "tests" / "golden" / "files" / "format-1.plagcheck.gz"
SAID = "An older copy of the library, l.plagcheck.format-1, was removed as well."


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """One of the first format, opened with this version: a copy stands beside it."""
    path = tmp_path / "l.plagcheck"
    path.write_bytes(gzip.decompress(FIRST_FORMAT.read_bytes()))
    with Library.open(path) as opened:
        assert len(opened) > 1
    assert copy_of(path).exists()
    return path


def copy_of(library: Path) -> Path:
    return library.with_name(f"{library.name}.format-1")


def test_removing_removes_the_older_copy_and_says_so(cli: Cli, library: Path) -> None:
    assert cli("library", "list", library).code == 0
    assert copy_of(library).exists()

    ran = cli("library", "remove", library, "1", "--yes")

    assert (ran.code, SAID in ran.out) == (0, True)
    assert [path.name for path in library.parent.iterdir()] == [library.name]
    assert SAID not in cli("library", "remove", library, "2", "--yes").out


def test_an_older_copy_that_is_open_stays_until_the_next_time(cli: Cli, library: Path) -> None:
    reader = open_file(copy_of(library), "rw")
    reader.execute("SELECT count(*) FROM document").fetchone()

    ran = cli("library", "remove", library, "1", "--yes")

    assert (ran.code, SAID in ran.out) == (0, False)
    assert "Another program has the library open" in ran.out
    assert copy_of(library).exists()
    reader.close()
    assert SAID in cli("library", "remove", library, "2", "--yes").out
    assert not copy_of(library).exists()


def test_a_copy_that_became_a_library_of_its_own_stays(cli: Cli, library: Path) -> None:
    assert cli("library", "list", copy_of(library)).code == 0

    assert SAID not in cli("library", "remove", library, "1", "--yes").out

    assert cli("library", "list", copy_of(library)).code == 0


def test_erasing_a_student_removes_it_also_where_a_text_stays(library: Path) -> None:
    """Another's file holds the same text: only the name goes."""
    text = word_salad.prose(5, 60)
    names = ("Zephyrine Quokka.txt", "Bea Birch.txt")
    files = [
        IncomingDocument(Document(name, text), Origin(f"/class/{name}", "0" * 64, 9, 9))
        for name in names
    ]
    with Library.open(library) as opened:
        number = opened.add(files)[0].id
        assert number is not None
        assert erase_in_library(opened, "Zephyrine Quokka", [number]) == 0
        assert [entry.name for entry in opened.documents(ids=[number])] == ["Bea Birch.txt"]
    assert not copy_of(library).exists()


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_copy_stands_beside_the_library_and_not_beside_a_link_to_it(
    cli: Cli, tmp_path: Path
) -> None:
    path, link = tmp_path / "there" / "l.plagcheck", tmp_path / "link"
    path.parent.mkdir()
    path.write_bytes(gzip.decompress(FIRST_FORMAT.read_bytes()))
    link.symlink_to(path)
    assert cli("library", "info", link).code == 0

    assert copy_of(path).exists()
    assert cli("library", "remove", path, "1", "--yes").code == 0
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["link"]
    assert [each.name for each in path.parent.iterdir()] == [path.name]
