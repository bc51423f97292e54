"""The signature matrix as it fills, what the last row did, and how far signatures agree."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from plagcheck.gui.parts.controls import column, label, row
from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.textbook.explanation import Explanation
from plagcheck.gui.textbook.grid import GridCell, GridTable, Title
from plagcheck.gui.textbook.set_name import is_filled
from plagcheck.gui.textbook.words import (
    SetNames,
    modulus,
    order_formula,
    order_name,
    row_said,
    start_said,
    value,
)
from plagcheck.textbook.lesson import Lesson
from plagcheck.textbook.signatures import INFINITY


class SignaturesPanel(QWidget):
    """A row for each function, a column for each set."""

    def __init__(self) -> None:
        super().__init__()
        self.table = GridTable(tr("Signature matrix"))
        self.said = Explanation()
        self.pairs = GridTable(tr("Similarity of each pair"))
        self.pairs_title = label(tr("Similarity of each pair"), "section")
        self.score = label("", "title")
        self.note = label("", "quiet", wrap=True)
        head = row(
            label(tr("Signature matrix"), "section"),
            label(tr("smallest value so far"), "quiet"),
            None,
        )
        layout = column(head, gap=8)
        self.table.is_whole = self.pairs.is_whole = True
        layout.addWidget(self.table, 3)
        layout.addWidget(self.said)
        layout.addWidget(self.pairs_title)
        layout.addWidget(self.pairs, 2)
        layout.addWidget(self.score)
        layout.addWidget(self.note)
        layout.addStretch(0)
        self.setLayout(layout)

    def show_lesson(self, lesson: Lesson, names: SetNames, read: int) -> None:
        pairs = lesson.pairs
        self.table.show_rows(_titles(lesson, names), _rows(lesson, read))
        several = lesson.sets > 2
        for part in (self.pairs_title, self.pairs):
            part.setVisible(several)
        for part in (self.score, self.note):
            part.setVisible(not several and bool(pairs))
        if several:
            self.pairs.show_rows(
                [Title(tr("pair")), Title(tr("exact")), Title(tr("agree"))],
                [_pair(lesson, names, pair, read) for pair in pairs],
            )
        elif pairs:
            self._show_score(lesson, read)
        if lesson.given:
            self.said.show_said(None)
        else:
            said = row_said(lesson, lesson.steps[read - 1], names) if read else start_said(lesson)
            self.said.show_said(said)

    def _show_score(self, lesson: Lesson, read: int) -> None:
        agree = lesson.agreement(0, 1, read)
        done = read >= len(lesson.steps)
        text = tr("%1 of %2 agree") if done else tr("%1 of %2 agree so far")
        self.score.setText(text.replace("%1", str(agree.agree)).replace("%2", str(lesson.values)))
        if lesson.given:
            self.note.setText("")
            return
        exact = decimal(float(lesson.exact(0, 1)), 3)
        if done:
            note = tr("Estimate %1, exact %2.").replace("%1", decimal(float(agree.estimate), 2))
            self.note.setText(note.replace("%2", exact))
        else:
            note = tr("After the last row this share estimates the similarity. Exact: %1.")
            self.note.setText(note.replace("%1", exact))

    def take_focus(self) -> None:
        self.table.setFocus()


def _titles(lesson: Lesson, names: SetNames) -> list[Title]:
    sets = [
        Title(names.shown(place), names.spoken(place), is_filled(place))
        for place in range(lesson.sets)
    ]
    agree = [Title(tr("agree"))] if lesson.sets == 2 else []
    return [Title(""), Title(modulus(lesson.orders)), *sets, *agree]


def _rows(lesson: Lesson, read: int) -> list[list[GridCell]]:
    state = lesson.state(read)
    before = lesson.state(read - 1) if read else state
    rows = []
    for place, (now, was) in enumerate(zip(state, before, strict=True)):
        order = lesson.orders[place] if lesson.orders else None
        name = order_name(order, place) if order is not None else str(place + 1)
        spoken = order_name(order, place, spoken=True) if order is not None else name
        cells = [
            GridCell(name, spoken=spoken, is_faint=True),
            GridCell(order_formula(order) if order is not None else "", is_faint=True),
            *(_kept(new, old) for new, old in zip(now, was, strict=True)),
        ]
        if len(now) == 2:
            agree = now[0] == now[1] != INFINITY
            cells.append(GridCell("=" if agree else "", is_bold=True, spoken=_yes(agree)))
        rows.append(cells)
    return rows


def _yes(agree: bool) -> str:
    return tr("yes") if agree else tr("no")


def _kept(new: float, old: float) -> GridCell:
    """A value; where it has just changed, also what it was."""
    if new == old:
        return GridCell(value(new), is_faint=new == INFINITY)
    spoken = tr("%1, was %2").replace("%1", value(new)).replace("%2", value(old))
    return GridCell(value(new), struck=value(old), spoken=spoken, is_framed=True)


def _pair(lesson: Lesson, names: SetNames, pair: tuple[int, int], read: int) -> list[GridCell]:
    types = lesson.row_types.get(pair)  # none where signatures alone are given
    agree = lesson.agreement(*pair, read)
    exact = "" if types is None else f"{types.both} ÷ {types.either}" if types.both else "0"
    share = tr("%1 of %2").replace("%1", str(agree.agree))
    return [
        GridCell(names.several(pair)),
        GridCell(exact, is_bold=True),
        GridCell(share.replace("%2", str(lesson.values))),
    ]
