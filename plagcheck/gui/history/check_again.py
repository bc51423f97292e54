"""A kept paper checked again with the library of today; what was kept stays as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from plagcheck.gui.history.history_row import HistoryRow
from plagcheck.gui.history.saving import save
from plagcheck.gui.jobs.carried_choices import opening
from plagcheck.gui.jobs.check_jobs import options_for
from plagcheck.gui.jobs.growing_check import GrowingCheck
from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.open_check import OpenCheck
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.history.changes import Changes


def check_again(number: int) -> Work[tuple[Changes, HistoryRow]]:
    """As it was asked for then; what is found now is kept as a check of its own."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[Changes, HistoryRow]:
        from plagcheck.jobs.history import check_again, choices_now, no_drafts_now, to_save

        saved = use_records(watcher, lambda records: records.load(number))
        result, changes = check_again(saved, keeper.library, watcher)
        made = to_save(None, result, library=keeper.library)
        params = keeper.library.params
        now = {"accents": params.accents, "certain_run": params.certain_run}
        past = save(
            replace(
                made,
                path=saved.path,
                sha256=saved.sha256,
                student=saved.student,
                class_name=saved.class_name,
                settings={**saved.settings, **now},
                rules=saved.rules,
                choices=choices_now(saved, result, keeper.library),
                no_drafts=no_drafts_now(saved, result, keeper.library),
            ),
            watcher,
        )
        return changes, past

    return work


def library_since(number: int) -> Work[tuple[int, int]]:
    """How many documents were added to the library and removed from it since a check."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[int, int]:
        from plagcheck.jobs.history import library_since

        saved = use_records(watcher, lambda records: records.load(number))
        return library_since(saved, keeper.library)

    return work


def check_text(checked: OpenCheck, settings: Settings, growth: GrowingCheck) -> Work[OpenCheck]:
    """The paper of a reopened check, by its text: its file may be gone."""
    rules = checked.rules

    def work(keeper: Keeper, watcher: Watcher) -> OpenCheck:
        from plagcheck.jobs.check import check_paper

        options = options_for(keeper.library, settings)
        result = check_paper(keeper.library, checked.paper, options, watcher, growth)
        return opening(checked, keeper.library, watcher)(
            result, rules, display=growth.display, path=checked.path, has_library=True
        )

    return work
