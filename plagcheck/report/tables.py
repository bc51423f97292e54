"""Tables: a check or a class as rows and columns, for a mark book."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from plagcheck.model.adjusted import Reason
from plagcheck.model.classes import ClassResult, Pair
from plagcheck.model.counting import Figures
from plagcheck.model.decisions import Decisions
from plagcheck.model.result import CheckResult, Source
from plagcheck.report.as_check import counted_documents
from plagcheck.report.content import Report
from plagcheck.report.languages.wording import Wording

Value: TypeAlias = str | int | float | None


@dataclass(frozen=True, slots=True)
class TableColumn:
    """`is_share` columns hold numbers from 0 to 1."""

    title: str
    is_share: bool = False
    width: int = 12


@dataclass(frozen=True, slots=True)
class Table:
    """A named table; every row has a value for every column."""

    name: str
    columns: tuple[TableColumn, ...]
    rows: tuple[tuple[Value, ...], ...]


def source_columns(say: Wording) -> tuple[TableColumn, ...]:
    return (
        TableColumn(say("number"), width=6),
        TableColumn(say("document"), width=44),
        TableColumn(say("collection"), width=22),
        TableColumn(say("words")),
        TableColumn(say("of paper"), True),
        TableColumn(say("of source"), True),
        TableColumn(say("jaccard")),
        TableColumn(say("longest run")),
        TableColumn(say("reworded words")),
        TableColumn(say("passages in")),
        TableColumn(say("sha256"), width=66),
    )


def source_table(report: Report, say: Wording | None = None) -> Table:
    """The sources of a report."""
    say = say or Wording()
    rows = tuple(_source_row(source, report.is_withheld(source)) for source in report.sources)
    table = Table(say("source table"), source_columns(say), rows)
    return _with_origin(table, report.result, say)


def _source_row(source: Source, is_withheld: bool) -> tuple[Value, ...]:
    found = source.comparison
    counted = found.figures
    if source.is_weak:  # of what counts not, version 0.1.0 told the words
        counted = Figures(0, 0, 0.0, 0.0, 0)
    return (
        source.number,
        source.entry.name,
        source.entry.collection,
        counted.matched_words,
        counted.share_of_submission,
        None if is_withheld else counted.share_of_source,
        None if is_withheld else found.jaccard,
        counted.longest_run,
        counted.reworded_words,
        sum(match.is_counted for match in found.matches),
        source.entry.text_sha256,
    )


def paper_table(report: Report, say: Wording | None = None) -> Table:
    """What a report says of the paper and of how it was made."""
    say = say or Wording()
    result, library, decision = report.result, report.result.library, report.decision
    rows: list[tuple[Value, ...]] = [
        (say("file"), report.name),
        (say("student"), report.student or None),
        (say("similarity"), say.share(result.similarity)),
        (say("words"), result.words),
        (say("matched"), result.matched_words),
        (say("flag count"), len(result.submission.flags)),
        (say("status"), say.status(decision.status) if decision else None),
        (say("shortest"), result.options.align.shortest),
        (say("library"), library.name if library else None),
        (say("library version"), library.version if library else None),
        (say("searched"), result.searched),
        (say("index"), say.index(result)),
        (say("program name"), f"plagcheck {report.version}"),
        *([(say("counted by"), f"plagcheck {result.counted_by}")] if result.counted_by else []),
        (say("date"), report.made.isoformat(timespec="seconds")),
        (say("sha256"), result.submission.sha256),
    ]
    columns = TableColumn(say("what is"), width=24), TableColumn(say("value"), width=66)
    return Table(say("paper table"), columns, tuple(rows))


def left_out_table(report: Report, say: Wording | None = None) -> Table:
    """The ledger of a report."""
    say = say or Wording()
    columns = (
        TableColumn(say("what"), width=66),
        TableColumn(say("why"), width=24),
        TableColumn(say("note"), width=40),
        TableColumn(say("when"), width=24),
        TableColumn(say("left out words")),
        TableColumn(say("before after"), width=24),
    )
    rows = tuple(
        (
            " · ".join(filter(None, (entry.what, say.still(entry)))) or None,
            say.reason(entry.reason),
            entry.note or None,
            entry.when or None,
            entry.words,
            say.effect(entry.before, entry.after),
        )
        for entry in report.left_out
    )
    return Table(say("left out"), columns, rows)


def report_tables(report: Report, say: Wording | None = None) -> tuple[Table, ...]:
    """All tables of a report, one sheet each."""
    return paper_table(report, say), source_table(report, say), left_out_table(report, say)


def class_tables(
    result: ClassResult, decisions: Decisions | None = None, say: Wording | None = None
) -> tuple[Table, Table]:
    """One row a paper, and one row a pair, best first."""
    say, decisions = say or Wording(), decisions or Decisions()
    return _papers(result, decisions, say), _pairs(result, decisions, say)


def paper_columns(say: Wording) -> tuple[TableColumn, ...]:
    return (
        TableColumn(say("paper number"), width=8),
        TableColumn(say("student name"), width=28),
        TableColumn(say("files"), width=44),
        TableColumn(say("words")),
        TableColumn(say("similarity"), True),
        TableColumn(say("left out count")),
        TableColumn(say("pair count")),
        TableColumn(say("source count")),
        TableColumn(say("flag count")),
        TableColumn(say("late"), width=8),
        TableColumn(say("status"), width=16),
        TableColumn(say("note"), width=40),
    )


def _papers(result: ClassResult, decisions: Decisions, say: Wording) -> Table:
    rows = tuple(_paper_rows(result, decisions, say))
    return _with_origin(Table(say("class papers"), paper_columns(say), rows), result, say)


def _paper_rows(
    result: ClassResult, decisions: Decisions, say: Wording
) -> Iterator[tuple[Value, ...]]:
    for paper in result.papers:
        decision = decisions.of_paper(paper.id)
        yield (
            paper.id,
            paper.student.name,
            ", ".join(file.path for file in paper.files),
            paper.words,
            result.similarity[paper.id],
            result.left_out_words(paper.id),
            len(result.shares_with(paper.id)),
            sum(source.is_leader for source in counted_documents(result, paper.id)),
            len(paper.document.flags),
            say("yes" if paper.is_late else "no"),
            say.status(decision.status.value),
            decision.note,
        )


def pair_columns(say: Wording) -> tuple[TableColumn, ...]:
    return (
        TableColumn(say("student a"), width=28),
        TableColumn(say("student b"), width=28),
        TableColumn(say("words")),
        TableColumn(say("of a"), True),
        TableColumn(say("of b"), True),
        TableColumn(say("reworded in a")),
        TableColumn(say("reworded in b")),
        TableColumn(say("jaccard")),
        TableColumn(say("longest run")),
        TableColumn(say("rare"), True),
        TableColumn(say("status"), width=16),
        TableColumn(say("note"), width=40),
    )


def _pairs(result: ClassResult, decisions: Decisions, say: Wording) -> Table:
    """Those that were allowed come last, and it is said of each of them."""
    ordered = sorted(
        (*result.counted_pairs, *result.allowed_pairs),
        key=lambda pair: (result.is_allowed(pair), -pair.score, pair.a, pair.b),
    )
    rows = tuple(_pair_row(pair, result, decisions, say) for pair in ordered)
    table = Table(say("class pairs"), pair_columns(say), rows)
    if result.allowed_pairs:
        told = TableColumn(say("left out"), width=24)
        reason = say.reason(Reason.COLLABORATION)
        whys = (reason if result.is_allowed(pair) else None for pair in ordered)
        rows = tuple((*row, why) for row, why in zip(rows, whys, strict=True))
        table = Table(table.name, (*table.columns, told), rows)
    return _with_origin(table, result, say)


def _with_origin(table: Table, result: CheckResult | ClassResult, say: Wording) -> Table:
    """A table that names the index, and the version that counted where it was an older one.

    As CSV there is no other place: lines above the titles or below the rows are no table.
    """
    table = _with_column(table, TableColumn(say("index"), width=44), say.index(result))
    if not result.counted_by:
        return table
    version = TableColumn(say("counted by"), width=16)
    return _with_column(table, version, f"plagcheck {result.counted_by}")


def _with_column(table: Table, column: TableColumn, value: Value) -> Table:
    """A table with a last column that says the same in every row."""
    rows = tuple((*row, value) for row in table.rows)
    return Table(table.name, (*table.columns, column), rows)


def _pair_row(
    pair: Pair, result: ClassResult, decisions: Decisions, say: Wording
) -> tuple[Value, ...]:
    found, decision = pair.comparison, decisions.of_pair(pair.a, pair.b)
    return (
        result.by_id[pair.a].student.name,
        result.by_id[pair.b].student.name,
        found.matched_words,
        pair.share_of(pair.a),
        pair.share_of(pair.b),
        *pair.reworded_words,
        found.jaccard,
        pair.longest_run,
        pair.rare_share,
        say.status(decision.status.value),
        decision.note,
    )
