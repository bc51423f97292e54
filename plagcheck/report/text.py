"""A report as plain text, in the order it is read aloud: for screen readers and for mail."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from plagcheck.report.blocks import (
    Block,
    Cell,
    ChipBlock,
    FactList,
    GridBlock,
    HeadingBlock,
    Legend,
    Line,
    NumberBox,
    OpeningBlock,
    Outline,
    Paragraph,
    PassageBlock,
)
from plagcheck.report.content import Report
from plagcheck.report.languages.wording import Wording
from plagcheck.report.outline import outline_of
from plagcheck.report.passages import PassagePiece, PieceKind

WIDTH: Final = 88
INDENT: Final = "    "


def as_text(report: Report, say: Wording | None = None) -> str:
    """The report in plain words; words that differ stand in square brackets."""
    say = say or Wording()
    return "\n".join(_TextWriter(say).lines(outline_of(report, say, explains=True))) + "\n"


class _TextWriter:
    def __init__(self, say: Wording) -> None:
        self._say = say

    def lines(self, outline: Outline) -> Iterator[str]:
        for block in outline.blocks:
            yield from self._block(block)
        yield from ("", "", outline.foot)

    def _block(self, block: Block) -> Iterator[str]:
        match block:
            case OpeningBlock():
                return iter((block.title, block.kicker, block.made, block.program))
            case NumberBox():
                return _number(block)
            case HeadingBlock():
                return iter(("", "", block.text, "=" * len(block.text)))
            case Paragraph():
                return _wrapped(_plain(block.line))
            case Legend():
                return _wrapped(block.in_text)
            case FactList():
                return _facts(block)
            case GridBlock():
                return _grid(block)
            case PassageBlock():
                return self._passage(block)

    def _passage(self, block: PassageBlock) -> Iterator[str]:
        yield from ("", f"{block.chip.text}: {block.title}, {block.note}")
        is_marked = block.kind.is_copied
        paper, source = block.paper_head, block.source_head
        for row in block.rows:
            yield f"  {paper}:"
            yield from _quoted(row.paper, self._say, is_marked)
            if block.has_source:
                yield f"  {source}:"
                yield from _quoted(row.source, self._say, is_marked)
            paper = self._say("paper goes on")
            source = self._say("source goes on", number=block.chip.number)
        if not block.has_source:
            yield f"  {block.source_head}"


def _quoted(pieces: Sequence[PassagePiece], say: Wording, is_marked: bool) -> Iterator[str]:
    words = "".join(_piece(piece, say, is_marked) for piece in pieces)
    yield from _wrapped(words.strip(), INDENT)


def _piece(piece: PassagePiece, say: Wording, is_marked: bool) -> str:
    if piece.kind is PieceKind.GAP:
        return say("gap")
    is_bracketed = is_marked and piece.kind is PieceKind.DIFFERENT
    return f"[{piece.text}]" if is_bracketed else piece.text


def _number(block: NumberBox) -> Iterator[str]:
    yield ""
    number = block.number if block.is_begun else f"{block.number}:"
    yield from _wrapped(f"{number} {_plain(block.sentence)}")
    for note in block.notes:
        yield from _wrapped(note)


def _facts(block: FactList) -> Iterator[str]:
    for label, lines in block.rows:
        words = [_plain(line) for line in lines]
        yield from _wrapped(f"{label}: {words[0]}")
        for line in words[1:]:
            yield from _wrapped(line, INDENT)


def _grid(block: GridBlock) -> Iterator[str]:
    """Each row as a sentence: a table read aloud loses its columns."""
    for row in block.rows:
        first, *rest = (_cell(cell) for cell in row)
        titles = [column.title for column in block.columns[1:]]
        named = [f"{title}: {words}" for title, words in zip(titles, rest, strict=True) if words]
        yield from _wrapped(f"{first}. {'; '.join(named)}.")


def _cell(cell: Cell) -> str:
    return cell.text if isinstance(cell, ChipBlock) else _plain(cell)


def _plain(line: Line) -> str:
    return "".join(bit.text for bit in line)


def _wrapped(text: str, indent: str = "") -> Iterator[str]:
    yield from textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
