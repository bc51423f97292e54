"""Pictures of every screen, from real results on a real library of sample texts.

    python packaging/screenshots.py FOLDER [--dark] [--light] [--size 1280x800] [--scale 1.5]

Without --dark or --light both are made. Runs without a display.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from plagcheck.gui.check.shown import ShownResult
    from plagcheck.gui.jobs.growing_check import GrowingCheck

from screenshot_papers import ESSAY, PARTLY, make_papers

PROJECT = Path(__file__).parents[1]
TIMEOUT_MS = 60_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--size", action="append", help="1280x800; may be given several times")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = options.scale
    sys.path.insert(0, str(PROJECT))
    options.folder.mkdir(parents=True, exist_ok=True)
    themes = [name for name in ("light", "dark") if getattr(options, name)] or ["light", "dark"]
    with tempfile.TemporaryDirectory() as scratch:
        os.environ["PLAGCHECK_DATA_DIR"] = str(Path(scratch, "data"))
        camera = Camera(options.folder, Path(scratch), options.language)
        for size in options.size or ["1280x800", "960x640"]:
            width, height = (int(part) for part in size.split("x"))
            for theme in themes:
                camera.take(theme, width, height)
        camera.close()
    return 0


class Camera:
    """A window that is led from screen to screen."""

    def __init__(self, folder: Path, scratch: Path, language: str) -> None:
        from plagcheck import paths, settings
        from plagcheck.gui.shell import app

        settings.save(paths.settings_file(), settings.Settings(language=language))
        self._application = app.make_application(["plagcheck"])
        self._folder, self._scratch = folder, scratch
        self._papers = make_papers(scratch)
        self._app = app
        self._ending = ""

    def take(self, theme: str, width: int, height: int) -> None:
        """All screens in one look."""
        from class_screenshots import take_class
        from PySide6.QtGui import QCursor

        self._start_afresh()
        self._ending = f"{theme}-{width}x{height}"
        self._controllers.session.change(theme=theme)
        self._window.resize(width, height)
        QCursor.setPos(2 * width, 2 * height)  # over nothing that would show it
        self._window.show()
        self._wait(self._controllers.library.library_read, self._controllers.library.read_library)
        self._pause(1000)  # until the rest of the window is made
        self._first_run()
        self._library()
        self._results()
        self._pairs()
        take_class(self._window, self._scratch, self._snap, self._wait)
        self._rest()
        self._window.close()
        self._controllers.session.stop()

    def _start_afresh(self) -> None:
        import shutil

        from plagcheck import paths

        for path in (paths.library_file(), paths.records_file(), paths.window_file()):
            for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                name.unlink(missing_ok=True)
        shutil.rmtree(paths.classes_dir(), ignore_errors=True)
        self._controllers, self._window = self._app.make_window()

    def _first_run(self) -> None:
        from plagcheck.gui.shell.drop_overlay import DraggedFiles
        from plagcheck.gui.shell.drop_routing import describe_drop

        self._snap("01-first-run")
        overlay = self._window.drops.overlay
        overlay.setGeometry(self._window.pages.rect())
        overlay.begin(DraggedFiles((self._papers / ESSAY,)), *describe_drop(self._window))
        overlay.arm(is_left=True)
        self._snap("02-drop-hover")
        overlay.end()

    def _library(self) -> None:
        controllers, library = self._controllers, self._window.library
        for folder in sorted((self._papers / "library").iterdir()):
            add = partial(controllers.library.add, [folder], folder.name)
            self._wait(library.imports.settled, add)
        self._wait(
            library.imports.settled,
            lambda: controllers.library.add([self._papers / "hand-ins"], "Course texts"),
        )
        self._wait(controllers.library.library_read, controllers.library.read_library)
        self._wait_for_health()
        library.table.selectRow(2)
        library.imports.show_all()
        self._snap("06-library-import")
        library.imports.closed.emit()
        self._similar()

    def _similar(self) -> None:
        """Groups of documents that are alike; in a small window, one of them as well."""
        library, runner = self._window.library, self._controllers.session.copy_runner
        library.similar.setChecked(True)
        self._snap("20-similar-documents-before")
        self._wait(runner.finished, library.alike.look)
        library.alike.page.bar.field.setValue(0.3)
        self._snap("20-similar-documents")
        library.alike.page.list.row_opened.emit(library.alike.page.list.currentIndex())
        self._snap("20-similar-documents-group")
        library.similar.setChecked(False)

    def _wait_for_health(self) -> None:
        health = self._window.library.health
        self._wait(self._controllers.session.library_runner.finished, health.verify.click)

    def _results(self) -> None:
        controllers, result = self._controllers, self._window.check.result

        def on_started(_: str, growth: GrowingCheck) -> None:
            growth.sources_shown.connect(lambda shown: on_grown(growth, shown))

        def on_grown(growth: GrowingCheck, shown: ShownResult) -> None:
            """The moment some sources are verified and others are not."""
            growth._calm.stop()  # every step is told
            if len(shown.sources) in (1, 2):
                result.checking.reveal()
                self._grab("16-checking")

        controllers.check.check_started.connect(on_started)
        self._wait(controllers.check.checked, lambda: controllers.check.check(self._papers / ESSAY))
        controllers.check.check_started.disconnect(on_started)
        result.step(1)
        self._snap("03-check-result")
        result.tabs.setCurrentIndex(1)
        self._snap("03-all-matches")
        result.tabs.setCurrentIndex(0)
        result.kinds.buttons["reworded"].click()
        self._snap("03-reworded-switched-off")
        result.kinds.buttons["reworded"].click()
        self._left_out()
        result.explain(1)
        self._pause(400)
        self._snap("21-how-found")
        result.explained.panel.figures.keys.as_table.click()
        self._snap("21-how-found-table")
        result.explained.close_panel()
        self._wait(controllers.check.checked, controllers.check.check_sample)
        result.tabs.setCurrentIndex(2)
        self._snap("10-flags")
        own = self._papers / "own words.txt"
        self._wait(controllers.check.checked, lambda: controllers.check.check(own))
        self._snap("03-no-match")
        bad = self._papers / "hand-ins" / "Old exam scans 2019.pdf"
        self._wait(controllers.check.check_failed, lambda: controllers.check.check(bad))
        self._snap("14-attention")
        self._wait(
            controllers.check.checked, lambda: controllers.check.check(self._papers / PARTLY)
        )
        self._snap("14-attention-partly")

    def _left_out(self) -> None:
        """The ledger after a match was left out, and the popup that leaves out another."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        room, result = self._window.check, self._window.check.result
        result.go_to("1b")
        result.leave_out()
        self._pause(150)
        self._wait(room.asking.counted, room.asking.popup.agree.click)
        result.tabs.setCurrentIndex(3)
        result.go_to("3a")
        QTest.keyClick(result.view, Qt.Key.Key_L)
        self._snap("18-left-out", popup=room.asking.popup)
        room.asking.popup.close()
        self._wait(room.asking.counted, self._window.undo)
        result.tabs.setCurrentIndex(0)

    def _pairs(self) -> None:
        pair, controllers, result = (
            self._window.check.pair,
            self._controllers,
            self._window.check.result,
        )
        self._wait(controllers.check.checked, lambda: controllers.check.check(self._papers / ESSAY))
        self._wait(controllers.check.pair_ready, lambda: self._window.check.open_pair(3, "3a"))
        self._snap("04-side-by-side-text")
        self._window.check.leave_pair()
        self._wait(controllers.check.pair_ready, lambda: self._window.check.open_pair(1, "1b"))
        pair.tools.page_mode.click()
        for _ in range(3):
            while controllers.session.page_runner.is_busy:
                self._wait(controllers.session.page_runner.finished, lambda: None)
            self._pause(100)
        pair.go_to("1b")
        self._pause(200)
        while controllers.session.page_runner.is_busy:
            self._wait(controllers.session.page_runner.finished, lambda: None)
        self._snap("05-side-by-side-pages")
        pair.tools.text_mode.click()
        self._window.check.leave_pair()
        result.view.setFocus()

    def _rest(self) -> None:
        from lesson_screenshots import take_lesson
        from screenshot_history import take_history

        window = self._window
        take_lesson(window, self._snap)
        take_history(window, ESSAY, self._snap, self._wait, self._pause)
        window.go_to("settings")
        window.settings.finding.shape.fold.setChecked(True)
        names = (
            "general",
            "how-it-finds",
            "leaving-out",
            "privacy",
            "reports",
            "keyboard",
            "about",
        )
        for section, name in enumerate(names):
            window.settings.show_section(section)
            self._snap(f"11-settings-{name}")

    def _snap(self, name: str, popup: QWidget | None = None) -> None:
        self._pause(150)
        self._grab(name, popup)

    def _grab(self, name: str, popup: QWidget | None = None) -> None:
        picture = self._window.grab()
        if popup is not None:  # a window of its own
            from PySide6.QtGui import QPainter

            painter = QPainter(picture)
            corner = popup.pos() - self._window.mapToGlobal(self._window.rect().topLeft())
            painter.drawPixmap(corner, popup.grab())
            painter.end()
        picture.save(str(self._folder / f"{name}-{self._ending}.png"))

    def _wait(self, signal: object, start: Callable[[], object]) -> None:
        """Start something and let the program run until a signal comes."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop, late = QEventLoop(), QTimer()
        late.setSingleShot(True)
        late.timeout.connect(lambda: loop.exit(1))
        signal.connect(lambda *_: loop.exit(0))  # type: ignore[attr-defined]
        late.start(TIMEOUT_MS)
        start()
        if loop.exec():
            raise SystemExit(f"waited in vain for {signal}")

    def _pause(self, milliseconds: int) -> None:
        from PySide6.QtCore import QEventLoop, QTimer

        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def close(self) -> None:
        self._application.quit()


if __name__ == "__main__":
    sys.exit(main())
