"""Errors in words: what happened, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from plagcheck.gui.parts.text_format import count, tr
from plagcheck.gui.shell.reasons import reason_text
from plagcheck.model.errors import PlagcheckError


@dataclass(frozen=True, slots=True)
class ErrorText:
    """A title, a sentence, advice, and the icon that goes with it."""

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
    known = _texts().get(code)
    if known is None:
        return ErrorText(otherwise, "")
    title, advice = (_fill(part, name, details) for part in (known.title, known.advice))
    # Advice about a value that is not known is none.
    return ErrorText(title, "" if "{" in advice else advice, known.icon)


def _fill(text: str, name: str, details: Mapping[str, object]) -> str:
    for key, value in details.items():
        if isinstance(value, int):
            shown = count(value)
        else:
            shown = reason_text(str(value), details.get("value", ""))
        text = text.replace("{" + key + "}", shown)
    return text.replace("%1", name)


def known_codes() -> set[str]:
    return set(_texts())


def _texts() -> dict[str, ErrorText]:
    """By code. %1 is the file's name, {…} a detail of the error."""
    return {
        "missing": ErrorText(
            tr("%1 is not there any more"),
            tr("It was moved, renamed or deleted. Choose it again from where it is now."),
            "file-x",
        ),
        "unreadable": ErrorText(
            tr("%1 cannot be opened"),
            tr("The system says: {reason}. Close it in other programs, then try again."),
            "file-x",
        ),
        "unwritable": ErrorText(
            tr("%1 cannot be saved"),
            tr("The system says: {reason}. Choose another place, or free some space."),
            "file-x",
        ),
        "exists": ErrorText(tr("%1 is there already"), tr("Choose another name."), "file-x"),
        "folder": ErrorText(
            tr("%1 is a folder"), tr("Drop the papers in it, or add the folder to the library.")
        ),
        "format": ErrorText(
            tr("%1 is not a kind of file that can be read"),
            tr("These can be read: {formats}. Ask for the paper in one of them."),
            "file-x",
        ),
        "no-text": ErrorText(
            tr("%1 holds no text"),
            tr("It is empty, or its pages are pictures. Ask for the file it was made from."),
            "image",
        ),
        "pictures-only": ErrorText(
            tr("All pages of %1 are pictures"),
            tr("Nothing on them could be compared. Ask for the file it was made from."),
            "image",
        ),
        "text-unreadable": ErrorText(
            tr("The letters in %1 cannot be read reliably"),
            tr("Nothing could be compared. Ask for the file it was made from."),
        ),
        "legacy-format": ErrorText(
            tr("%1 is in an old format: {kind}"),
            tr("Open it in the program it was made with and save it as {advice}."),
            "file-x",
        ),
        "encrypted": ErrorText(
            tr("%1 is protected by a password"),
            tr("Save a copy without the password, then drop the copy here."),
            "lock",
        ),
        "damaged": ErrorText(
            tr("%1 is damaged"),
            tr("It says: {reason}. Copy it again from where it came from."),
            "file-x",
        ),
        "unsafe": ErrorText(
            tr("%1 was not opened"),
            tr("Opening it could harm this computer: {reason}. Ask for the file in another form."),
        ),
        "stalled": ErrorText(
            tr("Reading %1 was stopped"),
            tr("It made no progress for {seconds} seconds. Save it anew from its program."),
        ),
        "memory": ErrorText(
            tr("Reading %1 was stopped"),
            tr("It needed more than {limit} MB of memory. Save it anew, or split it into parts."),
        ),
        "crashed": ErrorText(
            tr("Reading %1 failed"),
            tr("The file may be damaged. Save it anew from its program, then try again."),
            "file-x",
        ),
        "too-short": ErrorText(
            tr("%1 is too short to compare"),
            tr("It has {words} words; at least {needed} are needed."),
        ),
        "too-large": ErrorText(
            tr("%1 is too large"),
            tr("It has {size} MB; up to {limit} MB are read. Split it into parts."),
        ),
        "library-missing": ErrorText(
            tr("There is no library at %1"), tr("Add reference documents to make one.")
        ),
        "not-a-library": ErrorText(
            tr("%1 is not a plagcheck library"),
            tr("Nothing in it was changed. Choose a library file, or a new name."),
        ),
        "library-too-new": ErrorText(
            tr("%1 was made by a newer version of plagcheck"),
            tr("Update the program to open it. Nothing in it was changed."),
        ),
        "library-damaged": ErrorText(
            tr("The library %1 is damaged"),
            tr("Open Library and choose Repair: the texts inside are used to restore it."),
        ),
        "library-read-only": ErrorText(
            tr("The library %1 cannot be written to"),
            tr("Check the permissions of the file and its folder, or choose another place."),
            "lock",
        ),
        "library-locked": ErrorText(
            tr("The library %1 is in use by another program"),
            tr("Close the other program, or wait until it has finished, then try again."),
            "lock",
        ),
        "disk-full": ErrorText(
            tr("The disk is full"),
            tr("Everything added before is safe. Free some space, then go on."),
        ),
        "library-unusable": ErrorText(
            tr("The library %1 cannot be opened"), tr("The system says: {reason}.")
        ),
        "unknown-document": ErrorText(
            tr("The source is not in the library any more"),
            tr("It was removed after this check. Check the paper again."),
        ),
        "not-for-students": ErrorText(
            tr("“%1” holds no work of students"), tr("Keep the papers in another collection.")
        ),
        **_history_texts(),
    }


def _history_texts() -> dict[str, ErrorText]:
    """What may be wrong with the history."""
    return {
        "records-missing": ErrorText(
            tr("There is no history yet"), tr("It begins with the first check you make.")
        ),
        "not-records": ErrorText(
            tr("%1 is not a history of plagcheck"),
            tr("Nothing in it was changed. It is put aside, and a new history begins."),
        ),
        "records-too-new": ErrorText(
            tr("The history was written by a newer version of plagcheck"),
            tr("Update the program to open it. Nothing in it was changed."),
        ),
        "records-damaged": ErrorText(
            tr("The history is damaged"),
            tr("It is put aside as it is, and a new one begins. Your library is not affected."),
        ),
        "records-read-only": ErrorText(
            tr("The history cannot be written to"),
            tr("Check the permissions of %1 and its folder."),
            "lock",
        ),
        "records-locked": ErrorText(
            tr("The history is in use by another program"),
            tr("Close the other program, or wait until it has finished, then try again."),
            "lock",
        ),
        "records-full": ErrorText(
            tr("The disk is full"),
            tr("Everything saved before is safe. Free some space, then go on."),
        ),
        "records-unusable": ErrorText(
            tr("The history cannot be opened"), tr("The system says: {reason}.")
        ),
        "unknown-record": ErrorText(
            tr("This check is not in the history any more"),
            tr("It was removed. Check the paper again to see its sources."),
        ),
        "result-not-kept": ErrorText(
            tr("Only the line of this check was kept"),
            tr("It was made before results were kept. Check the file again."),
        ),
    }
