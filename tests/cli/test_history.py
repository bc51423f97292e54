"""plagcheck history: list, show, erase, export."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck import Library, settings
from plagcheck.history.records import Records
from plagcheck.jobs.history import Context
from plagcheck.settings import Settings
from tests import word_salad
from tests.conftest import RunPython
from tests.history.made import real_check


@pytest.fixture
def history(library: Library, tmp_path: Path) -> Path:
    """Two checks in the history of the window."""
    library.add_text("book", word_salad.prose(2, 120))
    paper = word_salad.prose(1, 60) + " " + word_salad.prose(2, 60)
    essay = real_check(library, tmp_path, "essay.txt", paper, Context("Ollie Oak", "Geography 12"))
    path = tmp_path / "data" / "records.db"
    with Records.open(path, create=True) as records:
        records.save(replace(essay, when="2025-03-01T10:00:00+00:00"))
        records.save(replace(essay, student="Ada Ash"))
    return path


@pytest.fixture
def run(plagcheck: RunPython, history: Path) -> RunPython:
    def run(*words: str | Path | bytes, **how: object) -> object:
        return plagcheck("history", *words, env={"PLAGCHECK_DATA_DIR": str(history.parent)})

    return run  # type: ignore[return-value]


def test_checks_are_listed_newest_first(run: RunPython) -> None:
    first, second = run("list").stdout.decode().splitlines()

    assert "2026-11-12 10:17  not reviewed  essay.txt  (Ada Ash)  50 % in 1 source" in first
    assert "2025-03-01 10:00" in second


def test_a_list_is_narrowed(run: RunPython) -> None:
    for words, names in (
        (["--student", "ollie OAK"], ["Ollie Oak"]),
        (["--before", "2026-01-01"], ["Ollie Oak"]),
        (["--class", "Geography 12"], ["Ada Ash", "Ollie Oak"]),
        (["--class", "Biology"], []),
    ):
        lines = run("list", *words, "--json").stdout.decode().splitlines()
        assert [json.loads(line)["student"] for line in lines] == names


def test_a_check_is_shown_as_it_was(run: RunPython, library: Library) -> None:
    library.remove([1])
    shown = run("show", "1").stdout.decode()
    value = json.loads(run("show", "1", "--json").stdout)

    assert "essay.txt: 50 % of this paper, 60 words, also appears in 1 source." in shown
    assert "Library: course.plagcheck, 1 document." in shown
    assert value["sources"][0]["title"] == "book"
    assert value["saved"]["student"] == "Ollie Oak"


def test_checks_are_erased(run: RunPython, history: Path) -> None:
    assert run("erase", "1").stdout.decode() == "1 check erased.\n"
    assert run("erase", "--student", "Ada Ash").stdout.decode().startswith("1 check erased.")
    assert run("list").stdout == b""
    assert b"Ada" not in history.read_bytes()


def test_erasing_a_student_leaves_no_name_in_the_settings(run: RunPython, history: Path) -> None:
    file, theirs = history.with_name("settings.json"), "/papers/Oak, Ollie/last.txt"
    erased = str(history.parent.parent / "essay.txt")
    settings.save(file, Settings(recent=("/papers/ash.txt", erased, theirs), report_folder=theirs))

    run("erase", "--student", "Ollie Oak", "--yes")

    assert settings.load(file) == Settings(recent=("/papers/ash.txt",))
    assert b"Oak" not in b"".join(path.read_bytes() for path in history.parent.iterdir())


def test_erasing_a_student_leaves_no_name_in_what_is_noted(run: RunPython, history: Path) -> None:
    folder, theirs = history.parent, "/papers/Oak, Ollie/last.txt"
    note = {"library": "a.plagcheck", "collection": "Texts", "paths": ["/papers/ash", theirs]}
    (folder / "inbox").mkdir()
    for name, value in (
        ("imports.json", [note, {**note, "paths": [theirs]}]),
        ("imports.json.new", [note]),
        ("settings.json.new", [theirs]),
        ("inbox/1-1.json", [theirs]),
        ("inbox/2-2.json", ["/papers/ash.txt"]),
        ("inbox/3-3.new", [theirs]),
    ):
        (folder / name).write_text(json.dumps(value))

    run("erase", "--student", "Ollie Oak", "--yes")

    left = {path.name for path in folder.rglob("*.json*")}
    assert left == {"imports.json", "2-2.json"}
    assert json.loads((folder / "imports.json").read_text()) == [{**note, "paths": ["/papers/ash"]}]
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert not [path for path in files if b"Oak" in path.read_bytes()]


def test_what_is_held_about_a_student_is_exported(run: RunPython, tmp_path: Path) -> None:
    done = run("export", "--student", "Ollie Oak", tmp_path / "out")

    assert done.stdout.decode() == f"3 files written to {tmp_path / 'out'}.\n"
    assert len(list((tmp_path / "out").iterdir())) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "9"], "The history has no check 9."),
        (["list", "--history", "nowhere.db"], "There is no history at nowhere.db yet."),
        (["list", "--before", "yesterday"], "'yesterday' is not a day like 2026-09-01"),
        (["erase"], "one of the arguments ID --student --class --before is required"),
    ],
)
def test_what_cannot_be_done_is_said(run: RunPython, words: list[str], said: str) -> None:
    done = run(*words)

    assert done.returncode == 2
    assert said in done.stderr.decode()


@pytest.mark.parametrize("is_new", [True, False])
def test_the_history_from_before_results_were_kept_is_taken_over(
    run: RunPython, history: Path, is_new: bool
) -> None:
    """It names students, too: what is held about one must not be overlooked there."""
    if is_new:
        history.unlink()
    old = history.with_name("history.jsonl")
    line = {
        "when": "2025-03-01T10:00:00+00:00",
        "name": "Gale_Gus_lamps.txt",
        "path": "/papers/Gale_Gus_lamps.txt",
        "words": 120,
        "matched_words": 12,
        "share": 0.1,
        "sources": 1,
        "searched": 4,
    }
    old.write_text(json.dumps(line) + "\n", encoding="utf-8")

    assert "Gale_Gus_lamps.txt" in run("list", "--student", "Gus Gale").stdout.decode()
    assert not old.exists()
    assert run("erase", "--student", "Gus Gale").stdout.decode().startswith("1 check erased.")
    assert b"Gale" not in history.read_bytes()
