"""Papers: a submission as one text, however many files it came in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Document, joined, starts_of
from plagcheck.model.submissions import Failure, HandedFile, Paper, PaperFile, Submission


def make_papers(roll: Sequence[Submission], first: int = 1) -> tuple[list[Paper], list[Failure]]:
    """Papers with ids from `first` on, and the files (or empty papers) that are none."""
    papers: list[Paper] = []
    failures: list[Failure] = []
    for submission in roll:
        name = submission.student.name
        failures += [
            Failure(each.path, name, each.problem) for each in submission.files if each.problem
        ]
        parts = list(_distinct(submission.files))
        if parts:
            papers.append(_paper(first + len(papers), submission, parts))
    return papers, failures


def _distinct(files: Sequence[HandedFile]) -> Iterator[tuple[HandedFile, Document]]:
    """Documents that were read; one that was packed twice counts once."""
    seen = set()
    for each in files:
        if each.document is None or each.document.sha256 in seen:
            continue
        if each.document.sha256:
            seen.add(each.document.sha256)
        yield each, each.document


def _paper(number: int, submission: Submission, parts: list[tuple[HandedFile, Document]]) -> Paper:
    documents = [document for _, document in parts]
    starts = starts_of(documents)
    files = tuple(
        PaperFile(each.path, start) for (each, _), start in zip(parts, starts, strict=True)
    )
    file, document = parts[0]
    name = file.name if len(parts) == 1 else submission.student.name
    document = replace(document, name=name) if len(parts) == 1 else joined(name, documents)
    words = len(tokenize(document.comparable(), stems=False))
    return Paper(
        number, submission.student, document, files, words, submission.is_late, submission.attempt
    )
