"""The card of the current match: what it is, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Signal

from plagcheck.gui.chips import Chip
from plagcheck.gui.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.findings import Findings, Mark, SourceFound
from plagcheck.gui.words import page_name, tr


def mark_name(mark: Mark) -> str:
    """What a match is; a weak one says so first."""
    name = kind_name(mark.kind)
    return name if mark.is_counted else f"{tr('Weak')} · {name}"


def kind_name(kind: str) -> str:
    """A kind of match in words; unknown kinds keep their own name."""
    names = {
        "word for word": tr("Word for word"),
        "small edits": tr("Small edits"),
        "reworded": tr("Reworded"),
        "summary": tr("Summed up"),
    }
    return names.get(kind, kind.capitalize())


class MatchCard(Panel):
    """Follows the current match."""

    opened = Signal()
    stepped = Signal(int)

    def __init__(self) -> None:
        super().__init__("card-bar")
        self.chip = Chip()
        self.title = label("", "strong")
        self.place = ElidedLabel("", "quiet", at_end=True)
        self.open_button = button(
            tr("Side by side"),
            self.opened.emit,
            icon="columns-2",
            kind="primary",
            tip=tr("Read paper and source beside each other (Enter)"),
        )
        previous = button(
            "", lambda: self.stepped.emit(-1), icon="chevron-up", kind="square",
            tip=tr("Previous match (K)"),
        )  # fmt: skip
        following = button(
            "", lambda: self.stepped.emit(1), icon="chevron-down", kind="square",
            tip=tr("Next match (J)"),
        )  # fmt: skip
        head = row(self.chip, self.title, self.place)
        head.setStretch(2, 1)
        self.setLayout(
            column(
                head,
                row(self.open_button, None, previous, following),
                margins=(12, 10, 12, 10),
            )
        )

    def show_mark(self, findings: Findings, source: SourceFound, mark: Mark) -> None:
        self.chip.show_label(mark.label, mark.source)
        self.title.setText(f"{mark_name(mark)}, {tr('%Ln words', mark.words)}")
        here = page_name(findings.page_starts, mark.start)
        self.place.setText(" · ".join(part for part in (here, source.name) if part))
