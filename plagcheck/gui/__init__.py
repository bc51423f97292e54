"""The window, on PySide6."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  what is undone below is done by loading it

# PySide6 puts a step of its own before every import. It reads the source of each module once more,
# to see whether it asks for other names of Qt's functions. None of ours does, and it takes a tenth
# of the start, so imports go without it.
_plain_import = getattr(builtins, "__orig_import__", None)
if _plain_import is not None:
    builtins.__import__ = _plain_import
