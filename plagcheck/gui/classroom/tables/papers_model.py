"""The papers of a class: how much each shares, with whom, and what was decided."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.gui.check.flag_words import flag_title
from plagcheck.gui.classroom.shown import PaperRow
from plagcheck.gui.classroom.tables.figure_model import FigureColumn, FigureModel
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import count, share, tr

STUDENT, WORDS, SHARE, SOURCE, MATE, FLAGS, STATUS = range(7)
SWITCHES = ("flags", "open", "late")


class PapersModel(FigureModel[PaperRow]):
    """`switched` are the switches that are on; `only` narrows to some papers."""

    switched: frozenset[str] = frozenset()
    only: frozenset[int] | None = None

    def make_columns(self) -> list[FigureColumn[PaperRow]]:
        return [
            FigureColumn(
                tr("Student"), lambda row: row.student, lambda row: row.student.casefold()
            ),
            FigureColumn(
                tr("Words"), lambda row: count(row.words), lambda row: row.words, is_right=True
            ),
            FigureColumn(
                tr("Share matched"),
                lambda row: share(row.share),
                lambda row: row.share,
                share=lambda row: row.share,
                tip=tr("Words that stand in any class-mate’s paper or source, each counted once"),
                falls=True,
            ),
            FigureColumn(
                tr("Top library source"),
                lambda row: f"{row.source} {share(row.source_share)}" if row.source else tr("none"),
                lambda row: row.source_share,
                colour="text2",
                falls=True,
            ),
            FigureColumn(
                tr("Best class-mate match, group"),
                _mate,
                lambda row: row.mate_share,
                group=lambda row: row.group,
                falls=True,
            ),
            FigureColumn(
                tr("Flags"),
                flags_text,
                lambda row: sum(flag.count for flag in row.flags),
                icon=lambda row: icons.icon("flag", "att") if row.flags else None,
                colour="att",
                falls=True,
            ),
        ]

    def score(self, row: PaperRow) -> float:
        return row.share

    def wanted(self, rows: Sequence[PaperRow]) -> Sequence[PaperRow]:
        return [
            row
            for row in rows
            if (self.only is None or row.id in self.only)
            and all(self.has(row, switch) for switch in self.switched)
        ]

    def has(self, row: PaperRow, switch: str) -> bool:
        """Whether a paper is of the kind that a switch is about."""
        if switch == "flags":
            return bool(row.flags)
        if switch == "late":
            return row.is_late
        return self._decision(row).status == "not reviewed"


def flags_text(row: PaperRow) -> str:
    return ", ".join(flag_title(flag) for flag in row.flags)


def _mate(row: PaperRow) -> str:
    return f"{row.mate_name} {share(row.mate_share)}" if row.mate is not None else tr("none")
