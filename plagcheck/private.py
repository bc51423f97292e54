"""Private: what the program makes can be opened by its owner alone, from the first byte on."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

MARK: Final = ".private"  # in a folder that was open to others once and is not any more

_LIST: Final = "system.posix_acl_access"
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def begin() -> None:
    """From now on, all that this process makes, and what it starts: journals and temporary files.

    Windows has no such mask: there files have the access list of their folder, see `keep_folder`.
    """
    os.umask(_OTHERS)


def make_file(path: Path) -> None:
    """An empty file of the owner's own, to be written to; one that is there is left alone."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if sys.platform == "win32":
            from plagcheck.windows_access import make_own

            with suppress(OSError):  # a disk without access lists, as sticks have
                make_own(path)


def close_to_others(path: Path) -> None:
    """Let nobody but its owner open a file that is there; where that cannot be done, it stays."""
    with suppress(OSError):
        if sys.platform == "win32":
            from plagcheck.windows_access import make_own

            make_own(path)
        else:
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)


def keep_folder(folder: Path, files: Iterable[Path]) -> None:
    """A folder of the program's own, with files in it that earlier versions left open to others.

    Once only: an owner who opens it again has reasons. Where nobody may do this, it stays.
    """
    with suppress(OSError):
        if sys.platform == "win32":
            folder.mkdir(parents=True, exist_ok=True)
        if (folder / MARK).exists() or not _is_open(folder):
            return
        (folder / MARK).touch()
        if sys.platform == "win32":
            from plagcheck.windows_access import make_own

            make_own(folder)  # and what is in it, which inherits
            return
        for path in (folder, *files):
            if path.exists():
                path.chmod(stat.S_IMODE(path.stat().st_mode) & ~_OTHERS)


def _is_open(folder: Path) -> bool:
    """Whether others can look into it; the modes of Windows do not tell."""
    return sys.platform == "win32" or (
        folder.is_dir() and bool(stat.S_IMODE(folder.stat().st_mode) & _OTHERS)
    )


def copy_access(path: Path, fresh: Path) -> None:
    """Let the same people open a file that takes another's place, or else its owner alone."""
    with suppress(OSError):  # a disk without such rights, or an owner who has left the group
        if sys.platform == "win32":
            from plagcheck.windows_access import copy_list

            copy_list(path, fresh)
            return
        status, made = path.stat(), fresh.stat()
        if made.st_uid != status.st_uid:  # only an administrator writes for another
            os.chown(fresh, status.st_uid, status.st_gid)
        elif made.st_gid != status.st_gid:
            os.chown(fresh, -1, status.st_gid)
        if not _copy_list(path, fresh):
            fresh.chmod(stat.S_IMODE(status.st_mode))


def _copy_list(path: Path, fresh: Path) -> bool:
    """Copy an access list, whose bits of the group stand for all that it names; False: none.

    Without one, the new file loses what it has from its folder. Raises OSError.
    """
    if sys.platform != "linux":
        return False
    with suppress(OSError):
        os.setxattr(fresh, _LIST, os.getxattr(path, _LIST))
        return True
    has_list = {each: _LIST in os.listxattr(each) for each in (path, fresh)}
    if has_list[path]:
        raise OSError(errno.ENOTSUP, "an access list cannot be copied")
    if has_list[fresh]:
        os.removexattr(fresh, _LIST)
    return False
