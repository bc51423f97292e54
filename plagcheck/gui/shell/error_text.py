"""Errors in words: what happened, and what to do about it.

What happened is told by the texts of the engine, translated; here stands what only the window says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from plagcheck.gui.parts.text_format import count, tr, translated
from plagcheck.model.causes import told
from plagcheck.model.errors import PlagcheckError, error_kinds

_ICONS: Final = {
    "missing": "file-x",
    "unreadable": "file-x",
    "unwritable": "file-x",
    "exists": "file-x",
    "format": "file-x",
    "legacy-format": "file-x",
    "damaged": "file-x",
    "crashed": "file-x",
    "no-text": "image",
    "pictures-only": "image",
    "encrypted": "lock",
    "library-read-only": "lock",
    "library-locked": "lock",
    "records-read-only": "lock",
    "records-locked": "lock",
}


@dataclass(frozen=True, slots=True)
class ErrorText:
    """A title, why and what to do about it, and the icon that goes with it."""

    title: str
    advice: str
    icon: str = "triangle-alert"


def error_text(error: BaseException) -> ErrorText:
    """Words for an error; what is not expected is a fault of the program."""
    if not isinstance(error, PlagcheckError):
        return ErrorText(
            tr("Something in plagcheck went wrong"),
            tr("Nothing stored was lost. Details are in the log; trying again may help."),
        )
    return worded(error.code, error.name, error.details, str(error))


def worded(code: str, name: str, details: Mapping[str, object], otherwise: str) -> ErrorText:
    """Words for an error that is known by its code; `otherwise` is what the engine says itself."""
    known = next((kind for kind in error_kinds() if kind.code == code), None)
    if known is None:
        return ErrorText(otherwise, "")
    given = {"name": name, **details}
    why = tr("Reason: {reason}.") if "reason" in details else ""
    advice = _advice().get(code, "") or translated(known.advice)
    said = (_filled(part, given) for part in (why, advice))
    return ErrorText(
        _filled(translated(known.title), given) or otherwise,
        " ".join(filter(None, said)),
        _ICONS.get(code, "triangle-alert"),
    )


def reason_text(reason: str, value: object = "") -> str:
    """A reason alone; `value` is the detail that goes with its code."""
    return _filled("{reason}", {"reason": reason, "value": value})


def _filled(text: str, details: Mapping[str, object]) -> str:
    """A text with its details; nothing where one of them is not known."""
    try:
        return told(text, details, translated, count)
    except KeyError:
        return ""


def _advice() -> dict[str, str]:
    """By code: what can be done in the window; elsewhere the engine's advice holds."""
    return {
        "missing": tr("It was moved, renamed or deleted. Choose it again from where it is now."),
        "unreadable": tr("Close it in other programs, then try again."),
        "folder": tr("Drop the papers in it, or add the folder to the library."),
        "no-text": tr("It is empty, or its pages are pictures. Ask for the file it was made from."),
        "damaged": tr("Copy it again from where it came from."),
        "unsafe": tr("Opening it could harm this computer. Ask for the file in another form."),
        "library-missing": tr("Add reference documents to make one."),
        "library-damaged": tr(
            "Open Library and choose Repair: the texts inside are used to restore it."
        ),
        "unknown-document": tr("It was removed after this check. Check the paper again."),
        "records-missing": tr("It begins with the first check you make."),
        "not-records": tr("Nothing in it was changed. It is put aside, and a new history begins."),
        "records-damaged": tr(
            "It is put aside as it is, and a new one begins. Your library is not affected."
        ),
        "unknown-record": tr("It was removed. Check the paper again to see its sources."),
    }
