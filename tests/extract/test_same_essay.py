"""One essay in every format is one essay to the engine."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.check.verify import compare
from plagcheck.extract.reader import extract
from plagcheck.model.result import AlignOptions
from tests.extract.forge import FILES

# As pandoc saved it; as LibreOffice did, with a running head and page numbers; and pdfTeX.
ONE_COLUMN = [
    *(f"essay.{suffix}" for suffix in ("txt", "docx", "odt", "rtf", "html", "epub")),
    *(f"essay-libreoffice.{suffix}" for suffix in ("docx", "odt", "rtf", "html", "epub", "pdf")),
]
ALL = [*ONE_COLUMN, "two-column.pdf"]


@cache
def prepared(name: str) -> PreparedText:
    return prepare(extract(FILES / name).comparable())


@pytest.mark.parametrize(("one", "other"), list(combinations(ALL, 2)), ids=" ".join)
def test_same_essay_in_any_two_formats(one, other):
    comparison = compare(prepared(one), prepared(other), AlignOptions())

    assert comparison.jaccard >= 0.99
    assert comparison.share_of_submission >= 0.99
    assert comparison.share_of_source >= 0.99
