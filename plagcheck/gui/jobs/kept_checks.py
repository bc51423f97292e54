"""Checks and classes from the history, as they were, whatever became of their files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
from plagcheck.gui.jobs.open_check import OpenCheck, opened
from plagcheck.model.names import as_on_disk

if TYPE_CHECKING:
    from plagcheck.history.saved import SavedCheck
    from plagcheck.model.classes import ClassResult


def open_saved(number: int) -> Work[OpenCheck]:
    """Read a check that was kept."""

    def work(keeper: Keeper, watcher: Watcher) -> OpenCheck:
        return checked_of(use_records(watcher, lambda records: records.load(number)), number)

    return work


def open_class(path: Path) -> Work[ClassResult]:
    """Read a class that was kept."""

    def work(keeper: Keeper, watcher: Watcher) -> ClassResult:
        from plagcheck.history.class_files import read_class_file
        from plagcheck.model.errors import FileMissing

        try:
            return read_class_file(path)
        except OSError as error:
            raise FileMissing(path.name) from error

    return work


def checked_of(saved: SavedCheck, number: int | None) -> OpenCheck:
    """A kept check with all its texts, so that nothing else is needed to show it."""
    texts = {text.id: text.document for text in saved.sources if not text.erased}
    return opened(
        saved.result,
        saved.rules,
        saved.choices,
        path=_path(saved.path),
        other=_path(saved.other_path),
        texts=texts,
        decision=saved.decision,
        student=saved.student,
        when=saved.when,
        record=number,
        is_reopened=True,
        no_drafts=saved.no_drafts,
    )


def _path(text: str) -> Path | None:
    if not text:
        return None
    path = Path(text)
    return path if path.exists() else Path(as_on_disk(text))
