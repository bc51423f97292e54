"""Jobs that check papers: the engine's use cases with what the screens need around them.

Every function returns work for the job runner. The engine is imported when a job runs, so that the
first window is painted before anything heavy is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.jobs.carried_choices import opening
from plagcheck.gui.jobs.growing_check import GrowingCheck
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.gui.jobs.workers import Workers
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.classroom.pseudonyms import Pseudonyms
    from plagcheck.library.library import Library
    from plagcheck.model.result import CheckOptions, CheckResult


def check_options(settings: Settings, collections: Sequence[str] | None) -> CheckOptions:
    """The engine's options for what the teacher chose."""
    from plagcheck.model.result import AlignOptions, CheckOptions

    chosen = None if collections is None else tuple(collections)
    return CheckOptions(AlignOptions(settings.shortest, settings.edited), chosen)


def options_for(library: Library, settings: Settings) -> CheckOptions:
    """The engine's options, with the collections that are ticked."""
    left_out = set(settings.left_unticked)
    wanted = [name for name in library.summary().collections if name not in left_out]
    return check_options(settings, wanted if left_out else None)


def check(
    path: Path,
    settings: Settings,
    workers: Workers,
    growth: GrowingCheck,
    earlier: OpenCheck | None = None,
) -> Work[OpenCheck]:
    """Check one file against the library; `earlier` is the last check of it, if it is open."""

    def work(keeper: Keeper, watcher: Watcher) -> OpenCheck:
        from plagcheck.gui.leaveout.defaults import usual_rules
        from plagcheck.jobs.check import check_file

        options = replace(options_for(keeper.library, settings), leave_out=keeper.leaving)
        result = check_file(keeper.library, path, options, watcher, workers.get(), growth)
        rules, notes = usual_rules(settings, workers, watcher)
        return opening(earlier, keeper.library, watcher)(
            result, rules, notes=notes, display=growth.display, path=path, has_library=True
        )

    return work


def check_sample(
    settings: Settings, workers: Workers, growth: GrowingCheck, earlier: OpenCheck | None = None
) -> Work[OpenCheck]:
    """Check the bundled paper against the bundled sources; the library is left alone."""
    collection = _sample_collection()

    def work(keeper: Keeper, watcher: Watcher) -> OpenCheck:
        from plagcheck.gui.leaveout.defaults import usual_rules
        from plagcheck.jobs.check import check_file
        from plagcheck.jobs.sample import sample_library

        with sample_library(collection, workers.get()) as (library, paper):
            options = check_options(settings, None)
            result = check_file(library, paper, options, watcher, workers.get(), growth)
            texts = {source.id: library.document(source.id) for source in result.sources}
        rules, notes = usual_rules(settings, workers, watcher)
        return opening(earlier, None, watcher)(
            result, rules, notes=notes, display=growth.display, texts=texts, is_sample=True
        )

    return work


def _sample_collection() -> str:
    """In the language of the window, so not for a worker to ask."""
    from plagcheck.gui.library.collection_model import offered_for
    from plagcheck.model.entry import Holds

    return offered_for(Holds.TEACHING)


def compare(
    a: Path, b: Path, settings: Settings, workers: Workers, earlier: OpenCheck | None = None
) -> Work[OpenCheck]:
    """Compare two files; no library needed."""

    def work(keeper: Keeper, watcher: Watcher) -> OpenCheck:
        from plagcheck.gui.leaveout.defaults import usual_rules
        from plagcheck.jobs.check import compare_files

        options = check_options(settings, None).align
        result = compare_files(a, b, options, watcher, workers.get())
        rules, notes = usual_rules(settings, workers, watcher)
        return opening(earlier, None, watcher)(result, rules, notes=notes, path=a, other=b)

    return work


def look_again(checked: OpenCheck, workers: Workers) -> Work[CheckResult | None]:
    """Sources that were not looked for as long as those left out explained their words.

    None where another library is at hand than the one that was searched.
    """
    if checked.is_sample:
        return _look_again_in_sample(checked, workers)
    result, choices = checked.result, checked.choices
    rules, hidden = checked.class_rules, checked.pseudonyms

    def work(keeper: Keeper, watcher: Watcher) -> CheckResult | None:
        from plagcheck.jobs.check import look_behind
        from plagcheck.jobs.library_state import library_state

        known, now = result.library, library_state(keeper.library)
        if known is None or known.identity != now.identity:
            return None
        more = look_behind(keeper.library, result, choices, watcher, rules)
        return more if hidden is None else without_names(more, keeper.library, hidden)

    return work


def _look_again_in_sample(checked: OpenCheck, workers: Workers) -> Work[CheckResult | None]:
    """The library of the sample is gone once it is checked; it is made once more."""
    result, choices, collection = checked.result, checked.choices, _sample_collection()

    def work(keeper: Keeper, watcher: Watcher) -> CheckResult | None:
        from plagcheck.jobs.check import look_behind
        from plagcheck.jobs.sample import sample_library

        with sample_library(collection, workers.get()) as (library, _):
            more = look_behind(library, result, choices, watcher)
            for source in more.sources:
                checked.texts.setdefault(source.id, library.document(source.id))
        return more

    return work


def without_names(result: CheckResult, library: Library | None, hidden: Pseudonyms) -> CheckResult:
    """A paper of a class whose names are hidden, also in what the library has."""
    from plagcheck.classroom.anonymous import anonymous_sources
    from plagcheck.model.errors import UnknownDocument

    texts = {}
    for source in result.sources:
        if library is not None and source.id > 0 and source.document is None:
            with suppress(UnknownDocument):
                texts[source.id] = library.document(source.id)
    return anonymous_sources(result, texts, hidden)
