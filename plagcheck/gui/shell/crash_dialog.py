"""The last resort: an error nobody expected, with a text that can be copied."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from plagcheck.gui.parts.controls import button, label, row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.shell.faults import trace_of, versions

_log = logging.getLogger(__name__)


class CrashDialog(QDialog):
    """Says what happened; the program goes on where it can."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("plagcheck")
        text = QPlainTextEdit()
        text.setReadOnly(True)
        text.setPlainText(details)
        text.setAccessibleName(tr("Details"))
        self.details = details
        layout = QVBoxLayout(self)
        layout.addWidget(label(tr("Something in plagcheck went wrong"), "heading"))
        layout.addWidget(
            label(
                tr(
                    "Nothing stored was lost. You can go on. If it happens again, send the "
                    "details below to whoever looks after the program; they hold no text of papers."
                ),
                "quiet",
                wrap=True,
            )
        )
        layout.addWidget(text, 1)
        close = button(tr("Go on"), self.accept, kind="primary")
        layout.addLayout(row(button(tr("Copy details"), self._copy, icon="copy"), None, close))
        self.resize(theme.px(640), theme.px(420))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)


def details_of(error: BaseException) -> str:
    return f"{versions()}, Qt {qVersion()}\n{trace_of(error)}"


class CrashHandler(QObject):
    """Catches what is raised in any thread, and shows one window at a time."""

    _raised: SignalOf[BaseException] = carrying(1)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._shown: CrashDialog | None = None
        self._raised.connect(self.show_error, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(
            args.exc_type, args.exc_value, args.exc_traceback
        )

    def _hook(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is None or issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        _log.error("unexpected: %s", trace_of(error))
        self._raised.emit(error)

    def show_error(self, error: BaseException) -> None:
        if self._shown is None:
            self._shown = CrashDialog(details_of(error), self._window)
            self._shown.destroyed.connect(self._forget)
            self._shown.open()

    def _forget(self) -> None:
        self._shown = None
