"""Blocks: a report in reading order, before it has any form. Writers turn blocks into files."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from plagcheck.model.match import Kind
from plagcheck.report.cleaning import clean_name
from plagcheck.report.passages import PassageRow


class WordLook(StrEnum):
    """How words are set; those of NAME come from a file and are kept apart from ours."""

    PLAIN = "plain"
    SOFT = "soft"
    STRONG = "strong"
    NAME = "name"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class StyledWords:
    """Some words in one look."""

    text: str
    look: WordLook = WordLook.PLAIN


@dataclass(frozen=True, slots=True)
class ChipBlock:
    """A source's number or a passage's label; an outline where it does not count."""

    text: str
    number: int
    is_counted: bool = True


Line: TypeAlias = tuple[StyledWords, ...]
Cell: TypeAlias = Line | ChipBlock


@dataclass(frozen=True, slots=True)
class OpeningBlock:
    kicker: str
    title: str
    made: str
    program: str


@dataclass(frozen=True, slots=True)
class NumberBox:
    """The number with its meaning."""

    number: str
    sentence: Line
    notes: tuple[str, ...]
    is_begun: bool = False  # the sentence goes on from the number


@dataclass(frozen=True, slots=True)
class HeadingBlock:
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    line: Line


@dataclass(frozen=True, slots=True)
class Legend:
    """What the marks in passages mean, where there are any."""

    line: Line
    in_text: str


@dataclass(frozen=True, slots=True)
class FactList:
    """Names of things, each with what is to say about it."""

    rows: tuple[tuple[str, tuple[Line, ...]], ...]


@dataclass(frozen=True, slots=True)
class GridColumn:
    """`share` is its part of the width, next to the others."""

    title: str
    is_number: bool = False
    share: int = 1


@dataclass(frozen=True, slots=True)
class GridBlock:
    """A table; `name` says for a screen reader what it is."""

    name: str
    columns: tuple[GridColumn, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class PassageBlock:
    """A match side by side; without a source's side, `source_head` says why."""

    chip: ChipBlock
    kind: Kind
    title: str
    note: str
    paper_head: str
    source_head: str
    rows: tuple[PassageRow, ...]
    has_source: bool


Block: TypeAlias = (
    OpeningBlock
    | NumberBox
    | HeadingBlock
    | Paragraph
    | Legend
    | FactList
    | GridBlock
    | PassageBlock
)


@dataclass(frozen=True, slots=True)
class Outline:
    """A whole report: `title` is for the file, `foot` stands below every page."""

    title: str
    foot: str
    blocks: tuple[Block, ...]


def plain(text: str) -> Line:
    return (StyledWords(text),)


def soft(text: str) -> Line:
    return (StyledWords(text, WordLook.SOFT),)


def named(text: str) -> StyledWords:
    """Words from a file, fit to stand in a report."""
    return StyledWords(clean_name(text), WordLook.NAME)


def name(text: str) -> Line:
    return (named(text),)


def code(text: str) -> Line:
    return (StyledWords(text, WordLook.CODE),)
