"""Two files compared in the window: what is shown is always about these two."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.reading import pair as pair_module
from plagcheck.gui.reading.pair import ReadingPair
from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import WAIT_MS, add_folder, check, drop, settle
from tests.word_salad import text

PASSAGE = text(1, 60)


@pytest.fixture
def alike(tmp_path: Path) -> list[Path]:
    """Two files that share most of their words."""
    files = [tmp_path / "c.txt", tmp_path / "d.txt"]
    files[0].write_text(f"{text(6, 40)} {PASSAGE}", encoding="utf-8")
    files[1].write_text(f"{PASSAGE} {text(7, 40)}", encoding="utf-8")
    return files


@pytest.fixture
def unlike(tmp_path: Path) -> list[Path]:
    """Two files that share nothing."""
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    files[0].write_text(text(2, 100), encoding="utf-8")
    files[1].write_text(text(4, 100), encoding="utf-8")
    return files


def compare(window: MainWindow, files: list[Path], qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        drop(window, files, "check", qtbot)


def told(window: MainWindow) -> tuple[str, str, str]:
    """Whose names stand above the two texts, and the share of the paper."""
    assert window.check.currentWidget() is window.check.pair
    head = window.check.pair.heads
    return head._paper_name.text(), head._other_name.text(), head._paper_share.text()


@pytest.mark.parametrize("small", [{"small_source_words": 15}, {"small_source_percent": 1}])
def test_files_that_share_nothing_say_so_though_small_sources_are_left_out(
    window: MainWindow,
    alike: list[Path],
    unlike: list[Path],
    qtbot: QtBot,
    small: dict[str, int],
) -> None:
    window.controllers.session.change(**small)
    compare(window, alike, qtbot)
    assert told(window)[:2] == ("c.txt", "d.txt")

    compare(window, unlike, qtbot)
    paper, other, share = told(window)
    assert (paper, other) == ("a.txt", "b.txt")
    assert ">0\xa0%<" in share

    history = window.controllers.history
    qtbot.waitUntil(lambda: len(history.past) == 2)
    compare(window, alike, qtbot)
    (number,) = (n for n, past in history.past.items() if past.line.name == "a.txt")
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.controllers.check.open_saved(number)
    assert told(window)[:2] == ("a.txt", "b.txt")


def fail_to_read(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A defect that nobody knows of yet: a source of one paper cannot be set beside it."""
    real = pair_module.side_by_side

    def side_by_side(checked: OpenCheck, number: int) -> Work[ReadingPair]:
        def work(keeper: Keeper, watcher: Watcher) -> ReadingPair:
            if checked.paper.name == name:
                raise ValueError("not foreseen")
            return real(checked, number)(keeper, watcher)

        return work

    monkeypatch.setattr(pair_module, "side_by_side", side_by_side)


def test_a_comparison_that_fails_leaves_no_other_one_on_the_screen(
    window: MainWindow,
    alike: list[Path],
    unlike: list[Path],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fail_to_read(monkeypatch, "a.txt")
    compare(window, alike, qtbot)
    with qtbot.waitSignal(window.controllers.check.check_failed, timeout=WAIT_MS):
        drop(window, unlike, "check", qtbot)
    settle()
    page = window.check.attention
    assert window.check.currentWidget() is page
    assert page.head.title.text() == "a.txt"
    assert window.windowTitle().startswith("a.txt")
    assert window.controllers.check.on_screen is None
    assert window.check.seen is None


def test_a_check_that_fails_leaves_no_other_one_to_report_on(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    with qtbot.waitSignal(window.controllers.check.check_failed, timeout=WAIT_MS):
        drop(window, [texts / "broken.pdf"], "check", qtbot)
    assert window.windowTitle().startswith("broken.pdf")
    with qtbot.assertNotEmitted(window.controllers.check.report_wanted):
        window.controllers.check.open_report()
    assert window.check.checked is None


def test_what_was_left_out_stays_when_a_second_check_succeeds_at_the_second_try(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    """The file was open elsewhere when it was checked again."""
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    controller = window.controllers.check
    first = controller.on_screen
    assert first is not None
    with qtbot.waitSignal(window.check.asking.counted, timeout=WAIT_MS):
        window.check.asking.keep_apart(first.result.sources[0])
    words = essay.read_bytes()
    essay.unlink()
    with qtbot.waitSignal(controller.check_failed, timeout=WAIT_MS):
        controller.check_again()
    essay.write_bytes(words)
    with qtbot.waitSignal(controller.checked, timeout=WAIT_MS):
        controller.check_again()
    assert controller.on_screen is not None
    assert len(controller.on_screen.choices) == 1


def test_a_source_that_cannot_be_read_again_leaves_the_page_of_its_paper(
    window: MainWindow,
    texts: Path,
    essay: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_folder(window, texts, qtbot)
    check(window, essay, qtbot)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.result.open_current()
    assert window.check.currentWidget() is window.check.pair
    fail_to_read(monkeypatch, "essay.txt")
    with qtbot.waitSignal(window.controllers.session.went_wrong, timeout=WAIT_MS):
        window.check.open_pair(1, "")
    assert window.check.currentWidget() is window.check.result
