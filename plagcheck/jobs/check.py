"""Check or compare files."""

from __future__ import annotations

from pathlib import Path

from plagcheck.align.alignment import AlignOptions
from plagcheck.align.prepared import prepare
from plagcheck.check.checker import check_document, require_words
from plagcheck.check.result import CheckOptions, CheckResult, FilesCompared
from plagcheck.check.verify import compare
from plagcheck.core.progress import Observer
from plagcheck.extract.reader import extract
from plagcheck.library.library import Library


def check_file(
    library: Library,
    path: Path,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
) -> CheckResult:
    """Check one file against a library."""
    return check_document(extract(path), library, options, observer)


def compare_files(a: Path, b: Path, options: AlignOptions | None = None) -> FilesCompared:
    """Compare two files, no library needed."""
    documents = [extract(path) for path in (a, b)]
    prepared = [prepare(document.text) for document in documents]
    for document, text in zip(documents, prepared, strict=True):
        require_words(document, text)
    comparison = compare(prepared[0], prepared[1], options or AlignOptions())
    words = [len(text.tokens) for text in prepared]
    return FilesCompared(documents[0], documents[1], words[0], words[1], comparison)
