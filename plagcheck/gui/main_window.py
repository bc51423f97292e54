"""The main window: makes the places and connects them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from plagcheck.gui.desk import Desk
from plagcheck.gui.frame import Frame
from plagcheck.gui.theme import theme
from plagcheck.gui.words import tr
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from plagcheck.gui.check_room import CheckRoom
    from plagcheck.gui.choosing import Chooser
    from plagcheck.gui.crash_dialog import CrashHandler
    from plagcheck.gui.drop_overlay import Load
    from plagcheck.gui.drops import DropCatcher
    from plagcheck.gui.history import Past
    from plagcheck.gui.history_page import HistoryPage
    from plagcheck.gui.library_room import LibraryRoom
    from plagcheck.gui.library_work import LibraryState
    from plagcheck.gui.settings_page import SettingsPage


class MainWindow(Frame):
    """The frame with its places; the whole window takes drops.

    The first picture is the frame; the pages are made right after it, or when they are asked for.
    """

    filled = Signal()  # the first page is there

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._reading = ""
        self._is_warm = False
        self.painted.connect(lambda: QTimer.singleShot(0, self, self.warm_up))
        # The look may change before the rest is made.
        desk.settings_changed.connect(self._on_settings)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)

    def _connect(self) -> None:
        desk = self.desk
        desk.check_started.connect(lambda: self.message.hide())
        desk.library_read.connect(self._on_library)
        desk.import_started.connect(lambda *what: self.library.follow_import(*what))
        desk.went_wrong.connect(self._on_error)

    # -- made after the first picture, or when asked for

    def warm_up(self) -> None:
        """Make the rest, a piece at a time, so that nothing waits for it later."""
        if self._is_warm:
            return
        self._is_warm = True
        theme.load_text()
        self.rail.chosen.connect(self.go_to)
        self.footer.show()
        self._connect()
        self._set_keys()
        self.check.start.choose_paper.setFocus()
        pieces: list[Callable[[], object]] = [
            self.filled.emit,
            lambda: self.drops,
            lambda: self.message,
            lambda: self.crashes,
            lambda: self.library,
            lambda: self.check.checking,
            lambda: self.check.result,
            lambda: self.history,
            lambda: self.settings,
            lambda: self.check.pair,
        ]

        def next_piece() -> None:
            made = pieces.pop(0)()
            if isinstance(made, QWidget):
                self._settle(made)
            if pieces:
                QTimer.singleShot(0, self, next_piece)

        QTimer.singleShot(0, self, next_piece)

    def _settle(self, page: QWidget) -> None:
        """Do what a page does when it is first shown, so that showing it takes no time then."""
        if self.pages.indexOf(page) >= 0 or self.check.indexOf(page) >= 0:
            page.resize(self.pages.size())
            for part in (page, *page.findChildren(QWidget)):
                part.ensurePolished()
            layout = page.layout()
            if layout is not None:
                layout.activate()
            page.grab()  # fonts, icons and styles are loaded by painting

    @cached_property
    def check(self) -> CheckRoom:
        from plagcheck.gui.check_room import CheckRoom

        page = CheckRoom(self.desk, self.choose_paper)
        page.came_up.connect(lambda: self.go_to("check"))
        page.place_changed.connect(self._on_place)
        page.zoom_asked.connect(self._zoom)
        page.start.files_wanted.connect(lambda: self.library.add_files())
        page.start.folder_wanted.connect(lambda: self.library.add_folder())
        page.start.library_change_wanted.connect(self._change_library)
        page.show_settings(self.desk.settings)
        self.pages.addWidget(page)
        return page

    @cached_property
    def chooser(self) -> Chooser:
        from plagcheck.gui.choosing import Chooser

        return Chooser(self)

    @cached_property
    def crashes(self) -> CrashHandler:
        from plagcheck.gui.crash_dialog import CrashHandler

        handler = CrashHandler(self)
        handler.install()
        return handler

    @cached_property
    def drops(self) -> DropCatcher:
        from plagcheck.gui.drops import DropCatcher

        catcher = DropCatcher(self, self.pages, self._describe_drop)
        catcher.dropped.connect(self._on_drop)
        return catcher

    @cached_property
    def library(self) -> LibraryRoom:
        from plagcheck.gui.library_room import LibraryRoom

        page = LibraryRoom(self.desk, self.chooser)
        page.came_up.connect(lambda: self.go_to("library"))
        page.imports.settled.connect(self.footer.place.setText)
        self.pages.addWidget(page)
        return page

    @cached_property
    def history(self) -> HistoryPage:
        from plagcheck.gui.history_page import HistoryPage

        page = HistoryPage()
        page.show_checks(self.desk.past)
        self.desk.history_changed.connect(page.show_checks)
        page.changed.connect(self._forget)
        page.again_wanted.connect(self._check_past)
        self.pages.addWidget(page)
        return page

    @cached_property
    def settings(self) -> SettingsPage:
        from plagcheck.gui.settings_page import SettingsPage

        page = SettingsPage(self.desk.settings)
        page.changed.connect(lambda values: self.desk.change(**values))
        page.finding.rebuild_wanted.connect(lambda params: self.library.rebuild(params))
        page.library.history_clear_wanted.connect(lambda: self._forget())
        page.library.place_change_wanted.connect(self._change_library)
        page.show_library(self.desk.library_path, self.desk.library)
        self.desk.library_read.connect(
            lambda state: page.show_library(self.desk.library_path, state)
        )
        self.pages.addWidget(page)
        return page

    def _set_keys(self) -> None:
        from PySide6.QtGui import QKeySequence, QShortcut

        keys: dict[str, Callable[[], object]] = {
            "Ctrl+O": self.choose_paper,
            "Ctrl+1": lambda: self.go_to("check"),
            "Ctrl+2": lambda: self.go_to("library"),
            "Ctrl+3": lambda: self.go_to("history"),
            "Ctrl+,": lambda: self.go_to("settings"),
            "F1": self.show_keys,
            "Ctrl+Z": self._undo,
            "Ctrl+Q": self.close,
            "Ctrl++": lambda: self._zoom(1),
            "Ctrl+=": lambda: self._zoom(1),
            "Ctrl+-": lambda: self._zoom(-1),
        }
        for sequence, action in keys.items():
            QShortcut(QKeySequence(sequence), self).activated.connect(action)

    # -- what is asked for

    def go_to(self, place: str) -> None:
        """Show check, library, history or settings."""
        self.rail.show_place(place)
        self.footer.place.setText(self._reading if place == "check" else "")
        if place == "check":
            self.pages.setCurrentWidget(self.check)
            return
        page: LibraryRoom | HistoryPage | SettingsPage = getattr(self, place)
        self.pages.setCurrentWidget(page)
        page.take_focus()

    def show_keys(self) -> None:
        from plagcheck.gui.settings_page import KEYBOARD

        self.settings.show_section(KEYBOARD)
        self.go_to("settings")

    def choose_paper(self) -> None:
        files = self.chooser.papers()
        if files:
            self.desk.check_or_compare(files)

    def _check_past(self, past: Past) -> None:
        files = [Path(path) for path in (past.path, past.other_path) if path]
        self.desk.check_or_compare(files)

    def _change_library(self) -> None:
        path = self.chooser.library()
        if path is not None:
            self.desk.use_library(path)

    def _undo(self) -> None:
        if not self.library.undo():
            self.message.say(tr("There is nothing to undo."))

    def _forget(self, left: list[Past] | None = None) -> None:
        if left is None:
            self.desk.clear_history()
        else:
            self.desk.keep_history(left)
        self.message.say(tr("Deleted from the history. Ctrl+Z brings it back."))

    def _zoom(self, step: int) -> None:
        self.desk.change(reading_size=self.desk.settings.reading_size + step)

    # -- what happened

    def _on_place(self, text: str) -> None:
        self._reading = text
        self.footer.place.setText(text)

    def _on_library(self, state: LibraryState) -> None:
        self.footer.show_library(state.summary.documents, "")

    def _describe_drop(self) -> tuple[str, str]:
        documents = self.desk.library.summary.documents if self.desk.library else 0
        against = tr("the library is empty")
        if documents:
            against = tr("against %Ln documents", documents)
        return against, self.library.usual_collection()

    def _on_drop(self, where: str, load: Load) -> None:
        if where == "check":
            self.desk.check_or_compare(load.paths)
        else:
            self.desk.add(load.paths, self.library.usual_collection())

    def _on_error(self, error: BaseException) -> None:
        from plagcheck.gui.error_text import error_text

        text = error_text(error)
        self.message.complain(text.title, text.advice)

    def _on_scheme(self) -> None:
        """The system went light or dark."""
        if self.desk.settings.theme == "system":
            theme.apply("system", self.desk.settings.text_size)

    def _on_settings(self, settings: Settings) -> None:
        if (settings.theme, settings.text_size / 100) != (theme.wanted, theme.scale):
            theme.apply(settings.theme, settings.text_size)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.desk.cancel_all()
        super().closeEvent(event)
