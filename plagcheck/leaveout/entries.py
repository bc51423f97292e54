"""Entries of reference lists: how much a line looks like a part of one."""

from __future__ import annotations

import re
from typing import Final

from plagcheck.leaveout.lines import TextLine

AN_ENTRY: Final = 170  # characters of a list that hold one sign of a reference, or more
MOST: Final = 3  # signs of one line of a usual width that count

YEAR: Final = r"(?:1[5-9]|20)\d\d"
_CAPITAL: Final = r"[^\W\d_a-zß-öø-ÿа-џ]"
_PLACE: Final = rf"{_CAPITAL}[\w’'-]*\.?(?:\s{_CAPITAL}[\w’'-]+){{0,2}}"  # where a book is printed
_PRINTED: Final = rf"{_CAPITAL}[^.:;()]{{1,80}}?\s{YEAR}(?:[).,;]|\s*$)"
_IMPRINT: Final = rf"(?:^|[.,(])\s?{_PLACE}\s?:\s(?={_PRINTED})"  # London: Lackington, 1818
_IN_TEXT: Final = re.compile(
    rf"\((?!{_PLACE}\s?:\s{_CAPITAL})[^()]{{0,120}}?[^\W\d_]{{2}}[^()]{{0,60}}?{YEAR}[a-z]?(?:[,:;][^()]*)?\)"
    rf"|\bet al\.?,? \({YEAR}[a-z]?\)|\[\d[\d,;\s–-]*\]",
)  # citations: prose has them, and reference lists have not
_A_YEAR: Final = rf"(?<![\d./-]){YEAR}[a-z]?(?![\d/-]?\d)"
_YEAR: Final = re.compile(_A_YEAR)
_NUMBERS: Final = "|".join(
    (
        r"\bpp?\.\s?\d|\bpages?\s\d|\bS\.\s?\d|\b[СCс]\.\s?\d|\bстр?\.\s?\d|\bstr\.\s?\d",
        r"\d\s?[sс]\.(?=\s|$)|:\s?\d{1,5}\s?[–-]{1,2}\s?\d{1,5}",  # pages
        r"\d\(\d{1,3}(?:[–-]\d+)?\)|\bvol(?:ume)?\.?\s\d|\bno\.\s\d",  # issues
        r"\b№\s?\d|\bТ\.\s?\d|\bBd\.\s?\d|\bJg\.\s?\d|\bBand\s\d",
        r"https?://|\bwww\.|\bdoi\b|\b10\.\d{4,}/|\barXiv\b|\bISBN\b|\bISSN\b|\bURL\b|\babs/\d",
        r"(?<![^\W\d_])[^\W\d_]\.\s?(?:[^\W\d_]\.\s?)?,|,\s[^\W\d_]\.(?=[\s,])",  # initials
    )
)
_WORDS: Final = "|".join(
    (
        r"\b[Ii]n:|\bIn\s(?:Proc|Adv|Int|[A-Z]{3,})|//\s",
        r"\b(?:Proceedings|Conference|Journal|Transactions|Workshop|preprint|[Tt]hesis)\b",
        r"\b(?:Press|Verlag|Springer|Elsevier|Wiley|University|Éditions|Изд-во)\b",
        r"\b[Ee]ds?\.|\(Hrsg\.\)|\(Hg\.\)|\bPh\.?D\b",
    )
)
_SIGNS: Final = re.compile("|".join((_IMPRINT, _A_YEAR, _NUMBERS, _WORDS)))
_DETAILS: Final = re.compile(_NUMBERS)
_NUMBERED: Final = re.compile(r"(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})(?:[.)]|\t))\s*\S")
_LABELLED: Final = re.compile(r"\[[^\W\d_][^\[\]]{1,20}\d{2,4}[a-z]?\]\s")
_AUTHOR: Final = re.compile(
    rf"{_CAPITAL}[\w'’-]+(?:,\s+{_CAPITAL}(?:\.|[\w'’-]+)|\s{_CAPITAL}{{1,3}}[.,]|\s{_CAPITAL}\.\s?{_CAPITAL}\.)"
)
_NAME_PART: Final = rf"{_CAPITAL}(?:\.|[\w'’-]+)"
_WHOLE_NAME: Final = rf"{_NAME_PART}(?:\s(?:{_NAME_PART}|v[ao]n|de[rn]?|di|la)){{1,4}}"
_AND: Final = r"(?:and|und|et|y|e|i|и|&)"
_WHOLE_NAMES: Final = rf"{_WHOLE_NAME}(?:(?:,|,?\s{_AND})\s{_WHOLE_NAME}){{0,12}}"
_QUOTE: Final = r"[“„«\"‘']?"
_AUTHOR_IN_FULL: Final = re.compile(
    rf"{_WHOLE_NAMES}"
    rf"(?:[.:]\s{_QUOTE}(?:{_CAPITAL}|{YEAR})|\s\({YEAR}[a-z]?\)[.:,]?\s{_QUOTE}{_CAPITAL}"
    rf"|,\s{_QUOTE}{_CAPITAL}.*\b{YEAR}[).]*$)"
)  # as no sentence begins: Mary Shelley. Frankenstein
_SURNAME_FIRST: Final = (
    rf"{_CAPITAL}[\w'’-]+(?:,(?:\s{_NAME_PART}){{1,3}}|\s{_CAPITAL}{{1,3}})"
    rf"(?:,?\s{_AND}\s{_WHOLE_NAMES})?"
)
_CLOSING: Final = (
    rf"\b{YEAR}\)(?:[,:]?\s(?:pp?\.?\s?|S\.\s?)?\d+(?:\s?[–-]\s?\d+)?)?\.?$"  # 2009), 14.
)
_CLOSED: Final = re.compile(_CLOSING)
_SORT_OF_WORK: Final = "|".join(
    (
        r"(?:un)?published|doctoral|master|bachelor|working|paperback|hard(?:back|cover)|revised",
        r"reprint|dissertation|thesis|manuscript|mimeo|translated|edited|unveröffentlicht|überarbeitet",
        r"неопубл|дисс?|рукопись|препринт",
    )
)
_BRACKETS_LAST: Final = re.compile(
    rf"\((?:{_CAPITAL}|\d|{_SORT_OF_WORK})[^();]{{0,79}}[^\W\d_][^();]{{0,9}}{_CLOSING}"
)  # (Harbour Press, 2009), 14.
_NAMED_TITLE: Final = re.compile(
    rf"(?:[\[(]?\d{{1,3}}[\]).]*\s+)?(?:{_WHOLE_NAMES}|{_SURNAME_FIRST})"
    rf"(?:,?\s\(?(?:[Ee]ds?\.?|Hrsg\.|Hg\.)\)?)?[,.:]\s{_QUOTE}(?:{_CAPITAL}|\d)"
    r"[^.!?]{2,300}(?:[.!?][^.!?]{0,200}){0,2}$"
)  # authors and one title, which holds no sentences
_IMPRINT_ALONE: Final = re.compile(rf"{_PLACE}:\s{_CAPITAL}[^.:]{{1,50}}\.?$")


def signs(text: str) -> int:
    """How many signs of references a text holds, besides those of citations in prose."""
    return sum(1 for _ in _SIGNS.finditer(_IN_TEXT.sub(" ", text)))


def years(text: str) -> int:
    """How many years a text names, besides those of citations in prose."""
    return sum(1 for _ in _YEAR.finditer(_IN_TEXT.sub(" ", text)))


def details(text: str) -> int:
    """How many pages, issues, links and initials a text names: no word of prose is one."""
    return sum(1 for _ in _DETAILS.finditer(text))


def likeness(line: TextLine) -> float:
    """Above 0 where a line looks like reference lists do, below 0 where it looks like prose."""
    length = len(line.text)
    if line.text.isdigit():
        return 0.0
    most = MOST * max(1, length // AN_ENTRY + 1)
    return min(signs(line.text), most) - length / AN_ENTRY


def number_of(line: TextLine) -> int | None:
    """The number an entry begins with, if it does."""
    found = _NUMBERED.match(line.text)
    return int(next(filter(None, found.groups()))) if found else None


def begins_entry(line: TextLine) -> bool:
    """Whether a line begins as entries do: with a number, a label or an author."""
    return number_of(line) is not None or any(
        beginning.match(line.text) for beginning in (_LABELLED, _AUTHOR, _AUTHOR_IN_FULL)
    )


def ends_in_brackets(text: str) -> bool:
    """Whether a text ends with a year in brackets, which may name who printed a book."""
    return _CLOSED.search(text) is not None


def is_whole(text: str) -> bool:
    """Whether a text is an entry that ends so; sentences that end with a citation are none."""
    brackets = _BRACKETS_LAST.search(text)
    return brackets is not None and (
        _NAMED_TITLE.match(text[: brackets.start()].rstrip()) is not None
    )


def is_citing(line: TextLine) -> bool:
    """Whether all that a line has of an entry are brackets at its end."""
    return _BRACKETS_LAST.search(line.text) is not None and not signs(line.text)


def goes_on(line: TextLine) -> bool:
    """Whether a line can only be the rest of an entry, though the line before is a sentence."""
    return line.text.startswith(("In ", "in ")) or _IMPRINT_ALONE.match(line.text) is not None
