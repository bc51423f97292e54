"""One essay in every format is one essay to the engine."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from plagcheck.align.alignment import AlignOptions
from plagcheck.align.prepared import Prepared, prepare
from plagcheck.check.verify import compare
from plagcheck.extract.reader import extract
from tests.extract.forge import FILES

PLAIN = ["essay.txt", "essay.docx", "essay.odt", "essay.rtf", "essay.html", "essay.epub"]
HEADED = [f"essay-libreoffice.{suffix}" for suffix in ("docx", "odt", "rtf", "html", "pdf")]


@cache
def prepared(name: str) -> Prepared:
    return prepare(extract(FILES / name).comparable())


@pytest.mark.parametrize(
    ("one", "other"), [*combinations(PLAIN, 2), *combinations(HEADED, 2)], ids=" ".join
)
def test_same_essay_in_two_formats(one, other):
    comparison = compare(prepared(one), prepared(other), AlignOptions())

    assert comparison.jaccard >= 0.98
    assert comparison.share_of_submission >= 0.99
    assert comparison.share_of_source >= 0.99


@pytest.mark.parametrize("other", [name for name in PLAIN if name != "essay.epub"])
def test_two_columns_with_running_heads(other):
    """The running head is in the PDF alone: seven words of nine hundred."""
    comparison = compare(prepared("two-column.pdf"), prepared(other), AlignOptions())

    assert comparison.jaccard >= 0.98
    assert comparison.share_of_source >= 0.99
