"""A library with three documents, and doors to the file behind it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from plagcheck import Document, Library
from plagcheck.model.entry import IncomingDocument, Origin
from tests import word_salad

Edit = Callable[[Path], "sqlite3.Connection"]


@contextmanager
def behind_its_back(path: Path) -> Iterator[sqlite3.Connection]:
    """The library's file as another program would change it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        yield db


def incoming(
    number: int, *, pages: tuple[int, ...] = (), path: str = "", words: int = 120
) -> IncomingDocument:
    """A document that came from a file."""
    document = Document(
        f"document {number}.txt", word_salad.prose(number, words), "", pages, ("a note",)
    )
    origin = Origin(path or f"/readings/document {number}.txt", f"{number:064x}", 1000, 77)
    return IncomingDocument(document, origin, "Readings" if number % 2 else "Essays")


@pytest.fixture(scope="session")
def sound_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed library, made once; copy it before use."""
    path = tmp_path_factory.mktemp("sound") / "sound.plagcheck"
    with Library.open(path, create=True) as library:
        library.add([incoming(number, pages=(0, 100, 300)) for number in (1, 2, 3)])
    return path


@pytest.fixture
def filled_path(sound_library: Path, library_path: Path) -> Path:
    return Path(shutil.copy(sound_library, library_path))
