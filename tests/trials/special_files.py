"""Things in a folder that are no plain files. Devices are nodes of a trial's own."""

from __future__ import annotations

import os
import socket
import stat
from pathlib import Path


def make_special(folder: Path, ending: str = "") -> list[Path]:
    """A pipe, a socket, links that lead nowhere or in a circle, and as root a device."""
    pipe, plug, loop, broken, device = (
        folder / f"{name}{ending}" for name in ("pipe", "socket", "loop", "dangling", "device")
    )
    os.mkfifo(pipe)
    here = Path.cwd()
    os.chdir(folder)  # a socket's path is short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(plug.name)
    os.chdir(here)
    loop.symlink_to(loop.name)
    broken.symlink_to("nowhere.txt")
    made_ones = [pipe, plug, loop, broken]
    return [*made_ones, device] if _own_device(device) else made_ones


def _own_device(path: Path) -> bool:
    try:
        os.mknod(path, 0o600 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        return False
    return True
