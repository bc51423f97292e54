"""Scratch folders: where LibreOffice works on a copy of a paper; none outlives its process long.

A folder bears the number of the process that made it, and when that was started. Who finds one of a
process that has ended, whatever ended it, ends what still works in it, and removes it.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from plagcheck.running import is_running, own_mark

_NAME: Final = re.compile(r"plagcheck-(\d+)-(\d+)-.*")
_PATIENCE_S: Final = 5.0


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """A new folder for this process alone, gone with all that is in it at the end."""
    prefix = f"plagcheck-{own_mark()}-"
    with tempfile.TemporaryDirectory(prefix=prefix, ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def clear_abandoned(*, with_own: bool = False) -> None:
    """Remove folders of processes that have ended; at its own end, those of this one as well."""
    for folder in Path(tempfile.gettempdir()).glob("plagcheck-*"):
        made = _NAME.fullmatch(folder.name)
        if made is None or not _is_ours(folder):
            continue
        pid, started = int(made[1]), int(made[2])
        if not is_running(pid, started) or (with_own and pid == os.getpid()):
            _end_programs_of(folder)
            shutil.rmtree(folder, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    """Whether this user made it: others write in the same place."""
    try:
        status = folder.lstat()
    except FileNotFoundError:
        return False
    return stat.S_ISDIR(status.st_mode) and (
        sys.platform == "win32" or status.st_uid == os.getuid()
    )


def _end_programs_of(folder: Path) -> None:
    """End what was told to work in a folder, and what that started."""
    import psutil

    ended = []
    for each in psutil.process_iter(["cmdline"]):
        if any(folder.name in argument for argument in each.info["cmdline"] or ()):
            with suppress(psutil.Error):
                ended += [each, *each.children(recursive=True)]
    for each in ended:
        with suppress(psutil.Error):
            each.kill()
    psutil.wait_procs(ended, _PATIENCE_S)
