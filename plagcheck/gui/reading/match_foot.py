"""The line below two texts: the match at hand, and the way to the next."""

from __future__ import annotations

from PySide6.QtCore import Signal

from plagcheck.gui.check.findings import Mark
from plagcheck.gui.check.match_card import LeaveOutButton, mark_name
from plagcheck.gui.jobs.check_jobs import Pair
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, label, row
from plagcheck.gui.parts.text_format import count, page_name, tr


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

    def show_mark(self, pair: Pair, mark: Mark, place: int, total: int) -> None:
        self._chip.show_label(mark.label, mark.source, mark.is_counted)
        self.leave_out.show_mark(mark)
        self.kind.setText(mark_name(mark))
        self._about.setText(_about(pair, mark))
        text = tr("%1 of %2").replace("%1", count(place))
        self._nth.setText(text.replace("%2", count(total)))


def _about(pair: Pair, mark: Mark) -> str:
    parts = [tr("%Ln words the same", sum(run[2] for run in mark.runs))]
    if len(mark.runs) == 1:
        parts = [tr("%Ln words in one run", mark.runs[0][2])]
    elif mark.longest_run:
        parts.append(tr("longest run %Ln words", mark.longest_run))
    here = page_name(pair.paper.page_starts, mark.start)
    there = page_name(pair.source.page_starts, mark.there)
    if here or there:
        parts.append(f"{here or '–'} ↔ {there or '–'}")
    return " · ".join(parts)
