"""A line above the page: what happened, and what to do. Never modal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer

from plagcheck.gui.parts.controls import Panel, button, icon_label, label, row
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.text_format import tr

SHORT_MS = 6000


class MessageBar(Panel):
    """Short notes go by themselves; what went wrong stays until it is closed."""

    def __init__(self) -> None:
        super().__init__("banner")
        self._icon = icon_label("info", "accent")
        self.title = label("", "strong")
        self.text = label("", wrap=True)
        self.action = button(tr("Go on"), self._act, kind="small primary")
        self.close_button = button(
            "", self._close, icon="x", kind="small square", tip=tr("Close this line")
        )
        parts = (self._icon, self.title, self.text, self.action, self.close_button)
        layout = row(*parts, margins=(16, 8, 16, 8), gap=10)
        layout.setStretch(2, 1)
        self.setLayout(layout)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHORT_MS)
        self._timer.timeout.connect(self.hide)
        self._accepted: Callable[[], object] | None = None
        self._declined: Callable[[], object] | None = None
        self.hide()

    def say(self, text: str) -> None:
        self._show("banner", "info", "accent", text, "")
        self._timer.start()

    def leave_place(self) -> None:
        """Another place is shown: what was said about the one before does not hold there."""
        if self._timer.isActive():
            self._timer.stop()
            self.hide()

    def complain(self, title: str, advice: str) -> None:
        self._timer.stop()
        self._show("banner-attention", "triangle-alert", "att", title, advice)

    def offer(
        self,
        title: str,
        text: str,
        action: str,
        accepted: Callable[[], object],
        declined: Callable[[], object],
    ) -> None:
        """Something to do; closing the line declines it."""
        self._timer.stop()
        self._show("banner", "info", "accent", title, text)
        self._accepted, self._declined = accepted, declined
        self.action.setText(action)
        self.action.setAccessibleName(action)
        self.action.show()

    def _act(self) -> None:
        self.hide()
        if self._accepted is not None:
            self._accepted()

    def _close(self) -> None:
        self.hide()
        if self._declined is not None:
            self._declined()

    def _show(self, role: str, icon: str, colour: str, title: str, text: str) -> None:
        self._accepted = self._declined = None
        self.action.hide()
        self.setProperty("role", role)
        self.style().unpolish(self)
        self.style().polish(self)
        put_icon(self._icon, icon, colour)
        self.title.setText(title)
        self.text.setText(text)
        self.show()
