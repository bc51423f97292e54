"""The real program on a real X server without a window manager, driven by keyboard and mouse.

    python -m tests.gui.on_x [FOLDER FOR PICTURES] [--program dist/plagcheck/plagcheck]

Starts Xvfb and plagcheck (the packaged one, with no Python in its environment, if it is named),
opens a paper with xdotool through the file dialog, waits for the result, opens it side by side,
drops a second paper on the window, opens a third with a second start, and quits. What is on the
screen is read from its pixels: the colours of matches must be there afterwards and not before.
Exits with 1 when something is not as it should be, with 2 when a tool is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}  # program -> Debian package
SIZE = (1280, 800)
PATIENCE_S = 30.0
FEWEST = 2000  # pixels of a colour that stand for a marked passage

SHARED = (
    "When sun and moon stand in one line, at new moon and at full moon, their pulls add up and the "
    "range between high and low water is largest: these are the spring tides of our coast, and "
    "every fisherman plans his week by them."
)


class Wrong(Exception):
    """Something is not on the screen that should be."""


def main() -> int:
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        print(f"Missing: {', '.join(missing)} (apt-get install {' '.join(missing)})")
        return 2
    options = argparse.ArgumentParser()
    options.add_argument("pictures", type=Path, nargs="?", default=Path(tempfile.mkdtemp()))
    options.add_argument("--program", type=Path)
    asked = options.parse_args()
    pictures = asked.pictures
    pictures.mkdir(parents=True, exist_ok=True)
    program = (
        [str(asked.program.resolve())] if asked.program else [sys.executable, "-m", "plagcheck"]
    )
    with tempfile.TemporaryDirectory() as scratch:
        server, display = start_server()
        try:
            walk(program, Path(scratch), display, pictures)
        except Wrong as wrong:
            print(f"Wrong: {wrong}. Pictures: {pictures}")
            return 1
        finally:
            server.terminate()
            server.wait(10)
    print(f"The window works on X without a window manager. Pictures: {pictures}")
    return 0


def start_server() -> tuple[subprocess.Popen[bytes], str]:
    """An X server with nothing else on it; it chooses its own number."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        return server, f":{answer.readline().strip()}"


def walk(command: list[str], scratch: Path, display: str, pictures: Path) -> None:
    """From the start to the result, and out."""
    paper, dropped, opened = prepare(scratch)
    own = {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PLAGCHECK_DATA_DIR": str(scratch / "data"),
        "HOME": str(scratch),
        "LC_ALL": "C.UTF-8",
    }
    screen = Screen({**os.environ, **own}, pictures)
    bare = own if len(command) == 1 else {**os.environ, **own}
    program = subprocess.Popen(command, env=bare)
    try:
        window = until(lambda: screen.find("plagcheck"), "a window named plagcheck")
        screen.to_front(window)
        until(lambda: screen.shows("accent", 500), "the first page in its colours")
        require(not screen.shows("match", FEWEST), "no matches before a paper is opened")
        screen.picture("1-first-page")
        screen.keys("ctrl+o")
        dialog = until(lambda: screen.find("Choose a paper"), "the dialog that asks for a paper")
        screen.to_front(dialog)
        screen.type(str(paper))
        screen.keys("Return")
        until(lambda: screen.shows("match", FEWEST), "the matches of the paper, in their colour")
        screen.picture("2-result")
        require_history(command, bare, paper.name)
        screen.to_front(window)
        screen.keys("Return")
        until(lambda: screen.shows_on_both_sides("match"), "the match on both sides")
        screen.picture("3-side-by-side")
        screen.drop(dropped)
        require_history(command, bare, dropped.name)
        screen.picture("4-dropped")
        require(subprocess.run([*command, "open", opened], env=bare).returncode == 0, "a hand-over")
        require_history(command, bare, opened.name)
        screen.picture("5-second-start")
        screen.to_front(window)
        screen.keys("ctrl+q")
        code = until(lambda: [program.poll()] if program.poll() is not None else None, "the end")
        require(code == [0], f"exit code 0, not {code}")
    finally:
        if program.poll() is None:
            screen.picture("last")
            program.kill()
            program.wait(10)


def prepare(scratch: Path) -> list[Path]:
    """A library with one source, and papers that drew on it."""
    from plagcheck import Library

    (scratch / "data").mkdir()
    with Library.open(scratch / "data" / "library.plagcheck", create=True) as library:
        library.add_text("On tides", f"A short reader on the sea. {SHARED} So much for tides.")
    papers = [scratch / name for name in ("essay.txt", "dropped.txt", "opened later.txt")]
    for paper in papers:
        text = f"{paper.stem} begins with my own words here. {SHARED} And so it ends."
        paper.write_text(text, "utf-8")
    return papers


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(f"expected {what}")


def require_history(command: list[str], environment: dict[str, str], name: str) -> None:
    """The check is written down with what it found."""
    ask = [*command, "history", "list", "--json"]

    def look() -> dict[str, Any] | None:
        answer = subprocess.run(ask, env=environment, capture_output=True, text=True).stdout
        lines = map(json.loads, answer.splitlines())
        return next((past for past in lines if past["name"] == name), None)

    past = until(look, f"{name} in the history")
    require(past["matched_words"] > 30, f"more than 30 matched words, not {past['matched_words']}")


def until(look: Callable[[], T | None], what: str) -> T:
    """Look again and again until there is something to see."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        seen = look()
        if seen:
            return seen
        time.sleep(0.2)
    raise Wrong(f"{what} did not appear within {PATIENCE_S:.0f} s")


class Screen:
    """The X server's screen: keys go in, pixels come out."""

    def __init__(self, environment: dict[str, str], pictures: Path) -> None:
        self._environment, self._pictures = environment, pictures

    def _tool(self, *arguments: str) -> str:
        run = subprocess.run(
            ["xdotool", *arguments], env=self._environment, capture_output=True, text=True
        )
        return run.stdout.strip()

    def find(self, title: str) -> str | None:
        found = self._tool("search", "--onlyvisible", "--name", title).split()
        return found[-1] if found else None

    def to_front(self, window: str) -> None:
        """Without a window manager nobody else gives a window the keyboard."""
        self._tool("windowraise", window)
        self._tool("windowfocus", "--sync", window)

    def keys(self, *keys: str) -> None:
        self._tool("key", "--clearmodifiers", *keys)

    def type(self, text: str) -> None:
        self._tool("type", "--delay", "10", text)

    def drop(self, path: Path) -> None:
        """Drag a file from another program's window and let go of it over the left half."""
        other = subprocess.Popen([sys.executable, "-c", _HANDLE, str(path)], env=self._environment)
        try:
            handle = until(lambda: self.find("a file to drag"), "the window to drag from")
            self._tool("windowraise", handle)
            self._tool("mousemove", str(SIZE[0] - 100), "60", "mousedown", "1")
            for x in range(SIZE[0] - 120, SIZE[0] // 4, -60):
                self._tool("mousemove", str(x), str(SIZE[1] // 2))
                time.sleep(0.03)
            self.picture("drag")
            self._tool("mouseup", "1")
            until(lambda: self.find("a file to drag") is None, "the end of the drag")
        finally:
            other.kill()
            other.wait(10)

    def picture(self, name: str) -> Path:
        """Taken by another program on the same screen."""
        path = self._pictures / f"{name}.png"
        subprocess.run([sys.executable, "-c", _GRAB, str(path)], env=self._environment, check=True)
        return path

    def shows(self, colour: str, fewest: int) -> bool:
        return sum(self._count(colour)) >= fewest

    def shows_on_both_sides(self, colour: str) -> bool:
        return all(part >= FEWEST for part in self._count(colour))

    def _count(self, colour: str) -> tuple[int, int]:
        """Pixels of a colour in the left and the right half of the screen."""
        path = self.picture("now")
        run = subprocess.run(
            [sys.executable, "-c", _COUNT, str(path), colour],
            env={**self._environment, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=True,
        )
        left, right = run.stdout.split()
        return int(left), int(right)


_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""

_HANDLE = """
import sys
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QLabel
class Handle(QLabel):
    def mousePressEvent(self, event):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(sys.argv[1])])
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.exec()
        self.close()
application = QApplication([])
handle = Handle("drag")
handle.setWindowTitle("a file to drag")
handle.setGeometry(1120, 30, 120, 60)
handle.show()
application.exec()
"""

_COUNT = """
import sys
from PySide6.QtGui import QColor, QImage
from plagcheck.gui.parts.theme import LIGHT
wanted = {"accent": LIGHT.accent, "match": LIGHT.match(1)[1]}[sys.argv[2]]
image = QImage(sys.argv[1]).convertToFormat(QImage.Format.Format_RGB32)
value = QColor(wanted).rgb().to_bytes(4, sys.byteorder)
halves = [0, 0]
for y in range(image.height()):
    line = bytes(image.constScanLine(y))
    middle = len(line) // 8 * 4
    for half, part in enumerate((line[:middle], line[middle:])):
        halves[half] += sum(part[x : x + 4] == value for x in range(0, len(part), 4))
print(*halves)
"""


if __name__ == "__main__":
    sys.exit(main())
