"""Check or compare files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from plagcheck.align.prepared import prepare
from plagcheck.check.checker import check_document, require_words
from plagcheck.check.follower import Follower
from plagcheck.check.verify import compare
from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.jobs.disguise_scores import score_tricks
from plagcheck.jobs.reading import Reader
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.progress import Observer, Unobserved
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult, FilesCompared


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
    follower: Follower | None = None,
) -> CheckResult:
    """Check one file against a library; a follower sees the sources as they are verified.

    A paper that is flagged for a disguise is also checked as if the disguise worked.
    """
    result = check_document(read_file(path, observer, pool), library, options, observer, follower)

    def share_of(document: Document) -> float:
        return check_document(document, library, options, observer).similarity

    return replace(result, tricks=score_tricks(result.submission, share_of))


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
    asked = options or AlignOptions()
    comparison = compare(prepared[0], prepared[1], asked)

    def share_of(document: Document) -> float:
        return compare(prepare(document.comparable()), prepared[1], asked).share_of_submission

    words = [len(text.tokens) for text in prepared]
    tricks = score_tricks(documents[0], share_of)
    return FilesCompared(documents[0], documents[1], words[0], words[1], comparison, tricks)
