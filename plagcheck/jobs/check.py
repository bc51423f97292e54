"""Check or compare files."""

from __future__ import annotations

from pathlib import Path

from plagcheck.align.alignment import AlignOptions
from plagcheck.align.prepared import prepare
from plagcheck.check.checker import check_document, require_words
from plagcheck.check.result import CheckOptions, CheckResult, FilesCompared
from plagcheck.check.verify import compare
from plagcheck.core.document import Document
from plagcheck.core.progress import Observer, Unobserved
from plagcheck.extract.pool import ExtractionPool
from plagcheck.jobs.reading import Reader
from plagcheck.library.library import Library


def read_file(
    path: Path, observer: Observer | None = None, pool: ExtractionPool | None = None
) -> Document:
    """Read one file, in a worker process where its format needs a parser."""
    with Reader(pool) as reader:
        return reader.read(path, observer or Unobserved())


def check_file(
    library: Library,
    path: Path,
    options: CheckOptions | None = None,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
) -> CheckResult:
    """Check one file against a library."""
    return check_document(read_file(path, observer, pool), library, options, observer)


def compare_files(
    a: Path,
    b: Path,
    options: AlignOptions | None = None,
    observer: Observer | None = None,
    pool: ExtractionPool | None = None,
) -> FilesCompared:
    """Compare two files, no library needed."""
    with Reader(pool) as reader:
        documents = [reader.read(path, observer or Unobserved()) for path in (a, b)]
    prepared = [prepare(document.comparable()) for document in documents]
    for document, text in zip(documents, prepared, strict=True):
        require_words(document, text)
    comparison = compare(prepared[0], prepared[1], options or AlignOptions())
    words = [len(text.tokens) for text in prepared]
    return FilesCompared(documents[0], documents[1], words[0], words[1], comparison)
