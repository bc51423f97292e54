"""What files mean where they are dropped: a check, a class, or something for the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from plagcheck.gui.parts.text_format import tr
from plagcheck.gui.shell.drop_overlay import ADDED, LESSON, DraggedFiles

if TYPE_CHECKING:
    from plagcheck.gui.shell.main_window import MainWindow


def describe_drop(window: MainWindow) -> tuple[str, str, str]:
    """What the two halves say: against what is checked, where to is added, what it means here."""
    from plagcheck.gui.library.holds import into_text

    state = window.controllers.library.state
    if state is None:
        against = tr("against the library")
    elif state.summary.documents:
        against = tr("against %Ln documents", state.summary.documents)
    else:
        against = tr("the library is empty")
    means = window.classroom.drop_means if window.is_in_class else ""
    means = ADDED if window.is_in_library else means
    means = LESSON if window.is_in_textbook else means
    into = _target(window)
    return against, into_text(into, window.library.holds_of(into)), means


def take_drop(window: MainWindow, where: str, load: DraggedFiles) -> None:
    """Start what was meant."""
    from plagcheck.gui.shell.window_wiring import show_files

    if where == "check" and load.is_class:
        window.classroom.read(load.paths[0])
    elif where == "check" and load.means == LESSON:
        show_files(window, load.paths)
    elif where == "check" and (load.is_saved_class or load.means):
        window.classroom.take(load.paths)
    elif where == "check":
        window.controllers.check.check(*load.paths)
    else:
        window.controllers.library.add(load.paths, _target(window))


def _target(window: MainWindow) -> str:
    """The collection that what is let go goes into: the one that is looked at, or the usual."""
    if window.is_in_library:
        return window.library.target()
    return window.controllers.library.usual_collection
