"""Known bytes: what a library has read once is not read again, under whatever name it comes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Final

from plagcheck.extract.pool.pool import ExtractionOutcome
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.errors import PlagcheckError, Problem
from plagcheck.model.plain_json import from_json
from plagcheck.model.values import from_values

Member = tuple[str, Document | Problem]

_PREFIX: Final = "archive "  # of the names of notes


@dataclass(frozen=True, slots=True)
class _Entry:
    """A file of an archive by its bytes, or why it cannot be read; an earlier version kept no
    details."""

    name: str
    sha256: str
    error: str = ""
    code: str = ""
    details: Mapping[str, str | int] = field(default_factory=dict)


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
        for entry in _entries(self._library.note(_key(sha256))) or ():
            inside = f"{name}/{entry.name}"
            if entry.error:
                members.append((inside, Problem(entry.code, entry.error, inside, entry.details)))
                continue
            document = self.document(entry.sha256, inside)
            if document is None:
                return None
            members.append((inside, document))
        return members or None

    def remember_archive(
        self, sha256: str, name: str, results: Sequence[ExtractionOutcome]
    ) -> None:
        """Note what became of the files of an archive that was read as a whole."""
        entries = [asdict(_entry(result, name)) for result in results]
        self._library.set_note(_key(sha256), json.dumps(entries))

    def forget_archives(self, is_meant: Callable[[str], bool]) -> None:
        """Forget archives that hold a file with such a path, or of which nobody knows what."""
        notes = self._library.notes(_PREFIX)
        self._library.drop_notes(
            key
            for key, noted in notes.items()
            if (entries := _entries(noted)) is None or any(is_meant(each.name) for each in entries)
        )


def _key(sha256: str) -> str:
    return f"{_PREFIX}{sha256}"


def _entries(noted: str | None) -> list[_Entry] | None:
    """None: it was damaged, and the archive is read again."""
    try:
        return from_values(list[_Entry], from_json("[]" if noted is None else noted))
    except ValueError:
        return None


def _entry(result: ExtractionOutcome, name: str) -> _Entry:
    inside = result.name.removeprefix(f"{name}/")
    if isinstance(result.outcome, PlagcheckError):
        problem = Problem.of(result.outcome)
        return _Entry(inside, "", problem.message, problem.code, problem.details)
    return _Entry(inside, result.outcome.sha256)
