"""How a row of the list of sources is painted."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem

from plagcheck.gui.check.shown import ShownSource
from plagcheck.gui.check.source_model import (
    SourceModel,
    SourceRow,
    about_text,
    figure_texts,
    fold_text,
    origin_text,
    same_text,
    waiting_text,
    widest_figure_texts,
    words_text,
)
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.chips import chip_width, paint_chip
from plagcheck.gui.parts.row_delegate import (
    IN_MIDDLE,
    RowDelegate,
    cut,
    is_chosen,
    lines_of,
    set_pen,
    write,
    write_lines,
    write_right,
)
from plagcheck.gui.parts.text_format import count, jaccard, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.entry import Entry

FULL_HEIGHT, NARROW_HEIGHT, WAITING_HEIGHT, FOLD_HEIGHT = 118, 96, 60, 34
LEFT, INDENT, RIGHT = 46, 24, 14  # beside the figures; a folded source is indented
GAP = 12  # between figures
JACCARD = 2  # which of the figures it is
FOLD_LEFT, FOLD_RIGHT, LINE = 64, 8, 17  # beside the line that stands for several, and its lines


class SourceDelegate(RowDelegate[SourceModel, SourceRow]):
    """Paints a row: chip, title, words; collection; four figures; where it falls."""

    def height(self, row: SourceRow, width: int) -> int:
        if row.folds:
            room = width - theme.px(FOLD_LEFT) - FOLD_RIGHT
            return FOLD_HEIGHT + (lines_of(fold_text(row), room, 12) - 1) * LINE
        if row.heading:
            return FOLD_HEIGHT
        if row.waits is not None:
            return WAITING_HEIGHT
        return NARROW_HEIGHT if is_narrow(width) else FULL_HEIGHT

    def paint_row(self, painter: QPainter, option: QStyleOptionViewItem, row: SourceRow) -> None:
        if row.heading:
            self._paint_heading(painter, option.rect, row)
        elif row.folds:
            self._paint_fold(painter, option.rect, row)
        elif row.waits is not None:
            self._paint_waiting(painter, option.rect, row, row.waits)
        elif row.source is not None:
            self._paint_source(painter, option.rect, row, row.source, is_chosen(option))

    def _paint_heading(self, painter: QPainter, rect: QRect, row: SourceRow) -> None:
        painter.fillRect(rect.adjusted(0, 0, 0, -1), theme.colour("surface2"))
        room = rect.adjusted(theme.px(12), 0, -theme.px(RIGHT), 0)
        set_pen(painter, 12, "text2")
        room = write_right(painter, room, row.note, theme.px(12))
        set_pen(painter, 12, "text2", bold=True)
        write(painter, room, row.heading)

    def _paint_fold(self, painter: QPainter, rect: QRect, row: SourceRow) -> None:
        size = theme.px(16)
        left = rect.left() + theme.px(44)
        icons.paint(
            painter,
            QRectF(left, rect.center().y() - size / 2, size, size),
            "chevron-down" if row.is_open else "chevron-right",
            theme.tokens.text2,
        )
        set_pen(painter, 12, "text2")
        write_lines(painter, rect.adjusted(theme.px(FOLD_LEFT), 0, -FOLD_RIGHT, 0), fold_text(row))

    def _paint_waiting(
        self, painter: QPainter, rect: QRect, row: SourceRow, document: Entry
    ) -> None:
        px = theme.px
        chip = QRectF(rect.left() + px(12), rect.top() + px(10), px(26), px(20))
        painter.setPen(QPen(theme.colour("line2"), 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(chip, 3, 3)
        set_pen(painter, 12, "text2")
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, "?")
        left = round(chip.left()) + px(34)
        inner = QRect(left, rect.top() + px(10), rect.right() - px(14) - left, px(20))
        origin = cut(painter, origin_text(document), inner.width())
        painter.drawText(inner.left(), inner.top() + px(34), origin)
        painter.setPen(theme.colour("accent" if row.is_next else "text3"))
        room = write_right(painter, inner, waiting_text(row), px(28))
        if row.is_next:
            where = QRectF(room.right() + px(8), inner.top() + px(3), px(14), px(14))
            icons.paint(painter, where, "loader", theme.tokens.accent)
        set_pen(painter, 13, "text2", bold=True)
        write(painter, room, document.name, IN_MIDDLE)

    def _paint_source(
        self,
        painter: QPainter,
        rect: QRect,
        row: SourceRow,
        source: ShownSource,
        is_current: bool,
    ) -> None:
        px, narrow = theme.px, is_narrow(rect.width())
        indent = px(INDENT) if row.is_folded else 0
        label = str(source.number)
        chip = QRectF(rect.left() + px(12) + indent, rect.top() + px(10), 0, px(20))
        chip.setWidth(chip_width(label))
        paint_chip(painter, chip, label, source.number, counted=not source.is_hollow)
        inner = _inner(rect, row)
        self._paint_title(painter, inner, source, narrow)
        link = link_place(rect, source)
        if not link.isEmpty():
            self._paint_link(painter, link)
        set_pen(painter, 12, "text2")
        taken = link.width() + px(GAP) if not link.isEmpty() else 0
        if narrow:
            first, second = _in_two_lines(source)
            painter.drawText(inner.left(), inner.top() + px(34), first)
            rest = cut(painter, second, inner.width() - taken)
            painter.drawText(inner.left(), inner.top() + px(52), rest)
        else:
            about = cut(painter, about_text(source), inner.width() - taken)
            painter.drawText(inner.left(), inner.top() + px(34), about)
            self._paint_figures(painter, inner, figure_texts(source), is_link=is_current)
        bar = QRectF(inner.left(), rect.bottom() - px(18), inner.width(), px(9))
        self._paint_places(painter, bar, source)

    def _paint_link(self, painter: QPainter, where: QRect) -> None:
        set_link_pen(painter, 12)
        write(painter, where, open_text())

    def _paint_title(
        self, painter: QPainter, inner: QRect, source: ShownSource, narrow: bool
    ) -> None:
        words = words_text(source)
        if narrow and source.source.comparison.is_reworded_only:
            words = f"{count(source.source.comparison.reworded_words)} {tr('reworded')}"
        set_pen(painter, bold=True)
        box = QRect(inner.left(), inner.top(), inner.width(), theme.px(20))
        room = write_right(painter, box, words, theme.px(12))
        write(painter, room, source.source.entry.name, IN_MIDDLE)

    def _paint_figures(
        self, painter: QPainter, inner: QRect, shown: list[tuple[str, str]], *, is_link: bool
    ) -> None:
        """Of the current source, the caption of the Jaccard score leads to how it was found."""
        px = theme.px
        lefts = _lefts(inner)
        for place, ((value, caption), left) in enumerate(zip(shown, lefts, strict=True)):
            set_pen(painter, bold=True)
            painter.drawText(left, inner.top() + px(58), value)
            if place == JACCARD:
                tick = left + QFontMetrics(painter.font()).horizontalAdvance(value) + px(4)
                where = QRectF(tick, inner.top() + px(46), px(14), px(14))
                icons.paint(painter, where, "check", theme.tokens.ok)
            set_pen(painter, 11, "text3")
            if place == JACCARD and is_link:
                set_link_pen(painter, 11)
            painter.drawText(left, inner.top() + px(73), caption)

    def _paint_places(self, painter: QPainter, bar: QRectF, source: ShownSource) -> None:
        model = self._model
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
            if each.is_counted:
                painter.fillRect(where, stroke)
            else:  # hollow, as in the text
                painter.setPen(QPen(stroke, 1, Qt.PenStyle.DotLine))
                painter.drawRect(where)


def set_link_pen(painter: QPainter, size: int) -> None:
    set_pen(painter, size, "accent")
    font = painter.font()
    font.setUnderline(True)
    painter.setFont(font)


def jaccard_place(rect: QRect, row: SourceRow) -> QRect:
    """Where the Jaccard score and its caption stand in a row; nowhere in a narrow one."""
    if is_narrow(rect.width()):
        return QRect()
    inner, px = _inner(rect, row), theme.px
    return QRect(_lefts(inner)[JACCARD], inner.top() + px(44), _widths()[JACCARD], px(34))


def _inner(rect: QRect, row: SourceRow) -> QRect:
    """The room of a row beside its chip."""
    px = theme.px
    left = rect.left() + px(LEFT) + (px(INDENT) if row.is_folded else 0)
    return QRect(left, rect.top() + px(10), rect.right() - px(RIGHT) - left, rect.height())


def _lefts(inner: QRect) -> list[int]:
    """Where each of the figures begins."""
    gap, left = theme.px(GAP), inner.left()
    spare = min(max(0, inner.width() - least_width()) // 3, gap)
    return [left, *(left + each for each in accumulate(w + gap + spare for w in _widths()[:-1]))]


def open_text() -> str:
    return tr("Open this paper")


def link_place(rect: QRect, source: ShownSource) -> QRect:
    """Where the way to a class-mate's own paper stands in a row; nowhere for other sources."""
    if not source.is_class_mate:
        return QRect()
    px, width = theme.px, QFontMetrics(theme.font(12)).horizontalAdvance(open_text()) + 1
    top = px(46) if is_narrow(rect.width()) else px(28)
    return QRect(rect.right() - px(RIGHT) - width, rect.top() + top, width, px(20))


def is_narrow(width: int) -> bool:
    """Whether a list has no room for all four figures; a row says the same in two lines then."""
    return width < least_width() + theme.px(LEFT + INDENT + RIGHT)


def least_width() -> int:
    """What the figures need, whichever source they are of: some languages have longer words."""
    return sum(_widths()) + 3 * theme.px(GAP)


def _widths() -> list[int]:
    """Of the columns of figures. No number and no caption is ever wider."""
    captions, values = QFontMetrics(theme.font(11)), QFontMetrics(theme.font(13, bold=True))
    return [
        max(*map(captions.horizontalAdvance, names), values.horizontalAdvance(most))
        for names, most in widest_figure_texts()
    ]


def _in_two_lines(source: ShownSource) -> tuple[str, str]:
    """The figures for a narrow list."""
    found = source.source.comparison
    likeness = tr("Jaccard %1").replace("%1", jaccard(found.jaccard))
    second = " · ".join(filter(None, (same_text(source.source.entry), likeness)))
    if source.is_hollow:
        return tr("left out") if source.is_left_out else tr("weak, not counted"), second
    if found.longest_run:
        second += f" · {tr('longest run')} {found.longest_run}"
    if found.is_reworded_only:
        return f"{share(found.reworded)} {tr('reworded')}", second
    first = f"{share(found.share_of_submission)} {tr('of paper')}"
    theirs = tr("of theirs") if source.is_class_mate else tr("of source")
    return f"{first} · {share(found.share_of_source)} {theirs}", second
