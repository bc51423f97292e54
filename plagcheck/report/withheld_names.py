"""Withheld names: those of other students where they stand inside texts and notes.

The rule. Words of a file's name, and of the folder it stands in, may be words of a person's name or
of a topic. They are compared without case, accents, umlauts and endings, and only where a text
writes them with a capital. A word is ordinary if some text writes it small, if the paper has it in
running prose, or if a text has it there more than a few times; a line of its own and what follows
"by" or "Author:" is no running prose. Words in a row, with an initial or a patronymic among them,
give way if one of them is not ordinary; two or more also if all are ordinary, unless the paper has
the same words in a row in its prose. So nothing is withheld of what the paper itself says in its
sentences. The name of a class-mate is known, and gives way as a whole wherever it stands.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final

from plagcheck.classroom.pseudonyms import FARTHEST, Replacement, rewritten
from plagcheck.model.result import Source
from plagcheck.report.passages import Passage, PassagePiece, PassageRow

SHORTEST: Final = 3  # letters of a word that gives way by itself
OFTEN: Final = 3  # a name is in the prose of a paper no more often; fewer: topics give way, too
BYLINE_WORDS: Final = 6  # at most, on a line of its own

_WORD: Final = re.compile(r"[^\W\d_]+")
_SUFFIX: Final = re.compile(r"\.\w{1,5}$")
_HUMP: Final = re.compile(r"(?<=[^\W\d_A-ZА-ЯЁÄÖÜ])(?=[A-ZА-ЯЁÄÖÜ])")
_JOINT: Final = re.compile(r"[._-]")  # joins words of an address
_CYRILLIC: Final = re.compile(r"[а-яё]")
_ENDING: Final = re.compile(r"(?:ого|ому|ыми|ами|ой|ей|ою|ею|ым|им|ом|ем|ах|[аеиоуыэюяйь])$")
_LETTERS: Final = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ё": "е"})
_SPELT_OUT: Final = re.compile(r"(?<=[aou])e")
_FIELD: Final = re.compile(
    r"(?:author|name|student|autor|autorin|verfasser|verfasserin|schüler|schülerin|автор|имя|фио|"
    r"ученик|ученица|студент|студентка|выполнил|выполнила)\s*[:–—-]\s*$",
    re.IGNORECASE,
)
_BY: Final = re.compile(r"\b(?:by|von|от)\s+$", re.IGNORECASE)
_NEAR: Final = 24  # characters looked at before a word
_GENERIC: Final = re.compile(
    r"essay|paper|draft|final|version|thesis|report|homework|assignment|submission|copy|file|class|"
    r"group|student|aufsatz|arbeit|hausarbeit|facharbeit|referat|entwurf|fassung|endfassung|"
    r"bericht|hausaufgabe|klasse|gruppe|kurs|kopie|abgabe|эссе|реферат|работа|сочинение|курсовая|"
    r"доклад|черновик|вариант|класс|группа|копия|assignsubmission|onlinetext|attempt|late",
    re.IGNORECASE,
)  # words of file names that are nobody's

Words = Sequence[re.Match[str]]
Keys = frozenset[str]


@lru_cache(maxsize=1 << 16)
def name_key(word: str) -> str:
    """What a word of a name is known by: Müller, Mueller and MULLERS are the same."""
    plain = unicodedata.normalize("NFC", word).casefold().translate(_LETTERS)
    if _CYRILLIC.search(plain):
        return _ENDING.sub("", plain) if len(plain) > SHORTEST else plain
    marked = unicodedata.normalize("NFKD", plain)
    plain = _SPELT_OUT.sub("", "".join(each for each in marked if not unicodedata.combining(each)))
    return plain[:-1] if len(plain) > SHORTEST + 1 and plain.endswith("s") else plain


@dataclass(frozen=True, slots=True)
class _Run:
    """Words in a row that may be a name: whose, and what its words are known by."""

    words: Words
    owners: frozenset[int]
    keys: Keys


class WithheldNames:
    """Names of some sources and what each gives way to, in a paper and texts it was compared to."""

    def __init__(
        self, put: Mapping[int, str], sources: Iterable[Source], paper: str, texts: Iterable[str]
    ) -> None:
        self._put = put
        self._owners: dict[str, set[int]] = {}  # of words of names
        self._class_mates: list[Keys] = []
        for source in sources:
            if source.id in put:
                for word in _name_words(source):
                    self._owners.setdefault(word, set()).add(source.id)
                if source.id < 0 and (name := _WORD.findall(_stem(source.entry.name))):
                    self._class_mates.append(frozenset(map(name_key, name)))
        self._begins = {key[:SHORTEST] for key in self._owners}
        self._ordinary: set[str] = set()
        self._shared: set[Keys] = set()  # what the paper says in a row in its prose
        self._learn(paper, is_paper=True)
        for text in texts:
            self._learn(text)

    def _learn(self, text: str, *, is_paper: bool = False) -> None:
        """What a text says of the words: which are ordinary, and which the paper says itself."""
        words = list(_WORD.finditer(text))
        runs = list(self._runs(text, words))
        named = {word.start() for run in runs for word in run.words}
        small = (word[0] for word in words if word[0].islower() and word.start() not in named)
        self._ordinary |= self._owners.keys() & set(map(name_key, small))
        prose = [run.keys for run in runs if not _is_byline(text, run.words)]
        times = Counter(key for keys in prose for key in keys)
        self._ordinary |= {key for key, count in times.items() if is_paper or count > OFTEN}
        if is_paper:
            self._shared |= set(prose)

    def text(self, text: str) -> str:
        """A text without them."""
        return rewritten(text, list(self._edits(text)))

    def passage(self, passage: Passage) -> Passage:
        """A passage that quotes none of them."""
        return replace(passage, rows=tuple(map(self._row, passage.rows)))

    def _row(self, row: PassageRow) -> PassageRow:
        paper, source = (tuple(self._pieces(side)) for side in (row.paper, row.source))
        return replace(row, paper=paper, source=source)

    def _pieces(self, pieces: Sequence[PassagePiece]) -> Iterator[PassagePiece]:
        """A name may begin in one piece and end in another: the first has what it gives way to."""
        edits = list(self._edits("".join(piece.text for piece in pieces)))
        start = 0
        for piece in pieces:
            end = start + len(piece.text)
            inside = [
                Replacement(
                    max(edit.start, start) - start,
                    min(edit.end, end) - start,
                    edit.word if edit.start >= start else "",
                )
                for edit in edits
                if edit.start < end and start < edit.end
            ]
            yield replace(piece, text=rewritten(piece.text, inside))
            start = end

    def _edits(self, text: str) -> Iterator[Replacement]:
        for run in self._runs(text, list(_WORD.finditer(text))):
            if self._gives_way(run):
                start, end = run.words[0].start(), run.words[-1].end()
                yield Replacement(start, end, self._put[min(run.owners)])

    def _gives_way(self, run: _Run) -> bool:
        long = {key for key in run.keys if len(key) >= SHORTEST}
        is_row = len(run.words) > 1 and bool(long) and run.keys not in self._shared
        return self._is_class_mate(run) or not long <= self._ordinary or is_row

    def _is_class_mate(self, run: _Run) -> bool:
        return any(name <= run.keys for name in self._class_mates)

    def _runs(self, text: str, words: Words) -> Iterator[_Run]:
        """Words in a row that may be somebody's name; small ones only where that is certain."""
        begins = [name_key(word[0])[:SHORTEST] in self._begins for word in words]
        at = 0
        while at < len(words):
            if not any(begins[at : at + 2]):  # most words: no name can begin here
                at += 1
                continue
            run = self._run_at(text, words, at, any_case=True)
            is_whole = len(run.words) > 1 and self._is_class_mate(run)  # a rose is no Rose
            if not is_whole and not _is_address(text, run.words):
                run = self._run_at(text, words, at, any_case=False)
            if run.words:
                yield run
            at += max(1, len(run.words))

    def _run_at(self, text: str, words: Words, at: int, *, any_case: bool) -> _Run:
        owners: set[int] = set()
        keys: set[str] = set()
        end = at
        while end < len(words) and (end == at or _is_beside(text, *words[end - 1 : end + 1])):
            key, size = self._part_at(text, words, end, is_begun=end > at)
            own = self._owners.get(key, set())
            own = own & owners if owners else own
            is_small = any(word[0][0].islower() for word in words[end : end + size])
            if not own or (is_small and not any_case):
                break
            owners, end = own, end + size
            keys.add(key)
        return _Run(words[at:end], frozenset(owners), frozenset(keys))

    def _part_at(self, text: str, words: Words, at: int, *, is_begun: bool) -> tuple[str, int]:
        """A word of a name, and how many words of the text it is.

        Two where a file's name writes them as one, as platforms do (mustermax), and where an
        initial or a patronymic stands before more of a name.
        """
        key, pair = name_key(words[at][0]), words[at : at + 2]
        is_pair = len(pair) == 2 and _is_beside(text, *pair)
        if key in self._owners or not is_pair or pair[1][0][0].islower():
            return key, 1
        as_one = (name_key(one[0] + other[0]) for one, other in permutations(pair))
        found = next((each for each in as_one if each in self._owners), "")
        more = name_key(pair[1][0])
        if found:
            return found, 2
        return (more, 2) if is_begun and more in self._owners else (key, 1)


def _is_address(text: str, run: Words) -> bool:
    """Whether its words are joined as in max.muster@school.example."""
    gaps = [text[one.end() : other.start()] for one, other in pairwise(run)]
    return bool(gaps) and all(map(_JOINT.fullmatch, gaps))


def _stem(name: str) -> str:
    return _SUFFIX.sub("", name.replace("\\", "/").rsplit("/", 1)[-1])


def _name_words(source: Source) -> Iterator[str]:
    """Words of what a source, its files and their folders are called."""
    called = [_stem(source.entry.name), *map(_stem, source.entry.paths)]
    called += (
        path.replace("\\", "/").rsplit("/", 2)[-2] for path in source.entry.paths if "/" in path
    )
    for name in called:
        for word in _WORD.findall(name):
            humps = _HUMP.split(word)
            for part in (word, *humps):
                if not _GENERIC.fullmatch(part):
                    yield name_key(part)


def _is_beside(text: str, one: re.Match[str], other: re.Match[str]) -> bool:
    between = text[one.end() : other.start()]
    return len(between) <= FARTHEST and "\n" not in between


def _is_byline(text: str, run: Words) -> bool:
    """Whether it stands where a paper says whose it is: on a line of its own, or after a label."""
    start, end = run[0].start(), run[-1].end()
    before = text[max(0, start - _NEAR) : start]
    if _FIELD.search(before) or (len(run) > 1 and _BY.search(before)):
        return True
    begin = text.rfind("\n", 0, start) + 1
    stop = text.find("\n", end)
    line = text[begin : stop if stop >= 0 else len(text)].strip()
    above = text[text.rfind("\n", 0, max(0, begin - 1)) + 1 : max(0, begin - 1)]
    is_short = all(len(_WORD.findall(each)) <= BYLINE_WORDS for each in (line, above))
    return is_short and not line.endswith((".", "!", "?"))
