"""A computer that lacks libraries of Qt, or has no X server any more: said plainly, no abort."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from plagcheck import display
from tests.conftest import PROJECT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")

NOWHERE = ":6099"  # no X server listens there
# A computer where loading a library ends as it would without it, or with it.
COMPUTER = """
import ctypes, os, sys
load = ctypes.CDLL
absent, present = os.environ["ABSENT"].split(), os.environ["PRESENT"].split()
def load_or_not(name, *more, **how):
    if name in absent:
        raise OSError(f"{name}: cannot open shared object file: No such file or directory")
    return None if name in present else load(name, *more, **how)
ctypes.CDLL = load_or_not
"""
PLAGCHECK = f"{COMPUTER}from plagcheck.__main__ import main\nsys.exit(main())"
SET_UP = PROJECT / "packaging" / "system_packages.py"
MAKE_RUN = f"{COMPUTER}import runpy\nrunpy.run_path({str(SET_UP)!r}, run_name='__main__')"
X = {"DISPLAY": NOWHERE, "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": ""}
X_BY_DISPLAY = {**X, "QT_QPA_PLATFORM": ""}
ALL_OF_X = " ".join(sorted({*display.X_LIBRARIES.values()} - {"libxcb.so.1"}))

Start = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def start(run_python) -> Start:
    def run(*arguments, env, absent="", present="", program=PLAGCHECK):
        more = {"ABSENT": absent, "PRESENT": present}
        done = run_python("-c", program, *arguments, env={**env, **more})
        done.stdout, done.stderr = done.stdout.decode(), done.stderr.decode()
        return done

    return run


@pytest.mark.parametrize("environment", [X, X_BY_DISPLAY], ids=["by name", "by display"])
def test_the_window_names_what_it_lacks(start, environment):
    done = start(env=environment, absent="libxcb-cursor.so.0 libxcb-xkb.so.1")

    assert done.returncode == 2
    assert done.stdout == ""
    first, second = done.stderr.splitlines()
    assert first.startswith("The window cannot be shown.")
    assert "libxcb-cursor.so.0" in first
    assert "libxcb-xkb.so.1" in first
    command = re.fullmatch(r"On Debian and Ubuntu .*: sudo apt-get install (.*)", second)
    assert command is not None
    assert {"libxcb-cursor0", "libxcb-xkb1"} <= set(command[1].split())


def test_opening_a_paper_names_what_it_lacks(start, tmp_path):
    (tmp_path / "essay.txt").write_text("An essay.", "utf-8")

    for arguments in (["essay.txt"], ["open", "essay.txt"]):
        done = start(*arguments, env=X, absent="libEGL.so.1 libxcb.so.1")

        assert done.returncode == 2
        assert "libegl1" in done.stderr


def test_the_self_test_names_it_and_tries_the_rest(start):
    done = start("--self-test", env=X, absent="libxcb-cursor.so.0")

    assert done.returncode == 1
    said = done.stdout.splitlines()
    failed = [line for line in said if line.startswith("FAILED")]
    assert len(failed) == 1
    assert failed[0].startswith("FAILED  window: This needs libraries that are not on this")
    assert "libxcb-cursor0" in said[said.index(failed[0]) + 1]
    assert said[-2].startswith("ok      reports: html, pdf")


@pytest.mark.parametrize("environment", [X, X_BY_DISPLAY], ids=["by name", "by display"])
def test_a_server_that_is_gone_counts_as_no_display(start, environment):
    done = start(env=environment, present=ALL_OF_X)

    assert done.returncode == 0
    assert done.stdout.startswith("There is no display here")
    assert done.stderr == ""


def test_a_pdf_names_what_it_lacks_and_needs_no_display(start, tmp_path):
    library, essay = "a.plagcheck", tmp_path / "essay.txt"
    essay.write_text("The tide turned and the boats came home in the last of the light.", "utf-8")
    assert start("add", library, essay, env=X).returncode == 0
    report = ("report", library, essay, "--pdf", "essay.pdf")

    done = start(*report, env=X, absent="libEGL.so.1")

    assert done.returncode == 2
    assert "sudo apt-get install libegl1" in done.stderr
    assert "Traceback" not in done.stderr
    assert start(*report, env=X, absent="libxcb-cursor.so.0").returncode == 0
    assert (tmp_path / "essay.pdf").read_bytes().startswith(b"%PDF")


def test_wayland_or_x_is_enough(start, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    monkeypatch.setenv("DISPLAY", NOWHERE)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    absent: set[str] = set()
    monkeypatch.setattr(display, "_loads", lambda library: library not in absent)

    assert display.missing_for_window() == []
    absent = {"libwayland-cursor.so.0"}
    assert display.missing_for_window() == []
    absent |= {"libxcb-cursor.so.0", "libxcb-xkb.so.1"}
    assert display.missing_for_window() == ["libwayland-cursor0"]


@pytest.mark.parametrize("code", [0, 100], ids=["installed nothing", "no network"])
def test_make_run_installs_what_it_may_and_names_the_rest(start, tmp_path, code):
    """With an apt-get that writes down what it is asked for."""
    asked = tmp_path / "asked"
    asked.touch()
    apt_get = tmp_path / "bin" / "apt-get"
    apt_get.parent.mkdir()
    apt_get.write_text(f'#!/bin/sh\necho "$@" >> "{asked}"\nexit {code}\n', "utf-8")
    apt_get.chmod(0o755)
    environment = {**X, "PATH": f"{apt_get.parent}:{os.environ['PATH']}"}

    done = start("window", env=environment, absent="libxcb-cursor.so.0", program=MAKE_RUN)

    assert done.returncode == 1
    assert done.stderr == ""
    last = done.stdout.splitlines()[-1]
    assert last.startswith("System packages are missing: sudo apt-get install ")
    assert "libxcb-cursor0" in last
    assert ("libxcb-cursor0" in asked.read_text()) == (os.geteuid() == 0)


def test_make_run_installs_nothing_where_there_is_no_display(start):
    bare = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    done = start("window", env=bare, absent="libxcb-cursor.so.0", program=MAKE_RUN)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# Part of every Linux, or named above as part of a library that is asked for.
ALWAYS_THERE = re.compile(
    r"lib(c|m|dl|z|rt|gcc_s|stdc\+\+|pthread|gthread-2\.0|zstd|icu\w+|Qt6\w+)\.so|ld-linux"
)


@pytest.mark.skipif(shutil.which("readelf") is None, reason="needs readelf")
@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("lib/libQt6Gui.so.6", display.QT_LIBRARIES),
        ("lib/libQt6Widgets.so.6", display.QT_LIBRARIES),
        ("lib/libQt6DBus.so.6", display.QT_LIBRARIES),
        ("plugins/platforms/libqxcb.so", {**display.QT_LIBRARIES, **display.X_LIBRARIES}),
        ("lib/libQt6XcbQpa.so.6", {**display.QT_LIBRARIES, **display.X_LIBRARIES}),
        ("plugins/platforms/libqwayland.so", {**display.QT_LIBRARIES, **display.WAYLAND_LIBRARIES}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_library_that_qt_is_linked_with_has_a_name(part, names):
    import PySide6

    path = Path(PySide6.__path__[0], "Qt", part)
    listing = subprocess.run(["readelf", "-d", path], check=True, capture_output=True, text=True)
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", listing.stdout))

    assert needed
    unnamed = {name for name in needed - set(names.values()) if not ALWAYS_THERE.match(name)}
    assert unnamed == set()
