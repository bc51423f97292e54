"""The bar below the table of documents: what can be done with those that are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from plagcheck.gui.parts.controls import Panel, button, label, row
from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from plagcheck.model.entry import Entry


class SelectionBar(Panel):
    """Buttons are live when they make sense for what is chosen."""

    def __init__(
        self,
        *,
        opened: Callable[[], object],
        text_wanted: Callable[[], object],
        fill_moves: Callable[[QMenu], object],
        removed: Callable[[], object],
    ) -> None:
        super().__init__("card-bar")
        self._selected = label("", "quiet")
        self.open = button(tr("Open"), opened, kind="small")
        self.text = button(tr("Text as extracted"), text_wanted, kind="small")
        self.move_to = button(tr("Move to…"), kind="small")
        self.moves = QMenu(self.move_to)
        self.moves.aboutToShow.connect(lambda: fill_moves(self.moves))
        self.move_to.setMenu(self.moves)
        self.remove = button(
            tr("Remove"),
            removed,
            kind="small danger",
            tip=tr(
                "Removes the text and all its fingerprints. Finished reports keep their "
                "quotations until you delete them."
            ),
        )
        parts = (self._selected, 12, self.open, self.text, self.move_to, self.remove, None)
        self.setLayout(row(*parts, margins=(16, 6, 16, 6)))

    def show_chosen(self, entries: Sequence[Entry]) -> None:
        number = len(entries)
        self._selected.setText(tr("%Ln selected", number) if number else tr("Nothing selected"))
        self.text.setEnabled(number == 1)
        self.open.setEnabled(number == 1 and bool(entries[0].path))
        self.move_to.setEnabled(number > 0)
        self.remove.setEnabled(number > 0)
