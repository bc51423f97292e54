"""Students: what in the history is about one of them."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from plagcheck.history.connection import in_our_words
from plagcheck.history.packing import unpack_check, unpack_notes, unpack_paths
from plagcheck.history.saved import AS_MEMBER, AS_NOTE, AS_PAPER, AS_SOURCE, CLASS, HistoryLine
from plagcheck.history.store import HistoryStore
from plagcheck.library.packing import Garbled, text_digest
from plagcheck.model.errors import RecordsDamaged


class StudentName:
    """A name as it is searched for: however it is cased and spaced, in files with its words."""

    def __init__(self, name: str) -> None:
        self._key = _folded(name)
        self._words = frozenset(_words(self._key))
        words = [re.escape(word) for word in _words(self._key)]
        orders = {r"[\W_]+".join(words), r"[\W_]+".join(words[::-1])}
        self._mention = re.compile(rf"(?<!\w)(?:{'|'.join(sorted(orders))})(?!\w)", re.IGNORECASE)

    @property
    def is_nobody(self) -> bool:
        return not self._words

    def is_called(self, name: str) -> bool:
        return bool(name) and _folded(name) == self._key

    def is_in(self, name: str) -> bool:
        """Whether the name of a file holds all words of this one; one word alone says too little"""
        return len(self._words) > 1 and self._words <= set(_words(_folded(name)))

    def is_in_path(self, path: str) -> bool:
        """Whether a file, or a folder it stands in, is named so."""
        parts = re.split(r"[/\\]", path)
        return any(self.is_in(part) or self.is_called(part) for part in parts)

    def files_of_others(self, paths: Sequence[str]) -> tuple[str, ...]:
        """Those of the files with a text that are not named so."""
        return tuple(path for path in paths if not self.is_in_path(path))

    def is_mentioned(self, note: str) -> bool:
        return not self.is_nobody and self._mention.search(_composed(note)) is not None

    def without_mention(self, note: str, instead: str) -> str:
        return self._mention.sub(lambda _: instead, _composed(note))


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _folded(name: str) -> str:
    return " ".join(_composed(name).casefold().split())


def _words(name: str) -> list[str]:
    return re.findall(r"[^\W_]+", name)


@dataclass(frozen=True, slots=True)
class StudentTraces:
    """What is about a student.

    `own` are entries about a paper of theirs, `sources` places in other entries where their text
    stands, `classes` entries of their classes; `notes` mention them, as do
    `choices` of what to leave out. `files` are papers of theirs, whatever these are named.
    """

    own: tuple[int, ...]
    sources: tuple[tuple[int, int], ...]
    classes: tuple[int, ...]
    notes: tuple[int, ...]
    choices: tuple[int, ...]
    files: frozenset[str] = frozenset()

    def reasons(self) -> dict[int, str]:
        """Why an entry is held; of several reasons the one that weighs most."""
        why = dict.fromkeys((*self.choices, *self.notes), AS_NOTE)
        why |= dict.fromkeys((number for number, _ in self.sources), AS_SOURCE)
        why |= dict.fromkeys(self.classes, AS_MEMBER)
        return why | dict.fromkeys(self.own, AS_PAPER)


def find_held(store: HistoryStore, student: StudentName) -> StudentTraces:
    if student.is_nobody:
        return StudentTraces((), (), (), (), ())
    with in_our_words(store.path):
        return _find(store, student)


def _find(store: HistoryStore, student: StudentName) -> StudentTraces:
    own = [line for line in store.lines() if line.kind != CLASS and _is_by(line, student)]
    ids = {line.id for line in own}
    files = frozenset(line.path for line in own if line.path)
    mentions = [row for row in store.mentions() if row[0] not in ids]
    return StudentTraces(
        own=tuple(sorted(ids)),
        sources=tuple(_sources(store, student, ids, files)),
        classes=tuple({n: n for n, whose in store.all_members() if student.is_called(whose)}),
        notes=tuple(number for number, note, _ in mentions if student.is_mentioned(note)),
        choices=tuple(
            number
            for number, _, listed in mentions
            if any(map(student.is_mentioned, unpack_notes(listed)))
        ),
        files=files,
    )


def _is_by(line: HistoryLine, student: StudentName) -> bool:
    return student.is_called(line.student) or any(map(student.is_in_path, (line.name, line.path)))


def _sources(
    store: HistoryStore, student: StudentName, own: set[int], files: frozenset[str]
) -> Iterable[tuple[int, int]]:
    """Places in other entries: known by name, by the file, or by the very text."""
    digests = {digest for number in own for digest in _digests(store, number)}

    @cache  # a source is shown by many checks
    def is_theirs(name: str, listed: str, whose: str) -> bool:
        paths = unpack_paths(listed)
        is_named = student.is_called(whose) or any(map(student.is_in_path, (name, *paths)))
        return is_named or not files.isdisjoint(paths)

    for number, place, digest, *names in store.sources():
        if number not in own and (digest in digests or is_theirs(*names)):
            yield number, place


def shown_by(store: HistoryStore, student: StudentName) -> dict[int, list[tuple[str, str]]]:
    """Name and text of a student's work, by the entries that show it as a source."""
    found: defaultdict[int, list[tuple[str, str]]] = defaultdict(list)
    held = set(find_held(store, student).sources)
    for number, place, _, name, _, _ in store.sources():
        if (number, place) in held:
            found[number].append((str(name), store.texts(number)[place]))
    return found


def _digests(store: HistoryStore, number: int) -> Iterable[bytes]:
    """The paper of an entry as it was read, and as a library would hold it."""
    packed = store.packed(number)
    if packed is None:
        return
    try:
        paper = unpack_check(packed, store.texts(number)).result.submission
    except (Garbled, RecordsDamaged):
        return  # it cannot be shown any more, but it can be erased
    yield text_digest(paper.text)
    yield text_digest(paper.comparable())
