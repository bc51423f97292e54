"""What is kept of a check, of two files compared and of a class, and the line that lists it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from plagcheck.model.adjusted import Choice, Rules
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.document import Document
from plagcheck.model.result import CheckResult, LibraryState, Source

CHECK: Final = "check"
PAIR: Final = "pair"
CLASS: Final = "class"

# Why something is held about a student.
AS_PAPER: Final = "paper"
AS_SOURCE: Final = "source"
AS_MEMBER: Final = "member"
AS_NOTE: Final = "note"


@dataclass(frozen=True, slots=True)
class SourceText:
    """A source as it was when the check was made; `id` is its number in the library then.

    `sha256` is of the text. `student` is whose work it is, where that is known. A text that was
    erased since is empty, and `erased` is the day.
    """

    id: int
    name: str
    text: str
    page_starts: tuple[int, ...] = ()
    sha256: str = ""
    student: str = ""
    erased: str = ""

    @property
    def document(self) -> Document:
        return Document(self.name, self.text, "", self.page_starts)


@dataclass(frozen=True, slots=True)
class SavedCheck:
    """A check, or two files compared, with all that is needed to show it again.

    `sha256` is of the file that was checked. `sources` are the texts behind the result's sources,
    where these do not hold them. `no_drafts` are sources that the teacher said are no draft of it.
    """

    when: str  # ISO 8601, UTC
    path: str
    sha256: str
    result: CheckResult
    sources: tuple[SourceText, ...] = ()
    student: str = ""
    class_name: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict)
    version: str = ""
    decision: Decision = field(default_factory=Decision)
    rules: Rules = field(default_factory=Rules)
    choices: tuple[Choice, ...] = ()
    other_path: str = ""  # of the second file, and whose it is
    other_student: str = ""
    no_drafts: frozenset[int] = frozenset()

    @property
    def name(self) -> str:
        """What the paper is called."""
        return self.result.submission.name

    @property
    def library(self) -> LibraryState:
        """The library that was searched, as it was then."""
        return self.result.library or LibraryState()

    def source(self, document_id: int) -> SourceText | None:
        """The text of a source, by its number in the library when the check was made."""
        return next((each for each in self.sources if each.id == document_id), None)

    def text_of(self, source: Source) -> Document | None:
        """The text of a source as it was then; None where it was erased since."""
        held = (each.document for each in self.result.sources if each.id == source.id)
        kept = self.source(source.id)
        document = next(held, None) or (kept.document if kept else None)
        return document if document is not None and document.text else None


@dataclass(frozen=True, slots=True)
class SavedClass:
    """A class that was compared: its figures, and where its own file is."""

    when: str
    path: str
    name: str
    students: tuple[str, ...]
    papers: int
    pairs: int
    words: int
    share: float  # the largest of a paper
    settings: Mapping[str, Any] = field(default_factory=dict)
    version: str = ""
    library: LibraryState = field(default_factory=LibraryState)
    searched: int = 0
    decision: Decision = field(default_factory=Decision)


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """An entry of the history without result and texts.

    `is_kept` is False for checks from before results were kept. `held_as` says why a line is among
    those about one student.
    """

    id: int
    when: str
    name: str
    student: str
    class_name: str
    words: int
    share: float
    sources: int
    status: Status
    other: str
    kind: str
    path: str
    note: str = ""
    matched_words: int = 0
    searched: int = 0
    flags: int = 0
    papers: int = 0
    pairs: int = 0
    other_path: str = ""
    other_student: str = ""
    is_kept: bool = True
    held_as: str = ""


Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class RemovedEntries:
    """Entries that were removed, as they stood in the file: enough to put them back."""

    ids: tuple[int, ...]
    rows: Mapping[str, tuple[Row, ...]]  # by table

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True, slots=True)
class ErasureOutcome:
    """What was erased for good.

    `sources` counts texts and names that were taken out of other entries. Without `is_clean`,
    another program held the file open: its last traces go when both are closed. `not_erased` are
    files of classes that could not be erased; their entries were kept. `staying` are files of
    others as which a text stays in other entries.
    """

    entries: int
    sources: int = 0
    is_clean: bool = True
    not_erased: tuple[str, ...] = ()
    staying: tuple[str, ...] = ()


def unnamed(source: Source, name: str) -> Source:
    """A source of which no text, name or file is left: `name` stands in their place."""
    entry = replace(source.entry, name=name, notes=(), text_sha256="", paths=())
    document = Document(name, "") if source.document else None
    return replace(source, entry=entry, document=document)
