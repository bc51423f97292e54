"""Pseudonyms: the same made-up name for the same person everywhere, also inside texts.

In a text every word of a name gives way to one word, so that words keep their numbers; characters
do not, and all places are moved along. A part of a name by itself (Rose, Will) gives way only when
no paper of the class uses it as an ordinary word.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from plagcheck.index.tokens import tokenize
from plagcheck.model.submissions import Paper, Student

SHORTEST_PART: Final = 3
SHORTEST_NAME: Final = 4  # letters; a shorter handle would be found everywhere
SHORTEST_NUMBER: Final = 5  # digits; years and amounts have fewer
FARTHEST: Final = 3  # characters between two words of a name

_WORD: Final = re.compile(r"[^\W_]+")
_WORD_WITH_MARKS: Final = re.compile(r"(?:[^\W_][\u0300-\u036f]*)+")
_MARK: Final = re.compile(r"[\u0300-\u036f]")
_HYPHENS: Final = "-\u058a\u2010\u2011\u2043\ufe63\uff0d"  # those that join words
_HYPHEN_BEFORE: Final = re.compile(rf"[{_HYPHENS}]\W*\Z")
_HYPHEN_AFTER: Final = re.compile(rf"[^\w\s]*[{_HYPHENS}]")
_NEAR: Final = 8  # characters looked at before a name
_SPELT_OUT: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "ø": "oe", "å": "aa"}

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MadeUpNames:
    """What people and files are called where names are hidden, in some language."""

    somebody: str = "Student"  # one word: it also stands in texts
    file: str = "{name}, file {number}"
    without_paper: str = "Student without a paper"
    past_work: str = "Past work {number}"
    student_work: str = "student work"  # instead of the name of its collection
    unsorted: str = "not named"
    unread: str = "A file could not be read ({code})."


@dataclass(frozen=True, slots=True)
class Replacement:
    """Characters `start` to `end` of a text give way to `word`."""

    start: int
    end: int
    word: str


def numbered(students: Iterable[str], known: Mapping[str, int]) -> dict[str, int]:
    """A number for every student (by key); who has one keeps it, whoever comes later.

    Numbers follow from digests of the keys: the order of names would give them away.
    """
    numbers = dict(known)
    fresh = {key for key in students if key not in numbers}
    for key in sorted(fresh, key=lambda key: hashlib.sha256(key.encode()).digest()):
        numbers[key] = len(numbers) + 1
    return numbers


class Pseudonyms:
    """Made-up names for the students of a class, and texts rewritten with them."""

    def __init__(
        self,
        papers: Sequence[Paper],
        numbers: Mapping[str, int],
        made_up: MadeUpNames | None = None,
    ) -> None:
        self.made_up = made_up or MadeUpNames()
        students = {paper.student.key: paper.student for paper in papers}
        self._numbers = numbers
        owners: dict[Words, set[str]] = {}
        for key, student in students.items():
            for words in _names(student):
                owners.setdefault(words, set()).add(key)
        self._names = {words: self._put(words, keys) for words, keys in owners.items()}
        parts = _parts(students.values())
        ordinary = _ordinary_words(parts, (paper.document.text for paper in papers))
        self._parts = {
            part: self._put((part,), keys)[0]
            for part, keys in parts.items()
            if part not in ordinary
        }
        self._by_first: dict[str, list[Words]] = {}
        for words in sorted(self._names, key=len, reverse=True):
            self._by_first.setdefault(words[0], []).append(words)

    def name(self, key: str) -> str:
        """What a student is called."""
        return f"{self.made_up.somebody} {self._numbers[key]}"

    def edits(self, text: str) -> list[Replacement]:
        """What has to change in a text, in order, one word for one word."""
        word = _word_in(text)
        if not any(self._is_known(each) for each in set(word.findall(text))):
            return []
        edits = self._edits(list(word.finditer(text)))
        return [_fitting(edit, text, self.made_up.somebody) for edit in edits]

    def text(self, text: str) -> str:
        """A text without names."""
        return rewritten(text, self.edits(text))

    def _is_known(self, word: str) -> bool:
        folded = folded_word(word)
        return folded in self._by_first or folded in self._parts

    def _edits(self, words: Sequence[re.Match[str]]) -> Iterator[Replacement]:
        at = 0
        while at < len(words):
            found = self._name_at(words, at)
            for place, word in zip(words[at:], found, strict=False):
                yield Replacement(place.start(), place.end(), word)
            at += max(1, len(found))

    def _name_at(self, words: Sequence[re.Match[str]], at: int) -> Words:
        """What the name that begins here gives way to; nothing when there is none."""
        first = folded_word(words[at][0])
        for name in self._by_first.get(first, ()):
            here = words[at : at + len(name)]
            if _is_name(here, name):
                return self._names[name]
        part = self._parts.get(first)
        return (part,) if part and not words[at][0].islower() else ()

    def _put(self, words: Words, keys: set[str]) -> Words:
        """One word for each word of a name; one that several students have names none of them."""
        number = str(self._numbers[min(keys)]) if len(keys) == 1 else ""
        somebody = self.made_up.somebody
        if len(words) == 1 or not number:
            return (f"{somebody}{number}",) * len(words)
        return (*([somebody] * (len(words) - 1)), number)


def _fitting(edit: Replacement, text: str, somebody: str) -> Replacement:
    """An edit after which a text has as many words as before.

    A hyphen joins letters, but no digits; some scripts have a word in every character.
    """
    before = _HYPHEN_BEFORE.search(text[max(0, edit.start - _NEAR) : edit.start])
    after = _HYPHEN_AFTER.match(text, edit.end)
    if not before and not after and text[edit.start : edit.end].isascii():
        return edit
    words, begins, ends = _shape(text[edit.start : edit.end])
    begins = begins if before else edit.word[0].isalpha()
    ends = ends if after else edit.word[-1].isalpha()
    number = edit.word.removeprefix(somebody) or "0"
    if begins:
        last = somebody if ends else f"{somebody}{number}"
    else:
        last = f"{number}{somebody}" if ends else number
    if words > 1:
        last = f" {' '.join([somebody] * (words - 1) + [last])} "
    return Replacement(edit.start, edit.end, last)


@lru_cache(maxsize=1 << 10)
def _shape(word: str) -> tuple[int, bool, bool]:
    """How many words it counts as, and whether a hyphen joins another one before or after it."""
    words = len(tokenize(word, stems=False))
    beside = (f"a-{word}", f"{word}-a")
    before, after = (len(tokenize(each, stems=False)) == words for each in beside)
    return words, before, after


def _word_in(text: str) -> re.Pattern[str]:
    """What words look like: accents that are characters of their own take longer to look for."""
    return _WORD_WITH_MARKS if _MARK.search(text) else _WORD


def rewritten(text: str, edits: Sequence[Replacement]) -> str:
    pieces, done = [], 0
    for edit in edits:
        pieces += [text[done : edit.start], edit.word]
        done = edit.end
    return "".join([*pieces, text[done:]])


@lru_cache(maxsize=1 << 16)
def folded_word(word: str) -> str:
    """A word without case and accents."""
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def _is_name(found: Sequence[re.Match[str]], name: Words) -> bool:
    return (
        len(found) == len(name)
        and all(folded_word(place[0]) == word for place, word in zip(found, name, strict=True))
        and all(b.start() - a.end() <= FARTHEST for a, b in pairwise(found))
    )


def _spellings(name: str) -> set[str]:
    """A name as it is written, and with its umlauts spelt out."""
    composed = unicodedata.normalize("NFC", name).casefold()
    return {name, "".join(_SPELT_OUT.get(char, char) for char in composed)}


def _names(student: Student) -> set[Words]:
    """A student's names and handles, first or last name first."""
    found = set()
    for name in (student.name, *student.handles):
        for spelling in _spellings(name):
            words = tuple(map(folded_word, _word_in(spelling).findall(spelling)))
            whole = "".join(words)
            if len(whole) >= (SHORTEST_NUMBER if whole.isdecimal() else SHORTEST_NAME):
                found |= {words, (words[-1], *words[:-1]), (*words[1:], words[0])}
    return found


def _parts(students: Iterable[Student]) -> dict[str, set[str]]:
    """Parts of names, and whose they are."""
    parts: dict[str, set[str]] = {}
    for student in students:
        for spelling in _spellings(student.name):
            for word in map(folded_word, _word_in(spelling).findall(spelling)):
                if len(word) >= SHORTEST_PART and not word.isdecimal():
                    parts.setdefault(word, set()).add(student.key)
    return parts


def _ordinary_words(parts: Mapping[str, object], texts: Iterable[str]) -> set[str]:
    """Parts of names that some text also writes in small letters."""
    small: set[str] = set()
    for text in texts:
        small.update(word for word in set(_word_in(text).findall(text)) if word.islower())
    return {part for part in map(folded_word, small) if part in parts}
