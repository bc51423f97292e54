"""Causes: why something failed, by code and in English; every other language translates these."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, Self, TypedDict

from plagcheck.model import formatting


class Cause(StrEnum):
    """What is wrong with a file, and what it is: details of errors, by code and in English.

    Nothing but these is given as a reason. `{value}` is a detail of the error that goes with it.
    """

    english: str

    def __new__(cls, code: str, english: str = "") -> Self:  # a look-up gives the code alone
        made = str.__new__(cls, code)
        made._value_, made.english = code, english
        return made

    NOT_A_FILE = "not-a-file", "it is not an ordinary file"
    BAD_NAME = "bad-name", "its name leads out of the archive or means nothing"
    LINK_OUT_OF_FOLDER = "link-out-of-folder", "it is a link that leads out of the folder"
    DOCUMENT_TOO_LARGE = "document-too-large", "it unpacks to far more than a document holds"
    CLASS_TOO_LARGE = "class-too-large", "it unpacks to far more than a class hands in"
    FULL_OF_UNSAFE_FILES = (
        "full-of-unsafe-files",
        "it is full of files that cannot be opened safely",
    )
    NESTED_TOO_DEEP = "nested-too-deep", "archives are packed inside archives too deeply"
    PARTS_OVERLAP = "parts-overlap", "parts of its archive overlap"
    TOO_MANY_PARTS = "too-many-parts", "it holds more than {value} parts"
    TOO_MANY_ELEMENTS = "too-many-elements", "it holds more than {value} elements"
    OWN_ENTITIES = (
        "own-entities",
        "it defines entities of its own, which documents of this kind never need",
    )
    ARCHIVE_BROKEN = "archive-broken", "its archive is incomplete or broken"
    PART_MISSING = "part-missing", "its part {value} is missing"
    PART_NOT_UNPACKED = "part-not-unpacked", "a part of it cannot be unpacked"
    PART_NOT_XML = "part-not-xml", "a part inside is not valid XML"
    PART_EMPTY = "part-empty", "a part inside is empty"
    NO_TEXT_PART = "no-text-part", "it has no text part"
    NO_SLIDES_PART = "no-slides-part", "it has no slides part"
    NO_CONTENTS = "no-contents", "it does not name its contents"
    NOT_HTML = "not-html", "its HTML cannot be parsed"
    PAGES_NOT_FOUND = "pages-not-found", "its pages cannot be found"
    PAGES_NOT_SHOWN = "pages-not-shown", "its pages cannot be shown"
    PAGE_NOT_SHOWN = "page-not-shown", "page {value} cannot be shown"
    NO_PAGES = "no-pages", "it has no pages"
    OFFICE_FAILED = "office-failed", "LibreOffice cannot read it either"
    NO_SENSE = "no-sense", "its contents make no sense ({value})"
    NOT_A_CLASS = "not-a-class", "it is not a saved class"
    CLASS_TOO_NEW = "class-too-new", "it was saved by a newer version of plagcheck"
    CLASS_NO_SENSE = "class-no-sense", "what is stored makes no sense"
    OLD_WORD = "old-word", "an old Word document (.doc)"
    OLD_POWERPOINT = "old-powerpoint", "an old PowerPoint document (.ppt)"
    AS_DOCX = "as-docx", ".docx and try again"
    AS_PPTX = "as-pptx", ".pptx and try again"
    NO_PERMISSION = "no-permission", "permission is denied"
    NO_SPACE = "no-space", "there is no space left"
    READ_ONLY_DISK = "read-only-disk", "the disk cannot be written to"
    NAME_TOO_LONG = "name-too-long", "its name is too long"
    IS_FOLDER = "is-folder", "it is a folder"
    OTHER_FILE = "other-file", "another file is at its place"
    NO_PLAIN_FILE = "no-plain-file", "a link or a device is at its place"
    FOLDER_MISSING = "folder-missing", "its folder is not there"
    IN_USE = "in-use", "another program has it open"
    IN_USE_HERE = "in-use-here", "it is in use here"
    DEVICE_FAILED = "device-failed", "the disk or the network failed"
    SYSTEM_ERROR = "system-error", "error {value}"
    IS_LIBRARY = "is-library", "it is the library itself"
    NUMBERS_USED_UP = "numbers-used-up", "its document numbers are used up"
    FORMAT_UNKNOWN = "format-unknown", "its format is none there ever was"
    OTHER_INDEX = "other-index", "it was indexed by another version"
    TABLES_CHANGED = "tables-changed", "the description of its tables was changed"
    PAGES_BROKEN = "pages-broken", "its pages do not fit together"
    SQLITE_FOUND = "sqlite-found", "its pages do not fit together ({value})"
    RECORDS_CONTRADICT = "records-contradict", "its records contradict each other"
    RECORD_UNREADABLE = "record-unreadable", "a record in it cannot be read"
    RECORD_CHANGED = "record-changed", "a record of it was changed from outside"
    RECORD_ALONE = "record-alone", "a record has lost its document"
    FACT_UNREADABLE = "fact-unreadable", "its record of “{value}” cannot be read"
    FACT_CHANGED = "fact-changed", "its record of “{value}” was changed from outside"
    FACT_MISSING = "fact-missing", "its record of “{value}” is missing"
    HOLDS_CHANGED = "holds-changed", "what “{value}” holds was changed from outside"
    DOCUMENTS_MISCOUNTED = (
        "documents-miscounted",
        "it has {value} documents, but another number is on record",
    )
    ORIGINS_MISCOUNTED = (
        "origins-miscounted",
        "it has {value} origins, but another number is on record",
    )
    NUMBERS_CHANGED = (
        "numbers-changed",
        "the record of numbers given to documents was changed from outside",
    )
    TEXT_DAMAGED = "text-damaged", "the text is damaged"
    SIGNATURE_DAMAGED = "signature-damaged", "the signature is damaged"
    INDEX_DAMAGED = "index-damaged", "part of the index is damaged"
    INDEX_UNFIT = "index-unfit", "the index does not fit the texts in {value} places"
    CHECK_UNREADABLE = "check-unreadable", "a check in it cannot be read"


CODED: Final = ("reason", "kind", "advice")  # details that are causes; all others are data


def _untranslated(text: str) -> str:
    return text


def told(
    text: str,
    details: Mapping[str, object],
    translate: Callable[[str], str] = _untranslated,
    number: Callable[[int], str] = formatting.count,
) -> str:
    """A text with its details in braces; causes among them are put into the text's language.

    What is no code, as in a file of an older version, is shown as it is.
    """

    def shown(key: str, detail: object) -> str:
        if isinstance(detail, int):
            return number(detail)
        if key not in CODED or detail not in list(Cause):
            return str(detail)
        value = shown("value", details.get("value", ""))
        return translate(Cause(str(detail)).english).format(value=value)

    return text.format_map({key: shown(key, each) for key, each in details.items()})


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
