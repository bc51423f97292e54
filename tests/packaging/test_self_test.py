"""The self-test passes on what is bundled, and says plainly what is wrong when something is."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from plagcheck.selftest import expected, run, steps
from plagcheck.selftest.bench import Bench, StepFailed
from tests.conftest import PROJECT

BUNDLED = PROJECT / "plagcheck" / "samples" / "selftest"


@pytest.fixture
def samples(tmp_path: Path) -> Path:
    """A copy that may be spoilt."""
    return Path(shutil.copytree(BUNDLED, tmp_path / "selftest"))


def lines(capsys) -> dict[str, str]:
    """What was said of each step: its name and the line."""
    said = capsys.readouterr().out.splitlines()
    return {line[8:].split(":")[0]: line for line in said if line[:8].strip() in ("ok", "FAILED")}


@pytest.mark.slow
def test_it_passes_with_the_window(plagcheck):
    done = plagcheck("--self-test", env={"QT_QPA_PLATFORM": "offscreen"})

    assert done.stderr == b""
    assert done.stdout.decode().splitlines()[-1] == "All 9 steps passed."
    assert done.returncode == 0


def test_a_wrong_figure_is_named(monkeypatch, capsys):
    figures = {**expected.SOURCES, "Fog signals.html": (53, 30)}
    monkeypatch.setattr(expected, "SOURCES", figures)

    assert run.run() == 1
    assert lines(capsys)["check a paper"] == (
        "FAILED  check a paper: words shared with Fog signals.html: 29, expected 30"
    )


def test_a_damaged_sample_is_named(samples, capsys):
    broken = samples / "sources" / "Salt and trade.odt"
    broken.write_bytes(broken.read_bytes()[:4000])

    assert run.run(samples=samples) == 1
    said = lines(capsys)
    assert said["add papers"].startswith("FAILED  add papers: Salt and trade.odt is damaged")
    assert said["check a paper"].startswith("FAILED")
    assert said["damaged file"].startswith("ok")


@pytest.mark.slow
def test_a_missing_sample_is_named(samples, capsys):
    (samples / "sources" / "Measuring depth.tex").unlink()

    assert run.run(samples=samples) == 1
    wanted = "FAILED  add papers: Measuring depth.tex: not in the library"
    assert lines(capsys)["add papers"] == wanted


def test_an_empty_page_is_noticed(samples, capsys, qapp):
    from PySide6.QtGui import QPainter, QPdfWriter

    writer = QPdfWriter(str(samples / "sources" / expected.PDF))
    QPainter(writer).end()

    assert run.run(samples=samples) == 1
    wanted = f"FAILED  render a page: {expected.PDF}: its picture is empty"
    assert lines(capsys)["render a page"] == wanted


@pytest.mark.slow
def test_a_report_that_names_no_source_is_noticed(monkeypatch, capsys):
    from plagcheck.selftest import reports

    monkeypatch.setattr(reports, "NAMES", ("A source that nobody wrote",))

    assert run.run() == 1
    wanted = "FAILED  reports: the html report does not name A source that nobody wrote"
    assert lines(capsys)["reports"] == wanted


def test_steps_after_a_failed_one_are_still_tried(capsys):
    def fail(bench: Bench) -> str:
        raise StepFailed("it rains")

    def break_down(bench: Bench) -> str:
        raise ZeroDivisionError("no more")

    assert run.run([("weather", fail), ("sums", break_down), ("again", steps.look_for_damage)]) == 1
    said = lines(capsys)
    assert said["weather"] == "FAILED  weather: it rains"
    assert said["sums"] == "FAILED  sums: ZeroDivisionError: no more"
    assert said["again"].startswith("ok")


def test_the_own_data_folder_is_left_alone(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("PLAGCHECK_DATA_DIR", str(tmp_path / "mine"))

    assert run.run() == 0
    assert not (tmp_path / "mine").exists()


BREAK_A_PAGE = """
import sys
from plagcheck.gui.settings import settings_page
def broken(*values):
    raise ZeroDivisionError("a page that cannot be made")
settings_page.SettingsPage.__init__ = broken
from plagcheck import start
if __name__ == "__main__":
    sys.exit(start.self_test())
"""


@pytest.mark.slow
def test_a_page_that_cannot_be_made_is_noticed(run_python, tmp_path):
    program = tmp_path / "broken.py"
    program.write_text(BREAK_A_PAGE, "utf-8")

    done = run_python(program, env={"QT_QPA_PLATFORM": "offscreen"})

    assert done.returncode == 1
    failed = [line for line in done.stdout.decode().splitlines() if line.startswith("FAILED")]
    assert len(failed) == 1
    assert failed[0].startswith("FAILED  window:")
    assert "ZeroDivisionError" in failed[0]
