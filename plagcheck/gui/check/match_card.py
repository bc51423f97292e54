"""The card of the current match: what it is, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from plagcheck.gui.check.shown import ShownMatch, ShownResult
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.text_format import page_name, report_wording, tr
from plagcheck.gui.parts.tips import set_tip
from plagcheck.model.match import Kind


def match_name(shown: ShownMatch) -> str:
    """What a match is; one that does not count says so first."""
    name = kind_name(shown.match.kind)
    if shown.is_left_out:
        return f"{tr('Left out')} · {name}"
    return name if shown.match.is_counted else f"{report_wording()('weak')} · {name}"


def kind_name(kind: Kind) -> str:
    """A kind of match in words."""
    return report_wording().kind(kind)


class LeaveOutButton(QPushButton):
    """Leaves out the match at hand, or restores it."""

    def __init__(self, action: Callable[[], object]) -> None:
        super().__init__()
        self._short = False
        self._is_out = False
        self.clicked.connect(lambda: action())
        self._dress()

    def show_match(self, match: ShownMatch) -> None:
        self._is_out = match.is_left_out
        self._dress()

    def set_short(self, short: bool) -> None:
        """Without the words, where there is little room."""
        self._short = short
        self._dress()

    def _dress(self) -> None:
        text = tr("Restore") if self._is_out else tr("Leave out…")
        tip = (
            tr("Count this match again (L)") if self._is_out else tr("Leave out, with a reason (L)")
        )
        self.setText("" if self._short else text)
        self.setProperty("kind", "square" if self._short else "")
        self.setAccessibleName(text)
        set_tip(self, tip)
        put_icon(self, "undo-2" if self._is_out else "eye-off", "text")
        self.style().unpolish(self)
        self.style().polish(self)


class MatchBar(Panel):
    """What the current match is, and the ways to leave it out and to the next."""

    stepped = Signal(int)
    leave_out_wanted = Signal()

    def __init__(self, role: str) -> None:
        super().__init__(role)
        self.chip = Chip()
        self.title = label("", "strong")
        self.about = ElidedLabel("", "quiet", at_end=True)
        self.leave_out = LeaveOutButton(self.leave_out_wanted.emit)
        self.previous = button(
            "", lambda: self.stepped.emit(-1), icon="chevron-up", kind="square",
            tip=tr("Previous match (K)"),
        )  # fmt: skip
        self.following = button(
            "", lambda: self.stepped.emit(1), icon="chevron-down", kind="square",
            tip=tr("Next match (J)"),
        )  # fmt: skip

    def tell(self, match: ShownMatch, title: str, about: str) -> None:
        self.chip.show_label(match.label, match.number, match.is_counted)
        self.leave_out.show_match(match)
        self.title.setText(title)
        self.about.setText(about)


class MatchCard(MatchBar):
    """Follows the current match of a paper."""

    opened = Signal()
    explain_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("card-bar")
        self.open_button = button(
            tr("Side by side"),
            self.opened.emit,
            icon="columns-2",
            kind="primary",
            tip=tr("Read paper and source beside each other (Enter)"),
        )
        self.about.setMinimumWidth(1)  # the name of the match needs the room first
        head = row(self.chip, self.title, self.about)
        head.setStretch(2, 1)
        tools = row(self.open_button, self.leave_out, None, self.previous, self.following)
        self.explain = button(
            report_wording()("how found"), self.explain_wanted.emit, kind="link", tip="H"
        )
        self.setLayout(column(head, tools, row(self.explain, None), margins=(12, 10, 12, 8)))

    def show_match(self, shown: ShownResult, match: ShownMatch) -> None:
        here = page_name(shown.paper.page_starts, match.start)
        self.tell(
            match,
            f"{match_name(match)}, {tr('%Ln words', match.match.words)}",
            " · ".join(part for part in (here, match.source.entry.name) if part),
        )
