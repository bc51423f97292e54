"""Keeping what was found: a finished check, two files or a class, in the job that found it.

So the state of the library that is kept is the one that was searched.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from plagcheck.gui.history.past import Past, past_of
from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.gui.jobs.check_jobs import Checked
    from plagcheck.history.figures import Figures
    from plagcheck.history.saved import SavedCheck, SavedClass
    from plagcheck.jobs.history import Context
    from plagcheck.model.adjusted import Fair, FairComparison
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.errors import PlagcheckError


@dataclass(frozen=True, slots=True)
class Finished:
    """A check that is to be shown; it is being kept meanwhile."""

    checked: Checked


@dataclass(frozen=True, slots=True)
class Kept:
    """What became of a check in the history: its line, or why there is none."""

    checked: Checked
    past: Past | None = None
    error: PlagcheckError | None = None
    context: Context | None = None  # as it was written


def and_keep(what: Work[Checked], settings: Settings) -> Work[Kept]:
    """Do a check, hand it over, then keep it. The sample is not kept."""

    def work(keeper: Keeper, watcher: Watcher) -> Kept:
        checked = what(keeper, watcher)
        watcher.produced(Finished(checked))
        watcher.flush()
        if checked.path is None or checked.result is None:
            return Kept(checked)
        return _keep(checked, settings, keeper, watcher)

    return work


def _keep(checked: Checked, settings: Settings, keeper: Keeper, watcher: Watcher) -> Kept:
    from plagcheck.jobs.history import Context
    from plagcheck.model.errors import PlagcheckError

    context = Context(
        settings=settings_kept(checked, settings, keeper),
        decision=checked.decision,
        rules=checked.rules,
        choices=tuple(checked.choices),
    )
    try:
        past = save(_to_save(checked, context, keeper), watcher)
    except PlagcheckError as error:  # the check itself is not at fault and stays on the screen
        return Kept(checked, error=error)
    return Kept(checked, past, context=context)


def save(saved: SavedCheck | SavedClass, watcher: Watcher) -> Past:
    """Write it to the history; returns its line."""
    return use_records(watcher, lambda records: past_of(records.line(records.save(saved))))


def _to_save(checked: Checked, context: Context, keeper: Keeper) -> SavedCheck:
    from plagcheck.jobs.history import check_to_save, pair_to_save
    from plagcheck.model.result import CheckResult

    if isinstance(checked.result, CheckResult):
        return check_to_save(keeper.library, checked.path, checked.result, context)
    if checked.result is None:
        raise ValueError("a check that was stopped is not kept")
    return pair_to_save(checked.path, checked.other, checked.result, context)


def settings_kept(checked: Checked, settings: Settings, keeper: Keeper) -> dict[str, Any]:
    """The settings that had a part in a check, and how the library cuts texts."""
    kept: dict[str, Any] = {"shortest": settings.shortest, "edited": settings.edited}
    if checked.is_pair:
        return kept
    params = keeper.library.params
    return {
        **kept,
        "left_unticked": list(settings.left_unticked),
        "accents": params.accents,
        "certain_run": params.certain_run,
    }


def keep_class(path: Path, result: ClassResult, settings: Settings) -> Work[Past]:
    """The line of a class; its papers are in a file of its own."""

    def work(keeper: Keeper, watcher: Watcher) -> Past:
        from plagcheck.jobs.history import class_to_save

        library = keeper.library if result.searched is not None else None
        kept = {"shortest": settings.shortest}
        return save(class_to_save(path, result, library=library, settings=kept), watcher)

    return work


def figures_of_fair(fair: Fair | FairComparison | None) -> Figures | None:
    """The numbers of a line, where they were worked out already."""
    from plagcheck.history.figures import Figures
    from plagcheck.model.adjusted import Fair

    if not isinstance(fair, Fair):
        return None
    left = fair.result
    leaders = [each for each in left.sources if each.under is None and not each.is_thin]
    return Figures(left.words, left.matched_words, left.similarity, len(leaders))
