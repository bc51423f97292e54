"""Imports that were begun and not ended, in a small file: the next start offers to go on."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from plagcheck.model.names import printable
from plagcheck.model.plain_json import from_json
from plagcheck.model.values import from_values

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class UnfinishedImport:
    """Files and folders that were to be added; the library knows which of them it has."""

    library: str
    collection: str
    paths: tuple[str, ...]


class UnfinishedImports:
    """Written when an import begins or ends, and when its target or what is left of it changes.

    For the main thread. That the file cannot be written is no reason to stop an import. What
    another program takes out of the file, as it erases a student, is not written again.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._imports = _read(file)
        self._stored = _paths(self._imports)
        self._last = len(self._imports)

    def begin(self, library: Path, collection: str, paths: Sequence[Path]) -> int:
        """Note an import; returns the number it is known by."""
        self._heed_erased()
        self._last += 1
        names = tuple(os.path.abspath(path) for path in paths)
        self._imports[self._last] = UnfinishedImport(str(library), collection, names)
        self._write()
        return self._last

    def aim(self, number: int, collection: str) -> None:
        """It is to go on into another collection."""
        self._change(number, collection=collection)

    def leave(self, number: int, rest: Sequence[Path]) -> None:
        """Only these are left."""
        if rest:
            self._change(number, paths=tuple(os.path.abspath(path) for path in rest))
        else:
            self.end(number)

    def forget(self, is_gone: Callable[[str], bool]) -> None:
        """Leave papers out that were erased."""
        self._keep(lambda path: not is_gone(printable(path)))
        self._write()

    def _heed_erased(self) -> None:
        there = _paths(_read(self._file))
        if there or not self._file.exists():  # else it cannot be read now
            erased = self._stored - there
            self._stored -= erased
            self._keep(lambda path: path not in erased)

    def _keep(self, is_kept: Callable[[str], bool]) -> None:
        kept = {
            number: replace(each, paths=tuple(path for path in each.paths if is_kept(path)))
            for number, each in self._imports.items()
        }
        self._imports = {number: each for number, each in kept.items() if each.paths}

    def _change(self, number: int, **values: Any) -> None:
        self._heed_erased()
        if number in self._imports:
            self._imports[number] = replace(self._imports[number], **values)
            self._write()

    def end(self, number: int) -> None:
        self._heed_erased()
        if self._imports.pop(number, None) is not None:
            self._write()

    def of(self, library: Path) -> dict[int, UnfinishedImport]:
        """What was left in the middle, of this library."""
        self._heed_erased()
        return {
            number: each for number, each in self._imports.items() if each.library == str(library)
        }

    def _write(self) -> None:
        try:
            if self._imports:
                self._file.parent.mkdir(parents=True, exist_ok=True)
                fresh = self._file.with_name(f"{self._file.name}.new")
                fresh.write_text(json.dumps([asdict(each) for each in self._imports.values()]))
                os.replace(fresh, self._file)
            else:
                self._file.unlink(missing_ok=True)
            self._stored = _paths(self._imports)
        except OSError as error:
            _log.warning("an unfinished import could not be noted: %s", error.strerror)


def _read(file: Path) -> dict[int, UnfinishedImport]:
    """What the file holds; one that cannot be used holds nothing."""
    found: list[UnfinishedImport] = []
    with suppress(OSError, ValueError):
        found = from_values(list[UnfinishedImport], from_json(file.read_bytes()))
    return dict(enumerate((each for each in found if each.paths), start=1))


def _paths(imports: dict[int, UnfinishedImport]) -> set[str]:
    return {path for each in imports.values() for path in each.paths}
