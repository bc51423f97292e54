"""The empty Class page: drop what was handed in, or open a class that was kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QScrollArea, QWidget

from plagcheck.gui.check.start_page import DropTarget
from plagcheck.gui.classroom.class_files import ClassFile
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.controls import Panel, button, column, icon_label, label, row
from plagcheck.gui.parts.text_format import day, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.tips import set_tip
from plagcheck.gui.parts.typed_signal import SignalOf, carrying

WIDE = 880
ROW, ROWS = 32, 6


class ClassStartPage(QScrollArea):
    """One target, and the classes that were checked before."""

    archive_wanted = Signal()
    folder_wanted = Signal()
    saved_wanted = Signal()  # a file from somewhere else
    opened: SignalOf[Path] = carrying(1)  # a class that was kept
    delete_wanted: SignalOf[Path] = carrying(1)
    erase_wanted: SignalOf[Path] = carrying(1)  # for good, after asking

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.choose = button(tr("Choose a ZIP or a folder…"), self._offer, kind="primary large")
        self.target = DropTarget(
            "users",
            tr("Drop a class to check"),
            tr("The ZIP of your learning platform as it was downloaded, or a folder of papers."),
            self.choose,
            tr("Moodle · Canvas · Blackboard · one folder a student"),
        )
        self.kept = self._make_list()
        self.open = button(tr("Open"), self._open, tip=tr("Enter"))
        self.delete = button(tr("Delete"), self._delete, kind="danger", tip=tr("Del"))
        self.elsewhere = button(tr("Open a saved class…"), self.saved_wanted.emit)
        self.empty = label(tr("No classes yet. Each one you check is kept here."), "quiet")
        self._build()
        self.show_kept([])

    def _make_list(self) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(tr("Classes checked before"))
        made.setProperty("kind", "card")
        made.itemActivated.connect(lambda _: self._open())
        made.currentRowChanged.connect(lambda _: self._enable())
        delete = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), made)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._delete)
        return made

    def _build(self) -> None:
        self.sure_text = label("", wrap=True)
        self.yes = button(tr("Delete for good"), self._erase, kind="danger")
        self.no = button(tr("Keep it"), lambda: self.sure.hide())
        sure = row(icon_label("triangle-alert", "att"), self.sure_text, self.yes, self.no,
                   margins=(12, 6, 12, 6))  # fmt: skip
        sure.setStretch(1, 1)
        self.sure = Panel("card-attention", sure)
        self.sure.hide()
        lead = tr(
            "Every paper is compared with every other, and with your library if you wish. "
            "Everything stays on this computer."
        )
        inner = column(
            label(tr("Check a class"), "title"),
            label(lead, "lead", wrap=True),
            8,
            self.target,
            8,
            row(label(tr("Classes checked before"), "section"), None, self.elsewhere),
            self.empty,
            self.kept,
            self.sure,
            row(self.open, self.delete, None),
        )
        middle = QWidget()
        middle.setLayout(inner)
        middle.setMaximumWidth(theme.px(WIDE))
        across = row(None, middle, None)
        across.setStretch(1, 100)
        page = Panel("page")
        page.setLayout(column(None, across, None, margins=(24, 24, 24, 24)))
        self.setWidget(page)

    def take_focus(self) -> None:
        (self.kept if self.kept.count() else self.choose).setFocus()

    def show_kept(self, classes: Sequence[ClassFile]) -> None:
        chosen = self.path()
        self.sure.hide()
        self.kept.clear()
        for each in classes:
            item = QListWidgetItem(icons.icon("users"), f"{each.name}   {day(each.when)}")
            item.setData(Qt.ItemDataRole.UserRole, str(each.path))
            set_tip(item, str(each.path))
            item.setSizeHint(QSize(60, theme.px(ROW)))
            self.kept.addItem(item)
            if each.path == chosen:
                self.kept.setCurrentItem(item)
        if classes and self.kept.currentRow() < 0:
            self.kept.setCurrentRow(0)
        self.kept.setFixedHeight(theme.px(ROW) * min(max(len(classes), 1), ROWS) + 4)
        self.empty.setVisible(not classes)
        for part in (self.kept, self.open, self.delete):
            part.setVisible(bool(classes))
        self._enable()

    def path(self) -> Path | None:
        item = self.kept.currentItem()
        return Path(str(item.data(Qt.ItemDataRole.UserRole))) if item is not None else None

    def _enable(self) -> None:
        self.sure.hide()
        for part in (self.open, self.delete):
            part.setEnabled(self.path() is not None)

    def _open(self) -> None:
        path = self.path()
        if path is not None:
            self.opened.emit(path)

    def _delete(self) -> None:
        path = self.path()
        if path is not None:
            self.delete_wanted.emit(path)

    def ask(self, path: Path) -> None:
        """Before a class goes that cannot be brought back."""
        text = tr("Delete “%1” with its texts, results and notes? This cannot be undone.")
        self.sure_text.setText(text.replace("%1", path.stem))
        self.sure.show()
        self.no.setFocus()

    def _erase(self) -> None:
        self.sure.hide()
        path = self.path()
        if path is not None:
            self.erase_wanted.emit(path)

    @cached_property
    def menu(self) -> QMenu:
        """Systems have no dialog for both."""
        menu = QMenu(self.choose)
        menu.addAction(tr("A ZIP file…"), self.archive_wanted.emit)
        menu.addAction(tr("A folder…"), self.folder_wanted.emit)
        return menu

    def _offer(self) -> None:
        self.menu.popup(self.choose.mapToGlobal(self.choose.rect().bottomLeft()))
