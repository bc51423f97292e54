"""What a command writes never takes the place of what it reads, nor of anything but a file."""

from __future__ import annotations

import os
import sqlite3
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck.history.records import Records
from plagcheck.jobs.classroom import open_class
from plagcheck.library.library import Library
from plagcheck.report import writing
from plagcheck.report.forms import FORMS
from plagcheck.report.languages.wording import LANGUAGES
from tests import word_salad
from tests.cli.conftest import Cli


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    """A class of two, and a library beside it."""
    shared = word_salad.text(9, 40)
    for number, name in enumerate(("Ann", "Bob")):
        (tmp_path / "class" / name).mkdir(parents=True)
        text = f"{word_salad.prose(number, 60)} {shared}"
        (tmp_path / "class" / name / "paper.txt").write_text(text)
    with Library.open(tmp_path / "l.plagcheck", create=True) as library:
        library.add_text("book", shared)
    return tmp_path / "class"


@pytest.mark.parametrize("option", ["--save", "--csv", "--xlsx"])
@pytest.mark.parametrize("place", ["../l.plagcheck", "Ann/paper.txt"])
def test_a_class_is_not_written_over_what_it_reads(
    cli: Cli, papers: Path, option: str, place: str
) -> None:
    target = papers / place
    before = target.read_bytes()

    ran = cli("class", papers, "--library", papers.parent / "l.plagcheck", option, target)

    assert ran.code == 2
    assert "is in use" in ran.err
    assert target.read_bytes() == before


def test_a_class_takes_its_own_place_and_new_ones(cli: Cli, papers: Path) -> None:
    saved, table = papers.parent / "a.plagclass", papers / "table.csv"

    assert cli("class", papers, "--save", saved, "--csv", table).code == 0
    assert cli("class", saved, "--save", saved).code == 0
    assert len(open_class(saved).papers) == 2
    assert cli("class", papers, "--save", saved, "--csv", saved).code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows: links need rights")
def test_nothing_but_a_file_is_replaced(cli: Cli, papers: Path) -> None:
    target, link, pipe = (papers.parent / name for name in ("kept.txt", "link.csv", "pipe.csv"))
    target.write_text("kept")
    link.symlink_to(target)
    os.mkfifo(pipe)

    for place in (link, pipe):
        ran = cli("class", papers, "--csv", place)
        assert ran.code == 2
        assert "a link or a device is at its place" in ran.err
    assert link.is_symlink()
    assert pipe.is_fifo()
    assert target.read_text() == "kept"


@pytest.mark.parametrize("option", ["--save", "--csv"])
def test_a_write_that_fails_leaves_nothing_behind(
    cli: Cli, papers: Path, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writing.os, "fsync", fail)
    before = sorted(papers.parent.rglob("*"))

    assert cli("class", papers, option, papers.parent / "out").code == 2
    assert sorted(papers.parent.rglob("*")) == before


@pytest.fixture
def history(tmp_path: Path) -> Path:
    path = tmp_path / "records.db"
    Records.open(path, create=True).close()
    return path


@pytest.mark.parametrize("ending", ["", "-wal"])
@pytest.mark.parametrize("place", ["library", "history"])
@pytest.mark.parametrize("command", ["report", "class", "export"])
def test_no_output_takes_the_place_of_any_library_or_history(
    cli: Cli, papers: Path, history: Path, tmp_path: Path, command: str, place: str, ending: str
) -> None:
    """Nor of the journal beside it, which holds what was added last."""
    library, other = tmp_path / "l.plagcheck", tmp_path / "other.zip"
    (history if place == "history" else library).rename(other)
    with Library.open(library, create=True) as made:
        made.add_text("book", word_salad.text(9, 40))
    Records.open(history, create=True).close()
    target = Path(f"{other}{ending}")
    if ending:
        target.write_bytes(b"what was added last")
    before = target.read_bytes()
    ran = {
        "report": lambda: cli("report", library, papers / "Ann" / "paper.txt", "--json", target),
        "class": lambda: cli("class", papers, "--save", target),
        "export": lambda: cli("history", "export", "--history", history, "--student", "A", target),
    }[command]()

    if (command, ending) != ("export", "-wal"):  # which makes a folder of that name
        assert "it is in use here" in ran.err
    assert ran.code == 2
    assert target.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows: links need rights")
@pytest.mark.parametrize("kind", ["link", "pipe", "loop"])
def test_copies_and_exports_replace_files_only(
    cli: Cli, papers: Path, history: Path, tmp_path: Path, kind: str
) -> None:
    kept, place, folder = tmp_path / "kept.zip", tmp_path / "place.zip", tmp_path / "folder"
    kept.write_text("kept")
    folder.mkdir()
    for each in (place, folder / "index.json"):
        if kind == "pipe":
            os.mkfifo(each)
        else:
            each.symlink_to(kept if kind == "link" else each)
    export = ("history", "export", "--history", history, "--student", "A")
    library = tmp_path / "l.plagcheck"
    ran = (
        cli("library", "backup", library, place, "--yes"),
        cli(*export, place),
        cli(*export, folder),
        cli("report", library, papers / "Ann" / "paper.txt", "--csv", place),
    )

    assert [each.code for each in ran] == [2] * 4
    assert all("a link or a device is at its place" in each.err for each in ran)
    assert kept.read_text() == "kept"
    assert place.is_fifo() if kind == "pipe" else place.is_symlink()


def test_a_copy_replaces_nothing_but_a_library(
    cli: Cli, papers: Path, history: Path, tmp_path: Path
) -> None:
    library, saved, empty = (
        tmp_path / name for name in ("l.plagcheck", "a.plagclass", "empty.plagcheck")
    )
    assert cli("class", papers, "--save", saved).code == 0
    for place in (history, saved, papers / "Ann" / "paper.txt"):
        before = place.read_bytes()
        ran = cli("library", "backup", library, place, "--yes")
        assert (ran.code, ran.out) == (2, "")
        assert "is not a plagcheck library" in ran.err
        assert place.read_bytes() == before
    empty.touch()
    for _ in "twice":
        assert cli("library", "backup", library, empty, "--yes").code == 0


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("name", ["l.plagcheck", "records.db"])
def test_a_copy_is_no_journal(
    cli: Cli, papers: Path, history: Path, tmp_path: Path, name: str, ending: str
) -> None:
    place = tmp_path / f"{name}{ending}"
    ran = cli("library", "backup", tmp_path / "l.plagcheck", place, "--yes")
    assert (ran.code, ran.out) == (2, "")
    assert "it is in use here" in ran.err
    assert not place.exists()


FOREIGN = {
    "html": b"<!DOCTYPE html><html><head><title>Essay</title></head><p>plagcheck 0.2.0</html>",
    "pdf": b"%PDF-1.4 an essay",
    "text": b"An essay about plagcheck and what it does.\n",
    "csv": b"\xef\xbb\xbfStudent,Mark,Note,Index,Name\r\nAnn,1,good,2,Ann\r\n",
    "xlsx": b"PK\3\4 marks",
    "json": b'{"marks": []}',
}


# What looks like one of ours at first sight.
LIKE_OURS = {
    "json": b'{"schema": 7, "recipes": ["soup"]}',
    "text": b"plagcheck 2.0 and other programs\n\nAn essay about them.\n",
    "html": b'<!DOCTYPE html><p content="plagcheck 0.2.0">An essay</p>',
    "pdf": b"%PDF-1.4 " + "an essay about plagcheck".encode("utf-16-be"),
}


@pytest.mark.parametrize("form", LIKE_OURS)
def test_a_file_that_only_looks_like_a_report_stays(
    cli: Cli, papers: Path, tmp_path: Path, form: str
) -> None:
    place = tmp_path / "a stranger's"
    place.write_bytes(LIKE_OURS[form])
    report = ("report", tmp_path / "l.plagcheck", papers / "Ann" / "paper.txt")
    ran = cli(*report, f"--{form}", place)

    assert (ran.code, "another file is at its place" in ran.err) == (2, True)
    assert place.read_bytes() == LIKE_OURS[form]


def test_a_report_to_which_somebody_added_stays(cli: Cli, papers: Path, tmp_path: Path) -> None:
    report = ("report", tmp_path / "l.plagcheck", papers / "Ann" / "paper.txt")
    places = {form: tmp_path / form for form in FORMS if form != "xlsx"}
    options = [each for form, place in places.items() for each in (f"--{form}", place)]
    assert cli(*report, *options).code == 0
    for place in places.values():
        with place.open("a") as file:
            file.write("My notes; Ann\r\n")
    before = {place: place.read_bytes() for place in places.values()}

    assert [cli(*report, f"--{form}", place).code for form, place in places.items()] == [2] * 5
    assert before == {place: place.read_bytes() for place in places.values()}


@pytest.mark.parametrize("option", ["--csv", "--xlsx"])
def test_a_table_takes_the_place_of_the_same_table_only(
    cli: Cli, papers: Path, tmp_path: Path, option: str
) -> None:
    report = ("report", tmp_path / "l.plagcheck", papers / "Ann" / "paper.txt", option)
    of_class, of_paper = tmp_path / "of the class", tmp_path / "of the paper"
    written = ("class", papers, option, of_class), (*report, of_paper)

    assert [cli(*each).code for each in (*written, *written)] == [0] * 4
    assert cli("class", papers, option, of_paper).code == 2
    assert cli(*report, of_class).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_take_the_place_of_reports_of_their_form_only(
    cli: Cli, papers: Path, tmp_path: Path, language: str
) -> None:
    report = ("report", tmp_path / "l.plagcheck", papers / "Ann" / "paper.txt")
    places = {form: tmp_path / f"report {form}" for form in FORMS}
    places["text"].touch()
    options = [each for form, place in places.items() for each in (f"--{form}", place)]
    for _ in "twice":
        assert cli(*report, "--language", language, *options).code == 0
    written = {form: place.read_bytes() for form, place in places.items()}
    for form, data in FOREIGN.items():
        (tmp_path / "foreign").write_bytes(data)
        ran = cli(*report, f"--{form}", tmp_path / "foreign")
        assert (ran.code, "another file is at its place" in ran.err) == (2, True)
        assert (tmp_path / "foreign").read_bytes() == data
        assert all(cli(*report, f"--{form}", places[each]).code for each in set(FORMS) - {form})
    assert written == {form: place.read_bytes() for form, place in places.items()}


def test_a_class_and_its_tables_take_no_other_place(cli: Cli, papers: Path, tmp_path: Path) -> None:
    places = {option: tmp_path / option for option in ("--save", "--csv", "--xlsx")}
    for option, place in places.items():
        assert cli("class", papers, option, place).code == 0
    before = {option: place.read_bytes() for option, place in places.items()}
    for option in places:
        codes = {other: cli("class", papers, option, place).code for other, place in places.items()}
        assert codes == {other: 0 if other == option else 2 for other in places}
    assert before["--csv"] == places["--csv"].read_bytes()
    for place in places.values():
        ran = cli("report", tmp_path / "l.plagcheck", papers / "Ann" / "paper.txt", "--pdf", place)
        assert ran.code == 2


def test_an_export_takes_the_place_of_an_export_only(
    cli: Cli, papers: Path, history: Path, tmp_path: Path
) -> None:
    export = ("history", "export", "--history", history, "--student", "A")
    place, foreign, folder = tmp_path / "a.zip", tmp_path / "b.zip", tmp_path / "folder"
    with zipfile.ZipFile(foreign, "w") as archive:
        archive.writestr("essay.txt", "words")
    before = foreign.read_bytes()
    codes = [cli(*export, each).code for each in (place, place, foreign, folder, folder)]

    assert codes == [0, 0, 2, 0, 0]
    assert foreign.read_bytes() == before
    with zipfile.ZipFile(place, "a") as archive:
        archive.writestr("my notes.txt", "words")
    before = place.read_bytes()
    assert cli(*export, place).code == 2
    assert place.read_bytes() == before
    for index in ('{"marks": []}', '{"schema": 7, "held": []}'):
        (folder / "index.json").write_text(index)
        assert cli(*export, folder).code == 2


def test_where_papers_cannot_be_kept_is_said_before_any_work(
    cli: Cli, papers: Path, tmp_path: Path
) -> None:
    library, saved = tmp_path / "l.plagcheck", tmp_path / "a.plagclass"
    with closing(sqlite3.connect(library, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for folder in (papers, tmp_path / "no such class"):
            ran = cli("class", folder, "--save", saved, "--keep-in", library)
            assert (ran.code, "in use by another program" in ran.err) == (2, True)
        other.execute("ROLLBACK")
    assert not saved.exists()
    assert cli("class", papers, "--save", saved, "--keep-in", library).code == 0


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root may write anywhere")
def test_where_no_library_can_be_made_is_said_before_any_work(
    cli: Cli, papers: Path, tmp_path: Path
) -> None:
    closed, saved = tmp_path / "closed", tmp_path / "a.plagclass"
    closed.mkdir(mode=0o555)
    ran = cli("class", papers, "--save", saved, "--keep-in", closed / "l.plagcheck")

    assert (ran.code, saved.exists()) == (2, False)
