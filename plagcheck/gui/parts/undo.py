"""What can be undone, newest last."""

from __future__ import annotations

from collections.abc import Callable


class UndoList:
    """Steps back; each is used once. One that says False had nothing to do and is passed over."""

    def __init__(self) -> None:
        self._steps: list[Callable[[], object]] = []

    def add(self, step: Callable[[], object]) -> None:
        self._steps.append(step)

    def undo(self) -> bool:
        """Take the last step back; False when there is none."""
        while self._steps:
            if self._steps.pop()() is not False:
                return True
        return False
