"""What a dialog that may be closed by then is told when a job ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from PySide6.QtCore import QObject
from shiboken6 import isValid

P = ParamSpec("P")


def while_there(owner: QObject, action: Callable[P, object]) -> Callable[P, None]:
    """An action that is done unless its owner is gone.

    Qt drops connections to an object's own methods with it, but knows nothing of functions.
    """

    def guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        if isValid(owner):
            action(*args, **kwargs)

    return guarded
