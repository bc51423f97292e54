"""Keep what was found, show it again, check it again, and what is held about one student."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from plagcheck import __version__
from plagcheck.extract.reader import read_bytes
from plagcheck.history.changes import Changes, what_changed
from plagcheck.history.saved import SavedCheck, SavedClass, SourceText
from plagcheck.history.students import StudentName
from plagcheck.jobs.check import check_paper, look_behind
from plagcheck.jobs.kept_choices import kept_choices, same_sources, with_later_numbers
from plagcheck.jobs.known import KnownBytes
from plagcheck.jobs.library_state import library_state
from plagcheck.library.library import Library
from plagcheck.library.packing import text_digest
from plagcheck.model.adjusted import Choice, Rules, set_aside
from plagcheck.model.classes import ClassResult
from plagcheck.model.decisions import Decision
from plagcheck.model.entry import Entry
from plagcheck.model.errors import PlagcheckError, UnknownDocument
from plagcheck.model.names import printable
from plagcheck.model.progress import Observer
from plagcheck.model.result import CheckResult, LibraryState


@dataclass(frozen=True, slots=True)
class Context:
    """What is known of a check besides its result.

    `settings` are those that have a part in it, not lists of recent files, which name others.
    """

    student: str = ""
    class_name: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)
    decision: Decision = field(default_factory=Decision)
    rules: Rules = field(default_factory=Rules)
    choices: tuple[Choice, ...] = ()
    other_student: str = ""  # of the second of two files
    no_drafts: frozenset[int] = frozenset()


def to_save(
    path: Path | None,
    result: CheckResult,
    context: Context | None = None,
    library: Library | None = None,
    other: Path | None = None,
) -> SavedCheck:
    """A check with the texts of its sources, and the library as it is now; or two files.

    Two files compared have no library; `other` is where the second is.
    """
    context = context or Context()
    sources: tuple[SourceText, ...] = ()
    if library is not None:
        sources = tuple(_source_texts(library, result))
        result = replace(result, library=library_state(library))
    return SavedCheck(
        when=_now(),
        path=_shown(path),
        sha256=result.submission.sha256 or _file_digest(path),
        result=result,
        sources=sources,
        student=context.student,
        class_name=context.class_name,
        settings=context.settings,
        version=__version__,
        decision=context.decision,
        rules=context.rules,
        choices=context.choices,
        other_path=_shown(other),
        other_student=context.other_student,
        no_drafts=context.no_drafts,
    )


def class_to_save(
    path: Path,
    result: ClassResult,
    name: str = "",
    library: Library | None = None,
    settings: Mapping[str, Any] | None = None,
) -> SavedClass:
    """A class that is kept in a file of its own."""
    return SavedClass(
        when=_now(),
        path=_shown(path),
        name=name or result.name or path.stem,
        students=tuple(dict.fromkeys(paper.student.name for paper in result.papers)),
        papers=len(result.papers),
        pairs=len(result.counted_pairs),
        words=sum(paper.words for paper in result.papers),
        share=max(result.similarity.values(), default=0.0),
        settings=settings or {},
        version=__version__,
        library=library_state(library) if library is not None else LibraryState(),
        searched=result.searched or 0,
    )


def check_again(
    saved: SavedCheck, library: Library, observer: Observer | None = None
) -> tuple[CheckResult, Changes]:
    """Check the paper as it was saved, as it was asked for then, with the library of today.

    Behind sources that were left out then and are still there, others are looked for.
    """
    if saved.result.is_of_two_files:
        raise TypeError("only a check against a library can be made again")
    result = check_paper(library, saved.result.submission, saved.result.options, observer)
    choices = choices_now(saved, result, library)
    if set_aside(choices):
        result = look_behind(library, with_later_numbers(result, saved.result), choices, observer)
    return result, what_changed(saved, result, *library_since(saved, library))


def choices_now(saved: SavedCheck, result: CheckResult, library: Library) -> tuple[Choice, ...]:
    """What the teacher chose about a saved check, for a later one of the same paper."""
    return kept_choices(saved.choices, saved.result, result, library)


def no_drafts_now(saved: SavedCheck, result: CheckResult, library: Library) -> frozenset[int]:
    """The sources of which the teacher said that they are no draft of it, the same way."""
    return frozenset(same_sources(saved.no_drafts, saved.result, result, library).values())


def library_since(saved: SavedCheck | SavedClass, library: Library) -> tuple[int, int]:
    """How many documents were added and removed since a check was saved.

    In another library, or one made anew, only the days on which documents were added can tell.
    """
    then = saved.library
    if then.identity and then.identity == library.identity:
        fresh: Sequence[Entry] = ()
        if library.last_id > then.last_id:
            fresh = library.documents(ids=range(then.last_id + 1, library.last_id + 1))
    else:
        fresh = [entry for entry in library.documents() if entry.added_at > saved.when]
    return len(fresh), max(0, then.documents - (len(library) - len(fresh)))


def held_in_library(library: Library, student: str) -> list[Entry]:
    """Documents of a library that carry a student's name, to be looked over before removal."""
    searched = StudentName(student)
    return [
        entry
        for entry in library.documents()
        if any(map(searched.is_in_path, (entry.name, *entry.paths)))
    ]


def files_of_others(entry: Entry, student: str) -> tuple[str, ...]:
    """Paths of files with the text of a document of theirs that do not carry the name."""
    return StudentName(student).files_of_others(entry.paths)


def erase_in_library(library: Library, student: str, ids: Collection[int]) -> int:
    """Take documents of a student out, and notes that name them; returns how many went.

    Where a file of somebody else holds the same text, the document stays as that file alone.
    """
    there = library.documents(ids=ids)
    shared = {each.id: others for each in there if (others := files_of_others(each, student))}
    library.remove([each.id for each in there if each.id not in shared])
    for entry in there:
        if entry.id in shared:
            theirs = [path for path in entry.paths if path not in shared[entry.id]]
            library.forget_files(entry.id, theirs)
    KnownBytes(library).forget_archives(StudentName(student).is_in_path)
    library.finish_removing()
    return len(there) - len(shared)


def _source_texts(library: Library, result: CheckResult) -> Iterator[SourceText]:
    for source in result.sources:
        with suppress(UnknownDocument):  # removed by another program this very moment
            document = library.document(source.entry.id)
            digest = text_digest(document.text).hex()
            pages = document.page_starts
            yield SourceText(source.entry.id, document.name, document.text, pages, digest)


def _shown(path: Path | None) -> str:
    return printable(str(path.absolute())) if path is not None else ""


def _file_digest(path: Path | None) -> str:
    if path is None:
        return ""
    try:
        return hashlib.sha256(read_bytes(path)).hexdigest()
    except PlagcheckError:
        return ""


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
