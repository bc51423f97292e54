"""The summary above a result: the number, its sentence, a bar by source, what was compared."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from plagcheck.gui.check.flag_words import flag_title
from plagcheck.gui.check.result_words import by_sort, coverage, sentence
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.leaveout.block import LeftOutBlock
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
from plagcheck.gui.parts.text_format import bold, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.model.result import CheckResult


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
        self.setToolTip(spoken)
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
        top = row(self.number, self.sentence, self._rule, self.reworded, 8, gap=16)
        top.addWidget(self._bar_block, 2)
        top.addStretch(1)
        below = row(icon_label("info", "text2"), self.coverage)
        below.setStretch(1, 1)
        self._answer = column(top, below, margins=(18, 10, 18, 10), gap=6)
        self.left_out = LeftOutBlock()
        self.sorts = ElidedLabel("", "quiet", at_end=True)  # beside the number there is no room
        self.sorts.hide()
        self._blocks = row(self._flag_block(), self.left_out, gap=0)
        self._blocks.addLayout(row(self.sorts, margins=(18, 0, 18, 10)))
        self._blocks.setStretch(1, 1)
        self._all = row(gap=0)
        self._all.addLayout(self._answer, 1)
        self._all.addLayout(self._blocks)
        self.setLayout(self._all)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._narrow = False
        self._shown: ShownResult | None = None

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

    def set_narrow(self, narrow: bool) -> None:
        """Two lines instead of three blocks, where a window is small."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._all.setDirection(down if narrow else across)
        self._answer.setDirection(across if narrow else down)
        self._answer.setSpacing(16 if narrow else 6)
        self._answer.setContentsMargins(18, 10 if not narrow else 6, 18, 10 if not narrow else 6)
        self._flag_column.setContentsMargins(18, 0 if narrow else 10, 0 if narrow else 18, 10)
        for part in (self._flag_title, self.flag_note):
            part.setVisible(not narrow)
        for block in (self._flags, self.left_out):
            set_role(block, "surface" if narrow else "flags")
        set_role(self.number, "title" if narrow else "score")
        self.left_out.set_narrow(narrow)
        if self._shown is not None:
            self.show_share(self._shown)

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
        found, result = shown.has_evidence, shown.result
        self._shown = shown
        self.coverage.setText(coverage(shown, by_sorts=not self._narrow))
        sorts = " · ".join(by_sort(shown)) if shown.is_of_class else ""
        self.sorts.setText(sorts)
        tells_sorts = bool(sorts) and self._narrow
        self.sorts.setVisible(tells_sorts)
        self._blocks.setStretch(1, not tells_sorts)
        self._blocks.setStretch(2, tells_sorts)
        self.number.setToolTip(sorts)
        self.number.setText(share(result.similarity))
        self.number.setVisible(found)
        said = sentence(shown)
        self.sentence.setText(said.replace("<br>", " ") if self._narrow else said)
        self._bar_block.setVisible(found and not self._narrow)
        self.bar.show_result(result)
        self.reworded.setText(reworded(result))
        for part in (self._rule, self.reworded):
            part.setVisible(bool(result.reworded_words and result.matched_words))

    def show_none(self) -> None:
        """All matches are switched off."""
        self.sentence.setText(bold(tr("No kind of match is shown.")))
        for part in (self._rule, self.reworded, self._bar_block):
            part.hide()


def reworded(result: CheckResult) -> str:
    """What stands in reworded or summed-up passages, beside the number and not in it.

    A source that holds nothing else is one more than the sentence names.
    """
    part = tr("and %1 reworded").replace("%1", bold(escape(share(result.reworded))))
    more = [tr("%Ln more words", result.reworded_words)]
    if result.only_reworded:
        more.append(tr("%Ln more sources", len(result.only_reworded)))
    return f"{part}<br>{escape(', '.join(more))}"
