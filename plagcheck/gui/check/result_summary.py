"""The summary above a result: the number, its sentence, a bar by source, what was compared."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QWidget

from plagcheck.gui.check.flag_words import flag_title
from plagcheck.gui.check.result_words import by_sort, coverage, sentence
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.leaveout.block import BESIDE, LeftOutBlock
from plagcheck.gui.parts.controls import (
    ElidedLabel,
    Panel,
    button,
    column,
    icon_label,
    label,
    line,
    rich,
    row,
    set_role,
)
from plagcheck.gui.parts.text_format import bold, report_wording, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.model.result import CheckResult

if TYPE_CHECKING:
    from plagcheck.gui.jobs.open_check import OpenCheck


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A way to lay the summary out; one that takes less room shows less beside the sentence."""

    is_stacked: bool = False  # the answer above, flags and what is left out below it
    has_bar: bool = False
    has_breaks: bool = True  # the sentence is in two lines
    switches: int = BESIDE  # of what is left out; more are in a menu


IN_A_SMALL_WINDOW: Final = (
    Arrangement(is_stacked=True, has_breaks=False),
    *(Arrangement(is_stacked=True, switches=some) for some in reversed(range(BESIDE + 1))),
)
IN_A_WIDE_WINDOW: Final = (
    Arrangement(has_bar=True),
    *(Arrangement(switches=some) for some in reversed(range(1, BESIDE + 1))),
    Arrangement(is_stacked=True, has_bar=True, has_breaks=False),
    *IN_A_SMALL_WINDOW,
)


class ShareBar(QWidget):
    """How much of the paper each source explains."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[int, float]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(220), theme.px(14))

    def show_result(self, result: CheckResult) -> None:
        """Sources in order; together they are exactly the share of the paper."""
        left, named = result.similarity, []
        self._parts = []
        for source in result.leaders:
            whole = source.comparison.share_of_submission
            part = min(left, whole)
            if part > 0:
                self._parts.append((source.number, part))
            if whole > 0:
                named.append(f"{source.number}: {share(whole)}")
            left -= part
        spoken = ", ".join(named)  # each as it stands in the list, also where sources overlap
        self.setAccessibleName(f"{tr('Share by source')}: {spoken or tr('none')}")
        set_tip(self, spoken)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(0.5, 0.5, self.width() - 1, self.height() - 1)
        painter.fillRect(box, theme.colour("shade"))
        x = box.left()
        for number, part in self._parts:
            _, tint, stroke = theme.tokens.match(number)
            width = max(3.0, box.width() * part)
            painter.fillRect(QRectF(x, box.top(), width, box.height()), QColor(tint))
            painter.fillRect(QRectF(x, box.top(), min(5.0, width), box.height()), QColor(stroke))
            x += width
        painter.setPen(theme.colour("line"))
        painter.drawRect(box)
        painter.end()


class ResultSummary(Panel):
    """The answer at a glance: the number, its words, what was compared, flags, what is left out."""

    flags_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("strip")
        self.number = label("", "score")
        self.sentence = rich("")
        self.sentence.setWordWrap(False)
        self.reworded = rich("")
        self.reworded.setWordWrap(False)
        self.coverage = ElidedLabel("", "quiet", at_end=True)
        self.bar = ShareBar()
        self._bar_block = QWidget()
        scale = row(label(tr("by source"), "small"), None, label("100 %", "small"))
        self._bar_block.setLayout(column(self.bar, scale, gap=2))
        self._bar_block.setMaximumWidth(theme.px(320))
        self._rule = line(vertical=True)
        self._top = row(self.number, self.sentence, self._rule, self.reworded, 8, gap=16)
        self._top.addWidget(self._bar_block, 2)
        self._top.addStretch(1)
        self._info = icon_label("info", "text2")
        self._below = row(self._info, self.coverage)
        self._below.setStretch(1, 1)
        self._answer = column(self._top, self._below, margins=(18, 10, 18, 10), gap=6)
        self.left_out = LeftOutBlock()
        self.told = ElidedLabel("", "quiet", at_end=True)  # as `coverage`, where blocks are below
        self._blocks = row(self._flag_block(), self.left_out, gap=0)
        self._blocks.addLayout(row(self.told, margins=(18, 0, 18, 10)))
        self._blocks.addStretch()
        self._all = row(gap=0)
        self._all.addLayout(self._answer, 1)
        self._all.addLayout(self._blocks)
        self.told_whole = label("", "quiet", wrap=True)  # … where that is too long for its room
        self._last = QWidget()
        self._last.setLayout(column(self.told_whole, margins=(18, 0, 18, 8)))
        self._all.addWidget(self._last)
        self.setLayout(self._all)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._way = IN_A_WIDE_WINDOW[0]
        self._ways = IN_A_WIDE_WINDOW
        self._shown: ShownResult | None = None
        self._said = ""  # the sentence, in two lines

    def _flag_block(self) -> Panel:
        self.flag_button = button("", self.flags_wanted.emit, icon="flag", kind="attention")
        self.flag_note = label("", "small")
        self._flag_title = label(tr("Flags"), "small")
        self._flag_column = column(
            self._flag_title,
            row(self.flag_button, None),
            self.flag_note,
            margins=(18, 10, 18, 10),
            gap=4,
        )
        self._flags = Panel("flags", self._flag_column)
        return self._flags

    # -- finding room

    def set_narrow(self, narrow: bool) -> None:
        """Two lines instead of three blocks, where a window is small."""
        self._ways = IN_A_SMALL_WINDOW if narrow else IN_A_WIDE_WINDOW
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        """The first way in which nothing is cut off."""
        for way in self._ways:
            self._arrange(way)
            if self._least_width() <= self.width():
                return

    def _least_width(self) -> int:
        """What all parts need; Qt remembers what they needed before, some levels down."""
        for layout in self.findChildren(QLayout):
            layout.invalidate()
        for block in (self._flags, self.left_out):
            block.updateGeometry()
        return self._all.minimumSize().width()

    def _arrange(self, way: Arrangement) -> None:
        if way.is_stacked != self._way.is_stacked:
            self._stack(way.is_stacked)
        self._way = way
        self.left_out.show_beside(way.switches)
        if self._shown is None:
            return
        has_blocks = not (self._flags.isHidden() and self.left_out.isHidden())
        is_told_below = way.is_stacked and (has_blocks or self._shown.is_of_class)
        is_long = is_told_below and self._is_too_long_beside()
        self.told.setVisible(is_told_below and not is_long)
        self._last.setVisible(is_long)
        self._blocks.setStretch(1, not is_told_below)
        self._blocks.setStretch(2, is_told_below)
        self._blocks.setStretch(3, is_long)
        for part in (self._info, self.coverage):
            part.setVisible(not is_told_below)
        self._bar_block.setVisible(way.has_bar and not self.number.isHidden())
        self.sentence.setText(self._said if way.has_breaks else self._said.replace("<br>", " "))

    def _is_too_long_beside(self) -> bool:
        """Whether what was compared has no room beside flags and what is left out."""
        self.told.hide()
        self._blocks.invalidate()
        room = self.width() - self._blocks.sizeHint().width()  # with the margins of what it is
        return self.told.fontMetrics().horizontalAdvance(self.told.text()) > room

    def _stack(self, stacked: bool) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._all.setDirection(down if stacked else across)
        self._answer.setDirection(across if stacked else down)
        self._answer.setSpacing(16 if stacked else 6)
        self._answer.setContentsMargins(18, 10 if not stacked else 6, 18, 10 if not stacked else 6)
        self._flag_column.setContentsMargins(18, 0 if stacked else 10, 0 if stacked else 18, 10)
        for part in (self._flag_title, self.flag_note):
            part.setVisible(not stacked)
        for block in (self._flags, self.left_out):
            set_role(block, "surface" if stacked else "flags")
        set_role(self.number, "title" if stacked else "score")
        self.left_out.set_narrow(stacked)

    # -- showing

    def show_result(self, shown: ShownResult) -> None:
        flags = shown.paper.flags
        self.show_share(shown)
        self._flags.setVisible(bool(flags))
        if flags:
            places = len(shown.flagged[flags[0].kind])
            self.flag_button.setText(flag_title(flags[0], places))
            self.flag_button.setAccessibleName(self.flag_button.text())
            more = len(flags) - 1
            self.flag_note.setText(
                tr("and %Ln more", more) if more else tr("Can happen by accident.")
            )

    def show_share(self, shown: ShownResult) -> None:
        """The number and what belongs to it; it changes with the kinds that are shown."""
        result = shown.result
        self._shown, self._said = shown, sentence(shown)
        self.coverage.setText(coverage(shown))
        for each in (self.told, self.told_whole):
            each.setText(self.coverage.text())
        set_tip(self.number, " · ".join(by_sort(shown)) if shown.is_of_class else "")
        self.number.setText(share(result.similarity))
        self.number.setVisible(shown.has_evidence)
        self.bar.show_result(result)
        self.reworded.setText(reworded(result))
        for part in (self._rule, self.reworded):
            part.setVisible(bool(result.reworded_words and result.matched_words))
        self._fit()

    def show_left_out(self, checked: OpenCheck | None) -> None:
        self.left_out.show_left_out(checked)
        self._fit()

    def show_none(self) -> None:
        """All matches are switched off."""
        self._said = bold(tr("No kind of match is shown."))
        self.sentence.setText(self._said)
        for part in (self._rule, self.reworded, self._bar_block):
            part.hide()


def reworded(result: CheckResult) -> str:
    """What stands in reworded or summed-up passages, beside the number and not in it.

    A source that holds nothing else is one more than the sentence names.
    """
    say = report_wording()
    part = say("and reworded", share=bold(escape(say.share(result.reworded))))
    more = [tr("%Ln more words", result.reworded_words)]
    if result.only_reworded:
        more.append(say("more sources", len(result.only_reworded)))
    return f"{part}<br>{escape(', '.join(more))}"
