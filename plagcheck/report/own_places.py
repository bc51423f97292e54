"""Own places: where a part of a match that was cut stands in its source.

What is left out is found in the paper alone, so a part keeps the whole passage of the source; its
text tells which words of that are the part's. Whoever has the texts of all sources places the parts
before a program reads of them: a folded source has its own places as a listed one has.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from plagcheck.model.adjusted import Adjusted
from plagcheck.model.document import Document
from plagcheck.model.match import Match
from plagcheck.model.result import Source
from plagcheck.report.passages import TextSide

TextOf = Callable[[Source], Document | None]


def with_own_places(checked: Adjusted, text_of: TextOf) -> Adjusted:
    """A result whose parts of copied matches have their own range of the source, where it is known.

    A part of a rewording keeps the passage it rewords: its words have no counterparts there. So
    does a part in a text that is gone, or is not the one that was compared.
    """
    accents = checked.result.params.accents

    def placed(source: Source) -> Source:
        if not any(map(_is_part, source.matches)):
            return source
        document = text_of(source)
        if document is None:
            return source
        text = TextSide.of(document, source.matches, 1, accents)
        matches = tuple(
            replace(each, source=text.span_of(each))
            if _is_part(each) and text.holds(each)
            else each
            for each in source.matches
        )
        return replace(source, comparison=replace(source.comparison, matches=matches))

    result = replace(checked.result, sources=tuple(map(placed, checked.result.sources)))
    return replace(checked, result=result, left_out=tuple(map(placed, checked.left_out)))


def _is_part(match: Match) -> bool:
    """Whether it was cut from a longer copied match, whose words there it has still."""
    if not (match.kind.is_copied and match.runs):
        return False
    first = min(there for _, there, _ in match.runs)
    end = max(there + size for _, there, size in match.runs)
    return match.theirs != (first, end)
