"""A kept paper checked again with the library of today; what was kept stays as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from plagcheck.gui.history.past import Past
from plagcheck.gui.history.saving import save
from plagcheck.gui.jobs.check_jobs import options_for
from plagcheck.gui.jobs.checked import Checked, counted
from plagcheck.gui.jobs.growth import Growth
from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.jobs.history import Again


def check_again(number: int) -> Work[tuple[Again, Past]]:
    """As it was asked for then; what is found now is kept as a check of its own."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[Again, Past]:
        from plagcheck.jobs.history import check_again, to_save

        saved = use_records(watcher, lambda records: records.load(number))
        again = check_again(saved, keeper.library, watcher)
        made = to_save(None, again.result, library=keeper.library)
        params = keeper.library.params
        now = {"accents": params.accents, "certain_run": params.certain_run}
        is_same = bool(made.library.identity) and made.library.identity == saved.library.identity
        past = save(
            replace(
                made,
                path=saved.path,
                sha256=saved.sha256,
                student=saved.student,
                class_name=saved.class_name,
                settings={**saved.settings, **now},
                rules=saved.rules,
                choices=saved.choices if is_same else (),  # they name sources by their numbers
            ),
            watcher,
        )
        return again, past

    return work


def library_since(number: int) -> Work[tuple[int, int]]:
    """How many documents were added to the library and removed from it since a check."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[int, int]:
        from plagcheck.jobs.history import library_since

        saved = use_records(watcher, lambda records: records.load(number))
        return library_since(saved, keeper.library)

    return work


def check_text(checked: Checked, settings: Settings, growth: Growth) -> Work[Checked]:
    """The paper of a reopened check, by its text: its file may be gone."""
    rules = checked.rules

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.check.checker import check_document
        from plagcheck.jobs.disguise_scores import score_tricks
        from plagcheck.model.document import Document

        library = keeper.library
        options = options_for(library, settings)

        def share_of(document: Document) -> float:
            return check_document(document, library, options, watcher).similarity

        result = check_document(checked.paper, library, options, watcher, growth)
        result = replace(result, tricks=score_tricks(checked.paper, share_of))
        return counted(result, rules, display=growth.display, path=checked.path, has_library=True)

    return work
