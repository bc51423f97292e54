"""The Left out tab: everything that is left out of the number, and the way back for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QToolButton, QWidget

from plagcheck.gui.leaveout.ledger import Ledger, LedgerRow, ledger_of
from plagcheck.gui.leaveout.ledger_list import NARROW, LedgerList, UsedColumns, columns
from plagcheck.gui.parts.controls import Panel, button, column, label, row, switch_button
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import count, report_wording, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import Reason

if TYPE_CHECKING:
    from plagcheck.model.adjusted import Adjusted


class LedgerPanel(Panel):
    """Which rows, the rows, and what they did together."""

    restore_wanted: SignalOf[LedgerRow] = carrying(1)
    all_wanted = Signal()
    place_wanted = Signal(int)  # a character of the paper

    def __init__(self) -> None:
        super().__init__("surface")
        self.ledger = Ledger()
        self._adjusted: Adjusted | None = None  # not shown yet
        self.filters = [self._filter() for _ in range(3)]
        self._group = QButtonGroup(self)
        for each in self.filters:
            self._group.addButton(each)
        self.filters[0].setChecked(True)
        self.summary = label("", "small")
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.list = LedgerList()
        self.list.restore_wanted.connect(self.restore_wanted)
        self.list.row_chosen.connect(self._on_row)
        self._head = LedgerHead()
        self.empty = label(
            tr("Nothing is left out. L leaves out the match at hand."), "quiet", wrap=True
        )
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.empty.setContentsMargins(16, 16, 16, 16)
        self.restore = button(tr("Restore"), self.list.restore_current, icon="undo-2")
        self.list.row_current.connect(lambda index: self._offer_row(index.data(ROW)))
        self.restore_all = button(tr("Restore all"), self.all_wanted.emit)
        top = row(*self.filters, None, margins=(12, 8, 12, 8))
        top.addWidget(self.summary)
        self._top = Panel("surface", top)
        self._hint = label("", "small", wrap=True)
        self._foot_row = row(self._hint, margins=(12, 8, 12, 8))
        self._foot_row.addLayout(row(self.restore_all, self.restore))
        self._foot_row.setStretch(0, 1)
        self._foot = Panel("card-foot", self._foot_row)
        layout = column(self._top, self._head, self.list, self.empty, self._foot, gap=0)
        layout.setStretch(2, 1)
        layout.setStretch(3, 1)
        self.setLayout(layout)
        self._fill()

    def _filter(self) -> QToolButton:
        made = switch_button()
        made.clicked.connect(self._fill)
        return made

    def show_left_out(self, adjusted: Adjusted | None) -> None:
        """Rows are made when they are looked at."""
        self._adjusted = adjusted
        if self.isVisible() or adjusted is None:
            self._make_rows()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._make_rows()

    def _make_rows(self) -> None:
        self.ledger = ledger_of(self._adjusted) if self._adjusted is not None else Ledger()
        self._fill()

    def _fill(self) -> None:
        rows = self.ledger.rows
        mine = [row for row in rows if row.entry.is_by_teacher]
        found = [row for row in rows if not row.entry.is_by_teacher]
        for each, text, some in zip(
            self.filters,
            (tr("All"), tr("Found by the program"), tr("Set by you")),
            (rows, found, mine),
            strict=True,
        ):
            each.setText(f"{text} {count(len(some))}")
            each.setAccessibleName(each.text())
        shown = (rows, found, mine)[[each.isChecked() for each in self.filters].index(True)]
        before = self.list.currentIndex().row()
        pages = self._adjusted.before.submission.page_starts if self._adjusted else ()
        self.list.ledger.show_rows(shown, pages)
        self._head.show_used(self.list.ledger.used)
        if shown:
            self.list.setCurrentIndex(self.list.ledger.index(min(max(before, 0), len(shown) - 1)))
        for part in (self._top, self._foot):
            part.setVisible(bool(rows))
        self._offer_restoring(rows)
        self.list.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.summary.setText(self._summary())
        self._fit()

    def _offer_restoring(self, rows: Sequence[LedgerRow]) -> None:
        """What was compared with nothing would not count."""
        can_all = all(row.entry.is_compared for row in rows)
        self._hint.setText(
            tr("Everything here can be restored, also after saving. Reports list it.")
            if can_all
            else tr("The class left this out of all its papers. Reports list it.")
        )
        set_tip(
            self.restore_all, "" if can_all else tr("Count all again but what the class left out")
        )
        for part in (self.restore, self.restore_all):
            part.setVisible(any(row.entry.is_compared for row in rows))

    def _offer_row(self, row: LedgerRow) -> None:
        """What the class left out is told where it can be counted again, if it can."""
        self.restore.setEnabled(row.entry.is_compared)
        if row.entry.is_compared:
            tip = tr("Count it again (Del)")
        elif row.entry.reason is Reason.HANDOUT:
            tip = tr(
                "A handout of the class. It is counted again on the page of the class, under "
                "Left out."
            )
        else:
            tip = tr(
                "The class left this out of all its papers. It cannot be restored in one of them."
            )
        set_tip(self.restore, tip)

    def _summary(self) -> str:
        step = self.ledger.by_teacher
        if step is None or step.before is None or step.after is None:
            return ""
        words = tr("%Ln words by you", step.words)
        return f"{words}: {share(step.before)} → {share(step.after)}"

    def _on_row(self, row: LedgerRow) -> None:
        if row.spans:
            self.place_wanted.emit(row.start)

    def resizeEvent(self, event: object) -> None:
        self._fit()

    def _fit(self) -> None:
        narrow, way = self.width() < NARROW, QBoxLayout.Direction
        self._foot_row.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self._head.setVisible(self.width() >= NARROW and bool(self.ledger.rows))
        self.summary.setVisible(self.width() >= NARROW and bool(self.summary.text()))


class LedgerHead(QWidget):
    """Names of columns, where the rows have columns."""

    def __init__(self) -> None:
        super().__init__()
        self._used = UsedColumns()
        self.setFixedHeight(theme.px(28))
        theme.changed.connect(self.update)

    def show_used(self, used: UsedColumns) -> None:
        self._used = used
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("surface2"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font(12))
        say = report_wording()
        place_name = tr("Place") if self._used.places else ""
        when_name = say("when") if self._used.times else ""
        names = (tr("Kind"), tr("Text and reason"), place_name, say("words"), when_name, "")
        middle = Qt.AlignmentFlag.AlignVCenter
        parts = columns(self.rect(), self._used)
        for place, (name, where) in enumerate(zip(names, parts, strict=True)):
            side = Qt.AlignmentFlag.AlignRight if place == 3 else Qt.AlignmentFlag.AlignLeft
            right = theme.px(10) if place == 3 else 0
            painter.drawText(where.adjusted(0, 0, -right, 0), middle | side, name)
        painter.end()
