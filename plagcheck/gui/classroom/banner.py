"""Lines above the tables: text that most papers share, and keeping the class as past work."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSizePolicy

from plagcheck.gui.parts.controls import Panel, button, icon_label, label, rich, row
from plagcheck.gui.parts.text_format import bold, count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.classes import CommonPassage

QUOTED = 60


class CommonBanner(Panel):
    """Offers to leave common text out, one passage after the other."""

    leave_wanted = Signal(str)
    show_wanted: SignalOf[CommonPassage] = carrying(1)

    def __init__(self) -> None:
        super().__init__("banner")
        self._offered: list[CommonPassage] = []
        self._refused: set[str] = set()
        self.text = rich()
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.yes = button(tr("Yes, leave it out"), self._yes)
        self.look = button(tr("Show"), self._show)
        self.no = button(tr("No"), self._no)
        layout = row(
            icon_label("info", "accent"),
            self.text,
            self.yes,
            self.look,
            self.no,
            margins=(16, 6, 16, 6),
        )
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self.hide()

    @property
    def offered(self) -> CommonPassage | None:
        return self._offered[0] if self._offered else None

    def begin(self) -> None:
        """Another class: nothing was refused yet."""
        self._refused.clear()

    def show_common(self, common: tuple[CommonPassage, ...], papers: int) -> None:
        self._offered = [each for each in common if each.text not in self._refused]
        self._papers = papers
        self._say()

    def _say(self) -> None:
        first = self.offered
        self.setVisible(first is not None)
        if first is None:
            return
        head = tr("%1 of %2 papers contain these %Ln words:", first.words)
        head = head.replace("%1", count(len(first.papers))).replace("%2", count(self._papers))
        said = quoted(first.text)
        self.text.setText(f"{bold(escape(head))} {escape(said)} {tr('Treat as handout?')}")

    def _yes(self) -> None:
        if self.offered is not None:
            self.leave_wanted.emit(self.offered.text)

    def _show(self) -> None:
        if self.offered is not None:
            self.show_wanted.emit(self.offered)

    def _no(self) -> None:
        if self._offered:
            self._refused.add(self._offered.pop(0).text)
        self._say()


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
        self.collection.setAccessibleName(tr("Collection"))
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
