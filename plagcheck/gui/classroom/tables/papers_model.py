"""The papers of a class: how much each shares, with whom, and what was decided."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.gui.check.flag_words import flag_title
from plagcheck.gui.classroom.tables.figure_model import FigureColumn, FigureModel
from plagcheck.gui.parts import icons
from plagcheck.gui.parts.text_format import count, report_wording, share, tr
from plagcheck.model.submissions import Paper

STUDENT, WORDS, SHARE, SOURCE, MATE, FLAGS, STATUS = range(7)
SWITCHES = ("flags", "open", "late")


class PapersModel(FigureModel[Paper]):
    """`switched` are the switches that are on; `only` narrows to some papers."""

    switched: frozenset[str] = frozenset()
    only: frozenset[int] | None = None

    def make_columns(self) -> list[FigureColumn[Paper]]:
        say = report_wording()
        return [
            FigureColumn(say("student name"), self._name, lambda row: self._name(row).casefold()),
            FigureColumn(
                say("words"), lambda row: count(row.words), lambda row: row.words, is_right=True
            ),
            FigureColumn(
                tr("Share matched"),
                lambda row: share(self.score(row)),
                self.score,
                share=self.score,
                tip=tr("Words that stand in any class-mate’s paper or source, each counted once"),
                falls=True,
            ),
            FigureColumn(
                tr("Top library source"),
                lambda row: _with_share(self._source(row), self._source_share(row)),
                self._source_share,
                colour="text2",
                falls=True,
            ),
            FigureColumn(
                tr("Best class-mate match, group"),
                lambda row: _with_share(self._mate(row), self._mate_share(row)),
                self._mate_share,
                group=lambda row: self.view.letters.get(row.id, ""),
                falls=True,
            ),
            FigureColumn(
                say("flag count"),
                flags_text,
                lambda row: sum(flag.count for flag in row.document.flags),
                icon=lambda row: icons.icon("flag", "att") if row.document.flags else None,
                colour="att",
                falls=True,
            ),
        ]

    def _name(self, row: Paper) -> str:
        return self.view.name(row.id)

    def _source(self, row: Paper) -> str:
        best = self.view.best_sources.get(row.id)
        return best.entry.name if best is not None else ""

    def _source_share(self, row: Paper) -> float:
        best = self.view.best_sources.get(row.id)
        return best.comparison.share_of_submission if best is not None else 0.0

    def _mate(self, row: Paper) -> str:
        mate = self.view.mate(row.id)
        return self.view.name(mate) if mate is not None else ""

    def _mate_share(self, row: Paper) -> float:
        best = self.view.best_mates.get(row.id)
        return best[1] if best is not None else 0.0

    def rows(self) -> Sequence[Paper]:
        return self.view.result.papers

    def score(self, row: Paper) -> float:
        return self.view.shares[row.id]

    def searched(self, row: Paper) -> str:
        files = (file.path for file in row.files)
        return " ".join((self._name(row), self._mate(row), self._source(row), *files))

    def wanted(self, rows: Sequence[Paper]) -> Sequence[Paper]:
        return [
            row
            for row in rows
            if (self.only is None or row.id in self.only)
            and all(self.has(row, switch) for switch in self.switched)
        ]

    def has(self, row: Paper, switch: str) -> bool:
        """Whether a paper is of the kind that a switch is about."""
        if switch == "flags":
            return bool(row.document.flags)
        if switch == "late":
            return row.is_late
        return self._decision(row).status == "not reviewed"


def flags_text(row: Paper) -> str:
    return ", ".join(flag_title(flag) for flag in row.document.flags)


def _with_share(name: str, value: float) -> str:
    return f"{name} {share(value)}" if name else tr("none")
