"""Close a term: erase what was checked before a day, or all of a class."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QDateEdit, QDialog, QRadioButton, QVBoxLayout, QWidget

from plagcheck.gui.history.confirm_bar import ConfirmBar
from plagcheck.gui.history.erased_view import ErasedView
from plagcheck.gui.history.history_row import CLASSES, HistoryRow
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.controls import button, column, label, row
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.while_there import while_there

if TYPE_CHECKING:
    from plagcheck.gui.jobs.history_controller import HistoryController
    from plagcheck.history.saved import ErasureOutcome


class DayField(QDateEdit):
    """A day, typed or from a calendar; the arrow is ours, since style sheets draw none."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        size = theme.px(16)
        where = QRectF(self.width() - size - 4, (self.height() - size) / 2, size, size)
        icons.paint(painter, where, "chevron-down", theme.tokens.text2)
        painter.end()


class TermDialog(QDialog):
    """Shows how much would go before it goes."""

    def __init__(self, history: HistoryController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Close a term"))
        self._history = history
        self.by_day = QRadioButton(tr("Everything checked before"))
        self.by_class = QRadioButton(tr("One class and the checks of its papers"))
        ways = QButtonGroup(self)
        for way in (self.by_day, self.by_class):
            ways.addButton(way)
        today = QDate.currentDate()
        self.day = DayField(QDate(today.year(), today.month(), 1))
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("d MMM yyyy")
        self.day.setAccessibleName(tr("Day before which all is erased"))
        names = dict.fromkeys(_class_names(history.past.values()))
        shown = {name: name for name in names} or {"": tr("No class was kept")}
        self.classes = ChoiceBox(tr("Class"), shown, next(iter(shown)))
        self.by_class.setEnabled(bool(names))
        self.by_day.setChecked(True)
        self.summary = label("", "quiet", wrap=True)
        self.confirm, self.erased = ConfirmBar(), ErasedView(history)
        self._close = button(tr("Close"), self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(12)
        intro = tr(
            "Erases checks, the papers in them and the files of classes. The library stays as it "
            "is; documents are removed on its own page."
        )
        layout.addLayout(
            column(label(tr("Close a term"), "heading"), label(intro, "quiet", wrap=True))
        )
        layout.addLayout(row(self.by_day, self.day, None))
        layout.addLayout(row(self.by_class, self.classes, None))
        layout.addWidget(self.summary)
        layout.addWidget(self.erased)
        layout.addStretch(1)
        layout.addWidget(self.confirm)
        layout.addLayout(row(None, self._close))
        self.resize(theme.px(560), theme.px(380))
        ways.buttonToggled.connect(lambda *_: self.count())
        self.day.dateChanged.connect(lambda _: self.count())
        self.classes.currentIndexChanged.connect(lambda _: self.count())
        self.confirm.confirmed.connect(self._erase)
        self.count()

    def chosen(self) -> list[HistoryRow]:
        """What would be erased."""
        every = self._history.past.values()
        if self.by_class.isChecked():
            return [past for past in every if self.classes.currentData() in _of_class(past)]
        before = date(self.day.date().year(), self.day.date().month(), self.day.date().day())
        return [past for past in every if past.moment.date() < before]

    def count(self) -> None:
        """Say what would go."""
        self.day.setEnabled(self.by_day.isChecked())
        self.classes.setEnabled(self.by_class.isChecked())
        chosen = self.chosen()
        classes = sum(past.line.kind == CLASSES for past in chosen)
        papers, groups = tr("%Ln checks", len(chosen) - classes), tr("%Ln classes", classes)
        self.summary.setText(f"{papers}, {groups}" if chosen else tr("Nothing would be erased."))
        total = len(chosen)
        question = tr("%Ln entries are erased, with their texts. This cannot be undone.", total)
        self.confirm.offer(tr("Erase %Ln entries…", total), question, can=bool(chosen))

    def _erase(self) -> None:
        self.summary.setText(tr("Erasing…"))
        self._history.erase_checks(
            [past.id for past in self.chosen()], while_there(self, self._on_erased)
        )

    def _on_erased(self, erased: ErasureOutcome) -> None:
        self.count()
        self.erased.show_erased(erased)
        self._close.setFocus()


def _of_class(past: HistoryRow) -> tuple[str, ...]:
    entry = past.line
    return (entry.name, entry.class_name) if entry.kind == CLASSES else (entry.class_name,)


def _class_names(every: Iterable[HistoryRow]) -> Iterable[str]:
    for past in every:
        yield from (name for name in _of_class(past) if name)
