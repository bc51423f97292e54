"""A progress bar that does not hold the window up."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar


class ProgressBar(QProgressBar):
    """Painted with the rest of the window, in its turn.

    Qt's own paints itself with every new value, and all that waits to be painted along with it:
    a list that grows beside it would be painted several times before the window reacts again.
    """

    def setValue(self, value: int) -> None:
        self.setUpdatesEnabled(False)
        super().setValue(value)
        self.setUpdatesEnabled(True)

    def setRange(self, least: int, most: int) -> None:
        if (least, most) == (self.minimum(), self.maximum()):
            return
        self.setUpdatesEnabled(False)
        super().setRange(least, most)
        self.setUpdatesEnabled(True)
