"""Libraries in words for a terminal: what became of files, what collections hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from plagcheck.cli.paper import counted
from plagcheck.model.entry import AddOutcome, AddStatus, Entry, Holds, Summary
from plagcheck.model.formatting import count, decimal

TRACES_LEFT: Final = (
    "Another program has the library open, or the disk is full. The last traces of what was "
    'removed go with the next "plagcheck add" or "library remove", or when the window is opened.'
)
TRACES_FOUND: Final = (
    "Traces of what was removed earlier are still in the library. They go with the next "
    '"plagcheck add" or "check" while no other program has it open, or with the window.'
)


def added_line(added: AddOutcome) -> str:
    if added.problem is not None:
        return f"failed     {added.problem.message}"
    return f"{added.status:<10} {added.path}"


def is_elsewhere(added: AddOutcome, asked: str | None) -> bool:
    """Whether a text is in another collection than the one it was to go to."""
    return asked is not None and bool(added.collection) and added.collection != asked


def elsewhere_line(added: AddOutcome) -> str:
    return f'{added.path}: in "{added.collection}" already'


def nearly_line(added: AddOutcome) -> str:
    """What a file is nearly the same as, and what became of it."""
    if added.nearly is None:
        return ""
    said = f'{added.path}: nearly the same as "{added.nearly.name}"'
    became = ", a version of it" if added.nearly.is_version else ""
    if added.status is AddStatus.SKIPPED:
        became = ", not added"
    return f"{said} ({decimal(added.nearly.jaccard, 2)}){became}"


def added_summary(outcomes: Sequence[AddOutcome], asked: str | None = None) -> str:
    counts = {status: sum(o.status is status for o in outcomes) for status in AddStatus}
    parts = [f"{count(counts[AddStatus.ADDED])} added"]
    wordings = {
        AddStatus.REPLACED: "replaced",
        AddStatus.UNCHANGED: "unchanged",
        AddStatus.DUPLICATE: "already there under another name",
        AddStatus.SKIPPED: "left out as nearly the same",
        AddStatus.FAILED: "could not be read",
    }
    parts += [f"{count(counts[s])} {words}" for s, words in wordings.items() if counts[s]]
    if moved := sum(bool(o.left) for o in outcomes):
        parts.append(f'{count(moved)} moved to "{asked}"')
    elsewhere = Counter(o.collection for o in outcomes if is_elsewhere(o, asked))
    stay = [f'{count(number)} in "{name}" already' for name, number in elsewhere.items()]
    return ", ".join(parts) + (f": {', '.join(stay)}; --move moves them." if stay else ".")


def gone_lines(older: Sequence[Path]) -> Iterator[str]:
    """Copies from before a change of format that were removed, of those there were."""
    for copy in older:
        if not copy.exists():
            yield f"An older copy of the library, {copy.name}, was removed as well."


def summary_lines(summary: Summary, certain_run: int) -> Iterator[str]:
    yield f"{summary.path}"
    yield (
        f"  {counted(summary.documents, 'document')}, {counted(summary.words, 'word')}, "
        f"{summary.size_bytes / 1e6:,.1f} MB"
    )
    for name, documents in summary.collections.items():
        yield f"  {name}: {counted(documents, 'document')}"
    yield f"  No word-for-word run of {certain_run} words goes unseen."


def document_line(entry: Entry) -> str:
    """A document, as lists have it."""
    return f"{entry.id:>8}  {count(entry.words):>9} words  {entry.collection}  {entry.name}"


def untold(collection: str) -> str:
    """Files went into a collection of which nothing is known."""
    return (
        f'Nobody said what "{collection}" holds: student copies withhold all of it. '
        'Say it with "plagcheck library collections".'
    )


def keeps_its_kind(collection: str, asked: Holds, held: Holds) -> str:
    """A collection was there before, and what was asked for contradicts what it holds."""
    return (
        f'"{collection}" was there before and keeps what it was said to hold: {held}. Change it '
        f'with: plagcheck library collections LIBRARY "{collection}" --holds {asked}'
    )


def collection_lines(summary: Summary) -> Iterator[str]:
    for name, documents in summary.collections.items():
        yield f"{summary.holds[name]:<13} {counted(documents, 'document'):>18}  {name}"
