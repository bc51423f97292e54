"""The line below two texts: the match at hand, and the way to the next."""

from __future__ import annotations

from PySide6.QtCore import Signal

from plagcheck.gui.check.match_card import MatchBar, match_name
from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.controls import button, label, row
from plagcheck.gui.parts.text_format import count, page_name, tr
from plagcheck.gui.reading.pair import ReadingPair


class MatchFoot(MatchBar):
    """Follows the current match of two texts."""

    note_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("card-foot")
        self._nth = label("", "quiet")
        self.note = button(
            tr("Note"), self.note_wanted.emit, icon="pencil", tip=tr("Write a note (N)")
        )
        foot = row(
            self.chip, self.title, self.about, self.leave_out, self.note,
            self.previous, self._nth, self.following, margins=(16, 8, 16, 8),
        )  # fmt: skip
        foot.setStretch(2, 1)
        self.setLayout(foot)

    def show_match(self, pair: ReadingPair, match: ShownMatch, place: int, total: int) -> None:
        self.tell(match, match_name(match), _about(pair, match))
        text = tr("%1 of %2").replace("%1", count(place))
        self._nth.setText(text.replace("%2", count(total)))


def _about(pair: ReadingPair, shown: ShownMatch) -> str:
    match = shown.match
    parts = [tr("%Ln words the same", match.same_words)]
    if len(match.runs) == 1:
        parts = [tr("%Ln words in one run", match.longest_run)]
    elif match.longest_run:
        parts.append(tr("longest run %Ln words", match.longest_run))
    here, there = (
        page_name(side.document.page_starts, side.place_of(match).span.start)
        for side in (pair.paper, pair.source)
    )
    if here or there:
        parts.append(f"{here or '–'} ↔ {there or '–'}")
    return " · ".join(parts)
