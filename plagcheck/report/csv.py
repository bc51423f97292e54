"""A table as CSV that no spreadsheet takes for formulas."""

from __future__ import annotations

import csv
import io
import re
from typing import Final

from plagcheck.report.cleaning import clean_name
from plagcheck.report.languages.wording import Wording
from plagcheck.report.tables import Table, Value

# What a cell must not begin with: a formula would be worked out when the file is opened. Wide
# forms count as well, and so does the beginning after what another country takes for a separator.
_FORMULA: Final = "=+\\-@\t\r＝＋－＠"
_BEGINS: Final = re.compile(rf"^(\s*(?:[\"']+\s*)?)(?=[{_FORMULA}])")
_INSIDE: Final = re.compile(rf"([;,|\t]\s*(?:[\"']+\s*)?)(?=[{_FORMULA}])")


def as_csv(table: Table, say: Wording | None = None) -> str:
    """The table with a head; spreadsheets know by the mark at its start that it is Unicode.

    Where numbers have a comma, cells are parted by semicolons: a spreadsheet there expects both.
    """
    comma = (say or Wording()).catalogue.decimal
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=";" if comma == "," else ",", lineterminator="\r\n")
    writer.writerow([safe(column.title) for column in table.columns])
    for row in table.rows:
        writer.writerow([_cell(value, comma) for value in row])
    return "\ufeff" + out.getvalue()


def _cell(value: Value, comma: str) -> str | int:
    if isinstance(value, float):
        return repr(value).replace(".", comma)  # in full: who rounds it rounds as we do
    if isinstance(value, int):
        return value
    return safe(value or "")


def safe(text: str) -> str:
    """A text that is text in every spreadsheet: an apostrophe stands before what may compute."""
    text = clean_name(text)  # first: what it drops must not lay bare a formula
    marked = f"'{text}" if _BEGINS.match(text) else text
    return _INSIDE.sub(r"\1'", marked)
