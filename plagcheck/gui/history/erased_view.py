"""The account of an erasure, and what else may be left of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from plagcheck.gui.history.history_words import erased_account
from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from plagcheck.gui.jobs.history_controller import HistoryController
    from plagcheck.history.saved import ErasureOutcome


class ErasedView(Panel):
    """Says what was erased; damaged histories that were put aside can go, too."""

    def __init__(self, history: HistoryController) -> None:
        super().__init__("card")
        self._history = history
        self.text = label("", wrap=True)
        self.aside = label("", "quiet", wrap=True)
        self.erase_aside = button(tr("Erase these as well"), self._erase_aside, kind="danger")
        self._rest = QWidget()
        self._rest.setLayout(column(self.aside, row(self.erase_aside, None)))
        words = row(icon_label("shield-check", "ok"), self.text, gap=10)
        words.setStretch(1, 1)
        self.setLayout(column(words, self._rest, margins=(14, 12, 14, 12)))
        self._rest.hide()
        self.hide()

    def show_erased(self, erased: ErasureOutcome, documents: int = 0) -> None:
        lines = list(erased_account(erased))
        if documents:
            lines.append(tr("%Ln documents were taken out of the library.", documents))
        self.text.setText("\n".join(lines))
        self.text.setAccessibleName(self.text.text())
        self.show()
        self._history.put_aside_files().succeeded.connect(self._on_aside)

    def _on_aside(self, files: list[Path]) -> None:
        self._rest.setVisible(bool(files))
        names = ", ".join(file.name for file in files)
        text = tr("Damaged histories were put aside and may hold what was erased: %1")
        self.aside.setText(text.replace("%1", names))

    def _erase_aside(self) -> None:
        self._history.erase_put_aside().succeeded.connect(self._on_aside_erased)

    def _on_aside_erased(self, files: int) -> None:
        self._rest.hide()
        more = tr("%Ln damaged histories were erased.", files)
        self.text.setText(f"{self.text.text()}\n{more}")
