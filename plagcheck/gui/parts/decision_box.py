"""What the teacher decides about what is on the screen: a status and a note."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QMenu, QPlainTextEdit, QWidget

from plagcheck.gui.classroom.status import status_icon, status_name
from plagcheck.gui.parts.controls import MenuButton, button, column, label, row
from plagcheck.gui.parts.icons import put_icon
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.model.decisions import UNDECIDED, Decision, Status

NOTE_WIDTH, NOTE_HEIGHT = 340, 120


class NotePopup(QFrame):
    """A note to write in; it is kept when it closes, Esc leaves it as it was."""

    written = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._owner = parent
        self.setProperty("role", "popup")
        self.setAccessibleName(tr("Note"))
        self._before = ""
        self.text = QPlainTextEdit()
        self.text.setProperty("kind", "note")
        self.text.setAccessibleName(tr("Note"))
        self.text.setPlaceholderText(
            tr("Kept with this check. Reports have it where you ask for it.")
        )
        self.text.setTabChangesFocus(True)
        self.text.setFixedSize(theme.px(NOTE_WIDTH), theme.px(NOTE_HEIGHT))
        self.keep = button(tr("Keep"), self.close, kind="primary", tip=tr("Ctrl+Enter"))
        foot = row(
            None, button(tr("Cancel"), self._cancel, tip=tr("Leave the note as it was")), self.keep
        )
        self.setLayout(
            column(label(tr("Note"), "strong"), self.text, foot, margins=(12, 10, 12, 10))
        )

    def open_at(self, place: QPoint, note: str) -> None:
        self._before = note
        self.text.setPlainText(note)
        self.adjustSize()
        self.move(place)
        self.show()
        self.text.setFocus()
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def _cancel(self) -> None:
        self.text.setPlainText(self._before)
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel):
            self._cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._owner.window().activateWindow()  # not all systems give the keyboard back
        note = self.text.toPlainText().strip()
        if note != self._before:
            self._before = note
            self.written.emit(note)


class DecisionBox(QWidget):
    """Status and note in the head of a page. The program itself decides nothing."""

    changed: SignalOf[Decision] = carrying(1)

    def __init__(self) -> None:
        super().__init__()
        self.decision = UNDECIDED
        self.status = MenuButton()
        self.status.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.status.setMenu(QMenu(self.status))
        self._actions: dict[Status, QAction] = {}
        for place, status in enumerate(Status, 1):
            text = f"{status_name(status)}\t{place}"
            action = QAction(text, self.status)
            action.triggered.connect(lambda _=False, status=status: self.set_status(status))
            self.status.menu().addAction(action)
            self._actions[status] = action
        self.note = button(tr("Note"), self.open_note, icon="pencil", tip=tr("Write a note (N)"))
        self._popup: NotePopup | None = None
        self.setLayout(row(self.status, self.note))
        theme.changed.connect(self._dress)
        self._dress()

    def show_decision(self, decision: Decision) -> None:
        self.decision = decision
        self._dress()

    def set_writable(self, can_write: bool) -> None:
        """Whether a note can be written: not where it is shown without names."""
        self.note.setEnabled(can_write)

    def set_status(self, status: Status) -> None:
        self._change(replace(self.decision, status=status))

    def set_number(self, number: int) -> None:
        """By the number of its key, from 1."""
        if self.isEnabled():
            self.set_status(list(Status)[number - 1])

    def open_note(self, above: QWidget | None = None) -> None:
        """Write at this button, or at another one that opens the same note."""
        if not self.isEnabled() or not self.note.isEnabled():
            return
        if self._popup is None:
            self._popup = NotePopup(self)
            self._popup.written.connect(self._on_written)
        at = above or self.note
        size = self._popup.sizeHint()
        corner = at.mapToGlobal(QPoint(at.width() - size.width(), at.height() + 4))
        if above is not None:
            corner = at.mapToGlobal(QPoint(at.width() - size.width(), -size.height() - 4))
        self._popup.open_at(corner, self.decision.note)

    @property
    def popup(self) -> NotePopup | None:
        return self._popup

    def set_short(self, short: bool) -> None:
        """Without the word, where a window is small."""
        self.note.setText("" if short else tr("Note"))
        self.note.setProperty("kind", "square" if short else "")
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)
        put_icon(self.note, "pencil", "text")
        self._dress()

    def _on_written(self, note: str) -> None:
        self._change(replace(self.decision, note=note))

    def _change(self, decision: Decision) -> None:
        if decision != self.decision:
            self.show_decision(decision)
            self.changed.emit(decision)

    def _dress(self) -> None:
        name = status_name(self.decision.status)
        self.status.setIcon(status_icon(self.decision.status))
        self.status.setText(f" {name}")
        self.status.setAccessibleName(tr("Status: %1").replace("%1", name))
        set_tip(self.status, tr("Your decision (keys 1 to 4)"))
        for status, action in self._actions.items():
            action.setIcon(status_icon(status))
        note = self.decision.note
        self.note.setProperty("has_note", bool(note))
        set_tip(self.note, note or tr("Write a note (N)"))
        self.note.setAccessibleName(f"{tr('Note')}: {note}" if note else tr("Note"))
        if self.note.text():
            self.note.setText(f"{tr('Note')} •" if note else tr("Note"))
