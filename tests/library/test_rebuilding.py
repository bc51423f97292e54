"""Rebuilding harms no library: whatever fails or is killed, a whole one stays at its place."""

from __future__ import annotations

import os
import signal
import stat
import struct
import sys
from pathlib import Path

import pytest

from plagcheck.library import rebuilding
from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.errors import (
    FileUnwritable,
    LibraryDamaged,
    LibraryLinked,
    LibraryLocked,
    LibraryLost,
    LibraryMissing,
    PlagcheckError,
)
from plagcheck.model.progress import Progress, Unobserved
from tests.conftest import PROJECT, RunPython
from tests.library.conftest import behind_its_back, incoming
from tests.small_disk import run_on_small_disk

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows: no such limits and signals")
REBUILD = "from pathlib import Path; from plagcheck.library.rebuilding import rebuild; "
COUNT = 40


@pytest.fixture
def large_path(library_path: Path) -> Path:
    """Of some hundred pages, so that many writes can fail."""
    with Library.open(library_path, create=True) as library:
        library.add([incoming(number, words=400) for number in range(1, COUNT + 1)])
    return library_path


def names(path: Path) -> list[str]:
    with Library.open(path) as library:
        assert verify(library) == []
        return sorted(entry.name for entry in library.documents())


def files(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


@POSIX
@pytest.mark.parametrize("share", [0.05, 0.2, 0.4, 0.6, 0.8, 0.9, 0.97, 1.0, 1.02, 1.1, 1.5])
def test_where_a_file_cannot_grow_nothing_is_lost(
    large_path: Path, run_python: RunPython, share: float
) -> None:
    """The journal, the new file or its last checkpoint does not fit: as on a disk nearly full."""
    before, limit = names(large_path), int(large_path.stat().st_size * share)
    code = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit})); "
        f"{REBUILD} rebuild(Path({str(large_path)!r}))"
    )
    run_python("-c", code)

    assert names(large_path) == before
    assert files(large_path) == [large_path.name]


ON_A_DISK = """
import shutil, sys
from pathlib import Path
from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.errors import PlagcheckError
path = Path(shutil.copy(sys.argv[1], sys.argv[2]))
for _ in range(2):
    try:
        rebuild(path)
    except PlagcheckError as error:
        print(type(error).__name__)
with Library.open(path) as library:
    assert verify(library) == []
    assert len(library) == int(sys.argv[3]), len(library)
assert [each.name for each in path.parent.iterdir()] == [path.name], list(path.parent.iterdir())
"""


@POSIX
@pytest.mark.parametrize("share", [1.1, 1.3, 1.5, 1.7, 1.9, 2.1, 2.3, 2.6, 4.0])
def test_on_a_disk_nearly_full_nothing_is_lost(
    large_path: Path, tmp_path: Path, share: float
) -> None:
    """Twice: the second rebuild once removed the last copy."""
    disk = tmp_path / "disk"
    disk.mkdir()
    size = max(1, int(large_path.stat().st_size * share)) // 4096 * 4096
    arguments = [str(large_path), str(disk / "a.plagcheck"), str(COUNT)]
    run = run_on_small_disk(
        disk, size, [sys.executable, "-c", ON_A_DISK, *arguments], {"PYTHONPATH": str(PROJECT)}
    )

    assert run.returncode == 0, run.stderr
    assert set(run.stdout.split()) <= {"DiskFull"}


@POSIX
@pytest.mark.parametrize("step", ["_second_name", "replace", "_open_once", "unlink"])
@pytest.mark.parametrize("moment", ["before", "after"])
def test_killed_between_two_steps_the_next_start_has_the_library(
    large_path: Path, run_python: RunPython, step: str, moment: str
) -> None:
    before = names(large_path)
    code = (
        f"import os, signal; {REBUILD} from plagcheck.library import rebuilding as r\n"
        f"where = r if hasattr(r, {step!r}) else (os if {step!r} == 'replace' else Path)\n"
        f"real = getattr(where, {step!r})\n"
        "def dying(*a, **k):\n"
        f"    if {moment!r} == 'before': os.kill(os.getpid(), signal.SIGKILL)\n"
        "    real(*a, **k); os.kill(os.getpid(), signal.SIGKILL)\n"
        f"setattr(where, {step!r}, dying)\n"
        f"rebuild(Path({str(large_path)!r}))"
    )
    killed = run_python("-c", code)

    assert killed.returncode == -signal.SIGKILL
    assert names(large_path) == before
    assert files(large_path) == [large_path.name]


def test_without_hard_links_too(large_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    before = names(large_path)
    monkeypatch.setattr(os, "link", refuse)
    with pytest.raises(RuntimeError), monkeypatch.context() as patch:
        patch.setattr(rebuilding, "_put_in_place", lambda *_: (_ for _ in ()).throw(RuntimeError))
        rebuild(large_path)
    assert rebuild(large_path).documents == COUNT
    os.replace(large_path, rebuilding.second_name(large_path))  # killed right after the first step

    assert names(large_path) == before
    assert files(large_path) == [large_path.name]


@POSIX
@pytest.mark.parametrize("time", [1, 2, 3])
def test_killed_without_hard_links_a_damaged_library_is_there_all_the_same(
    large_path: Path, run_python: RunPython, time: int
) -> None:
    """It is to be kept under another name then, as a text of it was lost."""
    with behind_its_back(large_path) as db:
        db.execute("UPDATE content SET text = x'00112233' WHERE document_id = 7")
    code = (
        f"import os, signal; {REBUILD}\n"
        f"left, real = {time}, os.replace\n"
        "def refuse(*_): raise OSError('no links here')\n"
        "def dying(*a):\n"
        "    global left\n"
        "    left -= 1\n"
        "    real(*a)\n"
        "    if not left: os.kill(os.getpid(), signal.SIGKILL)\n"
        "os.link, os.replace = refuse, dying\n"
        f"rebuild(Path({str(large_path)!r}))"
    )
    run_python("-c", code)

    with Library.open(large_path) as library:
        assert len(library) in (COUNT - 1, COUNT)
    rebuild(large_path)
    assert len(names(large_path)) == COUNT - 1


def test_a_new_file_that_does_not_open_is_not_kept(
    large_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = names(large_path)

    def refuse(path: Path) -> None:
        raise LibraryDamaged(path.name)

    monkeypatch.setattr(rebuilding, "_open_once", refuse)
    with pytest.raises(LibraryDamaged):
        rebuild(large_path)
    monkeypatch.undo()

    assert names(large_path) == before
    assert files(large_path) == [large_path.name]


def test_what_an_unfinished_rebuild_left_goes_with_the_next_opening(large_path: Path) -> None:
    """It may hold texts that were removed since; one that goes on is left alone."""
    left = large_path.with_name(f"{large_path.name}.rebuilding")
    salvaged = large_path.with_name(f"{large_path.name}.salvaged")
    for name in (left, Path(f"{left}-wal"), salvaged):
        name.write_bytes(large_path.read_bytes())
    wreck = rebuilding.DamagedLibrary(large_path)
    Library.open(large_path).close()
    assert left.exists()
    wreck.close()
    Library.open(large_path).close()

    assert files(large_path) == [large_path.name]


@pytest.mark.parametrize("end", [".rebuilding", ".salvaged", ".before-rebuild"])
def test_a_stranger_s_file_of_such_a_name_stays(large_path: Path, end: str) -> None:
    place = large_path.with_name(f"{large_path.name}{end}")
    beside = Path(f"{place}-wal")
    for each in (place, beside):
        each.write_bytes(b"an essay")

    Library.open(large_path).close()
    with pytest.raises(FileUnwritable, match="another file is at its place"):
        rebuild(large_path)
    large_path.rename(large_path.with_name("elsewhere"))
    with pytest.raises(LibraryMissing):
        Library.open(large_path)

    assert not large_path.exists()
    assert (place.read_bytes(), beside.read_bytes()) == (b"an essay", b"an essay")


@POSIX
def test_a_library_with_another_name_is_not_rebuilt(large_path: Path, tmp_path: Path) -> None:
    """That would keep the old file, with all that is removed from then on."""
    other = tmp_path / "another name"
    os.link(large_path, other)
    before = large_path.read_bytes()
    with pytest.raises(LibraryLinked, match="has another name"):
        rebuild(large_path)

    assert large_path.samefile(other)
    assert large_path.read_bytes() == before
    other.unlink()
    assert rebuild(large_path).documents == COUNT


def test_a_library_that_somebody_has_open_is_not_replaced(large_path: Path) -> None:
    """Though its journal is empty: who reads the old file would share it with the new one."""
    with Library.open(large_path) as held:
        held.fold_in()
        with pytest.raises(LibraryLocked):
            rebuild(large_path)
        assert len(held) == COUNT

    assert files(large_path) == [large_path.name]
    assert rebuild(large_path).documents == COUNT


def test_a_library_in_use_is_told_before_anything_is_done(large_path: Path) -> None:
    class Impatient(Unobserved):
        def progressed(self, progress: Progress) -> None:
            raise AssertionError("it was rebuilt for nothing")

    with Library.open(large_path), pytest.raises(LibraryLocked):
        rebuild(large_path, observer=Impatient())


def test_whoever_comes_while_it_is_rebuilt_may_read_but_not_write(large_path: Path) -> None:
    class Visitor(Unobserved):
        seen = 0

        def progressed(self, progress: Progress) -> None:
            if progress.stage == "rebuild":
                with Library.open(large_path) as library:
                    self.seen = len(library)
                    with pytest.raises(LibraryLocked):
                        library.move([1], "Elsewhere")

    visitor = Visitor()
    assert rebuild(large_path, observer=visitor).documents == visitor.seen == COUNT
    assert files(large_path) == [large_path.name]


@POSIX
def test_a_library_keeps_its_mode(large_path: Path) -> None:
    large_path.chmod(0o640)
    rebuild(large_path)

    assert stat.S_IMODE(large_path.stat().st_mode) == 0o640


# An access list as Linux packs it: a tag, rights and a number for each of its lines.
OWNER, USER, GROUP, MASK, OTHER = 1, 2, 4, 16, 32
LIST, INHERITED = "system.posix_acl_access", "system.posix_acl_default"


def access_list(*lines: tuple[int, int, int]) -> bytes:
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *line) for line in lines)


ONE_MORE = access_list(
    (OWNER, 6, 0xFFFFFFFF), (USER, 4, 1234), (GROUP, 0, 0xFFFFFFFF), (MASK, 4, 0xFFFFFFFF),
    (OTHER, 0, 0xFFFFFFFF),
)  # fmt: skip


def set_list(path: Path, name: str) -> None:
    if sys.platform != "linux":
        pytest.skip("lists of Linux")
    try:
        os.setxattr(path, name, ONE_MORE)
    except OSError as error:
        pytest.skip(f"no access lists here: {error.strerror}")


def test_a_library_keeps_its_access_list(large_path: Path) -> None:
    set_list(large_path, LIST)
    mode = large_path.stat().st_mode
    rebuild(large_path)

    assert os.getxattr(large_path, LIST) == ONE_MORE
    assert large_path.stat().st_mode == mode


def test_a_library_without_a_list_takes_none_from_its_folder(large_path: Path) -> None:
    set_list(large_path.parent, INHERITED)
    large_path.chmod(0o640)
    rebuild(large_path)

    assert LIST not in os.listxattr(large_path)
    assert stat.S_IMODE(large_path.stat().st_mode) == 0o640


def test_where_its_list_cannot_be_copied_its_owner_alone_may_open_it(
    large_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_list(large_path, LIST)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "setxattr", refuse)
    rebuild(large_path)

    assert stat.S_IMODE(large_path.stat().st_mode) == 0o600


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="root alone gives away")
def test_a_library_that_an_administrator_rebuilds_stays_its_owner_s(large_path: Path) -> None:
    os.chown(large_path, 1234, 2345)
    large_path.chmod(0o660)
    rebuild(large_path)
    status = large_path.stat()

    assert (status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)) == (1234, 2345, 0o660)


@POSIX
@pytest.mark.parametrize("is_damaged", [False, True])
def test_through_a_link_the_library_itself_is_rebuilt(
    large_path: Path, tmp_path: Path, *, is_damaged: bool
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link = elsewhere / "link"
    link.symlink_to(os.path.relpath(large_path, elsewhere))
    before = large_path.stat().st_ino
    if is_damaged:
        with behind_its_back(large_path) as db:
            db.execute("UPDATE content SET text = x'00', seal = x'00' WHERE document_id = 3")
    outcome = rebuild(link)

    assert link.is_symlink()
    assert large_path.stat().st_ino != before
    assert len(names(large_path)) == COUNT - is_damaged
    assert files(link) == ["link"]
    assert (outcome.old is None) is not is_damaged
    assert outcome.old is None or outcome.old.parent == large_path.parent


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_what_is_left_of_a_library_that_was_cut_off_is_saved(
    large_path: Path, share: float
) -> None:
    whole = large_path.read_bytes()
    before = names(large_path)
    large_path.write_bytes(whole[: int(len(whole) * share)])
    cut = large_path.read_bytes()

    try:
        rebuilt = rebuild(large_path)
    except PlagcheckError:
        assert share < 0.3  # not even the list of documents is left
        assert large_path.read_bytes() == cut
        return

    left = names(large_path)
    assert set(left) <= set(before)
    assert rebuilt.documents == len(left)
    assert len(left) + len(rebuilt.lost) + rebuilt.nameless == COUNT
    if len(left) < COUNT:
        assert rebuilt.old is not None
        assert rebuilt.old.read_bytes() == cut


def test_of_what_cannot_be_read_at_all_nothing_is_changed(large_path: Path) -> None:
    large_path.write_bytes(large_path.read_bytes()[:5000])
    cut = large_path.read_bytes()

    with pytest.raises(LibraryLost, match=r"Nothing of the library course\.plagcheck can be saved"):
        rebuild(large_path)
    assert large_path.read_bytes() == cut
    assert files(large_path) == [large_path.name]


def test_documents_whose_file_is_not_known_any_more_are_named(large_path: Path) -> None:
    with behind_its_back(large_path) as db:
        db.execute("DELETE FROM origin WHERE document_id IN (3, 5)")
    rebuilt = rebuild(large_path)

    assert (rebuilt.documents, rebuilt.lost) == (COUNT, ())
    assert rebuilt.placeless == ("document 3.txt", "document 5.txt")
    assert rebuild(large_path).placeless == ()
