"""Jobs that write a class as tables or JSON."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.model.classes import ClassResult

FORMS = ("xlsx", "papers.csv", "pairs.csv", "json")


def write_class(form: str, result: ClassResult, path: Path, needed: Collection[Path], *,
                with_names: bool, with_notes: bool, language: str) -> Work[Path]:  # fmt: skip
    """Write a class; without names, nobody can be told from it but by who knows the papers."""

    def work(keeper: Keeper, watcher: Watcher) -> Path:
        from plagcheck.classroom.anonymous import anonymous
        from plagcheck.report.languages.wording import Wording
        from plagcheck.report.made_up import made_up_names
        from plagcheck.report.writing import write_file

        shown = result
        if not with_names and not result.is_anonymous:
            shown = anonymous(result, made_up=made_up_names(Wording(language)))
        if not with_notes:
            shown = without_notes(shown)
        watcher.check_cancelled()
        data = _written(form, shown, language)
        watcher.check_cancelled()
        write_file(path, data, needed)
        return path

    return work


def without_notes(result: ClassResult) -> ClassResult:
    """The class with what was decided, but not what was noted."""
    decisions = result.decisions
    papers = {key: replace(each, note="") for key, each in decisions.papers.items()}
    pairs = {key: replace(each, note="") for key, each in decisions.pairs.items()}
    return replace(result, decisions=replace(decisions, papers=papers, pairs=pairs))


def _written(form: str, result: ClassResult, language: str) -> bytes:
    import json

    from plagcheck.report.class_json import class_object
    from plagcheck.report.csv import as_csv
    from plagcheck.report.languages.wording import Wording
    from plagcheck.report.tables import class_tables
    from plagcheck.report.xlsx import as_xlsx

    if form == "json":
        return (json.dumps(class_object(result), indent=1) + "\n").encode()
    say = Wording(language)
    tables = class_tables(result, result.decisions, say)
    if form == "xlsx":
        return as_xlsx(tables, result.name, datetime.now().astimezone())
    return as_csv(tables[0 if form == "papers.csv" else 1], say).encode()
