"""Writing: a file is there whole or not at all, and what went wrong is said with what to do."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from plagcheck.model.errors import Cause, FileUnwritable, system_says


def write_file(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there; a file of that name is replaced."""
    beside = path.with_name(f".{secrets.token_hex(6)}.part")
    try:
        if path.is_dir():
            raise FileUnwritable(path.name, reason=Cause.IS_FOLDER)
        if path.is_symlink() or (path.exists() and not path.is_file()):
            raise FileUnwritable(path.name, reason=Cause.NO_PLAIN_FILE)
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise FileUnwritable(path.name, **system_says(error)) from error
    finally:
        with suppress(OSError):
            beside.unlink()
