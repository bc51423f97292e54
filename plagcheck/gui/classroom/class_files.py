"""Classes that were kept: one file each, named after the class."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from plagcheck import paths
from plagcheck.gui.shell.file_dialogs import CLASS_ENDING

LONGEST: Final = 80  # characters of a name that go into a file's

_UNSAFE: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]+')


@dataclass(frozen=True, slots=True)
class ClassFile:
    """A class in its file; `when` is when it was last saved."""

    name: str
    path: Path
    when: str


def kept_classes() -> list[ClassFile]:
    """All classes, the newest first."""
    found = []
    for path in paths.classes_dir().glob(f"*{CLASS_ENDING}"):
        try:
            when = path.stat().st_mtime
        except OSError:
            continue
        found.append((when, path))
    found.sort(reverse=True)
    return [
        ClassFile(path.stem, path, datetime.fromtimestamp(when, UTC).isoformat())
        for when, path in found
    ]


def file_name_of(name: str) -> str:
    """A name as a file may be called, without an ending."""
    return _UNSAFE.sub(" ", name).strip(" .")[:LONGEST].strip() or "class"


def free_path(name: str) -> Path:
    """A file for a new class; one that is there already is left alone."""
    plain = file_name_of(name)
    folder = paths.classes_dir()
    path = folder / f"{plain}{CLASS_ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{plain} {number}{CLASS_ENDING}"
        number += 1
    return path
