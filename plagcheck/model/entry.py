"""What a library hands out and takes in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import PurePath
from typing import NamedTuple

from plagcheck.model.causes import told
from plagcheck.model.document import Document
from plagcheck.model.errors import Cause, Problem

DEFAULT_COLLECTION = "Library"


class Holds(StrEnum):
    """What a collection holds: said when it is made, never read off its name."""

    PUBLISHED = "published"
    STUDENT_WORK = "student-work"
    TEACHING = "teaching"  # the teacher's own material
    UNKNOWN = "unknown"

    @property
    def is_withheld(self) -> bool:
        """Whether names and texts are kept from other students; what is unknown is."""
        return self not in (Holds.PUBLISHED, Holds.TEACHING)


@dataclass(frozen=True, slots=True)
class Origin:
    """The file a text came from, as it was when it was read."""

    path: str
    sha256: str = ""
    size_bytes: int = 0
    modified_ns: int = 0


@dataclass(frozen=True, slots=True)
class IncomingDocument:
    """A document on its way into the library; `added_at` is for one that was there before."""

    document: Document
    origin: Origin
    collection: str = DEFAULT_COLLECTION
    added_at: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A document of the library, without its text; `paths` are all files that hold this text."""

    id: int
    name: str
    collection: str
    words: int
    pages: int
    added_at: str
    notes: tuple[str, ...]
    text_sha256: str
    paths: tuple[str, ...] = ()
    holds: Holds = Holds.UNKNOWN  # what its collection is said to hold
    work: str = ""  # of which it is one version; names nothing where it is the only one

    @property
    def path(self) -> str:
        """The file it came from first."""
        return self.paths[0] if self.paths else ""

    @property
    def same_files(self) -> tuple[str, ...]:
        """Names of the other files that hold its text."""
        return tuple(PurePath(path).name for path in self.paths[1:])

    @property
    def files(self) -> tuple[str, ...]:
        """Names of all files that hold its text."""
        return self.name, *self.same_files

    def in_files(self, places: Sequence[int]) -> Entry:
        """As some of the files hold it; whose a further file is, and what it is, is not known."""
        paths = tuple(self.paths[place] for place in places if place < len(self.paths))
        if not paths or 0 in places:
            return replace(self, paths=paths or self.paths)
        name = PurePath(paths[0]).name
        return replace(self, name=name, paths=paths, notes=(), holds=Holds.UNKNOWN)


class Likeness(StrEnum):
    """What was decided about documents that are alike."""

    VERSIONS = "versions"  # of one work: one source in results
    LEFT = "left"  # as they are: not asked about again


class LikenessRow(NamedTuple):
    """What was decided about a text; those it was decided about together share a name."""

    text_sha256: bytes
    says: Likeness
    together: bytes


class Near(StrEnum):
    """What to do with what is nearly the same as a document that is there."""

    KEEP = "keep"  # both
    VERSION = "version"  # of the same work
    SKIP = "skip"  # it is not added


class Nearly(NamedTuple):
    """A document that a new one is nearly the same as."""

    id: int
    name: str
    jaccard: float
    is_version: bool = False  # the new one was said to be a version of the same work


class AddStatus(StrEnum):
    """What became of a file that was to be added."""

    ADDED = "added"
    UNCHANGED = "unchanged"
    DUPLICATE = "duplicate"
    REPLACED = "replaced"
    SKIPPED = "skipped"  # nearly the same as a document, which was not wanted
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class AddOutcome:
    """Outcome for one file; `id` is the document that now holds its text.

    `collection` is where that document is, `left` where it was, when it was moved. `nearly` is a
    document that was there before, and that a new one is nearly the same as.
    """

    path: str
    status: AddStatus
    id: int | None
    words: int | None
    problem: Problem | None = None
    collection: str = ""
    left: str = ""
    nearly: Nearly | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What a library holds; `holds` tells it of each collection, with documents or not."""

    path: str
    documents: int
    words: int
    size_bytes: int
    collections: Mapping[str, int]
    holds: Mapping[str, Holds] = field(default_factory=dict)
    params: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Damage:
    """Something `verify` found; `document_id` is None when it is not about one document."""

    why: Cause
    document_id: int | None = None
    name: str = ""
    value: str | int = ""  # that goes with the reason

    @property
    def what(self) -> str:
        """In English."""
        return told("{reason}", {"reason": self.why, "value": self.value})
