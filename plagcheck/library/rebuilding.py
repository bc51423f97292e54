"""Rebuilding: a sound library from the stored texts alone, in the place of the old one.

The new file is written beside the old one, folded in, verified and synced before anything is
renamed, and the old one has a second name until the new one was opened. Whatever fails or is
killed, a whole library is at its place, or `recover` puts it there with the next opening.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass, replace
from glob import escape
from itertools import chain, count
from pathlib import Path
from typing import Final

from plagcheck import private
from plagcheck.library import roots
from plagcheck.library.connection import LIBRARY, in_our_words
from plagcheck.library.deciding import set_likeness
from plagcheck.library.integrity import BATCH, verify
from plagcheck.library.leftovers import (
    SALVAGED,
    UNFINISHED,
    discard,
    require_no_stranger,
    second_name,
    sync_folder,
)
from plagcheck.library.library import Library
from plagcheck.library.output_places import require_closed
from plagcheck.library.replacing import require_alone
from plagcheck.library.rescue import DamagedLibrary
from plagcheck.library.sqlite_file import is_writable, itself, missing_bytes, size_of
from plagcheck.library.store import LibraryStore
from plagcheck.model.entry import AddStatus
from plagcheck.model.errors import (
    DiskFull,
    LibraryDamaged,
    LibraryLinked,
    LibraryLost,
    LibraryReadOnly,
)
from plagcheck.model.params import IndexParams
from plagcheck.model.progress import Observer, Progress, Unobserved

_DAMAGED: Final = ".damaged"


@dataclass(frozen=True, slots=True)
class RebuildOutcome:
    """What a rebuild saved, the names of documents whose text was lost, and how many had none.

    `placeless` are names of documents of which is lost what files they came from; `changed` those
    of which something beside the text is not what was written: name, collection, pages, headings.
    """

    documents: int
    lost: tuple[str, ...]
    old: Path | None  # the damaged file, kept when a text was lost
    nameless: int = 0
    placeless: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()

    @property
    def is_complete(self) -> bool:
        return not (self.lost or self.nameless or self.placeless or self.changed)


def rebuild(
    path: Path, *, params: IndexParams | None = None, observer: Observer | None = None
) -> RebuildOutcome:
    """Make the library anew beside the old file, then put it in its place.

    Works whatever state the index is in, as long as the texts can be read. Document ids change.
    """
    observer = observer or Unobserved()
    path = itself(path)
    is_sound = _is_sound(path)
    fresh, salvaged = (path.with_name(f"{path.name}{end}") for end in (UNFINISHED, SALVAGED))
    with in_our_words(path):
        if not is_writable(path):
            raise LibraryReadOnly(path.name)
        require_alone(path)
        _require_one_name(path)
        require_no_stranger(path, LIBRARY)
        discard(fresh, LIBRARY)
        try:
            outcome = _write_anew(_readable(path, salvaged), fresh, params, observer)
            if not (outcome.documents or is_sound):
                raise LibraryLost(path.name)
            _require_sound(fresh, observer)
            require_closed(path)
            has_lost = bool(outcome.lost or outcome.nameless)
            old = _free_name(path) if has_lost else second_name(path)
            _put_in_place(fresh, path, old)
            if not has_lost:
                old.unlink(missing_ok=True)
            sync_folder(path)
        finally:
            discard(salvaged, LIBRARY)
            discard(fresh, LIBRARY)
    return replace(outcome, old=old if has_lost else None)


def _require_one_name(path: Path) -> None:
    """Refuse a library that has another name: that would keep the old file, unknown to anybody.

    Those it has from a rebuild that was killed do not count.
    """
    own = [path, second_name(path), *path.parent.glob(f"{escape(path.name)}{_DAMAGED}*")]
    names = sum(each.exists() and each.samefile(path) and not each.is_symlink() for each in own)
    if path.stat().st_nlink > names:
        raise LibraryLinked(path.name)


def _is_sound(path: Path) -> bool:
    """Whether it opens, which brings one of an older format up to date."""
    try:
        LibraryStore(path).close()
    except LibraryDamaged:
        return False
    return True


def _readable(path: Path, salvaged: Path) -> Path:
    """The library itself or a copy to be read instead, of which SQLite reads more.

    It reads no page of a file that is too short, where what is missing is taken for empty, and of
    no table that is not described.
    """
    missing = missing_bytes(path)
    if not missing and roots.are_known(path):
        return path
    discard(salvaged, LIBRARY)
    for ending in ("", "-wal"):
        if Path(f"{path}{ending}").exists():
            private.make_file(Path(f"{salvaged}{ending}"))
            shutil.copyfile(f"{path}{ending}", f"{salvaged}{ending}")
    os.truncate(salvaged, size_of(path) + missing)
    if not roots.are_known(salvaged):
        roots.describe_anew(salvaged)
    return salvaged


def _write_anew(
    source: Path, fresh: Path, params: IndexParams | None, observer: Observer
) -> RebuildOutcome:
    """All that is left of a library, in a new one that is one file and on the disk.

    Closing alone would not tell that the journal did not fit into the file any more.
    """
    wreck = DamagedLibrary(source)
    try:
        with Library.open(fresh, create=True, params=params or wreck.params()) as new:
            outcome = _copy(wreck, new, observer)
            new.fold_in()
        if size_of(Path(f"{fresh}-wal")):
            raise DiskFull(fresh.name)
    finally:
        wreck.close()
    return outcome


def _copy(wreck: DamagedLibrary, new: Library, observer: Observer) -> RebuildOutcome:
    """Add all that is left; tells what is lost."""
    for name, holds in wreck.told().items():
        new.tell(name, holds)
    numbers, lost, changed = wreck.numbers(), list[str](), list[str]()
    names: dict[int, str] = {}
    for start in range(0, len(numbers), BATCH):
        observer.check_cancelled()
        observer.progressed(Progress("rebuild", start, len(numbers)))
        finds = {number: wreck.find(number) for number in numbers[start : start + BATCH]}
        names |= {number: find.name for number, find in finds.items() if find.incoming}
        lost += [find.name for find in finds.values() if not find.incoming]
        changed += [each.name for each in finds.values() if each.incoming and not each.as_written]
        batch = [item for find in finds.values() for item in find.incoming]
        outcomes = zip(batch, new.add(batch), strict=True)
        lost += [item.document.name for item, added in outcomes if added.status is AddStatus.FAILED]
    set_likeness(new, wreck.likeness())
    return RebuildOutcome(
        len(new),
        tuple(dict.fromkeys(lost)),
        None,
        max(0, wreck.recorded() - len(numbers)),
        tuple(names[number] for number in wreck.placeless(list(names))),
        tuple(changed),
    )


def _require_sound(fresh: Path, observer: Observer) -> None:
    """Look through the new file before it takes the place of the old one, and have it on disk."""
    with Library.open(fresh, read_only=True) as new:
        if problems := verify(new, observer):
            raise LibraryDamaged(fresh.name, reason=problems[0].why)
    with fresh.open("rb+") as file:
        os.fsync(file.fileno())
    sync_folder(fresh)


def _put_in_place(fresh: Path, path: Path, old: Path) -> None:
    """The new file at the place of the old one, which has another name from then on."""
    private.copy_access(path, fresh)
    aside = _second_name(path, old)
    try:
        os.replace(fresh, path)
        if aside != old:
            os.replace(aside, old)
            aside = old
        sync_folder(path)
        _open_once(path)
    except BaseException:
        with suppress(FileNotFoundError):  # who opened the library meanwhile has cleared it away
            os.replace(aside, path)
        raise


def _second_name(path: Path, old: Path) -> Path:
    """Another name for the same file: at no moment is there no library at its place.

    Where a file has one name only, it is one by which `recover` puts it back.
    """
    old.unlink(missing_ok=True)
    try:
        os.link(path, old)
    except OSError:
        os.replace(path, second_name(path))
        return second_name(path)
    return old


def _open_once(path: Path) -> None:
    LibraryStore(path).close()


def _free_name(path: Path) -> Path:
    """Where to keep a damaged library; an earlier one is never overwritten."""
    first = path.with_name(f"{path.name}{_DAMAGED}")
    others = (path.with_name(f"{path.name}{_DAMAGED}-{number}") for number in count(2))
    return next(free for free in chain([first], others) if not free.exists())
