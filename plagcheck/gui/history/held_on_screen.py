"""What is on the screen about a student, be it in the history or not."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.model.names import printable

if TYPE_CHECKING:
    from plagcheck.history.students import StudentName
    from plagcheck.model.classes import ClassResult


@dataclass(frozen=True, slots=True)
class HeldOnScreen:
    """A paper or a class that is open, and why it is held; `path` is where a class is kept."""

    name: str
    kind: str
    held_as: str
    path: str = ""


def held_in_class(result: ClassResult, path: Path, student: StudentName) -> list[HeldOnScreen]:
    """A class that was compared, if anything in it is about a student."""
    from plagcheck.history.class_files import why_held
    from plagcheck.history.saved import CLASS

    why = why_held(result, student)
    name, place = result.name or printable(path.stem), printable(path.absolute())
    return [HeldOnScreen(name, CLASS, why, place)] if why else []


def handed_in(name: str) -> HeldOnScreen:
    """A class of which only the papers were read."""
    from plagcheck.history.saved import AS_MEMBER, CLASS

    return HeldOnScreen(name, CLASS, AS_MEMBER)
