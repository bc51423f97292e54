"""How a row of the list of sources is painted."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from plagcheck.gui.check.shown import ShownSource
from plagcheck.gui.check.source_model import (
    ROW,
    Index,
    SourceModel,
    SourceRow,
    about_text,
    figures,
    fold_text,
    is_reworded_only,
    origin_text,
    waiting_text,
    words_text,
)
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.text_format import count, jaccard, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.counting import share as part_of
from plagcheck.model.entry import Entry

FULL_HEIGHT, NARROW_HEIGHT, WAITING_HEIGHT, FOLD_HEIGHT = 118, 96, 60, 34
NARROW = 400  # pixels; below, a row says the same in two lines


class SourceDelegate(QStyledItemDelegate):
    """Paints a row: chip, title, words; collection; four figures; where it falls."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW)
        width = _width_of(option)
        if row.folds or row.heading:
            return QSize(width, theme.px(FOLD_HEIGHT))
        if row.waits is not None:
            return QSize(width, theme.px(WAITING_HEIGHT))
        return QSize(width, theme.px(NARROW_HEIGHT if width < NARROW else FULL_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = option.rect
        painter.fillRect(rect, theme.colour("accentsoft" if chosen else "surface"))
        if chosen:
            painter.fillRect(
                QRect(rect.left(), rect.top(), 3, rect.height()), theme.colour("accent")
            )
        painter.setPen(theme.colour("line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if row.heading:
            self._paint_heading(painter, rect, row)
        elif row.folds:
            self._paint_fold(painter, rect, row)
        elif row.waits is not None:
            self._paint_waiting(painter, rect, row, row.waits)
        else:
            self._paint_source(painter, rect, row.source, index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, row: SourceRow) -> None:
        painter.fillRect(rect.adjusted(0, 0, 0, -1), theme.colour("surface2"))
        painter.setFont(theme.font(12, bold=True))
        painter.setPen(theme.colour("text2"))
        where = rect.adjusted(theme.px(12), 0, -8, 0)
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, row.heading)

    def _paint_fold(self, painter: QPainter, rect: QRect, row: SourceRow) -> None:
        size = theme.px(16)
        left = rect.left() + theme.px(44)
        icons.paint(
            painter,
            QRectF(left, rect.center().y() - size / 2, size, size),
            "chevron-down" if row.is_open else "chevron-right",
            theme.tokens.text2,
        )
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        where = rect.adjusted(left - rect.left() + theme.px(20), 0, -8, 0)
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, fold_text(row))

    def _paint_waiting(
        self, painter: QPainter, rect: QRect, row: SourceRow, document: Entry
    ) -> None:
        px, middle = theme.px, Qt.AlignmentFlag.AlignVCenter
        chip = QRectF(rect.left() + px(12), rect.top() + px(10), px(26), px(20))
        painter.setPen(QPen(theme.colour("line2"), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(chip, 3, 3)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, "?")
        left = round(chip.left()) + px(34)
        inner = QRect(left, rect.top() + px(10), rect.right() - px(14) - left, px(20))
        state = waiting_text(row)
        taken = QFontMetrics(painter.font()).horizontalAdvance(state) + px(28)
        painter.setPen(theme.colour("accent" if row.is_next else "text3"))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, state)
        if row.is_next:
            where = QRectF(inner.right() - taken + px(8), inner.top() + px(3), px(14), px(14))
            icons.paint(painter, where, "loader", theme.tokens.accent)
        painter.setPen(theme.colour("text2"))
        origin = _elided(painter, origin_text(document), inner.width())
        painter.drawText(inner.left(), inner.top() + px(34), origin)
        painter.setFont(theme.font(13, bold=True))
        name = QFontMetrics(painter.font()).elidedText(
            document.name, Qt.TextElideMode.ElideMiddle, inner.width() - taken
        )
        painter.drawText(inner, middle, name)

    def _paint_source(
        self, painter: QPainter, rect: QRect, source: ShownSource, index: Index
    ) -> None:
        px, narrow = theme.px, rect.width() < NARROW
        indent = px(24) if index.data(ROW).is_folded else 0
        chip = QRectF(rect.left() + px(12) + indent, rect.top() + px(10), 0, px(20))
        chip.setWidth(chip_width(str(source.number)))
        label = str(source.number)
        paint_chip(painter, chip, label, source.number, counted=not source.is_hollow)
        left = round(chip.left()) + px(34)
        inner = QRect(left, rect.top() + px(10), rect.right() - px(14) - left, rect.height())
        self._paint_title(painter, inner, source, narrow)
        painter.setFont(theme.font(12))
        painter.setPen(theme.colour("text2"))
        if narrow:
            first, second = _in_two_lines(source, _words_of(index))
            painter.drawText(inner.left(), inner.top() + px(34), first)
            painter.drawText(inner.left(), inner.top() + px(52), second)
        else:
            painter.drawText(inner.left(), inner.top() + px(34), _elided(
                painter, about_text(source), inner.width()))  # fmt: skip
            self._paint_figures(painter, inner, figures(source, _words_of(index)))
        bar = QRectF(inner.left(), rect.bottom() - px(18), inner.width(), px(9))
        self._paint_places(painter, bar, source, index.model())

    def _paint_title(
        self, painter: QPainter, inner: QRect, source: ShownSource, narrow: bool
    ) -> None:
        words, found = words_text(source), source.source.comparison
        if narrow and not source.is_hollow:
            words = count(found.matched_words or found.reworded_words)
        painter.setFont(theme.font(13, bold=True))
        painter.setPen(theme.colour("text"))
        metrics = QFontMetrics(painter.font())
        height = theme.px(20)
        taken = metrics.horizontalAdvance(words) + theme.px(12)
        middle = Qt.AlignmentFlag.AlignVCenter
        box = QRect(inner.left(), inner.top(), inner.width(), height)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, words)
        title = metrics.elidedText(
            source.source.entry.name, Qt.TextElideMode.ElideMiddle, inner.width() - taken
        )
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignLeft, title)

    def _paint_figures(self, painter: QPainter, inner: QRect, shown: list[tuple[str, str]]) -> None:
        px = theme.px
        step = min(inner.width() / 4, px(104))
        for place, (value, caption) in enumerate(shown):
            left = round(inner.left() + place * step)
            painter.setFont(theme.font(13, bold=True))
            painter.setPen(theme.colour("text"))
            painter.drawText(left, inner.top() + px(58), value)
            if place == 2:
                tick = left + QFontMetrics(painter.font()).horizontalAdvance(value) + px(4)
                where = QRectF(tick, inner.top() + px(46), px(14), px(14))
                icons.paint(painter, where, "check", theme.tokens.ok)
            painter.setFont(theme.font(11))
            painter.setPen(theme.colour("text3"))
            painter.drawText(
                left, inner.top() + px(73), _elided(painter, caption, round(step) - px(4))
            )

    def _paint_places(
        self, painter: QPainter, bar: QRectF, source: ShownSource, model: object
    ) -> None:
        if not isinstance(model, SourceModel):
            return
        painter.fillRect(bar, theme.colour("shade"))
        painter.setPen(theme.colour("line"))
        painter.drawRect(bar)
        if len(model.pages) < 60:
            for start in model.pages[1:]:
                x = bar.left() + bar.width() * start / model.length
                painter.fillRect(QRectF(x, bar.bottom() - 3, 1, 3), theme.colour("line2"))
        stroke = QColor(theme.tokens.match(source.number)[2])
        for each in source.matches:
            x = bar.left() + bar.width() * each.start / model.length
            width = max(3.0, bar.width() * len(each.match.submission) / model.length)
            where = QRectF(x, bar.top(), width, bar.height())
            if each.is_left_out:
                painter.setPen(QPen(stroke, 1, Qt.PenStyle.DotLine))
                painter.drawRect(where)
            else:
                painter.fillRect(where, stroke)


def _in_two_lines(source: ShownSource, words: int) -> tuple[str, str]:
    """The figures for a narrow list."""
    found = source.source.comparison
    second = f"Jaccard {jaccard(found.jaccard)}"
    if source.is_hollow:
        return tr("left out") if source.is_left_out else tr("weak, not counted"), second
    if found.longest_run:
        second += f" · {tr('longest run')} {found.longest_run}"
    if is_reworded_only(source):
        return f"{share(part_of(found.reworded_words, words))} {tr('reworded')}", second
    first = f"{share(found.share_of_submission)} {tr('of paper')}"
    theirs = tr("of theirs") if source.is_class_mate else tr("of source")
    return f"{first} · {share(found.share_of_source)} {theirs}", second


def _words_of(index: Index) -> int:
    model = index.model()
    return model.words if isinstance(model, SourceModel) else 0


def _width_of(option: QStyleOptionViewItem) -> int:
    widget = option.widget
    return widget.viewport().width() if isinstance(widget, QListView) else option.rect.width()


def _elided(painter: QPainter, text: str, width: int) -> str:
    return QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)
