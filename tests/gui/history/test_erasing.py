"""Erasing: one student, a term, what is too old; each told, and gone from the file."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QEvent, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from plagcheck import paths, settings
from plagcheck.gui.history.student_dialog import StudentDialog
from plagcheck.gui.history.term_dialog import TermDialog
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from tests.conftest import RunPython
from tests.gui.conftest import (
    LEFT,
    MILLS,
    TIDES,
    WAIT_MS,
    add_folder,
    add_past_work,
    check,
    check_class,
)
from tests.gui.history.test_history import check_and_keep, go_to_history
from tests.history.traces import traces

NAME = "Ollie Oak"

# What stands in for a display here says so whenever a dialog is shown.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "Oak_Ollie_rivers.txt"
    path.write_text(f"Rivers are long. {TIDES}", encoding="utf-8")
    return path


def open_dialog(window: MainWindow, qtbot: QtBot) -> StudentDialog:
    history = go_to_history(window, qtbot)
    qtbot.mouseClick(history.preview.student, LEFT)
    return look_for(window, NAME, qtbot)


def look_for(window: MainWindow, student: str, qtbot: QtBot) -> StudentDialog:
    dialog = window.history.dialog
    assert isinstance(dialog, StudentDialog)
    qtbot.keyClicks(dialog.name, student)
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "held about" in dialog.summary.text(), timeout=WAIT_MS)
    return dialog


def ask_about(window: MainWindow, student: str, qtbot: QtBot) -> StudentDialog:
    """From the settings, where it can be asked for before anything was kept."""
    window.go_to("settings")
    buttons = window.settings.library.keeping.findChildren(QPushButton)
    wanted = next(each for each in buttons if each.text().startswith("All about one student"))
    qtbot.mouseClick(wanted, LEFT)
    return look_for(window, student, qtbot)


def test_student_is_found_exported_and_erased(
    window: MainWindow,
    paper: Path,
    essay: Path,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        window.controllers.library.add([paper], "Past student work")
    check_and_keep(window, paper, qtbot)
    check_and_keep(window, essay, qtbot)
    dialog = open_dialog(window, qtbot)
    note = {"library": "a.plagcheck", "collection": "Texts", "paths": [str(paper)]}
    paths.imports_file().write_text(json.dumps([note]))  # as a kill leaves it
    assert dialog.list.topLevelItemCount() == 3  # a paper, a source of another, the library's copy
    folder = tmp_path / "for Ollie"
    monkeypatch.setattr(window.chooser, "export_folder", lambda _: folder)
    qtbot.mouseClick(dialog.export, LEFT)
    qtbot.waitUntil(lambda: "files were written" in dialog.summary.text(), timeout=WAIT_MS)
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    assert {each["as"] for each in index["held"]} == {"paper", "source"}

    qtbot.mouseClick(dialog.confirm.first, LEFT)
    assert dialog.confirm.card.isVisible()
    with qtbot.waitSignal(window.controllers.history.history_read, timeout=WAIT_MS):
        qtbot.mouseClick(dialog.confirm.really, LEFT)
    qtbot.waitUntil(dialog.erased.isVisible, timeout=WAIT_MS)
    assert "erased" in dialog.erased.text.text()
    assert "written anew" in dialog.erased.text.text()
    qtbot.waitUntil(lambda: not window.controllers.session.library_runner.is_busy, timeout=WAIT_MS)
    assert window.controllers.library.state is not None
    assert window.controllers.library.state.summary.documents == 0
    assert [past.line.name for past in window.controllers.history.past.values()] == ["essay.txt"]
    assert not any("Oak" in path for path in window.controllers.session.settings.recent)
    assert not paths.imports_file().exists()
    data = paths.records_file().read_bytes()
    assert b"Rivers are long" not in data
    assert b"Oak" not in data
    dialog.accept()


def erase(window: MainWindow, qtbot: QtBot) -> None:
    """Erase all about the student, as a teacher does."""
    dialog = open_dialog(window, qtbot)
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    with qtbot.waitSignal(window.controllers.history.history_read, timeout=WAIT_MS):
        qtbot.mouseClick(dialog.confirm.really, LEFT)
    qtbot.waitUntil(dialog.erased.isVisible, timeout=WAIT_MS)
    dialog.accept()
    dialog.deleteLater()


def all_texts(window: MainWindow) -> list[str]:
    """Everything that any page holds to be read."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = [window.windowTitle()]
    for part in window.findChildren(QWidget):
        for read in ("text", "toPlainText", "windowTitle", "accessibleName"):
            if callable(getattr(part, read, None)):
                found.append(str(getattr(part, read)()))
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            rows = range(part.model().rowCount())
            found += [str(part.model().index(row, 0).data()) for row in rows]
    return found


def test_an_erased_paper_is_gone_from_every_page(
    window: MainWindow, texts: Path, paper: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check_and_keep(window, paper, qtbot)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.result.open_current()
    qtbot.mouseClick(window.check.result.report, LEFT)
    qtbot.waitUntil(lambda: window.report.made is not None, timeout=WAIT_MS)
    window.report.left.emit()
    assert any("Rivers are long" in text for text in all_texts(window))
    assert any("Oak" in text for text in all_texts(window))

    erase(window, qtbot)

    assert window.controllers.check.on_screen is None
    assert window.check.currentWidget() is window.check.start
    assert not any("Rivers are long" in text for text in all_texts(window))
    assert not any("Oak_Ollie" in text for text in all_texts(window))
    assert "report" not in vars(window)


def test_an_erased_source_is_gone_from_the_result_on_the_screen(
    window: MainWindow, paper: Path, essay: Path, qtbot: QtBot
) -> None:
    with qtbot.waitSignals(
        [window.library.imports.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        window.controllers.library.add([paper], "Past student work")
    number = check_and_keep(window, essay, qtbot)
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.result.open_current()
    assert any("Rivers are long" in text for text in all_texts(window))

    erase(window, qtbot)

    assert window.check.currentWidget() is window.check.start
    assert not any("Rivers are long" in text for text in all_texts(window))
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        window.controllers.check.open_saved(number)
    assert window.check.result.head.title.text() == "essay.txt"
    assert not any("Rivers are long" in text for text in all_texts(window))
    assert not any("Oak_Ollie" in text for text in all_texts(window))


def test_what_was_deleted_before_an_erasure_does_not_come_back(
    window: MainWindow, paper: Path, qtbot: QtBot
) -> None:
    first = check_and_keep(window, paper, qtbot)
    second = check_and_keep(window, paper, qtbot)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        window.controllers.history.delete_checks([first])
    erase(window, qtbot)
    window.undo()
    qtbot.waitUntil(lambda: not window.controllers.session.history_runner.is_busy, timeout=WAIT_MS)
    assert not {first, second} & window.controllers.history.past.keys()
    assert b"Rivers are long" not in paths.records_file().read_bytes()


def test_keeping_erases_nothing(window: MainWindow, paper: Path, qtbot: QtBot) -> None:
    number = check_and_keep(window, paper, qtbot)
    dialog = open_dialog(window, qtbot)
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.keyClick(dialog.confirm.keep, Qt.Key.Key_Space)
    assert not dialog.confirm.card.isVisible()
    assert number in window.controllers.history.past
    dialog.accept()


def test_nobody_is_held(window: MainWindow, essay: Path, qtbot: QtBot) -> None:
    check_and_keep(window, essay, qtbot)
    dialog = open_dialog(window, qtbot)
    assert dialog.summary.text() == f"Nothing is held about {NAME}."
    assert not dialog.confirm.first.isEnabled()
    dialog.accept()


def test_term_is_closed_by_date(window: MainWindow, essay: Path, paper: Path, qtbot: QtBot) -> None:
    check_and_keep(window, essay, qtbot)
    check_and_keep(window, paper, qtbot)
    history = go_to_history(window, qtbot)
    qtbot.mouseClick(history.term, LEFT)
    dialog = history.dialog
    assert isinstance(dialog, TermDialog)
    assert not dialog.by_class.isEnabled()
    assert dialog.summary.text() == "Nothing would be erased."
    dialog.day.setDate(QDate.currentDate().addDays(1))
    assert dialog.summary.text() == "2 checks, 0 classes"
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        qtbot.mouseClick(dialog.confirm.really, LEFT)
    assert "2 checks were erased." in dialog.erased.text.text()
    assert not window.controllers.history.past
    assert history.empty.isVisible()
    assert TIDES[:40].encode() not in paths.records_file().read_bytes()
    dialog.accept()


def test_class_is_erased_with_its_file(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    room = check_class(window, tmp_path / "Year 12", qtbot)
    file = room.controller.path
    assert file is not None
    assert file.is_file()
    history = go_to_history(window, qtbot)
    history.open_term()
    dialog = history.dialog
    assert isinstance(dialog, TermDialog)
    qtbot.mouseClick(dialog.by_class, LEFT)
    assert dialog.summary.text() == "0 checks, 1 class"
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    with qtbot.waitSignal(window.controllers.history.classes_gone, timeout=WAIT_MS):
        qtbot.mouseClick(dialog.confirm.really, LEFT)
    assert not file.exists()
    assert room.controller.path is None
    dialog.accept()


def test_put_aside_histories_can_be_erased_too(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    check_and_keep(window, essay, qtbot)
    history = go_to_history(window, qtbot)
    aside = paths.records_file().with_name("records.db.damaged")
    aside.write_bytes(b"old and broken")
    history.open_term()
    dialog = history.dialog
    assert isinstance(dialog, TermDialog)
    dialog.day.setDate(QDate.currentDate().addDays(1))
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.mouseClick(dialog.confirm.really, LEFT)
    qtbot.waitUntil(dialog.erased.erase_aside.isVisible, timeout=WAIT_MS)
    qtbot.mouseClick(dialog.erased.erase_aside, LEFT)
    qtbot.waitUntil(lambda: not aside.exists(), timeout=WAIT_MS)
    dialog.accept()


def test_shorter_keeping_asks_only_when_something_goes(
    window: MainWindow, essay: Path, qtbot: QtBot
) -> None:
    check_and_keep(window, essay, qtbot)
    box = window.settings.library.keeping
    with qtbot.waitSignal(window.controllers.session.settings_changed, timeout=WAIT_MS):
        qtbot.keyClick(box.days, Qt.Key.Key_Down)
    assert window.controllers.session.settings.keep_days == 183
    box.ask(183, 5)
    assert "5 checks are older" in box.confirm.question.text()
    qtbot.waitUntil(lambda: not window.controllers.session.history_runner.is_busy, timeout=WAIT_MS)
    assert len(window.controllers.history.past) == 1


def test_a_paper_on_the_screen_that_is_not_kept_is_known_and_erased(
    window: MainWindow, texts: Path, paper: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    number = check_and_keep(window, paper, qtbot)
    assert window.controllers.check.on_screen is not None
    window.controllers.check.on_screen.record = None  # as if it could not be kept
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        window.controllers.history.delete_checks([number])
    dialog = ask_about(window, NAME, qtbot)
    assert dialog.summary.text() == f"1 entry is held about {NAME}."
    row = dialog.list.topLevelItem(0)
    assert row is not None
    assert [row.text(n) for n in (0, 1)] == [paper.name, "their paper"]
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.mouseClick(dialog.confirm.really, LEFT)
    qtbot.waitUntil(dialog.erased.isVisible, timeout=WAIT_MS)
    assert window.check.currentWidget() is window.check.start
    dialog.accept()
    dialog.deleteLater()


def test_a_deleted_check_is_not_shown_any_more(
    window: MainWindow, texts: Path, paper: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    number = check_and_keep(window, paper, qtbot)
    with qtbot.waitSignal(window.controllers.history.lines_removed, timeout=WAIT_MS):
        window.controllers.history.delete_checks([number])
    assert window.check.currentWidget() is window.check.start
    assert not any("Rivers are long" in text for text in all_texts(window))


def test_a_document_is_said_to_be_taken_out_when_it_is(
    window: MainWindow, paper: Path, essay: Path, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    add_past_work(window, paper, qtbot)
    go_on = request.getfixturevalue("writing")
    dialog = ask_about(window, NAME, qtbot)
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.mouseClick(dialog.confirm.really, LEFT)
    qtbot.waitUntil(dialog.erased.isVisible, timeout=WAIT_MS)
    assert "1 document is being taken out of the library." in dialog.erased.text.text()
    window.go_to("library")
    assert not window.library.model.rowCount()
    check(window, essay, qtbot)
    assert window.check.result.shown is not None
    assert not window.check.result.shown.sources

    go_on.set()
    told = "1 document was taken out of the library."
    qtbot.waitUntil(lambda: told in dialog.erased.text.text(), timeout=WAIT_MS)
    assert "being taken out" not in dialog.erased.text.text()
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert not len(stored)
    dialog.accept()


@pytest.mark.parametrize("folder", ["Ollie Oak", "Ollie Oak_11_assignsubmission_file_"])
@pytest.mark.parametrize("is_archive", [False, True], ids=["folder", "archive"])
def test_a_student_named_by_a_folder_is_found_and_erased(
    window: MainWindow, tmp_path: Path, folder: str, is_archive: bool, essay: Path, qtbot: QtBot
) -> None:
    inside = {
        f"{folder}/essay.txt": f"Rivers are long. {TIDES}",
        f"{folder}/broken.pdf": "%PDF-1.4 and no more",
    }
    handed_in = tmp_path / "handed in"
    handed_in.mkdir()
    if is_archive:
        with zipfile.ZipFile(handed_in / "all.zip", "w") as archive:
            for name, text in inside.items():
                archive.writestr(name, text)
    else:
        (handed_in / folder).mkdir()
        for name, text in inside.items():
            (handed_in / name).write_text(text, encoding="utf-8")
    add_past_work(window, handed_in, qtbot)
    check_and_keep(window, essay, qtbot)
    dialog = ask_about(window, NAME, qtbot)
    assert dialog.list.topLevelItemCount() == 2  # a source of a check, and the library's copy
    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.mouseClick(dialog.confirm.really, LEFT)
    told = "1 document was taken out of the library."
    qtbot.waitUntil(lambda: told in dialog.erased.text.text(), timeout=WAIT_MS)
    dialog.accept()
    dialog.deleteLater()
    assert window.close()
    assert window.controllers.session.stop()
    held = window.controllers.session.library_path.parent
    assert traces(held, [NAME, "Rivers are long"], set()) == []


def test_a_file_of_somebody_else_with_the_same_text_stays(
    window: MainWindow, tmp_path: Path, essay: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "past"
    folder.mkdir()
    for name in ("Oak_Ollie_rivers.txt", "Zed_Zoe_rivers.txt"):
        (folder / name).write_text(f"Rivers are long. {TIDES}", encoding="utf-8")
    (folder / "Oak_Ollie_mills.txt").write_text(MILLS, encoding="utf-8")
    add_past_work(window, folder, qtbot)
    number = check_and_keep(window, essay, qtbot)
    dialog = ask_about(window, NAME, qtbot)
    rows = [dialog.list.topLevelItem(n) for n in range(dialog.list.topLevelItemCount())]
    row = next(each for each in rows if each is not None and "stays" in each.text(1))
    assert row.text(0) == "Oak_Ollie_rivers.txt"
    assert "Zed_Zoe_rivers.txt holds the same text and stays" in row.text(1)

    qtbot.mouseClick(dialog.confirm.first, LEFT)
    qtbot.mouseClick(dialog.confirm.really, LEFT)
    said = dialog.erased.text.text
    qtbot.waitUntil(lambda: "1 document was taken out" in said(), timeout=WAIT_MS)
    stays = "The same text stays as Zed_Zoe_rivers.txt, which does not carry the name."
    assert said().count(stays) == 1
    dialog.accept()
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        window.controllers.check.open_saved(number)
    assert window.check.result.shown is not None
    sources = window.check.result.shown.whole.before.sources
    assert "Zed_Zoe_rivers.txt" in [source.entry.name for source in sources]
    with Library.open(paths.library_file()) as library:
        (entry,) = library.documents()
        assert entry.files == ("Zed_Zoe_rivers.txt",)
        assert len(library) == library.summary().documents == 1
        assert verify(library) == []
    assert traces(paths.library_file().parent, ["Oak_Ollie"], set()) == []


def test_a_student_erased_by_a_command_does_not_come_back_with_the_window(
    window: MainWindow, tmp_path: Path, essay: Path, plagcheck: RunPython, qtbot: QtBot
) -> None:
    theirs = essay.rename(tmp_path / "Zephyrine Quokka.txt")
    with qtbot.waitSignal(window.controllers.history.line_changed, timeout=WAIT_MS):
        check(window, theirs, qtbot)
    assert str(theirs) in settings.load(paths.settings_file()).recent

    data = {paths.OVERRIDE: str(paths.data_dir())}
    done = plagcheck("history", "erase", "--student", "Zephyrine Quokka", "--yes", env=data)
    assert done.stdout.startswith(b"1 check erased.")
    window.controllers.session.change(theme="dark")

    assert b"Quokka" not in paths.settings_file().read_bytes()
