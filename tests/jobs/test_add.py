"""add_files: files and folders into a library; a bad file is an outcome, not the end."""

from __future__ import annotations

import os
import sqlite3
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.extract.pool.pool import ExtractionOutcome, FileBytes
from plagcheck.found_files import find_files
from plagcheck.jobs import add as add_job
from plagcheck.jobs.add import add_files
from plagcheck.jobs.reading import Reader
from plagcheck.library.integrity import verify
from plagcheck.model.entry import AddOutcome, AddStatus
from plagcheck.model.progress import Cancelled, Observer, Progress
from tests import word_salad


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Ten texts in a folder."""
    folder = tmp_path / "readings"
    folder.mkdir()
    for number in range(10):
        (folder / f"{number}.txt").write_text(word_salad.prose(number, 60))
    return folder


def statuses(outcomes: Sequence[AddOutcome]) -> list[str]:
    return [outcome.status.value for outcome in outcomes]


def add(library: Library, *paths: Path) -> list[AddOutcome]:
    return list(add_files(library, find_files(paths)))


# -- which files


def test_folders_are_searched_in_a_stable_order(tmp_path: Path) -> None:
    for name in ("b/2.txt", "b/1.txt", "a/c/3.txt", "z.txt", "a/4.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    found = [str(path.relative_to(tmp_path)) for path in find_files([tmp_path])]
    assert found == ["z.txt", "a/4.txt", "a/c/3.txt", "b/1.txt", "b/2.txt"]


def test_a_file_given_twice_is_found_once(folder: Path) -> None:
    assert len(find_files([folder, folder / "1.txt", folder / ".." / "readings" / "1.txt"])) == 10


@pytest.mark.parametrize(
    "name", [".hidden.txt", "~$essay.docx", "Thumbs.db", ".git/config", "__MACOSX/1.txt"]
)
def test_what_programs_leave_behind_is_passed_over(folder: Path, name: str) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).touch()

    assert folder / name not in find_files([folder])


def test_a_file_that_is_named_is_taken_even_if_hidden(tmp_path: Path) -> None:
    (tmp_path / ".hidden.txt").touch()

    assert find_files([tmp_path / ".hidden.txt"]) == [tmp_path / ".hidden.txt"]


def test_a_loop_of_links_ends(folder: Path) -> None:
    (folder / "loop").symlink_to(folder)

    assert len(find_files([folder])) == 10


def test_the_library_itself_is_not_a_document(folder: Path) -> None:
    with Library.open(folder / "course.plagcheck", create=True) as library:
        outcomes = add(library, folder)

    assert statuses(outcomes) == ["added"] * 10


# -- again


def test_files_added_again_are_unchanged(library: Library, folder: Path) -> None:
    assert statuses(add(library, folder)) == ["added"] * 10
    again = add(library, folder)

    assert statuses(again) == ["unchanged"] * 10
    assert [outcome.words for outcome in again] == [60] * 10


def test_an_unchanged_file_is_not_read_again(library: Library, folder: Path) -> None:
    path = folder / "1.txt"
    add(library, path)
    before = path.stat()
    path.write_bytes(b"\x00" * before.st_size)  # nobody could read this
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert statuses(add(library, path)) == ["unchanged"]


def test_a_file_with_a_new_date_and_the_same_bytes_is_unchanged(
    library: Library, folder: Path
) -> None:
    path = folder / "1.txt"
    add(library, path)
    os.utime(path, ns=(1, 1))

    assert statuses(add(library, path)) == ["unchanged"]
    known = library.known_file(str(path))
    assert known is not None
    assert known[0].modified_ns == 1


def test_a_changed_file_replaces_its_old_text(library: Library, folder: Path) -> None:
    path = folder / "1.txt"
    (old,) = add(library, path)
    path.write_text(word_salad.prose(77, 61))
    os.utime(path, ns=(1, 1))
    (new,) = add(library, path)

    assert (new.status, new.words) == (AddStatus.REPLACED, 61)
    assert [entry.id for entry in library.documents()] == [new.id] != [old.id]


def test_a_copy_is_a_duplicate_and_then_unchanged(library: Library, folder: Path) -> None:
    copy = folder / "copy.txt"
    copy.write_bytes((folder / "1.txt").read_bytes())
    (original,) = add(library, folder / "1.txt")
    (outcome,) = add(library, copy)

    assert (outcome.status, outcome.id) == (AddStatus.DUPLICATE, original.id)
    assert statuses(add(library, copy)) == ["unchanged"]


def test_a_file_kept_under_another_name_while_it_was_changed(
    library: Library, folder: Path
) -> None:
    """A new version, and the old one beside it: both must be there."""
    path = folder / "1.txt"
    add(library, path)
    (folder / "1 old.txt").write_bytes(path.read_bytes())
    path.write_text(word_salad.prose(77, 61))
    os.utime(path, ns=(1, 1))
    outcomes = add(library, path, folder / "1 old.txt")

    assert "failed" not in statuses(outcomes)
    assert len(library) == 2
    assert verify(library) == []


def test_a_file_that_became_unreadable_keeps_its_old_text(library: Library, folder: Path) -> None:
    path = folder / "1.txt"
    add(library, path)
    path.write_bytes(b"")

    assert statuses(add(library, path)) == ["failed"]
    assert len(library) == 1


# -- bad files


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no-text"),
        (b" \r\n\t ", "no-text"),
        (b"word", "too-short"),
        (b"fewer words than five", "too-short"),
        (b"...!?...", "too-short"),
    ],
)
def test_a_bad_file_is_an_outcome_with_a_sentence(
    library: Library, folder: Path, data: bytes, code: str
) -> None:
    (folder / "5 bad.txt").write_bytes(data)
    outcomes = add(library, folder)
    (bad,) = [outcome for outcome in outcomes if outcome.status is AddStatus.FAILED]

    assert len(library) == 10
    assert bad.path == str(folder / "5 bad.txt")
    assert bad.problem is not None
    assert bad.problem.code == code
    assert bad.id is None
    assert bad.problem.message is not None
    assert bad.problem.message.startswith("5 bad.txt")
    assert bad.problem.message.endswith(".")


def test_a_missing_file_is_an_outcome(library: Library, folder: Path) -> None:
    missing, *others = add(library, folder / "missing.txt", folder)

    assert missing.status is AddStatus.FAILED
    assert missing.problem is not None
    assert missing.problem.code == "missing"
    assert missing.problem.message == "missing.txt is not there."
    assert statuses(others) == ["added"] * 10


def test_a_broken_link_is_an_outcome(library: Library, folder: Path) -> None:
    (folder / "broken.txt").symlink_to(folder / "gone.txt")
    outcomes = add(library, folder)

    assert sorted(statuses(outcomes)) == ["added"] * 10 + ["failed"]


def test_links_do_not_lead_out_of_a_folder(library: Library, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "private.txt").write_text(word_salad.prose(99, 60))
    (folder / "out.txt").symlink_to(tmp_path / "private.txt")
    (folder / "again.txt").symlink_to(folder / "1.txt")
    outcomes = add(library, folder)

    (refused,) = (outcome for outcome in outcomes if outcome.status is AddStatus.FAILED)
    assert refused.problem is not None
    assert "it is a link that leads out of the folder" in refused.problem.message
    assert sorted(statuses(outcomes)) == ["added"] * 10 + ["failed"]


def test_a_link_given_by_itself_is_its_file(library: Library, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to(folder / "1.txt")
    (outcome,) = add(library, tmp_path / "link.txt")

    assert (outcome.status, outcome.path) == (AddStatus.ADDED, str(folder / "1.txt"))


# -- bytes that are known already


class _Read:
    """Counts the files given to the readers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        read_all = Reader.read_all

        def counted(
            reader: Reader, files: Sequence[FileBytes], observer: Observer
        ) -> Iterator[list[ExtractionOutcome]]:
            self.names += [file.name for file in files]
            return read_all(reader, files, observer)

        monkeypatch.setattr(Reader, "read_all", counted)


def zipped(path: Path, **members: bytes) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in members.items():
            archive.writestr(name.replace("_", "."), data)
    return path


def test_same_bytes_under_another_name_are_not_read_again(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(library, folder)
    read = _Read(monkeypatch)
    (folder / "copy.txt").write_bytes((folder / "1.txt").read_bytes())
    (folder / "2.txt").write_bytes((folder / "3.txt").read_bytes())
    outcomes = {Path(each.path).name: each.status.value for each in add(library, folder)}

    assert read.names == []
    assert (outcomes["copy.txt"], outcomes["2.txt"]) == ("duplicate", "replaced")
    assert len(library) == 9
    assert verify(library) == []


def test_an_archive_is_read_once(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [word_salad.prose(number, 60).encode() for number in range(2)]
    archive = zipped(tmp_path / "class.zip", a_txt=texts[0], b_txt=texts[1], c_txt=b"")
    first = add(library, archive)
    read = _Read(monkeypatch)
    again = add(library, archive)
    moved = add(library, archive.rename(tmp_path / "later.zip"))

    assert sorted(statuses(first)) == ["added", "added", "failed"]
    assert read.names == []
    assert sorted(statuses(again)) == ["failed", "unchanged", "unchanged"]
    assert sorted(statuses(moved)) == ["duplicate", "duplicate", "failed"]
    assert {each.path for each in again} == {f"{tmp_path}/class.zip/{n}.txt" for n in "abc"}
    assert [each.problem for each in again] == [each.problem for each in first]


def test_an_archive_is_read_again_when_one_of_its_documents_is_gone(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = [word_salad.prose(number, 60).encode() for number in range(2)]
    archive = zipped(tmp_path / "class.zip", a_txt=texts[0], b_txt=texts[1])
    first = add(library, archive)
    library.remove([first[0].id or 0])
    read = _Read(monkeypatch)

    assert sorted(statuses(add(library, archive))) == ["added", "unchanged"]
    assert read.names == ["class.zip"]


def test_a_file_is_known_from_an_archive(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = word_salad.prose(1, 60).encode()
    add(library, zipped(tmp_path / "class.zip", a_txt=text))
    read = _Read(monkeypatch)
    (tmp_path / "alone.txt").write_bytes(text)

    assert statuses(add(library, tmp_path / "alone.txt")) == ["duplicate"]
    assert read.names == []


def test_a_library_from_before_bytes_were_looked_up_is_brought_up_to_date(
    tmp_path: Path, folder: Path
) -> None:
    path = tmp_path / "old.plagcheck"
    with Library.open(path, create=True) as made:
        add(made, folder)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP INDEX origin_sha256")
        db.execute("DROP TABLE likeness")
        db.execute("DROP TABLE outline")
        db.execute("DROP TABLE collection")
        db.execute("PRAGMA user_version = 1")
        db.commit()

    with Library.open(path) as opened:
        (folder / "copy.txt").write_bytes((folder / "1.txt").read_bytes())

        assert statuses(add(opened, folder)) == ["unchanged"] * 10 + ["duplicate"]
        assert verify(opened) == []
    assert path.with_name("old.plagcheck.format-1").exists()


# -- batches, progress, cancelling


@pytest.mark.parametrize(
    ("name", "value"),
    [("BATCH_SECONDS", 0.0), ("BATCH_CHARACTERS", 1), ("BATCH_DOCUMENTS", 3)],
)
def test_batches_of_any_size_give_the_same_library(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: float
) -> None:
    monkeypatch.setattr(add_job, name, value)

    assert statuses(add(library, folder)) == ["added"] * 10
    assert verify(library) == []


def test_an_outcome_is_given_only_when_it_is_on_disk(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(add_job, "BATCH_DOCUMENTS", 4)
    with Library.open(library.path) as other:
        for outcome in add_files(library, find_files([folder])):
            assert [entry.id for entry in other.documents(ids=[outcome.id or 0])] == [outcome.id]


class Watcher:
    """Remembers progress and cancels after some files."""

    def __init__(self, cancel_after: int = 10**9) -> None:
        self.seen: list[Progress] = []
        self._left = cancel_after

    def progressed(self, progress: Progress) -> None:
        self.seen.append(progress)

    def check_cancelled(self) -> None:
        if self._left == 0:
            raise Cancelled
        self._left -= 1


def test_progress_counts_files_up_to_the_last(library: Library, folder: Path) -> None:
    watcher = Watcher()
    list(add_files(library, find_files([folder]), observer=watcher))

    assert [(each.done, each.total) for each in watcher.seen] == [(n, 10) for n in range(11)]
    assert watcher.seen[3].name == "3.txt"


@pytest.mark.parametrize("after", range(11))  # the last while the index is put in order
def test_cancelling_keeps_every_file_read_so_far(
    library: Library, folder: Path, after: int
) -> None:
    outcomes = []
    with pytest.raises(Cancelled):
        for outcome in add_files(library, find_files([folder]), observer=Watcher(after)):
            outcomes.append(outcome)

    assert statuses(outcomes) == ["added"] * after
    assert len(library) == after
    assert verify(library) == []


@pytest.fixture
def for_workers(tmp_path: Path) -> Path:
    """Files that only a worker process reads, among others that need none."""
    folder = tmp_path / "for workers"
    folder.mkdir()
    for number in range(12):
        text = f"Größe {number} " + " ".join(f"word{number}x{place}" for place in range(40))
        encoding = "utf-8" if number % 3 == 0 else "latin-1"
        (folder / f"{number:02}.txt").write_text(text, encoding=encoding)
    return folder


def test_progress_never_runs_backwards(
    library: Library, for_workers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(add_job, "GROUP_FILES", 5)
    watcher = Watcher()
    list(add_files(library, find_files([for_workers]), observer=watcher))

    told = [each.done for each in watcher.seen]
    assert told == sorted(told)
    assert set(told) == set(range(13))


class CancelsOnceDone(Watcher):
    """Cancels when it is told that so many files are done."""

    def __init__(self, done: int) -> None:
        super().__init__()
        self._enough = done

    def check_cancelled(self) -> None:
        if self.seen and self.seen[-1].done >= self._enough:
            raise Cancelled


@pytest.mark.parametrize("enough", [1, 5, 8])
def test_what_is_told_as_done_survives_cancelling(
    library: Library, for_workers: Path, enough: int
) -> None:
    watcher = CancelsOnceDone(enough)
    with pytest.raises(Cancelled):
        list(add_files(library, find_files([for_workers]), observer=watcher))

    assert len(library) >= max(each.done for each in watcher.seen) >= enough


def test_files_go_to_the_collection_asked_for(library: Library, folder: Path) -> None:
    list(add_files(library, find_files([folder]), collection="Web"))

    assert dict(library.summary().collections) == {"Web": 10}


@pytest.mark.skipif(os.name != "posix", reason="file names are bytes on POSIX only")
def test_a_file_name_that_is_not_utf_8_is_kept_readable(library: Library, tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.txt"))
    path.write_text(word_salad.prose(1, 60))

    assert statuses(add(library, path)) == ["added"]
    assert statuses(add(library, path)) == ["unchanged"]
    (entry,) = library.documents()
    assert entry.name == "caf\\udce9.txt"
    assert verify(library) == []
