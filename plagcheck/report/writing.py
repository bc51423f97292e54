"""Writing: a file is there whole or not at all, and what went wrong is said with what to do."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from plagcheck import private
from plagcheck.library.output_places import require_free
from plagcheck.model.errors import FileUnwritable, system_says


def write_file(path: Path, data: bytes, needed: Iterable[Path] = ()) -> None:
    """Write a file beside its place and move it there, unless something there must stay."""
    require_free(path, needed)
    beside = path.with_name(f".{secrets.token_hex(6)}.part")
    try:
        private.make_file(beside)
        if path.exists():
            private.copy_access(path, beside)
        with beside.open("r+b") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        raise FileUnwritable(path.name, **system_says(error)) from error
    finally:
        with suppress(OSError):
            beside.unlink()
