"""The real program on a real X server without a window manager, driven by its keyboard.

    python -m tests.gui.on_x [FOLDER FOR PICTURES]

Starts Xvfb and plagcheck, opens a paper with xdotool through the file dialog, waits for the result,
opens it side by side, and quits. What is on the screen is read from its pixels: the colours of
matches must be there afterwards and not before. Exits with 1 when something is not as it should
be, with 2 when a tool is missing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

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
    pictures = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp())
    pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        server, display = start_server()
        try:
            walk(Path(scratch), display, pictures)
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


def walk(scratch: Path, display: str, pictures: Path) -> None:
    """From the start to the result, and out."""
    paper = prepare(scratch)
    environment = {
        **os.environ,
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "PLAGCHECK_DATA_DIR": str(scratch / "data"),
        "HOME": str(scratch),
        "LC_ALL": "C.UTF-8",
    }
    program = subprocess.Popen([sys.executable, "-m", "plagcheck"], env=environment)
    screen = Screen(environment, pictures)
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
        require_history(scratch / "data" / "history.jsonl", paper.name)
        screen.to_front(window)
        screen.keys("Return")
        until(lambda: screen.shows_on_both_sides("match"), "the match on both sides")
        screen.picture("3-side-by-side")
        screen.keys("ctrl+q")
        code = until(lambda: [program.poll()] if program.poll() is not None else None, "the end")
        require(code == [0], f"exit code 0, not {code}")
    finally:
        if program.poll() is None:
            screen.picture("last")
            program.kill()
            program.wait(10)


def prepare(scratch: Path) -> Path:
    """A library with one source, and a paper that drew on it."""
    from plagcheck import Library

    (scratch / "data").mkdir()
    with Library.open(scratch / "data" / "library.plagcheck", create=True) as library:
        library.add_text("On tides", f"A short reader on the sea. {SHARED} So much for tides.")
    paper = scratch / "essay.txt"
    paper.write_text(f"My essay begins with my own words here. {SHARED} And so it ends.", "utf-8")
    return paper


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Wrong(f"expected {what}")


def require_history(path: Path, name: str) -> None:
    """The check is written down with what it found."""
    written = until(lambda: path.read_text("utf-8") if path.is_file() else None, "the history")
    past = json.loads(written.splitlines()[-1])
    require(past["name"] == name, f"{name} in the history, not {past['name']}")
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

_COUNT = """
import sys
from PySide6.QtGui import QColor, QImage
from plagcheck.gui.theme import LIGHT
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
