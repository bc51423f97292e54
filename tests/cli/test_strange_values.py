"""JSON and numbers that a stranger wrote into files of ours: a sentence or the default, no more."""

from __future__ import annotations

import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library, settings
from plagcheck.jobs.known import KnownBytes
from plagcheck.jobs.noted_papers import asked_for
from plagcheck.jobs.unfinished_imports import UnfinishedImports
from plagcheck.library.packing import seal
from tests import word_salad
from tests.cli.conftest import Cli
from tests.conftest import PROJECT

DEEP = "[" * 100_000 + "]" * 100_000
STRANGE = {
    "deep": DEEP,
    "not quite so deep": "[" * 900 + "]" * 900,  # is read, but cannot be printed
    "long number": f"[{'9' * 5000}]",
    "of another kind": '[[1], {"name": [], "sha256": {}, "error": 3, "details": []}, null]',
    "an object": '{"a": 1}',
    "nothing": "",
}


def change(library: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(library, isolation_level=None)) as db:
        db.execute(statement, values)


@pytest.fixture
def three(library_path: Path) -> Path:
    """A library of three documents."""
    with Library.open(library_path, create=True) as library:
        for number in range(3):
            library.add_text(f"document {number}", word_salad.prose(number, 120))
    return library_path


@pytest.mark.parametrize("what", STRANGE)
def test_notes_of_a_document(three: Path, cli: Cli, what: str) -> None:
    change(three, "UPDATE document SET notes = ?", STRANGE[what])
    listed, verified = cli("library", "list", three), cli("library", "verify", three)
    with Library.open(three) as library:
        assert library.document(1).text
    rebuilt = cli("library", "rebuild", three)

    assert (listed.code, listed.out.count("words")) == (0, 3)
    assert (verified.code, rebuilt.code) == (1, 1)  # they were changed from outside
    assert cli("library", "verify", three).code == 0


@pytest.mark.parametrize("what", STRANGE)
def test_parameters_of_a_library(three: Path, cli: Cli, what: str) -> None:
    value = STRANGE[what]
    statement = "UPDATE meta SET value = ?, seal = ? WHERE key = 'params'"
    change(three, statement, value, seal("params", value))
    refused, rebuilt = cli("library", "info", three), cli("library", "rebuild", three)

    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert (rebuilt.code, cli("library", "info", three).code) == (0, 0)


@pytest.mark.slow
def test_what_is_known_of_an_archive(course: Path, cli: Cli) -> None:
    more = course.parent / "more.zip"
    with zipfile.ZipFile(more, "w") as archive:
        archive.write(course.parent / "clean.txt", "clean.txt")
    for strange in STRANGE.values():
        assert cli("add", course, more).code == 0
        change(course, "UPDATE meta SET value = ? WHERE instr(key, 'archive') > 0", strange)
    with Library.open(course) as library:
        KnownBytes(library).forget_archives(lambda name: False)

        assert library.notes("archive") == {}  # nobody could tell whom they name


@pytest.mark.parametrize("what", STRANGE)
def test_files_of_the_window(tmp_path: Path, what: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(STRANGE[what])

    assert settings.load(file) == settings.Settings()
    assert not asked_for(file)
    assert UnfinishedImports(file).of(Path("a.plagcheck")) == {}


@pytest.mark.parametrize("digits", [10, 5000])
def test_a_class_of_a_version_of_many_digits(tmp_path: Path, cli: Cli, digits: int) -> None:
    (tmp_path / "a.plagclass").write_bytes(b"plagcheck class " + b"9" * digits + b"\n")
    ran = cli("class", tmp_path / "a.plagclass")

    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "newer version" in ran.err


def test_a_number_of_blanks_of_many_digits(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "a.fodt").write_text(
        '<?xml version="1.0"?><office:document '
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>'
        f'<text:p>one<text:s text:c="{"9" * 5000}"/>two<text:s text:c="3"/>three</text:p>'
        "</office:text></office:body></office:document>"
    )
    ran = cli("text", tmp_path / "a.fodt")

    assert ran.code == 0
    assert ran.err.count("\n") <= 1


def test_a_smallest_match_of_many_digits(tmp_path: Path, cli: Cli) -> None:
    ran = cli("check", tmp_path / "a.plagcheck", "essay.txt", "--smallest", "9" * 5000)

    assert (ran.code, "is not a number of words" in ran.err) == (2, True)


def test_json_is_read_in_one_place() -> None:
    """The self-test reads what it has just written."""
    reading = [
        path.name
        for path in sorted((PROJECT / "plagcheck").rglob("*.py"))
        if "json.load" in path.read_text("utf-8") and path.parent.name != "selftest"
    ]

    assert reading == ["plain_json.py"]
