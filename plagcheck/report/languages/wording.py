"""Wording: every sentence of a report, by name, in the language of its reader.

A report shows evidence and never passes a verdict. Where a number is part of a sentence, there is
a form for each way the language counts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from plagcheck.report.languages.catalogue import Forms
from plagcheck.report.languages.english import ENGLISH
from plagcheck.report.languages.german import GERMAN
from plagcheck.report.languages.russian import RUSSIAN

CATALOGUES: Final = {each.language: each for each in (ENGLISH, GERMAN, RUSSIAN)}
LANGUAGES: Final = tuple(CATALOGUES)
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


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

    def reason(self, value: str) -> str:
        return self.catalogue.reasons.get(value, value)

    def status(self, value: str) -> str:
        return self.catalogue.statuses.get(value, value)

    def number(self, value: int) -> str:
        return f"{value:,}".replace(",", self.catalogue.thousands)

    def share(self, value: float) -> str:
        """In percent: whole from 10 % on, one decimal below, never 0 % for something."""
        percent = value * 100
        if percent <= 0:
            shown = "0"
        elif percent < 0.1:
            shown = f"<{NO_BREAK}{self.decimal(0.1, 1)}"
        elif percent < 9.95:
            shown = self.decimal(percent, 1)
        else:  # 99.6 % is not all of it
            shown = str(min(round(percent), 99) if percent < 100 else 100)
        return f"{shown}{NO_BREAK}%"

    def jaccard(self, value: float) -> str:
        """Three decimals; a trace is not nothing."""
        if 0 < value < 0.001:
            return f"<{NO_BREAK}{self.decimal(0.001, 3)}"
        return self.decimal(value, 3)

    def decimal(self, value: float, digits: int) -> str:
        return f"{value:.{digits}f}".replace(".", self.catalogue.decimal)

    def date(self, moment: datetime) -> str:
        return self.catalogue.date(moment)

    def pages(self, pages: Sequence[int]) -> str:
        """Pages 3–5, 9."""
        runs: list[list[int]] = []
        for page in sorted(pages):
            if runs and page == runs[-1][1] + 1:
                runs[-1][1] = page
            else:
                runs.append([page, page])
        shown = ", ".join(f"{a}–{b}" if b > a else f"{a}" for a, b in runs)
        return self("page" if len(pages) == 1 else "pages listed", pages=shown)
