"""The popup that leaves something out: what, why, and what it does to the number."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLineEdit,
    QMenu,
    QRadioButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.check.source_model import file_names
from plagcheck.gui.leaveout.reason_words import reason_name
from plagcheck.gui.leaveout.wishes import (
    MATCH,
    PHRASE,
    SOURCE,
    LeaveOutWish,
    is_agreement,
    now,
)
from plagcheck.gui.parts.chips import Chip
from plagcheck.gui.parts.controls import MenuButton, button, column, label, line, row, switch_button
from plagcheck.gui.parts.text_format import report_wording, share, tr
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.adjusted import BY_TEACHER, Reason
from plagcheck.model.entry import Entry

IN_A_ROW = 3
PHRASE_MOST = 40  # words; a longer phrase will not come again


class LeaveOutPopup(QFrame):
    """Enter agrees, Esc closes. The effect is told before."""

    agreed: SignalOf[ShownMatch, LeaveOutWish] = carrying(2)
    effect_wanted: SignalOf[ShownMatch, LeaveOutWish] = carrying(2)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._owner = parent
        self.setProperty("role", "popup")
        self.setAccessibleName(tr("Leave out of the number"))
        self._match: ShownMatch | None = None
        self._before = 0.0
        self.chip = Chip()
        self.effect = label("", "quiet")
        self.agree = button(tr("Leave out"), self._agree, kind="primary")
        self.note = QLineEdit()
        self.note.setPlaceholderText(tr("Note, as it will stand in the ledger"))
        self.note.setAccessibleName(tr("Note"))
        self.note.setMaxLength(300)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 12, 14, 12)
        layout.setSpacing(8)
        layout.addLayout(row(self.chip, label(tr("Leave out of the number"), "strong"), None))
        layout.addWidget(label(report_wording()("what"), "small"))
        layout.addLayout(self._choices())
        layout.addWidget(line())
        layout.addWidget(label(report_wording()("why"), "small"))
        layout.addLayout(self._reasons())
        layout.addWidget(self.note)
        self.both = label(tr("Left out of both papers: this one and the class-mate’s."), "small")
        layout.addWidget(self.both)
        self.file, self._file = MenuButton(), ""  # the one that is an earlier draft
        set_tip(self.file, tr("The file that is meant"))
        self.file.setMenu(QMenu(self.file))
        layout.addLayout(row(self.file, None))
        self.files = label("", "small", wrap=True)
        layout.addWidget(self.files)
        self.others = label("", "small")
        layout.addWidget(self.others)
        layout.addWidget(line())
        layout.addLayout(row(self.effect, None, button(tr("Cancel"), self.close), self.agree))
        self.or_more = label(tr("Or more, if the words also stand in other sources."), "small")
        layout.addWidget(self.or_more)

    def _choices(self) -> QVBoxLayout:
        self.what: dict[str, QRadioButton] = {}
        self._whats = QButtonGroup(self)
        made = column(gap=2)
        for what, text in (
            (MATCH, tr("This match")),
            (PHRASE, tr("This phrase everywhere")),
            (SOURCE, tr("This source, in this paper")),
        ):
            self.what[what] = QRadioButton(text)
            self._whats.addButton(self.what[what])
            made.addWidget(self.what[what])
        self._whats.buttonToggled.connect(lambda _, on: self._on_changed() if on else None)
        return made

    def _reasons(self) -> QVBoxLayout:
        self.why: dict[Reason, QToolButton] = {}
        self._whys = QButtonGroup(self)
        rows = [row(gap=6) for _ in range(0, len(BY_TEACHER), IN_A_ROW)]
        for place, reason in enumerate(BY_TEACHER):
            made = switch_button(reason_name(reason))
            made.setAccessibleName(f"{report_wording()('why')}: {made.text()}")
            self._whys.addButton(made)
            self.why[reason] = made
            rows[place // IN_A_ROW].addWidget(made)
        for each in rows:
            each.addStretch(1)
        self.why[Reason.CITED].setChecked(True)
        self._whys.buttonToggled.connect(lambda _, on: self._on_changed() if on else None)
        return column(*rows, gap=6)

    def open_for(
        self, match: ShownMatch, what: str, number: float, at: QPoint, room: QWidget
    ) -> None:
        """Ask about a match, near it and inside the window."""
        self._match, self._before = match, number
        self.chip.show_label(match.label, match.number)
        self.note.clear()
        self.what[PHRASE].setEnabled(match.match.words <= PHRASE_MOST)
        self.what[what].setChecked(True)
        self._offer_files(match.source.entry)
        self.adjustSize()
        corner = room.mapToGlobal(QPoint(room.width(), room.height()))
        x = min(at.x(), corner.x() - self.width() - 8)
        y = min(at.y(), corner.y() - self.height() - 56)  # above a foot
        self.move(max(0, x), max(0, y))
        self.show()
        self.what[what].setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def wish(self) -> LeaveOutWish:
        what = next(name for name, each in self.what.items() if each.isChecked())
        reason = next(reason for reason, each in self.why.items() if each.isChecked())
        is_draft = reason is Reason.OWN_WORK and what != PHRASE
        file = self._file if is_draft else ""
        return LeaveOutWish(what, reason, self.note.text().strip(), now(), file)

    def _offer_files(self, entry: Entry) -> None:
        files = file_names(entry)
        self.file.menu().clear()
        for name, path in files:
            self.file.menu().addAction(name, partial(self._choose_file, name, path))
        self._choose_file(*(files[0] if files else ("", "")))

    def _choose_file(self, name: str, path: str) -> None:
        self._file = path
        self.file.setText(name)
        self.file.setAccessibleName(f"{tr('The file that is meant')}: {name}")
        self._on_changed()

    def show_others(self, number: int) -> None:
        """How many sources hold the same words, and lose them, too."""
        told = tr("Also left out of %Ln other sources that hold these words.", number)
        self.others.setText(told if number else "")
        self.others.setVisible(bool(number))
        self.adjustSize()

    def show_effect(self, after: float) -> None:
        self.effect.setText(f"{share(self._before)} → {share(after)}")

    def say_or_more(self, is_looked_for: bool) -> None:
        """Sources that were not looked for yet may raise the number that is told."""
        self.or_more.setVisible(is_looked_for)

    def _on_changed(self) -> None:
        if self._match is None:
            return
        by_list = self.what[PHRASE].isChecked()
        for each in (*self.why.values(), self.note):
            each.setEnabled(not by_list)
        self.both.setVisible(is_agreement(self._match.source.id, self.wish))
        self._tell_files(self._match.source.entry)
        self.effect.setText(f"{share(self._before)} → …")
        self.effect_wanted.emit(self._match, self.wish)
        self.adjustSize()

    def _tell_files(self, entry: Entry) -> None:
        """Which files are meant, where several hold the text of the source."""
        names = [name for name, _ in file_names(entry)]
        is_draft = self.wish.reason is Reason.OWN_WORK
        is_told = len(names) > 1 and not self.what[PHRASE].isChecked()
        self.file.setVisible(is_told and is_draft)
        self.files.setVisible(is_told)
        if is_draft:
            told = tr("Only this file. The same text in the others still counts.")
        else:
            told = tr("%Ln files hold this text and are left out together: %1", len(names))
        self.files.setText(told.replace("%1", ", ".join(names)))

    def _agree(self) -> None:
        match, self._match = self._match, None
        self.close()
        if match is not None:
            self.agreed.emit(match, self.wish)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._owner.window().activateWindow()  # not all systems give the keyboard back

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._agree()
        else:
            super().keyPressEvent(event)
