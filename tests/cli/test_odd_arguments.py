"""What is typed as text and is none, taken with its bytes written out; names that mean nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from plagcheck import paths
from plagcheck.history.records import Records
from tests.cli.conftest import Cli
from tests.conftest import RunPython

ODD = "x\udcff"  # as Python gives a byte of an argument that is no text
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows: a current folder stays")
WITHOUT_FOLDER = """
import os, sys
os.chdir("gone")
os.rmdir(os.getcwd())
from plagcheck.__main__ import main
sys.exit(main())
"""
SHOWN = r"x\udcff"


def test_a_collection_is_called_so(cli: Cli, course: Path, desk: Path) -> None:
    assert cli("add", course, desk / "clean.txt", "--collection", ODD).code == 0
    assert cli("class", desk / "readings", "--keep-in", course, "--collection", ODD).code == 0
    assert cli("library", "collections", course, ODD, "--holds", "published").code == 0
    listed = cli("library", "list", course, "--collection", ODD, "--json")
    checked = cli("check", course, desk / "clean.txt", "--collection", ODD, "--json")

    assert {each["collection"] for each in listed.objects} == {SHOWN}
    assert checked.object["sources"][0]["title"] == "clean.txt"


def test_nothing_is_called_so(
    cli: Cli, course: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.OVERRIDE, str(tmp_path / "data"))
    with Records.open(paths.records_file(), create=True):
        pass
    for words in (
        ("library", "list", course, "--search", ODD),
        ("history", "list", "--class", ODD),
        ("history", "list", "--student", ODD),
        ("history", "erase", "--class", ODD, "--yes"),
        ("history", "erase", "--student", ODD, "--yes"),
        ("history", "export", "--student", ODD, tmp_path / "out"),
    ):
        ran = cli(*words)
        assert ran.code in (0, 2), words


@POSIX
@pytest.mark.parametrize("words", [["add", "a.plagcheck", "x"], ["class", "x"]])
def test_a_current_folder_that_was_removed_is_told(
    run_python: RunPython, course: Path, tmp_path: Path, words: list[str]
) -> None:
    (tmp_path / "gone").mkdir()
    at_work = [str(course) if word == "a.plagcheck" else word for word in words]
    ran = run_python("-c", WITHOUT_FOLDER, *at_work)

    assert ran.returncode == 2
    assert ran.stderr == b"The current folder was removed. Change to another one.\n"
