"""The line at the bottom: offline, the library, what goes on."""

from __future__ import annotations

from plagcheck.gui.parts.controls import ElidedLabel, Panel, icon_label, label, row
from plagcheck.gui.parts.text_format import tr


class Footer(Panel):
    """Always there; never in the way."""

    def __init__(self) -> None:
        super().__init__("plain")
        self.offline = label(tr("Offline: nothing leaves this computer"))
        self.library = label("")
        self._documents: int | None = None
        self.place = ElidedLabel("")
        layout = row(
            icon_label("wifi-off", "text2", 14),
            self.offline,
            16,
            icon_label("library", "text2", 14),
            self.library,
            None,
            self.place,
            margins=(12, 0, 12, 0),
            gap=6,
        )
        self.setLayout(layout)

    def show_library(self, documents: int | None, *, is_adding: bool = False) -> None:
        """How many documents there are; None while that is not known."""
        self._documents = documents
        if documents is None:
            self.library.setText(tr("Library: being read"))
        elif documents:
            self.library.setText(tr("Library: %Ln documents", documents))
        elif is_adding:
            self.library.setText(tr("Library: files are being added"))
        else:
            self.library.setText(tr("Library: empty"))

    def show_adding(self) -> None:
        """Documents are on their way."""
        if self._documents is not None:
            self.show_library(self._documents, is_adding=True)

    def show_unread(self) -> None:
        self._documents = None
        self.library.setText(tr("Library: cannot be read"))

    def set_narrow(self, narrow: bool) -> None:
        self.offline.setText(
            tr("Offline") if narrow else tr("Offline: nothing leaves this computer")
        )
