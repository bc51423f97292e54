"""The jobs the window starts: the engine's use cases with what the screens need around them.

Every function returns work for the job runner. The engine is imported when a job runs, so that the
first window is painted before anything heavy is loaded.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from plagcheck.gui.findings import Findings, Mark, SourceFound, findings_of, findings_of_two
from plagcheck.gui.job_runner import Keeper, Watcher, Work
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.check.result import CheckOptions
    from plagcheck.core.document import Document
    from plagcheck.library.integrity import Rebuilt
    from plagcheck.library.records import Added, Entry, Incoming, Problem, Summary


@dataclass(slots=True)
class Checked:
    """A finished check; `texts` are the sources read so far, by their number in the findings."""

    findings: Findings
    paper: Document
    path: Path | None
    texts: dict[int, Document]
    accents: bool = False  # how words were cut
    is_pair: bool = False
    other: Path | None = None  # the second of two files

    def file_of(self, source: SourceFound) -> str:
        """Where a source's file was when it was added."""
        return str(self.other or "") if self.is_pair else source.path


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a pair: a text, and the stretches of it that are the same on both sides."""

    name: str
    text: str
    page_starts: tuple[int, ...]
    same: dict[str, tuple[tuple[int, int], ...]]  # by the label of the match


@dataclass(frozen=True, slots=True)
class Pair:
    """Paper and source side by side."""

    number: int
    paper: Side
    source: Side


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of a file; `same_as` names the document that has its text already."""

    outcome: Added
    same_as: str = ""


@dataclass(frozen=True, slots=True)
class LibraryState:
    """All documents, without their texts, and the totals."""

    entries: list[Entry]
    summary: Summary


def check_options(settings: Settings, collections: Sequence[str] | None) -> CheckOptions:
    """The engine's options for what the teacher chose."""
    from plagcheck.align.alignment import AlignOptions
    from plagcheck.check.result import CheckOptions

    return CheckOptions(AlignOptions(settings.shortest, settings.edited), collections)


def check(path: Path, settings: Settings) -> Work:
    """Check one file against the library."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.jobs.check import check_file

        library = keeper.library
        left_out = set(settings.left_unticked)
        wanted = [name for name in library.summary().collections if name not in left_out]
        options = check_options(settings, wanted if left_out else None)
        result = check_file(library, path, options, watcher)
        accents = library.params.accents
        return Checked(findings_of(result), result.submission, path, {}, accents)

    return work


def check_sample(settings: Settings) -> Work:
    """Check the bundled paper against the bundled sources; the library is left alone."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        import tempfile

        from plagcheck.jobs.add import add_files, find_files
        from plagcheck.jobs.check import check_file
        from plagcheck.library.library import Library

        with (
            as_file(files("plagcheck.samples")) as samples,
            tempfile.TemporaryDirectory() as scratch,
            Library.open(Path(scratch, "sample.plagcheck"), create=True) as library,
        ):
            papers = sorted(samples.glob("paper.*"))
            list(add_files(library, find_files([samples / "sources"])))
            found = check_file(library, papers[0], check_options(settings, None), watcher)
            findings = findings_of(found)
            texts = {s.number: library.document(s.id) for s in findings.all_sources}
        return Checked(findings, found.submission, None, texts)

    return work


def compare(a: Path, b: Path, settings: Settings) -> Work:
    """Compare two files; no library needed."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.jobs.check import compare_files

        compared = compare_files(a, b, check_options(settings, None).align, watcher)
        findings = findings_of_two(compared, settings.shortest)
        return Checked(findings, compared.a, a, {1: compared.b}, is_pair=True, other=b)

    return work


def side_by_side(checked: Checked, number: int) -> Work:
    """Read a source and find which words of each match are the same on both sides."""

    def work(keeper: Keeper, watcher: Watcher) -> Pair:
        findings = checked.findings
        source = findings.source(number)
        document = checked.texts.get(number)
        if document is None:
            document = checked.texts[number] = keeper.library.document(source.id)
        here = _same_words(checked.paper, source.marks, 0, checked.accents)
        there = _same_words(document, source.marks, 1, checked.accents)
        return Pair(
            number,
            Side(findings.name, findings.text, findings.page_starts, here),
            Side(document.name, document.text, document.page_starts, there),
        )

    return work


def _same_words(
    document: Document, marks: Sequence[Mark], side: int, accents: bool
) -> dict[str, tuple[tuple[int, int], ...]]:
    """Per match, the stretches of this side that stand on the other side too."""
    from plagcheck.core.tokens import tokenize

    tokens = tokenize(document.comparable(), accents=accents)
    if any(not _fits(tokens, mark, side) for mark in marks):
        tokens = tokenize(document.text, accents=accents)  # compared as it stands
    return {mark.label: _stretches(tokens, mark, side) for mark in marks if mark.runs}


def _fits(tokens: Any, mark: Mark, side: int) -> bool:
    """Whether words were cut as they were for the check: the runs then begin inside the match."""
    start, end = (mark.start, mark.end) if side == 0 else (mark.there, mark.there_end)
    firsts = [run[side] for run in mark.runs]
    return all(word < len(tokens) and start <= tokens.starts[word] < end for word in firsts)


def _stretches(tokens: Any, mark: Mark, side: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (int(tokens.starts[run[side]]), int(tokens.ends[run[side] + run[2] - 1]))
        for run in mark.runs
    )


def read_library() -> Work:
    """All documents and totals."""

    def work(keeper: Keeper, watcher: Watcher) -> LibraryState:
        return LibraryState(keeper.library.documents(), keeper.library.summary())

    return work


def add(paths: Sequence[Path], collection: str) -> Work:
    """Add files and folders. Produces the list of files, then an outcome for each."""

    def work(keeper: Keeper, watcher: Watcher) -> int:
        from plagcheck.jobs.add import add_files, find_files
        from plagcheck.library.records import Status

        found = find_files(paths)
        watcher.produced(found)
        watcher.flush()
        done = 0
        library = keeper.library
        for outcome in add_files(library, found, collection=collection, observer=watcher):
            same_as = ""
            if outcome.status is Status.DUPLICATE and outcome.id is not None:
                same_as = next((e.name for e in library.documents(ids=[outcome.id])), "")
            watcher.produced(Imported(outcome, same_as))
            done += 1
        return done

    return work


def remove(ids: Sequence[int]) -> Work:
    """Remove documents; returns what is needed to put them back."""

    def work(keeper: Keeper, watcher: Watcher) -> list[Incoming]:
        from plagcheck.library.records import Incoming, Origin

        library = keeper.library
        taken = []
        for entry in library.documents(ids=ids):
            watcher.check_cancelled()
            document = library.document(entry.id)
            origins = library.store.origins(entry.id) or [Origin("")]
            taken += [Incoming(document, o, entry.collection, entry.added_at) for o in origins]
        library.remove(ids)
        return taken

    return work


def put_back(documents: Sequence[Incoming]) -> Work:
    """Undo a removal."""

    def work(keeper: Keeper, watcher: Watcher) -> list[Added]:
        return keeper.library.add(documents)

    return work


def read_text(document_id: int) -> Work:
    """A document's text as it was extracted."""

    def work(keeper: Keeper, watcher: Watcher) -> Document:
        return keeper.library.document(document_id)

    return work


def verify() -> Work:
    """Look for damage."""

    def work(keeper: Keeper, watcher: Watcher) -> list[Problem]:
        from plagcheck.library.integrity import verify as verify_library

        return verify_library(keeper.library, watcher)

    return work


def rebuild(params: dict[str, Any] | None = None) -> Work:
    """Make the index anew from the stored texts, with other parameters where given."""

    def work(keeper: Keeper, watcher: Watcher) -> Rebuilt:
        from dataclasses import replace

        from plagcheck.library.integrity import rebuild as rebuild_library

        wanted = replace(keeper.library.params, **params) if params else None
        keeper.close()
        return rebuild_library(keeper.path, params=wanted, observer=watcher)

    return work


def back_up(target: Path) -> Work:
    """Copy the library to a file, whole or not at all."""

    def work(keeper: Keeper, watcher: Watcher) -> int:
        from plagcheck.core.errors import LibraryLocked

        count = len(keeper.library)
        keeper.close()  # SQLite then writes its journal into the file
        if Path(f"{keeper.path}-wal").exists():
            raise LibraryLocked(keeper.path.name)
        fresh = target.with_name(f"{target.name}.new")
        shutil.copy2(keeper.path, fresh)
        os.replace(fresh, target)
        return count

    return work


def use_library(path: Path) -> Work:
    """Keep another library from now on; the old one stays open when it cannot be used."""

    def work(keeper: Keeper, watcher: Watcher) -> LibraryState:
        from plagcheck.library.library import Library

        with Library.open(path, create=True) as library:
            len(library)
        keeper.move_to(path)
        return LibraryState(keeper.library.documents(), keeper.library.summary())

    return work


def params_of_library() -> Work:
    """The numbers the index was made with."""

    def work(keeper: Keeper, watcher: Watcher) -> dict[str, Any]:
        return keeper.library.params.to_dict()

    return work
