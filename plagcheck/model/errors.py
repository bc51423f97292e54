"""Errors that are expected: the file or the world is at fault, and a sentence says so.

Each class has a code for programs, a sentence for people and advice where there is some. Anything
else that is raised is a bug.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Final, TypedDict


class Cause(StrEnum):
    """What is wrong with a file, and what it is: details of errors, by their codes.

    Nothing but these is given as a reason: every language has its own words for each.
    """

    NOT_A_FILE = "not-a-file"
    BAD_NAME = "bad-name"
    LINK_OUT_OF_FOLDER = "link-out-of-folder"
    DOCUMENT_TOO_LARGE = "document-too-large"
    CLASS_TOO_LARGE = "class-too-large"
    FULL_OF_UNSAFE_FILES = "full-of-unsafe-files"
    NESTED_TOO_DEEP = "nested-too-deep"
    PARTS_OVERLAP = "parts-overlap"
    TOO_MANY_PARTS = "too-many-parts"
    OWN_ENTITIES = "own-entities"
    ARCHIVE_BROKEN = "archive-broken"
    PART_MISSING = "part-missing"
    PART_NOT_UNPACKED = "part-not-unpacked"
    PART_NOT_XML = "part-not-xml"
    PART_EMPTY = "part-empty"
    NO_TEXT_PART = "no-text-part"
    NO_SLIDES_PART = "no-slides-part"
    NO_CONTENTS = "no-contents"
    NOT_HTML = "not-html"
    PAGES_NOT_FOUND = "pages-not-found"
    PAGES_NOT_SHOWN = "pages-not-shown"
    PAGE_NOT_SHOWN = "page-not-shown"
    NO_PAGES = "no-pages"
    OFFICE_FAILED = "office-failed"
    NO_SENSE = "no-sense"
    NOT_A_CLASS = "not-a-class"
    CLASS_TOO_NEW = "class-too-new"
    CLASS_NO_SENSE = "class-no-sense"
    OLD_WORD = "old-word"
    OLD_POWERPOINT = "old-powerpoint"
    AS_DOCX = "as-docx"
    AS_PPTX = "as-pptx"
    NO_PERMISSION = "no-permission"
    NO_SPACE = "no-space"
    READ_ONLY_DISK = "read-only-disk"
    NAME_TOO_LONG = "name-too-long"
    IS_FOLDER = "is-folder"
    FOLDER_MISSING = "folder-missing"
    IN_USE = "in-use"
    DEVICE_FAILED = "device-failed"
    SYSTEM_ERROR = "system-error"
    IS_LIBRARY = "is-library"
    NUMBERS_USED_UP = "numbers-used-up"
    FORMAT_UNKNOWN = "format-unknown"
    OTHER_INDEX = "other-index"
    TABLES_CHANGED = "tables-changed"
    PAGES_BROKEN = "pages-broken"
    SQLITE_FOUND = "sqlite-found"
    RECORDS_CONTRADICT = "records-contradict"
    RECORD_UNREADABLE = "record-unreadable"
    RECORD_CHANGED = "record-changed"
    RECORD_ALONE = "record-alone"
    FACT_UNREADABLE = "fact-unreadable"
    FACT_CHANGED = "fact-changed"
    FACT_MISSING = "fact-missing"
    HOLDS_CHANGED = "holds-changed"
    DOCUMENTS_MISCOUNTED = "documents-miscounted"
    ORIGINS_MISCOUNTED = "origins-miscounted"
    NUMBERS_CHANGED = "numbers-changed"
    TEXT_DAMAGED = "text-damaged"
    SIGNATURE_DAMAGED = "signature-damaged"
    INDEX_DAMAGED = "index-damaged"
    INDEX_UNFIT = "index-unfit"
    CHECK_UNREADABLE = "check-unreadable"


# `value` is a detail of the error that goes with the code.
IN_ENGLISH: Final[Mapping[str, str]] = {
    Cause.NOT_A_FILE: "it is not an ordinary file",
    Cause.BAD_NAME: "its name leads out of the archive or means nothing",
    Cause.LINK_OUT_OF_FOLDER: "it is a link that leads out of the folder",
    Cause.DOCUMENT_TOO_LARGE: "it unpacks to far more than a document holds",
    Cause.CLASS_TOO_LARGE: "it unpacks to far more than a class hands in",
    Cause.FULL_OF_UNSAFE_FILES: "it is full of files that cannot be opened safely",
    Cause.NESTED_TOO_DEEP: "archives are packed inside archives too deeply",
    Cause.PARTS_OVERLAP: "parts of its archive overlap",
    Cause.TOO_MANY_PARTS: "it holds more than {value:,} parts",
    Cause.OWN_ENTITIES: "it defines entities of its own, which documents of this kind never need",
    Cause.ARCHIVE_BROKEN: "its archive is incomplete or broken",
    Cause.PART_MISSING: "its part {value} is missing",
    Cause.PART_NOT_UNPACKED: "a part of it cannot be unpacked",
    Cause.PART_NOT_XML: "a part inside is not valid XML",
    Cause.PART_EMPTY: "a part inside is empty",
    Cause.NO_TEXT_PART: "it has no text part",
    Cause.NO_SLIDES_PART: "it has no slides part",
    Cause.NO_CONTENTS: "it does not name its contents",
    Cause.NOT_HTML: "its HTML cannot be parsed",
    Cause.PAGES_NOT_FOUND: "its pages cannot be found",
    Cause.PAGES_NOT_SHOWN: "its pages cannot be shown",
    Cause.PAGE_NOT_SHOWN: "page {value} cannot be shown",
    Cause.NO_PAGES: "it has no pages",
    Cause.OFFICE_FAILED: "LibreOffice cannot read it either",
    Cause.NO_SENSE: "its contents make no sense ({value})",
    Cause.NOT_A_CLASS: "it is not a saved class",
    Cause.CLASS_TOO_NEW: "it was saved by a newer version of plagcheck",
    Cause.CLASS_NO_SENSE: "what is stored makes no sense",
    Cause.OLD_WORD: "an old Word document (.doc)",
    Cause.OLD_POWERPOINT: "an old PowerPoint document (.ppt)",
    Cause.AS_DOCX: ".docx and try again",
    Cause.AS_PPTX: ".pptx and try again",
    Cause.NO_PERMISSION: "permission is denied",
    Cause.NO_SPACE: "there is no space left",
    Cause.READ_ONLY_DISK: "the disk cannot be written to",
    Cause.NAME_TOO_LONG: "its name is too long",
    Cause.IS_FOLDER: "it is a folder",
    Cause.FOLDER_MISSING: "its folder is not there",
    Cause.IN_USE: "another program has it open",
    Cause.DEVICE_FAILED: "the disk or the network failed",
    Cause.SYSTEM_ERROR: "error {value}",
    Cause.IS_LIBRARY: "it is the library itself",
    Cause.NUMBERS_USED_UP: "its document numbers are used up",
    Cause.FORMAT_UNKNOWN: "its format is none there ever was",
    Cause.OTHER_INDEX: "it was indexed by another version",
    Cause.TABLES_CHANGED: "the description of its tables was changed",
    Cause.PAGES_BROKEN: "its pages do not fit together",
    Cause.SQLITE_FOUND: "its pages do not fit together: {value}",
    Cause.RECORDS_CONTRADICT: "its records contradict each other",
    Cause.RECORD_UNREADABLE: "a record in it cannot be read",
    Cause.RECORD_CHANGED: "the {value} record was changed from outside",
    Cause.RECORD_ALONE: "{value} without its document",
    Cause.FACT_UNREADABLE: 'its record of "{value}" cannot be read',
    Cause.FACT_CHANGED: 'its record of "{value}" was changed from outside',
    Cause.FACT_MISSING: 'its record of "{value}" is missing',
    Cause.HOLDS_CHANGED: 'what "{value}" holds was changed from outside',
    Cause.DOCUMENTS_MISCOUNTED: "it has {value:,} documents, but another number is on record",
    Cause.ORIGINS_MISCOUNTED: "it has {value:,} origins, but another number is on record",
    Cause.NUMBERS_CHANGED: "the record of numbers given to documents was changed from outside",
    Cause.TEXT_DAMAGED: "the text is damaged",
    Cause.SIGNATURE_DAMAGED: "the signature is damaged",
    Cause.INDEX_DAMAGED: "part of the index is damaged",
    Cause.INDEX_UNFIT: "the index does not fit the texts in {value:,} places",
    Cause.CHECK_UNREADABLE: "a check in it cannot be read",
}


def in_words(detail: object, details: Mapping[str, object]) -> object:
    """A detail in English; numbers and names are as they are."""
    known = IN_ENGLISH.get(detail) if isinstance(detail, str) else None
    return detail if known is None else known.format(**details)


class PlagcheckError(Exception):
    """An expected failure; `str(error)` is the sentence to show, in English.

    `details` are data: numbers, names and codes. `value` goes with the reason.
    """

    code: ClassVar[str] = "error"
    sentence: ClassVar[str] = "Something went wrong with {name}."

    def __init__(
        self,
        name: str = "",
        *,
        reason: Cause | None = None,
        value: str | int = "",
        **details: object,
    ) -> None:
        self.name, self.reason, self.value = name, reason, value
        given = {"reason": reason, "value": value}
        self.details = {key: each for key, each in given.items() if each} | details
        shown = {key: in_words(each, given) for key, each in self.details.items()}
        super().__init__(self.sentence.format(name=name, **shown))

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (type(self), self.name, self.details))


def _restore(kind: type[PlagcheckError], name: str, details: dict[str, Any]) -> PlagcheckError:
    return kind(name, **details)


class Says(TypedDict):
    """A reason, and the value that goes with it: details of an error."""

    reason: Cause
    value: str


_OF_SYSTEM: Final = {
    errno.EACCES: Cause.NO_PERMISSION,
    errno.EPERM: Cause.NO_PERMISSION,
    errno.ENOSPC: Cause.NO_SPACE,
    errno.EDQUOT: Cause.NO_SPACE,
    errno.EROFS: Cause.READ_ONLY_DISK,
    errno.ENAMETOOLONG: Cause.NAME_TOO_LONG,
    errno.EISDIR: Cause.IS_FOLDER,
    errno.ENOENT: Cause.FOLDER_MISSING,
    errno.ENOTDIR: Cause.FOLDER_MISSING,
    errno.EBUSY: Cause.IN_USE,
    errno.EIO: Cause.DEVICE_FAILED,
}
_OPEN_ELSEWHERE: Final = (32, 33)  # of Windows: sharing and lock violation


def system_says(error: OSError) -> Says:
    """Why the system refused something: as a code, as what it says is in its own language."""
    if getattr(error, "winerror", None) in _OPEN_ELSEWHERE:
        return Says(reason=Cause.IN_USE, value="")
    number = error.errno or 0
    value = errno.errorcode.get(number, type(error).__name__)
    return Says(reason=_OF_SYSTEM.get(number, Cause.SYSTEM_ERROR), value=value)


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
    sentence = "{name} is not there."


class FileUnreadable(InputError):
    code = "unreadable"
    sentence = "{name} cannot be opened: {reason}."


class FileUnwritable(InputError):
    code = "unwritable"
    sentence = "{name} cannot be saved: {reason}."


class FileExists(InputError):
    code = "exists"
    sentence = "{name} is there already. Choose another name."


class FolderGiven(InputError):
    code = "folder"
    sentence = "{name} is a folder; give the name of a file."


class UnsupportedFormat(InputError):
    code = "format"
    sentence = "{name} is not a kind of file that can be read. Use one of: {formats}."


class NoText(InputError):
    code = "no-text"
    sentence = "{name} holds no text."


class TooShort(InputError):
    code = "too-short"
    sentence = "{name} is too short to compare: words: {words}, needed: {needed}."


class FileTooLarge(InputError):
    code = "too-large"
    sentence = "{name} is too large: {size} MB, at most {limit} MB are read."


class PicturesOnly(NoText):
    code = "pictures-only"
    sentence = (
        "{name} holds pictures of pages, not text: nothing could be compared. "
        "Ask for the file it was made from."
    )


class TextUnreadable(NoText):
    code = "text-unreadable"
    sentence = (
        "The letters in {name} cannot be read reliably, so nothing could be compared. "
        "Ask for the file it was made from."
    )


class LegacyFormat(InputError):
    code = "legacy-format"
    sentence = "{name} is {kind}. Open it in the program it was made with, save it as {advice}."


class FileEncrypted(InputError):
    code = "encrypted"
    sentence = "{name} is protected by a password. Save it without one and try again."


class FileDamaged(InputError):
    code = "damaged"
    sentence = "{name} is damaged and cannot be read: {reason}."


class FileUnsafe(InputError):
    code = "unsafe"
    sentence = "{name} was not opened: {reason}."


class ExtractionStalled(InputError):
    code = "stalled"
    sentence = "Reading {name} was stopped: it made no progress for {seconds} seconds."


class ExtractionTooBig(InputError):
    code = "memory"
    sentence = "Reading {name} was stopped: it needed more than {limit} MB of memory."


class ExtractionCrashed(InputError):
    code = "crashed"
    sentence = "Reading {name} failed: the reader stopped unexpectedly. The file may be damaged."


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
    sentence = 'There is no library at {name}. "plagcheck add" creates one.'


class NotALibrary(LibraryError):
    code = "not-a-library"
    fault = Fault.STRANGER
    sentence = "{name} is not a plagcheck library. Nothing in it was changed."


class LibraryTooNew(LibraryError):
    code = "library-too-new"
    fault = Fault.TOO_NEW
    sentence = "{name} was made by a newer version of plagcheck. Update the program to open it."


class LibraryDamaged(LibraryError):
    code = "library-damaged"
    fault = Fault.DAMAGED
    sentence = (
        "{name} is damaged ({reason}). "
        '"plagcheck library rebuild" restores it from the texts inside.'
    )


class LibraryReadOnly(LibraryError):
    code = "library-read-only"
    fault = Fault.READ_ONLY
    sentence = "{name} cannot be written to. Check the permissions of the file and its folder."


class LibraryLocked(LibraryError):
    code = "library-locked"
    fault = Fault.LOCKED
    sentence = "{name} is in use by another program. Try again when it has finished."


class DiskFull(LibraryError):
    code = "disk-full"
    fault = Fault.FULL
    sentence = "There is no space left for {name}. Everything added before is safe."


class LibraryUnusable(LibraryError):
    code = "library-unusable"
    fault = Fault.UNUSABLE
    sentence = "{name} cannot be opened: {reason}."


class UnknownDocument(LibraryError):
    code = "unknown-document"
    sentence = "The library has no document {name}."


class NotForStudents(LibraryError):
    code = "not-for-students"
    sentence = '"{name}" holds no work of students: keep the papers in another collection.'


class RecordsError(OwnFileError):
    """A history that cannot be used."""


class RecordsMissing(RecordsError):
    code = "records-missing"
    fault = Fault.MISSING
    sentence = "There is no history at {name} yet."


class NotRecords(RecordsError):
    code = "not-records"
    fault = Fault.STRANGER
    sentence = "{name} is not a history of plagcheck. Nothing in it was changed."


class RecordsTooNew(RecordsError):
    code = "records-too-new"
    fault = Fault.TOO_NEW
    sentence = "{name} was written by a newer version of plagcheck. Update the program to open it."


class RecordsDamaged(RecordsError):
    code = "records-damaged"
    fault = Fault.DAMAGED
    sentence = "The history {name} is damaged ({reason})."


class RecordsReadOnly(RecordsError):
    code = "records-read-only"
    fault = Fault.READ_ONLY
    sentence = "{name} cannot be written to. Check the permissions of the file and its folder."


class RecordsLocked(RecordsError):
    code = "records-locked"
    fault = Fault.LOCKED
    sentence = "{name} is in use by another program. Try again when it has finished."


class RecordsFull(RecordsError):
    code = "records-full"
    fault = Fault.FULL
    sentence = "There is no space left for {name}. Everything saved before is safe."


class RecordsUnusable(RecordsError):
    code = "records-unusable"
    fault = Fault.UNUSABLE
    sentence = "{name} cannot be opened: {reason}."


class UnknownRecord(RecordsError):
    code = "unknown-record"
    sentence = "The history has no check {name}."


class ResultNotKept(RecordsError):
    code = "result-not-kept"
    sentence = "The check of {name} was made before results were kept. Check the file again."
