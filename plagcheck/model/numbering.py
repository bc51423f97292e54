"""Numbering: what sources and matches are called, in the window and in every report.

Numbers and letters are given once, to the full result. What is left out later keeps its name, parts
of a match keep its letter, and a source that is found later takes the next number: a note that says
"see 1a" stays true.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from plagcheck.model.match import Match
from plagcheck.model.result import Source


def letters(index: int) -> str:
    """a, b … z, aa, ab …"""
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(ord("a") + rest) + name
    return name


def label(source: Source, match: Match) -> str:
    """What a match is called: 1a is the first match with source 1."""
    return f"{source.number}{match.letter}"


def lettered(matches: Iterable[Match]) -> tuple[Match, ...]:
    """Matches with their letters, in reading order."""
    ordered = sorted(matches, key=lambda match: (match.submission, match.source))
    return tuple(replace(match, letter=letters(place)) for place, match in enumerate(ordered))


def numbered(sources: Sequence[Source], first: int = 1) -> tuple[Source, ...]:
    """Sources with numbers from `first` on: those that lead before those folded under them."""
    ordered = sorted(sources, key=lambda source: source.under is not None)
    return tuple(
        replace(
            source,
            number=number,
            comparison=replace(source.comparison, matches=lettered(source.comparison.matches)),
        )
        for number, source in enumerate(ordered, first)
    )
