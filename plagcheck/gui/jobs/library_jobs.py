"""Jobs on the library: adding, removing, moving, and looking after it.

Every function returns work for the job runner; the engine is imported when a job runs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from plagcheck.gui.jobs.import_follower import ImportFollower
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.gui.jobs.workers import Workers
    from plagcheck.jobs.unfinished_imports import UnfinishedImport
    from plagcheck.library.library import Library
    from plagcheck.library.rebuilding import RebuildOutcome
    from plagcheck.model.document import Document
    from plagcheck.model.entry import Damage, Entry, Holds, IncomingDocument, LikenessRow, Summary
    from plagcheck.model.progress import Progress


@dataclass(frozen=True, slots=True)
class LibraryContents:
    """All documents, without their texts, and the totals."""

    entries: list[Entry]
    summary: Summary
    identity: str = ""  # one that is made anew has another, and other numbers for its documents
    has_traces: bool = False  # of what was removed, while another program reads it
    left: tuple[frozenset[int], ...] = ()  # alike, and left as they are
    copies_gone: tuple[str, ...] = ()  # older copies that went with what was removed

    def without(self, ids: frozenset[int]) -> LibraryContents:
        """The same without some documents."""
        gone = [entry for entry in self.entries if entry.id in ids]
        if not gone:
            return self
        counts = dict(self.summary.collections)
        for entry in gone:
            counts[entry.collection] -= 1
        summary = replace(
            self.summary,
            documents=self.summary.documents - len(gone),
            words=self.summary.words - sum(entry.words for entry in gone),
            collections={name: count for name, count in counts.items() if count},
        )
        left = [e for e in self.entries if e.id not in ids]
        return replace(self, entries=left, summary=summary)


def warm(workers: Workers) -> Work[None]:
    """Load what the first file would wait for: the engine, and the jobs of a check."""

    def work(keeper: Keeper, watcher: Watcher) -> None:
        import plagcheck.gui.history.saving
        import plagcheck.gui.jobs.check_jobs
        import plagcheck.jobs.add
        import plagcheck.jobs.check  # noqa: F401  loading it is the point

        workers.warm()

    return work


def read_library(student_work: Sequence[str]) -> Work[LibraryContents]:
    """All documents and totals.

    `student_work` are collections that the settings of an earlier version say it of.
    """

    def work(keeper: Keeper, watcher: Watcher) -> LibraryContents:
        from plagcheck.model.entry import Holds

        library = keeper.library
        told = library.summary().holds if student_work else {}
        for name in student_work:
            if told.get(name) is Holds.UNKNOWN:
                library.tell(name, Holds.STUDENT_WORK)
        with keeper.noting_copies():
            has_traces = not library.finish_removing(watcher)
        contents = _contents_of(library)
        return replace(contents, has_traces=has_traces, copies_gone=keeper.copies_gone)

    return work


def _contents_of(library: Library) -> LibraryContents:
    from plagcheck.library.deciding import decided
    from plagcheck.model.entry import Likeness

    left = tuple(map(frozenset, decided(library, Likeness.LEFT)))
    return LibraryContents(library.documents(), library.summary(), library.identity, left=left)


def count_collections() -> Work[dict[str, int]]:
    """How many documents each collection holds by now, also while more are being added."""

    def work(keeper: Keeper, watcher: Watcher) -> dict[str, int]:
        return dict(keeper.library.summary().collections)

    return work


def count_library() -> Work[Summary]:
    """What the library holds by now, without reading any of it."""

    def work(keeper: Keeper, watcher: Watcher) -> Summary:
        return keeper.library.summary()

    return work


def begin_collection(name: str, holds: Holds) -> Work[Holds]:
    """Make a collection; one with documents stays as it is."""

    def work(keeper: Keeper, watcher: Watcher) -> Holds:
        return keeper.library.begin_collection(name, holds)

    return work


def tell_holds(collection: str, holds: Holds) -> Work[None]:
    """Say what a collection holds."""

    def work(keeper: Keeper, watcher: Watcher) -> None:
        keeper.library.tell(collection, holds)

    return work


def add(
    importing: ImportFollower, offered: Mapping[str, Holds], workers: Workers, near: str
) -> Work[None]:
    """Add files and folders; `offered` says what new collections hold.

    `near` is what becomes of what is nearly the same as a document.

    Short jobs that come meanwhile are let in.
    """

    def work(keeper: Keeper, watcher: Watcher) -> None:
        from plagcheck.jobs.add import add_paths
        from plagcheck.model.entry import Near

        library, collection = keeper.library, importing.begin()
        try:
            add_paths(
                library,
                importing.paths,
                importing,
                collection=collection,
                holds=offered.get(collection),
                near=Near(near),
                observer=_LettingIn(watcher, library),
                pool=workers.get(),
            )
        finally:
            importing.end(library, offered)

    return work


class _LettingIn:
    """The observer of an import; between two steps of it, short jobs that wait are done."""

    def __init__(self, watcher: Watcher, library: Library) -> None:
        self._watcher, self._library = watcher, library

    def progressed(self, progress: Progress) -> None:
        self._watcher.progressed(progress)

    def check_cancelled(self) -> None:
        if not self._library.is_changing:
            self._watcher.let_in()
        self._watcher.check_cancelled()


def not_added(left: Mapping[int, UnfinishedImport]) -> Work[dict[int, list[Path]]]:
    """Of each import that was left half-way, what the library does not have."""

    def work(keeper: Keeper, watcher: Watcher) -> dict[int, list[Path]]:
        from plagcheck.jobs.add import not_added

        return {
            number: not_added(keeper.library, map(Path, each.paths), watcher)
            for number, each in left.items()
        }

    return work


@dataclass(frozen=True, slots=True)
class RemovedDocuments:
    """What is needed to put documents back, and what was decided about all."""

    documents: list[IncomingDocument]
    decided: list[LikenessRow]


def remove(ids: Sequence[int]) -> Work[RemovedDocuments]:
    """Remove documents; returns what is needed to put them back."""

    def work(keeper: Keeper, watcher: Watcher) -> RemovedDocuments:
        from plagcheck.library.deciding import likeness
        from plagcheck.model.entry import IncomingDocument, Origin

        library = keeper.library
        decided = likeness(library)
        taken = []
        there = library.documents(ids=ids)
        for entry in there:
            document = library.document(entry.id)
            origins = library.store.origins(entry.id) or [Origin("")]
            taken += [
                IncomingDocument(document, o, entry.collection, entry.added_at) for o in origins
            ]
        library.remove([entry.id for entry in there])
        return RemovedDocuments(taken, decided)

    return work


def erase(student: str, ids: Sequence[int]) -> Work[int]:
    """Take documents of a student out for good, and notes that name them; returns how many."""

    def work(keeper: Keeper, watcher: Watcher) -> int:
        from plagcheck.jobs.history import erase_in_library

        with keeper.noting_copies():
            return erase_in_library(keeper.library, student, ids)

    return work


def move(
    collections: Mapping[int, str], offered: Mapping[str, Holds] | None = None
) -> Work[dict[int, str]]:
    """Put documents into collections; returns where they were.

    `offered` says what new ones hold.
    """

    def work(keeper: Keeper, watcher: Watcher) -> dict[int, str]:
        library = keeper.library
        before = {entry.id: entry.collection for entry in library.documents(ids=collections)}
        for name in sorted(set(collections.values())):
            if offered and name in offered:
                library.begin_collection(name, offered[name])
            library.move([i for i in before if collections[i] == name], name)
        return before

    return work


def put_back(removed: RemovedDocuments) -> Work[None]:
    """Undo a removal."""

    def work(keeper: Keeper, watcher: Watcher) -> None:
        from plagcheck.library.deciding import likeness, set_likeness

        keeper.library.add(removed.documents)
        rows = {(row.text_sha256, row.says): row for row in removed.decided}
        rows |= {(row.text_sha256, row.says): row for row in likeness(keeper.library)}
        set_likeness(keeper.library, rows.values())

    return work


def decide(groups: Sequence[Sequence[int]], says: str) -> Work[list[LikenessRow]]:
    """Decide about the documents of each group; returns what was decided before.

    Without a word, what was said of them is taken back.
    """

    def work(keeper: Keeper, watcher: Watcher) -> list[LikenessRow]:
        from plagcheck.library import deciding
        from plagcheck.model.entry import Likeness

        library = keeper.library
        before = deciding.likeness(library)
        for group in groups:
            there = [entry.id for entry in library.documents(ids=group)]
            if says:
                deciding.decide(library, there, Likeness(says))
            else:
                for each in Likeness:
                    deciding.undecide(library, there, each)
        return before

    return work


def decide_as(rows: Sequence[LikenessRow]) -> Work[None]:
    """Have just this decided."""

    def work(keeper: Keeper, watcher: Watcher) -> None:
        from plagcheck.library.deciding import set_likeness

        set_likeness(keeper.library, rows)

    return work


def read_text(document_id: int) -> Work[Document]:
    """A document's text as it was extracted."""

    def work(keeper: Keeper, watcher: Watcher) -> Document:
        return keeper.library.document(document_id)

    return work


def verify() -> Work[list[Damage]]:
    """Look for damage."""

    def work(keeper: Keeper, watcher: Watcher) -> list[Damage]:
        from plagcheck.library.integrity import verify as verify_library

        return verify_library(keeper.library, watcher)

    return work


def rebuild(params: dict[str, Any] | None = None) -> Work[RebuildOutcome]:
    """Make the index anew from the stored texts, with other parameters where given."""

    def work(keeper: Keeper, watcher: Watcher) -> RebuildOutcome:
        from plagcheck.library.rebuilding import rebuild as rebuild_library

        wanted = replace(keeper.library.params, **params) if params else None
        with keeper.alone(watcher.check_cancelled):
            return rebuild_library(keeper.path, params=wanted, observer=watcher)

    return work


def back_up(target: Path, needed: Collection[Path]) -> Work[int]:
    """Copy the library as it is now; the teacher was asked whether a file may be replaced."""

    def work(keeper: Keeper, watcher: Watcher) -> int:
        from plagcheck.library.output_places import require_apart

        require_apart(target, needed)
        return keeper.library.back_up(target, replace=True, observer=watcher)

    return work


def use_library(path: Path) -> Work[LibraryContents]:
    """Keep another library from now on; the old one stays open when it cannot be used."""

    def work(keeper: Keeper, watcher: Watcher) -> LibraryContents:
        from plagcheck.library.library import Library

        with Library.open(path, create=True) as library:
            len(library)
        keeper.move_to(path)
        return _contents_of(keeper.library)

    return work
