"""A check from the history, as the screens show it: as it was, whatever became of its files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.check.from_results import findings_of, findings_of_two
from plagcheck.gui.jobs.check_jobs import Checked
from plagcheck.gui.jobs.history_jobs import use_records
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.history.saved import SavedCheck
    from plagcheck.model.classes import ClassResult
    from plagcheck.model.document import Document


def open_saved(number: int) -> Work[Checked]:
    """Read a check that was kept."""

    def work(keeper: Keeper, watcher: Watcher) -> Checked:
        from plagcheck.gui.leaveout.counting import begin

        checked = checked_of(use_records(watcher, lambda records: records.load(number)), number)
        return begin(checked, checked.rules, checked.choices)

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


def checked_of(saved: SavedCheck, number: int | None) -> Checked:
    """A kept check with all its texts, so that nothing else is needed to show it."""
    from plagcheck.model.result import CheckResult

    result, path = saved.result, _path(saved.path)
    texts: dict[int, Document]
    if isinstance(result, CheckResult):
        findings, paper, is_pair = findings_of(result), result.submission, False
        texts = {
            source.number: text.document
            for source in findings.all_sources
            if (text := saved.source(source.id)) is not None and not text.erased
        }
    else:
        shortest = int(saved.settings.get("shortest", 0))
        findings, paper, is_pair = findings_of_two(result, shortest), result.a, True
        texts = {1: result.b} if result.b.text else {}
    return Checked(
        replace(findings, when=saved.when),
        paper,
        path,
        texts,
        accents=bool(saved.settings.get("accents", False)),
        is_pair=is_pair,
        other=_path(saved.other_path),
        result=result,
        record=number,
        rules=saved.rules,
        choices=saved.choices,
        decision=saved.decision,
        is_reopened=True,
    )


def _path(text: str) -> Path | None:
    return Path(text) if text else None
