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

from PySide6.QtCore import QAbstractItemModel, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from plagcheck.cli.main import main
from plagcheck.gui.history.history_model import RESULT
from plagcheck.gui.jobs.check_controller import CheckController
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.shell.app import dress
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.check import compare_files
from plagcheck.model.match import turned
from plagcheck.paths import OVERRIDE, library_file
from tests.agreement.surfaces import Shown, ShownPair

PATIENCE_S: Final = 60
FORMS: Final = ("html", "txt", "csv", "xlsx", "json")
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
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:  # argparse ends the program by itself
            code = int(end.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())


def done(*arguments: str | Path) -> Ran:
    """One command that must succeed."""
    ran = run(*arguments)
    if ran.code:
        raise RuntimeError(f"{arguments}: {ran.err}")
    return ran


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
        window.warm_up()
        window.controllers.library.read_library()
        self._until(lambda: bool(window.isVisible()))
        self._settle(window.controllers)
        return window

    def _until(self, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not is_so():
            if time.monotonic() > end:
                raise TimeoutError("the window did not get there")
            QTest.qWait(1)

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
        self._shows(lambda check: check.check(path))

    def compare(self, a: Path, b: Path) -> None:
        self._shows(lambda check: check.compare(a, b))

    def check_sample(self) -> None:
        self._shows(lambda check: check.check_sample())

    def open_saved(self, number: int) -> None:
        self._shows(lambda check: check.open_saved(number))

    def _shows(self, action: Callable[[CheckController], object]) -> None:
        window = self._window
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
        if button.isHidden():
            return False
        QTest.mouseClick(button, LEFT)
        self._settle()
        return True

    def leave_out(self, label: str, what: str) -> None:
        """A match or its source, where the cursor is; `what` is match or source."""
        page = self._shown_page
        page.go_to(label)
        page.leave_out()
        popup = self._window.check.asking.popup
        popup.what[what].setChecked(True)
        self._settle()
        QTest.keyClick(popup, Qt.Key.Key_Return)
        self._settle()

    # -- what is shown

    @property
    def _shown_page(self) -> Any:
        """The result, or two texts side by side, of a check or of a class."""
        place: Any = self._window.pages.currentWidget()
        return place.currentWidget()

    def shown(self) -> Shown:
        page = self._window.check.result
        strip = page.strip
        return Shown(
            number=strip.number.text(),
            sentence=strip.sentence.text(),
            reworded=_text(strip.reworded),
            coverage=strip.coverage.text(),
            sources=tuple(_rows(page.sources.model())),
            matches=tuple(_rows(page.matches.model())),
            legend=tuple(_legend(page)),
            all_counted=_text(strip.left_out.note),
        )

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

    def reports(self, forms: Sequence[str] = FORMS) -> dict[str, bytes]:
        """Reports about what is on the screen, saved in each form."""
        self._window.controllers.check.open_report()
        return self._saved(forms)

    def _saved(self, forms: Sequence[str]) -> dict[str, bytes]:
        page, chooser = self._window.report, self._window.chooser
        self._settle()
        self._until(lambda: page.made is not None)
        page.kinds.cards["me"].radio.setChecked(True)
        self._settle()
        asked, found = chooser.report, {}
        for form in forms:
            place = self._folder / f"report.{form}"
            place.unlink(missing_ok=True)
            chooser.report = lambda *_, place=place: place
            page.save_wanted.emit(form)
            self._settle()
            found[form] = place.read_bytes()
        chooser.report = asked
        return found

    # -- a class

    def open_class(self, path: Path) -> ClassRows:
        """A class that was saved, opened in its place."""
        room = self._window.classroom
        before = room.desk.on_screen
        room.take([path])
        self._until(lambda: room.desk.on_screen is not before)
        self._settle()
        page = room.result
        return ClassRows(tuple(_table(page.papers.model)), tuple(_table(page.pairs.model)))

    def open_class_pair(self, student: str, other: str) -> ShownPair:
        """Two papers of the class that is open, side by side, as they were compared."""
        room = self._window.classroom
        ids = {each.student: each.id for each in room.desk.on_screen.papers}
        room.desk.open_pair(ids[student], ids[other])
        self._settle()
        return _shown_pair(room.pair)

    def reports_about(self, student: str, forms: Sequence[str] = FORMS) -> dict[str, bytes]:
        """Reports about one paper of the class that is open."""
        page = self._window.classroom.result
        model = page.papers.model
        rows = range(model.rowCount())
        page.papers.table.selectRow(next(n for n in rows if model.row(n).student == student))
        page.overview.decision.report.click()
        return self._saved(forms)


def _text(widget: QWidget) -> str:
    """What a label says, if it is to be seen."""
    return str(widget.text()) if not widget.isHidden() else ""  # type: ignore[attr-defined]


def _shown_pair(page: Any) -> ShownPair:
    """Two texts side by side, with every match that can be stepped to."""
    heads, foot, matches = page.heads, page.foot, []
    for each in page.shown.matches if page.shown is not None else ():
        page.go_to(each.key)
        span = each.match.submission
        quote = page.shown.paper.text[span.start : span.end]
        matches.append((foot._chip.text(), foot.kind.text(), foot._about.text(), quote))
    return ShownPair(
        number=heads._chip.text(),
        paper=heads._paper_name.text(),
        name=heads._other_name.text(),
        paper_note=heads._paper_note.text(),
        of_paper=heads._paper_share.text(),
        words=heads.words.text(),
        matches=tuple(matches),
        legend=tuple(_legend(page)),
    )


def _legend(page: Any) -> Iterator[tuple[str, str]]:
    """The kinds that are switched on, each with what stands beside it."""
    for kind, button in page.kinds.buttons.items():
        if not button.isHidden() and button.isChecked():
            yield kind.replace("-", " "), button.accessibleName()


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        yield str(model.index(row, 0).data())


def _table(model: QAbstractItemModel) -> Iterator[dict[str, str]]:
    across = Qt.Orientation.Horizontal
    titles = [str(model.headerData(place, across)) for place in range(model.columnCount())]
    for row in range(model.rowCount()):
        cells = (model.index(row, place).data() for place in range(len(titles)))
        yield dict(zip(titles, map(str, cells), strict=True))
