"""The row above two texts: what each side is, and how much of it the other explains."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt

from plagcheck.gui.check.result_words import counted_then
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import ElidedLabel, Panel, column, icon_label, rich, row
from plagcheck.gui.parts.text_format import bold, count, day, share, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reading.link_ribbon import WIDTH
from plagcheck.gui.reading.pair import ReadingPair
from plagcheck.model.result import Comparison


class PairHead(Panel):
    """The paper left, the source right, the words they share between them."""

    def __init__(self) -> None:
        super().__init__("side-head")
        self._paper_name, self._other_name = ElidedLabel("", "strong"), ElidedLabel("", "strong")
        self._paper_note = ElidedLabel("", "small", at_end=True)
        self._other_note = ElidedLabel("", "small", at_end=True)
        self._paper_share, self._other_share = rich("", "quiet"), rich("", "quiet")
        for part in (self._paper_share, self._other_share):
            part.setWordWrap(False)
        self._chip = Chip()
        self.words = rich("")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setFixedWidth(theme.px(WIDTH))
        left = row(icon_label("file-text", "accent", 20), gap=10)
        left.addLayout(column(self._paper_name, self._paper_note, gap=0), 1)
        left.addWidget(self._paper_share)
        right = row(self._chip, gap=10)
        right.addLayout(column(self._other_name, self._other_note, gap=0), 1)
        right.addWidget(self._other_share)
        heads = row(margins=(16, 4, 16, 4), gap=12)
        heads.addLayout(left, 1)
        heads.addWidget(self.words)
        heads.addLayout(right, 1)
        self.setLayout(heads)
        self.setFixedHeight(theme.px(50))

    def show_pair(self, pair: ReadingPair) -> None:
        (row_,) = pair.shown.sources
        entry, words = row_.source.entry, pair.shown.result.words
        self._paper_name.setText(pair.paper.document.name)
        about = [tr("The paper"), tr("%Ln words", words)]
        if pair.shown.result.is_of_two_files:  # a check says it beside its number
            about += counted_then(pair.shown)
        self._paper_note.setText(" · ".join(about))
        self._other_name.setText(pair.source.document.name)
        notes = [entry.collection, tr("%Ln words", entry.words)]
        if entry.added_at:
            notes.append(tr("added %1").replace("%1", day(entry.added_at)))
        self._other_note.setText(" · ".join(part for part in notes if part))
        self._chip.show_label(str(row_.number), row_.number, not row_.is_left_out)

    def show_shares(self, found: Comparison) -> None:
        """The figures; they change with the kinds that are shown.

        Of a source that is only reworded, those words are told.
        """
        if found.is_reworded_only:
            part = bold(share(found.reworded))
            self._paper_share.setText(f"{part} {tr('of this paper reworded')}")
            self._other_share.setText("")
            self._show_words(found.reworded_words)
            return
        self._paper_share.setText(f"{bold(share(found.share_of_submission))} {tr('of this paper')}")
        self._other_share.setText(f"{bold(share(found.share_of_source))} {tr('of the source')}")
        self._show_words(found.matched_words)

    def _show_words(self, words: int) -> None:
        self.words.setText(f"{bold(escape(count(words)))}<br>{tr('words')}")
