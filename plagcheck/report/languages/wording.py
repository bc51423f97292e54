"""Wording: every sentence of a report, by name, in the language of its reader.

A report shows evidence and never passes a verdict. Where a number is part of a sentence, there is
a form for each way the language counts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from plagcheck.model import formatting
from plagcheck.model.adjusted import LedgerEntry
from plagcheck.model.classes import ClassResult
from plagcheck.model.formatting import NumberStyle
from plagcheck.model.result import CheckResult
from plagcheck.report.cleaning import clean_name
from plagcheck.report.languages.catalogue import Forms
from plagcheck.report.languages.english import ENGLISH
from plagcheck.report.languages.german import GERMAN
from plagcheck.report.languages.russian import RUSSIAN

CATALOGUES: Final = {each.language: each for each in (ENGLISH, GERMAN, RUSSIAN)}
LANGUAGES: Final = tuple(CATALOGUES)


class Wording:
    """Sentences and numbers of one language; English where it is not known."""

    def __init__(self, language: str = "en") -> None:
        code = re.split("[-_]", language.lower())[0]  # de_AT is German as well
        self.catalogue = CATALOGUES.get(code, ENGLISH)

    @property
    def language(self) -> str:
        return self.catalogue.language

    def __call__(self, key: str, n: int | None = None, **values: object) -> str:
        """The sentence `key`; `{n}` in it is the number `n`."""
        return self.told(self.catalogue.texts[key], n, **values)

    def told(self, forms: Forms, n: int | None = None, **values: object) -> str:
        """The form that fits the number, with its values."""
        shown = {} if n is None else {"n": self.number(n)}
        if isinstance(forms, tuple):
            forms = forms[self.catalogue.plural(n or 0)]
        return forms.format(**shown, **values)

    def kind(self, value: str) -> str:
        return self.catalogue.kinds[value]

    def reason(self, value: str) -> str:
        return self.catalogue.reasons.get(value, value)

    def status(self, value: str) -> str:
        return self.catalogue.statuses.get(value, value)

    @property
    def style(self) -> NumberStyle:
        return NumberStyle(self.catalogue.decimal, self.catalogue.thousands)

    def number(self, value: int) -> str:
        return formatting.count(value, self.style)

    def share(self, value: float) -> str:
        return formatting.share(value, self.style)

    def effect(self, before: float | None, after: float | None) -> str:
        """What a line of the ledger did to the number; one of a class was never in it."""
        if before is None or after is None:
            return self("out in class")
        return f"{self.share(before)} → {self.share(after)}"

    def still(self, entry: LedgerEntry) -> str:
        """The files with the same text for which a source counts that was left out for another."""
        names = ", ".join(map(clean_name, entry.still))
        return self("still counts", names=names) if names else ""

    def index(self, result: CheckResult | ClassResult) -> str:
        """How texts were cut, and looked up where there was a library."""
        params = result.params
        return self(
            "no index value" if result.library is None else "index value",
            size=params.shingle_size,
            bands=params.bands,
            rows=params.rows,
            version=params.folding_version,
        )

    def jaccard(self, value: float) -> str:
        return formatting.jaccard(value, self.style)

    def alike(self, result: CheckResult) -> str:
        """The sentence about documents that are alike as a whole; empty where there are none."""
        if not result.alike:
            return ""
        closest = max(source.comparison.jaccard for source in result.alike)
        return self("alike", len(result.alike), score=self.jaccard(closest))

    def decimal(self, value: float, digits: int) -> str:
        return formatting.decimal(value, digits, self.style)

    def date(self, moment: datetime) -> str:
        return self.catalogue.date(moment)

    def pages(self, pages: Sequence[int]) -> str:
        """Pages 3–5, 9."""
        shown = formatting.page_ranges(pages)
        return self("page" if len(pages) == 1 else "pages listed", pages=shown)
