"""Corrections of who handed in what, before a class is compared. Each gives a new roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from plagcheck.model.submissions import HandedFile, Student, Submission

Roll = tuple[Submission, ...]


def move_file(roll: Sequence[Submission], path: str, to: str) -> Roll:
    """Give a file to another student (by key); a submission without files is gone."""
    file = _file(roll, path)
    moved: list[Submission] = []
    for submission in roll:
        files = tuple(each for each in submission.files if each.path != path)
        if submission.student.key == to and not _holds(moved, file):
            files = (*files, file)
        moved.append(replace(submission, files=files))
    if not _holds(moved, file):
        raise KeyError(to)
    return tuple(submission for submission in moved if submission.files)


def split_off(roll: Sequence[Submission], path: str, student: Student) -> Roll:
    """Make a file a submission of its own."""
    file = _file(roll, path)
    rest = [replace(each, files=tuple(f for f in each.files if f.path != path)) for each in roll]
    return (*(each for each in rest if each.files), Submission(student, (file,)))


def rename(roll: Sequence[Submission], key: str, name: str) -> Roll:
    """Call a student by another name; the old one is still hidden where names are."""
    return tuple(
        replace(each, student=_renamed(each.student, name)) if each.student.key == key else each
        for each in roll
    )


def same_person(roll: Sequence[Submission], key: str, as_key: str) -> Roll:
    """Say that two entries are one person: their papers become drafts, not a pair."""
    person = next(each.student for each in roll if each.student.key == as_key)
    return tuple(
        replace(each, student=replace(person, handles=_handles(person, each.student)))
        if each.student.key in (key, as_key)
        else each
        for each in roll
    )


def leave_out(roll: Sequence[Submission], key: str, attempt: str = "") -> Roll:
    """A roll without one submission."""
    return tuple(s for s in roll if (s.student.key, s.attempt) != (key, attempt))


def _file(roll: Sequence[Submission], path: str) -> HandedFile:
    return next(each for submission in roll for each in submission.files if each.path == path)


def _holds(roll: Sequence[Submission], file: HandedFile) -> bool:
    return any(file in submission.files for submission in roll)


def _renamed(student: Student, name: str) -> Student:
    return replace(student, name=name, handles=_handles(student, student))


def _handles(person: Student, other: Student) -> tuple[str, ...]:
    names = (*person.handles, other.name, *other.handles)
    return tuple(dict.fromkeys(name for name in names if name))
