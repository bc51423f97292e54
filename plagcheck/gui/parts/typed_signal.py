"""Signals of which mypy knows what they carry.

`checked: SignalOf[Checked] = carrying(1)` is an ordinary Qt signal when the program runs. To the
type checker it is a SignalOf, so that what is emitted and who listens are compared; and as
annotations are never evaluated, the classes that are carried need not be loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVarTuple

from PySide6.QtCore import Signal

if TYPE_CHECKING:
    from PySide6.QtCore import Qt, SignalInstance

Values = TypeVarTuple("Values")


class SignalOf(Generic[*Values]):
    """What a bound signal can do; there are no objects of this class."""

    def connect(
        self,
        slot: Callable[[*Values], object]
        | Callable[[], object]
        | SignalOf[*Values]
        | SignalInstance,
        kind: Qt.ConnectionType = ...,
        /,
    ) -> None: ...

    def emit(self, *values: *Values) -> None: ...


def carrying(values: int) -> Any:
    """A signal with so many values of any kind; say of which in an annotation."""
    return Signal(*[object] * values)
