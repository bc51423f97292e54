"""The shingles of each text, those that several have filled; how alike two texts are."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from plagcheck.gui.parts.controls import column, label, row
from plagcheck.gui.parts.keys import keep_keys
from plagcheck.gui.parts.row_delegate import is_chosen
from plagcheck.gui.parts.row_models import ROW, Index, ListModel
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.textbook.set_name import SetName
from plagcheck.gui.textbook.words import SetNames, divided, short
from plagcheck.textbook.lesson import Lesson
from plagcheck.textbook.shingles import as_bag

MOST = 200  # shingles that are listed of a text
HIGHEST = 216  # design pixels of a list


class ShingleChip(NamedTuple):
    """A shingle of a text; blanks at its ends are shown."""

    shingle: str
    times: int
    is_shared: bool

    @property
    def shown(self) -> str:
        shown = short(self.shingle)
        return f"{shown} ×{self.times}" if self.times > 1 else shown


class ChipModel(ListModel[ShingleChip]):
    def text(self, row: ShingleChip) -> str:
        return row.shown

    def spoken(self, row: ShingleChip) -> str:
        return tr("%1, in several").replace("%1", row.shown) if row.is_shared else row.shown


class ChipDelegate(QStyledItemDelegate):
    """A shingle in a box; filled and underlined where several have it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        chip: ShingleChip = index.data(ROW)
        wide = QFontMetricsF(theme.font(14, serif=True)).horizontalAdvance(chip.shown)
        return QSize(round(wide) + theme.px(20), theme.px(28))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chip: ShingleChip = index.data(ROW)
        box = QRectF(option.rect).adjusted(1.5, 1.5, -4.5, -3.5)
        chosen = is_chosen(option)
        has_keys = bool(option.state & QStyle.StateFlag.State_HasFocus)
        tint, stroke = theme.tokens.match(1)[0], theme.tokens.match(1)[2]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = theme.colour("accent") if chosen or has_keys else theme.colour("line2")
        painter.setPen(QPen(edge, 2 if chosen or has_keys else 1))
        painter.setBrush(QColor(tint) if chip.is_shared else theme.colour("surface"))
        painter.drawRoundedRect(box, 3, 3)
        if chip.is_shared:
            painter.setPen(QPen(QColor(stroke), 2))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.font(14, serif=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, chip.shown)
        painter.restore()


class ChipList(QListView):
    """The shingles of one text, side by side in as many lines as they need."""

    shingle_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.chips = ChipModel(self)
        self.setModel(self.chips)
        self._delegate = ChipDelegate()
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_keys(self, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        self.selectionModel().currentChanged.connect(self._on_chip)
        self._is_marking = False
        theme.changed.connect(self.fit)

    def mark(self, shingle: str) -> None:
        """Light up a shingle that is looked at elsewhere."""
        self._is_marking = True
        self.clearSelection()
        self.selectionModel().clearCurrentIndex()
        for place in range(self.chips.rowCount()):
            index = self.chips.index(place)
            if index.data(ROW).shingle == shingle:
                self.setCurrentIndex(index)
        self._is_marking = False

    def fit(self) -> None:
        """As high as its lines, up to some; then it scrolls."""
        self.doItemsLayout()
        high = max(self.contentsSize().height(), theme.px(30)) + 2
        self.setFixedHeight(min(high, theme.px(HIGHEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def _on_chip(self, now: QModelIndex, _: QModelIndex) -> None:
        if not self._is_marking and now.isValid():
            self.shingle_chosen.emit(now.data(ROW).shingle)


class ShinglesPanel(QWidget):
    """A list for each text, and the exact similarity of the first two below."""

    shingle_chosen = Signal(str)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.lists: list[ChipList] = []
        self._heads: list[tuple[QWidget, SetName]] = []
        self.counts = [label("", "strong") for _ in range(most)]
        layout = column(gap=6)
        for place in range(most):
            name, made = SetName("", place), ChipList()
            head = QWidget()
            head.setLayout(row(name, self.counts[place], None))
            made.shingle_chosen.connect(self.shingle_chosen)
            self._heads.append((head, name))
            self.lists.append(made)
            layout.addWidget(head)
            layout.addWidget(made)
        self.note = label("", "small", wrap=True)
        self.score = label("", "title")
        self.said = label("", "quiet", wrap=True)
        for each in (self.note, self.score, self.said):
            layout.addWidget(each)
        self.setLayout(layout)

    def show_lesson(self, lesson: Lesson, names: SetNames) -> None:
        held = Counter(each for shingles in lesson.shingles for each in set(shingles))
        longest = 0
        for place, (chips, (head, name)) in enumerate(zip(self.lists, self._heads, strict=True)):
            there = place < len(lesson.shingles)
            head.setVisible(there)
            chips.setVisible(there)
            if not there:
                continue
            bag = as_bag(lesson.shingles[place])
            longest = max(longest, len(bag))
            shown = [ShingleChip(each, n, held[each] > 1) for each, n in bag.items()]
            chips.chips.put_rows(shown[:MOST])
            chips.fit()
            name.setText(names.shown(place))
            name.setAccessibleName(names.spoken(place))
            self.counts[place].setText(_counted(len(bag), bag.total(), are_texts=names.are_texts))
            chips.setAccessibleName(f"{names.spoken(place)}: {self.counts[place].text()}")
        cut = tr("Shown: the first %1 of %2.").replace("%1", str(MOST)).replace("%2", str(longest))
        self.note.setText(cut if longest > MOST else "")
        self.note.setVisible(longest > MOST)
        self._show_score(lesson, names)

    def _show_score(self, lesson: Lesson, names: SetNames) -> None:
        if lesson.sets < 2 or not lesson.matrix.rows:
            self.score.setText("")
            self.said.setText("")
            return
        types = lesson.row_types[0, 1]
        self.score.setText(divided(types))
        text = tr("%1 in both, %2 in all: the exact Jaccard similarity of %3.")
        text = text.replace("%1", str(types.both)).replace("%2", str(types.either))
        self.said.setText(text.replace("%3", names.several((0, 1))))

    def mark(self, shingle: str) -> None:
        for chips in self.lists:
            if not chips.isHidden():
                chips.mark(shingle)

    def take_focus(self) -> None:
        self.lists[0].setFocus()


def _counted(different: int, all_: int, *, are_texts: bool) -> str:
    if not are_texts:
        return tr("%Ln elements", different)
    text = tr("%Ln shingles", different)
    if all_ > different:
        text += " · " + tr("%Ln in the bag, with repeats", all_)
    return text
