"""The tables of a class: what they hold, with names or without, and the form they are saved in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QVBoxLayout, QWidget

from plagcheck.gui.classroom.class_files import file_name_of
from plagcheck.gui.parts.controls import Panel, button, column, label, row
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.text_format import language_in_use, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reporting.class_jobs import write_class
from plagcheck.gui.reporting.save_strip import SaveStrip

if TYPE_CHECKING:
    from plagcheck.gui.jobs.session import Session
    from plagcheck.gui.shell.file_dialogs import Chooser
    from plagcheck.model.classes import ClassResult


class ClassReportDialog(QDialog):
    """One row a paper, one row a pair."""

    def __init__(
        self, session: Session, chooser: Chooser, result: ClassResult, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Tables of the class"))
        self._session, self._chooser, self._result = session, chooser, result
        forms = {
            "xlsx": tr("Excel file with both tables"),
            "papers.csv": tr("Table of papers (CSV)"),
            "pairs.csv": tr("Table of pairs (CSV)"),
            "json": report_wording()("form json"),
        }
        self.form = ChoiceBox(tr("Form"), forms, "xlsx")
        self.names = QCheckBox(tr("Names of students"))
        # Where names are hidden on the screen, they are in no file either.
        self.names.setChecked(not result.is_anonymous)
        self.names.setEnabled(not result.is_anonymous)
        self.notes = QCheckBox(tr("My notes"))
        self.contents = label("", "quiet", wrap=True)
        self.save = button(tr("Save…"), self._save, kind="primary")
        self.strip = SaveStrip()
        held = column(label(tr("This report contains"), "section"), self.contents,
                      margins=(14, 12, 14, 12))  # fmt: skip
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(12)
        layout.addWidget(label(tr("Tables of the class"), "heading"))
        layout.addLayout(row(label(tr("Form")), self.form, None))
        layout.addWidget(self.names)
        layout.addWidget(self.notes)
        layout.addWidget(Panel("card", held))
        layout.addStretch(1)
        layout.addWidget(self.strip)
        layout.addLayout(row(None, button(tr("Close"), self.accept), self.save))
        self.resize(theme.px(520), theme.px(380))
        for part in (self.names, self.notes):
            part.toggled.connect(lambda _: self._tell())
        self.form.currentIndexChanged.connect(lambda _: self._tell())
        self._tell()

    def _tell(self) -> None:
        """Whose names and texts it would hold."""
        students = len({paper.student.key for paper in self._result.papers})
        who = tr("%Ln students by name", students)
        if not self.names.isChecked():
            who = tr("%Ln students under made-up names", students)
        pairs = tr("%Ln pairs", len(self._result.counted_pairs))
        noted = tr("my notes") if self.notes.isChecked() else tr("no notes")
        texts = tr("no text of papers")
        if self.form.currentData() == "json":
            texts, noted = tr("text that most papers share"), tr("no notes")
        self.notes.setEnabled(self.form.currentData() != "json")
        self.contents.setText(" · ".join((who, pairs, noted, texts)))
        self.contents.setAccessibleName(self.contents.text())

    def _save(self) -> None:
        form = str(self.form.currentData())
        ending = form.rpartition(".")[2]
        name = f"{file_name_of(self._result.name or tr('class'))}.{form}"
        kinds = f"{ending.upper()} (*.{ending})"
        path = self._chooser.report(self._session.settings.report_folder, name, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(f".{ending}")
        self._session.change(report_folder=str(path.parent))
        self._start(form, path)

    def _start(self, form: str, path: Path) -> None:
        what = write_class(
            form,
            self._result,
            path,
            self._session.opened,
            with_names=self.names.isChecked(),
            with_notes=self.notes.isChecked(),
            language=language_in_use(),
        )
        job = self._session.page_runner.start(what, "write class")
        self.strip.follow(job, tr("Writing %1").replace("%1", path.name))
