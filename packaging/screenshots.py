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
from pathlib import Path

PROJECT = Path(__file__).parents[1]
SAMPLES = PROJECT / "plagcheck" / "samples"
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
        from plagcheck.gui import app

        settings.save(paths.settings_file(), settings.Settings(language=language))
        self._application = app.make_application(["plagcheck"])
        self._folder, self._scratch = folder, scratch
        self._papers = make_papers(scratch)
        self._app = app
        self._ending = ""

    def take(self, theme: str, width: int, height: int) -> None:
        """All screens in one look."""
        self._start_afresh()
        self._ending = f"{theme}-{width}x{height}"
        self._desk.change(theme=theme)
        self._window.resize(width, height)
        self._window.show()
        self._wait(self._desk.library_read, self._desk.read_library)
        self._pause(1000)  # until the rest of the window is made
        self._first_run()
        self._library()
        self._results()
        self._pairs()
        self._rest()
        self._window.close()
        self._desk.stop()

    def _start_afresh(self) -> None:
        import shutil

        from plagcheck import paths

        for path in (paths.library_file(), paths.history_file(), paths.window_file()):
            for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                name.unlink(missing_ok=True)
        shutil.rmtree(self._scratch / "shown", ignore_errors=True)
        self._desk, self._window = self._app.make_window()

    def _first_run(self) -> None:
        from plagcheck.gui.drop_overlay import Load

        self._snap("01-first-run")
        overlay = self._window.drops.overlay
        overlay.setGeometry(self._window.pages.rect())
        overlay.begin(Load((self._papers / "paper.pdf",)), *self._window._describe_drop())
        overlay.move_to(overlay.rect().center() / 2)
        self._snap("02-drop-hover")
        overlay.end()

    def _library(self) -> None:
        settled = self._window.library.imports.settled
        self._wait(settled, lambda: self._desk.add([self._papers / "texts"], "Course texts"))
        self._wait(self._desk.library_read, self._desk.read_library)
        self._window.library.table.selectRow(1)
        self._snap("06-library-import")

    def _results(self) -> None:
        result = self._window.check.result
        self._wait(self._desk.checked, lambda: self._desk.check(SAMPLES / "paper.txt"))
        self._snap("03-check-result")
        result.tabs.setCurrentIndex(1)
        self._snap("03-all-matches")
        result.tabs.setCurrentIndex(2)
        self._snap("10-flags")
        own = self._papers / "own words.txt"
        self._wait(self._desk.checked, lambda: self._desk.check(own))
        self._snap("03-no-match")
        bad = self._papers / "texts" / "scan.pdf"
        self._wait(self._desk.check_failed, lambda: self._desk.check(bad))
        self._snap("14-attention")

    def _pairs(self) -> None:
        pair, desk = self._window.check.pair, self._desk
        self._wait(desk.checked, lambda: desk.check(SAMPLES / "paper.txt"))
        self._wait(desk.pair_ready, self._window.check.result.open_current)
        self._snap("04-side-by-side-text")
        files = [self._papers / "paper.pdf", self._papers / "tides.pdf"]
        self._wait(desk.pair_ready, lambda: desk.check_or_compare(files))
        pair.tools.page_mode.click()
        while desk.page_runner.is_busy:
            self._wait(desk.page_runner.finished, lambda: None)
        self._pause(200)
        while desk.page_runner.is_busy:
            self._wait(desk.page_runner.finished, lambda: None)
        self._snap("05-side-by-side-pages")
        pair.tools.text_mode.click()

    def _rest(self) -> None:
        window = self._window
        window.go_to("history")
        self._snap("13-history")
        window.go_to("settings")
        window.settings.finding.fold.setChecked(True)
        for section, name in enumerate(("general", "how-it-finds", "privacy", "keyboard", "about")):
            window.settings.show_section(section)
            self._snap(f"11-settings-{name}")
        checking = window.check.checking
        checking.begin("paper.pdf")
        from plagcheck.core.progress import Progress

        checking.progressed(Progress("verify", 1, 4))
        window.check.setCurrentWidget(checking)
        window.go_to("check")
        self._pause(400)
        self._snap("16-checking")

    def _snap(self, name: str) -> None:
        self._pause(150)
        self._window.grab().save(str(self._folder / f"{name}-{self._ending}.png"))

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


def make_papers(folder: Path) -> Path:
    """The sample texts, also as PDF, and files that cannot be read."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter, QTextDocument

    from plagcheck.gui.theme import theme

    def writer(path: Path) -> QPdfWriter:
        made = QPdfWriter(str(path))
        made.setResolution(96)
        made.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        return made

    def write_pdf(path: Path, text: str) -> None:
        document = QTextDocument()
        document.setDefaultFont(theme.font(15, serif=True))
        document.setPlainText(text)
        document.print_(writer(path))

    texts = folder / "texts"
    texts.mkdir()
    for source in sorted((SAMPLES / "sources").iterdir()):
        (texts / source.name).write_bytes(source.read_bytes())
    tides = next((SAMPLES / "sources").glob("Tides*")).read_text(encoding="utf-8")
    (texts / "Tides (copy).txt").write_text(tides, encoding="utf-8")
    (texts / "empty.txt").write_text("", encoding="utf-8")
    picture = QImage(300, 400, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.lightGray)
    scan = writer(texts / "scan.pdf")
    page = QPainter(scan)
    page.drawImage(0, 0, picture)
    page.end()
    write_pdf(folder / "paper.pdf", (SAMPLES / "paper.txt").read_text(encoding="utf-8"))
    write_pdf(folder / "tides.pdf", tides)
    own = "Nothing in this short paper was taken from anywhere else, as far as I can remember it. "
    (folder / "own words.txt").write_text(own * 3, encoding="utf-8")
    return folder


if __name__ == "__main__":
    sys.exit(main())
