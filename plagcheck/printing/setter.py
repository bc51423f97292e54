"""Setter: blocks of a report become slabs of a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from plagcheck.printing.evidence import evidence_strips
from plagcheck.printing.fonts import MONO, SANS, SCALE, font
from plagcheck.printing.page_parts import (
    CHIP_HEIGHT,
    HAIR,
    CellRow,
    CellSlab,
    Figure,
    Gap,
    Slab,
    chip_width,
    draw_chip,
)
from plagcheck.printing.words import StyledText, TextLines, apart
from plagcheck.report import palette
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
    Paragraph,
    PassageBlock,
    StyledWords,
    WordLook,
)
from plagcheck.report.languages.wording import Wording

TEXT: Final = palette.INK["text"]
SOFT: Final = palette.INK["soft"]
BODY: Final = 9.0
PAD: Final = 5 * SCALE
LABELS: Final = 0.2  # of the width, for the names of facts


class BlockSetter:
    """Sets blocks in a column of a given width."""

    def __init__(self, width: float, say: Wording) -> None:
        self._width, self._say = width, say

    def slabs(self, block: Block) -> Iterator[Slab]:
        match block:
            case OpeningBlock():
                yield from self._opening(block)
            case NumberBox():
                yield self._number(block)
            case HeadingBlock():
                yield from self._heading(block)
            case Paragraph() | Legend():
                yield self._paragraph(block.line)
            case FactList():
                yield from self._facts(block)
            case GridBlock():
                yield from self._grid(block)
            case PassageBlock():
                yield from self._passage(block)

    def _opening(self, block: OpeningBlock) -> Iterator[Slab]:
        left, right = self._width * 0.64, self._width * 0.35
        title = [
            TextLines([_strip(block.kicker, BODY, SOFT)], left),
            TextLines([_strip(block.title, 15.5, TEXT, True)], left, 1.1),
        ]
        side = [
            TextLines([_strip(block.made, BODY, SOFT)], right, is_right=True),
            TextLines([_strip(block.program, BODY, SOFT)], right, is_right=True),
        ]
        height = max(sum(each.height() for each in part) for part in (title, side))

        def paint(painter: QPainter, x: float, y: float) -> None:
            for part, at in ((title, x), (side, x + self._width - right)):
                top = y
                for lines in part:
                    lines.draw(painter, at, top)
                    top += lines.height()

        yield Figure(height, paint, keeps_next=True)
        yield Gap(12 * SCALE)

    def _number(self, block: NumberBox) -> Slab:
        number = TextLines([_strip(block.number, 28, TEXT, True)], self._width * 0.3)
        left = max(number.width() + 3 * PAD, self._width * 0.18)
        width = self._width - left - 3 * PAD
        words = [TextLines(_strips(block.sentence), width)]
        words += [TextLines([_strip(note, BODY, SOFT)], width) for note in block.notes]
        inside = max(sum(each.height() for each in words), number.height())
        height = inside + 4 * PAD

        def paint(painter: QPainter, x: float, y: float) -> None:
            painter.setPen(QPen(QColor(palette.INK["edge"]), HAIR))
            painter.drawRoundedRect(QRectF(x, y, self._width, height), PAD, PAD)
            number.draw(painter, x + 2 * PAD, y + (height - number.height()) / 2)
            top = y + (height - sum(each.height() for each in words)) / 2
            for lines in words:
                lines.draw(painter, x + left + PAD, top)
                top += lines.height()

        return Figure(height, paint)

    def _heading(self, block: HeadingBlock) -> Iterator[Slab]:
        lines = TextLines([_strip(block.text, 11, TEXT, True)], self._width)
        height = lines.height() + 4 * SCALE

        def paint(painter: QPainter, x: float, y: float) -> None:
            lines.draw(painter, x, y)
            painter.setPen(QPen(QColor(palette.INK["edge"]), HAIR))
            painter.drawLine(QPointF(x, y + height), QPointF(x + self._width, y + height))

        yield Gap(15 * SCALE)
        yield Figure(height, paint, keeps_next=True)
        yield Gap(5 * SCALE)

    def _paragraph(self, line: Line) -> Slab:
        lines = TextLines(_strips(line), self._width)
        return CellRow((CellSlab(0, self._width, lines),), self._width, pad=2 * SCALE)

    def _facts(self, block: FactList) -> Iterator[Slab]:
        left = self._width * LABELS
        width = self._width - left
        for label, values in block.rows:
            name = TextLines([_strip(label, BODY, SOFT)], left - 2 * PAD)
            for place, value in enumerate(values):
                cells = [CellSlab(left, width, TextLines(_strips(value), width))]
                if not place:
                    cells.insert(0, CellSlab(0, left, name))
                is_last = place == len(values) - 1
                yield CellRow(tuple(cells), self._width, pad=1.2 * SCALE, keeps_next=not is_last)

    def _grid(self, block: GridBlock) -> Iterator[Slab]:
        total = sum(column.share for column in block.columns)
        widths = [self._width * column.share / total for column in block.columns]
        rights = [column.is_number for column in block.columns]
        titles = [(StyledWords(column.title, WordLook.SOFT),) for column in block.columns]
        head = self._grid_row(titles, widths, rights, palette.INK["head"], None)
        yield head
        for row in block.rows:
            yield self._grid_row(row, widths, rights, "", head)

    def _grid_row(
        self,
        cells: Sequence[Cell],
        widths: Sequence[float],
        rights: Sequence[bool],
        ground: str,
        head: CellRow | None,
    ) -> CellRow:
        set_cells, x = [], 0.0
        for cell, width, is_right in zip(cells, widths, rights, strict=True):
            inside = width - 2 * PAD
            if isinstance(cell, ChipBlock):
                set_cells.append(CellSlab(x + PAD, inside, chip=cell))
            else:
                lines = TextLines(_strips(cell), inside, is_right=is_right)
                set_cells.append(CellSlab(x + PAD, inside, lines))
            x += width
        return CellRow(
            tuple(set_cells),
            self._width,
            ground=ground,
            underline="" if ground else palette.INK["line"],
            keeps_next=bool(ground),
            head=head,
        )

    def _passage(self, block: PassageBlock) -> Iterator[Slab]:
        yield Gap(9 * SCALE)
        yield self._label(block)
        sides = 2 if block.has_source else 1
        width = self._width / sides
        frames = tuple(width * place for place in range(sides + 1))
        titles = [block.paper_head, block.source_head][:sides]
        yield self._pair_head(titles, width, frames)
        again = self._pair_head([f"{block.chip.text}: {title}" for title in titles], width, frames)
        for place in range(len(block.rows)):
            yield CellRow(
                tuple(self._sides(block, place, width)),
                self._width,
                pad=PAD,
                frames=frames,
                underline=palette.INK["line"],
                head=again,
            )
        if not block.has_source:
            yield self._paragraph((StyledWords(block.source_head, WordLook.SOFT),))

    def _pair_head(self, titles: Sequence[str], width: float, frames: tuple[float, ...]) -> CellRow:
        inside = width - 2 * PAD
        cells = (
            CellSlab(
                width * place + PAD, inside, TextLines([_strip(title, 8.5, TEXT, True)], inside)
            )
            for place, title in enumerate(titles)
        )
        ground = palette.INK["head"]
        return CellRow(tuple(cells), self._width, ground=ground, frames=frames, keeps_next=True)

    def _sides(self, block: PassageBlock, place: int, width: float) -> Iterator[CellSlab]:
        row = block.rows[place]
        before = block.rows[place - 1] if place else row
        pages = [(row.paper, row.paper_page, before.paper_page)]
        if block.has_source:
            pages.append((row.source, row.source_page, before.source_page))
        for side, (pieces, page, last) in enumerate(pages):
            strips = evidence_strips(pieces, block, self._say)
            if page is not None and page != last:
                where = f"{self._say.pages([page])} \N{LINE SEPARATOR}"
                strips.insert(0, _strip(where, 7.5, SOFT))
            lines = TextLines(strips, width - 2 * PAD, 1.15, is_auto=True)
            yield CellSlab(width * side + PAD, width - 2 * PAD, lines)

    def _label(self, block: PassageBlock) -> Slab:
        left = chip_width(block.chip) + 1.5 * PAD
        strips = [_strip(block.title, BODY, TEXT, True), _strip(f"  {block.note}", BODY, SOFT)]
        lines = TextLines(strips, self._width - left)

        def paint(painter: QPainter, x: float, y: float) -> None:
            draw_chip(painter, block.chip, x, y)
            lines.draw(painter, x + left, y + (CHIP_HEIGHT - lines.height()) / 2)

        return Figure(CHIP_HEIGHT + 3 * SCALE, paint, keeps_next=True)


def _strip(text: str, points: float, colour: str, is_bold: bool = False) -> StyledText:
    return StyledText(text, font(SANS, points, is_bold), colour)


def _strips(line: Line) -> list[StyledText]:
    return [_bit(bit) for bit in line]


def _bit(bit: StyledWords) -> StyledText:
    match bit.look:
        case WordLook.NAME:
            return _strip(apart(bit.text), BODY, TEXT)
        case WordLook.SOFT:
            return _strip(apart(bit.text), BODY, SOFT)
        case WordLook.STRONG:
            return _strip(bit.text, BODY, TEXT, True)
        case WordLook.CODE:
            return StyledText(bit.text, font(MONO, 7.5), TEXT)
        case WordLook.PLAIN:
            return _strip(bit.text, BODY, TEXT)
