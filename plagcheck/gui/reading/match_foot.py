"""The line below two texts: the match at hand, and the way to the next."""

from __future__ import annotations

from PySide6.QtCore import Signal

from plagcheck.gui.check.match_card import LeaveOutButton, match_name
from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, label, row
from plagcheck.gui.parts.text_format import count, page_name, tr
from plagcheck.gui.reading.pair import ReadingPair


class MatchFoot(Panel):
    """Follows the current match."""

    stepped = Signal(int)
    leave_out_wanted = Signal()
    note_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("card-foot")
        self._chip = Chip()
        self.kind = label("", "strong")
        self._about = ElidedLabel("", "quiet", at_end=True)
        self._nth = label("", "quiet")
        self.leave_out = LeaveOutButton(self.leave_out_wanted.emit)
        self.note = button(
            tr("Note"), self.note_wanted.emit, icon="pencil", tip=tr("Write a note (N)")
        )
        previous = button(
            "", lambda: self.stepped.emit(-1), icon="chevron-up", kind="square",
            tip=tr("Previous match (K)"),
        )  # fmt: skip
        following = button(
            "", lambda: self.stepped.emit(1), icon="chevron-down", kind="square",
            tip=tr("Next match (J)"),
        )  # fmt: skip
        foot = row(
            self._chip, self.kind, self._about, self.leave_out, self.note,
            previous, self._nth, following, margins=(16, 8, 16, 8),
        )  # fmt: skip
        foot.setStretch(2, 1)
        self.setLayout(foot)

    def show_match(self, pair: ReadingPair, match: ShownMatch, place: int, total: int) -> None:
        self._chip.show_label(match.label, match.number, match.is_counted)
        self.leave_out.show_match(match)
        self.kind.setText(match_name(match))
        self._about.setText(_about(pair, match))
        text = tr("%1 of %2").replace("%1", count(place))
        self._nth.setText(text.replace("%2", count(total)))


def _about(pair: ReadingPair, shown: ShownMatch) -> str:
    match = shown.match
    parts = [tr("%Ln words the same", sum(size for _, _, size in match.runs))]
    if len(match.runs) == 1:
        parts = [tr("%Ln words in one run", match.longest_run)]
    elif match.longest_run:
        parts.append(tr("longest run %Ln words", match.longest_run))
    here, there = (
        page_name(side.document.page_starts, side.spans[shown.key].start)
        for side in (pair.paper, pair.source)
    )
    if here or there:
        parts.append(f"{here or '–'} ↔ {there or '–'}")
    return " · ".join(parts)
