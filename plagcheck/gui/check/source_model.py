"""The sources of a check as rows: found ones, folded ones, and those still to be verified."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from PySide6.QtCore import QModelIndex, QObject, Qt

from plagcheck.gui.check.shown import ShownResult, ShownSource
from plagcheck.gui.parts.row_models import Index, ListModel
from plagcheck.gui.parts.text_format import count, jaccard, report_wording, share, tr
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.result import added_words

MOST_WAITING = 6  # rows of documents that are still to be verified


@dataclass(frozen=True, slots=True)
class SourceRow:
    """A source, the line that opens the sources folded under one, or a document that waits.

    In a class there is a heading above class-mates and one above documents of the library.
    """

    source: ShownSource | None = None
    folds: int = 0  # how many this line stands for
    is_open: bool = False
    is_folded: bool = False
    waits: Entry | None = None
    is_next: bool = False  # the one being verified
    heading: str = ""
    note: str = ""  # beside the heading
    added: tuple[int, int] = (0, 0)  # words, copied and reworded, that versions among these add


class SourceModel(ListModel[SourceRow]):
    """Sources, best first; folded ones appear when their line is opened.

    While a check goes on, rows that are there stay where they are: verified sources come after
    those before them, in the place of the first that waits.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sources: Sequence[ShownSource] = ()
        self._waiting: list[Entry] = []
        self._settled = 0  # how many candidates are verified
        self._open: set[int] = set()
        self._shown: ShownResult | None = None
        self._rows: list[SourceRow] = []
        self.length = 1
        self.pages: tuple[int, ...] = ()

    # -- a finished check

    def show_result(self, shown: ShownResult) -> None:
        self._sources, self._shown = shown.sources, shown
        self._waiting = []
        self._open &= {source.number for source in shown.sources}
        self.length = max(1, len(shown.paper.text))
        self.pages = shown.paper.page_starts
        self.put_rows(self._lay_out())

    def fold_or_unfold(self, index: Index) -> None:
        row = self._rows[index.row()]
        if row.source is None:
            return
        number, first = row.source.number, index.row() + 1
        self._open ^= {number}
        opened = number in self._open
        if opened:
            self.beginInsertRows(QModelIndex(), first, first + row.folds - 1)
        else:
            self.beginRemoveRows(QModelIndex(), first, first + row.folds - 1)
        self._rows = self._lay_out()
        if opened:
            self.endInsertRows()
        else:
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0), self.index(index.row()))  # and what stands above

    def _lay_out(self) -> list[SourceRow]:
        shown = self._shown
        if shown is None or not shown.is_of_class:
            return self._rows_of(self._sources)
        rows: list[SourceRow] = []
        mates = [source for source in self._sources if source.is_class_mate]
        others = [source for source in self._sources if not source.is_class_mate]
        in_class = tr("same class, %Ln papers", shown.papers)
        in_library = tr("%Ln documents", shown.documents) if shown.documents else ""
        for title, some, note in (
            (tr("Class-mates"), mates, in_class),
            (tr("Library"), others, in_library),
        ):
            listed = self._rows_of(some)
            number = count(_listed(listed)) if some else tr("none")
            rows += [SourceRow(heading=f"{title} {number}", note=note), *listed]
        return rows

    def _rows_of(self, sources: Sequence[ShownSource]) -> list[SourceRow]:
        rows = []
        for source in sources:
            rows.append(SourceRow(source))
            if source.folded:
                opened = source.number in self._open
                added = added_words(source.versions, [source.source])
                rows.append(SourceRow(source, len(source.folded), opened, added=added))
                if opened:
                    rows += [SourceRow(each, is_folded=True) for each in source.folded]
        return rows

    # -- a check that goes on

    def begin(self, paper: Document) -> None:
        """Nothing is known but the paper."""
        self._sources, self._waiting, self._settled, self._shown = (), [], 0, None
        self._open = set()
        self.length, self.pages = max(1, len(paper.text)), paper.page_starts
        self.put_rows([])

    def grow(
        self, *, possible: Sequence[Entry] = (), found: Sequence[ShownSource] = (), done: int = 0
    ) -> None:
        """Documents that may be sources, sources that were verified, and how many are done."""
        if possible:
            self._waiting = list(possible)
        self._settled = max(self._settled, done)
        known = {each.source.id for each in (*self._sources, *found)}
        waiting = [each for each in self._waiting[self._settled :] if each.id not in known]
        rows = [
            SourceRow(waits=each, is_next=place == 0)
            for place, each in enumerate(waiting[:MOST_WAITING])
        ]
        self._replace_end(len(self._sources), [*(SourceRow(source) for source in found), *rows])
        self._sources = (*self._sources, *found)

    def _replace_end(self, first: int, rows: list[SourceRow]) -> None:
        if self._rows[first:] == rows:
            return
        last = len(self._rows) - 1
        if last >= first:
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first:]
            self.endRemoveRows()
        if rows:
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    # -- what Qt asks

    @property
    def is_finished(self) -> bool:
        """Whether the check has ended."""
        return self._shown is not None and self._shown.is_finished

    @property
    def listed(self) -> int:
        """How many sources have a row now."""
        return _listed(self._rows)

    def row_of(self, number: int) -> int:
        """Where a source stands, or -1."""
        places = (
            place
            for place, row in enumerate(self._rows)
            if row.source is not None and not row.folds and row.source.number == number
        )
        return next(places, -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        row = self._rows[index.row()] if index.isValid() else SourceRow()
        waits = row.waits is not None or bool(row.heading)
        return flags & ~Qt.ItemFlag.ItemIsSelectable if waits else flags

    def text(self, row: SourceRow) -> str:
        return spoken(row)

    def tip(self, row: SourceRow) -> str:
        if row.source is None or row.folds:
            return ""
        entry = row.source.source.entry
        return "\n".join(entry.paths) or entry.name


def _listed(rows: Sequence[SourceRow]) -> int:
    return sum(row.source is not None and not row.folds for row in rows)


# -- a row in words


def fold_text(row: SourceRow) -> str:
    """How many count, as the sentence above tells them, and how many are left out."""
    if row.source is None:
        return ""
    say, out = report_wording(), sum(each.is_left_out for each in row.source.folded)
    parts = [tr("%Ln left out", out)] if out else []
    versions = len(row.source.versions)
    if more := row.folds - out - versions:
        parts.insert(0, say("among", names=say("more", more), number=row.source.number))
    if versions:
        parts.insert(0, say.versions(say("more", versions), row.added))
    return " · ".join(parts)


def waiting_text(row: SourceRow) -> str:
    return tr("verifying") if row.is_next else tr("waiting")


def origin_text(entry: Entry) -> str:
    """Collection and pages in one line."""
    parts = [entry.collection]
    if entry.pages:
        parts.append(tr("%Ln pages", entry.pages))
    return " · ".join(part for part in parts if part)


def same_text(entry: Entry) -> str:
    """Other files with the text of a source: they may be the work of somebody else."""
    return report_wording().same_text(entry.same_files)


def file_names(entry: Entry) -> list[tuple[str, str]]:
    """Names and paths of all files with the text of a source; of two alike, with their folders."""
    names = Counter(PurePath(path).name for path in entry.paths)
    return [
        (PurePath(path).name if names[PurePath(path).name] == 1 else path, path)
        for path in entry.paths
    ]


def about_text(shown: ShownSource) -> str:
    """Other files with its text, collection, pages and matches in one line."""
    found = shown.source.comparison
    out = sum(match.is_left_out for match in shown.matches)
    weak = sum(not match.is_counted for match in shown.matches) - out
    entry, counted = shown.source.entry, len(shown.matches) - weak - out
    parts = [same_text(entry), origin_text(entry), tr("%Ln matches", counted)]
    if found.matched_words and found.reworded_words and not shown.is_left_out:
        parts.append(tr("%Ln words reworded", found.reworded_words))
    if weak:
        parts.append(tr("%Ln weak", weak))
    if out:
        parts.append(tr("%Ln left out", out))
    return " · ".join(part for part in parts if part)


def words_text(shown: ShownSource) -> str:
    """How many words it explains; a source that was only reworded says so."""
    found = shown.source.comparison
    if shown.is_left_out:
        return tr("Left out")
    if shown.is_hollow:
        return report_wording()("weak")
    if found.is_reworded_only:
        return tr("%Ln words reworded", found.reworded_words)
    return tr("%Ln words", found.matched_words)


def figure_texts(shown: ShownSource) -> list[tuple[str, str]]:
    """Numbers with their captions."""
    found = shown.source.comparison
    counts = found.longest_run and not shown.is_hollow
    rest = [
        (jaccard(found.jaccard), tr("Jaccard, verified")),
        (tr("%Ln words", found.longest_run) if counts else "–", tr("longest run")),
    ]
    theirs = tr("of theirs") if shown.is_class_mate else tr("of the source")
    if shown.is_hollow:
        return [("–", tr("of this paper")), ("–", theirs), *rest]
    if found.is_reworded_only:
        return [(share(found.reworded), tr("reworded")), ("–", ""), *rest]
    return [
        (share(found.share_of_submission), tr("of this paper")),
        (share(found.share_of_source), theirs),
        *rest,
    ]


def widest_figure_texts() -> list[tuple[tuple[str, ...], str]]:
    """What may stand in each column of `figure_texts`: its captions, and the widest number."""
    return [
        ((tr("of this paper"), tr("reworded")), share(1)),
        ((tr("of theirs"), tr("of the source")), share(1)),
        ((tr("Jaccard, verified"), ""), f"{jaccard(0.888)}     "),  # and a tick
        ((tr("longest run"), ""), tr("%Ln words", 888)),
    ]


def spoken(row: SourceRow) -> str:
    """A row for a screen reader, in the order it is painted."""
    if row.heading:
        return ", ".join(part for part in (row.heading, row.note) if part)
    if row.waits is not None:
        return ", ".join((row.waits.name, waiting_text(row), origin_text(row.waits)))
    if row.source is None or row.folds:
        return fold_text(row)
    source = row.source
    parts = [
        tr("Source %1").replace("%1", str(source.number)),
        source.source.entry.name,
        words_text(source),
        about_text(source),
        *(f"{value} {caption}" for value, caption in figure_texts(source)),
    ]
    return ", ".join(parts)
