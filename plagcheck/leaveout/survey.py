"""Survey: what of a paper could be left out, looked for once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.check.verify import Mask
from plagcheck.leaveout.bibliography import find_bibliography
from plagcheck.leaveout.citations import find_citations
from plagcheck.leaveout.phrases import find_phrase
from plagcheck.leaveout.quotations import find_quotations
from plagcheck.leaveout.sections import find_section
from plagcheck.leaveout.templates import find_template
from plagcheck.model.document import Document, Span

Spans = tuple[Span, ...]


class Survey:
    """Quotations, references and the like in one paper; each is found when first asked for."""

    def __init__(
        self, document: Document, *, accents: bool = False, prepared: PreparedText | None = None
    ) -> None:
        self.document = document
        self._accents, self._made = accents, prepared
        self._known: dict[tuple[str, str], Spans] = {}

    @cached_property
    def text(self) -> str:
        """What a reader sees, and nothing that only a program reads."""
        return self.document.comparable()

    @cached_property
    def prepared(self) -> PreparedText:
        return self._made or prepare(self.text, accents=self._accents)

    @cached_property
    def quotations(self) -> Spans:
        return tuple(find_quotations(self.text, self.document.text, self.document.quotes))

    @cached_property
    def bibliography(self) -> Spans:
        return tuple(find_bibliography(self.text, self.document.text))

    @cached_property
    def citations(self) -> Spans:
        return tuple(find_citations(self.text, self.bibliography))

    def phrase(self, phrase: str) -> Spans:
        """Places of a phrase."""
        return self._once(
            ("phrase", phrase),
            lambda: find_phrase(phrase, self.prepared.tokens, accents=self._accents),
        )

    def template(self, text: str) -> Spans:
        """Stretches that stand in a template."""
        return self._once(
            ("template", text),
            lambda: find_template(text, self.prepared, accents=self._accents),
        )

    def section(self, heading: str) -> Spans:
        """Sections with this heading."""
        return self._once(("section", heading), lambda: find_section(self.text, heading))

    def words_in(self, spans: Spans) -> Mask:
        """The words that begin inside any of these spans."""
        words: Mask = np.zeros(len(self.prepared.tokens), bool)
        for first, end in self._ranges(spans):
            words[first:end] = True
        return words

    def count_words(self, words: Mask, spans: Spans) -> list[int]:
        """How many of these words begin inside each of these spans."""
        return [int(words[first:end].sum()) for first, end in self._ranges(spans)]

    def _ranges(self, spans: Spans) -> list[list[int]]:
        edges = np.array([(span.start, span.end) for span in spans], np.intp).reshape(-1, 2)
        ranges: list[list[int]] = self.prepared.tokens.starts.searchsorted(edges).tolist()
        return ranges

    def _once(self, what: tuple[str, str], find: Callable[[], list[Span]]) -> Spans:
        if what not in self._known:
            self._known[what] = tuple(find())
        return self._known[what]


def survey(document: Document, *, accents: bool = False) -> Survey:
    """A survey to keep with a document and hand to `leave_out` again and again."""
    return Survey(document, accents=accents)
