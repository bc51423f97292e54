"""The class command: a folder or an archive of papers, each against every other."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from plagcheck.classroom.anonymous import anonymous
from plagcheck.classroom.groups import Group, find_groups
from plagcheck.cli.leaving_out import switches, with_typed
from plagcheck.cli.opening import opened
from plagcheck.cli.outputs import BadRequest, require_places
from plagcheck.cli.paper import SAY, beginning, counted, coverage
from plagcheck.cli.progress import TerminalProgress
from plagcheck.cli.wording import index_lines
from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.history.files import is_class_file
from plagcheck.jobs.check import read_file
from plagcheck.jobs.classroom import (
    add_late,
    check_against,
    check_class,
    count_again,
    keep_as_past_work,
    open_class,
    read_class,
    save_class,
)
from plagcheck.library.library import Library
from plagcheck.library.sqlite_file import is_writable
from plagcheck.model.classes import ClassOptions, ClassResult, Pair
from plagcheck.model.errors import LibraryReadOnly
from plagcheck.model.formatting import count, jaccard, share
from plagcheck.model.limits import SHORTEST
from plagcheck.model.names import printable
from plagcheck.model.result import Comparison
from plagcheck.model.submissions import Paper
from plagcheck.report.as_check import adjusted_paper, class_without, counted_documents
from plagcheck.report.csv import as_csv
from plagcheck.report.languages.flag_translation import in_english
from plagcheck.report.own_files import CLASS, CLASS_XLSX, PAPERS_CSV
from plagcheck.report.tables import class_tables
from plagcheck.report.writing import write_file
from plagcheck.report.xlsx import as_xlsx

PAIRS_SHOWN: Final = 40  # of each sort: copied, reworded only
GROUPS_SHOWN: Final = 20
SOURCES_SHOWN: Final = 3  # of a paper
NEEDS_LIBRARY: Final = (
    "This class was looked up in a library: give it with --library, to count all of it anew."
)


def run_class(options: argparse.Namespace) -> ClassResult:
    """Compare the class that was asked for, or open it, and do with it what was asked."""
    _require_sense(options)
    if options.keep_in:
        _require_writable(Path(options.keep_in))
    progress = TerminalProgress()
    try:
        with ExitStack() as stack:
            pool = stack.enter_context(ExtractionPool())
            library = stack.enter_context(opened(options.library)) if options.library else None
            path = Path(options.folder)
            if is_class_file(path):
                result = _reopened(path, options, library, progress, pool)
            else:
                result = _compared(path, options, library, progress, pool)
            for late in options.late:
                roll = read_class(Path(late), progress, pool)
                result = add_late(result, roll, library, progress)
    finally:
        progress.clear()
    if options.save:
        save_class(result, Path(options.save))
    if options.keep_in:
        with opened(options.keep_in, create=True) as kept:
            keep_as_past_work(result, kept, result.name, options.collection)
    shown = class_without(anonymous(result) if options.anonymous else result, options.without)
    _write_tables(shown, options)
    return shown


def _require_sense(options: argparse.Namespace) -> None:
    """Refuse to write over what is read; only a saved class may take its own place."""
    asked = {CLASS: options.save, PAPERS_CSV: options.csv, CLASS_XLSX: options.xlsx}
    outputs = [(sort, Path(place)) for sort, place in asked.items() if place]
    read = [options.folder, options.library, options.keep_in, *options.late, *options.handout]
    is_own = bool(options.save) and is_class_file(Path(options.folder))
    inputs = [Path(place) for place in read if place]
    if is_own and Path(options.save).resolve() == Path(options.folder).resolve():
        inputs = inputs[1:]
    require_places(outputs, inputs)


def _require_writable(library: Path) -> None:
    """Say before all the work, not after it, where papers cannot be kept."""
    if library.exists():
        with Library.open(library, create=True) as kept:
            kept.require_writable()
    elif not is_writable(library):
        raise LibraryReadOnly(library.name)


def _write_tables(result: ClassResult, options: argparse.Namespace) -> None:
    """The class as spreadsheets, where asked; CSV holds one table, the papers."""
    tables = class_tables(result, result.decisions)
    if options.csv:
        write_file(Path(options.csv), as_csv(tables[0]).encode())
    if options.xlsx:
        made = datetime.now().astimezone()
        write_file(Path(options.xlsx), as_xlsx(tables, result.name, made))


def _compared(
    path: Path,
    options: argparse.Namespace,
    library: Library | None,
    progress: TerminalProgress,
    pool: ExtractionPool,
) -> ClassResult:
    handouts = _handouts(options, progress, pool)
    roll = read_class(path, progress, pool)
    rules = with_typed(switches(options), options)
    asked = ClassOptions(options.shortest or SHORTEST, handouts=handouts, rules=rules)
    result = check_class(roll, asked, library, observer=progress)
    return replace(result, name=printable(path.resolve().stem))


def _reopened(
    path: Path,
    options: argparse.Namespace,
    library: Library | None,
    progress: TerminalProgress,
    pool: ExtractionPool,
) -> ClassResult:
    """A saved class; only what is asked for beyond it is compared again."""
    result = open_class(path)
    fresh = _handouts(options, progress, pool)
    known = result.options
    rules = switches(options) if options.leave_out or options.count else known.rules
    asked = replace(
        known,
        shortest=options.shortest or known.shortest,
        handouts=(*known.handouts, *fresh),
        rules=with_typed(rules, options),
    )
    if asked != known:
        if library is None and result.searched is not None:
            raise BadRequest(NEEDS_LIBRARY)
        result = count_again(result, asked, None, progress)
    if library is not None:
        result = check_against(result, library, observer=progress)
    return result


def _handouts(
    options: argparse.Namespace, progress: TerminalProgress, pool: ExtractionPool
) -> tuple[str, ...]:
    return tuple(read_file(Path(file), progress, pool).comparable() for file in options.handout)


def class_lines(result: ClassResult) -> Iterator[str]:
    """A class in words: what is shared, and by whom. The reader decides what it means."""
    papers = counted(len(result.papers), "paper")
    shortest = result.options.shortest
    pairs = len(result.counted_pairs)
    if pairs:
        yield f"{papers}; {counted(pairs, 'pair')} {'share' if pairs > 1 else 'shares'} text."
    elif result.without:
        yield f"{papers}. {SAY('nothing counts')}"
    else:
        yield f"{papers}."
        others = "other two" if result.allowed_pairs else "two"
        yield f"No {others} of them share a passage of {shortest} or more words."
    if result.without:
        yield SAY.kinds_off(result.without)
    if result.counted_by:
        yield f"Counted by plagcheck {result.counted_by}."
    yield from _common_lines(result)
    yield from _share_lines(result)
    yield from _pair_lines(result)
    yield from _group_lines(result)
    yield from _source_lines(result)
    yield from _paper_lines(result)
    if result.failures:
        yield ""
        yield "Not read:"
        yield from (f"  {each.student}: {each.problem.message}" for each in result.failures)
    yield from index_lines(result)


def _common_lines(result: ClassResult) -> Iterator[str]:
    most = [each for each in result.common if 2 * len(each.papers) > len(result.papers)]
    for each in most:
        yield (
            f"{count(len(each.papers))} of {counted(len(result.papers), 'paper')} contain these "
            f"{counted(each.words, 'word')}, which make no pair: {_quoted(each.text)}"
        )


def _share_lines(result: ClassResult) -> Iterator[str]:
    yield ""
    yield "Shared with class-mates or the library, each word once"
    for paper in result.papers:
        part = share(result.similarity[paper.id])
        left = adjusted_paper(result, paper.id).result
        told = f"  {_called(paper, result)}: {part} of {counted(left.counted_of, 'word')}"
        more = f", {counted(left.reworded_words, 'more word')} reworded"
        yield f"{told}{more}" if left.reworded_words else told


def _pair_lines(result: ClassResult) -> Iterator[str]:
    """Pairs by sort, so that none is lost among those that share more; each sort best first."""
    copied = [pair for pair in result.counted_pairs if not pair.is_reworded_only]
    reworded = [pair for pair in result.counted_pairs if pair.is_reworded_only]
    reworded.sort(key=lambda pair: -max(pair.reworded_words))
    yield from _some_pairs("Pairs", copied, result)
    yield from _some_pairs("Pairs that share reworded text only", reworded, result)
    yield from _some_pairs(SAY("allowed pairs"), result.allowed_pairs, result)


def _some_pairs(title: str, pairs: Sequence[Pair], result: ClassResult) -> Iterator[str]:
    if pairs:
        yield ""
        yield title
    for pair in pairs[:PAIRS_SHOWN]:
        a, b = _called(result.by_id[pair.a], result), _called(result.by_id[pair.b], result)
        yield f"  {a} and {b}"
        yield f"     {_shared(pair, a, b)}"
    if len(pairs) > PAIRS_SHOWN:
        yield f"  and {count(len(pairs) - PAIRS_SHOWN)} more; --json lists all."


def _shared(pair: Pair, a: str, b: str) -> str:
    """What two papers share; where no word is copied, what is reworded."""
    found = pair.comparison
    if pair.is_reworded_only:
        parts = zip(pair.reworded_words, (a, b), strict=True)
        told = ", ".join(f"{counted(words, 'word')} of {name}" for words, name in parts if words)
        return f"{told} · Jaccard {jaccard(found.jaccard)}"
    return (
        f"{counted(found.matched_words, 'word')} · {share(pair.share_of(pair.a))} and "
        f"{share(pair.share_of(pair.b))} · Jaccard {jaccard(found.jaccard)} · longest run "
        f"{counted(pair.longest_run, 'word')} · {share(pair.rare_share)} in few other papers"
    )


def _group_lines(result: ClassResult) -> Iterator[str]:
    groups = [group for group in find_groups(result.counted_pairs) if len(group.papers) > 2]
    if groups:
        yield ""
        yield "Groups (sharing says nothing about who wrote it)"
    for group in groups[:GROUPS_SHOWN]:
        names = [_called(result.by_id[number], result) for number in group.papers]
        yield f"  {', '.join(names)}{_outside(group, result)}"
    if len(groups) > GROUPS_SHOWN:
        yield f"  and {count(len(groups) - GROUPS_SHOWN)} more; --json lists all."


def _outside(group: Group, result: ClassResult) -> str:
    near = sorted({n for p in group.outside for n in (p.a, p.b)} - set(group.papers))
    if not near:
        return ""
    return f"; just outside: {', '.join(_called(result.by_id[n], result) for n in near)}"


def _source_lines(result: ClassResult) -> Iterator[str]:
    if result.searched is None:
        return
    yield ""
    yield f"In the library ({counted(result.searched, 'document')})"
    has_any = False
    for paper in result.papers:
        found = [each for each in counted_documents(result, paper.id) if each.is_leader]
        name = _called(paper, result)
        has_any = has_any or bool(found)
        for source in found[:SOURCES_SHOWN]:
            where = f"{source.entry.name} ({source.entry.collection})"
            yield f"  {name}: {_part(source.comparison)} {where}"
        if len(found) > SOURCES_SHOWN:
            yield f"  {name}: and {count(len(found) - SOURCES_SHOWN)} more; --json lists all."
    if not has_any:
        yield f"  {SAY('no passage')}."


def _part(found: Comparison) -> str:
    if found.is_reworded_only:
        return f"{share(found.reworded)} reworded from"
    return f"{share(found.share_of_submission)} also in"


def _paper_lines(result: ClassResult) -> Iterator[str]:
    for drafts in result.drafts:
        yield ""
        yield (
            f"{drafts.student} has {counted(len(drafts.papers), 'paper')}; "
            "they were not compared with each other."
        )
    for paper in result.papers:
        if not paper.document.coverage.is_whole:
            yield f"{_called(paper, result)}: {coverage(paper.document.coverage)}"
        for flag in paper.document.flags:
            yield f"To look at in the paper of {_called(paper, result)}: {in_english(flag)}"


def _called(paper: Paper, result: ClassResult) -> str:
    has_more = any(paper.id in drafts.papers for drafts in result.drafts)
    late = ", late" if paper.is_late else ""
    return (
        f"{paper.student.name} (paper {paper.id}{late})"
        if has_more or late
        else (paper.student.name)
    )


def _quoted(text: str) -> str:
    return f"“{beginning(text)}”"
