"""A library whose making was cut short is an empty one, not a damaged one."""

from __future__ import annotations

from pathlib import Path

from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from plagcheck.library.store import LibraryStore


def test_killed_before_its_parameters_were_settled(library_path: Path) -> None:
    LibraryStore(library_path, create=True).close()

    with Library.open(library_path, read_only=True) as library:
        assert verify(library) == []
    with Library.open(library_path, create=True) as library:
        assert verify(library) == []
