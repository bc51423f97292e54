"""Tricks that make the window start and move quickly: all of them, with why and how much.

`python -m tests.gui.bench_tricks [NAME …]` measures each, with and without it in turn, and prints
medians; the figures below are its own. They are processor time, of the process or of the window's
thread, but for those marked *: they are of the clock on the wall, on a busy machine. A trick that
brings less than 5 % of what it is about does not stay. Gone are numbers in place of Qt's
enumerations (-1 %), the look read off the settings file by hand (4 %) and the list of an import
shown a turn after its page (-1 %).

Trick                      What it is about                             ms, with it   without it

Before the first picture
  `import_plainly`         first page                                        305          333
  `STYLE`                  first picture                                      92          100
  `late imports`           first picture                                      93          300
  `BareWindow`             first picture                                      94          287
After it
  `Steps`                  longest turn of the loop, all pages made           99          263
  `settling`               three pages shown for the first time              6.7         10.4
  `StagedPage`             longest turn of the loop before a class            17           34
  `loading`                the same                                           17           20
  `warm_workers`           first two papers compared *                       219          295
  `WARM_AFTER_MS`          all pages made *                                 1731         2542
While it runs
  `MARK_AT_ONCE_S`         100,000 words with 5,000 matches shown             95          176
                           a kind of match switched off                       62          110
  `CALM_MS`                a check with 40 sources                            92          116
  `share_python`           nine of ten paints beside a busy thread *          41           72
  `breathe`                nine of ten paints beside a job *                  18           38
  `settle_memory`          a search for garbage among 100,000 entries          0           22
  `without_garbage_search` 100,000 objects made                              116          137

* `import_plainly`: PySide6 puts a step of its own before every import, which reads the source of
  each module once more to see whether it asks for other names of Qt's functions. None of ours
  does.
* `STYLE`: the style as an argument of the program. setStyle() makes all enumerations of styles.
* Imports inside functions: what is not needed for the first picture (pages, jobs, the engine) is
  loaded when it is first asked for, right after it. A test lists what must not be loaded by then.
  The engine is loaded by jobs, in their threads: until all pages are made, the window's own thread
  loads none of it, and no numpy, which another test looks for.
  The settings are among it: the first picture has the look the last window had, which is kept with
  its size (gui/shell/geometry.py).
* `BareWindow` (gui/shell/bare_window.py): the first picture shows the grounds of rail, page and
  footer, in their colours; fonts, icons and words follow at once.
* `Steps`, `settling`, `StagedPage`, `loading` (gui/parts/staged_building.py): pages are made ahead,
  in small steps between which the window reacts; polished and laid out before they are shown; large
  ones piece by piece; their modules before them.
* `warm_workers` (gui/jobs/library_controller.py): the engine and a worker process are loaded before
  a paper comes; `WARM_AFTER_MS` after the start, when the pages are made.
* `MARK_AT_ONCE_S`, `MARK_A_TURN_S` (gui/reading/marked_text.py): how long the window may be busy
  with marks. Those in view are made at once, the rest in turns, in pieces of some hundred letters.
* `CALM_MS` (gui/jobs/growing_check.py): sources found within this time are shown together.
* `share_python`: how long a thread may keep Python to itself while another waits. Painting a list
  asks for Python dozens of times.
* `breathe`: a job's pause at each step it tells of, so that the window gets its turn on a busy
  machine.
* `settle_memory`, `without_garbage_search`: entries of a library and pairs of a class are very many
  small objects without cycles. Looking through them for garbage stops the window, again and again.
  What PySide6 makes when it is loaded stays, too: nothing is looked for meanwhile.
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

SETTLED_MOST: Final = 10  # times; each kept some megabytes that were of no use any more
_settled = 0

# -- before the first picture


def import_plainly() -> None:
    """Import without PySide6's own step, which loading PySide6 puts there."""
    with without_garbage_search():
        import PySide6.QtWidgets  # noqa: F401  what is undone here is done by loading it

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
    global _settled
    _settled += 1
    gc.freeze()


def let_go_of_garbage() -> None:
    """Once in a while, look through what was to stay, too: pages and dialogs that are gone since.

    In the window's thread only, as it ends widgets.
    """
    global _settled
    if _settled >= SETTLED_MOST:
        _settled = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()


@contextmanager
def without_garbage_search() -> Iterator[None]:
    """While very many small objects are made, which then stay."""
    gc.disable()
    try:
        yield
        settle_memory()
    finally:
        gc.enable()
