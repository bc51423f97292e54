"""fault.c as Python sees it: the n-th write or sync of a command fails."""

from __future__ import annotations

import ctypes
import errno
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Fault:
    """Which calls fail, with what error; from the n-th on or only that; or half a write."""

    name: str
    error: int
    sticky: bool = False
    writes: bool = True
    syncs: bool = False
    halves: bool = False


FAULTS = (
    Fault("no space, once", errno.ENOSPC),
    Fault("no space from then on", errno.ENOSPC, sticky=True),
    Fault("I/O error, once", errno.EIO, syncs=True),
    Fault("I/O error from then on", errno.EIO, sticky=True, syncs=True),
    Fault("a sync fails", errno.EIO, writes=False, syncs=True),
    Fault("half a write", errno.ENOSPC, halves=True),
)


class Faults:
    """The library that is loaded before all others in this process and its forks."""

    def __init__(self, folder: Path, mark: Path) -> None:
        self._shim = ctypes.CDLL(None)
        self._shim.fault_set.argtypes = [ctypes.c_long, *[ctypes.c_int] * 5, ctypes.c_char_p]
        self._shim.fault_count.restype = ctypes.c_long
        self._folder, self._mark = str(folder).encode(), mark

    def in_call(self, number: int, fault: Fault) -> Callable[[], None]:
        """What a forked command does first: from then on, its n-th call fails."""

        def arrange() -> None:
            leave = os._exit

            def leaving(code: int) -> None:
                if self._shim.fault_count() >= number:
                    self._set(0, fault)
                    self._mark.touch()
                leave(code)

            os._exit = leaving  # type: ignore[assignment]
            self._set(number, fault)

        self._mark.unlink(missing_ok=True)
        return arrange

    def _set(self, number: int, fault: Fault) -> None:
        kinds = (fault.error, fault.sticky, fault.writes, fault.syncs, fault.halves)
        self._shim.fault_set(number, *map(int, kinds), self._folder)

    def was_reached(self) -> bool:
        """Whether the last command came to that call at all."""
        return self._mark.exists()
