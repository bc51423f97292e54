"""What may be wrong with the history's file, each in a sentence."""

from __future__ import annotations

from plagcheck.model.errors import PlagcheckError


class RecordsError(PlagcheckError):
    """A history that cannot be used."""


class RecordsMissing(RecordsError):
    code = "records-missing"
    sentence = "There is no history at {name} yet."


class NotRecords(RecordsError):
    code = "not-records"
    sentence = "{name} is not a history of plagcheck. Nothing in it was changed."


class RecordsTooNew(RecordsError):
    code = "records-too-new"
    sentence = "{name} was written by a newer version of plagcheck. Update the program to open it."


class RecordsDamaged(RecordsError):
    code = "records-damaged"
    sentence = "The history {name} is damaged ({reason})."


class RecordsReadOnly(RecordsError):
    code = "records-read-only"
    sentence = "{name} cannot be written to. Check the permissions of the file and its folder."


class RecordsLocked(RecordsError):
    code = "records-locked"
    sentence = "{name} is in use by another program. Try again when it has finished."


class RecordsFull(RecordsError):
    code = "records-full"
    sentence = "There is no space left for {name}. Everything saved before is safe."


class RecordsUnusable(RecordsError):
    code = "records-unusable"
    sentence = "{name} cannot be opened: {reason}."


class UnknownRecord(RecordsError):
    code = "unknown-record"
    sentence = "The history has no check {name}."


class ResultNotKept(RecordsError):
    code = "result-not-kept"
    sentence = "The check of {name} was made before results were kept. Check the file again."
