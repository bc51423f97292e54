"""No room, nowhere to print, no memory, Ctrl-C at the start: a sentence, no traceback."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT, RunPython
from tests.small_disk import run_on_small_disk

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows: no such disks and limits")
FILL = "dd if=/dev/zero of=$0/filler bs=4096 2>/dev/null; "
RUN = f"{sys.executable} -m plagcheck "


def on_full_disk(disk: Path, library: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command with a library on a disk that has no room left, as $1."""
    disk.mkdir()
    prepare = f"cp {library} $0/a.plagcheck; {FILL} set -- $0/a.plagcheck; "
    size = library.stat().st_size + (512 << 10)
    script = ["sh", "-c", prepare + command, str(disk)]
    return run_on_small_disk(disk, size, script, {"PYTHONPATH": str(PROJECT)})


@POSIX
def test_reading_needs_no_room(course: Path, desk: Path, tmp_path: Path) -> None:
    reading = ("library info $1", "library list $1", "library verify $1",
               f"check $1 {desk / 'essay.txt'}")  # fmt: skip
    ran = on_full_disk(
        tmp_path / "disk", course, "set -e; " + "; ".join(RUN + each for each in reading)
    )

    assert ran.returncode == 0, ran.stderr
    assert "No damage found in 3 documents." in ran.stdout
    assert "also appears in 1 source" in ran.stdout


@POSIX
def test_reading_needs_no_room_for_what_a_killed_program_left(
    course: Path, desk: Path, tmp_path: Path, run_python: RunPython
) -> None:
    """The journal then holds what is not in the file yet."""
    run_python(
        "-c",
        f"""
import os
from plagcheck.library.library import Library
library = Library.open({str(course)!r})
library.add_text("later", open({str(desk / "clean.txt")!r}).read())
os._exit(0)""",
    )
    copy = f"cp {course}-wal $0/a.plagcheck-wal; {FILL}"
    ran = on_full_disk(tmp_path / "disk", course, f"rm $0/filler; {copy} {RUN} library list $1")

    assert ran.returncode == 0, ran.stderr
    assert "later" in ran.stdout


@POSIX
@pytest.mark.parametrize("command", ["add $1 {desk}/essay.txt", "library remove $1 1 --yes",
                                     "library rebuild $1"])  # fmt: skip
def test_writing_says_that_there_is_no_room(
    course: Path, desk: Path, tmp_path: Path, command: str
) -> None:
    ran = on_full_disk(tmp_path / "disk", course, RUN + command.format(desk=desk))

    assert ran.returncode == 2
    assert ran.stderr.startswith("There is no space left for a.plagcheck")


@POSIX
def test_output_on_a_full_disk(course: Path, tmp_path: Path) -> None:
    command = f"touch $0/out; rm $0/filler; {FILL} {RUN} library list {course} > $0/out"
    ran = on_full_disk(tmp_path / "disk", course, command)

    assert ran.returncode == 2
    assert ran.stderr.startswith("The output cannot be saved: there is no space left.")
    assert len(ran.stderr.splitlines()) == 1


@POSIX
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_without_standard_streams(course: Path, desk: Path, tmp_path: Path, closed: str) -> None:
    out = tmp_path / "out.csv"
    command = f"{RUN} report {course} {desk / 'essay.txt'} --csv {out} {closed}"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=PROJECT)

    assert ran.returncode == 0
    assert ran.stderr == ""
    assert out.exists()


@POSIX
@pytest.mark.parametrize("megabytes", [60, 100, 130, 160])
def test_too_little_memory_is_told(course: Path, run_python: RunPython, megabytes: int) -> None:
    """By us, or by a library that ends the program with a word of its own."""
    size = megabytes << 20
    code = (
        f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({size}, {size})); "
        "import sys; from plagcheck.__main__ import main; sys.exit(main())"
    )
    ran = run_python("-c", code, "library", "info", course)

    assert ran.returncode in (0, 1, 2)
    assert b"Traceback" not in ran.stderr
    assert ran.stdout or b"emory" in ran.stderr


# Ctrl-C in the middle of the n-th import.
INTERRUPTED = """
import builtins, signal, sys
left, load = int(sys.argv.pop(1)), builtins.__import__
def counted(*arguments, **named):
    global left
    left -= 1
    if left == 0:
        signal.raise_signal(signal.SIGINT)
    return load(*arguments, **named)
signal.signal(signal.SIGINT, signal.default_int_handler)
import plagcheck.__main__
builtins.__import__ = counted
sys.exit(plagcheck.__main__.main())
"""


@POSIX
@pytest.mark.parametrize("moment", [1, 30, 300, 1000])
def test_ctrl_c_while_the_program_starts(course: Path, run_python: RunPython, moment: int) -> None:
    ran = run_python("-c", INTERRUPTED, str(moment), "library", "info", course)

    assert ran.returncode != 0
    assert b"Traceback" not in ran.stderr


# Ctrl-C when a file of the program first asks for something that has to be loaded.
INTERRUPTED_AT_ONCE = """
import builtins, runpy, signal, sys
load = builtins.__import__
def interrupted(name, globals=None, *others, **named):
    if globals and globals.get("__package__") == "plagcheck" and name not in sys.modules:
        signal.raise_signal(signal.SIGINT)
    return load(name, globals, *others, **named)
signal.signal(signal.SIGINT, signal.default_int_handler)
for name in ("__future__", "importlib", "typing", "signal"):
    sys.modules.pop(name, None)
builtins.__import__ = interrupted
HOW
"""


@POSIX
@pytest.mark.parametrize(
    "how",
    [
        "runpy.run_module('plagcheck', run_name='__main__')",
        "from plagcheck.__main__ import main; main()",
    ],
)
def test_ctrl_c_at_the_first_line(run_python: RunPython, how: str) -> None:
    ran = run_python("-c", INTERRUPTED_AT_ONCE.replace("HOW", how), "library", "info", "none")

    assert ran.returncode == -signal.SIGINT
    assert ran.stderr == b""


# Ctrl-C while the libraries that paint a PDF are loaded: they end the process where one is raised.
INTERRUPTED_AT_QT = """
import builtins, signal, sys
load = builtins.__import__
def interrupted(name, *others, **named):
    if name.startswith("WHAT"):
        signal.raise_signal(signal.SIGINT)
    return load(name, *others, **named)
signal.signal(signal.SIGINT, signal.default_int_handler)
import plagcheck.__main__
builtins.__import__ = interrupted
sys.exit(plagcheck.__main__.main())
"""


@POSIX
@pytest.mark.parametrize("what", ["shiboken6", "shibokensupport"])
def test_ctrl_c_while_a_pdf_is_begun(
    course: Path, desk: Path, run_python: RunPython, what: str
) -> None:
    code, target = INTERRUPTED_AT_QT.replace("WHAT", what), desk / "r.pdf"
    ran = run_python("-c", code, "report", course, desk / "essay.txt", "--pdf", target)

    assert ran.returncode == 130
    assert ran.stderr == b"Stopped. Everything reported as done is safely stored.\n"
    assert not target.exists()
