"""A report as one HTML file: no script, nothing fetched, readable without a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

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
    Outline,
    Paragraph,
    PassageBlock,
    StyledWords,
    WordLook,
)
from plagcheck.report.content import Report
from plagcheck.report.html.markup import Html, element, joined, style
from plagcheck.report.html.style import style_sheet
from plagcheck.report.languages.wording import Wording
from plagcheck.report.outline import outline_of
from plagcheck.report.passages import PassagePiece, PieceKind

# Nothing may be loaded or run, even if markup should ever slip through.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def as_html(report: Report, say: Wording | None = None) -> str:
    """The whole file."""
    say = say or Wording()
    outline = outline_of(report, say)
    writer = _HtmlWriter(say)
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        element("meta", name="generator", content=f"plagcheck {report.version}"),
        element("title", outline.title),
        style(style_sheet()),
    )
    body = element("body", *writer.parts(outline))
    page = element("html", head, body, lang=say.language, dir="ltr")
    return f"<!DOCTYPE html>\n{page}\n"


class _HtmlWriter:
    def __init__(self, say: Wording) -> None:
        self._say = say

    def parts(self, outline: Outline) -> Iterator[Html]:
        opening, *blocks = outline.blocks
        yield self._block(opening)
        yield element("main", *(joined(self._block(block), "\n") for block in blocks))
        yield element("footer", outline.foot)

    def _block(self, block: Block) -> Html:
        match block:
            case OpeningBlock():
                return _opening(block)
            case NumberBox():
                return _number(block)
            case HeadingBlock():
                return element("h2", block.text)
            case Paragraph() | Legend():
                return element("p", _line(block.line))
            case FactList():
                return _facts(block)
            case GridBlock():
                return _grid(block)
            case PassageBlock():
                return self._passage(block)

    def _passage(self, block: PassageBlock) -> Html:
        title = element(
            "h3",
            _chip(block.chip),
            " ",
            block.title,
            " ",
            element("span", block.note, class_="note"),
        )
        heads = [block.paper_head, block.source_head] if block.has_source else [block.paper_head]
        head = element("tr", *(element("th", text, scope="col") for text in heads))
        rows = self._rows(block)
        kind = block.kind.value.replace(" ", "-")
        classes = ["pair", f"s{palette.row(block.chip.number) + 1}", kind]
        classes += [] if block.chip.is_counted else ["weak"]
        classes += [] if block.has_source else ["one"]
        table = element(
            "table",
            element("thead", head),
            element("tbody", *rows),
            class_=" ".join(classes),
            aria_label=f"{block.chip.text}: {block.title}",
        )
        why = Html("") if block.has_source else element("p", block.source_head, class_="soft")
        return element("section", title, table, why)

    def _rows(self, block: PassageBlock) -> Iterator[Html]:
        ours = theirs = None
        for place, row in enumerate(block.rows):
            our_page = row.paper_page if place and row.paper_page != ours else None
            their_page = row.source_page if place and row.source_page != theirs else None
            cells = [self._side(row.paper, our_page, block.paper_head)]
            if block.has_source:
                cells.append(self._side(row.source, their_page, block.source_head))
            yield element("tr", *cells)
            ours, theirs = row.paper_page, row.source_page

    def _side(self, pieces: Sequence[PassagePiece], page: int | None, head: str) -> Html:
        where = element("span", self._say.pages([page]), class_="page") if page else Html("")
        words = (_piece(piece, self._say) for piece in pieces)
        return element("td", where, *words, dir="auto", data_side=head)


def _opening(block: OpeningBlock) -> Html:
    return element(
        "header",
        element("div", element("p", block.kicker), element("h1", block.title)),
        element("div", element("p", block.made), element("p", block.program), class_="made"),
    )


def _number(block: NumberBox) -> Html:
    notes = (element("p", note, class_="soft") for note in block.notes)
    return element(
        "section",
        element("div", block.number, class_="number"),
        element("div", element("p", _line(block.sentence)), *notes),
        class_="score",
    )


def _facts(block: FactList) -> Html:
    rows = []
    for label, lines in block.rows:
        rows.append(element("dt", label))
        rows.append(element("dd", *(element("div", _line(line)) for line in lines)))
    return element("dl", *rows)


def _grid(block: GridBlock) -> Html:
    kinds = ["num" if column.is_number else "" for column in block.columns]
    heads = (
        element("th", column.title, scope="col", class_=kind)
        for column, kind in zip(block.columns, kinds, strict=True)
    )
    rows = (
        element(
            "tr",
            *(
                element("td", _cell(cell), class_=kind)
                for cell, kind in zip(row, kinds, strict=True)
            ),
        )
        for row in block.rows
    )
    table = element(
        "table",
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
        class_="grid",
        aria_label=block.name,
    )
    return element("div", table, class_="wide")


def _cell(cell: Cell) -> Html:
    return _chip(cell) if isinstance(cell, ChipBlock) else _line(cell)


def _chip(chip: ChipBlock) -> Html:
    counted = "" if chip.is_counted else " out"
    return element("span", chip.text, class_=f"chip s{palette.row(chip.number) + 1}{counted}")


def _line(line: Line) -> Html:
    return joined(*(_bit(bit) for bit in line))


def _bit(bit: StyledWords) -> Html:
    match bit.look:
        case (
            WordLook.NAME
        ):  # kept apart: letters written from right to left turn nothing else round
            return element("bdi", bit.text)
        case WordLook.SOFT:
            return element("span", bit.text, class_="soft")
        case WordLook.STRONG:
            return element("strong", bit.text)
        case WordLook.CODE:
            return element("code", bit.text)
        case WordLook.PLAIN:
            return joined(bit.text)


def _piece(piece: PassagePiece, say: Wording) -> Html:
    match piece.kind:
        case PieceKind.SAME:
            return element("mark", piece.text)
        case PieceKind.DIFFERENT:
            return element("b", piece.text, class_="d")
        case PieceKind.LEFT_OUT:
            return element("i", piece.text, class_="o")
        case PieceKind.GAP:
            return element("span", say("gap"), class_="soft")
