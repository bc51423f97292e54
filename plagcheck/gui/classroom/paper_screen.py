"""A paper of a class as a whole: its class-mates and the library are its sources."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from plagcheck.gui.check.result_screen import ResultScreen
from plagcheck.gui.classroom.class_controller import ClassController
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.controls import ElidedLink, button, label
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.reading.pair import side_by_side
from plagcheck.gui.reporting.report_jobs import read_subject
from plagcheck.model.submissions import Paper

if TYPE_CHECKING:
    from plagcheck.gui.check.result_page import ResultPage
    from plagcheck.gui.classroom.class_view import ClassView
    from plagcheck.gui.jobs.explain_jobs import SourceSteps
    from plagcheck.gui.jobs.job_runner import Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.model.decisions import Decision
    from plagcheck.report.build import Subject


NAME_ROOM = 240  # pixels, for a student's name


class PaperScreen(ResultScreen):
    """As a single check, with the way to the next paper and back to the class."""

    left = Signal()
    report_wanted: SignalOf[str, Work[Subject]] = carrying(2)  # whose paper, and what reads it

    def __init__(self, controllers: Controllers, controller: ClassController) -> None:
        super().__init__(controllers.session)
        self._controller, self._library = controller, controllers.library
        self._paper: Paper | None = None  # on the screen
        self._name = ""
        self._order: list[int] = []  # papers as they are listed
        self._trail: list[tuple[int, str]] = []  # papers one came from, and the match there
        self._wanted_match = ""
        self._wanted_step: tuple[int, Callable[[], object]] | None = None  # back, in a paper
        controllers.session.settings_changed.connect(self.show_settings)
        controller.paper_ready.connect(self._on_paper)
        controller.decided.connect(self._on_decided)

    @cached_property
    def result(self) -> ResultPage:
        page = super().result
        for part in (page.again, page.another):
            part.hide()
        self.back = button(
            "", self.go_back, icon="chevron-left", kind="square", tip=tr("Back (Backspace)")
        )
        self.crumb = ElidedLink(self.left.emit)
        self.late = label(tr("late"), "tag")
        self.step_back = ElidedLink(self.go_back)
        self._step_mark = label("›", "quiet")
        self.previous = button(
            "", lambda: self.step(-1), icon="chevron-up", kind="square",
            tip=tr("Previous paper (Alt+Left)"),
        )  # fmt: skip
        self.following = button(
            "", lambda: self.step(1), icon="chevron-down", kind="square",
            tip=tr("Next paper (Alt+Right)"),
        )  # fmt: skip
        self.nth = label("", "quiet")
        head = page.head.layout()
        if isinstance(head, QHBoxLayout):
            head.insertWidget(0, self.back)
            head.insertWidget(1, self.crumb)
            head.insertWidget(2, label("›", "quiet"))
            head.insertWidget(3, self.step_back)
            head.insertWidget(4, self._step_mark)
            head.insertWidget(head.indexOf(page.head.title) + 1, self.late)
        for place, tool in enumerate((self.previous, self.nth, self.following)):
            page.head.buttons.insertWidget(place, tool)
        page.sources.paper_wanted.connect(lambda number: self.open_mate(-number))
        keys: dict[str, Callable[[], object]] = {
            "Alt+Left": lambda: self.step(-1),
            "Alt+Right": lambda: self.step(1),
            "Backspace": self.go_back,
            **{f"Shift+{n}": partial(self._decide_and_go_on, n) for n in range(1, 5)},
        }
        bind_keys(page, keys)
        page.escaped.connect(self.go_back)
        return page

    # -- which paper

    def open_among(self, number: int, order: Sequence[int]) -> None:
        """A paper, and the others in the order in which they are listed."""
        self._order, self._trail = list(order), []
        self.open(number)

    def open_mate(self, number: int) -> None:
        """The paper of a class-mate; the way back leads to this one."""
        if self._paper is not None:
            current = self.result.current
            self._trail.append((self._paper.id, current.key if current is not None else ""))
        self.open(number)

    def go_back(self) -> None:
        """To the paper one came from, at the match that was read there; else to the class."""
        if not self._trail:
            self.left.emit()
            return
        number, self._wanted_match = self._trail.pop()
        self.open(number)

    def open(self, number: int) -> None:
        self._controller.open_paper(number)

    def step(self, step: int) -> None:
        """To the next or previous paper."""
        if self._paper is not None and self._paper.id in self._order:
            place = self._order.index(self._paper.id) + step
            if 0 <= place < len(self._order):
                self._trail = []
                self.open(self._order[place])

    def _on_paper(self, number: int, checked: OpenCheck) -> None:
        shown = self._controller.on_screen
        paper = shown.result.by_id.get(number) if shown is not None else None
        if shown is None or paper is None:
            return
        self._paper, self._name = paper, shown.name(number)
        self.take(checked)
        self._show(self.result)  # first, so that it has its size when it scrolls
        self.show_checked(checked)
        head = self.result.head
        head.title.setText(self._name)
        # The class gives way first: whose paper it is is said nowhere else.
        head.title.setMinimumWidth(min(head.title.sizeHint().width(), theme.px(NAME_ROOM)))
        self.late.setVisible(paper.is_late)
        files = (file.path for file in paper.files)
        head.note.setText(" · ".join((*files, tr("%Ln words", paper.words))))
        self.crumb.show_text(shown.result.name)
        self._show_place(number)
        self._show_trail(shown)
        self.result.view.setFocus()
        self._take_wanted_step(number)

    def _show_place(self, number: int) -> None:
        is_listed = number in self._order
        place = self._order.index(number) if is_listed else 0
        text = tr("paper %1 of %2").replace("%1", count(place + 1))
        self.nth.setText(text.replace("%2", count(len(self._order))) if is_listed else "")
        self.previous.setEnabled(is_listed and place > 0)
        self.following.setEnabled(is_listed and place + 1 < len(self._order))

    def _show_trail(self, shown: ClassView) -> None:
        """The paper one came from is a step of the crumb."""
        for part in (self.step_back, self._step_mark):
            part.setVisible(bool(self._trail))
        if self._trail:
            self.step_back.show_text(shown.name(self._trail[-1][0]))
        match, self._wanted_match = self._wanted_match, ""
        if match:
            self.result.go_to(match)

    @property
    def name(self) -> str:
        """Whose paper is on the screen."""
        return self._name

    @property
    def current(self) -> int | None:
        """The paper on the screen."""
        return self._paper.id if self._paper is not None else None

    # -- what is done about it

    def decide(self, decision: Decision) -> None:
        if self._paper is not None:
            self._controller.decide(self._paper, decision)

    def _decide_and_go_on(self, number: int) -> None:
        """A status by the number of its key; the next paper comes."""
        self.result.decision.set_number(number)
        self.step(1)

    def _on_decided(self) -> None:
        if self._paper is not None and self.checked is not None:
            self.checked.decision = self._controller.decision(self._paper)
            self.show_decision(self.checked.decision)

    def show_decision(self, decision: Decision) -> None:
        super().show_decision(decision)
        for page in (vars(self).get("result"), vars(self).get("pair")):
            if page is not None:
                page.decision.set_writable(not self._controller.hides_names)

    def keeping(self) -> Callable[[OpenCheck], None]:
        paper, controller = self._paper, self._controller

        def keep(checked: OpenCheck) -> None:
            """Not in another class, or where names are hidden or shown since."""
            shown = controller.on_screen
            papers = shown.result.papers if shown is not None else ()
            if paper is not None and any(each is paper for each in papers):
                controller.keep_left_out(paper.id, checked)

        return keep

    def keep_no_drafts(self, checked: OpenCheck) -> None:
        self.keeping()(checked)

    def add_undo(self, checked: OpenCheck, step: Callable[[], object]) -> None:
        if self._paper is not None:
            number = self._paper.id
            self._controller.add_undo(number, lambda: self._go_back_in(number, step))

    def _go_back_in(self, number: int, step: Callable[[], object]) -> None:
        """Take a step back in a paper; from the class, that paper comes up first."""
        if self.isVisible():
            step()
        else:
            self._trail, self._wanted_step = [], (number, step)
            self.open(number)

    def _take_wanted_step(self, number: int) -> None:
        wanted, self._wanted_step = self._wanted_step, None
        if wanted is not None and wanted[0] == number:
            wanted[1]()

    def read_pair(self, checked: OpenCheck, number: int) -> None:
        job = self._session.check_runner.start(side_by_side(checked, number), "side by side")
        job.failed.connect(lambda error: self.give_up_pair(checked, error))
        job.succeeded.connect(lambda pair: self.show_pair(checked, pair))

    def explaining(self, checked: OpenCheck, number: int) -> Work[SourceSteps]:
        """Class-mates are explained by what was compared of the two papers."""
        from plagcheck.classroom.comparing import texts_compared
        from plagcheck.gui.jobs.explain_jobs import explain_source

        shown, paper = self._controller.on_screen, self.current
        mate = -checked.shown.source(number).source.id
        if shown is None or paper is None or mate not in shown.result.by_id:
            return explain_source(checked, number)
        result = shown.result
        return explain_source(checked, number, lambda: texts_compared(result, paper, mate))

    def open_report(self) -> None:
        if self._paper is not None and self.checked is not None:
            what = read_subject(self.checked, self._library.state)
            self.report_wanted.emit(self._name, what)
