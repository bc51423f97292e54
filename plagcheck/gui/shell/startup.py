"""Tricks that make the window start and move quickly: all of them, with why and how much.

Measured by alternating starts of the program with and without each (median of 17 to 31, offscreen,
a laptop's two cores, from the start of the process to the first picture, 88 ms with all of them).
A trick that brings less than 5 % of what it is about does not stay.

Before the first picture
* `import_plainly`: PySide6 puts a step of its own before every import, which reads the source of
  each module once more to see whether it asks for other names of Qt's functions. None of ours
  does. Without this the first picture takes 5 % longer, the first page 13 %.
* Numbers for enumerations (`PLAIN_TEXT` and so on): `PySide6.QtCore.Qt` makes hundreds of
  enumerations when it is first used. +12 %. Properties take plain numbers as well; a test compares
  ours with Qt's own.
* `stored_look`: two settings read off the file. The reader of all settings loads json and
  dataclasses. +3 to +11 %.
* `STYLE`: the style as an argument of the program. setStyle() makes all enumerations of styles.
  +5 to +15 %.
* Imports inside functions: what is not needed for the first picture (pages, jobs, the engine) is
  loaded when it is first asked for, right after it. With the pages and controllers loaded before
  it, the first picture takes four times as long. A test lists what must not be loaded by then.

While it runs
* `share_python`: how long a thread may keep Python to itself while another waits. Painting a list
  asks for Python dozens of times. With the usual 5 ms the longest paint of the library beside a
  busy thread takes 31 ms, with this 15 ms.
* `breathe`: a job's pause at each step it tells of, so that the window gets its turn on a busy
  machine. Nine of ten paints of the library take up to 4 ms beside a job, without it 6 to 15 ms.
* `settle_memory`, `without_garbage_search`: entries of a library and pairs of a class are very many
  small objects without cycles. Looking through 100,000 entries for garbage stops the window for
  58 ms, again and again; afterwards it takes none.
"""

from __future__ import annotations

import builtins
import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

STYLE: Final = ("-style", "fusion")

PLAIN_TEXT: Final = 0
RICH_TEXT: Final = 1
TEXT_BESIDE_ICON: Final = 2
TEXT_UNDER_ICON: Final = 3
ICON_ONLY: Final = 0
ALIGN_CENTER: Final = 0x0084

THEME: Final = "system"
TEXT_SIZE: Final = 100

SWITCH_S: Final = 0.0005
BREATH_S: Final = 0.0002

# -- before the first picture


def import_plainly() -> None:
    """Import without PySide6's own step, which loading PySide6.QtCore puts there."""
    import PySide6.QtCore  # noqa: F401  what is undone here is done by loading it

    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain


def stored_look(settings: Path) -> tuple[str, int]:
    """Theme and text size as they were stored: the first picture needs no other setting.

    The file is looked through line by line, as it is written. What cannot be read this way shows a
    moment later.
    """
    theme, text_size = THEME, TEXT_SIZE
    try:
        lines = settings.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return theme, text_size
    for line in lines:
        name, _, value = line.strip().rstrip(",").partition(": ")
        if name == '"theme"':
            theme = value.strip('"')
        elif name == '"text_size"' and value.isdecimal():
            text_size = int(value)
    return theme, text_size


def set_text_format(label: QObject, value: int) -> None:
    label.setProperty("textFormat", value)


def set_button_style(button: QObject, value: int) -> None:
    button.setProperty("toolButtonStyle", value)


def set_alignment(label: QObject, value: int) -> None:
    label.setProperty("alignment", value)


# -- while it runs


def share_python() -> None:
    """Let threads take turns more often; for the whole program."""
    sys.setswitchinterval(SWITCH_S)


def breathe() -> None:
    """A moment for the window, from a thread that works."""
    time.sleep(BREATH_S)


def settle_memory() -> None:
    """What there is now stays: no search for garbage looks through it any more."""
    gc.freeze()


@contextmanager
def without_garbage_search() -> Iterator[None]:
    """While very many small objects are made, which then stay."""
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()
