"""Runs shorter than the shortest count nowhere, not even in a passage that is reworded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import word_salad
from tests.check.test_traced import SOURCE, reworded
from tests.cli.conftest import Cli


@pytest.mark.parametrize(("shortest", "words"), [(8, 10), (12, 0), (30, 0)])
def test_a_short_run_in_a_reworded_passage(
    cli: Cli, tmp_path: Path, shortest: int, words: int
) -> None:
    source = SOURCE.split()[120:260]
    changed = reworded(" ".join(source)).split()
    changed[60:69] = source[60:69]  # and one beside them is the same by itself
    paper, book = tmp_path / "paper.txt", tmp_path / "book.txt"
    paper.write_text(f"{word_salad.prose(2, 200)}\n\n{' '.join(changed)}\n", encoding="utf-8")
    book.write_text(SOURCE, encoding="utf-8")

    found = cli("compare", paper, book, "--shortest", str(shortest), "--json").object

    assert found["matched_words"] == words
    assert found["reworded_words"] >= 100
