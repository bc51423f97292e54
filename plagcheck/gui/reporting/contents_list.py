"""Whose names and texts a report holds, for a look before it is handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.gui.parts.controls import ElidedLabel, column, icon_label, label, row
from plagcheck.gui.parts.text_format import tr

if TYPE_CHECKING:
    from plagcheck.report.inventory import Contents, ReportedDocument

LISTED = 40  # sources; the rest is counted


class ContentsList(QWidget):
    """The paper first, then other students, then published sources."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self.setAccessibleName(tr("Names and texts of people in this report"))
        made = column(
            label(tr("Names and texts of people in this report"), "small", wrap=True),
            margins=(16, 14, 16, 14),
            gap=8,
        )
        made.addLayout(self._lines)
        made.addStretch(1)
        self.setLayout(made)
        self.texts: list[str] = []

    def show_contents(self, contents: Contents) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.texts = []
        students = [each for each in contents.sources if each.is_student_work]
        others = [each for each in contents.sources if not each.is_student_work]
        self._add(contents.paper, is_paper=True)
        for each in [*students, *others][:LISTED]:
            self._add(each)
        rest = len(contents.sources) - LISTED
        if rest > 0:
            self._lines.addWidget(label(tr("and %Ln more", rest), "quiet"))
        if not students:
            self._lines.addWidget(label(tr("No other student is in it."), "quiet", wrap=True))

    def _add(self, each: ReportedDocument, *, is_paper: bool = False) -> None:
        held = held_text(each, is_paper=is_paper)
        hidden = not each.is_named or (each.is_student_work and not is_paper and not each.words)
        icon = "eye-off" if hidden else "check" if each.is_student_work else "file-text"
        name = ElidedLabel(each.name, "" if each.is_student_work else "quiet")
        line = QWidget()
        inner = column(row(icon_label(icon, "text2"), name), gap=0)
        words = label(held, "small", wrap=True)
        words.setContentsMargins(24, 0, 0, 0)
        inner.addWidget(words)
        line.setLayout(inner)
        line.setAccessibleName(f"{each.name}: {held}")
        self.texts.append(f"{each.name}: {held}")
        self._lines.addWidget(line)


def held_text(each: ReportedDocument, *, is_paper: bool = False) -> str:
    """What is held of one document."""
    words = tr("%Ln words of text", each.words)
    if not each.is_named:
        return tr("%1, name withheld").replace("%1", words) if each.words else tr("withheld")
    if not each.words:
        return tr("name only")
    if each.is_student_work or is_paper:
        return tr("name and %1").replace("%1", words)
    return tr("a published source, %1").replace("%1", words)
