"""Evidence on paper: the same words tinted and underlined, differing ones bold on white."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plagcheck.printing.fonts import SERIF, font
from plagcheck.printing.underlines import NOT_COUNTED, underline
from plagcheck.printing.words import StyledText
from plagcheck.report import palette
from plagcheck.report.blocks import PassageBlock
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passages import PassagePiece, PieceKind

SIZE: Final = 9.5


def evidence_strips(
    pieces: Sequence[PassagePiece], block: PassageBlock, say: Wording
) -> list[StyledText]:
    """One side of a row."""
    return [_strip(piece, block, say) for piece in pieces]


def _strip(piece: PassagePiece, block: PassageBlock, say: Wording) -> StyledText:
    rest, stroke = palette.LIGHT[palette.row(block.chip.number)]
    text = palette.INK["text"]
    line = underline(block.kind, block.chip.is_counted)
    match piece.kind:
        case PieceKind.SAME:
            ground = rest if block.chip.is_counted else ""
            return StyledText(piece.text, font(SERIF, SIZE), text, ground, line, stroke)
        case PieceKind.DIFFERENT:
            face = font(SERIF, SIZE, block.kind.is_copied)
            return StyledText(piece.text, face, text, "", line, stroke)
        case PieceKind.LEFT_OUT:
            return StyledText(piece.text, font(SERIF, SIZE), text, "", NOT_COUNTED, stroke)
        case PieceKind.GAP:
            return StyledText(say("gap"), font(SERIF, SIZE), palette.INK["soft"])
