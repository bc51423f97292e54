"""What the window does when the history says so."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from plagcheck.gui.classroom.class_screen import ClassRoom
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.reporting.class_dialog import ClassReportDialog
    from plagcheck.gui.settings.settings_page import SettingsPage
    from plagcheck.gui.shell.main_window import MainWindow
    from plagcheck.model.classes import ClassResult


def connect_history(window: MainWindow) -> None:
    desk = window.desk
    desk.report_wanted.connect(lambda checked: show_report(window, checked))
    desk.class_report_wanted.connect(lambda result: show_class_report(window, result))
    desk.class_wanted.connect(lambda path: window.classroom.take([path]))
    desk.classes_gone.connect(lambda gone: _let_go(window, gone))
    desk.history_put_aside.connect(lambda *what: _tell_put_aside(window, *what))
    desk.too_old_erased.connect(lambda checks: _tell_too_old(window, checks))


def connect_class(window: MainWindow, room: ClassRoom) -> None:
    """What is kept of a class, and reports about its papers."""
    room.report_wanted.connect(lambda *about: show_paper_report(window, *about))
    room.desk.saved.connect(lambda: keep_class(window))


def show_report(window: MainWindow, checked: Checked) -> None:
    window.report.begin_with(checked)
    _go_to_report(window)


def show_paper_report(window: MainWindow, name: str, what: Work) -> None:
    """A paper of a class."""
    window.report.begin_about(name, what)
    _go_to_report(window)


def _go_to_report(window: MainWindow) -> None:
    window.pages.setCurrentWidget(window.report)
    window.report.take_focus()


def show_class_report(window: MainWindow, result: ClassResult) -> ClassReportDialog:
    from plagcheck.gui.reporting.class_dialog import ClassReportDialog

    dialog = ClassReportDialog(window.desk, window.chooser, result, window)
    dialog.open()
    return dialog


def keep_class(window: MainWindow) -> None:
    """A class was saved: it is in the history, too."""
    desk = window.classroom.desk
    if desk.path is not None and desk.result is not None:
        window.desk.keep_class(desk.path, desk.result)


def _let_go(window: MainWindow, gone: list[Path]) -> None:
    """A class that is open must not be saved again after it was erased."""
    if "classroom" not in vars(window):
        return
    desk = window.classroom.desk
    if desk.path is not None and desk.path.absolute() in gone:
        desk.close()
        window.classroom.setCurrentWidget(window.classroom.start)
    desk.kept_changed.emit()


def connect_settings(window: MainWindow, page: SettingsPage) -> None:
    """The parts of the settings that are about the library, checks and reports."""
    desk, box = window.desk, page.library.keeping
    page.show_library(desk.library_path, desk.library)
    desk.library_read.connect(lambda state: page.show_library(desk.library_path, state))
    box.student_wanted.connect(lambda: window.history.open_student())
    box.term_wanted.connect(lambda: window.history.open_term())
    box.clear_wanted.connect(lambda: _clear_history(window))
    box.count_wanted.connect(
        lambda days: desk.older_than(days).succeeded.connect(lambda n: box.ask(days, n))
    )
    box.changed.connect(lambda _: desk.read_history())
    page.reports.show_folder(desk.settings.report_folder)
    desk.settings_changed.connect(lambda now: page.reports.show_folder(now.report_folder))


def _clear_history(window: MainWindow) -> None:
    window.desk.clear_history()
    window.message.say(tr("Deleted from the history. Ctrl+Z brings it back."))


def _tell_put_aside(window: MainWindow, name: str, saved: int) -> None:
    title = tr("The history was damaged and is kept as %1").replace("%1", name)
    window.message.complain(title, tr("%Ln checks could be read and are still listed.", saved))


def _tell_too_old(window: MainWindow, checks: int) -> None:
    window.message.say(tr("%Ln checks were older than you keep them and were erased.", checks))
