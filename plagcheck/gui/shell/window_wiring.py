"""What of the window hears of what: history, checks, classes, settings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme

if TYPE_CHECKING:
    from plagcheck.gui.classroom.class_screen import ClassScreen
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.reporting.class_dialog import ClassReportDialog
    from plagcheck.gui.settings.settings_page import SettingsPage
    from plagcheck.gui.shell.main_window import MainWindow
    from plagcheck.gui.textbook.lesson_page import LessonPage
    from plagcheck.history.students import StudentName
    from plagcheck.model.classes import ClassResult
    from plagcheck.report.build import Subject


def connect_check(window: MainWindow) -> None:
    check = window.controllers.check
    check.report_wanted.connect(lambda checked: show_report(window, checked))
    check.class_report_wanted.connect(lambda result: show_class_report(window, result))
    check.class_wanted.connect(lambda path: window.classroom.take([path]))


def connect_history(window: MainWindow) -> None:
    history = window.controllers.history
    history.erased.connect(lambda: _hide_erased(window))
    history.student_leaving.connect(lambda student: _let_go_of(window, student))
    history.classes_gone.connect(lambda gone: _let_go(window, gone))
    history.history_put_aside.connect(lambda *what: _tell_put_aside(window, *what))
    history.too_old_erased.connect(lambda checks: _tell_too_old(window, checks))


def _hide_erased(window: MainWindow) -> None:
    """Something was erased: no report shows it, no list of files that were added names it."""
    window.drop_report()
    if not window.controllers.library.is_adding:
        window.library.imports.model.begin()
        window.library.imports.closed.emit()


def connect_class(window: MainWindow, room: ClassScreen) -> None:
    """What is kept of a class, and reports about its papers."""
    room.report_wanted.connect(lambda *about: show_paper_report(window, *about))
    room.asked_for_steps.connect(lambda *texts: show_textbook(window, texts))
    room.controller.saved.connect(lambda: keep_class(window))
    window.controllers.history.screens.append(room.held_about)


def show_report(window: MainWindow, checked: OpenCheck) -> None:
    window.report.begin_with(checked)
    _go_to_report(window)


def show_paper_report(window: MainWindow, name: str, what: Work[Subject]) -> None:
    """A paper of a class."""
    window.report.begin_about(name, what)
    _go_to_report(window)


def _go_to_report(window: MainWindow) -> None:
    window.pages.setCurrentWidget(window.report)
    window.report.take_focus()


def show_class_report(window: MainWindow, result: ClassResult) -> ClassReportDialog:
    from plagcheck.gui.reporting.class_dialog import ClassReportDialog

    dialog = ClassReportDialog(window.controllers.session, window.chooser, result, window)
    dialog.open()
    return dialog


def keep_class(window: MainWindow) -> None:
    """A class was saved: it is in the history, too."""
    shown = window.classroom.controller
    if shown.path is not None and shown.result is not None:
        window.controllers.history.keep_class(shown.path, shown.result)


def _let_go(window: MainWindow, gone: list[Path]) -> None:
    """A class that is open must not be saved again after it was erased."""
    if "classroom" not in vars(window):
        return
    shown = window.classroom.controller
    if shown.path is not None and shown.path.absolute() in gone:
        window.classroom.let_go()
    shown.kept_changed.emit()


def _let_go_of(window: MainWindow, student: StudentName) -> None:
    if "classroom" in vars(window):
        window.classroom.let_go_of(student)


def show_textbook(window: MainWindow, texts: Sequence[str] = ()) -> None:
    """How it works, live; with texts, of these."""
    if texts:
        window.textbook.show_texts(texts)
    window.pages.setCurrentWidget(window.textbook)
    window.footer.place.setText(tr("← → one row, Space plays, 1 to 6 step"))
    window.textbook.take_focus()


def show_files(window: MainWindow, paths: Sequence[Path]) -> None:
    """Files that were let go on the lesson: what they say is shown in it."""
    from plagcheck.gui.jobs.lesson_jobs import read_texts

    session = window.controllers.session
    job = session.page_runner.start(read_texts(session.workers, paths), "read for the lesson")
    job.succeeded.connect(window.textbook.add_texts)
    job.failed.connect(session.went_wrong)


def connect_textbook(window: MainWindow, page: LessonPage) -> None:
    page.left.connect(lambda: window.go_back())
    page.full_screen_wanted.connect(window.show_page_alone)
    page.scale_wanted.connect(lambda size: _scale_lecture(window, size))


def _scale_lecture(window: MainWindow, size: int) -> None:
    """Everything larger by so many percent while a lecture is shown; the settings stay."""
    usual = window.controllers.session.settings
    theme.apply(usual.theme, round(usual.text_size * size / 100))


def connect_settings(window: MainWindow, page: SettingsPage) -> None:
    """The parts of the settings that are about the library, checks and reports."""
    controllers, box = window.controllers, page.library.keeping
    page.how_it_works_wanted.connect(lambda: show_textbook(window))
    page.show_library(controllers.session.library_path, controllers.library.state)
    controllers.library.library_read.connect(
        lambda state: page.show_library(controllers.session.library_path, state)
    )
    if controllers.library.is_unread:
        page.library.show_unread()
    controllers.library.library_unread.connect(page.library.show_unread)
    box.student_wanted.connect(lambda: window.history.open_student())
    box.term_wanted.connect(lambda: window.history.open_term())
    box.clear_wanted.connect(lambda: _clear_history(window))
    box.count_wanted.connect(
        lambda days: controllers.history.older_than(days).succeeded.connect(
            lambda n: box.ask(days, n)
        )
    )
    box.changed.connect(lambda _: controllers.history.read_history())
    page.reports.show_folder(controllers.session.settings.report_folder)
    controllers.session.settings_changed.connect(
        lambda now: page.reports.show_folder(now.report_folder)
    )


def _clear_history(window: MainWindow) -> None:
    window.controllers.history.clear_history()
    window.message.say(tr("Deleted from the history. Ctrl+Z brings it back."))


def _tell_put_aside(window: MainWindow, name: str, saved: int) -> None:
    title = tr("The history was damaged and is kept as %1").replace("%1", name)
    window.message.complain(title, tr("%Ln checks could be read and are still listed.", saved))


def _tell_too_old(window: MainWindow, checks: int) -> None:
    window.message.say(tr("%Ln checks were older than you keep them and were erased.", checks))
