"""Errors that are expected: the file or the world is at fault, and a sentence says so.

Each class has a code for programs, a sentence for people and advice where there is some. Anything
else that is raised is a bug.
"""

from __future__ import annotations

from typing import ClassVar


class PlagcheckError(Exception):
    """An expected failure; `str(error)` is the sentence to show."""

    code: ClassVar[str] = "error"
    sentence: ClassVar[str] = "Something went wrong with {name}."

    def __init__(self, name: str = "", **details: object) -> None:
        self.name = name
        self.details = details
        super().__init__(self.sentence.format(name=name, **details))

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (type(self), self.name, self.details))


def _restore(kind: type[PlagcheckError], name: str, details: dict[str, object]) -> PlagcheckError:
    return kind(name, **details)


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


class LibraryError(PlagcheckError):
    """A library that cannot be used."""


class LibraryMissing(LibraryError):
    code = "library-missing"
    sentence = 'There is no library at {name}. "plagcheck add" creates one.'


class NotALibrary(LibraryError):
    code = "not-a-library"
    sentence = "{name} is not a plagcheck library. Nothing in it was changed."


class LibraryTooNew(LibraryError):
    code = "library-too-new"
    sentence = "{name} was made by a newer version of plagcheck. Update the program to open it."


class LibraryDamaged(LibraryError):
    code = "library-damaged"
    sentence = (
        "{name} is damaged ({reason}). "
        '"plagcheck library rebuild" restores it from the texts inside.'
    )


class LibraryReadOnly(LibraryError):
    code = "library-read-only"
    sentence = "{name} cannot be written to. Check the permissions of the file and its folder."


class LibraryLocked(LibraryError):
    code = "library-locked"
    sentence = "{name} is in use by another program. Try again when it has finished."


class DiskFull(LibraryError):
    code = "disk-full"
    sentence = "There is no space left for {name}. Everything added before is safe."


class LibraryUnusable(LibraryError):
    code = "library-unusable"
    sentence = "{name} cannot be opened: {reason}."


class UnknownDocument(LibraryError):
    code = "unknown-document"
    sentence = "The library has no document {name}."


class NotForStudents(LibraryError):
    code = "not-for-students"
    sentence = '"{name}" holds no work of students: keep the papers in another collection.'
