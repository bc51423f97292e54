"""SQLite's locks stay while other parts of the program read the same file: nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.extract.reader import read_bytes
from tests.conftest import PROJECT
from tests.library.conftest import behind_its_back, incoming

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows: locks are of who has them")
READINGS = {
    "opened once more": "Library.open(path, read_only=True).close()",
    "added as if it were a paper": "read_bytes(path)",
    "looked at as a place for an output": "is_ours(path)",
    "something was removed": "library.remove([2]); assert library.finish_removing()",
}
ADDS = """
import sys
from pathlib import Path
from plagcheck import Library
from plagcheck.extract.reader import read_bytes
from plagcheck.library.sqlite_file import is_ours
from tests.library.conftest import incoming
path = Path(sys.argv[1])
library = Library.open(path, create=True)
library.add([incoming(1), incoming(2)])
{}
print("open", flush=True)
sys.stdin.readline()
library.add([incoming(3)])
print("added", flush=True)
sys.stdin.readline()
"""


@POSIX
@pytest.mark.parametrize("reading", READINGS)
def test_what_is_added_beside_another_program_is_not_lost(library_path: Path, reading: str) -> None:
    """It took itself for the last one, deleted the journal, and what came then went with it."""
    window = subprocess.Popen(
        [sys.executable, "-c", ADDS.format(READINGS[reading]), library_path],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert window.stdin
    assert window.stdout
    with window:
        assert window.stdout.readline() == b"open\n"
        with behind_its_back(library_path) as another_program:
            before = another_program.execute("SELECT count(*) FROM document").fetchone()[0]
        window.stdin.write(b"\n")
        window.stdin.flush()
        assert window.stdout.readline() == b"added\n"
        window.kill()
    with Library.open(library_path) as library:
        assert len(library) == before + 1
        assert "document 3.txt" in {entry.name for entry in library.documents()}


@POSIX
def test_files_that_wait_to_be_closed_are_few(library_path: Path) -> None:
    def descriptors() -> int:
        return len(list(Path("/dev/fd").iterdir()))

    begun = descriptors()
    with Library.open(library_path, create=True) as library:
        library.add([incoming(1)])
        for _ in range(50):
            read_bytes(library_path)
            Library.open(library_path, read_only=True).close()
        assert descriptors() < begun + 10
    assert descriptors() == begun
