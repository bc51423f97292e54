"""Reworded text at the command line: counted apart, and weak matches apart from that."""

from __future__ import annotations

from pathlib import Path

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.cli.wording import check_lines
from plagcheck.model.adjusted import unadjusted
from tests import word_salad
from tests.check.test_traced import SOURCE, fill, reworded


@pytest.fixture(scope="module")
def library_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reworded") / "library"
    fill(path)
    return path


def told(library_path: Path, words: int) -> str:
    """What is said of a paper with so many words reworded from the source."""
    passage = reworded(" ".join(SOURCE.split()[120 : 120 + words]))
    paper = "\n\n".join((word_salad.prose(2, 300), passage, word_salad.prose(3, 300)))
    with Library.open(library_path) as library:
        return "\n".join(check_lines(unadjusted(check_document(Document("paper", paper), library))))


def test_a_reworded_passage_has_a_figure_of_its_own(library_path: Path) -> None:
    lines = told(library_path, 100)

    assert lines.startswith("paper: 1")
    assert "% of this paper is reworded from 1 source." in lines
    assert "words reworded · Jaccard" in lines


def test_thin_traces_are_told_apart(library_path: Path) -> None:
    lines = told(library_path, 18)

    assert lines.startswith("paper: no shared passage of 12 or more words in 301 documents.")
    assert "Weak matches, not counted:\n     1  0.txt  (read)\n" in lines
