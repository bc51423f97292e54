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

from plagcheck.gui.findings import Findings, Mark, findings_of, findings_of_two
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
    path: Path | None
    texts: dict[int, Document]
    is_pair: bool = False


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
class LibraryState:
    """All documents, without their texts, and the totals."""

    entries: list[Entry]
    summary: Summary


def check_options(settings: Settings, collections: Sequence[str] | None) -> CheckOptions:
    """The engine's options for what the teacher chose."""
    from plagcheck.align.alignment import AlignOptions
    from plagcheck.align.chains import Joining
    from plagcheck.check.result import CheckOptions

    joining = {"none": Joining(gap=3, shift=3), "some": Joining()}.get(
        settings.sensitivity, Joining(gap=80, shift=80)
    )
    return CheckOptions(AlignOptions(settings.shortest, joining), collections)


def check(path: Path, settings: Settings) -> Work:
    """Check one file against the library."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.jobs.check import check_file

        library = keeper.library
        left_out = set(settings.left_unticked)
        wanted = [name for name in library.summary().collections if name not in left_out]
        options = check_options(settings, wanted if left_out else None)
        return Checked(findings_of(check_file(library, path, options, watcher)), path, {})

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
        return Checked(findings, None, texts)

    return work


def compare(a: Path, b: Path, settings: Settings) -> Work:
    """Compare two files; no library needed."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.jobs.check import compare_files

        compared = compare_files(a, b, check_options(settings, None).align)
        findings = findings_of_two(compared, settings.shortest)
        return Checked(findings, a, {1: compared.b}, is_pair=True)

    return work


def side_by_side(checked: Checked, number: int) -> Work:
    """Read a source and find which words of each match are the same on both sides."""

    def work(keeper: Keeper, watcher: Watcher) -> Pair:
        from plagcheck.core.tokens import tokenize

        findings = checked.findings
        source = findings.source(number)
        document = checked.texts.get(number)
        if document is None:
            document = checked.texts[number] = keeper.library.document(source.id)
        accents = bool(checked.texts) and _accents(keeper, checked)
        ours = tokenize(findings.text, accents=accents)
        theirs = tokenize(document.text, accents=accents)
        here = {m.label: _stretches(ours, m, 0) for m in source.marks}
        there = {m.label: _stretches(theirs, m, 1) for m in source.marks}
        return Pair(
            number,
            Side(findings.name, findings.text, findings.page_starts, here),
            Side(document.name, document.text, document.page_starts, there),
        )

    return work


def _accents(keeper: Keeper, checked: Checked) -> bool:
    """Whether words were cut with accents: the library's choice, the default without one."""
    return False if checked.path is None or checked.is_pair else keeper.library.params.accents


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

        found = find_files(paths)
        watcher.produced(found)
        watcher.flush()
        done = 0
        for outcome in add_files(keeper.library, found, collection=collection, observer=watcher):
            watcher.produced(outcome)
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


def rebuild(params: dict[str, int] | None = None) -> Work:
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
