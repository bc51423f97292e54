"""What to leave out: what does not count in new checks. Each can be switched in a check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QListWidget, QPlainTextEdit, QSpinBox, QWidget

from plagcheck.gui.parts.controls import Panel, button, column, label, line, row, setting_row
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.shell.file_dialogs import Chooser
from plagcheck.model.names import printable
from plagcheck.settings import SMALL_MOST, SMALL_PERCENT_MOST, Settings

WRITING_MS = 600


class LeaveOutSection(Panel):
    """Defaults for new checks; what was checked before stays as it was."""

    changed: SignalOf[dict[str, Any]] = carrying(1)

    def __init__(self, settings: Settings) -> None:
        super().__init__("page")
        self.chooser = Chooser(self)
        intro = label(
            tr(
                "What is left out of the number in new checks. It stays visible in the paper, is "
                "listed with its reason, and can be counted with one switch above each result."
            ),
            "quiet",
            wrap=True,
        )
        self.setLayout(
            column(
                intro,
                Panel("card", self._found(settings)),
                Panel("card", self._small(settings)),
                Panel("card", self._lists(settings)),
                Panel("card", self._handouts(settings)),
                None,
                margins=(24, 16, 24, 16),
                gap=12,
            )
        )

    # -- what the program finds

    def _found(self, settings: Settings) -> QBoxLayout:
        self.boxes: dict[str, QCheckBox] = {}
        made = column(gap=0)
        for name, title, note in (
            (
                "leave_out_quotations",
                tr("Quotations"),
                tr(
                    "Text in quotation marks and block quotes. Hidden quotation marks do not count."
                ),
            ),
            (
                "leave_out_bibliography",
                tr("References"),
                tr("Lists of works, by their heading and by the shape of their entries."),
            ),
            ("leave_out_citations", tr("Citations"), tr("(Name, 2020) and [6] in the text.")),
        ):
            box = QCheckBox(tr("Leave out"))
            box.setAccessibleName(f"{title}: {tr('Leave out')}")
            box.setChecked(bool(getattr(settings, name)))
            box.toggled.connect(lambda on, name=name: self.changed.emit({name: on}))
            self.boxes[name] = box
            if made.count():
                made.addWidget(line())
            made.addLayout(setting_row(title, note, box))
        return made

    def _small(self, settings: Settings) -> QBoxLayout:
        self.limits: dict[str, QSpinBox] = {}
        made = column(gap=0)
        for name, title, note, unit, most in (
            ("small_match", tr("Small matches"), tr("Matches of fewer words."), tr("words"),
             SMALL_MOST),
            ("small_source_words", tr("Small sources"), tr("Sources that share fewer words."),
             tr("words"), SMALL_MOST),
            ("small_source_percent", tr("Small sources, by share"),
             tr("Sources that share less of the paper."), "%", SMALL_PERCENT_MOST),
        ):  # fmt: skip
            box = QSpinBox()
            box.setRange(0, most)
            box.setSpecialValueText(tr("count all"))
            box.setSuffix(f" {unit}")
            box.setValue(getattr(settings, name))
            box.setFixedWidth(theme.px(104))
            box.lineEdit().setTextMargins(6, 0, 0, 0)
            box.setAccessibleName(f"{title}: {note}")
            box.valueChanged.connect(lambda value, name=name: self.changed.emit({name: value}))
            self.limits[name] = box
            if made.count():
                made.addWidget(line())
            made.addLayout(setting_row(title, note, box))
        return made

    # -- lists

    def _lists(self, settings: Settings) -> QBoxLayout:
        self.phrases = LinesField(tr("Phrases"), settings.phrases)
        self.sections = LinesField(tr("Sections"), settings.sections)
        self.phrases.changed.connect(lambda lines: self.changed.emit({"phrases": lines}))
        self.sections.changed.connect(lambda lines: self.changed.emit({"sections": lines}))
        phrases = _titled(tr("Phrases"), tr("Never counted, one a line."), self.phrases)
        sections = _titled(
            tr("Sections"), tr("Headings of sections that never count, one a line."), self.sections
        )
        made = row(margins=(16, 12, 16, 12), gap=16)
        made.addLayout(phrases, 1)
        made.addLayout(sections, 1)
        return made

    def _handouts(self, settings: Settings) -> QBoxLayout:
        self.files = HandoutList(settings.handouts)
        self.files.changed.connect(lambda: self.changed.emit({"handouts": self.files.paths()}))
        buttons = row(
            button(tr("Add…"), self._add, icon="plus"),
            button(tr("Remove"), self.files.remove, tip=tr("Remove what is selected (Del)")),
            None,
        )
        made = _titled(
            tr("Handouts"),
            tr("Task sheets and forms: what stands in them never counts."),
            self.files,
        )
        made.addLayout(buttons)
        made.setContentsMargins(16, 12, 16, 12)
        return made

    def _add(self) -> None:
        self.files.add([str(path) for path in self.chooser.handouts()])


class LinesField(QPlainTextEdit):
    """Entries, one a line; they are kept when writing pauses."""

    changed: SignalOf[tuple[str, ...]] = carrying(1)

    def __init__(self, name: str, lines: tuple[str, ...]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setProperty("kind", "note")
        self.setTabChangesFocus(True)
        self.setFixedHeight(theme.px(84))
        self.setPlainText("\n".join(lines))
        self._kept = lines
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.setInterval(WRITING_MS)
        self._writing.timeout.connect(self.keep)
        self.textChanged.connect(self._writing.start)

    def keep(self) -> None:
        """Hand over what was written, if it is new."""
        self._writing.stop()
        written = (" ".join(each.split()) for each in self.toPlainText().splitlines())
        lines = tuple(dict.fromkeys(each for each in written if each))
        if lines != self._kept:
            self._kept = lines
            self.changed.emit(lines)

    def focusOutEvent(self, event: object) -> None:
        super().focusOutEvent(event)  # type: ignore[arg-type]
        self.keep()


class HandoutList(QListWidget):
    """Files by their names; the whole path is in the tip."""

    changed = Signal()

    def __init__(self, paths: tuple[str, ...]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Handouts"))
        self.setFixedHeight(theme.px(84))
        self.setProperty("kind", "note")
        self._paths: tuple[str, ...] = ()
        self._fill(paths)

    def paths(self) -> tuple[str, ...]:
        return self._paths

    def add(self, paths: list[str]) -> None:
        known = self.paths()
        self._change((*known, *(path for path in paths if path not in known)))

    def remove(self) -> None:
        gone = self.currentRow()
        self._change(tuple(path for place, path in enumerate(self.paths()) if place != gone))

    def _change(self, paths: tuple[str, ...]) -> None:
        if paths != self.paths():
            self._fill(paths)
            self.changed.emit()

    def _fill(self, paths: tuple[str, ...]) -> None:
        self._paths = paths
        self.clear()
        for path in paths:
            self.addItem(printable(Path(path).name))
            set_tip(self.item(self.count() - 1), printable(path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove()
        else:
            super().keyPressEvent(event)


def _titled(title: str, note: str, part: QWidget) -> QBoxLayout:
    # The space below: beside a longer note, the words stay together.
    return column(label(title, "strong"), label(note, "small", wrap=True), part, None, gap=4)
