"""Wording: every sentence about a result, by name, in the language of its reader.

Reports, window and terminal take them here. They show evidence and never pass a verdict. Where a
number is part of a sentence, there is a form for each way the language counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

from plagcheck.model import formatting
from plagcheck.model.adjusted import Adjusted, LedgerEntry
from plagcheck.model.classes import ClassResult
from plagcheck.model.document import FlagKind
from plagcheck.model.formatting import NumberStyle
from plagcheck.model.kinds import NAMES
from plagcheck.model.match import Kind
from plagcheck.model.result import CheckResult, Source, Trick
from plagcheck.report.cleaning import clean_name
from plagcheck.report.languages.catalogue import Forms
from plagcheck.report.languages.english import ENGLISH
from plagcheck.report.languages.german import GERMAN
from plagcheck.report.languages.russian import RUSSIAN

CATALOGUES: Final = {each.language: each for each in (ENGLISH, GERMAN, RUSSIAN)}
LANGUAGES: Final = tuple(CATALOGUES)
NAMED: Final = 3  # of several files or sources


class Wording:
    """Sentences and numbers of one language; English where it is not known."""

    def __init__(self, language: str = "en", style: NumberStyle | None = None) -> None:
        """`style` is how numbers are written where it is not as the language has it."""
        code = re.split("[-_]", language.lower())[0]  # de_AT is German as well
        self.catalogue = CATALOGUES.get(code, ENGLISH)
        self.style = style or NumberStyle(self.catalogue.decimal, self.catalogue.thousands)

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

    def number(self, value: int) -> str:
        return formatting.count(value, self.style)

    def numeral(self, value: int) -> str:
        """A small number as a word, as it stands before what is counted."""
        words = self("numerals").split()
        return words[value - 1] if 0 < value <= len(words) else self.number(value)

    def share(self, value: float) -> str:
        return formatting.share(value, self.style)

    def effect(self, before: float | None, after: float | None) -> str:
        """What a line of the ledger did to the number; one of a class was never in it."""
        if before is None or after is None:
            return self("out in class")
        return f"{self.share(before)} → {self.share(after)}"

    def found(
        self, result: CheckResult, look: Callable[[str], str] = str, *, of_all: bool = False
    ) -> tuple[str, str]:
        """How much of the paper stands where, after the share and in two parts.

        What is only reworded is told where nothing is copied; then the share is part of it. `look`
        is how the numbers stand out, `of_all` tells of how many words the share is. Sources that
        hold hardly anything beyond others are told beside those.
        """
        counted, where, key, share = result.matched_words, result.holders, "also in", ""
        if not counted:
            counted, where, key = result.reworded_words, result.leaders, "reworded from"
            share = f"{self.share(result.reworded)} "
        words = self("size", counted)
        if of_all:
            words = self("of all words", result.counted_of, matched=self.number(counted))
        sources = self(key, sources=look(self("in sources", len(where))))
        if folded := sum(len(result.folded(each)) for each in where):
            copied, reworded = result.only_in_versions
            alone = copied if counted else reworded
            beyond = self("only in versions", alone) if alone else ""
            sources += f" ({self('only these words', folded)}{beyond})"
        return share + self("of this paper", words=look(words)), sources

    def worth(self, kind: FlagKind, seen: int, tricks: Iterable[Trick]) -> str:
        """The words that count with a disguise undone, and without; empty where it is not known."""
        for trick in tricks:
            if trick.kind is kind and trick.matched_words is not None:
                stored = self("size", trick.matched_words)
                return self("trick", seen=self("size", seen), stored=stored)
        return ""

    def nothing(self, checked: Adjusted) -> str:
        """Why there is no number."""
        result = checked.result
        if checked.before.has_evidence:
            told = self("nothing left")
        elif checked.without:
            told = self("nothing counts")
        else:
            told = self("no match", result.options.align.shortest)
            told = f"{told} {self('in documents', result.searched)}"
        return f"{told} {self.alike(result)}".rstrip()

    def kinds_off(self, names: Collection[str]) -> str:
        """Which kinds of matches are switched off."""
        told = zip(NAMES, (*map(self.kind, Kind), self("weak")), strict=True)
        return self("kinds off", kinds=", ".join(kind for name, kind in told if name in names))

    def certain(self, result: CheckResult) -> str:
        """What no check overlooks."""
        return self("certain value", max(result.params.certain_run, result.options.align.shortest))

    def beside(self, result: CheckResult, source: Source) -> Iterator[str]:
        """Which other files hold the text of a source, and which hardly any words beyond its."""
        if same := self.same_text(result.same_text(source)):
            yield same
        if versions := result.versions(source):
            yield self.versions(self.listed(versions), result.added_by_versions(source))
        if among := result.among(source):
            yield self("among", names=self.listed(among), number=source.number)

    def versions(self, names: str, added: tuple[int, int]) -> str:
        """Other versions of the same work, and the words, copied and reworded, that they add."""
        told = zip(("more words", "more reworded words"), added, strict=True)
        more = (self(key, words) for key, words in told if words)
        return "".join((self("versions", names=names), *more))

    def same_text(self, names: Sequence[str]) -> str:
        return self("same text", names=self.listed(names)) if names else ""

    def listed(self, names: Sequence[str]) -> str:
        """The first few, and how many more there are."""
        rest = len(names) - NAMED
        told = ", ".join(map(clean_name, names[:NAMED]))
        return told + (self("and more", rest) if rest > 0 else "")

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
