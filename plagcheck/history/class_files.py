"""A student taken out of a saved class, and of its file."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from plagcheck.classroom.stored import pack, unpack
from plagcheck.history.files import erase_file, is_class_file
from plagcheck.history.saved import AS_MEMBER, AS_NOTE, AS_SOURCE, unnamed
from plagcheck.history.shared_files import Staying, choices_without, staying
from plagcheck.history.students import StudentName
from plagcheck.model.adjusted import Choice
from plagcheck.model.classes import ClassResult
from plagcheck.model.decisions import Decision, Decisions
from plagcheck.model.entry import Entry
from plagcheck.model.result import Source
from plagcheck.model.submissions import Failure, Paper
from plagcheck.report.as_check import reopened

Sources = Mapping[int, tuple[Source, ...]]  # by paper

LEFTOVER_S: Final = 600.0  # a file that is being saved is younger


def read_class_file(path: Path) -> ClassResult:
    return reopened(unpack(path.name, path.read_bytes()))


def papers_of(result: ClassResult, student: StudentName) -> tuple[Paper, ...]:
    """The papers of a student in a class."""
    return tuple(
        paper
        for paper in result.papers
        if student.is_called(paper.student.name)
        or any(student.is_called(handle) for handle in paper.student.handles)
    )


def why_held(result: ClassResult, student: StudentName) -> str:
    """Why a class has anything that `without_student` takes out; empty where it has nothing."""
    if papers_of(result, student) or any(_is_of(failure, student) for failure in result.failures):
        return AS_MEMBER
    found = (*result.sources.values(), *result.found_later.values())
    if any(_is_by(source.entry, student) for some in found for source in some):
        return AS_SOURCE
    decisions = (*result.decisions.papers.values(), *result.decisions.pairs.values())
    notes = [each.note for each in decisions]
    notes += [each.note for kept in result.adjustments.values() for each in kept.choices]
    return AS_NOTE if any(map(student.is_mentioned, notes)) else ""


def without_student(
    result: ClassResult, student: StudentName, source: str, mention: str
) -> ClassResult:
    """A class in which nothing is left of a student.

    `source` stands for the name of a source by them then, `mention` for their name in a note.
    """
    gone = {paper.id for paper in papers_of(result, student)}
    keys = {paper.student.key for paper in result.papers if paper.id in gone}
    common = (
        replace(each, papers=tuple(n for n in each.papers if n not in gone))
        for each in result.common
        if each.papers and each.papers[0] not in gone  # its words are quoted from the first paper
    )

    def left_of(sources: Sources) -> Sources:
        return {
            number: tuple(_left_of(each, student, source) for each in found)
            for number, found in sources.items()
            if number not in gone
        }

    stay = {each.id: stays for each, stays in _staying(result, student)}

    def cleaned(choices: Iterable[Choice]) -> tuple[Choice, ...]:
        return tuple(
            replace(each, note=student.without_mention(each.note, mention))
            for each in choices_without(choices, stay)
        )

    return replace(
        result.counted_anew,
        papers=tuple(paper for paper in result.papers if paper.id not in gone),
        pairs=tuple(pair for pair in result.pairs if not {pair.a, pair.b} & gone),
        common=tuple(each for each in common if len(each.papers) > 1),
        left_out={n: words for n, words in result.left_out.items() if n not in gone},
        failures=tuple(each for each in result.failures if not _is_of(each, student)),
        sources=left_of(result.sources),
        found_later=left_of(result.found_later),
        adjustments={
            n: replace(each, choices=cleaned(each.choices))
            for n, each in result.adjustments.items()
            if n not in gone
        },
        left={
            n: {mate: each for mate, each in found.items() if mate not in gone}
            for n, found in result.left.items()
            if n not in gone
        },
        numbers={key: n for key, n in result.numbers.items() if key not in keys},
        decisions=_without_notes(result.decisions, gone, student, mention),
    )


def _left_of(found: Source, student: StudentName, name: str) -> Source:
    """A source under the file of somebody else that holds its text, or under a name of nobody."""
    stays = staying(found.entry, student)
    if stays is not None:
        return stays.source(found)
    return unnamed(found, name) if _is_by(found.entry, student) else found


def files_that_stay(result: ClassResult, student: StudentName) -> tuple[str, ...]:
    """Files of others as which a text that a student handed in, too, stays a source."""
    return tuple(
        dict.fromkeys(name for _, stays in _staying(result, student) for name in stays.files)
    )


def _staying(result: ClassResult, student: StudentName) -> Iterator[tuple[Source, Staying]]:
    for found in (*result.sources.values(), *result.found_later.values()):
        for source in found:
            stays = staying(source.entry, student)
            if stays is not None:
                yield source, stays


def _without_notes(
    decisions: Decisions, gone: set[int], student: StudentName, mention: str
) -> Decisions:
    def cleaned(decision: Decision) -> Decision:
        return replace(decision, note=student.without_mention(decision.note, mention))

    return Decisions(
        {n: cleaned(each) for n, each in decisions.papers.items() if n not in gone},
        {key: cleaned(each) for key, each in decisions.pairs.items() if not gone & set(key)},
    )


def _is_by(entry: Entry, student: StudentName) -> bool:
    return any(map(student.is_in_path, (entry.name, *entry.paths)))


def _is_of(failure: Failure, student: StudentName) -> bool:
    return student.is_called(failure.student) or student.is_in_path(failure.path)


def rewrite_class_file(path: Path, result: ClassResult) -> None:
    """Put a class in place of the one in a file; the bytes of the old one are erased.

    Whenever this is cut short, the file is a whole class.
    """
    old = old_name(path)
    erase_file(old)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as fresh:
        try:
            fresh.write(pack(result))
            fresh.flush()
            os.fsync(fresh.fileno())
        except BaseException:
            Path(fresh.name).unlink()
            raise
    with suppress(OSError):  # some file systems give no file a second name
        os.link(path, old)
    os.replace(fresh.name, path)
    erase_file(old)
    erase_leftovers(path.parent)


def erase_class_file(path: Path) -> None:
    """Erase the file of a class; one that is something else by now is left alone."""
    for each in (path, old_name(path)):
        if is_class_file(each):
            erase_file(each)
    erase_leftovers(path.parent)


def erase_leftovers(folder: Path) -> None:
    """Erase what a program that was killed while it saved a class left in a folder."""
    for path in folder.glob(".*"):
        if is_class_file(path) and time.time() - path.stat().st_mtime > LEFTOVER_S:
            erase_file(path)


def old_name(path: Path) -> Path:
    """What a class is called for the moment in which it is replaced."""
    return path.with_name(f"{path.name}.old")
