"""Forms a report can have."""

from __future__ import annotations

from typing import Final

FORMS: Final = {
    "html": "one HTML file that opens without a network",
    "pdf": "a PDF",
    "text": "plain text, for screen readers and mail",
    "csv": "the table of sources for a spreadsheet, as CSV",
    "xlsx": "the same as an Excel file",
    "json": "everything for other programs, as JSON",
}
