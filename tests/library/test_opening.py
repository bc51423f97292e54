"""Opening: whose file it is, which version, who may write; one sentence for each refusal."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from plagcheck import Library
from plagcheck.library import connection, sqlite_file
from plagcheck.library.integrity import verify
from plagcheck.library.migrations import FORMAT
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.errors import (
    Cause,
    DiskFull,
    LibraryDamaged,
    LibraryLocked,
    LibraryMissing,
    LibraryTooNew,
    NotALibrary,
    PlagcheckError,
)
from plagcheck.model.progress import Progress
from tests import word_salad
from tests.conftest import RunPython
from tests.library.conftest import behind_its_back, incoming


def files_in(folder: Path) -> dict[str, bytes]:
    """Name and bytes of every file, but for the index of the journal, which holds no data."""
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")
    }


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    """A file of another program that keeps its data in SQLite, too."""
    folder = tmp_path / "other program"
    folder.mkdir()
    path = folder / "diary.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("CREATE TABLE entry (day TEXT, words TEXT)")
        db.execute("INSERT INTO entry VALUES ('monday', 'rain')")
        db.commit()
    return path


@pytest.fixture
def diary_in_use(diary: Path, tmp_path: Path) -> Path:
    """The same, as a crash of that program leaves it: its last words are in the journal only."""
    with closing(sqlite3.connect(diary)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("INSERT INTO entry VALUES ('tuesday', 'sun')")
        db.commit()
        folder = tmp_path / "crashed"
        shutil.copytree(diary.parent, folder)
    return folder / diary.name


# -- missing, empty, foreign


def test_a_missing_library_is_not_made_by_looking(library_path: Path) -> None:
    with pytest.raises(LibraryMissing, match=r"no library at course\.plagcheck"):
        Library.open(library_path)

    assert list(library_path.parent.iterdir()) == []


def test_a_library_is_made_with_the_folders_above_it(tmp_path: Path) -> None:
    Library.open(tmp_path / "new" / "folders" / "a.plagcheck", create=True).close()

    assert (tmp_path / "new" / "folders" / "a.plagcheck").is_file()


def test_an_empty_file_becomes_a_library_only_when_asked(library_path: Path) -> None:
    library_path.touch()
    with pytest.raises(LibraryMissing):
        Library.open(library_path)
    assert library_path.read_bytes() == b""

    with Library.open(library_path, create=True) as library:
        library.add([incoming(1)])
        assert verify(library) == []


@pytest.mark.parametrize("create", [False, True])
@pytest.mark.parametrize(
    "data",
    [b"x", b"just a text\n" * 100, b"SQLite format 3\x00", b"SQLite format 3\x00" + b"\x01" * 5000],
    ids=["one byte", "text", "header only", "header and nonsense"],
)
def test_a_file_that_is_not_a_database_is_refused_unchanged(
    library_path: Path, data: bytes, create: bool
) -> None:
    library_path.write_bytes(data)
    with pytest.raises(NotALibrary, match="Nothing in it was changed"):
        Library.open(library_path, create=create)

    assert files_in(library_path.parent) == {library_path.name: data}


@pytest.mark.parametrize("create", [False, True])
def test_a_folder_is_refused(tmp_path: Path, create: bool) -> None:
    with pytest.raises(NotALibrary):
        Library.open(tmp_path, create=create)


@pytest.mark.parametrize("mode", [{"create": True}, {"create": False}, {"read_only": True}])
def test_another_program_s_database_is_refused_unchanged(diary: Path, mode: dict[str, Any]) -> None:
    before = files_in(diary.parent)
    with pytest.raises(NotALibrary):
        Library.open(diary, **mode)

    assert files_in(diary.parent) == before


@pytest.mark.parametrize("mode", [{"create": True}, {"create": False}, {"read_only": True}])
def test_another_program_s_database_with_a_journal_is_refused_unchanged(
    diary_in_use: Path, mode: dict[str, Any]
) -> None:
    before = files_in(diary_in_use.parent)
    with pytest.raises(NotALibrary):
        Library.open(diary_in_use, **mode)

    assert files_in(diary_in_use.parent) == before
    with closing(sqlite3.connect(diary_in_use)) as db:
        assert db.execute("SELECT count(*) FROM entry").fetchone() == (2,)


def test_rebuilding_another_program_s_database_is_refused(diary: Path) -> None:
    before = files_in(diary.parent)
    with pytest.raises(NotALibrary):
        rebuild(diary)

    assert files_in(diary.parent) == before


@pytest.mark.parametrize("mode", [{}, {"create": True}, {"read_only": True}])
def test_a_newer_library_is_refused_unchanged(filled_path: Path, mode: dict[str, Any]) -> None:
    with behind_its_back(filled_path) as db:
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = files_in(filled_path.parent)
    with pytest.raises(LibraryTooNew, match="newer version"):
        Library.open(filled_path, **mode)

    assert files_in(filled_path.parent) == before


# -- names


@pytest.mark.parametrize(
    "name", ["with blank", "100%", "what?", "hash#tag", "a&b=c", "Ünï—cödé 東京", "it's", 'a"b']
)
def test_a_library_may_have_any_name(tmp_path: Path, name: str) -> None:
    with Library.open(tmp_path / name / f"{name}.plagcheck", create=True) as library:
        library.add([incoming(1)])
    with Library.open(tmp_path / name / f"{name}.plagcheck") as library:
        assert len(library) == 1


@pytest.mark.skipif(os.name != "posix", reason="file names are bytes on POSIX only")
def test_a_library_may_lie_in_a_folder_whose_name_is_not_utf_8(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9/course.plagcheck"))
    with Library.open(path, create=True) as library:
        library.add([incoming(1)])
    with Library.open(path, read_only=True) as library:
        assert len(library) == 1


# -- who may write


AS_NOBODY = """
import contextlib, io, os, sys, tempfile
from pathlib import Path
from plagcheck.cli.main import main

# Run everything once: what is imported or read late may lie where nobody can read it.
essay = str(Path(sys.argv[1], "essay.txt"))
with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
    library = str(Path(folder, "warm-up.plagcheck"))
    for command in (["add", library, essay], ["check", library, essay]):
        assert main(command) == 0
    assert main(["library", "verify", library]) == 0

if os.getuid() == 0:  # root may write anything
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
sys.exit(main(sys.argv[2:]))
"""


@pytest.fixture
def shelf(sound_library: Path) -> Iterator[Path]:
    """A folder anyone may look into, with a library and an essay.

    Outside pytest's own folder, which every run of tests that starts closes to others again.
    """
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "shelf")
        folder.mkdir()
        folder.chmod(0o755)
        folder.parent.chmod(0o755)
        shutil.copy(sound_library, folder / "course.plagcheck")
        (folder / "essay.txt").write_text(incoming(1).document.text)
        for path in folder.iterdir():
            path.chmod(0o644)
        yield folder
        folder.chmod(0o755)


@pytest.mark.skipif(os.name != "posix", reason="permissions are tested with POSIX users")
class TestWithoutPermission:
    """As a user who may read file and folder, and write neither."""

    @pytest.fixture(params=["folder", "file", "both"])
    def locked_shelf(self, request: pytest.FixtureRequest, shelf: Path) -> Path:
        library = shelf / "course.plagcheck"
        if os.getuid() == 0:  # nobody owns none of it: what is not closed must be opened
            shelf.chmod(0o777 if request.param == "file" else 0o755)
            library.chmod(0o666 if request.param == "folder" else 0o644)
        else:
            shelf.chmod(0o755 if request.param == "file" else 0o555)
            library.chmod(0o644 if request.param == "folder" else 0o444)
        return shelf

    @pytest.mark.parametrize(
        "command",
        [["check", "{}", "essay"], ["library", "info", "{}"], ["library", "verify", "{}"]],
        ids=["check", "info", "verify"],
    )
    def test_a_library_can_be_read(
        self, locked_shelf: Path, run_python: RunPython, command: list[str]
    ) -> None:
        names = {"{}": "course.plagcheck", "essay": "essay.txt"}
        words = [locked_shelf / names[word] if word in names else word for word in command]
        before = files_in(locked_shelf)
        done = run_python("-c", AS_NOBODY, locked_shelf, *words)

        assert (done.returncode, done.stderr) == (0, b"")
        assert files_in(locked_shelf) == before

    def test_adding_is_refused_with_a_sentence(
        self, locked_shelf: Path, run_python: RunPython
    ) -> None:
        extra = locked_shelf.parent / f"{locked_shelf.name}-extra.txt"
        extra.write_text(word_salad.text(9, 50))
        extra.chmod(0o644)
        before = files_in(locked_shelf)
        done = run_python(
            "-c", AS_NOBODY, locked_shelf, "add", locked_shelf / "course.plagcheck", extra
        )

        assert done.returncode == 2
        assert done.stderr.decode().strip() == (
            "The library course.plagcheck cannot be written to. "
            "Check the permissions of the file and its folder."
        )
        assert files_in(locked_shelf) == before

    def test_a_new_library_in_a_locked_folder_is_refused_with_a_sentence(
        self, shelf: Path, run_python: RunPython
    ) -> None:
        shelf.chmod(0o755 if os.getuid() == 0 else 0o555)
        done = run_python(
            "-c", AS_NOBODY, shelf, "add", shelf / "new.plagcheck", shelf / "essay.txt"
        )

        assert done.returncode == 2
        assert b"The library new.plagcheck cannot be written to." in done.stderr

    def test_an_unreadable_library_is_refused_with_a_sentence(
        self, shelf: Path, run_python: RunPython
    ) -> None:
        (shelf / "course.plagcheck").chmod(0o000)
        done = run_python("-c", AS_NOBODY, shelf, "library", "info", shelf / "course.plagcheck")

        assert done.returncode == 2
        assert done.stderr.startswith(
            b"The library course.plagcheck cannot be opened: permission is denied"
        )
        assert done.stderr.count(b"\n") == 1

    def test_an_unreadable_file_is_a_failure_and_the_run_goes_on(
        self, shelf: Path, run_python: RunPython
    ) -> None:
        secret = shelf / "secret.txt"
        secret.write_text(word_salad.text(10, 50))
        secret.chmod(0o000)
        done = run_python(
            "-c", AS_NOBODY, shelf, "check", shelf / "course.plagcheck", secret, shelf / "essay.txt"
        )

        assert done.returncode == 1
        assert b"secret.txt cannot be opened: permission is denied." in done.stderr
        assert b"document 1.txt" in done.stdout


# -- others at work


def test_a_library_another_program_writes_to_is_in_use(
    filled_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_TIMEOUT_S", 0.05)
    with Library.open(filled_path) as library, behind_its_back(filled_path) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryLocked, match="in use by another program"):
            library.add([incoming(9)])
        assert len(library) == 3  # reading goes on
        other.execute("COMMIT")
        library.add([incoming(9)])
        assert len(library) == 4


def test_two_programs_may_add_in_turn(library_path: Path) -> None:
    with Library.open(library_path, create=True) as one, Library.open(library_path) as two:
        for number in range(0, 20, 2):
            one.add([incoming(number)])
            two.add([incoming(number + 1)])

        assert len(one) == len(two) == 20
        assert verify(one) == []


def test_a_reader_is_not_misled_by_documents_added_meanwhile(filled_path: Path) -> None:
    with Library.open(filled_path, read_only=True) as reader:
        before = reader.documents()
        with Library.open(filled_path) as writer:
            writer.remove([2])
            for start in range(100, 400, 50):
                writer.add([incoming(start + n) for n in range(50)])
        after = reader.documents()

        assert len(after) in (len(before), 302)
        for entry in after:
            assert reader.document(entry.id).name == entry.name


@pytest.mark.parametrize("read_only", [False, True])
def test_verifying_is_not_misled_by_documents_added_meanwhile(
    filled_path: Path, read_only: bool
) -> None:
    with Library.open(filled_path, read_only=read_only) as library:
        assert verify(library, _Meanwhile(filled_path)) == []


class _Meanwhile:
    """Another program that adds and removes documents as soon as the job has begun."""

    def __init__(self, path: Path) -> None:
        self._path: Path | None = path

    def progressed(self, progress: Progress) -> None:
        if self._path is not None:
            with Library.open(self._path) as writer:
                writer.add([incoming(100 + n) for n in range(50)])
                writer.remove([1])
        self._path = None

    def check_cancelled(self) -> None:
        """Go on."""


# -- no space


def test_a_full_disk_keeps_what_was_there(filled_path: Path) -> None:
    with Library.open(filled_path) as library:
        (pages,) = library.store._db.execute("PRAGMA page_count").fetchone()
        library.store._db.execute(f"PRAGMA max_page_count = {pages + 4}")
        with pytest.raises(DiskFull, match="no space left"):
            library.add([incoming(100 + n) for n in range(200)])

        assert len(library) == 3
        assert verify(library) == []
        library.store._db.execute("PRAGMA max_page_count = 1000000")
        library.add([incoming(100)])
        assert len(library) == 4


# -- stopped half-way


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
@pytest.mark.parametrize("moment", ["_make_tables", "migrate", "_settle_params"])
def test_a_library_whose_making_was_cut_short_can_be_used(
    library_path: Path, run_python: RunPython, moment: str
) -> None:
    program = (
        "import os, signal, sys\n"
        "from plagcheck.library import connection, library\n"
        "def die(*args): os.kill(os.getpid(), signal.SIGKILL)\n"
        "holder = library.Library if sys.argv[2] == '_settle_params' else connection\n"
        "setattr(holder, sys.argv[2], die)\n"
        "library.Library.open(sys.argv[1], create=True)\n"
    )
    done = run_python("-c", program, library_path, moment)
    assert done.returncode == -signal.SIGKILL

    with Library.open(library_path, create=True) as library:
        library.add([incoming(1)])
        assert verify(library) == []


def test_a_database_with_nothing_in_it_yet_becomes_a_library(library_path: Path) -> None:
    """What is left when the making is cut short before the first table: a header, no journal."""
    with closing(sqlite3.connect(library_path, isolation_level=None)) as db:
        db.execute(f"PRAGMA page_size = {connection.PAGE_SIZE}")
        db.execute("PRAGMA journal_mode = WAL")
    assert library_path.stat().st_size > 0

    with Library.open(library_path, create=True) as library:
        library.add([incoming(1)])
        assert verify(library) == []


def test_a_truncated_library_is_damaged_or_refused_with_a_sentence(filled_path: Path) -> None:
    data = filled_path.read_bytes()
    for size in range(1, len(data), 6007):
        filled_path.write_bytes(data[:size])
        with pytest.raises(PlagcheckError) as caught, Library.open(filled_path) as library:
            if verify(library):
                raise LibraryDamaged(filled_path.name, reason=Cause.TEXT_DAMAGED)
        assert caught.value.code in ("not-a-library", "library-damaged")
