"""plagcheck library versions: documents that are versions of one work."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library.deciding import versions_of
from plagcheck.library.packing import seal
from tests import word_salad
from tests.cli.conftest import Cli

SHARED = word_salad.words(1, 90)


@pytest.fixture
def shelf(cli: Cli, tmp_path: Path) -> Path:
    texts = {
        "draft.txt": SHARED[:80] + word_salad.words(2, 40),
        "last.txt": SHARED[:70] + word_salad.words(3, 40) + SHARED[-8:],
        "other.txt": word_salad.words(4, 90),
    }
    for name, words in texts.items():
        path = tmp_path / "texts" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(" ".join(words), encoding="utf-8")
    assert cli("add", tmp_path / "shelf.plagcheck", tmp_path / "texts").code == 0
    return tmp_path / "shelf.plagcheck"


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """It holds ten words more of the draft than of the last version."""
    place = tmp_path / "paper.txt"
    words = SHARED[:80] + word_salad.words(5, 60)
    place.write_text(" ".join(words), encoding="utf-8")
    return place


def ids(cli: Cli, library: Path) -> dict[str, int]:
    return {each["title"]: each["id"] for each in cli("library", "list", library, "--json").objects}


def test_versions_are_said_listed_and_taken_back(cli: Cli, shelf: Path) -> None:
    known = ids(cli, shelf)
    nothing = cli("library", "versions", shelf)
    assert (nothing.code, nothing.out) == (0, "No documents are said to be versions of one work.\n")

    made = cli("library", "versions", shelf, str(known["last.txt"]), str(known["draft.txt"]))

    assert (made.code, made.err) == (0, "")
    assert made.out.splitlines()[0] == "1 work with several versions."
    assert "draft.txt" in made.out
    assert "last.txt" in made.out
    assert "other.txt" not in made.out
    (work,) = cli("library", "versions", shelf, "--json").objects
    assert [each["title"] for each in work["documents"]] == ["draft.txt", "last.txt"]
    assert work["work"]

    undone = cli("library", "versions", shelf, "--undo", str(known["draft.txt"]))
    assert (undone.code, undone.out) == (0, nothing.out)


def test_results_name_the_best_version(cli: Cli, shelf: Path, paper: Path) -> None:
    before = cli("check", shelf, paper, "--json").object
    known = ids(cli, shelf)
    assert cli("library", "versions", shelf, *map(str, list(known.values())[:2])).code == 0

    after = cli("check", shelf, paper, "--json").object
    told = cli("check", shelf, paper)

    assert [each["work"] for each in before["sources"]] == [None, None]
    assert len({each["work"] for each in after["sources"]} - {None}) == 1
    assert {each["title"]: each["under"] for each in after["sources"]} == {
        "draft.txt": None,
        "last.txt": known["draft.txt"],
    }
    assert after["matched_words"] == before["matched_words"]
    assert "     Also as last.txt: versions of the same work\n" in told.out
    assert "in 1 source (1 more with these words only)." in told.out


def test_words_that_another_version_adds_are_told(cli: Cli, shelf: Path, tmp_path: Path) -> None:
    late, paper, report = (tmp_path / name for name in ("late.txt", "longer.txt", "report.txt"))
    late.write_text(" ".join(SHARED[50:87] + word_salad.words(6, 40)), encoding="utf-8")
    paper.write_text(" ".join(SHARED[:87] + word_salad.words(7, 60)), encoding="utf-8")
    cli("add", shelf, late)
    known = ids(cli, shelf)
    cli("library", "versions", shelf, str(known["draft.txt"]), str(known["late.txt"]))

    checked = cli("check", shelf, paper).out
    reported = cli("report", shelf, paper, "--text", report).out
    for said in (checked, reported, report.read_text()):
        assert "(2 more with these words only; 7 of them only in other versions)" in (
            " ".join(said.split())
        )
    for said in (checked, report.read_text()):
        assert "Also as late.txt: versions of the same work, with 7 words more" in said


def test_what_makes_no_sense_is_refused(cli: Cli, shelf: Path) -> None:
    for arguments in (["1"], ["1", "1"], ["--undo"], ["1", "99"], ["--undo", "99"]):
        ran = cli("library", "versions", shelf, *arguments)
        assert (ran.code, ran.out) == (2, ""), arguments
        assert ran.err
    assert "versions of one work" in cli("library", "versions", shelf).out


A_WORK = b"w" * 16
STRANGE_ROWS = {
    "texts that are not there": [(b"\1" * 32, A_WORK), (b"\2" * 32, A_WORK)],
    "one that is not there": [(0, A_WORK), (b"short", A_WORK)],
    "a work of one": [(0, A_WORK)],
    "no name of the work": [(0, b""), (1, b"")],
    "a name of megabytes": [(0, b"x" * 10**6), (1, b"x" * 10**6)],
}


@pytest.mark.parametrize("case", STRANGE_ROWS)
def test_works_that_a_stranger_made_up_are_told_and_do_no_harm(
    cli: Cli, shelf: Path, case: str
) -> None:
    with closing(sqlite3.connect(shelf)) as db, db:
        texts = [each for (each,) in db.execute("SELECT text_sha256 FROM document ORDER BY id")]
        for who, work in STRANGE_ROWS[case]:
            row = (who if isinstance(who, bytes) else texts[who], "versions", work)
            db.execute("INSERT INTO likeness VALUES (?, ?, ?, ?)", (*row, seal(*row)))

    listed = cli("library", "versions", shelf)
    assert (listed.code, listed.out) == (0, "No documents are said to be versions of one work.\n")
    with Library.open(shelf) as library:
        known = library.documents()
        assert not any(entry.work for entry in known)
        assert versions_of(library, [known[0].id]) == {known[0].id}
    assert cli("library", "verify", shelf).code == 1
    assert cli("library", "rebuild", shelf).code == 0
    assert cli("library", "verify", shelf).code == 0
