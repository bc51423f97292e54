"""Block quotes: quotations without marks, set apart by indent, by > signs or by LaTeX."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from plagcheck.align.fragments import WIDEST
from plagcheck.leaveout.lines import Lines, TextLine, lines_of
from plagcheck.model.document import Span

INDENT: Final = 3  # blanks more than the text around
FEWEST_LINES: Final = 2
USUAL: Final = 0.6  # share of indented lines from which an indent means nothing
WORDS_A_LINE: Final = 3
LETTERS: Final = 0.7  # of the characters of a line: less is a table, a formula or a program

_LATEX: Final = re.compile(r"\\(begin|end)\s*\{(?:quote|quotation|displayquote|verse)\}")
_ITEM: Final = re.compile(r"(?:[-*+•‣–—·]|\(?\d{1,3}[.)\]]|\[\d+\]|\(?[a-zA-Z][.)])\s")


def find_blocks(seen: str, written: str) -> Iterator[Span]:
    """Block quotes; LaTeX is looked for in the text as written."""
    opened = None
    for found in _LATEX.finditer(written):
        if found.group(1) == "end" and opened is not None:
            yield Span(opened, found.start())
        opened = found.end() if found.group(1) == "begin" else None
    lines = lines_of(seen)
    yield from _marked(lines)
    yield from _indented(lines)


def _marked(lines: Lines) -> Iterator[Span]:
    """Lines that begin with >, as Markdown and mail quote; more than a lone arrow."""
    for block in _blocks(lines, lambda line: line.text.startswith(">"), parted=False):
        yield Span(block[0].start, block[-1].end)


def _indented(lines: Lines) -> Iterator[Span]:
    if not lines:
        return
    margin = min(line.indent for line in lines)
    deep = [line for line in lines if line.indent >= margin + INDENT]
    if len(deep) > USUAL * len(lines):
        return
    for block in _blocks(lines, lambda line: line.indent >= margin + INDENT, parted=True):
        is_wrapped = max(len(line.text) for line in block) <= WIDEST  # else they are paragraphs
        is_apart = block[0].after_gap and len(block) >= FEWEST_LINES and is_wrapped
        if is_apart and not _ITEM.match(block[0].text) and _is_prose(block):
            yield Span(block[0].start, block[-1].end)


def _blocks(
    lines: Lines, belongs: Callable[[TextLine], bool], *, parted: bool
) -> Iterator[list[TextLine]]:
    """Lines in a row that belong; with `parted`, a blank line ends a block."""
    block: list[TextLine] = []
    for line in lines:
        if block and (not belongs(line) or (parted and line.after_gap)):
            yield block
            block = []
        if belongs(line):
            block.append(line)
    if block:
        yield block


def _is_prose(block: list[TextLine]) -> bool:
    text = " ".join(line.text for line in block)
    letters = sum(1 for char in text if char.isalpha() or char.isspace())
    return len(text.split()) >= WORDS_A_LINE * len(block) and letters >= LETTERS * len(text)
