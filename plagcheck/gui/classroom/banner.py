"""Lines above the tables: text that most papers share, and keeping the class as past work."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSizePolicy

from plagcheck.gui.parts.controls import Panel, button, icon_label, label, rich, row
from plagcheck.gui.parts.text_format import bold, count, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.classes import CommonPassage

QUOTED = 60


class CommonBanner(Panel):
    """Says what most papers hold: it makes no pair and counts in no number."""

    show_wanted: SignalOf[CommonPassage] = carrying(1)

    def __init__(self) -> None:
        super().__init__("banner")
        self._first: CommonPassage | None = None
        self._is_shut = False
        self.text = rich()
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.look = button(tr("Show"), self._show)
        self.shut = button(tr("Close"), self._shut)
        layout = row(
            icon_label("info", "accent"), self.text, self.look, self.shut, margins=(16, 6, 16, 6)
        )
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.hide()

    def begin(self) -> None:
        """Another class: nothing was said yet."""
        self._is_shut = False

    def show_common(self, common: tuple[CommonPassage, ...], papers: int) -> None:
        self._first = common[0] if common else None
        self.setVisible(bool(common) and not self._is_shut)
        if not common:
            return
        head = tr("%1 of %2 papers contain these %Ln words:", common[0].words)
        head = head.replace("%1", count(len(common[0].papers))).replace("%2", count(papers))
        parts = [bold(escape(head)), escape(quoted(common[0].text))]
        parts.append(tr("They count in no number."))
        if more := len(common) - 1:
            parts.append(tr("%Ln more passages stand under Left out.", more))
        self.text.setText(" ".join(parts))

    def _show(self) -> None:
        if self._first is not None:
            self.show_wanted.emit(self._first)

    def _shut(self) -> None:
        self._is_shut = True
        self.hide()


def quoted(text: str) -> str:
    plain = " ".join(text.split())
    return f"“{plain}”" if len(plain) <= QUOTED else f"“{plain[:QUOTED].rsplit(' ', 1)[0]} …”"


class PastWorkBanner(Panel):
    """Asks before papers go into the library."""

    agreed = Signal(str, bool)  # collection, whether names are hidden

    def __init__(self) -> None:
        super().__init__("banner")
        self.text = label("")
        self.collection = QLineEdit()
        self.collection.setAccessibleName(report_wording()("collection"))
        self.collection.setFixedWidth(theme.px(170))
        self.hide_names = QCheckBox(tr("Without names"))
        self.hide_names.setChecked(True)
        self.add = button(tr("Add"), self._agree, kind="primary")
        self.no = button(tr("Cancel"), self.hide)
        self.setLayout(
            row(
                icon_label("library", "accent"),
                self.text,
                self.collection,
                self.hide_names,
                None,
                self.add,
                self.no,
                margins=(16, 6, 16, 6),
            )
        )
        self.hide()

    def ask(self, papers: int) -> None:
        self.text.setText(tr("Add %Ln papers to the library, in", papers))
        self.collection.setText(tr("Past student work"))
        self.show()
        self.add.setFocus()

    def _agree(self) -> None:
        name = self.collection.text().strip()
        if name:
            self.hide()
            self.agreed.emit(name, self.hide_names.isChecked())
