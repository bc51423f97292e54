"""The Class place: from the empty page over the preview to the result and side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from plagcheck.gui.classroom.class_controller import ClassController
from plagcheck.gui.classroom.class_keeper import ClassKeeper
from plagcheck.gui.classroom.run_page import RunPage
from plagcheck.gui.classroom.start_page import ClassStartPage
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.staged_building import Steps, loading
from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.shell.error_text import error_text
from plagcheck.gui.shell.file_dialogs import CLASS_ENDING, Chooser

if TYPE_CHECKING:
    from plagcheck.classroom.corrections import Roll
    from plagcheck.gui.classroom.class_page import ClassPage
    from plagcheck.gui.classroom.class_view import ClassView
    from plagcheck.gui.classroom.late_dialog import LateDialog
    from plagcheck.gui.classroom.pair_page import PairPage
    from plagcheck.gui.classroom.paper_screen import PaperScreen
    from plagcheck.gui.classroom.preview.library_offer import LibraryOffer
    from plagcheck.gui.classroom.preview.preview_page import PreviewPage
    from plagcheck.gui.history.held_on_screen import HeldOnScreen
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.gui.reading.pair import ReadingPair
    from plagcheck.history.students import StudentName
    from plagcheck.model.classes import CommonPassage
    from plagcheck.model.document import Document
    from plagcheck.report.build import Subject

SHOW_AFTER_MS = 150


class ClassScreen(QStackedWidget):
    """Shows the page that fits what the class controller is working on."""

    came_up = Signal()
    place_changed = Signal(str)
    zoom_asked = Signal(int)
    said = Signal(str)
    complained = Signal(str, str)
    report_wanted: SignalOf[str, Work[Subject]] = carrying(2)  # whose paper, and what reads it
    asked_for_steps = Signal(str, str)  # texts of a paper and a source, to go through step by step

    def __init__(self, controllers: Controllers, chooser: Chooser) -> None:
        super().__init__()
        self._controllers, self._chooser = controllers, chooser
        self.controller = ClassController(controllers)
        self._before: QWidget | None = None  # what to go back to when a job is cancelled
        self._is_new = True
        self.late: LateDialog | None = None  # the last one that was asked
        self._late: tuple[Path, ...] = ()  # the files it is about
        self._steps = Steps(self)
        self.start = ClassStartPage()
        self.addWidget(self.start)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOW_AFTER_MS)
        self._soon.timeout.connect(lambda: self._show(self.running))
        self._connect()
        self._steps.add(lambda: self._steps.make(self._preview, lambda: self.preview))

    def _connect(self) -> None:
        controller, start = self.controller, self.start
        start.archive_wanted.connect(lambda: self._read(self._chooser.archive()))
        start.folder_wanted.connect(lambda: self._read(self._chooser.class_folder()))
        start.saved_wanted.connect(lambda: self._open(self._chooser.saved_class()))
        start.opened.connect(self._open)
        self.keeping = ClassKeeper(start, controller, self._controllers)
        self.keeping.said.connect(self.said)
        self.keeping.complained.connect(self.complained)
        controller.started.connect(self._on_started)
        controller.failed.connect(self._on_failed)
        controller.cancelled.connect(self._on_cancelled)
        controller.roll_read.connect(self._on_roll)
        controller.changed.connect(self._on_changed)
        controller.adjusted.connect(lambda shown: self.result.show_class(shown))
        controller.late_read.connect(self._on_late)
        controller.late_added.connect(self._on_late_added)
        controller.saved.connect(lambda: self.place_changed.emit(tr("Saved")))
        controller.past_work_kept.connect(self._on_past_work)
        controller.pair_ready.connect(self._on_pair)

    # -- pages, made when first needed

    @cached_property
    def running(self) -> RunPage:
        page = RunPage()
        page.cancel_wanted.connect(self.controller.cancel)
        self.controller.progressed.connect(page.progressed)
        self.addWidget(page)
        return page

    @cached_property
    def _preview(self) -> PreviewPage:
        from plagcheck.gui.classroom.preview.preview_page import PreviewPage

        return PreviewPage(self)

    @cached_property
    def preview(self) -> PreviewPage:
        page = self._preview
        page.make_all()
        page.cancel_wanted.connect(self.leave_preview)
        page.check_wanted.connect(self.controller.compare)
        handout = page.handout
        handout.choose_wanted.connect(lambda: handout.add(tuple(self._chooser.handouts())))
        self.addWidget(page)
        return page

    @cached_property
    def offer(self) -> LibraryOffer:
        from plagcheck.gui.classroom.preview.library_offer import LibraryOffer

        page = self.preview
        return LibraryOffer(page.compare, self._controllers, lambda: self.currentWidget() is page)

    @cached_property
    def _result(self) -> ClassPage:
        from plagcheck.gui.classroom.class_page import ClassPage

        return ClassPage(self.controller, self)

    @cached_property
    def result(self) -> ClassPage:
        page = self._result
        page.make_all()
        page.late_wanted.connect(lambda: self.add_late(self._chooser.late_papers()))
        page.copy_wanted.connect(self._save_copy)
        page.another_wanted.connect(self._another)
        page.paper_wanted.connect(lambda *which: self.paper.open_among(*which))
        page.tables_wanted.connect(self._open_tables)
        page.report_wanted.connect(self._open_report)
        page.common.show_wanted.connect(self._show_common)
        self.addWidget(page)
        return page

    def _make_result(self) -> None:
        """In small steps, unless it is asked for before."""
        if "result" not in vars(self):
            parts = ("pictures.graph", "groups.groups_page", "tables.figure_page", "class_page")
            self._steps.add(*loading(*(f"plagcheck.gui.classroom.{part}" for part in parts)))
            self._steps.add(lambda: self._steps.make(self._result, lambda: self.result))
            self._steps.add(lambda: self._steps.settle(self.pair, self.size()))

    @cached_property
    def pair(self) -> PairPage:
        from plagcheck.gui.classroom.pair_page import PairPage

        page = PairPage(self._controllers.session)
        page.back_wanted.connect(self.leave_pair)
        page.text_wanted.connect(self._show_document)
        page.place_changed.connect(self.place_changed)
        for view in (page.paper, page.other):
            view.zoom_asked.connect(self.zoom_asked)
        self.addWidget(page)
        return page

    @cached_property
    def paper(self) -> PaperScreen:
        from plagcheck.gui.classroom.paper_screen import PaperScreen

        page = PaperScreen(self._controllers, self.controller)
        page.came_up.connect(lambda: self._show(page))
        page.left.connect(self.leave_paper)
        page.asked_for_steps.connect(self.asked_for_steps)
        page.place_changed.connect(self.place_changed)
        page.zoom_asked.connect(self.zoom_asked)
        page.report_wanted.connect(self.report_wanted)
        self.addWidget(page)
        return page

    # -- what the window asks

    @property
    def name(self) -> str:
        """Of the class that is open, or of the paper of it that is read."""
        if "paper" in vars(self) and self.currentWidget() is self.paper:
            return self.paper.name
        shown = self.controller.shown
        return shown.result.name if shown is not None else ""

    @property
    def drop_means(self) -> str:
        """What files dropped here are, as long as they are no class: handout, late or nothing."""
        page = self.currentWidget()
        if "preview" in vars(self) and page is self.preview:
            return "handout"
        is_open = page in [vars(self).get(name) for name in ("result", "pair", "paper")]
        return "late" if is_open else ""

    def take(self, paths: Sequence[Path]) -> None:
        """Files that were dropped here."""
        first = paths[0]
        if first.suffix == CLASS_ENDING:
            self._open(first)
        elif self.drop_means == "late":
            self.add_late(paths)
        elif self.drop_means == "handout":
            self.preview.handout.add(tuple(paths))

    def read(self, path: Path) -> None:
        """A folder or an archive, as a class."""
        self._read(path)

    def undo(self) -> bool:
        if "preview" in vars(self) and self.currentWidget() is self.preview:
            return self.preview.undo()
        if self.currentWidget() is self.start:  # what is undone there is a deleted class
            return self._controllers.session.undo("classes")
        if self.currentWidget() is vars(self).get("paper"):
            return self.paper.current is not None and self.controller.undo(self.paper.current)
        return self.currentWidget() is vars(self).get("result") and self.controller.undo()

    def flush(self) -> None:
        """The window is being closed."""
        if "result" in vars(self):
            self.result.overview.decision.keep()
        self.controller.flush()

    def take_focus(self) -> None:
        page = self.currentWidget()
        if page is not None:
            getattr(page, "take_focus", page.setFocus)()

    # -- what the teacher asks

    def _read(self, path: Path | None) -> None:
        if path is not None:
            self.controller.read(path)

    def _open(self, path: Path | None) -> None:
        if path is not None:
            self._is_new = True
            self.controller.open(path)

    def add_late(self, paths: Sequence[Path]) -> None:
        if paths:
            self._late = tuple(paths)
            self.controller.read_late(paths)

    def _save_copy(self) -> None:
        path = self._chooser.class_copy(
            self.controller.shown.result.name if self.controller.shown else ""
        )
        if path is not None:
            self.controller.save_copy(path)

    def _open_tables(self) -> None:
        self.result.overview.decision.keep()  # what was just written belongs to it
        if self.controller.on_screen is not None:
            result = self.controller.on_screen.with_decisions(self.controller.decisions)
            self._controllers.check.class_report_wanted.emit(result)

    def _open_report(self, number: int) -> None:
        shown, what = self.controller.on_screen, self.controller.report_about(number)
        if shown is not None and what is not None:
            self.report_wanted.emit(shown.name(number), what)

    def _another(self) -> None:
        self._show(self.start)
        self.start.take_focus()

    def leave_preview(self) -> None:
        self._show(self.result if self.controller.shown is not None else self.start)

    def leave_paper(self) -> None:
        """Back to the class, at the paper that was read last."""
        self._show(self.result)
        if self.paper.current is not None:
            self.result.papers.choose(self.paper.current)
        self.result.take_focus()
        self.place_changed.emit("")

    def leave_pair(self) -> None:
        self._show(self.result)
        self.result.take_focus()

    def _show_common(self, passage: CommonPassage) -> None:
        from plagcheck.model.document import Document

        self._show_document(Document(tr("Text that most papers share"), passage.text))

    def _show_document(self, document: Document) -> None:
        from plagcheck.gui.parts.text_window import TextWindow

        TextWindow(document, self).show()

    # -- what must not be seen any more

    def let_go(self) -> None:
        """The class is gone: no page is to hold any of it, so they are made anew."""
        from plagcheck.gui.parts.text_window import TextWindow

        self.controller.close()
        for window in self.findChildren(TextWindow):
            window.close()
        self._steps.drop()
        self._before = self.late = None
        self._is_new = True
        self.setCurrentWidget(self.start)
        vars(self).pop("offer", None)  # it goes with the preview
        for name in ("running", "_preview", "preview", "_result", "result", "pair", "paper"):
            page = vars(self).pop(name, None)
            if page is not None:
                self.removeWidget(page)
                page.deleteLater()
        self.place_changed.emit("")

    def held_about(self, student: StudentName) -> list[HeldOnScreen]:
        """The class that is open, or else what was handed in, if a student is in it."""
        from plagcheck.gui.history.held_on_screen import handed_in, held_in_class

        result, path = self.controller.result, self.controller.path
        held = held_in_class(result, path, student) if result and path else []
        if not held and self._is_handed_in_by(student):
            held = [handed_in(self.preview.name.text())]
        return held

    def _is_handed_in_by(self, student: StudentName) -> bool:
        roll = self.preview.editor.roll if "preview" in vars(self) else ()
        return any(student.is_called(each.student.name) for each in roll)

    def let_go_of(self, student: StudentName) -> None:
        """A student is being erased: neither a class nor a list of what was handed in names them"""
        was_named = self.controller.forget_student(student)
        if was_named or self._is_handed_in_by(student):
            self.let_go()

    # -- what the class controller says

    def _show(self, page: QWidget) -> None:
        self._soon.stop()
        self.setCurrentWidget(page)
        self.came_up.emit()

    def _on_started(self, kind: str, name: str) -> None:
        if self.currentWidget() is not self.running:
            self._before = self.currentWidget()
        if kind in ("read", "open"):
            self._is_new = True
        self.running.begin(kind, name)
        self._soon.start()
        if kind == "open":  # made while the job runs, so that nothing waits for it at the end
            self._make_result()

    def _on_cancelled(self) -> None:
        self._show(self._before or self.start)

    def _on_failed(self, error: BaseException) -> None:
        self._show(self._before or self.start)
        text = error_text(error)
        self.complained.emit(text.title, text.advice)

    def _on_roll(self, path: Path, roll: Roll) -> None:
        self._is_new = True
        self._show(self.preview)
        self.offer.begin()
        self.preview.begin(path, roll)
        self.place_changed.emit(tr("Nothing has been compared yet"))
        self._make_result()  # it is asked for next

    def _on_late(self, roll: Roll) -> None:
        """Whose paper it is can be corrected before it is compared."""
        from plagcheck.gui.classroom.late_dialog import ONLY_CHECK, LateDialog

        self._show(self._before or self.start)
        if self.controller.shown is None or not roll:
            return
        students = {paper.student.name for paper in self.controller.shown.result.papers}
        files = self._late
        is_file = len(files) == 1 and files[0].is_file()
        dialog = self.late = LateDialog(roll, students, self, is_file=is_file)
        dialog.accepted.connect(lambda: self.controller.add_late(dialog.roll))
        dialog.finished.connect(
            lambda result: self._controllers.check.check(*files) if result == ONLY_CHECK else None
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_late_added(self, papers: list[int]) -> None:
        text = tr("%Ln late papers are in the class now. Ctrl+Z takes them out.", len(papers))
        self.said.emit(text)
        if papers:
            self.result.show_paper(papers[0])

    def _on_changed(self, shown: ClassView) -> None:
        fresh, self._is_new = self._is_new, False
        if fresh:
            self.result.begin()
        self._show(self.result)
        self.result.show_class(shown)
        if fresh:
            self.result.take_focus()
        self.place_changed.emit("")

    def _on_pair(self, checked: OpenCheck, pair: ReadingPair) -> None:
        self._show(self.pair)  # first, so that it has its size when it scrolls
        self.pair.show_pair(pair)
        self.pair.paper.setFocus()

    def _on_past_work(self, papers: int) -> None:
        if papers:
            text = tr("%Ln papers added to the library. Ctrl+Z takes them out again.", papers)
            self.said.emit(text)
        else:
            self.said.emit(tr("All of these papers were in the library already."))
