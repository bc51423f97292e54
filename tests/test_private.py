"""What the program makes is for its owner alone: every file and folder, at every moment."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from plagcheck.private import MARK
from tests.conftest import PROJECT
from tests.word_salad import prose

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")

Run = Callable[..., "subprocess.CompletedProcess[str]"]

# Looks at all that is there whenever Python is about to open, rename, remove or connect.
WATCHED = """
import os, stat, sys
seen = {}
def look(event, given):
    if not event.startswith(("open", "os.rename", "os.remove", "sqlite3.connect")) or look.looks:
        return
    look.looks = True
    for folder, folders, files in os.walk(os.environ["WATCHED"]):
        for name in folders + files:
            path = os.path.join(folder, name)
            try:
                mode = stat.S_IMODE(os.lstat(path).st_mode)
            except OSError:
                continue
            if mode & 0o077:
                seen[path] = oct(mode)
    look.looks = False
look.looks = False
sys.addaudithook(look)
from plagcheck.__main__ import main
try:
    code = main()
finally:
    look("open", ())
    open(os.environ["FOUND"], "a").writelines(f"{p} {m}\\n" for p, m in seen.items())
sys.exit(code)
"""

# The window, closed when its first check is in the history.
WINDOW = """
from PySide6.QtCore import QTimer
from plagcheck.gui.shell import app
make = app.make_window
def made():
    controllers, window = make()
    controllers.history.line_changed.connect(lambda *_: QTimer.singleShot(0, window.close))
    return controllers, window
app.make_window = made
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Where the program writes in these tests."""
    made = tmp_path / "own"
    made.mkdir(mode=0o700)
    return made


@pytest.fixture
def run(tmp_path: Path, own: Path) -> Run:
    def run(*arguments: object, first: str = "", data: str = "data") -> object:
        environment = {
            **os.environ,
            "PYTHONPATH": str(PROJECT),
            "PLAGCHECK_DATA_DIR": str(own / data),
            "TMPDIR": str(own),
            "WATCHED": str(own),
            "FOUND": str(tmp_path / "found"),
            "QT_QPA_PLATFORM": "offscreen",
        }
        command = [sys.executable, "-c", first + WATCHED, *map(str, arguments)]
        done = subprocess.run(
            command, env=environment, cwd=tmp_path, umask=0o022, capture_output=True, text=True,
            stdin=subprocess.DEVNULL, timeout=240,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done

    return run


@pytest.fixture
def papers(tmp_path: Path) -> list[Path]:
    made = [tmp_path / "papers" / f"{name}.txt" for name in ("Ada", "Bea", "Cyd")]
    made[0].parent.mkdir()
    for seed, path in enumerate(made):
        path.write_text(f"{prose(seed, 60)} {prose(99, 40)}", "utf-8")
    return made


def open_to_others(found: Path) -> list[str]:
    return found.read_text("utf-8").splitlines()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nothing_that_commands_make_can_be_opened_by_others(
    run: Run, papers: list[Path], own: Path, tmp_path: Path
) -> None:
    library, folder = own / "new" / "course.plagcheck", papers[0].parent
    run("add", library, papers[1])
    run("add", library, papers[2])
    run("library", "backup", library, own / "copy.plagcheck")
    run("library", "rebuild", library)
    run("report", library, papers[0], "--html", own / "a.html", "--pdf", own / "a.pdf")
    tables = ("--csv", own / "a.csv", "--xlsx", own / "a.xlsx")
    run("class", folder, "--save", own / "a.class", *tables)
    run("sample")

    assert len(list(own.iterdir())) >= 7
    assert open_to_others(tmp_path / "found") == []


def test_nothing_that_the_window_makes_can_be_opened_by_others(
    run: Run, papers: list[Path], own: Path, tmp_path: Path
) -> None:
    run("add", own / "data" / "library.plagcheck", papers[1])
    run("open", papers[0], first=WINDOW)
    run("history", "export", "--student", "Ada", own / "handed over")

    made = {path.name for path in (own / "data").iterdir()}
    assert {"settings.json", "records.db", "inbox", "window.geometry"} <= made
    assert open_to_others(tmp_path / "found") == []


def test_what_earlier_versions_left_open_is_closed_once(run: Run, own: Path) -> None:
    data = own / "data"
    data.mkdir()
    library, settings = data / "library.plagcheck", data / "settings.json"
    settings.write_text(json.dumps({}), "utf-8")
    (data / "mine.txt").write_text("no file of the program", "utf-8")
    for path in (settings, data / "mine.txt"):
        path.chmod(0o644)
    data.chmod(0o755)

    run("sample")
    assert (mode(data), mode(settings), mode(data / "mine.txt")) == (0o700, 0o600, 0o644)
    assert (data / MARK).exists()

    data.chmod(0o750)
    run("sample")
    assert mode(data) == 0o750
    assert not library.exists()


def test_a_library_elsewhere_keeps_what_its_owner_allows(
    run: Run, papers: list[Path], own: Path
) -> None:
    library = own / "course.plagcheck"
    run("add", library, papers[0])
    library.chmod(0o640)

    run("add", library, papers[1])
    run("library", "rebuild", library)

    assert mode(library) == 0o640


def test_a_report_that_is_replaced_keeps_what_its_owner_allows(
    run: Run, papers: list[Path], own: Path
) -> None:
    library, report = own / "course.plagcheck", own / "a.html"
    run("add", library, papers[1])
    run("report", library, papers[0], "--html", report)
    report.chmod(0o644)

    run("report", library, papers[0], "--html", report)

    assert mode(report) == 0o644
