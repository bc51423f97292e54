"""check_file, compare_files and the bundled sample."""

from __future__ import annotations

from pathlib import Path

import psutil
import pytest

from plagcheck import Library
from plagcheck.jobs.check import check_file, compare_files
from plagcheck.jobs.reading import Reader
from plagcheck.jobs.sample import check_sample
from plagcheck.model.errors import FileMissing, FolderGiven, NoText, TooShort
from plagcheck.model.progress import Unobserved
from plagcheck.model.result import AlignOptions
from tests import word_salad


@pytest.fixture
def essay(tmp_path: Path) -> Path:
    path = tmp_path / "essay.txt"
    path.write_text(word_salad.text(1, 50) + " " + word_salad.text(2, 30), encoding="utf-8")
    return path


def test_a_file_is_checked_under_its_name(library: Library, essay: Path) -> None:
    library.add_text("source", word_salad.text(2, 30) + " " + word_salad.text(3, 30))
    result = check_file(library, essay)

    assert result.submission.name == "essay.txt"
    assert result.matched_words == 30


def test_files_are_compared_with_a_as_the_submission(tmp_path: Path, essay: Path) -> None:
    source = tmp_path / "source.txt"
    source.write_text(word_salad.text(3, 60) + " " + word_salad.text(2, 30))
    compared = compare_files(essay, source)

    (other,) = compared.sources
    assert compared.is_of_two_files
    assert (compared.submission.name, other.entry.name) == ("essay.txt", "source.txt")
    assert (compared.words, other.entry.words) == (80, 90)
    assert compared.similarity == other.comparison.share_of_submission == 30 / 80
    assert other.comparison.share_of_source == 30 / 90


def test_comparing_honours_the_shortest_match(tmp_path: Path, essay: Path) -> None:
    source = tmp_path / "source.txt"
    source.write_text(" ".join(word_salad.words(2, 30)[:10]) + " " + word_salad.text(3, 60))

    assert compare_files(essay, source).matches == ()
    assert not compare_files(essay, source).leaders
    assert len(compare_files(essay, source, AlignOptions(8)).matches) == 1


@pytest.mark.parametrize(
    ("text", "error"),
    [(None, FileMissing), ("", NoText), ("...", NoText), ("two words", TooShort)],
)
def test_a_file_that_cannot_be_checked_says_why(
    library: Library, tmp_path: Path, essay: Path, text: str | None, error: type[Exception]
) -> None:
    path = tmp_path / "bad.txt"
    if text is not None:
        path.write_text(text)

    with pytest.raises(error, match=r"bad\.txt"):
        check_file(library, path)
    with pytest.raises(error, match=r"bad\.txt"):
        compare_files(essay, path)


def test_a_folder_cannot_be_checked(library: Library, tmp_path: Path) -> None:
    with pytest.raises(FolderGiven):
        check_file(library, tmp_path)


def test_the_sample_shows_what_the_program_finds() -> None:
    result = check_sample()

    assert len(result.sources) == 3
    assert all(source.comparison.matches for source in result.sources)
    assert 0.1 < result.similarity < 0.9


def test_large_text_is_read_by_a_worker(tmp_path: Path) -> None:
    """Where it can be ended; for a small one, starting it costs more than reading."""
    (tmp_path / "small.txt").write_text("a few words " * 1000)
    (tmp_path / "large.txt").write_text("a few words " * 100_000)
    me = psutil.Process()
    with Reader() as reader:
        before = set(me.children())
        reader.read(tmp_path / "small.txt", Unobserved())
        assert set(me.children()) == before
        reader.read(tmp_path / "large.txt", Unobserved())
        assert set(me.children()) > before
