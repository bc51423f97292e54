"""Pages made ready in small steps, so that the window reacts in between."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QSize, QTimer, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

Step = Callable[[], object]
AT_ONCE = 40  # widgets that are polished in one step
AGAIN_MS = 20  # the first page is painted once more when all of it is laid out
UNSEEN_MS = 500  # a window that is covered may never be painted; the rest is made all the same


class StagedPage(QWidget):
    """A page that is put together piece by piece, each in its place at once.

    A piece with many parts that is moved from one parent to another is styled anew each time.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.container = parent
        self.hide()
        self._pieces = self.put_together()
        self._is_whole = False

    def put_together(self) -> Iterator[None]:
        """Stops wherever the window may react."""
        raise NotImplementedError

    def fit(self) -> None:
        """What the width of the page changes; a page that is not whole yet is left alone."""

    def make_some(self) -> bool:
        """Whether there was something left to make."""
        if next(self._pieces, self) is None:
            return True
        if not self._is_whole:
            self._is_whole = True
            self.fit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_whole:
            self.fit()

    def make_all(self) -> None:
        while self.make_some():
            pass


class Steps(QObject):
    """One step each time the window has nothing else to do, in the order they came."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Step] = deque()
        # Single shots of no delay go before painting: this is a timer that runs on.
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    def add(self, *steps: Step) -> None:
        self._waiting.extend(steps)
        self._timer.start()

    def add_once(self, seen: SignalInstance, *steps: Step) -> None:
        """Steps that begin when something was painted; or a little later, if it is covered."""
        self._waiting.extend(steps)
        seen.connect(lambda: QTimer.singleShot(AGAIN_MS, self._timer, self._timer.start))
        QTimer.singleShot(UNSEEN_MS, self._timer, self._timer.start)

    def drop(self) -> None:
        """What waits is not made: the pages it is for are gone."""
        self._waiting.clear()

    def settle(self, page: QWidget, size: QSize) -> None:
        """Do next what a page does when it is first shown, so that showing it takes no time."""
        self._waiting.extendleft(reversed(list(settling(page, size))))

    def make(self, page: StagedPage, whole: Callable[[], QWidget]) -> None:
        """A page, bit by bit; `whole` gives it when it is, to be settled where it stands."""
        if page.make_some():
            self._waiting.appendleft(lambda: self.make(page, whole))
        else:
            size = page.container.size()
            self._waiting.appendleft(lambda: self.settle(whole(), size))

    def _next(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self._timer.stop()


def loading(*modules: str) -> Iterator[Step]:
    """Modules, before the step that needs them: with it they would be felt."""
    for name in modules:
        yield partial(import_module, name)


def settling(page: QWidget, size: QSize) -> Iterator[Step]:
    """What a page does when it is first shown: styles, layout, fonts and icons."""
    parts = [page, *page.findChildren(QWidget)]
    for first in range(0, len(parts), AT_ONCE):
        yield partial(_polish, parts[first : first + AT_ONCE])
    yield partial(_draw, page, size)
    for stack in page.findChildren(QStackedWidget):
        yield from (partial(_draw, stack.widget(place)) for place in range(1, stack.count()))


def _polish(parts: list[QWidget]) -> None:
    for part in parts:
        if isValid(part):  # the page may have thrown it away since
            part.ensurePolished()


def _draw(page: QWidget | None, size: QSize | None = None) -> None:
    if page is None or not isValid(page) or page.isVisible():  # gone or asked for meanwhile
        return
    if size is not None:
        page.resize(size)
    layout = page.layout()
    if layout is not None:
        layout.activate()
    page.grab()
