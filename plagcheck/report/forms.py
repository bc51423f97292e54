"""Forms a report can have; what each is called stands in `languages/`, as “form html”."""

from __future__ import annotations

from typing import Final

FORMS: Final = ("html", "pdf", "text", "csv", "xlsx", "json")
