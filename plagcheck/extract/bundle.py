"""ZIP files of documents, nested or not: every document inside, in order, within limits."""

from __future__ import annotations

import hashlib
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Final

from plagcheck.extract.archive import LIMITS, Archive, is_link
from plagcheck.extract.reader import extract_bytes, require_readable_length
from plagcheck.extract.sniff import Format, sniff
from plagcheck.model.document import Document, SkippedPart, UnreadPart, joined
from plagcheck.model.errors import Cause, FileUnsafe, NoText, PlagcheckError
from plagcheck.model.names import printable

MOST_FILES: Final = 10_000
MOST_REFUSED: Final = 50
LONGEST_NAME: Final = 1_000

_JUNK: Final = re.compile(r"(^|/)(__MACOSX/|\.(?!\.|$)|~\$|Thumbs\.db$|desktop\.ini$)")
_HERE: Final = re.compile(r"(^|(?<=[/\\]))(\.[/\\]+)+")  # "./", which names the folder it is in
_DRIVE: Final = re.compile(r"^[A-Za-z]:")


@dataclass(frozen=True, slots=True)
class Member:
    """A file inside an archive: its bytes, or why it was refused."""

    name: str
    data: bytes = b""
    error: PlagcheckError | None = None


def members(name: str, data: bytes, skip: int = 0) -> Iterator[Member]:
    """The files of an archive in order, those of nested archives in place.

    `skip` passes over the first ones, without unpacking those that stand in no inner archive.
    """
    budget = _Budget(name, skip)
    yield from _members(name, Archive(name, data), 1, budget)


class _Budget:
    """What all levels of an archive share: files and bytes may not add up without end."""

    def __init__(self, outermost: str, skip: int) -> None:
        self.outermost = outermost
        self.skip = skip
        self._numbers: dict[str, int] = {}  # by name, how many were told apart
        self._files = 0
        self._bytes = 0
        self._refused = 0

    def named(self, name: str) -> str:
        """A name of its own for each file: an archive may hold several of one name."""
        own, path, number = name, PurePosixPath(name), self._numbers.get(name, 1)
        while own in self._numbers:
            number += 1
            own = f"{name.removesuffix(path.name)}{path.stem} ({number}){path.suffix}"
        self._numbers[name] = number
        self._numbers.setdefault(own, 1)
        return own

    def refuse(self) -> None:
        self._refused += 1
        if self._refused > MOST_REFUSED:
            raise FileUnsafe(self.outermost, reason=Cause.FULL_OF_UNSAFE_FILES)

    def count(self, size: int) -> None:
        self._files += 1
        self._bytes += size
        if self._files > MOST_FILES or self._bytes > LIMITS.total_bytes:
            raise FileUnsafe(self.outermost, reason=Cause.CLASS_TOO_LARGE)


def _members(name: str, archive: Archive, depth: int, budget: _Budget) -> Iterator[Member]:
    files = [(path, entry) for entry in archive.entries if (path := _path_of_file(entry))]
    if not files:
        yield from _unless_skipped(Member(name, error=NoText(name)), budget)
    for path, entry in files:
        inner = budget.named(f"{name}/{_shown(path)}")
        try:
            if is_link(entry) or not _is_sane(path):
                raise FileUnsafe(inner, reason=Cause.BAD_NAME)
            data = archive.read(entry, inner)
            budget.count(len(data))
            is_archive = _is_archive(inner, data)
            if is_archive and depth >= LIMITS.depth:
                raise FileUnsafe(inner, reason=Cause.NESTED_TOO_DEEP)
            nested = Archive(inner, data) if is_archive else None
        except PlagcheckError as error:
            if error.name == budget.outermost:  # the archive as a whole
                raise
            yield from _unless_skipped(Member(inner, error=error), budget)
            budget.refuse()
            continue
        if nested is not None:
            yield from _nested(inner, nested, depth, budget)
        else:
            yield from _unless_skipped(Member(inner, data), budget)


def _path_of_file(entry: zipfile.ZipInfo) -> str:
    """Empty for a folder, and for what systems put beside files; a folder with bytes is a file."""
    path = _HERE.sub("", entry.filename)
    if _JUNK.search(path) or (entry.is_dir() and not entry.file_size):
        return ""
    return path.rstrip("/") or path


def _nested(name: str, archive: Archive, depth: int, budget: _Budget) -> Iterator[Member]:
    try:
        yield from _members(name, archive, depth + 1, budget)
    except PlagcheckError as error:
        if error.name == budget.outermost:
            raise
        yield from _unless_skipped(Member(name, error=error), budget)


def _shown(path: str) -> str:
    """A name without characters that would change how it is read."""
    return "".join(char if char.isprintable() else "\ufffd" for char in printable(path))


def _unless_skipped(member: Member, budget: _Budget) -> Iterator[Member]:
    if budget.skip:
        budget.skip -= 1
    else:
        yield member


def _is_sane(path: str) -> bool:
    """Names are only shown, never written to; one that tries to be a path elsewhere is refused."""
    parts = path.replace("\\", "/").split("/")
    return (
        len(path) <= LONGEST_NAME
        and not {".", ".."} & set(parts)
        and not path.startswith(("/", "\\"))
        and not _DRIVE.match(path)
        and path.isprintable()
    )


def _is_archive(name: str, data: bytes) -> bool:
    if not data.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return False
    try:
        return sniff(name, data) is Format.ZIP
    except PlagcheckError:
        return False  # reading it as a document will say what is wrong with it


def read_bundle(name: str, data: bytes) -> Document:
    """One document of all that an archive holds, for a paper handed in as several files."""
    documents, refused = [], []
    for member in members(name, data):
        try:
            if member.error is not None:
                raise member.error
            documents.append(extract_bytes(member.name, member.data))
        except PlagcheckError as error:
            refused.append(error)
    if not documents:
        raise refused[0] if len(refused) == 1 else NoText(name)
    require_readable_length(name, sum(len(document.text) for document in documents))
    whole = joined(name, [_named(document) for document in documents])
    return replace(
        whole,
        sha256=hashlib.sha256(data).hexdigest(),
        notes=tuple(document.name for document in documents),
        media_type=str(Format.ZIP),
        coverage=replace(
            whole.coverage, skipped=(*whole.coverage.skipped, *map(_refused, refused))
        ),
    )


def _refused(error: PlagcheckError) -> UnreadPart:
    return UnreadPart(SkippedPart.FILE, error.name.partition("/")[2], error.code)


def _named(document: Document) -> Document:
    """A document whose flags say which file of the archive they are about."""
    inside = document.name.partition("/")[2]
    flags = (replace(flag, data=replace(flag.data, inside=inside)) for flag in document.flags)
    return replace(document, flags=tuple(flags))
