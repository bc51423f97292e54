"""Lines and paragraphs: where a text breaks, whether its lines are paragraphs or were wrapped."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from plagcheck.align.fragments import WIDEST
from plagcheck.model.document import Span

RUN_ON: Final = 0.3  # share of lines that end in the middle of a sentence, in wrapped text
SHORT: Final = 0.8  # of the usual width: a line so short and finished ends its paragraph
FEW: Final = 4  # lines that tell nothing about wrapping

_LINE: Final = re.compile(r"[^\n\r\f\v\u2028\u2029]+")
_FINISHED: Final = re.compile(r"[.!?…:;。！？][\"'”“’»«›)\]]*$|[”»]$")


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line that is not blank: where it stands, without blanks around it, and what is before it.

    `indent` counts blanks, a tab as four; `after_gap` says whether a blank line comes before.
    """

    start: int
    text: str
    indent: int
    after_gap: bool

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def is_finished(self) -> bool:
        """Whether it ends as a sentence does."""
        return _FINISHED.search(self.text) is not None


Lines = tuple[TextLine, ...]


@lru_cache(maxsize=2)
def lines_of(text: str) -> Lines:
    """The lines of a text that are not blank; each rule asks for those of the same paper."""
    lines: list[TextLine] = []
    last = 0
    for found in _LINE.finditer(text):
        whole = found.group()
        stripped = whole.strip()
        if not stripped:
            continue
        start = found.start() + whole.index(stripped[0])
        indent = len(whole[: start - found.start()].expandtabs(4))
        gap = text.count("\n", last, found.start()) > 1 or "\f" in text[last : found.start()]
        lines.append(TextLine(start, stripped, indent, gap or not lines))
        last = start + len(stripped)
    return tuple(lines)


def usual_width(lines: Lines) -> int:
    """How long full lines are; 0 where lines are paragraphs and were not wrapped."""
    lengths = sorted(len(line.text) for line in lines)
    if len(lengths) < FEW:
        return 0
    width = lengths[len(lengths) * 9 // 10]
    run_on = sum(1 for line in lines if not line.is_finished)
    return width if width <= WIDEST and run_on >= RUN_ON * len(lines) else 0


def paragraphs_of(text: str) -> list[Span]:
    """Paragraphs in order; nothing but blanks lies between them."""
    lines = lines_of(text)
    width = usual_width(lines)
    spans: list[Span] = []
    before: TextLine | None = None
    for line in lines:
        if before is None or _parts(before, line, width):
            spans.append(Span(line.start, line.end))
        else:
            spans[-1] = Span(spans[-1].start, line.end)
        before = line
    return spans


def _parts(before: TextLine, line: TextLine, width: int) -> bool:
    """Whether a paragraph ends between two lines."""
    if not width or line.after_gap:
        return True
    if line.indent >= before.indent + 2 and before.is_finished:
        return True
    return before.is_finished and len(before.text) < SHORT * width
