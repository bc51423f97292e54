"""Writing: a file is there whole or not at all, and what went wrong is said with what to do."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from plagcheck import private, unfinished
from plagcheck.library.output_places import require_free
from plagcheck.model.errors import FileUnwritable, system_says
from plagcheck.report.own_files import require_same_sort, sort_of


def write_file(path: Path, data: bytes, needed: Iterable[Path] = ()) -> None:
    """Write a file beside its place and move it there, unless something there must stay."""
    require_free(path, needed)
    require_same_sort(path, sort_of(data))
    replace_file(path, data)


def replace_file(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, whatever file is there."""
    try:
        with unfinished.beside(path) as fresh:
            if path.exists():
                private.copy_access(path, fresh)
            with fresh.open("r+b") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
    except OSError as error:
        raise FileUnwritable(path.name, **system_says(error)) from error
