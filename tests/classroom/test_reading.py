"""Folders and archives as platforms give them, and as nobody should: read with real workers."""

from __future__ import annotations

import io
import os
import struct
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.found_files import find_files
from plagcheck.jobs.add import add_files
from plagcheck.jobs.classroom import add_late, check_class, keep_as_past_work, read_class
from plagcheck.library.library import Library
from plagcheck.model.classes import ClassOptions
from plagcheck.model.errors import FileDamaged, FileMissing, FileUnsafe, NoText
from plagcheck.model.progress import Cancelled, Progress
from plagcheck.model.submissions import Submission
from tests import word_salad
from tests.classroom.classes import Packed, packed
from tests.extract.forge import docx_of

PASSAGE = word_salad.text(900, 40)


@pytest.fixture(scope="module")
def pool() -> Iterator[ExtractionPool]:
    with ExtractionPool(1) as workers:
        yield workers


def zipped(folder: Path, *files: Packed) -> Path:
    path = folder / "class.zip"
    path.write_bytes(packed(*files))
    return path


def names(roll: tuple[Submission, ...]) -> dict[str, list[str]]:
    return {s.student.name: [f.name for f in s.files if f.document] for s in roll}


def problems(roll: tuple[Submission, ...]) -> dict[str, str]:
    return {f.path: f.problem.code for s in roll for f in s.problems if f.problem}


def test_a_moodle_archive_untouched(tmp_path: Path, pool: ExtractionPool) -> None:
    inner = packed(("essay.docx", docx_of(word_salad.prose(3, 40))), (".DS_Store", "x"))
    path = zipped(
        tmp_path,
        ("Anna Müller_101_assignsubmission_file_/essay.txt", word_salad.prose(1, 40)),
        ("Anna Müller_101_assignsubmission_onlinetext_/onlinetext.html",
         f"<html><body><p>{word_salad.prose(2, 30)}</p></body></html>"),
        ("Ben_Berg_102_assignsubmission_file_/all.zip", inner),
        ("Ben_Berg_102_assignsubmission_file_/Thumbs.db", "junk"),
        ("Ben_Berg_102_assignsubmission_file_/desktop.ini", "junk"),
        ("__MACOSX/Anna Müller_101_assignsubmission_file_/._essay.txt", "junk"),
    )  # fmt: skip

    roll = read_class(path, pool=pool)

    assert names(roll) == {
        "Anna Müller": ["essay.txt", "onlinetext.html"],
        "Ben_Berg": ["essay.docx"],
    }
    assert [s.words for s in roll] == [70, 40]


def test_an_archive_and_its_unpacked_folder_are_the_same_class(
    tmp_path: Path, pool: ExtractionPool
) -> None:
    files = {
        "doejane_11_901_essay.txt": word_salad.prose(1, 40) + PASSAGE,
        "leecarl_LATE_22_902_essay.txt": word_salad.prose(2, 40) + PASSAGE,
        "leecarl_LATE_22_903_more.txt": word_salad.prose(3, 40),
    }
    folder = tmp_path / "submissions"
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / ".DS_Store").write_bytes(b"junk")

    unpacked = check_class(read_class(folder, pool=pool))
    archive = check_class(read_class(zipped(tmp_path, *files.items()), pool=pool))

    assert archive.pairs == unpacked.pairs
    assert [(p.student, p.words, p.is_late) for p in archive.papers] == [
        (p.student, p.words, p.is_late) for p in unpacked.papers
    ]
    assert [(p.student.name, p.is_late) for p in archive.papers] == [
        ("doejane", False),
        ("leecarl", True),
    ]


def test_an_archive_inside_a_folder_is_a_wrapper(tmp_path: Path, pool: ExtractionPool) -> None:
    zipped(tmp_path, ("Anna/a.txt", "words of anna"), ("Ben/b.txt", "words of ben"))

    assert names(read_class(tmp_path, pool=pool)) == {"Anna": ["a.txt"], "Ben": ["b.txt"]}


# -- hostile archives


def link(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.create_system, entry.external_attr = 3, 0o120777 << 16
    return entry


@pytest.mark.parametrize(
    "name",
    ["../../evil.txt", "/etc/evil.txt", "C:\\evil.txt", "Ben/../../evil.txt", "..\\evil.txt"],
)
def test_names_that_lead_out_are_refused_and_the_rest_is_read(
    tmp_path: Path, pool: ExtractionPool, name: str
) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    path = zipped(inside, (name, "evil words"), ("Anna/a.txt", "words of anna"))

    roll = read_class(path, pool=pool)

    assert list(problems(roll).values()) == ["unsafe"]
    assert ["a.txt"] in names(roll).values()
    assert sorted(tmp_path.rglob("*")) == [inside, path]  # nothing was unpacked


def test_links_are_refused(tmp_path: Path, pool: ExtractionPool) -> None:
    path = zipped(tmp_path, (link("Ben/passwd.txt"), "/etc/passwd"), ("Anna/a.txt", "some words"))

    roll = read_class(path, pool=pool)

    assert problems(roll) == {"Ben/passwd.txt": "unsafe"}


@pytest.mark.skipif(os.name != "posix", reason="links need a permission elsewhere")
def test_links_out_of_a_folder_are_refused(tmp_path: Path, pool: ExtractionPool) -> None:
    (tmp_path / "secret.txt").write_text("secret words")
    folder = tmp_path / "class"
    (folder / "Anna").mkdir(parents=True)
    (folder / "Ben").mkdir()
    (folder / "Ben" / "b.txt").write_text("some words")
    (folder / "Anna" / "a.txt").symlink_to(tmp_path / "secret.txt")

    assert problems(read_class(folder, pool=pool)) == {"Anna/a.txt": "unsafe"}


def test_a_bomb_is_refused_and_the_rest_is_read(tmp_path: Path, pool: ExtractionPool) -> None:
    path = zipped(tmp_path, ("Ben/bomb.txt", b"a " * (20 << 20)), ("Anna/a.txt", "some words"))

    roll = read_class(path, pool=pool)

    assert problems(roll) == {"Ben/bomb.txt": "unsafe"}
    assert names(roll) == {"Anna": ["a.txt"], "Ben": []}


def test_archives_packed_too_deeply_are_refused(tmp_path: Path, pool: ExtractionPool) -> None:
    data = packed(("a.txt", "words"))
    for _ in range(6):
        data = packed(("deeper.zip", data))
    path = zipped(tmp_path, ("Ben/deep.zip", data), ("Anna/a.txt", "some words"))

    roll = read_class(path, pool=pool)

    assert list(problems(roll).values()) == ["unsafe"]
    assert names(roll)["Anna"] == ["a.txt"]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_the_same_name_twice_loses_nothing(tmp_path: Path, pool: ExtractionPool) -> None:
    path = zipped(tmp_path, ("Anna/a.txt", "first words"), ("Anna/a.txt", "second words"),
                  ("Anna/b.txt", "first words"), ("Ben/b.txt", "other words"))  # fmt: skip

    result = check_class(read_class(path, pool=pool))

    assert [paper.document.text for paper in result.papers] == [
        "first words\nsecond words",
        "other words",
    ]


def test_names_in_an_old_encoding_are_repaired(tmp_path: Path, pool: ExtractionPool) -> None:
    """Written as UTF-8 without saying so, as some systems do."""
    data = packed(("Xnna Mxxller/a.txt", "some words"), ("Ben/b.txt", "more words"))
    path = tmp_path / "class.zip"
    path.write_bytes(data.replace(b"Xnna Mxxller", "Änna Müler".encode()))

    assert names(read_class(path, pool=pool)) == {"Ben": ["b.txt"], "Änna Müler": ["a.txt"]}


def test_entries_that_overlap_refuse_the_archive(tmp_path: Path, pool: ExtractionPool) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("Anna/a.txt", "x" * 2000)
        archive.writestr("Ben/b.txt", "y" * 2000)
    data = bytearray(out.getvalue())
    second = data.rfind(b"PK\x01\x02")
    struct.pack_into("<I", data, second + 42, 10)  # where its own entry begins
    path = tmp_path / "class.zip"
    path.write_bytes(data)

    with pytest.raises(FileUnsafe, match="overlap"):
        read_class(path, pool=pool)


def test_a_broken_archive_an_empty_folder_and_nothing_at_all(
    tmp_path: Path, pool: ExtractionPool
) -> None:
    broken = tmp_path / "broken.zip"
    broken.write_bytes(packed(("a.txt", "words"))[:-30])
    (tmp_path / "empty").mkdir()

    with pytest.raises(FileDamaged, match=r"broken\.zip"):
        read_class(broken, pool=pool)
    with pytest.raises(NoText, match="empty"):
        read_class(tmp_path / "empty", pool=pool)
    with pytest.raises(FileMissing):
        read_class(tmp_path / "gone", pool=pool)


# -- the rest of the job


def test_a_bad_file_does_not_stop_the_class(tmp_path: Path, pool: ExtractionPool) -> None:
    path = zipped(tmp_path, ("Anna/a.pdf", b"%PDF-1.4 nonsense"), ("Ben/b.txt", "some words"))

    result = check_class(read_class(path, pool=pool))

    assert [paper.student.name for paper in result.papers] == ["Ben"]
    assert [(f.path, f.student) for f in result.failures] == [("Anna/a.pdf", "Anna")]


def test_cancelling_while_reading(tmp_path: Path, pool: ExtractionPool) -> None:
    class Stop:
        def progressed(self, progress: Progress) -> None:
            pass

        def check_cancelled(self) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_class(zipped(tmp_path, ("Anna/a.txt", "words")), Stop(), pool)


@pytest.fixture
def course(tmp_path: Path, library: Library) -> Library:
    source = tmp_path / "book.txt"
    source.write_text(f"{word_salad.prose(70, 80)} {PASSAGE} {word_salad.prose(71, 80)}")
    assert [added.status for added in add_files(library, find_files([source]))] == ["added"]
    return library


def test_papers_are_checked_against_a_library_too(
    tmp_path: Path, pool: ExtractionPool, course: Library
) -> None:
    sheet = word_salad.text(55, 30)
    first, last = PASSAGE.split()[:20], PASSAGE.split()[20:]
    path = zipped(
        tmp_path,
        ("Anna/a.txt", f"{sheet} {word_salad.prose(1, 40)} {sheet} {PASSAGE}"),
        ("Ben/b.txt", f"{word_salad.prose(2, 60)} {' '.join(first)} {sheet} {' '.join(last)}"),
        ("Carl/c.txt", word_salad.prose(3, 60)),
    )
    options = ClassOptions(handouts=(sheet,))

    result = check_class(read_class(path, pool=pool), options, course)

    assert result.searched == 1
    assert [len(result.sources[paper.id]) for paper in result.papers] == [1, 1, 0]
    for paper in result.papers[:2]:
        (source,) = result.sources[paper.id]
        assert (source.entry.name, source.comparison.matched_words) == ("book.txt", 40)
        words = paper.document.text.split()
        runs = [run for match in source.comparison.matches for run in match.runs]
        found = [word for start, _, size in runs for word in words[start : start + size]]
        assert sorted(found) == sorted(PASSAGE.split())
        assert result.similarity[paper.id] == 40 / paper.words


def test_a_late_paper_of_a_known_student_is_a_draft(
    tmp_path: Path, pool: ExtractionPool, course: Library
) -> None:
    path = zipped(tmp_path, ("Anna/a.txt", word_salad.prose(1, 40) + PASSAGE),
                  ("Ben/b.txt", word_salad.prose(2, 40)))  # fmt: skip
    result = check_class(read_class(path, pool=pool), library=course)
    late = tmp_path / "anna.txt"
    late.write_text(word_salad.prose(5, 40) + PASSAGE)
    other = tmp_path / "zoe.txt"
    other.write_text(word_salad.prose(6, 40) + PASSAGE)

    grown = add_late(result, read_class(late, pool=pool), course)
    grown = add_late(grown, read_class(other, pool=pool), course)

    assert [(d.student, d.papers) for d in grown.drafts] == [("Anna", (1, 3))]
    assert {(p.a, p.b) for p in grown.pairs} == {(1, 4), (3, 4)}
    assert [paper.is_late for paper in grown.papers] == [False, False, True, True]
    assert [len(grown.sources[number]) for number in (1, 2, 3, 4)] == [1, 0, 1, 1]


def test_a_class_is_kept_as_past_work_without_names(
    tmp_path: Path, pool: ExtractionPool, library: Library
) -> None:
    path = zipped(tmp_path, ("Anna Muster/a.txt", word_salad.prose(1, 40) + " by Anna Muster"),
                  ("Ben Berg/b.txt", word_salad.prose(2, 40)))  # fmt: skip
    result = check_class(read_class(path, pool=pool))

    kept = keep_as_past_work(result, library, "Biology 2024", "Past student work")

    assert [added.status for added in kept] == ["added", "added"]
    entries = library.documents()
    assert {entry.collection for entry in entries} == {"Past student work"}
    held = [entry.name + library.document(entry.id).text for entry in entries]
    assert not any(name in each for name in ("Anna", "Muster", "Ben Berg") for each in held)
    assert keep_as_past_work(result, library, "Biology 2024", "Past student work")[0].status in (
        "unchanged", "duplicate",
    )  # fmt: skip
    assert len(library) == 2
