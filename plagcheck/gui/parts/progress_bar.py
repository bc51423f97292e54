"""A progress bar that does not hold the window up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QProgressBar

if TYPE_CHECKING:
    from plagcheck.model.progress import Progress


class ProgressBar(QProgressBar):
    """Painted with the rest of the window, in its turn.

    Qt's own paints itself with every new value, and all that waits to be painted along with it:
    a list that grows beside it would be painted several times before the window reacts again.
    """

    def show_progress(self, progress: Progress) -> None:
        """How much is done; of a total that is not known, that something is."""
        self.setRange(0, progress.total or 0)
        self.setValue(progress.done)

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
