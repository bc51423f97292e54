"""The library as several threads have it open: one writes, another reads at the same time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from plagcheck.model.errors import PlagcheckError

if TYPE_CHECKING:
    from plagcheck.library.library import Library

ASK_AGAIN_S: Final = 0.1


class Readers:
    """Any number of threads that read, or one that is alone with the file."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._count = 0
        self._is_taken = False

    def enter(self) -> None:
        with self._changed:
            self._changed.wait_for(lambda: not self._is_taken)
            self._count += 1

    def leave(self) -> None:
        with self._changed:
            self._count -= 1
            self._changed.notify_all()

    def take(self, timeout: float) -> bool:
        """Be alone with the file, unless somebody still reads when the time is over."""
        with self._changed:
            if not self._changed.wait_for(lambda: not self._count, timeout):
                return False
            self._is_taken = True
            return True

    def give_back(self) -> None:
        with self._changed:
            self._is_taken = False
            self._changed.notify_all()


class LibraryFile:
    """Where the library is, for all threads.

    `opening` is held while one of them opens it: a library of an older format is brought up to date
    then, by one of them alone. `leaving` are documents that are taken out as soon as the thread
    that writes comes to it: nobody is to see them any more. `copies_gone` are names of older copies
    that went, since the start, with what was removed from the library.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.readers = Readers()
        self.opening = threading.Lock()
        self.leaving: frozenset[int] = frozenset()
        self.copies_gone: tuple[str, ...] = ()


class Keeper:
    """A thread's own way to the library; used in that thread only.

    The thread that writes keeps it open. The one that reads opens it for each job, which takes a
    millisecond: so a job never meets a file that was put in the place of another meanwhile.
    """

    def __init__(self, file: LibraryFile, *, writes: bool = False) -> None:
        self._file = file
        self._writes = writes
        self._library: Library | None = None

    @property
    def path(self) -> Path:
        return self._file.path

    @property
    def leaving(self) -> frozenset[int]:
        """Documents that nobody is to see any more."""
        return self._file.leaving

    @property
    def library(self) -> Library:
        if self._library is None:
            from plagcheck.library.library import Library

            if not self._writes:
                self._file.readers.enter()
            try:
                with self._file.opening:
                    self._library = Library.open(self._file.path, create=True)
            finally:
                if self._library is None and not self._writes:
                    self._file.readers.leave()
        return self._library

    def rest(self, *, idle: bool) -> None:
        """After a job; with none waiting, the file alone is the library."""
        if idle and self._library is not None:
            with suppress(PlagcheckError):  # the next job meets it, too, and says so
                self._library.fold_in()
                if self._writes:
                    with self.noting_copies():
                        self._library.finish_removing()
        is_makeshift = self._library is not None and self._library.is_for_reading
        if is_makeshift or not self._writes:  # by the next job there may be room
            self.close()

    def close(self) -> None:
        if self._library is not None:
            self._library.close()
            self._library = None
            if not self._writes:
                self._file.readers.leave()

    @property
    def copies_gone(self) -> tuple[str, ...]:
        return self._file.copies_gone

    @contextmanager
    def noting_copies(self) -> Iterator[None]:
        """What goes meanwhile is told with the library's contents."""
        before = self.library.older_copies()
        yield
        self._file.copies_gone += tuple(copy.name for copy in before if not copy.exists())

    @contextmanager
    def alone(self, check_cancelled: Callable[[], None]) -> Iterator[None]:
        """Nobody has the library open: its file may be copied or replaced.

        Waits for a check that runs; for the thread that writes.
        """
        self.close()
        while not self._file.readers.take(ASK_AGAIN_S):
            check_cancelled()
        try:
            yield
        finally:
            self._file.readers.give_back()

    def move_to(self, path: Path) -> None:
        """Another library from now on, for all threads."""
        self.close()
        self._file.path, self._file.copies_gone = path, ()
