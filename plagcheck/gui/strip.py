"""The strip above a result: the number, its sentence, a bar by source, what was compared."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.controls import (
    ElidedLabel,
    Panel,
    button,
    column,
    icon_label,
    label,
    line,
    rich,
    row,
)
from plagcheck.gui.findings import Findings
from plagcheck.gui.flag_words import flag_title
from plagcheck.gui.result_words import coverage, sentence
from plagcheck.gui.theme import theme
from plagcheck.gui.words import share, tr


class ShareBar(QWidget):
    """How much of the paper each source explains."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[int, float]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(220), theme.px(14))

    def show_findings(self, findings: Findings) -> None:
        """Sources in order; together they are exactly the share of the paper."""
        left = findings.share
        self._parts = []
        for source in findings.sources:
            part = min(left, source.of_paper)
            if part > 0:
                self._parts.append((source.number, part))
            left -= part
        spoken = ", ".join(f"{number}: {share(part)}" for number, part in self._parts)
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


class Strip(Panel):
    """The answer at a glance: the number, its words, what was compared, and flags."""

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
        answer = column(top, below, margins=(18, 10, 18, 10), gap=6)
        layout = row(gap=0)
        layout.addLayout(answer, 1)
        layout.addWidget(self._flag_block())
        self.setLayout(layout)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def _flag_block(self) -> Panel:
        self.flag_button = button("", self.flags_wanted.emit, icon="flag", kind="attention")
        self.flag_note = label("", "small")
        self._flags = Panel(
            "flags",
            column(
                label(tr("Flags"), "small"),
                row(self.flag_button, None),
                self.flag_note,
                margins=(18, 10, 18, 10),
                gap=4,
            ),
        )
        return self._flags

    def show_findings(self, findings: Findings) -> None:
        self.show_share(findings)
        self.coverage.setText(coverage(findings))
        self._flags.setVisible(bool(findings.flags))
        if findings.flags:
            self.flag_button.setText(flag_title(findings.flags[0]))
            self.flag_button.setAccessibleName(self.flag_button.text())
            more = len(findings.flags) - 1
            self.flag_note.setText(
                tr("and %Ln more", more) if more else tr("Can happen by accident.")
            )

    def show_share(self, findings: Findings) -> None:
        """The number and what belongs to it; it changes with the kinds that are shown."""
        found = findings.has_evidence
        self.number.setText(share(findings.share))
        self.number.setVisible(found)
        self.sentence.setText(sentence(findings))
        self._bar_block.setVisible(found)
        self.bar.show_findings(findings)
        self.reworded.setText(reworded(findings))
        for part in (self._rule, self.reworded):
            part.setVisible(bool(findings.reworded_words))

    def show_none(self) -> None:
        """All matches are switched off."""
        self.number.setText("–")
        self.sentence.setText(f"<b>{tr('No kind of match is shown.')}</b>")
        for part in (self._rule, self.reworded, self._bar_block):
            part.hide()


def reworded(findings: Findings) -> str:
    """What stands in reworded or summed-up passages, beside the number and not in it."""
    part = tr("and %1 reworded").replace("%1", f"<b>{escape(share(findings.reworded))}</b>")
    return f"{part}<br>{escape(tr('%Ln more words', findings.reworded_words))}"
