"""Settings: a few that matter, the rest behind Advanced."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from plagcheck.gui.jobs.library_jobs import LibraryContents
from plagcheck.gui.parts.controls import PageHead, Panel, column, line, row, setting_row
from plagcheck.gui.parts.inputs import ChoiceBox, NameList
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.settings.finding_section import FindingSection
from plagcheck.gui.settings.leaveout_section import LeaveOutSection
from plagcheck.gui.settings.library_section import LibrarySection
from plagcheck.gui.settings.report_section import ReportSection
from plagcheck.gui.shell.about import AboutSection
from plagcheck.gui.shell.language import LANGUAGES
from plagcheck.gui.shell.shortcuts import KeyboardSection
from plagcheck.model.names import printable
from plagcheck.settings import READING_SIZES, TEXT_SIZES, Settings

WIDEST = 1040  # pixels of a section: what belongs together stays so in a wide window
GENERAL, FINDING, LEAVING_OUT, LIBRARY, REPORTS, KEYBOARD, ABOUT = range(7)


class SettingsPage(QWidget):
    """Sections at the left, one of them at the right."""

    changed: SignalOf[dict[str, Any]] = carrying(1)  # new values
    how_it_works_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        head = PageHead()
        head.title.setText(tr("Settings"))
        self.finding = FindingSection(settings)
        self.leaving_out = LeaveOutSection(settings)
        self.library = LibrarySection(settings)
        self.reports = ReportSection(settings)
        self.general = GeneralSection(settings)
        for part in (self.finding, self.leaving_out, self.library, self.reports, self.general):
            part.changed.connect(self.changed)
        self.keyboard = KeyboardSection()
        for shown in (self.finding.how_it_works, self.keyboard.how_it_works):
            shown.clicked.connect(self.how_it_works_wanted)
        self.names = NameList(tr("Sections"))
        sections: dict[str, Panel] = {
            tr("General"): self.general,
            tr("How it finds"): self.finding,
            tr("What to leave out"): self.leaving_out,
            tr("Library and privacy"): self.library,
            tr("Reports"): self.reports,
            tr("Keyboard"): self.keyboard,
            tr("About plagcheck"): AboutSection(),
        }
        self.names.setModel(QStringListModel(list(sections), self.names))
        metrics = QFontMetrics(theme.font(13, bold=True))
        longest = max(metrics.horizontalAdvance(name) for name in sections)
        self.names.setFixedWidth(max(theme.px(196), longest + theme.px(28)))
        self._stack = QStackedWidget()
        for section in sections.values():
            self._stack.addWidget(_scrolling(section))
        self.names.selectionModel().currentChanged.connect(
            lambda index, _: self._stack.setCurrentIndex(index.row())
        )
        body = row(Panel("aside", column(self.names)), self._stack, gap=0)
        body.setStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addLayout(body, 1)
        self.show_section(FINDING)

    def show_library(self, path: Path, state: LibraryContents | None) -> None:
        """Where the library is, what it holds and what it was made with."""
        self.library.place.setText(printable(path))
        if state is not None:
            self.library.show_collections(state.summary.collections)
            self.finding.shape.show_params(dict(state.summary.params))

    def take_focus(self) -> None:
        self.names.setFocus()

    def show_section(self, section: int) -> None:
        self.names.setCurrentIndex(self.names.model().index(section, 0))


class GeneralSection(Panel):
    """Look, sizes, language."""

    changed: SignalOf[dict[str, Any]] = carrying(1)

    def __init__(self, settings: Settings) -> None:
        super().__init__("page")
        names = {"system": tr("As the system"), "light": tr("Light"), "dark": tr("Dark")}
        self.theme = ChoiceBox(tr("Colours"), names, settings.theme)
        sizes = {size: f"{size} %" for size in TEXT_SIZES}
        self.text_size = ChoiceBox(tr("Text size"), sizes, settings.text_size)
        readings = {size: f"{size} px" for size in READING_SIZES}
        self.reading = ChoiceBox(tr("Size of papers"), readings, settings.reading_size)
        faces = {False: tr("With serifs"), True: tr("As the program")}
        self.face = ChoiceBox(tr("Face of papers"), faces, settings.reading_sans)
        languages = {"": tr("As the system"), **LANGUAGES}
        self.language = ChoiceBox(tr("Language"), languages, settings.language)
        rows = (
            (self.theme, "theme", ""),
            (self.text_size, "text_size", tr("Sizes of pictures and rows follow at next start.")),
            (self.reading, "reading_size", tr("Also Ctrl and + or − while reading.")),
            (self.face, "reading_sans", ""),
            (self.language, "language", tr("Used from the next start.")),
        )
        inner = column(margins=(0, 0, 0, 0), gap=0)
        for place, (box, name, note) in enumerate(rows):
            if place:
                inner.addWidget(line())
            box.currentIndexChanged.connect(
                lambda _, box=box, name=name: self.changed.emit({name: box.currentData()})
            )
            inner.addLayout(setting_row(box.accessibleName(), note, box))
        outer = column(Panel("card", inner), None, margins=(24, 16, 24, 16))
        self.setLayout(outer)


def _scrolling(section: Panel) -> QScrollArea:
    section.setMaximumWidth(theme.px(WIDEST))
    area = QScrollArea()
    area.setProperty("ground", "page")
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(section)
    return area
