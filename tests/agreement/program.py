"""The program as its users drive it: commands in this process, and one window.

The only module here that imports plagcheck: when something moves, it moves here.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractItemModel, QEventLoop, QLocale, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from plagcheck.cli import main as cli_main
from plagcheck.cli import report_command
from plagcheck.gui.check.source_side import LEFT_OUT
from plagcheck.gui.classroom.class_page import MATRIX, PAPERS
from plagcheck.gui.classroom.tables.papers_model import STUDENT
from plagcheck.gui.history.history_model import RESULT
from plagcheck.gui.jobs.check_controller import CheckController
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.reporting.class_dialog import ClassReportDialog
from plagcheck.gui.reporting.class_jobs import FORMS as CLASS_FORMS
from plagcheck.gui.shell.app import dress
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.check import check_file, compare_files
from plagcheck.jobs.library_state import library_state
from plagcheck.library.library import Library
from plagcheck.model.match import turned
from plagcheck.model.result import CheckOptions, CheckResult
from plagcheck.paths import OVERRIDE, library_file
from tests.agreement.surfaces import ShownPair, ShownResult

PATIENCE_S: Final = 60
WAKING_MS: Final = 20
FORMS: Final = ("html", "text", "csv", "xlsx", "json")
WITH_PDF: Final = (*FORMS, "pdf")
LEFT: Final = Qt.MouseButton.LeftButton


def sample() -> contextlib.AbstractContextManager[Path]:
    """The folder of the bundled sample: paper.txt and sources/."""
    return as_file(files("plagcheck.samples"))


# -- the command line


@dataclass(frozen=True, slots=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


def run(*arguments: str | Path) -> Ran:
    """One command, as typed."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = cli_main.main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse ends the program by itself
            code = int(end.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())


def done(*arguments: str | Path) -> Ran:
    """One command that must succeed."""
    ran = run(*arguments)
    if ran.code:
        raise RuntimeError(f"{arguments}: {ran.err}")
    return ran


def remember() -> None:
    """Commands of this process check a paper once for all that is left out and written of it.

    That a check gives the same each time is seen all the same: the window checks anew.
    """
    last: dict[object, CheckResult] = {}

    def check_once(library: Library, path: Path, options: CheckOptions, *rest: Any) -> CheckResult:
        key = (path.read_bytes(), path, library_state(library), options)
        if key not in last:
            last.clear()
            last[key] = check_file(library, path, options, *rest)
        return last[key]

    cli_main.parser = cache(cli_main.parser)
    for module in (cli_main, report_command):
        module.check_file = check_once  # type: ignore[attr-defined]


@cache
def text_of(path: Path) -> str:
    """A file's text as the program reads it."""
    (value,) = done("text", path, "--json").objects
    return str(value["text"])


@cache
def offers(command: str, option: str) -> bool:
    """Whether a command has an option."""
    return f"{option} " in run(command, "--help").out


# -- what has no surface of its own


def turned_twice(a: Path, b: Path) -> list[tuple[object, object]]:
    """The matches of two files, each beside what it is after it was turned round twice."""
    return [(match, turned(turned(match))) for match in compare_files(a, b).matches]


# -- the window


@dataclass(frozen=True, slots=True)
class ClassRows:
    """The tables of a class, as they stand in the window: by title of the column."""

    papers: tuple[Mapping[str, str], ...]
    pairs: tuple[Mapping[str, str], ...]


class Window:
    """A window on a data folder of its own, led as a teacher would lead it."""

    def __init__(self, folder: Path) -> None:
        self._before = os.environ.get(OVERRIDE)
        os.environ[OVERRIDE] = str(folder / "data")
        self._folder = folder
        self.library = library_file()
        self.records = folder / "data" / "records.db"
        self.holds: Path | None = None  # the folder that was put into the library
        self._files: tuple[Path, ...] = ()  # that are on the screen
        self._off: str | None = None  # the kind that is switched off; none that does not occur

    def close(self) -> None:
        if "_window" in vars(self):
            self._window.controllers.session.stop()
            self._window.close()
            self._window.deleteLater()
            QApplication.processEvents()
        os.environ.pop(OVERRIDE, None)
        if self._before is not None:
            os.environ[OVERRIDE] = self._before

    @cached_property
    def _window(self) -> MainWindow:
        self._application = QApplication.instance() or QApplication([])
        dress()
        theme.load_text()
        QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
        window = MainWindow(Controllers())
        window.resize(1600, 1000)
        window.show()
        window.setUpdatesEnabled(False)  # nothing that is read here is read off a picture
        window.warm_up()
        window.controllers.library.read_library()
        self._until(lambda: bool(window.isVisible()))
        self._settle(window.controllers)
        return window

    def _until(self, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        waking = QTimer()  # should what is waited for come without an event
        waking.start(WAKING_MS)
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError("the window did not get there")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QTest.qWait(0)  # unlike the line above, this deletes what asked for it

    def _settle(self, controllers: Controllers | None = None) -> None:
        """Until all jobs are done and what they brought is shown."""
        session = (controllers or self._window.controllers).session
        runners = (
            session.library_runner,
            session.check_runner,
            session.page_runner,
            session.history_runner,
        )

        def is_idle() -> bool:
            for _ in range(3):
                QApplication.processEvents()
            return not any(runner.is_busy for runner in runners)

        self._until(is_idle)
        self._until(is_idle)

    # -- checks

    def set_up(self, **settings: object) -> None:
        """Change settings, as on their page."""
        self._window.controllers.session.change(**settings)
        self._settle()

    def check(self, path: Path) -> None:
        self._shows(lambda check: check.check(path), path)

    def compare(self, a: Path, b: Path) -> None:
        self._shows(lambda check: check.check(a, b), a, b)

    def check_sample(self) -> None:
        self._shows(lambda check: check.check_sample())

    def open_saved(self, number: int) -> None:
        self._shows(lambda check: check.open_saved(number))

    def _shows(self, action: Callable[[CheckController], object], *files: Path) -> None:
        window = self._window
        self._files, self._off = files, None
        check = window.controllers.check
        before = check.on_screen
        action(check)
        self._until(lambda: check.on_screen is not before)
        self._settle()

    @property
    def record(self) -> int:
        """The number of the check on the screen, in the history."""
        checked = self._window.controllers.check.on_screen
        if checked is None or checked.record is None:
            raise RuntimeError("the check was not kept")
        return checked.record

    # -- what is switched and left out

    def switch_kind(self, kind: str) -> bool:
        """Click a kind in the legend; False where it does not occur."""
        button = self._shown_page.kinds.buttons[kind.replace(" ", "-")]
        self._off = "" if button.isHidden() else kind
        if button.isHidden():
            return False
        QTest.mouseClick(button, LEFT)
        self._settle()
        return True

    def has_switched(self, kind: str) -> bool:
        """Whether a kind is off, or none is to be: one of which all is left out has no switch."""
        return not kind or self._off == kind

    def switch_back(self, *files: Path) -> bool:
        """All kinds of a check that is on the screen; False if another one is, or is narrowed."""
        if self._files != files or self._off is None:
            return False
        self._window.report.left.emit()
        if len(files) == 1 and self._shown_page is not self._window.check.result:
            self._window.check.pair.back_wanted.emit()
        self._settle()
        return self._off == "" or self.switch_kind(self._off)

    def leave_out(self, label: str, what: str) -> None:
        """A match or its source, where the cursor is; `what` is match or source."""
        self._leave_out(self._window.check, label, what)

    def _leave_out(self, screen: Any, label: str, what: str) -> None:
        page = self._shown_page
        page.go_to(label)
        page.leave_out()
        popup = screen.asking.popup
        popup.what[what].setChecked(True)
        self._settle()
        QTest.keyClick(popup, Qt.Key.Key_Return)
        self._settle()

    # -- what is shown

    @property
    def _shown_page(self) -> Any:
        """The result, or two texts side by side, of a check or of a class."""
        place: Any = self._window.pages.currentWidget().currentWidget()
        return place.currentWidget() if isinstance(place, QStackedWidget) else place

    def shown(self) -> ShownResult:
        """The check on the screen, with its ledger."""
        page = self._window.check.result
        page.tabs.setCurrentIndex(LEFT_OUT)
        return _shown(page)

    def open_side_by_side(self, number: int) -> None:
        self._window.check.open_pair(number, "")
        self._settle()

    def shown_pair(self) -> ShownPair:
        return _shown_pair(self._shown_page)

    def history_row(self, number: int) -> str:
        """The saved result, in the history's table."""
        self._window.controllers.history.read_history()
        self._settle()
        model = self._window.history.model
        return str(model.index(model.row_of(number), RESULT).data())

    # -- reports

    def reports(self, forms: Sequence[str] = FORMS, reader: str = "me") -> dict[str, bytes]:
        """Reports about what is on the screen, saved in each form; `reader` is me or student."""
        self._window.controllers.check.open_report()
        return self._saved(forms, reader)

    def _saved(self, forms: Sequence[str], reader: str = "me") -> dict[str, bytes]:
        page, chooser = self._window.report, self._window.chooser
        self._settle()
        self._until(lambda: page.made is not None)
        page.kinds.cards[reader].radio.setChecked(True)
        self._settle()
        asked = chooser.report
        places = {form: self._folder / f"report.{form}" for form in forms}
        for form, place in places.items():
            place.unlink(missing_ok=True)
            chooser.report = lambda *_, place=place: place
            page.save_wanted.emit(form)
        self._settle()
        chooser.report = asked
        return {form: place.read_bytes() for form, place in places.items()}

    # -- a class

    def open_class(self, path: Path) -> ClassRows:
        """A class that was saved, opened in its place."""
        room = self._window.classroom
        before = room.controller.on_screen
        room.take([path])
        self._until(lambda: room.controller.on_screen is not before)
        self._settle()
        return self.class_rows()

    def class_rows(self) -> ClassRows:
        """The tables of the class that is open."""
        page = self._window.classroom.result
        return ClassRows(tuple(_table(page.papers.model)), tuple(_table(page.pairs.model)))

    def compare_class(self, folder: Path) -> str:
        """A class handed in as a folder, compared here and kept; its line in the history."""
        room, history = self._window.classroom, self._window.controllers.history
        room.controller.flush()  # a class of before is not to be kept meanwhile
        self._window.controllers.library.read_library()  # commands have changed it
        self._settle()
        known, before = set(history.past), room.controller.on_screen
        room.read(folder)
        self._until(lambda: room.currentWidget() is room.preview)
        room.preview.check.click()
        self._until(lambda: room.controller.on_screen is not before)
        self._until(lambda: set(history.past) != known)  # it is kept a moment later
        (number,) = set(history.past) - known
        return self.history_row(number)

    def class_files(self) -> dict[str, bytes]:
        """The tables of the class that is open, saved in each form."""
        window, found = self._window, {}
        window.classroom.result.tables_wanted.emit()
        (dialog,) = (each for each in window.findChildren(ClassReportDialog) if each.isVisible())
        asked = window.chooser.report
        for form in CLASS_FORMS:
            place = self._folder / f"class.{form}"
            place.unlink(missing_ok=True)
            window.chooser.report = lambda *_, place=place: place
            dialog.form.setCurrentIndex(dialog.form.findData(form))
            dialog.save.click()
            self._settle()
            found[form] = place.read_bytes()
        window.chooser.report = asked
        dialog.accept()
        return found

    def leave_out_of_class(self, student: str, label: str, what: str) -> None:
        """A match or its source, out of a paper of the class that is open."""
        room = self._window.classroom
        self._open_class_paper(student)
        self._leave_out(room.paper, label, what)
        room.leave_paper()

    def save_class(self, path: Path) -> None:
        """A copy of the class that is open, in place of what is there."""
        path.unlink(missing_ok=True)
        self._window.classroom.controller.save_copy(path)
        self._settle()

    def matrix_of(self, student: str) -> dict[str, tuple[str, str]]:
        """By class-mate, what the cell says in which both meet, and the card beside it."""
        room = self._window.classroom
        page, names = room.result, room.controller.on_screen.names
        page.tabs.setCurrentIndex(MATRIX)
        own = next(paper for paper, name in names.items() if name == student)
        told = {}
        for other, name in names.items():
            if other != own:
                page.matrix.view.set_current(own, other)
                cell = page.matrix.view.accessibleDescription()
                told[name] = cell, _text(page.matrix.card.said[0])
        page.tabs.setCurrentIndex(PAPERS)
        return told

    def _open_class_paper(self, student: str) -> Any:
        room = self._window.classroom
        ids = {name: paper for paper, name in room.controller.on_screen.names.items()}
        room.paper.open_among(ids[student], list(ids.values()))
        self._settle()
        return room.paper.result

    def open_class_paper(self, student: str, without: str = "") -> ShownResult:
        """One paper of the class that is open, as a whole, with its ledger; maybe less a kind."""
        room = self._window.classroom
        page = self._open_class_paper(student)
        if without:
            self.switch_kind(without)
        page.tabs.setCurrentIndex(LEFT_OUT)
        shown = _shown(page)
        room.leave_paper()
        return shown

    def open_class_pair(self, student: str, other: str) -> ShownPair:
        """Two papers of the class that is open, side by side, as they were compared."""
        room = self._window.classroom
        ids = {name: paper for paper, name in room.controller.on_screen.names.items()}
        room.controller.open_pair(ids[student], ids[other])
        self._settle()
        return _shown_pair(room.pair)

    def reports_about(self, student: str, forms: Sequence[str] = WITH_PDF) -> dict[str, bytes]:
        """Reports about one paper of the class that is open."""
        page = self._window.classroom.result
        model = page.papers.model
        rows = range(model.rowCount())
        own = next(n for n in rows if model.index(n, STUDENT).data() == student)
        page.papers.table.selectRow(own)
        page.overview.decision.report.click()
        return self._saved(forms)


def _text(widget: QWidget) -> str:
    """What a label says, if it is to be seen."""
    return str(widget.text()) if not widget.isHidden() else ""  # type: ignore[attr-defined]


def _shown(page: Any) -> ShownResult:
    strip = page.summary
    return ShownResult(
        number=strip.number.text(),
        sentence=strip.sentence.text(),
        reworded=_text(strip.reworded),
        coverage=strip.coverage.text(),
        sources=tuple(_rows(page.sources.model())),
        matches=tuple(_rows(page.matches.model())),
        legend=tuple(_legend(page)),
        all_counted=_text(strip.left_out.note),
        by_class=strip.left_out.title.text(),
        left_out=tuple(_rows(page.ledger.list.model())),
        switches=tuple(_switches(strip.left_out)),
        index=page.side.searched.toolTip(),
    )


def _shown_pair(page: Any) -> ShownPair:
    """Two texts side by side, with every match that can be stepped to."""
    heads, foot, matches = page.heads, page.foot, []
    for each in page.shown.matches if page.shown is not None else ():
        page.go_to(each.key)
        span = each.match.submission
        quote = page.shown.paper.text[span.start : span.end]
        matches.append((foot.chip.text(), foot.title.text(), foot.about.text(), quote))
    return ShownPair(
        number=heads._chip.text(),
        paper=heads._paper_name.text(),
        name=heads._other_name.text(),
        paper_note=heads._paper_note.text(),
        of_paper=heads._paper_share.text(),
        of_other=heads._other_share.text(),
        words=heads.words.text(),
        matches=tuple(matches),
        legend=tuple(_legend(page)),
    )


def _legend(page: Any) -> Iterator[tuple[str, str]]:
    """The kinds that are switched on, each with what stands beside it."""
    for kind, button in page.kinds.buttons.items():
        if not button.isHidden() and button.isChecked():
            yield kind.replace("-", " "), button.accessibleName()


def _switches(block: Any) -> Iterator[str]:
    """The rules that leave out, each with what it takes from the number."""
    for button in block.buttons.values():
        if not button.isHidden() and not button.isChecked():
            yield button.text()


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        yield str(model.index(row, 0).data())


def _table(model: QAbstractItemModel) -> Iterator[dict[str, str]]:
    across = Qt.Orientation.Horizontal
    titles = [str(model.headerData(place, across)) for place in range(model.columnCount())]
    for row in range(model.rowCount()):
        cells = (model.index(row, place).data() for place in range(len(titles)))
        yield dict(zip(titles, map(str, cells), strict=True))
