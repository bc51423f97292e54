"""The Check place: from the empty page over the result to side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from plagcheck.gui.check.result_screen import ResultScreen
from plagcheck.gui.check.start_page import StartPage
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.text_format import tr
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.gui.check.attention_page import AttentionPage
    from plagcheck.gui.check.checking_page import CheckingPage
    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.check.shown import ShownResult
    from plagcheck.gui.jobs.growing_check import GrowingCheck
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.model.decisions import Decision
    from plagcheck.model.progress import Progress

SHOW_AFTER_MS = 150


class CheckScreen(ResultScreen):
    """Shows the page that fits what the check controller is working on.

    Only the first page is there from the start; the others are made when they are needed.
    """

    def __init__(self, controllers: Controllers, choose_paper: Callable[[], object]) -> None:
        super().__init__(controllers.session)
        self._controllers, self._choose_paper = controllers, choose_paper
        self._grows = False  # whether a paper is shown while it is being checked
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SHOW_AFTER_MS)
        self._soon.timeout.connect(lambda: self._show(self.checking))
        self.start = StartPage()
        self.addWidget(self.start)
        check = controllers.check
        self.start.paper_wanted.connect(choose_paper)
        self.start.back_wanted.connect(self._go_back)
        self.start.sample_wanted.connect(check.check_sample)
        self.start.recent_chosen.connect(lambda paper: check.check(paper))
        check.check_started.connect(self._on_started)
        check.check_progressed.connect(self._on_progress)
        check.checked.connect(self._on_checked)
        check.check_failed.connect(self._on_failed)
        check.check_cancelled.connect(self._on_cancelled)
        check.pair_ready.connect(self.show_pair)
        check.pair_failed.connect(self.give_up_pair)
        check.decided.connect(self.show_decision)
        controllers.session.settings_changed.connect(self.show_settings)
        check.let_go.connect(self._let_go)

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
        page = super().result
        page.another_wanted.connect(self.leave_result)
        page.again_wanted.connect(self._controllers.check.check_again)
        page.cancel_wanted.connect(self._controllers.check.cancel_check)
        return page

    def show_settings(self, settings: Settings) -> None:
        self.start.show_library(self._controllers.session.library_path)
        self.start.show_recent(settings.recent)
        super().show_settings(settings)

    @property
    def seen(self) -> OpenCheck | None:
        """The check that is on the screen, if it is not a page without one."""
        shows_check = self.currentWidget() in (vars(self).get("result"), vars(self).get("pair"))
        return self.checked if shows_check and not self._grows else None

    # -- what the controller does

    def decide(self, decision: Decision) -> None:
        self._controllers.check.decide(decision)

    def keeping(self) -> Callable[[OpenCheck], None]:
        return self._controllers.check.keep_left_out

    def keep_no_drafts(self, checked: OpenCheck) -> None:
        self._controllers.check.keep_no_drafts(checked)

    def read_pair(self, checked: OpenCheck, number: int) -> None:
        self._controllers.check.open_side_by_side(number)

    def open_report(self) -> None:
        self._controllers.check.open_report()

    def leave(self) -> None:
        self._show(self.start)

    # -- what the controller says

    def _show(self, page: QWidget) -> None:
        self._soon.stop()
        super()._show(page)

    def _on_started(self, name: str, growth: GrowingCheck) -> None:
        self._grows = False
        self.start.show_way_back("")
        growth.paper_shown.connect(self._on_paper)
        growth.candidates_shown.connect(lambda entries: self.result.show_candidates(entries))
        growth.sources_shown.connect(lambda shown: self.result.grow(shown))
        self.checking.begin(name)
        self._soon.start()  # what is read in no time needs no page that says so

    def _on_progress(self, progress: Progress) -> None:
        if self._grows:
            self.result.progressed(progress)
        else:
            self.checking.progressed(progress)

    def _on_paper(self, shown: ShownResult) -> None:
        self._grows = True
        self._show(self.result)
        self.result.begin(shown)
        self.result.view.setFocus()

    def _on_checked(self, checked: OpenCheck) -> None:
        from plagcheck.gui.check.attention_page import is_mostly_unread

        self.take(checked)
        if checked.is_pair:
            self.open_pair(checked.result.sources[0].number, "")
            return
        grew, self._grows = self._grows, False
        if not grew:
            self._show(self.result)  # first, so that it has its size when it scrolls
            self.result.view.setFocus()
        self.show_checked(checked)
        is_early = self._controllers.library.is_adding and not checked.is_reopened
        if is_early and not self.result.notice.asks:
            self.result.notice.tell(
                tr(
                    "Documents are still being added. Those that are not in the "
                    "library yet were not compared: check again later."
                )
            )
        if not checked.is_reopened and is_mostly_unread(checked.paper.coverage):
            self.attention.show_partly(checked.shown)
            self.place_changed.emit("")
            self._show(self.attention)

    def _on_cancelled(self, checked: OpenCheck | None) -> None:
        self._grows = False
        if checked is None:
            self._show(self.start)
        else:
            self.take(checked)
            self.result.show_result(checked.shown)

    def _on_failed(self, path: Path, error: BaseException) -> None:
        self._grows, self.checked = False, None
        self.attention.show_error(path, error)
        self._show(self.attention)

    def _let_go(self) -> None:
        """What was shown is erased: no page is to hold any of it, so they are made anew."""
        from plagcheck.gui.parts.text_window import TextWindow

        for window in self.findChildren(TextWindow):
            window.close()
        self._grows, self.checked = False, None
        self.start.show_way_back("")
        self.setCurrentWidget(self.start)
        if "asking" in vars(self):
            self.asking.let_go()
        for name in ("checking", "result", "pair", "attention", "asking"):
            made = vars(self).pop(name, None)
            if isinstance(made, QWidget):
                self.removeWidget(made)
            if made is not None:
                made.deleteLater()
        self.place_changed.emit("")

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
