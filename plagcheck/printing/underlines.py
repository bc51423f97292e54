"""How kinds of matches are underlined, on paper and on the screen; HTML draws the same lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QTextCharFormat

from plagcheck.model.match import Kind

Line = QTextCharFormat.UnderlineStyle
NOT_COUNTED: Final = Line.DotLine
UNDERLINES: Final[Mapping[Kind, Line]] = {
    Kind.WORD_FOR_WORD: Line.SingleUnderline,
    Kind.SMALL_EDITS: Line.DashUnderline,
    Kind.REWORDED: Line.DashDotLine,
    Kind.SUMMARY: Line.DashDotDotLine,
}


def underline(kind: Kind, counted: bool) -> Line:
    return UNDERLINES[kind] if counted else NOT_COUNTED
