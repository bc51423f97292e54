"""The main window: makes the places and connects them."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication

from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.bare_window import BareWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QWidget

    from plagcheck.gui.check.check_screen import CheckScreen
    from plagcheck.gui.classroom.class_screen import ClassScreen
    from plagcheck.gui.history.history_screen import HistoryScreen
    from plagcheck.gui.jobs.import_follower import ImportFollower
    from plagcheck.gui.jobs.job_runner import Job
    from plagcheck.gui.library.library_screen import LibraryScreen
    from plagcheck.gui.parts.staged_building import Step, Steps
    from plagcheck.gui.reporting.report_screen import ReportScreen
    from plagcheck.gui.settings.settings_page import SettingsPage
    from plagcheck.gui.shell.crash_dialog import CrashHandler
    from plagcheck.gui.shell.drops import DropCatcher
    from plagcheck.gui.shell.file_dialogs import Chooser
    from plagcheck.gui.shell.import_guard import ImportGuard
    from plagcheck.gui.textbook.lesson_page import LessonPage
    from plagcheck.model.entry import Summary
    from plagcheck.settings import Settings


class MainWindow(BareWindow):
    """The frame with its places; the whole window takes drops.

    The first picture is the frame; the pages are made right after it, or when they are asked for.
    """

    filling = Signal()  # the grounds are painted; what stands on them is about to be made
    filled = Signal()  # the first page is there and takes drops

    def __init__(self, controllers: Controllers) -> None:
        super().__init__()
        self.controllers = controllers
        self._reading = ""
        self._place = "check"
        self._is_warm = False
        self.painted.connect(lambda: QTimer.singleShot(0, self, self.warm_up))
        # The look may change before the rest is made.
        controllers.session.settings_changed.connect(self._on_settings)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)

    def _connect(self) -> None:
        from plagcheck.gui.shell.window_wiring import connect_check

        controllers = self.controllers
        controllers.check.checked.connect(lambda: self._name_window())
        self.check.currentChanged.connect(lambda: self._name_window())
        controllers.check.check_started.connect(lambda: self.message.hide())
        controllers.library.library_read.connect(lambda state: self._on_counts(state.summary))
        controllers.library.library_counted.connect(self._on_counts)
        controllers.library.documents_leaving.connect(lambda state: self._on_counts(state.summary))
        controllers.library.library_unread.connect(self.footer.show_unread)
        controllers.library.import_started.connect(self._on_import)
        controllers.session.went_wrong.connect(self._on_error)
        connect_check(self)
        _ = self.imports  # it listens from now on

    # -- made after the first picture, or when asked for

    def warm_up(self) -> None:
        """Make the rest, a piece at a time, so that nothing waits for it later."""
        if self._is_warm:
            return
        from plagcheck.gui.shell.window_keys import bind_window_keys
        from plagcheck.gui.shell.window_wiring import connect_history

        self._is_warm = True
        self.filling.emit()
        theme.load_text()
        self.rail.chosen.connect(self.go_to)
        self.footer.show()
        self._connect()
        bind_window_keys(self)
        self.check.start.choose_paper.setFocus()
        self._steps.add_once(
            self.check.start.ground.seen,
            lambda: self.drops,
            self.filled.emit,
            lambda: connect_history(self),  # it says nothing sooner
            lambda: self.message,
            lambda: self.crashes,
            *self.pages_ahead(),
        )

    def pages_ahead(self) -> tuple[Step, ...]:
        """Steps that make pages before they are asked for, in the order they are likely to be."""
        return (
            lambda: self._settle(self.library),
            lambda: self._settle(self.check.checking),
            lambda: self._settle(self.check.result),
            lambda: self._settle(self.history),
            lambda: self._settle(self.settings),
            lambda: self._settle(self.check.pair),
        )

    @cached_property
    def _steps(self) -> Steps:
        from plagcheck.gui.parts.staged_building import Steps

        return Steps(self)

    def _settle(self, page: QWidget) -> None:
        self._steps.settle(page, self.pages.size())

    @cached_property
    def check(self) -> CheckScreen:
        from plagcheck.gui.check.check_screen import CheckScreen
        from plagcheck.gui.shell.window_wiring import show_textbook

        page = CheckScreen(self.controllers, self.choose_paper)
        page.came_up.connect(lambda: self.go_to("check"))
        page.place_changed.connect(self._on_place)
        page.zoom_asked.connect(self.zoom)
        page.asked_for_steps.connect(lambda *texts: show_textbook(self, texts))
        page.start.files_wanted.connect(lambda: self.library.add_files())
        page.start.folder_wanted.connect(lambda: self.library.add_folder())
        page.start.library_change_wanted.connect(self._change_library)
        page.show_settings(self.controllers.session.settings)
        self.pages.addWidget(page)
        return page

    @cached_property
    def chooser(self) -> Chooser:
        from plagcheck.gui.shell.file_dialogs import Chooser

        return Chooser(self)

    @cached_property
    def imports(self) -> ImportGuard:
        from plagcheck.gui.shell.import_guard import ImportGuard

        return ImportGuard(self)

    @cached_property
    def crashes(self) -> CrashHandler:
        from plagcheck.gui.shell.crash_dialog import CrashHandler

        handler = CrashHandler(self)
        handler.install()
        return handler

    @cached_property
    def drops(self) -> DropCatcher:
        from plagcheck.gui.shell.drop_routing import describe_drop, take_drop
        from plagcheck.gui.shell.drops import DropCatcher

        describe, act = partial(describe_drop, self), partial(take_drop, self)
        return DropCatcher(self, self.pages, describe, act)

    @cached_property
    def library(self) -> LibraryScreen:
        from plagcheck.gui.library.library_screen import LibraryScreen

        page = LibraryScreen(self.controllers.session, self.controllers.library, self.chooser)
        page.came_up.connect(lambda: self.go_to("library"))
        page.imports.settled.connect(self.footer.place.setText)
        page.place_changed.connect(self.footer.place.setText)
        self.pages.addWidget(page)
        return page

    @cached_property
    def classroom(self) -> ClassScreen:
        """Made when it is first asked for: most days no class is checked."""
        from plagcheck.gui.classroom.class_screen import ClassScreen
        from plagcheck.gui.shell.window_wiring import connect_class

        page = ClassScreen(self.controllers, self.chooser)
        page.came_up.connect(lambda: self.go_to("classroom"))
        page.place_changed.connect(self._on_class_place)
        page.zoom_asked.connect(self.zoom)
        page.said.connect(lambda text: self.message.say(text))
        page.complained.connect(lambda *what: self.message.complain(*what))
        page.controller.changed.connect(lambda: self._name_window())
        page.currentChanged.connect(lambda: self._name_window())
        connect_class(self, page)
        self.pages.addWidget(page)
        return page

    @cached_property
    def history(self) -> HistoryScreen:
        from plagcheck.gui.history.history_screen import HistoryScreen

        page = HistoryScreen(self.controllers, self.chooser)
        page.said.connect(lambda text: self.message.say(text))
        self.pages.addWidget(page)
        self.controllers.history.read_history()
        return page

    @cached_property
    def report(self) -> ReportScreen:
        """Made when the first report is asked for."""
        from plagcheck.gui.reporting.report_screen import ReportScreen

        page = ReportScreen(self.controllers.session, self.controllers.library, self.chooser)
        page.left.connect(self.go_back)
        page.place_changed.connect(self.footer.place.setText)
        self.pages.addWidget(page)
        return page

    @cached_property
    def textbook(self) -> LessonPage:
        """Made when somebody wants to know how it works."""
        from plagcheck.gui.shell.window_wiring import connect_textbook
        from plagcheck.gui.textbook.lesson_page import LessonPage

        page = LessonPage()
        connect_textbook(self, page)
        self.pages.addWidget(page)
        return page

    @cached_property
    def settings(self) -> SettingsPage:
        from plagcheck.gui.settings.settings_page import SettingsPage
        from plagcheck.gui.shell.window_wiring import connect_settings

        page = SettingsPage(self.controllers.session.settings)
        page.changed.connect(lambda values: self.controllers.session.change(**values))
        page.finding.rebuild_wanted.connect(lambda params: self.library.rebuild(params))
        connect_settings(self, page)
        page.library.place_change_wanted.connect(self._change_library)
        self.pages.addWidget(page)
        return page

    # -- what is asked for

    def go_to(self, place: str) -> None:
        """Show check, classroom, library, history or settings."""
        self.rail.show_place(place)
        if place != self._place and "message" in vars(self):
            self.message.leave_place()
        self._place = place
        self._name_window()
        self.footer.place.setText(self._reading if place == "check" else "")
        if place == "check":
            self.pages.setCurrentWidget(self.check)
            return
        page: ClassScreen | LibraryScreen | HistoryScreen | SettingsPage = getattr(self, place)
        if page is not self.pages.currentWidget():
            self.pages.setCurrentWidget(page)
            page.take_focus()

    def go_back(self) -> None:
        """From a page that covers a place."""
        self.go_to(self._place)

    def _name_window(self) -> None:
        """What is worked on stands first, as lists of windows cut the end off."""
        name = ""
        if self._place == "check" and self.check.currentWidget() is not self.check.start:
            name = self.controllers.check.name
        elif self._place == "classroom":
            name = self.classroom.name
        self.setWindowTitle(f"{name} – plagcheck" if name else "plagcheck")

    def show_keys(self) -> None:
        from plagcheck.gui.settings.settings_page import KEYBOARD

        self.settings.show_section(KEYBOARD)
        self.go_to("settings")

    def choose_paper(self) -> None:
        files = self.chooser.papers()
        if files:
            self.controllers.check.check(*files)

    def _change_library(self) -> None:
        path = self.chooser.library()
        if path is not None:
            self.controllers.library.use_library(path)

    def undo(self) -> None:
        """Take back the last step about what is on the screen; others wait until theirs is."""
        if not self._undo():
            self.message.say(tr("There is nothing to undo here."))

    def _undo(self) -> bool:
        session, page = self.controllers.session, self.pages.currentWidget()
        if self.is_in_class:
            return self.classroom.undo()
        if page is self.check:
            return self.check.seen is not None and session.undo(self.check.seen)
        if page is not vars(self).get(self._place):  # a report covers it
            return False
        return self.library.undo() if self._place == "library" else session.undo(self._place)

    @property
    def is_in_textbook(self) -> bool:
        return "textbook" in vars(self) and self.pages.currentWidget() is self.textbook

    def zoom(self, step: int) -> None:
        if self.is_in_textbook:
            self.textbook.zoom(step)
            return
        self.controllers.session.change(
            reading_size=self.controllers.session.settings.reading_size + step
        )

    # -- what happened

    def _on_place(self, text: str) -> None:
        self._reading = text
        self.footer.place.setText(text)

    def _on_class_place(self, text: str) -> None:
        if self.is_in_class:
            self.footer.place.setText(text)

    @property
    def is_in_class(self) -> bool:
        return "classroom" in vars(self) and self.pages.currentWidget() is self.classroom

    def _on_counts(self, summary: Summary) -> None:
        self.footer.show_library(summary.documents, is_adding=self.controllers.library.is_adding)

    def _on_import(self, job: Job[None], importing: ImportFollower) -> None:
        self.footer.show_adding()
        self.library.follow_import(job, importing)

    @property
    def is_in_library(self) -> bool:
        return "library" in vars(self) and self.pages.currentWidget() is self.library

    def _on_error(self, error: BaseException) -> None:
        from plagcheck.gui.shell.error_text import error_text

        text = error_text(error)
        self.message.complain(text.title, text.advice)

    def drop_report(self) -> None:
        """Something was erased: no report is to show it. The page is made anew when asked for."""
        page = vars(self).pop("report", None)
        if page is not None:
            if self.pages.currentWidget() is page:
                self.go_to(self._place)
            self.pages.removeWidget(page)
            page.deleteLater()

    def _on_scheme(self) -> None:
        """The system went light or dark."""
        if self.controllers.session.settings.theme == "system":
            theme.apply("system", self.controllers.session.settings.text_size)

    def _on_settings(self, settings: Settings) -> None:
        if not theme.is_applied(settings.theme, settings.text_size):
            theme.apply(settings.theme, settings.text_size)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.imports.may_close():
            event.ignore()
            return
        if "classroom" in vars(self):
            self.classroom.flush()
        self.controllers.session.cancel_all()
        if "textbook" in vars(self):
            self.textbook.end_lecture()  # or its size would be kept for the next start
        super().closeEvent(event)
