"""Lists beside the figures: what was left out, and what was not compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from plagcheck.gui.classroom.banner import quoted
from plagcheck.gui.classroom.class_view import ClassView
from plagcheck.gui.classroom.preview.preview_words import problem_text
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.controls import Panel, button, column, label, row
from plagcheck.gui.parts.keys import bind_own_keys
from plagcheck.gui.parts.row_models import TableModel
from plagcheck.gui.parts.tables import dress_table
from plagcheck.gui.parts.text_format import count, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import Reason

WIDTH = 280


@dataclass(frozen=True, slots=True)
class ListItem:
    """A row of texts; `value` is what it stands for."""

    texts: tuple[str, ...]
    icon: str
    colour: str
    value: object = None
    tip: str = ""


class ItemModel(TableModel[ListItem]):
    """A few rows of plain texts."""

    def text(self, row: ListItem, column: int) -> str:
        return row.texts[column]

    def tip(self, row: ListItem, column: int) -> str:
        return row.tip or row.texts[column]

    def colour(self, row: ListItem, column: int) -> str:
        return "text2" if column else "text"

    def picture(self, row: ListItem, column: int) -> QIcon | None:
        return None if column else icons.icon(row.icon, row.colour)


class ItemPage(QWidget):
    """A table with one action for the row that is chosen."""

    wanted: SignalOf[Any] = carrying(1)  # the value of a row

    def __init__(
        self, headings: Sequence[str], stretched: int, action: str, hint: str, empty: str
    ) -> None:
        super().__init__()
        self.model = ItemModel(headings)
        self.table = QTableView()
        self.table.setModel(self.model)
        dress_table(self.table, headings[0], 30)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        for section in range(len(headings)):
            if section != stretched:
                self.table.setColumnWidth(section, theme.px(WIDTH))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._enable())
        self.table.doubleClicked.connect(lambda _: self._act())
        bind_own_keys(self.table, {"Return": self._act, "Enter": self._act})
        self.act = button(action, self._act)
        self.empty = label(empty, "lead", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = Panel(
            "card-bar", row(label(hint, "small"), None, self.act, margins=(16, 8, 16, 8))
        )
        layout = column(self.table, self.empty, self.bar, gap=0)
        layout.setStretch(0, 1)
        layout.setStretch(1, 1)
        self.setLayout(layout)

    def show_items(self, items: Sequence[ListItem]) -> None:
        self.model.put_rows(items)
        for part in (self.table, self.bar):
            part.setVisible(bool(items))
        self.empty.setVisible(not items)
        if items:
            self.table.selectRow(0)
        self._enable()

    def take_focus(self) -> None:
        self.table.setFocus()

    def _value(self) -> object:
        rows = self.table.selectionModel().selectedRows()
        return self.model.row(rows[0].row()).value if rows else None

    def _enable(self) -> None:
        self.act.setEnabled(self._value() is not None)

    def _act(self) -> None:
        value = self._value()
        if value is not None:
            self.wanted.emit(value)


def left_out_page() -> ItemPage:
    say = report_wording()
    return ItemPage(
        (tr("Text that does not count"), say("words"), say("why")),
        0,
        tr("Count it again"),
        tr("Handouts and common text. Their words are in no number."),
        tr("There is no handout, and no text that most papers share."),
    )


def left_out_items(shown: ClassView) -> list[ListItem]:
    """Handouts, then what many papers hold; whoever hands that in, it makes no pair."""
    hide = shown.pseudonyms.text if shown.pseudonyms else str
    handout = report_wording().reason(Reason.HANDOUT)
    items = [
        ListItem((quoted(hide(text)), count(words), handout), "eye-off", "text2", at)
        for at, (text, words) in enumerate(
            zip(shown.result.options.handouts, shown.handout_words, strict=True)
        )
    ]
    why = tr("In %1 of %2 papers").replace("%2", count(len(shown.result.papers)))
    for each in shown.result.common:
        holders = why.replace("%1", count(len(each.papers)))
        items.append(ListItem((quoted(each.text), count(each.words), holders), "eye-off", "text2"))
    return items


def apart_page() -> ItemPage:
    say = report_wording()
    return ItemPage(
        (say("student name"), say("file"), tr("Why it was not compared")),
        2,
        tr("Side by side"),
        tr("Drafts of one student are not compared with each other, but can be read side by side."),
        tr("Every file was read and compared."),
    )


def apart_items(shown: ClassView) -> list[ListItem]:
    """Files that could not be read, then drafts of one student."""
    items = [
        ListItem(
            (failure.student, failure.path, problem_text(failure.problem)),
            icons.of_problem(failure.problem.code),
            "att",
            tip=problem_text(failure.problem, advice=True),
        )
        for failure in shown.result.failures
    ]
    for drafts in shown.result.drafts:
        for first, second in zip(drafts.papers, drafts.papers[1:], strict=False):
            names = f"{shown.name(first)} ↔ {shown.name(second)}"
            files = ", ".join(
                file.path for paper in (first, second) for file in shown.result.by_id[paper].files
            )
            why = tr("Two papers of one student")
            items.append(ListItem((names, files, why), "copy", "text2", (first, second)))
    return items
