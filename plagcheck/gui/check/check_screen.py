"""The Check place: from the empty page over the result to side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from plagcheck.gui.check.start_page import StartPage
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.gui.check.attention_page import AttentionPage
    from plagcheck.gui.check.checking_page import CheckingPage
    from plagcheck.gui.check.findings import Findings, Mark
    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.jobs.check_jobs import Checked, Pair
    from plagcheck.gui.leaveout.asking import Asking
    from plagcheck.gui.leaveout.counting import LeftOut
    from plagcheck.gui.reading.evidence_view import EvidenceView
    from plagcheck.gui.reading.side_by_side_page import SideBySidePage
    from plagcheck.model.decisions import Decision

SHOW_AFTER_MS = 150


class CheckRoom(QStackedWidget):
    """Shows the page that fits what is being worked on.

    Only the first page is there from the start; the others are made when they are needed.
    """

    came_up = Signal()  # something new is to be seen here
    place_changed = Signal(str)
    zoom_asked = Signal(int)

    def __init__(self, controllers: Controllers, choose_paper: Callable[[], object]) -> None:
        super().__init__()
        self._controllers, self._choose_paper = controllers, choose_paper
        self._wanted: tuple[Findings | None, str] = None, ""  # of the pair that is asked for
        self._grows = False  # whether a paper is shown while it is being checked
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOW_AFTER_MS)
        self._soon.timeout.connect(lambda: self._show(self.checking))
        self.start = StartPage()
        self.addWidget(self.start)
        self.start.paper_wanted.connect(choose_paper)
        self.start.back_wanted.connect(self._go_back)
        self.start.sample_wanted.connect(controllers.check.check_sample)
        self.start.recent_chosen.connect(lambda path: controllers.check.check(Path(path)))
        controllers.check.check_started.connect(self._on_started)
        controllers.check.check_progressed.connect(self._on_progress)
        controllers.check.check_grew.connect(self._on_grown)
        controllers.check.checked.connect(self._on_checked)
        controllers.check.check_failed.connect(self._on_failed)
        controllers.check.check_cancelled.connect(self._on_cancelled)
        controllers.check.pair_ready.connect(self._on_pair)
        controllers.session.settings_changed.connect(self.show_settings)
        controllers.check.decided.connect(self._on_decided)
        controllers.check.let_go.connect(self._let_go)

    # -- pages, made when first needed

    @cached_property
    def checking(self) -> CheckingPage:
        from plagcheck.gui.check.checking_page import CheckingPage

        page = CheckingPage()
        page.cancel_wanted.connect(self._controllers.check.cancel_check)
        self.addWidget(page)
        return page

    @cached_property
    def attention(self) -> AttentionPage:
        from plagcheck.gui.check.attention_page import AttentionPage

        page = AttentionPage()
        page.another_wanted.connect(self._choose_paper)
        page.again_wanted.connect(self._controllers.check.check_again)
        page.result_wanted.connect(lambda: self._show(self.result))
        self.addWidget(page)
        return page

    @cached_property
    def result(self) -> ResultPage:
        from plagcheck.gui.check.result_page import ResultPage

        page = ResultPage()
        page.another_wanted.connect(self.leave_result)
        page.again_wanted.connect(self._controllers.check.check_again)
        page.cancel_wanted.connect(self._controllers.check.cancel_check)
        page.side_by_side_wanted.connect(self.open_pair)
        page.place_changed.connect(self.place_changed)
        page.decision_changed.connect(self._controllers.check.decide)
        page.report_wanted.connect(self._controllers.check.open_report)
        page.leave_out_wanted.connect(self._ask)
        page.restore_wanted.connect(self._restore)
        page.strip.left_out.switched.connect(lambda *what: self.asking.switch(*what))
        page.ledger.restore_wanted.connect(lambda row: self.asking.restore_row(row))
        page.ledger.all_wanted.connect(lambda: self.asking.restore_all())
        self._set_up(page.view)
        self.addWidget(page)
        return page

    @cached_property
    def pair(self) -> SideBySidePage:
        from plagcheck.gui.reading.side_by_side_page import SideBySidePage

        controllers, page = self._controllers, SideBySidePage(decides=True)
        page.use_pages(controllers.session.page_runner, controllers.session.workers)
        page.back_wanted.connect(self.leave_pair)
        page.text_wanted.connect(self._show_text)
        page.decision_changed.connect(controllers.check.decide)
        page.leave_out_wanted.connect(self._ask)
        page.restore_wanted.connect(self._restore)
        page.place_changed.connect(self.place_changed)
        for view in (page.paper, page.other):
            self._set_up(view)
        page.set_switches(
            controllers.session.settings.scroll_together,
            controllers.session.settings.differing_words,
        )
        page.scroll_switched.connect(lambda on: controllers.session.change(scroll_together=on))
        page.differences_switched.connect(lambda on: controllers.session.change(differing_words=on))
        self.addWidget(page)
        return page

    @cached_property
    def asking(self) -> Asking:
        """Leaves out and restores, for all pages."""
        from plagcheck.gui.leaveout.asking import Asking

        asking = Asking(self._controllers.session, self)
        asking.counted.connect(self._on_counted)
        asking.switches_counted.connect(self._on_switches)
        asking.begun.connect(self._on_begun)
        return asking

    def _set_up(self, view: EvidenceView) -> None:
        view.set_reading(
            self._controllers.session.settings.reading_size,
            self._controllers.session.settings.reading_sans,
        )
        view.zoom_asked.connect(self.zoom_asked)

    def show_settings(self, settings: Settings) -> None:
        self.start.show_library(self._controllers.session.library_path)
        self.start.show_recent(settings.recent)
        views: list[EvidenceView] = []
        if "result" in vars(self):
            views.append(self.result.view)
        if "pair" in vars(self):
            views += [self.pair.paper, self.pair.other]
            self.pair.set_switches(settings.scroll_together, settings.differing_words)
        for view in views:
            view.set_reading(settings.reading_size, settings.reading_sans)

    # -- what happened

    def _show(self, page: QWidget) -> None:
        self._soon.stop()
        self.setCurrentWidget(page)
        self.came_up.emit()

    def _on_started(self, name: str) -> None:
        self._grows = False
        self.start.show_way_back("")
        self.checking.begin(name)
        self._soon.start()  # what is read in no time needs no page that says so

    def _on_progress(self, progress: object) -> None:
        if self._grows:
            self.result.progressed(progress)
        else:
            self.checking.progressed(progress)

    def _on_grown(self, items: list[object]) -> None:
        from plagcheck.gui.check.findings import Paper

        paper = next((item for item in items if isinstance(item, Paper)), None)
        if paper is not None:
            self._grows = True
            self._show(self.result)
            self.result.begin(paper)
            self.result.view.setFocus()
        if self._grows:
            self.result.grow([item for item in items if item is not paper])

    def _on_checked(self, checked: Checked) -> None:
        from plagcheck.gui.check.attention_page import is_mostly_unread

        self.asking.take(checked)
        if checked.is_pair:
            self.open_pair(1, "")
            return
        grew, self._grows = self._grows, False
        if not grew:
            self._show(self.result)  # first, so that it has its size when it scrolls
            self.result.view.setFocus()
        self.result.show_findings(checked.findings)
        self.result.show_left_out(checked.left_out)
        self.result.decision.show_decision(checked.decision)
        if not checked.is_reopened and is_mostly_unread(checked.findings.read):
            self.attention.show_partly(checked.findings)
            self.place_changed.emit("")
            self._show(self.attention)

    def _on_cancelled(self, checked: Checked | None) -> None:
        self._grows = False
        if checked is None:
            self._show(self.start)
        else:
            self.asking.take(checked)
            self.result.show_findings(checked.findings)

    def _on_failed(self, path: Path, error: BaseException) -> None:
        self._grows = False
        self.attention.show_error(path, error)
        self._show(self.attention)

    def _let_go(self) -> None:
        """What was shown is erased: no page is to hold any of it, so they are made anew."""
        from plagcheck.gui.parts.text_window import TextWindow

        for window in self.findChildren(TextWindow):
            window.close()
        self._grows = False
        self.start.show_way_back("")
        self.setCurrentWidget(self.start)
        for name in ("checking", "result", "pair", "attention", "asking"):
            made = vars(self).pop(name, None)
            if isinstance(made, QWidget):
                self.removeWidget(made)
            if made is not None:
                made.deleteLater()
        self.place_changed.emit("")

    # -- leaving out and deciding

    def _ask(self, mark: Mark, what: str, at: QPoint) -> None:
        if self._controllers.check.on_screen is not None:
            self.asking.ask(self._controllers.check.on_screen.findings, mark, what, at)

    def _restore(self, mark: Mark) -> None:
        if self._controllers.check.on_screen is not None:
            self.asking.restore_mark(self._controllers.check.on_screen.findings, mark)

    def _on_counted(self, checked: Checked, left: LeftOut, findings: Findings) -> None:
        if checked is not self._controllers.check.on_screen:
            return
        self._controllers.check.keep_left_out(left.rules, left.choices, left.fair)
        if not checked.is_pair:
            self.result.show_recounted(findings)
            self.result.show_left_out(left)
        if self.currentWidget() is vars(self).get("pair"):
            self.open_pair(*self.pair.place_in(findings))

    def _on_switches(self, checked: Checked, left: LeftOut) -> None:
        if checked is self._controllers.check.on_screen and not checked.is_pair:
            self.result.strip.left_out.show_left_out(left)

    def _on_begun(self, checked: Checked) -> None:
        """A check that came without it has what is left out of it counted now."""
        if checked is self._controllers.check.on_screen and not checked.is_pair:
            self.result.show_recounted(checked.findings)
            self.result.show_left_out(checked.left_out)

    def _on_decided(self, decision: Decision) -> None:
        for name in ("result", "pair"):
            if name in vars(self):
                getattr(self, name).decision.show_decision(decision)

    def leave_result(self) -> None:
        """To the first page, where the next paper is chosen; the result can be gone back to."""
        self.start.show_way_back(self._controllers.check.name)
        self._show(self.start)
        self.start.choose_paper.setFocus()
        self.place_changed.emit("")

    def _go_back(self) -> None:
        if self._controllers.check.on_screen is not None:
            self._show(self.result)
            self.result.view.setFocus()

    # -- side by side

    def open_pair(self, number: int, label: str) -> None:
        checked = self._controllers.check.on_screen
        self._wanted = checked.findings if checked else None, label
        self._controllers.check.open_side_by_side(number)

    def _on_pair(self, checked: Checked, pair: Pair) -> None:
        findings, label = self._wanted
        if checked is not self._controllers.check.on_screen:
            return
        if checked.findings is not findings:  # counted anew in the meantime
            self.open_pair(pair.number, label)
            return
        self._show(self.pair)  # first, so that it has its size when it scrolls
        kinds = None if checked.is_pair else self.result.kinds.shown
        self.pair.show_pair(checked, pair, label, kinds)
        self.pair.decision.show_decision(checked.decision)
        self.pair.paper.setFocus()

    def leave_pair(self) -> None:
        """Back to the result, at the match that was being read."""
        on_screen = self._controllers.check.on_screen
        if on_screen is None or on_screen.is_pair:
            self._show(self.start)
            return
        self._show(self.result)
        if self.pair.current is not None:
            self.result.go_to(self.pair.current.label)
        self.result.view.setFocus()

    def _show_text(self, name: str, text: str, page_starts: tuple[int, ...]) -> None:
        from plagcheck.gui.parts.text_window import TextWindow

        TextWindow(name, text, page_starts, self).show()
