"""The Flags tab: what a reader does not see, each with its places in the paper."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from plagcheck.gui.controls import Panel, button, column, icon_label, label, rich, row
from plagcheck.gui.findings import Findings, FlagShown, Paper
from plagcheck.gui.flag_words import flag_text, flag_title, page_list
from plagcheck.gui.theme import theme
from plagcheck.gui.words import page_name, share, tr

EXAMPLES = 6
LOOKED_FOR = (
    "hidden-text",
    "hidden-quotes",
    "look-alikes",
    "invisible-characters",
    "letter-spacing",
    "picture-pages",
    "unlike-visible",
    "macros",
)


class FlagPanel(QScrollArea):
    """Calm: it can happen by accident."""

    place_wanted = Signal(int)  # a character of the paper

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Flags"))
        self._places: list[int] = []
        self._at = -1
        self._findings: Findings | Paper | None = None  # not shown yet

    def show_findings(self, findings: Findings | Paper) -> None:
        """What was found about a paper; the cards are made when they are looked at."""
        self._places = sorted(start for flag in findings.flags for start, _ in flag.places)
        self._at = -1
        self._findings = findings
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        findings, self._findings = self._findings, None
        if findings is None:
            return
        layout = QVBoxLayout()
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(12)
        for flag in findings.flags:
            layout.addWidget(self._card(findings, flag))
        if self._places:
            layout.addLayout(row(button(tr("Next place (F)"), self.next_place), None))
        layout.addWidget(self._also(findings))
        layout.addStretch(1)
        page = Panel("surface")
        page.setLayout(layout)
        self.setWidget(page)

    def next_place(self) -> None:
        """Bring the next flagged place into view."""
        if self._places:
            self._at = (self._at + 1) % len(self._places)
            self.place_wanted.emit(self._places[self._at])

    def _card(self, findings: Findings | Paper, flag: FlagShown) -> Panel:
        where = page_list(flag.pages)
        if not where and flag.places:
            where = page_name(findings.page_starts, flag.places[0][0])
        head = row(
            icon_label("flag", "att"),
            label(flag_title(flag), "strong", wrap=True),
            label(where, "quiet"),
        )
        head.setStretch(1, 1)
        layout = column(head, margins=(14, 12, 14, 12), gap=6)
        layout.addWidget(label(flag_text(flag.kind), "quiet", wrap=True))
        if flag.share_with_it is not None and isinstance(findings, Findings):
            worth = tr("Undone: %1 of the paper is found. Left as it is: %2.")
            worth = worth.replace("%1", share(findings.share))
            worth = worth.replace("%2", share(flag.share_with_it))
            layout.addWidget(label(worth, "strong", wrap=True))
        layout.addWidget(
            label(
                tr("Can happen by accident: copying from a PDF, another keyboard."),
                "small",
                wrap=True,
            )
        )
        examples = _examples(findings.text, flag)
        if examples:
            shown = rich(examples)
            shown.setFont(theme.font(15, serif=True))
            layout.addWidget(shown)
        return Panel("card", layout)

    def _also(self, findings: Findings | Paper) -> QWidget:
        found = {flag.kind for flag in findings.flags}
        names = {
            "hidden-text": tr("Hidden, white or tiny text"),
            "hidden-quotes": tr("Hidden quotation marks"),
            "look-alikes": tr("Look-alike letters"),
            "invisible-characters": tr("Invisible characters inside words"),
            "letter-spacing": tr("Letter-spaced text"),
            "picture-pages": tr("Pictures in place of text"),
            "unlike-visible": tr("Letters that differ from their shapes"),
            "macros": tr("Macros"),
        }
        layout = column(label(tr("Also looked for"), "strong"), gap=6)
        for kind in LOOKED_FOR:
            if kind not in found:
                line = row(icon_label("check", "ok"), label(names[kind], wrap=True))
                line.addWidget(label(tr("none"), "small"))
                line.setStretch(1, 1)
                layout.addLayout(line)
        made = QWidget()
        made.setLayout(layout)
        return made


def _examples(text: str, flag: FlagShown) -> str:
    """Flagged words, the odd letters boxed."""
    words: dict[tuple[int, int], set[int]] = {}
    for start, end in flag.places:
        if end - start > 2:
            continue
        first, last = start, end
        while first > 0 and text[first - 1].isalpha():
            first -= 1
        while last < len(text) and text[last].isalpha():
            last += 1
        words.setdefault((first, last), set()).update(range(start, end))
    parts = []
    for (first, last), odd in list(words.items())[:EXAMPLES]:
        parts.append(
            "".join(_boxed(text[i]) if i in odd else escape(text[i]) for i in range(first, last))
        )
    more = len(words) - EXAMPLES
    tail = f" <span>{escape(tr('and %Ln more', more))}</span>" if more > 0 else ""
    return "&nbsp; ".join(parts) + tail


def _boxed(char: str) -> str:
    tokens = theme.tokens
    style = f"background:{tokens.attbg}; color:{tokens.att}; font-weight:bold;"
    return f'<span style="{style}">{escape(char)}</span>'
