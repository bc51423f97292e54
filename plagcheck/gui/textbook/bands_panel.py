"""The final signatures in bands, and the buckets each band has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from plagcheck.gui.parts.controls import column, label, row
from plagcheck.gui.parts.text_format import decimal, tr
from plagcheck.gui.textbook.explanation import Explanation
from plagcheck.gui.textbook.grid import GridCell, GridTable, Title
from plagcheck.gui.textbook.set_name import is_filled
from plagcheck.gui.textbook.words import SetNames, band_said, order_name, value
from plagcheck.textbook.bands import candidate_pairs
from plagcheck.textbook.lesson import BUCKETS, BandShown, Lesson
from plagcheck.textbook.signatures import signatures_of_sets


class BandsPanel(QWidget):
    """A row for each band: its values, its buckets, and whether somebody shares one."""

    band_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "section", wrap=True)
        self.table = GridTable(tr("Bands and their buckets"))
        self.table.row_chosen.connect(self.band_chosen)
        self.note = label("", "attention", wrap=True)
        self.said = Explanation()
        self.figures = [(label("", "title"), label("", "quiet", wrap=True)) for _ in range(3)]
        feet = row(gap=24)
        for figure in self.figures:
            feet.addLayout(column(*figure, None, gap=0), 1)
        layout = column(self.title, gap=8)
        self.table.is_whole = True
        layout.addWidget(self.table, 100)
        layout.addWidget(self.note)
        layout.addWidget(self.said)
        layout.addStretch(1)
        layout.addLayout(feet)
        self.setLayout(layout)
        self.shown: tuple[BandShown, ...] = ()

    def show_lesson(
        self, lesson: Lesson, names: SetNames, bands: int, rows: int, current: int
    ) -> None:
        self.shown = lesson.bands(bands, rows) if lesson.sets else ()
        title = tr("Signature matrix in %1 bands of %2 rows, and their buckets")
        self.title.setText(title.replace("%1", str(bands)).replace("%2", str(rows)))
        self.table.show_rows(
            _titles(lesson, names),
            [_row(lesson, names, band, place, rows) for place, band in enumerate(self.shown)],
            lines=max(rows, 2),
        )
        self.table.mark(current)
        missing = bool(lesson.sets) and len(self.shown) < bands
        note = tr("There are %1 values: enough for %2 of these bands.")
        note = note.replace("%1", str(lesson.values)).replace("%2", str(len(self.shown)))
        self.note.setText(note if missing else "")
        self.note.setVisible(missing)
        at = 0 <= current < len(self.shown)
        self.said.show_said(band_said(lesson, self.shown[current], current, names) if at else None)
        self._show_figures(lesson, names, rows)

    def _show_figures(self, lesson: Lesson, names: SetNames, rows: int) -> None:
        texts = [("", "")] * 3
        if lesson.sets == 2:
            texts = self._figures_of_two(lesson)
        elif lesson.sets and self.shown:
            texts[0] = self._candidates(lesson, names, rows)
        for (figure, said), (number, text) in zip(self.figures, texts, strict=True):
            figure.setText(number)
            said.setText(text)

    def _figures_of_two(self, lesson: Lesson) -> list[tuple[str, str]]:
        agree = lesson.agreement(0, 1, len(lesson.steps))
        of = tr("%1 of %2")
        met = sum(bool(band.together) for band in self.shown)
        estimate = tr("values agree: estimate %1").replace("%1", decimal(float(agree.estimate), 2))
        found = tr("bands agree: candidates") if met else tr("bands agree: no candidates")
        exact = "" if lesson.given else decimal(float(lesson.exact(0, 1)), 3)
        return [
            (of.replace("%1", str(agree.agree)).replace("%2", str(lesson.values)), estimate),
            (of.replace("%1", str(met)).replace("%2", str(len(self.shown))), found),
            (exact, tr("exact Jaccard similarity") if exact else ""),
        ]

    def _candidates(self, lesson: Lesson, names: SetNames, rows: int) -> tuple[str, str]:
        pairs = sorted(candidate_pairs(signatures_of_sets(lesson.final), len(self.shown), rows))
        count = tr("%1 of %2").replace("%1", str(len(pairs)))
        listed = ", ".join(names.several(pair) for pair in pairs)
        return count.replace("%2", str(len(lesson.pairs))), (
            tr("pairs are candidates: %1").replace("%1", listed)
            if pairs
            else tr("pairs are candidates")
        )

    def take_focus(self) -> None:
        self.table.setFocus()


def _titles(lesson: Lesson, names: SetNames) -> list[Title]:
    sets = [
        Title(names.shown(place), names.spoken(place), is_filled(place))
        for place in range(lesson.sets)
    ]
    buckets = [
        Title(str(place), tr("bucket %1").replace("%1", str(place))) for place in range(BUCKETS)
    ]
    return [Title(""), *sets, *buckets, Title("")]


def _row(lesson: Lesson, names: SetNames, band: BandShown, place: int, rows: int) -> list[GridCell]:
    together = {each for group in band.together for each in group}
    values = [
        GridCell(
            "\n".join(map(value, values)),
            spoken=" ".join(map(value, values)),
            is_tinted=each in together,
            is_bold=each in together,
        )
        for each, values in enumerate(band.values)
    ]
    buckets = [_bucket(names, band.buckets, bucket) for bucket in range(BUCKETS)]
    outcome = tr("same bucket") if together else tr("apart")
    return [
        GridCell(_band_name(lesson, place, rows), is_left=True),
        *values,
        *buckets,
        GridCell(outcome, is_bold=bool(together), is_faint=not together),
    ]


def _band_name(lesson: Lesson, place: int, rows: int) -> str:
    name = tr("Band %1").replace("%1", str(place + 1))
    if not lesson.orders:
        return name
    first, last = place * rows, (place + 1) * rows - 1
    ends = [order_name(lesson.orders[each], each) for each in dict.fromkeys((first, last))]
    return f"{name}\n{(' – ' if rows > 2 else ', ').join(ends)}"


def _bucket(names: SetNames, buckets: Sequence[int], number: int) -> GridCell:
    held = [place for place, bucket in enumerate(buckets) if bucket == number]
    return GridCell(
        is_bucket=True,
        chips=tuple((names.shown(place), is_filled(place)) for place in held),
        spoken=", ".join(names.spoken(place) for place in held),
    )
