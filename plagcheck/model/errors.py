"""Errors that are expected: the file or the world is at fault, and a sentence says so.

Each class has a code for programs, a sentence for people and advice where there is some. Anything
else that is raised is a bug.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Final


class Why(StrEnum):
    """What is wrong with a file, and what it is: details of errors, by their codes."""

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


# `value` is a detail of the error that goes with the code.
IN_ENGLISH: Final[Mapping[str, str]] = {
    Why.NOT_A_FILE: "it is not an ordinary file",
    Why.BAD_NAME: "its name leads out of the archive or means nothing",
    Why.LINK_OUT_OF_FOLDER: "it is a link that leads out of the folder",
    Why.DOCUMENT_TOO_LARGE: "it unpacks to far more than a document holds",
    Why.CLASS_TOO_LARGE: "it unpacks to far more than a class hands in",
    Why.FULL_OF_UNSAFE_FILES: "it is full of files that cannot be opened safely",
    Why.NESTED_TOO_DEEP: "archives are packed inside archives too deeply",
    Why.PARTS_OVERLAP: "parts of its archive overlap",
    Why.TOO_MANY_PARTS: "it holds more than {value:,} parts",
    Why.OWN_ENTITIES: "it defines entities of its own, which documents of this kind never need",
    Why.ARCHIVE_BROKEN: "its archive is incomplete or broken",
    Why.PART_MISSING: "its part {value} is missing",
    Why.PART_NOT_UNPACKED: "a part of it cannot be unpacked",
    Why.PART_NOT_XML: "a part inside is not valid XML",
    Why.PART_EMPTY: "a part inside is empty",
    Why.NO_TEXT_PART: "it has no text part",
    Why.NO_SLIDES_PART: "it has no slides part",
    Why.NO_CONTENTS: "it does not name its contents",
    Why.NOT_HTML: "its HTML cannot be parsed",
    Why.PAGES_NOT_FOUND: "its pages cannot be found",
    Why.PAGES_NOT_SHOWN: "its pages cannot be shown",
    Why.PAGE_NOT_SHOWN: "page {value} cannot be shown",
    Why.NO_PAGES: "it has no pages",
    Why.OFFICE_FAILED: "LibreOffice cannot read it either",
    Why.NO_SENSE: "its contents make no sense ({value})",
    Why.NOT_A_CLASS: "it is not a saved class",
    Why.CLASS_TOO_NEW: "it was saved by a newer version of plagcheck",
    Why.CLASS_NO_SENSE: "what is stored makes no sense",
    Why.OLD_WORD: "an old Word document (.doc)",
    Why.OLD_POWERPOINT: "an old PowerPoint document (.ppt)",
    Why.AS_DOCX: ".docx and try again",
    Why.AS_PPTX: ".pptx and try again",
}


def in_words(detail: object, details: Mapping[str, object]) -> object:
    """A detail in English; what no code stands for, as what the system says, is as it is."""
    known = IN_ENGLISH.get(detail) if isinstance(detail, str) else None
    return detail if known is None else known.format(**details)


class PlagcheckError(Exception):
    """An expected failure; `str(error)` is the sentence to show, in English.

    `details` are data: numbers, codes, and what the system says.
    """

    code: ClassVar[str] = "error"
    sentence: ClassVar[str] = "Something went wrong with {name}."

    def __init__(self, name: str = "", **details: object) -> None:
        self.name = name
        self.details = details
        shown = {key: in_words(value, details) for key, value in details.items()}
        super().__init__(self.sentence.format(name=name, **shown))

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
