"""Everything that is held about one student: seen, handed over, erased."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from plagcheck.gui.history.confirm_bar import ConfirmBar
from plagcheck.gui.history.erased_view import ErasedView
from plagcheck.gui.history.history_row import CLASSES
from plagcheck.gui.history.history_words import held_text, name_text
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.controls import button, column, label, row
from plagcheck.gui.parts.text_format import day, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import plain_tip
from plagcheck.gui.parts.while_there import while_there

if TYPE_CHECKING:
    from plagcheck.gui.history.held_on_screen import HeldOnScreen
    from plagcheck.gui.jobs.controllers import Controllers
    from plagcheck.gui.shell.file_dialogs import Chooser
    from plagcheck.history.saved import ErasureOutcome, HistoryLine
    from plagcheck.model.entry import Entry

_ID = int(Qt.ItemDataRole.UserRole)


class StudentDialog(QDialog):
    """A name is searched for in the history, in the library and in what is on the screen."""

    def __init__(
        self, controllers: Controllers, chooser: Chooser, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("All about one student"))
        self._controllers, self._chooser = controllers, chooser
        self._name = ""
        self._held: Sequence[HistoryLine] | None = None
        self._entries: Sequence[Entry] | None = None
        self._open: Sequence[HeldOnScreen] = ()
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("First and last name"))
        self.name.setAccessibleName(tr("Name of the student"))
        self.look_button = button(tr("Look"), self.look, icon="search", kind="primary")
        self.look_button.setAutoDefault(False)
        self.name.returnPressed.connect(self.look)
        self.summary = label(
            tr("Names are looked for in files, papers, classes, notes and the library."),
            "quiet",
            wrap=True,
        )
        self.list = QTreeWidget()
        say = report_wording()
        self.list.setHeaderLabels([tr("What is held"), say("why"), say("when")])
        self.list.setAccessibleName(tr("What is held about the student"))
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setColumnWidth(0, theme.px(300))
        self.list.setColumnWidth(1, theme.px(250))
        self.export = button(tr("Export to a folder…"), self._export, icon="folder")
        self.confirm, self.erased = ConfirmBar(), ErasedView(controllers.history)
        self.confirm.confirmed.connect(self._erase)
        self._close = button(tr("Close"), self.accept)
        top = row(self.name, self.look_button)
        top.setStretch(0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 18)
        layout.setSpacing(12)
        heading = label(tr("All about one student"), "heading")
        layout.addLayout(column(heading, top, self.summary))
        layout.addWidget(self.list, 1)
        layout.addWidget(self.erased)
        layout.addLayout(row(self.export, None))
        layout.addWidget(self.confirm)
        layout.addLayout(row(None, self._close))
        self.resize(theme.px(720), theme.px(560))
        self.export.setEnabled(False)

    # -- looking

    def look_for(self, name: str) -> None:
        self.name.setText(name)
        if name:
            self.look()

    def look(self) -> None:
        self._name = self.name.text().strip()
        if not self._name:
            return
        self.erased.hide()
        self._held = self._entries = None
        self.list.clear()
        self.summary.setText(tr("Looking…"))
        name = self._name
        held = self._controllers.history.held_about(name)
        held.succeeded.connect(while_there(self, partial(self._on_held, name)))
        self._controllers.library.held_in_library(name).succeeded.connect(
            while_there(self, partial(self._on_entries, name))
        )

    def _on_held(self, name: str, lines: Sequence[HistoryLine]) -> None:
        if name == self._name:
            self._held = lines
            self._fill()

    def _on_entries(self, name: str, entries: Sequence[Entry]) -> None:
        if name == self._name:
            self._entries = entries
            self._fill()

    def _fill(self) -> None:
        """Show it when both have answered."""
        if self._held is None or self._entries is None:
            return
        self.list.clear()
        for entry in self._held:
            self._add(_icon(entry.kind), name_text(entry), held_text(entry), day(entry.when))
        known = {entry.path for entry in self._held if entry.kind == CLASSES}
        seen = self._controllers.history.held_on_screen(self._name)
        self._open = [each for each in seen if each.path not in known]
        for each in self._open:
            self._add(_icon(each.kind), each.name, held_text(each), tr("on the screen"))
        for document in self._entries:
            where = tr("in the library, by its name: %1").replace("%1", document.collection)
            others = self._others(document)
            if others:
                told = tr("%1 holds the same text and stays").replace("%1", ", ".join(others))
                where = f"{told} · {where}"
            names = [name for name in document.files if name not in others]
            item = self._add("library", ", ".join(names), where, day(document.added_at))
            item.setData(0, _ID, document.id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(0, Qt.CheckState.Checked)
            tip = plain_tip(tr("Ticked documents are taken out of the library, too."))
            item.setData(0, Qt.ItemDataRole.ToolTipRole, tip)
            item.setData(1, Qt.ItemDataRole.ToolTipRole, plain_tip(where))
        total = len(self._held) + len(self._open) + len(self._entries)
        found = tr("%Ln entries are held about %1.", total).replace("%1", self._name)
        nothing = tr("Nothing is held about %1.").replace("%1", self._name)
        self.summary.setText(found if total else nothing)
        self.export.setEnabled(bool(self._held))
        question = tr(
            "This cannot be undone. Papers of %1 are erased; their text and name are taken out of "
            "other checks and of classes. Reports you saved stay where you put them."
        )
        text = tr("Erase all about %1…").replace("%1", self._name)
        self.confirm.offer(text, question.replace("%1", self._name), can=bool(total))

    def _others(self, document: Entry) -> list[str]:
        """Files of others that hold the same text, which stays in the library for them."""
        from plagcheck.jobs.history import files_of_others

        return [PurePath(path).name for path in files_of_others(document, self._name)]

    def _add(self, icon: str, name: str, why: str, when: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([name, why, when])
        item.setIcon(0, icons.icon(icon))
        self.list.addTopLevelItem(item)
        return item

    # -- handing over and erasing

    def _export(self) -> None:
        chosen = self._chooser.export_folder(self._name)
        if chosen is not None:
            job = self._controllers.history.export_student(self._name, chosen)
            job.succeeded.connect(while_there(self, partial(self._on_exported, chosen)))

    def _on_exported(self, folder: Path, names: Sequence[str]) -> None:
        text = tr("%Ln files were written to %1.", len(names)).replace("%1", str(folder))
        self.summary.setText(text)

    def ticked(self) -> list[int]:
        """Documents of the library that are to go."""
        items = (self.list.topLevelItem(n) for n in range(self.list.topLevelItemCount()))
        return [
            int(item.data(0, _ID))
            for item in items
            if item is not None
            and item.data(0, _ID) is not None
            and item.checkState(0) == Qt.CheckState.Checked
        ]

    def _erase(self) -> None:
        documents = self.ticked()
        self.export.setEnabled(False)
        self.summary.setText(tr("Erasing…"))
        in_library = self._controllers.library.erase_student(self._name, documents)
        shared = [each for each in self._entries or () if each.id in documents]
        staying = [name for each in shared for name in self._others(each)]
        going = sum(each.id in documents and not self._others(each) for each in self._entries or ())
        self.erased.follow_library(in_library, going, staying)
        self._controllers.history.erase_student(self._name, while_there(self, self._on_erased))

    def _on_erased(self, erased: ErasureOutcome) -> None:
        self.list.clear()
        self.summary.setText("")
        self.erased.show_erased(replace(erased, sources=erased.sources + len(self._open)))
        self._close.setFocus()


def _icon(kind: str) -> str:
    return "users" if kind == CLASSES else "file-search"
