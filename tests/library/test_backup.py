"""Copies of a library: whole, as of one moment, and never in the place of something else."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.library.integrity import verify
from plagcheck.library.sqlite_file import size_of
from plagcheck.model.errors import FileExists, FileUnwritable, FolderGiven, LibraryLocked
from plagcheck.model.progress import Cancelled, Progress
from tests.library.conftest import incoming


def journal(path: Path) -> Path:
    return Path(f"{path}-wal")


class AddsMeanwhile:
    """Another program that adds documents while the copy is made, and watches how far it is."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.told: list[Progress] = []

    def progressed(self, progress: Progress) -> None:
        self.told.append(progress)

    def check_cancelled(self) -> None:
        with Library.open(self.path) as writer:
            writer.add([incoming(50 + len(self.told))])


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "copy.plagcheck"


@pytest.fixture(autouse=True)
def folder(target: Path) -> None:
    target.parent.mkdir()


def test_a_copy_holds_what_the_file_alone_does_not(library_path: Path, target: Path) -> None:
    with Library.open(library_path, create=True) as open_elsewhere:
        open_elsewhere.add([incoming(number) for number in (1, 2, 3)])
        assert size_of(journal(library_path)) > 0
        with Library.open(library_path, read_only=True) as library:
            assert library.back_up(target) == 3
            assert library.summary().size_bytes == size_of(library_path) + size_of(
                journal(library_path)
            )
        shutil.copy(library_path, target.with_name("plain copy"))
    with Library.open(target) as copy:
        assert len(copy) == 3
        assert verify(copy) == []
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with Library.open(target.with_name("plain copy")) as plain:
        assert len(plain) == 0  # which is why there is a command
    names = {path.name for path in target.parent.iterdir()}
    assert names == {"copy.plagcheck", "plain copy"}


def test_a_copy_is_of_one_moment_whoever_writes(
    filled_path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("plagcheck.library.backup.PAGES", 4)
    meanwhile = AddsMeanwhile(filled_path)
    with Library.open(filled_path, read_only=True) as library:
        assert library.back_up(target, observer=meanwhile) == 3
    assert len(meanwhile.told) > 3
    done = [progress.done for progress in meanwhile.told]
    assert done == sorted(done)
    assert meanwhile.told[-1].done == meanwhile.told[-1].total
    with Library.open(target) as copy:
        assert len(copy) == 3
        assert verify(copy) == []
    with Library.open(filled_path) as library:
        assert len(library) == 3 + len(meanwhile.told)


def test_cancelling_leaves_nothing_behind(filled_path: Path, target: Path) -> None:
    class Stops:
        def progressed(self, progress: Progress) -> None:
            """Never comes so far."""

        def check_cancelled(self) -> None:
            raise Cancelled

    with Library.open(filled_path) as library, pytest.raises(Cancelled):
        library.back_up(target, observer=Stops())
    assert list(target.parent.iterdir()) == []


def test_nothing_is_replaced_unless_asked(filled_path: Path, target: Path) -> None:
    Library.open(target, create=True).close()
    before = target.read_bytes()
    with Library.open(filled_path) as library:
        with pytest.raises(FileExists):
            library.back_up(target)
        assert target.read_bytes() == before
        library.back_up(target, replace=True)
    with Library.open(target) as copy:
        assert len(copy) == 3


@pytest.mark.slow
def test_a_copy_never_takes_the_place_of_what_is_in_use(filled_path: Path, target: Path) -> None:
    with Library.open(filled_path) as library:
        with pytest.raises(FileUnwritable, match="it is the library itself"):
            library.back_up(filled_path, replace=True)
        with pytest.raises(FolderGiven):
            library.back_up(target.parent, replace=True)
        with Library.open(target, create=True) as other:
            other.add([incoming(9)])
            with pytest.raises(LibraryLocked):
                library.back_up(target, replace=True)
        with pytest.raises(FileUnwritable):
            library.back_up(target.parent / "nowhere" / "copy.plagcheck")
    with Library.open(target) as other:
        assert len(other) == 1


def test_folding_in_makes_the_file_the_whole_library(library_path: Path, tmp_path: Path) -> None:
    with Library.open(library_path, create=True) as library:
        library.add([incoming(1)])
        with Library.open(library_path, read_only=True) as reader, reader.snapshot():
            len(reader)
            library.add([incoming(2)])
            library.fold_in()  # does not wait for who reads
            assert size_of(journal(library_path)) > 0
        library.fold_in()
        assert size_of(journal(library_path)) == 0
        copied = shutil.copy(library_path, tmp_path / "copied.plagcheck")
    with Library.open(copied) as copy:
        assert len(copy) == 2
