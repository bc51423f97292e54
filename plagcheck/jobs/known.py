"""Known bytes: what a library has read once is not read again, under whatever name it comes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from plagcheck.extract.pool.pool import ExtractionOutcome
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.errors import PlagcheckError, Problem

Member = tuple[str, Document | Problem]

_PREFIX: Final = "archive "  # of the names of notes


class KnownBytes:
    """Looks up files by their bytes. Archives are known by what became of each file in them."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def document(self, sha256: str, name: str) -> Document | None:
        """The document that these bytes gave, called `name`."""
        number = self._library.document_of_bytes(sha256)
        if number is None:
            return None
        return replace(self._library.document(number), name=name, sha256=sha256)

    def archive(self, sha256: str, name: str) -> list[Member] | None:
        """The files of an archive called `name`; None when one of them would have to be read."""
        members: list[Member] = []
        for entry in _entries(self._library.note(_key(sha256))):
            inside = f"{name}/{entry['name']}"
            if "error" in entry:
                details = dict(entry.get("details", {}))  # an earlier version kept none
                problem = Problem(str(entry["code"]), str(entry["error"]), inside, details)
                members.append((inside, problem))
                continue
            document = self.document(str(entry["sha256"]), inside)
            if document is None:
                return None
            members.append((inside, document))
        return members or None

    def remember_archive(
        self, sha256: str, name: str, results: Sequence[ExtractionOutcome]
    ) -> None:
        """Note what became of the files of an archive that was read as a whole."""
        self._library.set_note(
            _key(sha256), json.dumps([_entry(result, name) for result in results])
        )

    def forget_archives(self, is_meant: Callable[[str], bool]) -> None:
        """Forget what became of archives that hold a file with such a path."""
        notes = self._library.notes(_PREFIX)
        self._library.drop_notes(
            key
            for key, noted in notes.items()
            if any(is_meant(str(entry["name"])) for entry in _entries(noted))
        )


def _key(sha256: str) -> str:
    return f"{_PREFIX}{sha256}"


def _entries(noted: str | None) -> list[dict[str, Any]]:
    try:
        entries = json.loads(noted or "[]")
        return [entry for entry in entries if {"name", "sha256"} <= entry.keys()]
    except (ValueError, TypeError, AttributeError):
        return []  # it was damaged: the archive is read again


def _entry(result: ExtractionOutcome, name: str) -> dict[str, Any]:
    inside = result.name.removeprefix(f"{name}/")
    if isinstance(result.outcome, PlagcheckError):
        problem = Problem.of(result.outcome)
        said = {"error": problem.message, "code": problem.code, "details": dict(problem.details)}
        return {"name": inside, "sha256": "", **said}
    return {"name": inside, "sha256": result.outcome.sha256}
