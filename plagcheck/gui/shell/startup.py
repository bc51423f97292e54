"""Tricks that make the window start and move quickly: all of them, with why and how much.

Those of the start are measured by `python -m tests.gui.bench_tricks`: alternating starts with and
without each, processor time until the first picture (86 ms) and until the first page (310 ms). A
trick that brings less than 5 % of what it is about does not stay; two went that way: numbers in
place of Qt's enumerations (-1 %), and the look read off the settings file by hand (4 %).

Before the first picture
* `import_plainly`: PySide6 puts a step of its own before every import, which reads the source of
  each module once more to see whether it asks for other names of Qt's functions. None of ours
  does. Without this the first page takes 9 % longer.
* `STYLE`: the style as an argument of the program. setStyle() makes all enumerations of styles.
  Without this the first picture takes 6 % longer.
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
from typing import Final

STYLE: Final = ("-style", "fusion")

WARM_AFTER_MS: Final = 1000  # nobody drops a paper sooner

MARK_AT_ONCE_S: Final = 0.005
MARK_A_TURN_S: Final = 0.008
CALM_MS: Final = 40

SWITCH_S: Final = 0.0005
BREATH_S: Final = 0.0002

# -- before the first picture


def import_plainly() -> None:
    """Import without PySide6's own step, which loading PySide6.QtCore puts there."""
    import PySide6.QtCore  # noqa: F401  what is undone here is done by loading it

    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain


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
