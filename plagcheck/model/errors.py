"""Errors that are expected: the file or the world is at fault, and a sentence says so.

Each class has a code for programs, a title for people and advice where there is some. Their English
stands here alone: the window translates these texts. Anything else that is raised is a bug.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

from plagcheck.model.causes import Cause as Cause
from plagcheck.model.causes import system_says as system_says
from plagcheck.model.causes import told
from plagcheck.model.names import printable


class PlagcheckError(Exception):
    """An expected failure; `str(error)` is what to say in a terminal, in English.

    `details` are data: numbers, names and codes. `value` goes with the reason. `title` and `advice`
    name details in braces; the reason, if there is one, is told after the title.
    """

    code: ClassVar[str] = "error"
    title: ClassVar[str] = "Something went wrong with {name}"
    advice: ClassVar[str] = ""
    command: ClassVar[str] = ""  # advice for the command line alone

    def __init__(
        self,
        name: str = "",
        *,
        reason: Cause | None = None,
        value: str | int = "",
        **details: object,
    ) -> None:
        self.name, self.reason, self.value = printable(name), reason, value
        given = {"reason": reason, "value": value}
        self.details = {key: each for key, each in given.items() if each} | details
        first = f"{self.title}: {{reason}}." if reason else f"{self.title}."
        text = f"{first} {self.command or self.advice}".rstrip()
        super().__init__(told(text, {"name": self.name, **self.details}))

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (type(self), self.name, self.details))


def _restore(kind: type[PlagcheckError], name: str, details: dict[str, Any]) -> PlagcheckError:
    return kind(name, **details)


def error_kinds(family: type[PlagcheckError] = PlagcheckError) -> Iterator[type[PlagcheckError]]:
    """All errors that can be raised; what is only a family has no code."""
    for kind in family.__subclasses__():
        if "code" in vars(kind):
            yield kind
        yield from error_kinds(kind)


@dataclass(frozen=True, slots=True)
class Problem:
    """An error as data, of a file that could not be read; `message` is its sentence in English."""

    code: str
    message: str
    name: str = ""  # of the file; with the details a window can word it in its language
    details: Mapping[str, str | int] = field(default_factory=dict)

    @classmethod
    def of(cls, error: PlagcheckError) -> Problem:
        details = {
            key: value if isinstance(value, int) else str(value)
            for key, value in error.details.items()
        }
        return cls(error.code, str(error), error.name, details)


class InputError(PlagcheckError):
    """A file that cannot be used."""


class FileMissing(InputError):
    code = "missing"
    title = "{name} is not there"


class FileUnreadable(InputError):
    code = "unreadable"
    title = "{name} cannot be opened"


class FileUnwritable(InputError):
    code = "unwritable"
    title = "{name} cannot be saved"
    advice = "Choose another place, or close the program that has it open."


class FileExists(InputError):
    code = "exists"
    title = "{name} is there already"
    advice = "Choose another name."


class FolderGiven(InputError):
    code = "folder"
    title = "{name} is a folder"
    command = "Give the name of a file."


class UnsupportedFormat(InputError):
    code = "format"
    title = "{name} is not a kind of file that can be read"
    advice = "These can be read: {formats}."


class NoText(InputError):
    code = "no-text"
    title = "{name} holds no text"


class TooShort(InputError):
    code = "too-short"
    title = "{name} is too short to compare"
    advice = "It has {words} of at least {needed} words."


class FileTooLarge(InputError):
    code = "too-large"
    title = "{name} is too large"
    advice = "It has {size} MB; up to {limit} MB are read. Split it into parts."


class TextTooLong(InputError):
    code = "too-much-text"
    title = "{name} holds too much text"
    advice = "It has {size} MB of text; up to {limit} MB are read. Split it into parts."


class PicturesOnly(NoText):
    code = "pictures-only"
    title = "{name} holds pictures of pages, not text"
    advice = "Nothing could be compared. Ask for the file it was made from."


class TextUnreadable(NoText):
    code = "text-unreadable"
    title = "The letters in {name} cannot be read reliably"
    advice = PicturesOnly.advice


class LegacyFormat(InputError):
    code = "legacy-format"
    title = "{name} is {kind}"
    advice = "Open it in the program it was made with and save it as {advice}."


class FileEncrypted(InputError):
    code = "encrypted"
    title = "{name} is protected by a password"
    advice = "Save a copy without the password and try again."


class FileDamaged(InputError):
    code = "damaged"
    title = "{name} is damaged"


class FileUnsafe(InputError):
    code = "unsafe"
    title = "{name} was not opened"


class ExtractionStalled(InputError):
    code = "stalled"
    title = "Reading {name} was stopped"
    advice = "It made no progress for {seconds} seconds. Save it anew from its program."


class ExtractionTooBig(InputError):
    code = "memory"
    title = ExtractionStalled.title
    advice = "It needed more than {limit} MB of memory. Save it anew, or split it into parts."


class ExtractionCrashed(InputError):
    code = "crashed"
    title = "Reading {name} failed"
    advice = "The file may be damaged. Save it anew from its program, then try again."


class Fault(StrEnum):
    """What may be wrong with a file of our own, whatever it holds."""

    MISSING = "missing"
    STRANGER = "stranger"
    TOO_NEW = "too-new"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    FULL = "full"
    DAMAGED = "damaged"
    UNUSABLE = "unusable"


class OwnFileError(PlagcheckError):
    """About a file of our own; the classes of one family say which fault they are."""

    fault: ClassVar[Fault | None] = None


class LibraryError(OwnFileError):
    """A library that cannot be used."""


class LibraryMissing(LibraryError):
    code = "library-missing"
    fault = Fault.MISSING
    title = "There is no library at {name}"
    command = '"plagcheck add" creates one.'


class NotALibrary(LibraryError):
    code = "not-a-library"
    fault = Fault.STRANGER
    title = "{name} is not a plagcheck library"
    advice = "Nothing in it was changed. Choose a library file, or a new name."


class LibraryTooNew(LibraryError):
    code = "library-too-new"
    fault = Fault.TOO_NEW
    title = "{name} was made by a newer version of plagcheck"
    advice = "Update the program to open it. Nothing in it was changed."


class LibraryDamaged(LibraryError):
    code = "library-damaged"
    fault = Fault.DAMAGED
    title = "The library {name} is damaged"
    command = '"plagcheck library rebuild" restores it from the texts inside.'


class LibraryLost(LibraryError):
    code = "library-lost"
    title = "Nothing of the library {name} can be saved"
    advice = "It was left as it is. Use a copy of it, or add the documents to a new library."


class LibraryLinked(LibraryError):
    code = "library-linked"
    title = "The library {name} has another name, which would keep the old file"
    advice = "Remove the other name (a hard link), then try again."


class LibraryReadOnly(LibraryError):
    code = "library-read-only"
    fault = Fault.READ_ONLY
    title = "The library {name} cannot be written to"
    advice = "Check the permissions of the file and its folder."


class LibraryLocked(LibraryError):
    code = "library-locked"
    fault = Fault.LOCKED
    title = "The library {name} is in use by another program"
    advice = "Close the other program, or wait until it has finished, then try again."


class DiskFull(LibraryError):
    code = "disk-full"
    fault = Fault.FULL
    title = "There is no space left for {name}"
    advice = "Everything added before is safe. Free some space, then go on."


class LibraryUnusable(LibraryError):
    code = "library-unusable"
    fault = Fault.UNUSABLE
    title = "The library {name} cannot be opened"


class UnknownDocument(LibraryError):
    code = "unknown-document"
    title = "Document {name} is not in the library"


class NotForStudents(LibraryError):
    code = "not-for-students"
    title = "“{name}” holds no work of students"
    advice = "Keep the papers in another collection."


class RecordsError(OwnFileError):
    """A history that cannot be used."""


class RecordsMissing(RecordsError):
    code = "records-missing"
    fault = Fault.MISSING
    title = "There is no history at {name} yet"


class NotRecords(RecordsError):
    code = "not-records"
    fault = Fault.STRANGER
    title = "{name} is not a history of plagcheck"
    command = "Nothing in it was changed."


class RecordsTooNew(RecordsError):
    code = "records-too-new"
    fault = Fault.TOO_NEW
    title = "The history {name} was written by a newer version of plagcheck"
    advice = LibraryTooNew.advice


class RecordsDamaged(RecordsError):
    code = "records-damaged"
    fault = Fault.DAMAGED
    title = "The history {name} is damaged"


class RecordsReadOnly(RecordsError):
    code = "records-read-only"
    fault = Fault.READ_ONLY
    title = "The history {name} cannot be written to"
    advice = LibraryReadOnly.advice


class RecordsLocked(RecordsError):
    code = "records-locked"
    fault = Fault.LOCKED
    title = "The history {name} is in use by another program"
    advice = LibraryLocked.advice


class RecordsFull(RecordsError):
    code = "records-full"
    fault = Fault.FULL
    title = DiskFull.title
    advice = "Everything saved before is safe. Free some space, then go on."


class RecordsUnusable(RecordsError):
    code = "records-unusable"
    fault = Fault.UNUSABLE
    title = "The history {name} cannot be opened"


class UnknownRecord(RecordsError):
    code = "unknown-record"
    title = "The history has no check {name}"


class ResultNotKept(RecordsError):
    code = "result-not-kept"
    title = "The check of {name} was made before results were kept"
    advice = "Check the file again."


class LSHIndexError(OwnFileError):
    """An LSH index on disk that cannot be used."""


class LSHIndexMissing(LSHIndexError):
    code = "lsh-index-missing"
    fault = Fault.MISSING
    title = "There is no LSH index at {name}"
    advice = "Check its name."


class NotAnLSHIndex(LSHIndexError):
    code = "not-an-lsh-index"
    fault = Fault.STRANGER
    title = "{name} is not an LSH index of plagcheck"
    advice = "Nothing in it was changed. Choose another name."


class LSHIndexTooNew(LSHIndexError):
    code = "lsh-index-too-new"
    fault = Fault.TOO_NEW
    title = "The LSH index {name} was made by a newer version of plagcheck"
    advice = LibraryTooNew.advice


class LSHIndexDamaged(LSHIndexError):
    code = "lsh-index-damaged"
    fault = Fault.DAMAGED
    title = "The LSH index {name} is damaged"
    advice = "Make it anew from the texts."


class LSHIndexReadOnly(LSHIndexError):
    code = "lsh-index-read-only"
    fault = Fault.READ_ONLY
    title = "The LSH index {name} cannot be written to"
    advice = LibraryReadOnly.advice


class LSHIndexLocked(LSHIndexError):
    code = "lsh-index-locked"
    fault = Fault.LOCKED
    title = "The LSH index {name} is in use by another program"
    advice = LibraryLocked.advice


class LSHIndexFull(LSHIndexError):
    code = "lsh-index-full"
    fault = Fault.FULL
    title = DiskFull.title
    advice = RecordsFull.advice


class LSHIndexUnusable(LSHIndexError):
    code = "lsh-index-unusable"
    fault = Fault.UNUSABLE
    title = "The LSH index {name} cannot be opened"
