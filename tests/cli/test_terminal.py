"""Names and texts of strangers command no terminal: not its colours, cursor, lines or direction."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT, RunPython
from tests.word_salad import prose

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such names there")

UNSEEN = "\u200f\u200e\u061c\u200b\u2060\ufff9\ufeff\U000e0041"
EVIL = f"\x1b[31mred\x07\x9b2J\u202etxt{UNSEEN}\nsecond line"
COMMANDS = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)


@pytest.fixture
def papers(tmp_path: Path) -> list[Path]:
    shared = prose(7, 60)
    made = [tmp_path / "papers" / f"{place} {EVIL}.txt" for place in "ab"]
    made[0].parent.mkdir()
    for seed, path in enumerate(made):
        path.write_text(f"{prose(seed, 60)} \x1b[1m {shared}", "utf-8")
    (tmp_path / "papers" / f"{EVIL}.pdf").write_bytes(b"%PDF-1.4 broken")
    return made


def test_a_name_that_is_no_utf_8_is_written_out_where_it_is_told(
    plagcheck: RunPython, papers: list[Path], tmp_path: Path
) -> None:
    written = f"{tmp_path}/r\udcffller.html", f"{tmp_path}/r\udcffller.plagcheck"
    made = [
        plagcheck("add", "course.plagcheck", papers[1]),
        plagcheck("report", "course.plagcheck", papers[0], "--html", os.fsencode(written[0])),
        plagcheck("library", "backup", "course.plagcheck", os.fsencode(written[1])),
    ]

    said = [each.stdout.decode().rstrip().splitlines()[-1] for each in made]
    assert all(Path(each).is_file() for each in written)
    assert said[1].endswith("r\\udcffller.html")
    assert said[2].endswith("r\\udcffller.plagcheck.")


def test_no_command_lets_a_name_or_a_text_through(
    plagcheck: RunPython, papers: list[Path], tmp_path: Path
) -> None:
    library, one, other = "course.plagcheck", *papers
    history = {"PLAGCHECK_DATA_DIR": str(tmp_path / "data")}
    for command in (
        ["add", library, papers[0].parent, "--collection", EVIL],
        ["library", "list", library],
        ["library", "info", library],
        ["library", "collections", library],
        ["library", "collections", library, EVIL, "nowhere \x1b", "--holds", "published"],
        ["check", library, one],
        ["compare", one, other],
        ["class", papers[0].parent],
        ["report", library, one, "--html", f"{EVIL}.html"],
        ["history", "export", "--student", EVIL, "there"],
        ["check", library, f"missing {EVIL}"],
        ["check", library, one, f"--{EVIL}"],
        ["library", "remove", library, "1", "--yes"],
    ):
        done = plagcheck(*command, env=history)
        said = (done.stdout + done.stderr).decode()

        assert "Traceback" not in said, command
        assert COMMANDS.findall(said) == [], command
        assert "\nsecond line" not in said, command


def test_a_text_is_shown_on_a_terminal_without_its_commands(papers: list[Path]) -> None:
    import pty

    ours, theirs = pty.openpty()
    run = subprocess.Popen(
        [sys.executable, "-m", "plagcheck", "text", papers[0]],
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        stdout=theirs,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
    )
    os.close(theirs)
    said = b""
    while chunk := _read(ours):
        said += chunk
    os.close(ours)

    assert run.wait(60) == 0
    assert "\\x1b[1m" in said.decode()
    assert COMMANDS.findall(said.decode().replace("\r\n", "\n")) == []


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # how Linux says that nobody writes any more
        return b""


def test_what_scripts_and_words_need_is_shown(plagcheck: RunPython, tmp_path: Path) -> None:
    """Joiners of Persian, Hindi and emoji; hyphens that texts of the web are full of."""
    name = "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627 \U0001f469\u200d\U0001f4bb so\u00adft.txt"
    (tmp_path / name).write_text(prose(1, 60), "utf-8")
    plagcheck("add", "course.plagcheck", name)

    assert name in plagcheck("library", "list", "course.plagcheck").stdout.decode()
