"""The strip above a result: the number, its sentence, a bar by source, what was compared."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.gui.controls import ElidedLabel, Panel, button, column, icon_label, label, rich, row
from plagcheck.gui.findings import Findings
from plagcheck.gui.flag_words import flag_title, page_list
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
        self.coverage = ElidedLabel("", "quiet")
        self.bar = ShareBar()
        self._bar_block = QWidget()
        scale = row(label(tr("by source"), "small"), None, label("100 %", "small"))
        self._bar_block.setLayout(column(self.bar, scale, gap=2))
        self._bar_block.setMaximumWidth(theme.px(320))
        top = row(self.number, self.sentence, 8, gap=16)
        top.addWidget(self._bar_block, 2)
        top.addStretch(1)
        below = row(icon_label("info", "text2"), self.coverage)
        below.setStretch(1, 1)
        answer = column(top, below, margins=(18, 10, 18, 10), gap=6)
        layout = row(gap=0)
        layout.addLayout(answer, 1)
        layout.addWidget(self._flag_block())
        self.setLayout(layout)

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
        self.number.setText(share(findings.share))
        self.number.setVisible(bool(findings.marks))
        self.sentence.setText(sentence(findings))
        self._bar_block.setVisible(bool(findings.marks))
        self.coverage.setText(coverage(findings))
        self.bar.show_findings(findings)
        self._flags.setVisible(bool(findings.flags))
        if findings.flags:
            self.flag_button.setText(flag_title(findings.flags[0]))
            self.flag_button.setAccessibleName(self.flag_button.text())
            more = len(findings.flags) - 1
            self.flag_note.setText(
                tr("and %Ln more", more) if more else tr("Can happen by accident.")
            )


def sentence(findings: Findings) -> str:
    """The result in words."""
    if not findings.searched:
        text = tr("Nothing to compare with yet.")
        return f"<b>{text}</b><br>{tr('Add references, or drop two papers to compare them.')}"
    if not findings.marks:
        text = tr("No shared passage of %Ln or more words", findings.shortest)
        where = tr("in %Ln documents.", findings.searched)
        return f"<b>{text}</b><br>{where}"
    words = f"<b>{escape(tr('%Ln words', findings.matched_words))}</b>"
    sources = f"<b>{escape(tr('%Ln sources', len(findings.sources)))}</b>"
    first = tr("of this paper, %1,").replace("%1", words)
    return f"{first}<br>{tr('also appears in %1').replace('%1', sources)}"


def coverage(findings: Findings) -> str:
    """What was compared, and what was not."""
    read = findings.read
    parts = [tr("%Ln words were compared", findings.words)]
    if not findings.searched:
        parts = [tr("%Ln words were read", findings.words)]
    if findings.reworded_words:
        parts.append(tr("%Ln more words look reworded", findings.reworded_words))
    if read.without_text:
        parts.append(tr("%1: pictures, not compared").replace("%1", page_list(read.without_text)))
    if read.unreadable:
        unreadable = page_list(read.unreadable)
        parts.append(tr("%1: letters cannot be read").replace("%1", unreadable))
    return " · ".join([*parts, *read.skipped, *findings.notes])
