"""A report about one paper of a class: its class-mates and the library are its sources."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from plagcheck.gui.classroom.class_jobs import library_texts
from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.model.classes import ClassResult
    from plagcheck.report.build import Subject


def read_paper(result: ClassResult, number: int) -> Work[Subject]:
    """Everything a report says about a paper.

    Whose work a source is comes from the library of today, and is unknown where it is not there any
    more.
    """

    def work(keeper: Keeper, watcher: Watcher) -> Subject:
        from plagcheck.jobs.classroom import adjusted_paper
        from plagcheck.report.build import Subject
        from plagcheck.report.redaction import held_now

        sources = result.sources.get(number, ())
        texts = library_texts(sources, keeper.library) if sources else {}
        adjusted = adjusted_paper(result, number, texts)
        present = keeper.library.documents(ids=[each.id for each in sources])
        before, left = (held_now(each, present) for each in (adjusted.before, adjusted.result))
        return Subject(
            replace(adjusted, before=before, result=left),
            texts,
            datetime.now().astimezone(),
            decision=result.decisions.of_paper(number),
            student=result.by_id[number].student.name,
        )

    return work
