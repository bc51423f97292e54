"""Codes that the engine gives as details of errors, in the teacher's language.

What is no code, as names and what an older version stored, is shown as it is.
"""

from __future__ import annotations

from plagcheck.gui.parts.text_format import count, tr
from plagcheck.model.document import Skipped


def reason_text(reason: str, value: object = "") -> str:
    """A reason in words of the window; `value` is the detail that goes with its code."""
    known = _texts().get(reason)
    if known is None:
        return reason
    return known.replace("%1", count(value) if isinstance(value, int) else str(value))


def known_reasons() -> set[str]:
    return set(_texts())


def _texts() -> dict[str, str]:
    return {
        "not-a-file": tr("it is not an ordinary file"),
        "bad-name": tr("its name leads out of the archive or means nothing"),
        "link-out-of-folder": tr("it is a link that leads out of the folder"),
        "document-too-large": tr("it unpacks to far more than a document holds"),
        "class-too-large": tr("it unpacks to far more than a class hands in"),
        "full-of-unsafe-files": tr("it is full of files that cannot be opened safely"),
        "nested-too-deep": tr("archives are packed inside archives too deeply"),
        "parts-overlap": tr("parts of its archive overlap"),
        "too-many-parts": tr("it holds more than %1 parts"),
        "own-entities": tr(
            "it defines entities of its own, which documents of this kind never need"
        ),
        "archive-broken": tr("its archive is incomplete or broken"),
        "part-missing": tr("its part %1 is missing"),
        "part-not-unpacked": tr("a part of it cannot be unpacked"),
        "part-not-xml": tr("a part inside is not valid XML"),
        "part-empty": tr("a part inside is empty"),
        "no-text-part": tr("it has no text part"),
        "no-slides-part": tr("it has no slides part"),
        "no-contents": tr("it does not name its contents"),
        "not-html": tr("its HTML cannot be parsed"),
        "pages-not-found": tr("its pages cannot be found"),
        "pages-not-shown": tr("its pages cannot be shown"),
        "page-not-shown": tr("page %1 cannot be shown"),
        "no-pages": tr("it has no pages"),
        "office-failed": tr("LibreOffice cannot read it either"),
        "no-sense": tr("its contents make no sense (%1)"),
        "not-a-class": tr("it is not a saved class"),
        "class-too-new": tr("it was saved by a newer version of plagcheck"),
        "class-no-sense": tr("what is stored makes no sense"),
        "old-word": tr("an old Word document (.doc)"),
        "old-powerpoint": tr("an old PowerPoint document (.ppt)"),
        "as-docx": tr(".docx and try again"),
        "as-pptx": tr(".pptx and try again"),
        **_stored_texts(),
    }


def _stored_texts() -> dict[str, str]:
    """What the system refuses, and what may be wrong with a library or the history."""
    return {
        "no-permission": tr("access is denied"),
        "no-space": tr("there is no space left"),
        "read-only-disk": tr("the disk cannot be written to"),
        "name-too-long": tr("its name is too long"),
        "is-folder": tr("it is a folder"),
        "folder-missing": tr("its folder is not there"),
        "in-use": tr("another program has it open"),
        "device-failed": tr("the disk or the network failed"),
        "system-error": tr("error %1"),
        "is-library": tr("it is the library itself"),
        "numbers-used-up": tr("its document numbers are used up"),
        "format-unknown": tr("its format is none there ever was"),
        "other-index": tr("it was indexed by another version"),
        "tables-changed": tr("the description of its tables was changed"),
        "pages-broken": tr("its pages do not fit together"),
        "sqlite-found": tr("its pages do not fit together"),
        "records-contradict": tr("its records contradict each other"),
        "record-unreadable": tr("a record in it cannot be read"),
        "record-changed": tr("a record of it was changed from outside"),
        "record-alone": tr("a record has lost its document"),
        "fact-unreadable": tr("its record of “%1” cannot be read"),
        "fact-changed": tr("its record of “%1” was changed from outside"),
        "fact-missing": tr("its record of “%1” is missing"),
        "holds-changed": tr("what “%1” holds was changed from outside"),
        "documents-miscounted": tr("it has %1 documents, but another number is on record"),
        "origins-miscounted": tr("it has %1 origins, but another number is on record"),
        "numbers-changed": tr("the record of numbers given to documents was changed from outside"),
        "text-damaged": tr("the text is damaged"),
        "signature-damaged": tr("the signature is damaged"),
        "index-damaged": tr("part of the index is damaged"),
        "index-unfit": tr("the index does not fit the texts in %1 places"),
        "check-unreadable": tr("a check in it cannot be read"),
    }


def skipped_text(skipped: Skipped) -> str:
    """A part of a file that was passed over; what an older version called one is shown as it is."""
    texts = {
        "comments": tr("comments were not read"),
        "charts": tr("charts were not read"),
        "embedded-files": tr("embedded files were not read"),
        "embedded-objects": tr("embedded objects were not read"),
        "embedded-document": tr("an embedded document was not read"),
        "attached-files": tr("attached files were not read"),
        "file": tr("%1 was not read"),
    }
    return texts.get(skipped.part, "%1").replace("%1", skipped.name)
