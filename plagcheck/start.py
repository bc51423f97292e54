"""Starting without arguments: the window, or the sample in the terminal where there is none."""

from __future__ import annotations

import os
import sys


def start() -> int:
    """Open the window; where there is no display, say so and check the sample here instead."""
    if not has_display():
        from plagcheck.cli.main import main

        sys.stdout.write(
            "There is no display here for the window, so this checks the bundled sample paper.\n"
            'Try "plagcheck --help" for what the terminal can do.\n\n'
        )
        return main(["sample"])
    from plagcheck.gui.app import run

    return run()


def has_display() -> bool:
    """Whether a window could be shown."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
