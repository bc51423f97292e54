"""A second start hands its papers to the window that is open, and ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from plagcheck.gui.shell.single_instance import LOCK, SingleInstance
from plagcheck.paths import INBOX
from tests.gui.conftest import WAIT_MS

HAND_OVER = """
import sys
from pathlib import Path
from plagcheck.gui.shell.single_instance import SingleInstance
later = SingleInstance(Path(sys.argv[1]))
sys.exit(3 if later.is_first() else not later.hand_over([Path(p) for p in sys.argv[2:]]))
"""


@pytest.fixture
def first(tmp_path, qapp):
    instance = SingleInstance(tmp_path / "data")
    assert instance.is_first()
    yield instance
    instance.close()


def test_files_arrive_in_the_first_window(first, tmp_path, qtbot):
    first.listen()
    later = subprocess.Popen(
        [sys.executable, "-c", HAND_OVER, tmp_path / "data", "essay.txt", "/somewhere/b.pdf"],
        cwd=tmp_path,
    )
    with qtbot.waitSignal(first.asked, timeout=WAIT_MS) as asked:
        pass
    assert asked.args == [[tmp_path / "essay.txt", Path("/somewhere/b.pdf")]]
    assert later.wait(30) == 0
    assert list((tmp_path / "data" / INBOX).iterdir()) == []


def test_notes_left_before_the_window_listens_are_not_lost(first, tmp_path, qtbot):
    note = tmp_path / "data" / INBOX / "1-a.json"
    note.write_text(json.dumps(["/a.txt"]), "utf-8")

    with qtbot.waitSignal(first.asked, timeout=WAIT_MS) as asked:
        first.listen()
    assert asked.args == [[Path("/a.txt")]]
    assert not note.exists()


@pytest.mark.parametrize(
    "nonsense",
    [
        b"",
        b"{",
        b'"text"',
        b"\xff\xfe",
        b"[1, null]",
        b'["a\\u0000b"]',
        b"[" * 100_000,
        b"[" + b" " * (2 << 20) + b'"/a.txt"]',
    ],
    ids=lambda nonsense: repr(nonsense[:12]),
)
def test_nonsense_in_the_inbox_does_no_harm(first, tmp_path, nonsense):
    note = tmp_path / "data" / INBOX / "1-a.json"
    note.write_bytes(nonsense)
    asked = []
    first.asked.connect(asked.append)

    first.listen()

    assert not note.exists()
    assert asked in ([], [[]])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_what_is_no_note_in_the_inbox_does_no_harm(first, tmp_path, qtbot):
    inbox = tmp_path / "data" / INBOX
    (inbox / "1-folder.json").mkdir()
    os.mkfifo(inbox / "2-pipe.json")
    (inbox / "3-link.json").symlink_to("3-link.json")
    (inbox / "4-note.json").write_text(json.dumps(["/a.txt"]), "utf-8")

    with qtbot.waitSignal(first.asked, timeout=WAIT_MS) as asked:
        first.listen()
    assert asked.args == [[Path("/a.txt")]]


def test_a_first_start_that_does_not_answer_is_not_waited_for(first, tmp_path):
    later = SingleInstance(tmp_path / "data")

    assert not later.is_first()
    assert not later.hand_over([Path("a.txt")], patience_s=0.1)
    assert list((tmp_path / "data" / INBOX).iterdir()) == []


def test_the_lock_of_a_crashed_program_is_taken_over(tmp_path, run_python, qapp):
    crash = HAND_OVER.replace("sys.exit(3 if", "import os; os._exit(9 if")
    done = run_python("-c", crash, tmp_path / "data")
    assert done.returncode == 9
    assert (tmp_path / "data" / LOCK).exists()

    instance = SingleInstance(tmp_path / "data")
    assert instance.is_first()
    instance.close()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path, qapp):
    tmp_path.chmod(0o500)

    assert SingleInstance(tmp_path / "data").is_first()


def test_a_file_in_the_place_of_the_folder_stops_nobody(tmp_path, qapp):
    (tmp_path / "data").write_text("not a folder")

    assert SingleInstance(tmp_path / "data").is_first()


def test_later_papers_are_checked_in_the_window(window, essay, tmp_path, qtbot):
    from plagcheck.gui.shell.app import open_later_papers

    instance = SingleInstance(tmp_path / "data")
    assert instance.is_first()
    open_later_papers(instance, window.controllers, window)
    window.showMinimized()

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS) as checked:
        later = subprocess.Popen([sys.executable, "-c", HAND_OVER, tmp_path / "data", essay])
    assert later.wait(30) == 0
    assert checked.args[0].path == essay
    assert not window.isMinimized()
    instance.close()


def test_a_paper_is_told_from_a_command(tmp_path, monkeypatch):
    from plagcheck import start

    monkeypatch.chdir(tmp_path)
    Path("check").write_text("a file with the name of a command")
    Path("essay.txt").write_text("an essay")

    assert start.is_paper("essay.txt")
    assert not start.is_paper("check")
    assert not start.is_paper("missing.txt")


def test_opening_without_a_display_says_so(plagcheck):
    bare = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    done = plagcheck("open", "essay.txt", env=bare)

    assert done.returncode == 2
    assert done.stderr.startswith(b"There is no display here")
