"""Library: documents on disk and the index that finds them."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime
from pathlib import Path, PurePath
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.index.fingerprint import Fingerprint, fingerprints
from plagcheck.index.hashing import Hashes
from plagcheck.library.filing import BatchFiling
from plagcheck.library.meta_table import IDENTITY
from plagcheck.library.migrations import older_copies
from plagcheck.library.packing import text_digest
from plagcheck.library.replacing import require_place
from plagcheck.library.rows import Row
from plagcheck.library.store import LibraryStore
from plagcheck.model.closing import Closing
from plagcheck.model.document import Document
from plagcheck.model.entry import (
    DEFAULT_COLLECTION,
    AddOutcome,
    AddStatus,
    Entry,
    Holds,
    IncomingDocument,
    Origin,
    Summary,
)
from plagcheck.model.errors import (
    Cause,
    DiskFull,
    LibraryDamaged,
    LibraryLocked,
    LibraryReadOnly,
    LibraryUnusable,
    PlagcheckError,
    Problem,
    TextTooLong,
    TooShort,
    UnknownDocument,
)
from plagcheck.model.limits import MOST_TEXT, MOST_TEXT_MB
from plagcheck.model.params import FOLDING_VERSION, IndexParams
from plagcheck.model.plain_json import from_json
from plagcheck.model.progress import Observer, Unobserved

REMOVED_AT_ONCE: Final = 200

_DIGEST: Final = re.compile(r"\b[0-9a-f]{64}\b")


class Library(Closing):
    """A collection of reference documents in one file.

    Open it with `Library.open(path)`, use it in a `with` block, from one thread at a time.
    """

    def __init__(self, store: LibraryStore, wanted: IndexParams | None = None) -> None:
        self._store = store
        self.params = stored_params(store) or self._settle_params(wanted or IndexParams())

    def _settle_params(self, params: IndexParams) -> IndexParams:
        if self._store.count():
            raise LibraryDamaged(self.path.name, reason=Cause.FACT_MISSING, value="params")
        settled = None
        with suppress(LibraryReadOnly), self._store.transaction():
            settled = stored_params(self._store)  # another program may have been faster
            if settled is None:
                self._store.set_fact("params", json.dumps(params.to_dict()))
                self._store.give_identity()
        return settled or params

    @property
    def identity(self) -> str:
        """What tells this library from every other; an older one that is only read may have none.

        It is given when the file is made: whoever reads must not wait to write it.
        """
        return self._store.fact(IDENTITY) or ""

    @classmethod
    def open(
        cls,
        path: str | Path,
        *,
        create: bool = False,
        read_only: bool = False,
        params: IndexParams | None = None,
    ) -> Library:
        """Open a library file; with `create`, make it if it is not there.

        `params` are for a new library; an existing one keeps its own. One can be open several
        times, also in other programs: one writes at a time, and whoever reads waits for nobody.
        """
        store = LibraryStore(Path(path), create=create, read_only=read_only)
        try:
            return cls(store, params)
        except BaseException:
            store.close()
            raise

    def close(self) -> None:
        self._store.close()

    @property
    def path(self) -> Path:
        return self._store.path

    @property
    def store(self) -> LibraryStore:
        return self._store

    @property
    def is_for_reading(self) -> bool:
        """Whether nothing can be written: it was asked for, or there was no room for more."""
        return self._store.is_for_reading

    @property
    def is_changing(self) -> bool:
        """Whether it is in the middle of a change."""
        return self._store.is_in_transaction

    # -- adding

    def require_writable(self) -> None:
        """Raise now what adding would raise: another program writes to it, or none may."""
        with self._store.transaction():
            pass

    def add_text(self, name: str, text: str, *, collection: str = DEFAULT_COLLECTION) -> AddOutcome:
        """Add one text under a name; raises TooShort or TextTooLong where that is so."""
        item = IncomingDocument(Document(name, text), Origin(""), collection)
        outcome = self.add([item])[0]
        if outcome.status is AddStatus.FAILED:
            error = self._wrong_length(item, fingerprints([text], self.params)[0].words)
            if error is not None:
                raise error
        return outcome

    def add(self, batch: Sequence[IncomingDocument]) -> list[AddOutcome]:
        """Add documents in one transaction: when this returns, they are on disk.

        A text that is there already is a duplicate, a new text from a known file replaces what
        it gave before, and a text with too few words to compare, or too long, fails. What is there
        already stays in its collection, and so does what a known file gives.
        """
        prints = fingerprints([item.document.text for item in batch], self.params)
        digests = [text_digest(item.document.text) for item in batch]
        wrong = [
            self._wrong_length(item, each.words) for item, each in zip(batch, prints, strict=True)
        ]
        arrivals = list(zip(batch, digests, prints, wrong, strict=True))
        with self._store.transaction():
            numbers = self._store.find_texts(set(digests))
            known = self._store.known_files(item.origin.path for item in batch)
            given = {path: number for path, (_, number) in known.items()}
            places = self._store.places({*numbers.values(), *given.values()})
            fresh: dict[bytes, Row] = {}
            for item, digest, fingerprint, error in arrivals:
                if error is None and digest not in numbers and digest not in fresh:
                    place = places.get(given.get(item.origin.path, 0), item.collection)
                    fresh[digest] = _row(item, place, digest, fingerprint)
            inserted = zip(fresh, self._store.insert(list(fresh.values())), strict=True)
            for digest, number in inserted:
                numbers[digest], places[number] = number, fresh[digest].collection
            filing = BatchFiling(known)
            outcomes = []
            for item, digest, fingerprint, error in arrivals:
                if error is not None:
                    path, words, why = _shown_path(item), fingerprint.words, Problem.of(error)
                    outcomes.append(AddOutcome(path, AddStatus.FAILED, None, words, why))
                    continue
                number = numbers[digest]
                status = filing.file(item, number, fresh.pop(digest, None) is not None)
                path, words = _shown_path(item), fingerprint.words
                outcomes.append(AddOutcome(path, status, number, words, collection=places[number]))
            self._write(filing)
            return outcomes

    def _wrong_length(self, item: IncomingDocument, words: int) -> PlagcheckError | None:
        name, size = item.document.name, len(item.document.text)
        if size > MOST_TEXT:
            return TextTooLong(name, size=size >> 20, limit=MOST_TEXT_MB)
        needed = self.params.shingle_size
        return TooShort(name, words=words, needed=needed) if words < needed else None

    def _write(self, filing: BatchFiling) -> None:
        self._store.set_origins(filing.origins)
        self._remove(self._store.without_origins(filing.let_go))

    def known_file(self, path: str) -> tuple[Origin, int] | None:
        """What the library knows of a file, and the document it gave."""
        return self._store.known_files([path]).get(path)

    def document_of_bytes(self, sha256: str) -> int | None:
        """A document that came from a file with these very bytes, whatever it was called."""
        return self._store.document_of_bytes(sha256) if sha256 else None

    def note(self, key: str) -> str | None:
        """What was noted under a name: see `set_note`."""
        return self._store.fact(f"note:{key}")

    def set_note(self, key: str, value: str) -> None:
        """Note something that saves work later and may be lost without harm."""
        with self._store.transaction():
            self._store.set_fact(f"note:{key}", value)

    def notes(self, prefix: str) -> dict[str, str]:
        """All that was noted under names that begin so."""
        found = self._store.facts(f"note:{prefix}")
        return {key.removeprefix("note:"): value for key, value in found.items()}

    def drop_notes(self, keys: Iterable[str]) -> None:
        with self._store.transaction():
            self._store.drop_facts(f"note:{key}" for key in keys)

    def touch(self, origin: Origin, document_id: int) -> None:
        """Note a file's new date: its bytes were looked at and are the same."""
        with self._store.transaction():
            self._store.set_origins({origin.path: (origin, document_id)})

    def move(self, ids: Collection[int], collection: str) -> None:
        """Put documents into another collection."""
        with self._store.transaction():
            self._require(ids)
            self._store.move(ids, collection)

    def tell(self, collection: str, holds: Holds) -> None:
        """Say what a collection holds, from now on."""
        with self._store.transaction():
            self._store.tell(collection, holds)

    def begin_collection(self, name: str, holds: Holds) -> Holds:
        """Say what a new collection holds; one with documents keeps what was said of it."""
        with self._store.transaction():
            told = self._store.told().get(name, Holds.UNKNOWN)
            if holds is told or self._store.has_documents(name):
                return told
            self._store.tell(name, holds)
            return holds

    def settle(self, observer: Observer | None = None) -> None:
        """Tidy the index after many documents were added: checks are faster from then on."""
        with self._store.transaction():
            self._store.settle(observer or Unobserved())

    # -- looking

    def __len__(self) -> int:
        return self._store.count()

    @property
    def last_id(self) -> int:
        """The last id that was given to a document; none is given twice."""
        return self._store.last_number()

    def documents(
        self,
        *,
        ids: Collection[int] | None = None,
        search: str = "",
        collections: Collection[str] | None = None,
    ) -> list[Entry]:
        """Documents without their texts, oldest first."""
        return self._store.entries(ids=ids, search=search, collections=collections)

    def document(self, document_id: int) -> Document:
        """A document with its text."""
        entries = self._store.entries(ids=[document_id])
        content = self._store.text(document_id)
        if not entries or content is None:
            raise UnknownDocument(str(document_id))
        text, pages = content
        headings = tuple(
            each for each in self._store.headings(document_id) if each.end <= len(text)
        )
        return Document(entries[0].name, text, "", pages, entries[0].notes, headings=headings)

    def texts(self, ids: Sequence[int]) -> Iterator[str]:
        """The texts of documents, one at a time."""
        for number in ids:
            content = self._store.text(number)
            if content is None:
                raise UnknownDocument(str(number))
            yield content[0]

    def snapshot(self) -> AbstractContextManager[None]:
        """A stretch of reading during which the library stays as it is, whoever writes to it."""
        return self._store.transaction(writing=False)

    def holders(self, keys: Hashes) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Documents filed under index keys: pairs (index into `keys`, document id)."""
        return self._store.holders(keys)

    def summary(self) -> Summary:
        documents, words, collections = self._store.totals()
        told = self._store.told()
        holds = dict.fromkeys(collections, Holds.UNKNOWN) | told
        size, params = self._store.size(), self.params.to_dict()
        return Summary(str(self.path), documents, words, size, collections, holds, params)

    # -- looking after it

    def back_up(
        self, target: Path, *, replace: bool = False, observer: Observer | None = None
    ) -> int:
        """Copy the library as it is now, whoever writes to it; returns how many documents."""
        require_place(self.path, target, replace=replace)
        with self.snapshot():
            documents = len(self)  # and from here on nothing changes
            self._store.back_up(target, observer or Unobserved())
        return documents

    def fold_in(self) -> None:
        """Write the journal into the file, so that the file alone is the library."""
        self._store.fold_in()

    def finish_removing(self, observer: Observer | None = None) -> bool:
        """Leave no byte of what was removed; False as long as something is in the way.

        What could not be done, or was cancelled, is done when somebody asks again, in this program
        or a later one.
        """
        try:
            return self._store.finish_removing(observer or Unobserved())
        except (LibraryLocked, LibraryReadOnly, LibraryUnusable, DiskFull):
            return False

    def older_copies(self) -> list[Path]:
        """Copies from before a change of format, which go as soon as something is removed."""
        return older_copies(self.path)

    # -- removing

    def remove(self, ids: Collection[int]) -> None:
        """Remove documents and every trace of them from the index."""
        with self._store.transaction():
            self._require(ids)
            self._remove(sorted(set(ids)))

    def forget_files(self, number: int, paths: Collection[str]) -> None:
        """Forget some of the files with a document's text; it is called as one of the others."""
        with self._store.transaction():
            (entry,) = self._store.entries(ids=[number])
            left = [PurePath(path).name for path in entry.paths if path not in paths]
            self._forget_files_of([number])
            self._store.forget_files(number, paths, entry.name if entry.name in left else left[0])

    def _require(self, ids: Collection[int]) -> None:
        known = {entry.id for entry in self._store.entries(ids=ids)}
        for number in ids:
            if number not in known:
                raise UnknownDocument(str(number))

    def _remove(self, numbers: Sequence[int]) -> None:
        for start in range(0, len(numbers), REMOVED_AT_ONCE):
            some = numbers[start : start + REMOVED_AT_ONCE]
            self._forget_files_of(some)
            keys = self._keys_of(some)
            gone = self._store.remove(some, keys)
            if keys is not None and gone < len(keys):
                self._store.remove(some, None)  # the index was damaged: leave no trace anywhere
        if numbers:
            self._store.likeness.drop_single()

    def _forget_files_of(self, numbers: Sequence[int]) -> None:
        """Drop notes that speak of the files of documents, which they know by their bytes."""
        files = {origin.sha256 for number in numbers for origin in self._store.origins(number)}
        notes = self._store.facts("note:")
        spoken = (k for k, value in notes.items() if not files.isdisjoint(_DIGEST.findall(value)))
        self._store.drop_facts(spoken)

    def _keys_of(self, numbers: Sequence[int]) -> Hashes | None:
        """All keys documents are filed under; None when a text is lost and they are not known."""
        try:
            texts = list(self.texts(numbers))
        except (LibraryDamaged, UnknownDocument):
            return None
        return np.concatenate([each.keys for each in fingerprints(texts, self.params)])


def _shown_path(item: IncomingDocument) -> str:
    return item.origin.path or item.document.name


def _row(item: IncomingDocument, collection: str, digest: bytes, fingerprint: Fingerprint) -> Row:
    added_at = item.added_at or datetime.now(UTC).isoformat(timespec="seconds")
    return Row(item.document, collection, added_at, digest, fingerprint)


def stored_params(store: LibraryStore) -> IndexParams | None:
    """The parameters a library was built with; None when it is new.

    One from before there were traces has none, until it is rebuilt.
    """
    stored = store.fact("params")
    if stored is None:
        return None
    try:
        params = IndexParams(**{"traces": False, **from_json(stored)})
    except (TypeError, ValueError) as error:
        raise LibraryDamaged(
            store.path.name, reason=Cause.FACT_UNREADABLE, value="params"
        ) from error
    if params.folding_version != FOLDING_VERSION:
        raise LibraryDamaged(store.path.name, reason=Cause.OTHER_INDEX)
    return params
