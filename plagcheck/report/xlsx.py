"""Tables as an Excel file; every text in it is a text, whatever it begins with."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import xlsxwriter

from plagcheck.report.cleaning import clean_name
from plagcheck.report.tables import Table, Value

LONGEST_CELL: Final = 32_767  # characters; Excel reads no more
_AS_TEXT: Final = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


def as_xlsx(tables: Sequence[Table], title: str, made: datetime) -> bytes:
    """One sheet a table."""
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, _AS_TEXT) as book:
        moment = made.astimezone(UTC).replace(tzinfo=None)
        book.set_properties({"title": clean_name(title), "author": "plagcheck", "created": moment})
        styles = {
            "head": book.add_format({"bold": True, "text_wrap": True, "valign": "top"}),
            "share": book.add_format({"num_format": "0.0%"}),
            "plain": book.add_format(),
        }
        for table in tables:
            _sheet(book.add_worksheet(table.name), table, styles)
    return out.getvalue()


def _sheet(
    sheet: xlsxwriter.worksheet.Worksheet,
    table: Table,
    styles: dict[str, xlsxwriter.format.Format],
) -> None:
    for place, column in enumerate(table.columns):
        sheet.set_column(place, place, column.width)
        sheet.write_string(0, place, clean_name(column.title), styles["head"])
    for line, row in enumerate(table.rows, 1):
        for place, (value, column) in enumerate(zip(row, table.columns, strict=True)):
            _write(sheet, line, place, value, styles["share" if column.is_share else "plain"])
    sheet.freeze_panes(1, 0)
    if table.rows:
        sheet.autofilter(0, 0, len(table.rows), len(table.columns) - 1)


def _write(
    sheet: xlsxwriter.worksheet.Worksheet,
    line: int,
    place: int,
    value: Value,
    style: xlsxwriter.format.Format,
) -> None:
    if value is None:
        sheet.write_blank(line, place, None, style)
    elif isinstance(value, str):
        sheet.write_string(line, place, clean_name(value)[:LONGEST_CELL], style)
    else:
        sheet.write_number(line, place, value, style)
