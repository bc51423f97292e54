"""What can be undone, newest last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

MOST_STEPS: Final = 100

Seen = TypeVar("Seen")


class UndoStep(NamedTuple, Generic[Seen]):
    """How to go back, and whether what that changes is on the screen."""

    go_back: Callable[[], object]
    is_about: Callable[[Seen], bool]
    changes_all: bool  # the step puts back everything as it was: older ones wait for it


class UndoList(Generic[Seen]):
    """Steps back; each is used once, and waits until what it changes is on the screen."""

    def __init__(self) -> None:
        self._steps: list[UndoStep[Seen]] = []

    def add(
        self,
        go_back: Callable[[], object],
        is_about: Callable[[Seen], bool] = lambda seen: True,
        *,
        changes_all: bool = False,
    ) -> None:
        self._steps.append(UndoStep(go_back, is_about, changes_all))
        del self._steps[:-MOST_STEPS]  # each holds what was there before

    def undo(self, seen: Seen, *, in_order: bool = False) -> bool:
        """Take back the newest step about what is seen; False when there is none.

        `in_order`: only the newest of all.
        """
        for place in reversed(range(len(self._steps))):
            step = self._steps[place]
            if step.is_about(seen):
                del self._steps[place]
                step.go_back()
                return True
            if in_order or step.changes_all:
                break
        return False
