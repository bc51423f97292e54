"""A kept paper checked again with the library of today; what was kept stays as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from plagcheck.gui.check.from_results import findings_of
from plagcheck.gui.history.past import Past
from plagcheck.gui.history.saving import save
from plagcheck.gui.jobs.check_jobs import Checked, check_options
from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.settings import Settings

if TYPE_CHECKING:
    from plagcheck.jobs.history import Again


def check_again(number: int) -> Work[tuple[Again, Past]]:
    """As it was asked for then; what is found now is kept as a check of its own."""

    def work(keeper: Keeper, watcher: Watcher) -> tuple[Again, Past]:
        from plagcheck.jobs.history import check_again, check_to_save

        saved = use_records(watcher, lambda records: records.load(number))
        again = check_again(saved, keeper.library, watcher)
        made = check_to_save(keeper.library, None, again.result)
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


def check_text(checked: Checked, settings: Settings) -> Work[Checked]:
    """The paper of a reopened check, by its text: its file may be gone."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.check.checker import check_document
        from plagcheck.gui.leaveout.counting import begin
        from plagcheck.jobs.disguise_scores import score_tricks
        from plagcheck.model.document import Document

        library = keeper.library
        left_out = set(settings.left_unticked)
        wanted = [name for name in library.summary().collections if name not in left_out]
        options = check_options(settings, wanted if left_out else None)

        def share_of(document: Document) -> float:
            return check_document(document, library, options, watcher).similarity

        result = check_document(checked.paper, library, options, watcher)
        result = replace(result, tricks=score_tricks(checked.paper, share_of))
        accents = library.params.accents
        made = Checked(findings_of(result), checked.paper, checked.path, {}, accents, result=result)
        return begin(made, checked.rules)

    return work
