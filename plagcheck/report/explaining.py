"""Explaining the sources of a report, as far as its reader may know their texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isclose

from plagcheck.align.prepared import PreparedText, prepare
from plagcheck.check.explain import explain_prepared
from plagcheck.model.document import Document
from plagcheck.model.explanation import Explanation
from plagcheck.model.result import CheckResult, Source


def explained(
    sources: Iterable[Source], before: CheckResult, documents: Mapping[int, Document]
) -> dict[int, Explanation]:
    """How sources were found, by their ids; `before` is all that was found.

    One whose text is not at hand is left out, and one of which another text was compared: two
    papers of a class are compared without what rules and common text leave out of them.
    """
    paper = _prepared(before.submission, before)
    made = {}
    for source in sources:
        document = source.document or documents.get(source.id)
        if document is not None and document.text:
            known = before.source(source.id).comparison
            text, options = _prepared(document, before), before.options.align
            found = explain_prepared(paper, text, before.params, options, known)
            if isclose(found.shingles.jaccard, known.jaccard, abs_tol=1e-9):
                made[source.id] = found
    return made


def _prepared(document: Document, made_with: CheckResult) -> PreparedText:
    params = made_with.params
    text = document.comparable()
    return prepare(text, shingle_size=params.shingle_size, accents=params.accents)
