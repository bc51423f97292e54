"""Commands in words: what is printed, and the exit code."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library, __version__
from plagcheck.cli import progress as progress_module
from plagcheck.cli.main import main
from plagcheck.cli.progress import TerminalProgress
from plagcheck.library.integrity import verify
from plagcheck.model.formatting import share
from plagcheck.model.progress import Progress
from tests import word_salad
from tests.cli.conftest import PASSAGE, Cli
from tests.conftest import PROJECT, RunPython

# -- as a user starts it


@pytest.mark.slow
def test_the_main_flow_in_processes_of_their_own(plagcheck: RunPython, desk: Path) -> None:
    course = desk / "course.plagcheck"

    added = plagcheck("add", course, desk / "readings", "--holds", "teaching")
    assert (added.returncode, added.stdout, added.stderr) == (0, b"3 added.\n", b"")

    checked = plagcheck("check", course, desk / "essay.txt")
    assert (checked.returncode, checked.stderr) == (0, b"")
    said = b"essay.txt: 20 % of this paper, 30 words, also appears in 1 source (1 more with these"
    assert said in checked.stdout
    assert b"part.txt: hardly any shared words beyond those of source 1" in checked.stdout
    assert b"same text" not in checked.stdout

    compared = plagcheck("compare", desk / "essay.txt", desk / "readings" / "whole.txt")
    assert (compared.returncode, compared.stderr) == (0, b"")
    assert b"30 words in common" in compared.stdout

    verified = plagcheck("library", "verify", course)
    assert (verified.returncode, verified.stdout) == (0, b"No damage found in 3 documents.\n")


def test_only_a_double_is_said_to_be_the_same_text(cli: Cli, desk: Path) -> None:
    whole = desk / "readings" / "whole.txt"
    (desk / "readings" / "zz copy.txt").write_bytes(whole.read_bytes())
    course = desk / "course.plagcheck"
    cli("add", course, desk / "readings", "--holds", "teaching")
    lines = cli("check", course, desk / "essay.txt").out.splitlines()

    assert "     same text: zz copy.txt" in lines
    assert "     part.txt: hardly any shared words beyond those of source 1" in lines


@pytest.mark.parametrize("arguments", [["--help"], ["add", "--help"], ["library", "--help"]])
def test_help_reads_well(plagcheck: RunPython, arguments: list[str]) -> None:
    done = plagcheck(*arguments)
    lines = done.stdout.decode().splitlines()

    assert (done.returncode, done.stderr) == (0, b"")
    assert lines[0].startswith("usage: plagcheck")
    assert all(len(line) <= 100 for line in lines)


def test_help_names_every_command(cli: Cli) -> None:
    out = cli("--help").out

    for command in ("add", "check", "compare", "library", "text"):
        assert f"    {command} " in out
    assert "exit code: 0 all done, 1 some file failed, 2 nothing could be done" in out


def test_version_is_the_package_s(cli: Cli) -> None:
    assert cli("--version").out == f"plagcheck {__version__}\n"


def test_without_a_display_the_sample_is_checked(run_python: RunPython) -> None:
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    done = run_python("-m", "plagcheck", env=nowhere)

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"There is no display here")
    assert "Tides, a short reader.txt" in done.stdout.decode()


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["add"],
        ["add", "library"],
        ["check", "library"],
        ["compare", "one"],
        ["library"],
        ["library", "burn", "x"],
        ["library", "remove", "x", "one"],
        ["check", "library", "file", "--unknown"],
        ["--json"],
    ],
)
def test_wrong_usage_is_explained_with_exit_code_2(cli: Cli, arguments: list[str]) -> None:
    ran = cli(*arguments)

    assert (ran.code, ran.out) == (2, "")
    assert "usage: plagcheck" in ran.err


def test_no_command_is_explained_with_exit_code_2(cli: Cli) -> None:
    ran = cli()

    assert (ran.code, ran.out) == (2, "")
    assert "usage: plagcheck" in ran.err


@pytest.mark.parametrize("words", ["7", "31", "0", "-8", "twelve", "8.5", ""])
@pytest.mark.parametrize("command", ["check", "compare"])
def test_lengths_beyond_the_limits_are_refused(cli: Cli, command: str, words: str) -> None:
    ran = cli(command, "one", "two", f"--shortest={words}")

    assert ran.code == 2
    assert "is not a number of words from 8 to 30" in ran.err


# -- add


def test_add_sums_up(cli: Cli, desk: Path) -> None:
    library, readings = desk / "a.plagcheck", desk / "readings"
    assert cli("add", library, readings).out.startswith("3 added.\n")
    (readings / "copy.txt").write_bytes((readings / "other.txt").read_bytes())
    (readings / "empty.txt").touch()
    ran = cli("add", library, readings)

    assert ran.code == 1
    assert (
        ran.out
        == "0 added, 3 unchanged, 1 already there under another name, 1 could not be read.\n"
    )
    assert "empty.txt holds no text." in ran.err


def test_add_of_a_missing_folder_says_so(cli: Cli, desk: Path) -> None:
    ran = cli("add", desk / "a.plagcheck", desk / "nowhere")

    assert ran.code == 1
    assert "nowhere is not there." in ran.err


@pytest.mark.parametrize("mode", [[], ["--json"], ["--holds", "published"]])
@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_nothing_to_add_makes_no_library(cli: Cli, desk: Path, name: str, mode: list[str]) -> None:
    (desk / "empty").mkdir()
    before = set(desk.iterdir())

    ran = cli("add", desk / "a.plagcheck", desk / name, *mode)

    assert set(desk.iterdir()) == before
    assert ran.code == (1 if name == "nowhere" else 0)
    assert cli("add", desk / "a.plagcheck", desk / name, desk / "essay.txt").out.startswith(
        "1 added"
    )


def test_add_of_an_empty_folder_is_done(cli: Cli, desk: Path) -> None:
    (desk / "empty").mkdir()
    ran = cli("add", desk / "a.plagcheck", desk / "empty")

    assert (ran.code, ran.out, ran.err) == (0, "0 added.\n", "")


# -- check and compare


def test_check_says_when_nothing_was_found(cli: Cli, desk: Path, course: Path) -> None:
    ran = cli("check", course, desk / "clean.txt")

    assert (ran.code, ran.err) == (0, "")
    said, *rest = ran.out.splitlines()
    assert said == "clean.txt: No shared passage of 12 or more words in 3 documents."
    assert rest == ["", "  Index: runs of 5 words, 32 bands of 4, version 1"]


def test_check_shows_passages_and_scores(cli: Cli, desk: Path, course: Path) -> None:
    out = cli("check", course, desk / "essay.txt").out

    assert "  1  whole.txt  (Library)" in out
    assert "30 words · 20 % of this paper · 16 % of the source · Jaccard 0.085" in out
    assert "1a  word for word, 30 words:" in out
    assert " ".join(PASSAGE.split()[:5]) in out


def test_check_goes_on_after_a_bad_file(cli: Cli, desk: Path, course: Path) -> None:
    ran = cli("check", course, desk / "missing.txt", desk / "essay.txt")

    assert ran.code == 1
    assert ran.err == "missing.txt is not there.\n"
    assert "essay.txt: 20 %" in ran.out


def test_check_against_no_library_makes_none(cli: Cli, desk: Path) -> None:
    ran = cli("check", desk / "none.plagcheck", desk / "essay.txt")

    assert (ran.code, ran.out) == (2, "")
    assert ran.err == ('There is no library at none.plagcheck. "plagcheck add" creates one.\n')
    assert not (desk / "none.plagcheck").exists()


def test_two_files_of_one_name_are_told_apart(cli: Cli, desk: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / "essay.txt"
    other.parent.mkdir()
    other.write_bytes((desk / "readings" / "whole.txt").read_bytes())
    ran = cli("compare", desk / "essay.txt", other)

    assert ran.out.startswith("the first essay.txt and the second essay.txt: 30 words in common.")
    assert "of the first essay.txt ·" in ran.out
    assert "of the second essay.txt ·" in ran.out


def test_compare_says_when_nothing_is_shared(cli: Cli, desk: Path) -> None:
    ran = cli("compare", desk / "clean.txt", desk / "essay.txt")

    assert ran.code == 0
    assert "No shared passage." in ran.out


@pytest.mark.parametrize("place", [0, 1])
def test_compare_of_a_missing_file_is_nothing_done(cli: Cli, desk: Path, place: int) -> None:
    files = [desk / "essay.txt", desk / "essay.txt"]
    files[place] = desk / "missing.txt"
    ran = cli("compare", *files)

    assert (ran.code, ran.out, ran.err) == (2, "", "missing.txt is not there.\n")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0.0, "0 %"),
        (1e-9, "< 0.1 %"),
        (0.0009, "< 0.1 %"),
        (0.001, "0.1 %"),
        (0.0123, "1.2 %"),
        (0.2, "20 %"),
        (1.0, "100 %"),
    ],
)
def test_a_share_is_shown_in_percent_and_never_as_nothing(value: float, shown: str) -> None:
    assert share(value) == shown


# -- library


def test_library_list_can_search(cli: Cli, course: Path) -> None:
    assert [line.split()[-1] for line in cli("library", "list", course).out.splitlines()] == [
        "other.txt",
        "part.txt",
        "whole.txt",
    ]
    assert "whole.txt" in cli("library", "list", course, "--search", "WHO").out
    assert cli("library", "list", course, "--search", "nothing").out == ""


def test_library_info_says_what_it_holds(cli: Cli, course: Path) -> None:
    out = cli("library", "info", course).out

    assert "3 documents, 410 words" in out
    assert "No word-for-word run of 8 words goes unseen." in out


def test_library_remove_removes(cli: Cli, desk: Path, course: Path) -> None:
    number = cli("library", "list", course, "--search", "whole", "--json").object["id"]
    ran = cli("library", "remove", course, f"{number}", "--yes")

    assert (ran.code, ran.out) == (0, "1 document removed.\n")
    assert "part.txt" in cli("check", course, desk / "essay.txt").out
    assert "whole.txt" not in cli("library", "list", course).out
    assert cli("library", "verify", course).code == 0


def test_library_remove_of_an_unknown_document_removes_nothing(cli: Cli, course: Path) -> None:
    ran = cli("library", "remove", course, "1", "99", "--yes")

    assert (ran.code, ran.err) == (2, "Document 99 is not in the library.\n")
    assert "3 documents" in cli("library", "info", course).out


@pytest.mark.parametrize(("reply", "left"), [("y", 2), ("Y", 2), ("n", 3), ("", 3), ("yes?", 3)])
def test_library_remove_asks_on_a_terminal(
    cli: Cli, course: Path, monkeypatch: pytest.MonkeyPatch, reply: str, left: int
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: reply)

    assert cli("library", "remove", course, "1").code == 0
    with Library.open(course) as library:
        assert len(library) == left


def test_library_verify_and_rebuild_mend_a_damaged_index(
    cli: Cli, desk: Path, course: Path
) -> None:
    with closing(sqlite3.connect(course)) as db:
        db.execute("DELETE FROM posting")
        db.commit()
    verified = cli("library", "verify", course)
    assert verified.code == 1
    assert "library rebuild" in verified.out

    rebuilt = cli("library", "rebuild", course)
    assert (rebuilt.code, rebuilt.out, rebuilt.err) == (0, "3 documents restored.\n", "")
    assert cli("library", "verify", course).code == 0
    assert "whole.txt" in cli("check", course, desk / "essay.txt").out


def test_library_rebuild_names_what_is_lost(cli: Cli, course: Path) -> None:
    with closing(sqlite3.connect(course)) as db:
        db.execute("UPDATE content SET text = x'00' WHERE document_id = 1")
        db.commit()
    ran = cli("library", "rebuild", course)

    assert ran.code == 1
    assert "2 documents restored." in ran.out
    assert "other.txt was damaged and could not be restored: add the file again." in ran.err
    assert "kept as course.plagcheck.damaged" in ran.out


@pytest.mark.parametrize(
    "command",
    [
        ["add", "{}", "essay.txt"],
        ["check", "{}", "essay.txt"],
        ["library", "info", "{}"],
        ["library", "list", "{}"],
        ["library", "remove", "{}", "1"],
        ["library", "verify", "{}"],
        ["library", "rebuild", "{}"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("kind", ["text", "other database", "folder", "newer"])
def test_what_is_no_library_of_ours_gets_one_sentence_and_exit_code_2(
    cli: Cli, desk: Path, course: Path, command: list[str], kind: str
) -> None:
    target = desk / "target"
    if kind == "text":
        target.write_text("just a text\n" * 50)
    elif kind == "folder":
        target.mkdir()
    elif kind == "other database":
        with closing(sqlite3.connect(target)) as db:
            db.execute("CREATE TABLE diary (day TEXT)")
    else:
        target.write_bytes(course.read_bytes())
        with closing(sqlite3.connect(target)) as db:
            db.execute("PRAGMA user_version = 99")
    before = target.read_bytes() if target.is_file() else b""
    words = [target if word == "{}" else word for word in command]
    ran = cli(*[desk / word if word == "essay.txt" else word for word in words])

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("target ")
    assert ran.err.count("\n") == 1
    assert (target.read_bytes() if target.is_file() else b"") == before


# -- progress and stopping


class Terminal:
    """A terminal that remembers what was drawn."""

    def __init__(self, *, is_terminal: bool) -> None:
        self.drawn = ""
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal

    def write(self, text: str) -> int:
        self.drawn += text
        return len(text)

    def flush(self) -> None:
        """Nothing to do."""


@pytest.mark.parametrize("is_terminal", [True, False])
def test_progress_is_drawn_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, is_terminal: bool
) -> None:
    terminal = Terminal(is_terminal=is_terminal)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress_module, "FIRST_AFTER_S", 0.0)
    progress = TerminalProgress()
    progress.progressed(Progress("add", 50, 200, "essay.txt"))

    assert ("50 of 200" in terminal.drawn) is is_terminal
    assert ("essay.txt" in terminal.drawn) is is_terminal
    progress.clear()
    assert terminal.drawn.endswith("\r") is is_terminal


def test_short_work_shows_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(is_terminal=True)
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = TerminalProgress()
    progress.progressed(Progress("add", 1, 2))
    progress.clear()

    assert terminal.drawn == ""


def test_progress_fits_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(is_terminal=True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress_module, "FIRST_AFTER_S", 0.0)
    monkeypatch.setenv("COLUMNS", "60")
    TerminalProgress().progressed(Progress("add", 1, 2, "a very long name " * 20))

    assert len(terminal.drawn.strip("\r")) < 60


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_while_adding_leaves_a_sound_library(tmp_path: Path) -> None:
    folder = tmp_path / "readings"
    folder.mkdir()
    for number in range(4000):
        (folder / f"{number}.txt").write_text(word_salad.text(number, 60))
    library = tmp_path / "course.plagcheck"
    program = (  # the signal comes with the first report: neither too early nor too late
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a job of a shell ignores it
        "from plagcheck.cli.main import main\n"
        "from plagcheck.jobs import add\n"
        "add.BATCH_SECONDS = 0.05\n"
        "write = sys.stdout.write\n"
        "def write_and_stop(text):\n"
        "    sys.stdout.write = write\n"
        "    write(text)\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "sys.stdout.write = write_and_stop\n"
        "sys.exit(main(['add', sys.argv[1], sys.argv[2], '--json']))\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", program, library, folder],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
    )
    reported = process.stdout.decode().splitlines()

    assert process.returncode == 130
    assert process.stderr.decode() == "Stopped. Everything reported as done is safely stored.\n"
    assert 0 < len(reported) < 4000
    with Library.open(library) as opened:
        assert len(opened) >= len(reported)
        assert verify(opened) == []


def test_a_reader_that_goes_away_is_no_error(desk: Path, course: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "plagcheck", "library", "list", course],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
    )
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=60)

    assert err == b""


def test_a_bug_is_not_hidden(monkeypatch: pytest.MonkeyPatch, desk: Path) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("plagcheck.cli.main.compare_files", broken)
    with pytest.raises(ZeroDivisionError):
        main(["compare", str(desk / "essay.txt"), str(desk / "clean.txt")])


def test_adding_again_moves_nothing_unless_asked(cli: Cli, desk: Path) -> None:
    library, readings = desk / "a.plagcheck", desk / "readings"
    past, course = ("--collection", "Past papers"), ("--collection", "Course")
    assert cli("add", library, readings, *past, "--holds", "student-work").code == 0
    changed = readings / "other.txt"
    changed.write_text(word_salad.prose(44, 120), encoding="utf-8")
    again = cli("add", library, readings, *course)

    assert again.out.count('in "Past papers" already') == 4  # every file, and the sum
    assert again.out.splitlines()[3] == (
        '0 added, 1 replaced, 2 unchanged: 3 in "Past papers" already; --move moves them.'
    )
    assert f'{changed}: in "Past papers" already' in again.out
    listed = cli("library", "list", library, "--json").objects
    assert {each["collection"] for each in listed} == {"Past papers"}

    moved = cli("add", library, readings, *course, "--move", "--holds", "teaching")
    assert moved.out.splitlines()[0] == '0 added, 3 unchanged, 3 moved to "Course".'
    listed = cli("library", "list", library, "--json").objects
    assert {each["collection"] for each in listed} == {"Course"}
    assert {each["holds"] for each in listed} == {"teaching"}


def test_the_same_text_under_another_name_stays_where_it_is(cli: Cli, desk: Path) -> None:
    library, copy = desk / "a.plagcheck", desk / "copy.txt"
    copy.write_bytes((desk / "essay.txt").read_bytes())
    told = ("--collection", "Past papers", "--holds", "student-work")
    assert cli("add", library, desk / "essay.txt", *told).code == 0
    again = cli("add", library, copy, "--collection", "Course", "--json").object

    assert (again["status"], again["collection"]) == ("duplicate", "Past papers")


def test_moving_needs_a_place(cli: Cli, course: Path, desk: Path) -> None:
    ran = cli("add", course, desk / "readings", "--move")
    assert ran.code == 2
    assert "--collection" in ran.err


def test_a_backup_is_made_while_the_library_is_in_use(cli: Cli, course: Path, desk: Path) -> None:
    copy = desk / "copy.plagcheck"
    with Library.open(course) as in_use:
        in_use.add_text("More", word_salad.prose(77, 60))
        ran = cli("library", "backup", course, copy)
    assert (ran.code, ran.out) == (0, f"4 documents copied to {copy}.\n")
    assert cli("library", "info", copy, "--json").object["documents"] == 4
    assert cli("library", "verify", copy).code == 0

    again = cli("library", "backup", course, copy)
    assert again.code == 2
    assert "copy.plagcheck is there already" in again.err
    assert cli("library", "backup", course, copy, "--yes").code == 0


def test_library_remove_leaves_no_name_of_a_file_inside_an_archive(cli: Cli, desk: Path) -> None:
    library, handed_in = desk / "archives.plagcheck", desk / "all.zip"
    words = " ".join(f"word{place}" for place in range(60))
    with zipfile.ZipFile(handed_in, "w") as archive:
        archive.writestr("Ollie Oakmark_11_assignsubmission_file_/essay.txt", words)
        archive.writestr("Eva Elm_12_assignsubmission_file_/essay.txt", f"her own {words[::-1]}")
    assert cli("add", library, handed_in).code == 0
    number = cli("library", "list", library, "--search", "Oakmark", "--json").object["id"]
    assert b"Oakmark" in library.read_bytes()
    assert cli("library", "remove", library, f"{number}", "--yes").code == 0

    assert b"Oakmark" not in library.read_bytes()
    again = cli("add", library, handed_in)
    assert "1 added" in again.out


def rename_unsealed(library: Path, name: str) -> None:
    with closing(sqlite3.connect(library)) as db:
        db.execute("UPDATE document SET name = ? WHERE name = 'whole.txt'", (name,))
        db.commit()


def test_library_rebuild_gives_back_a_name_that_was_changed(cli: Cli, course: Path) -> None:
    rename_unsealed(course, "whale.txt")
    ran = cli("library", "rebuild", course)

    assert (ran.code, ran.out, ran.err) == (0, "3 documents restored.\n", "")
    assert "whole.txt" in cli("library", "list", course).out


def test_library_rebuild_says_whose_record_is_not_as_it_was_written(cli: Cli, course: Path) -> None:
    with closing(sqlite3.connect(course)) as db:
        db.execute("UPDATE document SET collection = 'Libraru' WHERE name = 'whole.txt'")
        db.commit()
    ran = cli("library", "rebuild", course)

    assert (ran.code, ran.out) == (1, "3 documents restored.\n")
    assert "may not be right" in ran.err
    assert "whole.txt" in ran.err
    assert "other.txt" not in ran.err
    assert cli("library", "rebuild", course).code == 0
