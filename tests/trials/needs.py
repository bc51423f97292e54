"""What a trial needs of the machine, and the sentence that says it is not there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from typing import Final

from tests.small_disk import APART


def _linux() -> str:
    return "" if sys.platform == "linux" else "it looks at processes as Linux shows them"


def _compiler() -> str:
    return "" if shutil.which("cc") else "it needs a C compiler (cc)"


def _strace() -> str:
    if shutil.which("strace") is None:
        return "it needs strace"
    tried = subprocess.run(["strace", "-qq", "-o", os.devnull, "true"], capture_output=True)
    return "" if tried.returncode == 0 else "strace may not trace here"


def _disks() -> str:
    try:
        made = subprocess.run([*APART, "mount -t tmpfs none /mnt"], capture_output=True)
    except OSError:
        return "it needs unshare"
    return "" if made.returncode == 0 else "no disk can be mounted here, as root or without"


def _rights() -> str:
    """Root reads what it may not, unless it gives that up."""
    if os.geteuid() != 0 or shutil.which("setpriv"):
        return ""
    return "as root it needs setpriv, to do without root's rights"


NEEDS: Final[dict[str, Callable[[], str]]] = {
    "linux": _linux,
    "compiler": _compiler,
    "strace": _strace,
    "disks": _disks,
    "rights": _rights,
}


@cache
def missing(needs: tuple[str, ...]) -> str:
    """Why a trial cannot be run here; nothing: it can."""
    return "; ".join(why for need in needs if (why := NEEDS[need]()))
