"""Every key, in one table: the help page shows it, the tests walk it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from plagcheck.gui.parts.controls import Panel, button, column, label, row
from plagcheck.gui.parts.keys import key_text
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme


def table() -> list[tuple[str, list[tuple[str, str]]]]:
    """Where, and there: keys and what they do."""
    return [
        (
            tr("Everywhere"),
            [
                ("Ctrl+O", tr("Choose a paper to check, or two to compare")),
                ("Ctrl+1", tr("Check")),
                ("Ctrl+2", tr("Class")),
                ("Ctrl+3", tr("Library")),
                ("Ctrl+4", tr("History")),
                ("Ctrl+,", tr("Settings")),
                ("F1", tr("This list of keys")),
                ("Ctrl+Z", tr("Undo the last step")),
                ("Ctrl++, Ctrl+−", tr("Larger or smaller text of papers")),
                ("Ctrl+Q", tr("Quit")),
            ],
        ),
        (
            tr("Reading a result"),
            [
                ("J, Alt+↓", tr("Next match")),
                ("K, Alt+↑", tr("Previous match")),
                ("Enter", tr("Side by side")),
                ("L", tr("Leave out the match, or restore it")),
                ("H", tr("How the current source was found")),
                ("N", tr("Write a note")),
                ("1, 2, 3, 4", tr("Not reviewed, no concern, to discuss, confirmed")),
                ("F", tr("Next flagged place")),
                ("Del", tr("Restore what is left out, in its list")),
                ("F6", tr("To the paper, the bar, the list")),
                ("Esc", tr("Back from side by side, or from how a source was found")),
            ],
        ),
        (
            tr("Class"),
            [
                ("Ctrl+F", tr("Filter by name, status, flag, or >20")),
                ("Enter", tr("Open the paper, or a pair side by side")),
                ("1, 2, 3, 4", tr("Not reviewed, no concern, to discuss, confirmed")),
                ("Alt+←, Alt+→", tr("Previous or next paper")),
                ("Shift+1 … 4", tr("Decide, then the next paper")),
                ("Backspace", tr("From the paper back to the class")),
                ("F2", tr("Rename a student before the check")),
            ],
        ),
        (
            tr("Library"),
            [
                ("Ctrl+F", tr("Search titles")),
                ("Del", tr("Remove what is selected")),
                ("Enter", tr("Text as extracted")),
            ],
        ),
        (
            tr("How it works, live"),
            [
                ("1 … 6", tr("Texts, shingles, matrix, signatures, bands, curve")),
                ("←, →", tr("One row or band back or on")),
                ("Home, End", tr("First or last row or band")),
                ("Space", tr("Play, pause")),
                ("F11", tr("Full screen")),
                ("Ctrl++, Ctrl+−", tr("Larger or smaller")),
                ("Esc", tr("Back")),
            ],
        ),
    ]


class KeyboardSection(Panel):
    """The table as a page."""

    def __init__(self) -> None:
        super().__init__("page")
        self.how_it_works = button(tr("How it works, step by step"), kind="link")
        layout = column(row(self.how_it_works, None), margins=(24, 16, 24, 16), gap=12)
        for where, keys in table():
            grid = QGridLayout()
            grid.setContentsMargins(16, 12, 16, 12)
            grid.setHorizontalSpacing(16)
            grid.addWidget(label(where, "section"), 0, 0, 1, 2)
            for place, (key, text) in enumerate(keys, 1):
                shown = label(key_text(key), "key")
                shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
                shown.setMinimumWidth(theme.px(104))
                grid.addWidget(shown, place, 0)
                grid.addWidget(label(text), place, 1)
            grid.setColumnStretch(1, 1)
            card = Panel("card")
            card.setLayout(grid)
            layout.addWidget(card)
        layout.addStretch(1)
        self.setLayout(layout)
