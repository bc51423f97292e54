"""Jobs on a class: reading what was handed in, comparing, late papers, keeping it.

Every function returns work for the job runner; the engine is imported when a job runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.classroom.class_view import ClassView, hidden_view_of, view_of
from plagcheck.gui.jobs.check_jobs import without_names
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.open_check import OpenCheck, opened
from plagcheck.gui.jobs.workers import Workers
from plagcheck.gui.parts.text_format import report_wording
from plagcheck.gui.reading.pair import ReadingPair, side_by_side
from plagcheck.gui.shell import startup
from plagcheck.model.adjusted import Rules
from plagcheck.model.counting import Figures

if TYPE_CHECKING:
    from plagcheck.classroom.corrections import Roll
    from plagcheck.gui.jobs.library_jobs import LibraryContents
    from plagcheck.history.students import StudentName
    from plagcheck.library.library import Library
    from plagcheck.model.adjusted import Choice
    from plagcheck.model.classes import Adjustment, ClassResult
    from plagcheck.model.decisions import Decision
    from plagcheck.model.document import Document
    from plagcheck.model.result import CheckResult, Comparison
    from plagcheck.report.build import Subject
    from plagcheck.settings import Settings


@dataclass(frozen=True, slots=True)
class ClassRequest:
    """What a class is compared with: each other, and all of the library but what was unticked."""

    name: str
    handouts: tuple[Path, ...] = ()
    unticked: tuple[str, ...] = ()
    with_library: bool = True


def read(path: Path, workers: Workers) -> Work[Roll]:
    """What a folder or an archive holds, by student."""

    def work(keeper: Keeper, watcher: Watcher) -> Roll:
        from plagcheck.jobs.classroom import read_class

        return read_class(path, watcher, workers.get())

    return work


def compare(
    roll: Roll, asked: ClassRequest, settings: Settings, workers: Workers
) -> Work[ClassView]:
    """Every paper with every other, and with collections of the library."""

    def work(keeper: Keeper, watcher: Watcher) -> ClassView:
        from plagcheck.gui.jobs.check_jobs import check_options
        from plagcheck.gui.leaveout.defaults import read_handouts, rules_of
        from plagcheck.jobs.check import read_file
        from plagcheck.jobs.classroom import check_class
        from plagcheck.model.classes import ClassOptions

        handouts = tuple(
            read_file(file, watcher, workers.get()).comparable() for file in asked.handouts
        )
        templates, _ = read_handouts(settings.handouts, workers, watcher)
        rules = rules_of(settings, templates)
        options = ClassOptions(
            settings.shortest, handouts=handouts, rules=rules, edited=settings.edited
        )
        library = keeper.library if asked.with_library else None
        there = library.summary().collections if library is not None else ()
        wanted = [name for name in there if name not in asked.unticked]
        check = check_options(settings, wanted)
        with startup.without_garbage_search():
            result = check_class(roll, options, library if wanted else None, check, watcher)
            return view_of(replace(result, name=asked.name))

    return work


def read_late(paths: Sequence[Path], workers: Workers) -> Work[Roll]:
    """Papers that came late, and whose they seem to be."""

    def work(keeper: Keeper, watcher: Watcher) -> Roll:
        from plagcheck.jobs.classroom import read_class

        return tuple(
            submission for path in paths for submission in read_class(path, watcher, workers.get())
        )

    return work


def add_late(result: ClassResult, roll: Roll) -> Work[ClassView]:
    """A class with papers that came late; no pair of the others is compared again."""

    def work(keeper: Keeper, watcher: Watcher) -> ClassView:
        from plagcheck.jobs.classroom import add_late as add

        grown = add(result, roll, _library(result, keeper), watcher)
        with startup.without_garbage_search():
            return view_of(grown)

    return work


def leave_out(result: ClassResult, texts: Sequence[str]) -> Work[ClassView]:
    """The same class with other texts whose words do not count."""

    def work(keeper: Keeper, watcher: Watcher) -> ClassView:
        from plagcheck.jobs.classroom import count_again

        options = replace(result.options, handouts=tuple(texts))
        with startup.without_garbage_search():
            return view_of(count_again(result, options, _library(result, keeper), watcher))

    return work


def _library(result: ClassResult, keeper: Keeper) -> Library | None:
    """The library, if the class was looked up in it."""
    return keeper.library if result.searched is not None else None


def _same_library(result: ClassResult, keeper: Keeper) -> Library | None:
    """The library, if it is the very one: in another, numbers of documents mean others."""
    from plagcheck.jobs.library_state import library_state

    library, then = _library(result, keeper), result.library
    if library is None or then is None:
        return library
    return library if library_state(library).identity == then.identity else None


def hide_names(result: ClassResult) -> Work[ClassView]:
    """The same class with made-up names, in the language of the window."""
    say = report_wording()

    def work(keeper: Keeper, watcher: Watcher) -> ClassView:
        from plagcheck.report.made_up import made_up_names

        with startup.without_garbage_search():
            return hidden_view_of(result, made_up_names(say))

    return work


def save(result: ClassResult, path: Path, needed: Iterable[Path] = ()) -> Work[Path]:
    """Keep a class in a file, but not in the place of one that is needed."""

    def work(keeper: Keeper, watcher: Watcher) -> Path:
        with startup.without_garbage_search():
            save_now(result, path, needed)
        return path

    return work


def save_now(result: ClassResult, path: Path, needed: Iterable[Path] = ()) -> None:
    from plagcheck.jobs.classroom import save_class

    path.parent.mkdir(parents=True, exist_ok=True)
    save_class(result, path, needed)


def forget_student(result: ClassResult, path: Path, student: StudentName) -> Work[ClassResult]:
    """Keep a class without a student, in place of what its file held."""

    def work(keeper: Keeper, watcher: Watcher) -> ClassResult:
        from plagcheck.history.class_files import rewrite_class_file
        from plagcheck.history.erasing import class_without

        left = class_without(result, student)
        path.parent.mkdir(parents=True, exist_ok=True)
        rewrite_class_file(path, left)
        return left

    return work


def open_saved(path: Path) -> Work[ClassView]:
    """A class that was kept."""

    def work(keeper: Keeper, watcher: Watcher) -> ClassView:
        from plagcheck.jobs.classroom import open_class

        with startup.without_garbage_search():
            return view_of(open_class(path))

    return work


def keep_as_past_work(result: ClassResult, collection: str, *, hide: bool) -> Work[list[int]]:
    """Add the papers to the library; returns the ids of those that are new there."""
    say = report_wording()

    def work(keeper: Keeper, watcher: Watcher) -> list[int]:
        from plagcheck.jobs.classroom import keep_as_past_work as keep
        from plagcheck.model.entry import AddStatus
        from plagcheck.report.made_up import made_up_names

        added = keep(
            result,
            keeper.library,
            result.name,
            collection,
            hide_names=hide,
            made_up=made_up_names(say),
        )
        return [each.id for each in added if each.status is AddStatus.ADDED and each.id is not None]

    return work


def agree(
    result: ClassResult, number: int, choices: tuple[Choice, ...]
) -> Work[tuple[Adjustment, CheckResult]]:
    """What is left of a paper with other choices of the teacher, as it is kept with the class."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[Adjustment, CheckResult]:
        from plagcheck.model.classes import Adjustment
        from plagcheck.report.as_check import adjusted_paper

        known = result.adjustments.get(number) or Adjustment(Rules(), (), Figures(0, 0, 0, 0, 0))
        fresh = replace(known, choices=choices)
        left = adjusted_paper(result.adjusted(number, fresh), number).result
        return replace(fresh, figures=left.figures), left

    return work


def paper_of(shown: ClassView, number: int) -> Work[OpenCheck]:
    """A paper with all its sources: class-mates, and documents of the library."""
    whole = shown.result

    def work(keeper: Keeper, watcher: Watcher) -> OpenCheck:
        from plagcheck.report.as_check import paper_as_check

        result, known = paper_as_check(whole, number), whole.adjustments.get(number)
        library = _same_library(whole, keeper)
        if shown.pseudonyms is not None:
            result = without_names(result, library, shown.pseudonyms)
        return opened(
            result,
            known.rules if known else Rules(),
            known.choices if known else (),
            student=shown.name(number),
            papers=len(whole.papers),
            has_library=library is not None,
            by_class=whole.left_out.get(number, ()),
            class_rules=whole.options.rules,
            no_drafts=known.no_drafts if known else frozenset(),
            pseudonyms=shown.pseudonyms,
        )

    return work


def report_about(
    shown: ClassView, number: int, decision: Decision, library: LibraryContents | None
) -> Work[Subject]:
    """Everything a report says about a paper."""

    def work(keeper: Keeper, watcher: Watcher) -> Subject:
        from plagcheck.gui.reporting.report_jobs import read_subject

        checked = paper_of(shown, number)(keeper, watcher)
        checked.decision = decision
        return read_subject(checked, library)(keeper, watcher)

    return work


def pair_of(shown: ClassView, a: int, b: int) -> Work[tuple[OpenCheck, ReadingPair]]:
    """Two papers side by side. Papers that make no pair (drafts) are compared now."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[OpenCheck, ReadingPair]:
        first, second, found = _as_listed(shown.result, a, b)
        other = replace(shown.result.by_id[second].document, name=shown.name(second))
        return _side_by_side(shown, first, other, found)(keeper, watcher)

    return work


def _as_listed(result: ClassResult, a: int, b: int) -> tuple[int, int, Comparison]:
    """Two papers in the order in which they are listed, and what they share as it counts.

    Where nothing counts for the first, the second stands there. The share of the other paper is
    that of its own page, where something else may be left out.
    """
    from plagcheck.classroom.comparing import compare_two

    for pair in (*result.counted_pairs, *result.pairs_of[a]):
        if {pair.a, pair.b} == {a, b}:
            first = pair.a if pair.seen_from(pair.a).is_evidence_either_way else pair.b
            other, found = pair.mate_of(first), pair.seen_from(first)
            told = replace(found.figures, share_of_source=pair.share_of(other))
            return first, other, found if told == found.figures else replace(found, kept=told)
    return a, b, compare_two(result, a, b)


def _side_by_side(
    shown: ClassView, paper: int, other: Document, found: Comparison
) -> Work[tuple[OpenCheck, ReadingPair]]:
    """A paper of the class beside one other text."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[OpenCheck, ReadingPair]:
        from plagcheck.jobs.check import other_file
        from plagcheck.model.ranking import rank
        from plagcheck.model.result import CheckOptions, CheckResult

        ours, shortest = shown.result.by_id[paper], shown.result.options.shortest
        result = CheckResult(
            replace(ours.document, name=shown.name(paper)),
            ours.words,
            rank([other_file(other, found)], shortest),
            searched=1,
            options=CheckOptions(shown.result.options.align),
            params=shown.result.params,
        )
        checked = opened(result, Rules())
        return checked, side_by_side(checked, result.sources[0].number)(keeper, watcher)

    return work
