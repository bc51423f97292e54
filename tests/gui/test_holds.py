"""What a collection holds: asked when it is made, once about older ones, and what hangs on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck import Library
from plagcheck.gui.library.holds import NewCollection
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.model.entry import Holds
from tests.gui.conftest import LEFT, TIDES, WAIT_MS, add_folder, drop, settle
from tests.gui.history.test_history import check_and_keep


def held(window: MainWindow) -> dict[str, Holds]:
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        return dict(stored.summary().holds)


@pytest.fixture
def older(data_dir: Path) -> None:
    """A library with a collection that nobody said anything of, made before the window."""
    data_dir.mkdir()
    with Library.open(data_dir / "library.plagcheck", create=True) as library:
        library.add_text("Zobelfrau.docx", f"On tides. {TIDES}", collection="Klasse 9b")


@pytest.mark.usefixtures("older")
def test_an_older_collection_is_asked_about_once(window: MainWindow, qtbot: QtBot) -> None:
    window.go_to("library")
    line = window.library.holds
    assert line.isVisible()
    assert line.text.text() == "What does “Klasse 9b” hold?"
    assert not any(answer.isChecked() for answer in line.answers.values())

    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.mouseClick(line.answers[Holds.STUDENT_WORK], LEFT)
    assert held(window) == {"Klasse 9b": Holds.STUDENT_WORK}
    assert not line.isVisible()

    window.library.names.setCurrentIndex(window.library.collections.index(1))
    assert line.text.text() == "“Klasse 9b” holds"
    assert line.answers[Holds.STUDENT_WORK].isChecked()


@pytest.mark.usefixtures("older")
@pytest.mark.parametrize(
    ("holds", "is_shown"),
    [(None, False), (Holds.STUDENT_WORK, False), (Holds.PUBLISHED, True), (Holds.TEACHING, True)],
)
def test_a_student_sees_only_what_may_be_seen(
    window: MainWindow, essay: Path, qtbot: QtBot, holds: Holds | None, is_shown: bool
) -> None:
    """A check that was made before anybody said what the collection holds."""
    check_and_keep(window, essay, qtbot)
    if holds is not None:
        with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
            window.controllers.library.tell_holds("Klasse 9b", holds)
    window.controllers.session.change(report_for="student")
    window.controllers.check.open_report()
    report = window.report
    qtbot.waitUntil(lambda: report.made is not None, timeout=WAIT_MS)
    assert report.made is not None
    assert report.made.report.is_student_copy
    assert ("Zobelfrau" in str(report.made.report)) is is_shown
    assert any("Zobelfrau" in text for text in report.contents.texts) is is_shown


@pytest.mark.usefixtures("older")
def test_what_settings_called_student_work_is_told_to_the_library(
    window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        window.controllers.session.change(student_work=("Klasse 9b", "Nowhere"))
        window.controllers.library.read_library()
    assert held(window) == {"Klasse 9b": Holds.STUDENT_WORK}


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform knows no size hints
def test_a_new_collection_needs_a_name_and_an_answer(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    window.go_to("library")
    window.library._new_collection()
    (dialog,) = window.library.findChildren(NewCollection)
    assert not dialog.make.isEnabled()
    qtbot.keyClicks(dialog.name, "Course texts")
    qtbot.mouseClick(dialog.answers[Holds.PUBLISHED], LEFT)
    assert dialog.taken.isVisible()
    assert not dialog.make.isEnabled()
    dialog.name.clear()
    qtbot.keyClicks(dialog.name, "Magazine")
    qtbot.mouseClick(dialog.make, LEFT)

    assert window.library.target() == "Magazine"
    assert window.library.holds.answers[Holds.PUBLISHED].isChecked()
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        window.controllers.library.add([texts / "tides.txt"], window.library.target())
    assert held(window)["Magazine"] is Holds.PUBLISHED


def test_offered_collections_hold_what_they_are_offered_for(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    assert held(window) == {"Course texts": Holds.TEACHING}
    assert window.controllers.library.state is not None
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        window.controllers.library.move(
            [window.controllers.library.state.entries[0].id], "Past student work"
        )
    assert held(window)["Past student work"] is Holds.STUDENT_WORK


def places(window: MainWindow) -> dict[str, str]:
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        return {entry.name: f"{entry.collection}, {entry.holds}" for entry in stored.documents()}


def report_for_student(window: MainWindow, paper: Path, qtbot: QtBot) -> str:
    check_and_keep(window, paper, qtbot)
    window.controllers.session.change(report_for="student")
    window.controllers.check.open_report()
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    assert window.report.made is not None
    assert window.report.made.report.is_student_copy
    return str(window.report.made.report)


def drop_one(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        drop(window, [path], "add", qtbot)
    settle()


def test_a_dropped_paper_is_withheld_until_somebody_says_what_it_is(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    """Nobody chose anything: it could be the paper of a student of last year."""
    drop_one(window, texts / "tides.txt", qtbot)
    panel = window.library.imports
    assert places(window) == {"tides.txt": "Not sorted yet, unknown"}
    assert panel.holds.isVisible()
    assert panel.holds.text.text() == "What are these texts?"
    assert not window.library.holds.isVisible()  # asked once, not twice
    assert "tides.txt" not in report_for_student(window, essay, qtbot)


@pytest.mark.parametrize(
    ("holds", "collection"),
    [
        (Holds.STUDENT_WORK, "Past student work"),
        (Holds.TEACHING, "Course texts"),
        (Holds.PUBLISHED, "Web articles"),
    ],
)
def test_one_click_says_what_was_dropped_and_is_remembered(
    window: MainWindow, texts: Path, holds: Holds, collection: str, qtbot: QtBot
) -> None:
    drop_one(window, texts / "tides.txt", qtbot)
    panel = window.library.imports
    with qtbot.waitSignals(
        [window.controllers.library.moved, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(panel.holds.answers[holds], LEFT)
    assert places(window) == {"tides.txt": f"{collection}, {holds}"}
    assert not panel.holds.isVisible()

    window.go_to("check")
    drop_one(window, texts / "mills.txt", qtbot)
    assert places(window)["mills.txt"] == f"{collection}, {holds}"
    seen = panel.into.text()
    assert collection in seen
    assert panel.holds.answers[holds].text() in seen  # what it is taken for is shown
    assert seen in window.drops.overlay.texts()[1][2]  # and was, before it was let go
    assert not panel.holds.isVisible()


def test_what_is_not_sorted_yet_can_be_sorted_later(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    drop_one(window, texts / "tides.txt", qtbot)
    qtbot.mouseClick(window.library.imports.close_button, LEFT)
    line = window.library.holds
    assert line.isVisible()
    with qtbot.waitSignals(
        [window.controllers.library.moved, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(line.answers[Holds.STUDENT_WORK], LEFT)
    assert places(window) == {"tides.txt": "Past student work, student-work"}
    assert "Not sorted yet" not in held(window)


@pytest.mark.usefixtures("older")
def test_the_panel_asks_about_a_collection_that_nobody_told_of(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    page = window.library
    with qtbot.waitSignals(
        [page.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        window.controllers.library.add([texts / "mills.txt"], "Klasse 9b")
    settle()
    assert page.imports.holds.text.text() == "What does it hold?"
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        qtbot.mouseClick(page.imports.holds.answers[Holds.STUDENT_WORK], LEFT)
    assert held(window) == {"Klasse 9b": Holds.STUDENT_WORK}
    assert page.imports.into.text() == "into “Klasse 9b” · Work of students"
    assert not page.imports.holds.isVisible()
