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

    def show_library(self, documents: int | None, state: str) -> None:
        """How many documents there are; None while that is not known."""
        if documents is None:
            self.library.setText(tr("Library: being read"))
        elif documents:
            text = tr("Library: %Ln documents", documents)
            self.library.setText(f"{text}, {state}" if state else text)
        else:
            self.library.setText(tr("Library: empty"))

    def show_unread(self) -> None:
        self.library.setText(tr("Library: cannot be read"))

    def set_narrow(self, narrow: bool) -> None:
        self.offline.setText(
            tr("Offline") if narrow else tr("Offline: nothing leaves this computer")
        )
