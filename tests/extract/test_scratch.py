"""Old Word files: no copy of a paper stays behind and no LibreOffice runs on, whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

ESSAY = Path(__file__).parent / "files" / "essay.doc"


def _hear_signals() -> None:
    """What a shell's background or nohup has ignored, a child would ignore as well."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Conversion:
    """plagcheck adds an old Word file; LibreOffice is a script that never ends."""

    def __init__(self, folder: Path) -> None:
        self.scratch, tools = folder / "scratch", folder / "tools"
        for each in (self.scratch, tools):
            each.mkdir()
        office = tools / "soffice"
        office.write_text("#!/bin/sh\nsleep 86400 & wait\n")
        office.chmod(0o755)
        self._library = folder / "course.plagcheck"
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(PROJECT),
            "PLAGCHECK_DATA_DIR": str(folder / "data"),
            "TMPDIR": str(self.scratch),
            "PATH": f"{tools}:/usr/bin:/bin",
        }
        self.program = self.start(ESSAY)
        self.all: list[psutil.Process] = []

    def start(self, *files: Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "plagcheck", "add", self._library, *files],
            env=self._environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=_hear_signals,
        )

    def wait_until_it_works(self) -> None:
        program = psutil.Process(self.program.pid)
        while not any(each.name() == "sleep" for each in self.all):
            assert self.program.poll() is None
            self.all = [each for each in program.children(recursive=True) if each.is_running()]

    def left(self) -> tuple[list[psutil.Process], list[Path]]:
        self.program.wait(60)
        _, alive = psutil.wait_procs(self.all, timeout=60)
        return alive, list(self.scratch.glob("plagcheck-*"))


@pytest.fixture
def conversion(tmp_path: Path) -> Iterator[Conversion]:
    made = Conversion(tmp_path)
    try:
        made.wait_until_it_works()
        yield made
    finally:
        for each in made.all:
            if each.is_running():
                each.kill()
        made.program.kill()
        made.program.wait()


def test_nothing_is_left_after_ctrl_c(conversion: Conversion) -> None:
    os.killpg(conversion.program.pid, signal.SIGINT)

    assert conversion.left() == ([], [])


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
def test_nothing_is_left_when_the_program_is_killed(conversion: Conversion, number: int) -> None:
    conversion.program.send_signal(number)

    assert conversion.left() == ([], [])


def test_what_is_left_when_all_is_killed_goes_with_the_next_start(
    conversion: Conversion, tmp_path: Path
) -> None:
    os.killpg(conversion.program.pid, signal.SIGKILL)
    conversion.program.wait()
    (folder,) = conversion.scratch.glob("plagcheck-*")
    assert (folder / "paper.doc").exists()

    (tmp_path / "other.txt").write_text("one two three four five six seven", "utf-8")
    assert conversion.start(tmp_path / "other.txt").wait(60) == 0

    assert conversion.left() == ([], [])
