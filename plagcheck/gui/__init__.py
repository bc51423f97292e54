"""The window, on PySide6."""

from plagcheck.gui.shell import startup

startup.import_plainly()
