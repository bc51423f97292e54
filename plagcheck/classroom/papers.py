"""Papers: a submission as one text, however many files it came in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from plagcheck.index.tokens import tokenize
from plagcheck.model.document import Coverage, Document, Flag, Span
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
    starts = [0]
    for _, document in parts:
        starts.append(starts[-1] + len(document.text) + 1)
    files = tuple(
        PaperFile(each.path, start) for (each, _), start in zip(parts, starts, strict=False)
    )
    file, document = parts[0]
    name = file.name if len(parts) == 1 else submission.student.name
    if len(parts) == 1:
        document = replace(document, name=name)
    else:
        document = _joined(name, [document for _, document in parts], starts)
    words = len(tokenize(document.comparable(), stems=False))
    return Paper(
        number, submission.student, document, files, words, submission.is_late, submission.attempt
    )


def _joined(name: str, documents: Sequence[Document], starts: Sequence[int]) -> Document:
    """One document of several; places in it are places in its own text and pages."""
    moved = list(zip(documents, starts, strict=False))
    pages = [0]
    for document in documents:
        pages.append(pages[-1] + document.coverage.pages)
    return Document(
        name,
        "\n".join(document.text for document in documents),
        page_starts=tuple(at + start for document, start in moved for at in document.page_starts),
        notes=tuple(note for document in documents for note in document.notes),
        media_type=documents[0].media_type,
        hidden=tuple(span for d, start in moved for span in _move(d.hidden, start)),
        gaps=tuple(span for d, start in moved for span in _move(d.gaps, start)),
        markup=tuple(span for d, start in moved for span in _move(d.markup, start)),
        quotes=tuple(span for d, start in moved for span in _move(d.quotes, start)),
        flags=tuple(
            _move_flag(flag, start, first)
            for (d, start), first in zip(moved, pages, strict=False)
            for flag in d.flags
        ),
        coverage=_coverage(documents, pages),
    )


def _coverage(documents: Sequence[Document], first_pages: Sequence[int]) -> Coverage:
    parts = [(d.coverage, first) for d, first in zip(documents, first_pages, strict=False)]
    return Coverage(
        words=sum(part.words for part, _ in parts),
        pages=first_pages[-1],
        pages_without_text=tuple(p + first for c, first in parts for p in c.pages_without_text),
        pages_unreadable=tuple(p + first for c, first in parts for p in c.pages_unreadable),
        skipped=tuple(skipped for part, _ in parts for skipped in part.skipped),
    )


def _move(spans: Sequence[Span], by: int) -> list[Span]:
    return [Span(span.start + by, span.end + by) for span in spans]


def _move_flag(flag: Flag, by: int, first_page: int) -> Flag:
    pages = tuple(page + first_page for page in flag.pages)
    return replace(flag, spans=tuple(_move(flag.spans, by)), pages=pages)
