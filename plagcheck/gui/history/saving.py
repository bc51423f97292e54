"""Keeping what was found: a finished check, two files or a class."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from plagcheck.gui.history.history_row import past_of
from plagcheck.gui.jobs.history_jobs import use_records

if TYPE_CHECKING:
    from plagcheck.gui.history.history_row import HistoryRow
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.gui.jobs.open_check import OpenCheck
    from plagcheck.history.saved import SavedCheck, SavedClass
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.result import CheckResult
    from plagcheck.settings import Settings


def keep(checked: OpenCheck, settings: Settings) -> Work[HistoryRow]:
    """Write a check to the history, with what is left out of it and decided by now.

    One that is there already is taken out: it had other sources.
    """
    adjusted, before = checked.adjusted, checked.record
    rules, choices, decision = checked.rules, checked.choices, checked.decision
    no_drafts = checked.no_drafts

    def work(keeper: Keeper, watcher: Watcher) -> HistoryRow:
        from plagcheck.jobs.history import Context, to_save

        context = Context(
            settings=settings_kept(checked, settings),
            decision=decision,
            rules=rules,
            choices=choices,
            no_drafts=no_drafts,
        )
        library = None if checked.is_pair else keeper.library
        saved = to_save(checked.path, adjusted.before, context, library, checked.other)
        past = save(saved, watcher, adjusted.result)
        if before is not None:
            use_records(watcher, lambda records: records.remove([before]))
        return past

    return work


def save(
    saved: SavedCheck | SavedClass, watcher: Watcher, left: CheckResult | None = None
) -> HistoryRow:
    """Write it to the history; returns its line. `left` is what counts, where that is known."""
    return use_records(watcher, lambda records: past_of(records.line(records.save(saved, left))))


def settings_kept(checked: OpenCheck, settings: Settings) -> dict[str, Any]:
    """The settings that had a part in a check, and how the library cuts texts."""
    kept: dict[str, Any] = {"shortest": settings.shortest, "edited": settings.edited}
    if checked.is_pair:
        return kept
    params = checked.result.params
    return {
        **kept,
        "left_unticked": list(settings.left_unticked),
        "accents": params.accents,
        "certain_run": params.certain_run,
    }


def keep_class(path: Path, result: ClassResult, settings: Settings) -> Work[HistoryRow]:
    """The line of a class; its papers are in a file of its own."""

    def work(keeper: Keeper, watcher: Watcher) -> HistoryRow:
        from plagcheck.jobs.history import class_to_save

        library = keeper.library if result.searched is not None else None
        kept = {"shortest": settings.shortest}
        return save(class_to_save(path, result, library=library, settings=kept), watcher)

    return work
