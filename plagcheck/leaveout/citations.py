"""Citations: the marks in a text that name a source, as (Smith, 2004), [12] or ibid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from plagcheck.leaveout.entries import YEAR
from plagcheck.model.document import Span

_YEARS: Final = re.compile(
    rf"\b(?:{YEAR}[a-z]?|n\.\s?d\.|o\.\s?J\.|s\.\s?d\.|б\.\s?г\.|forthcoming|in press)"
)
_BRACKETED: Final = re.compile(r"\(([^()\[\]]{2,250})\)|\[([^()\[\]]{2,250})\]")
_PART: Final = (
    r"(?:pp?|S|Seite|стр|с|str|s|ss|pág|págs|para|Abs|chap|ch|Kap|vol|Bd|т|гл)\.?\s?\d+"
    r"\s?(?:[–-]\s?\d+)?f{0,2}\.?"
)  # a page or a chapter
_PARTS_ONLY: Final = re.compile(rf"(?:(?:see|vgl\.|cf\.|см\.)\s)?{_PART}(?:\s?[,;]\s?{_PART})*$")
_SAME: Final = re.compile(
    r"(?:ibid(?:em)?|ebd|ebenda|(?:op|loc)\.\s?cit|a\.\s?a\.\s?O|там же|тамо|исто|isto)\.?"
    rf"(?:[,:\s]+(?:{_PART}|\d+))?\.?$",
    re.I,
)
_ONE: Final = r"[1-9]\d{0,2}(?:\s?[–—-]\s?[1-9]\d{0,2})?"
_NUMBERS: Final = re.compile(rf"\[\s?{_ONE}(?:\s?[,;]\s?{_ONE})*(?:\s?[,;:]\s?{_PART})?\s?\](?!\()")
_NAME: Final = (
    r"(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]i|[Dd]el|[Ll]a|[Ll]e|фон|де)\s){0,2}"
    r"[^\W\d_a-zà-ÿа-я][\w'’-]{1,60}+"
)
_TOLD: Final = re.compile(
    rf"\b{_NAME}(?:,\s{_NAME}){{0,5}}"
    rf"(?:,?\s(?:and|und|et|y|e|i|и|та|&)\s{_NAME}|\set\sal\.?|\su\.\s?a\.|\sи\sдр\.|\si\ssar\.)?"
    rf"(?:['’]s)?,?\s\({YEAR}[a-z]?"
    rf"(?:\s?[,;:]\s?(?:{_PART}|{YEAR}[a-z]?|\d+(?:[–-]\d+)?))*\)"
)  # the authors are part of the sentence
_RAISED: Final = re.compile(
    r"(?:(?<=[^\W\d_]{3})|(?<=[.,;:!?)\]”»\"’]))[¹²³⁰⁴-⁹]+(?:[,⁻–-][¹²³⁰⁴-⁹]+)*"
)
_SMALL_WORD: Final = re.compile(r"(?<![\w'’-])[a-zà-ÿа-я][\w'’-]*")
_SMALL_WORDS: Final = """
and und et y e i и та al a u sar др in see cf vgl cit zit nach as cited quoted also eg g for example
z b p pp s ss с стр str f ff pág págs para van von de der den di del la le du da dos el ter ten zu
zur ed eds hg hrsg n d o j г б т том vol no ch chap kap abs note notes siehe auch voir aussi par ex
v ver cfr см напр например ср видети нпр forthcoming press personal communication rev trans цит по
prema npr
"""
_MAY_BE_SMALL: Final = frozenset(_SMALL_WORDS.split())
_CAPITAL: Final = re.compile(r"[^\W\d_a-zà-ÿа-я]")
_MONTH: Final = re.compile(
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez"
    r"|янв|фев|апр|ма[рйя]|июн|июл|авг|сен|окт|ноя|дек)"
    rf"[^\W\d_]*\.?\s(?:\d{{1,2}},?\s)?{YEAR}$",
    re.I,
)


def find_citations(text: str, lists: Sequence[Span] = ()) -> list[Span]:
    """Citations in reading order, without what stands in reference lists."""
    found = sorted({*_bracketed(text), *_told(text)})
    joined: list[Span] = []
    place = 0
    for span in found:
        while place < len(lists) and lists[place].end <= span.start:
            place += 1
        if place < len(lists) and lists[place].start <= span.start:
            continue
        if joined and span.start < joined[-1].end:
            joined[-1] = Span(joined[-1].start, max(span.end, joined[-1].end))
        else:
            joined.append(span)
    return joined


def _bracketed(text: str) -> Iterator[Span]:
    for found in _BRACKETED.finditer(text):
        if _is_citation(found.group(1) or found.group(2)):
            yield Span(found.start(), found.end())


def _told(text: str) -> Iterator[Span]:
    for pattern in (_TOLD, _NUMBERS, _RAISED):
        for found in pattern.finditer(text):
            yield Span(found.start(), found.end())


def _is_citation(inside: str) -> bool:
    """Whether what stands in brackets names works: names with years, pages, or “the same”."""
    inside = " ".join(inside.split())
    if _SAME.match(inside) or _PARTS_ONLY.match(inside):
        return True
    parts = [part.strip() for part in inside.split(";") if part.strip()]
    return bool(parts) and all(map(_is_name_and_year, parts))


def _is_name_and_year(part: str) -> bool:
    year = _YEARS.search(part)
    if year is None or _MONTH.match(part) or not _CAPITAL.search(part[: year.start()]):
        return False
    words = (word.casefold() for word in _SMALL_WORD.findall(part))
    return all(word.rstrip(".") in _MAY_BE_SMALL for word in words)
