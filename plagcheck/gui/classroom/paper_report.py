"""A report about one paper of a class: its class-mates and the library are its sources."""

from __future__ import annotations

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
        from plagcheck.model.adjusted import unadjusted
        from plagcheck.report.as_check import paper_as_check
        from plagcheck.report.build import Subject
        from plagcheck.report.redaction import held_now

        sources = result.sources.get(number, ())
        texts = library_texts(sources, keeper.library) if sources else {}
        checked = paper_as_check(result, number, texts)
        present = keeper.library.documents(ids=[each.id for each in sources])
        return Subject(
            unadjusted(held_now(checked, present)),
            texts,
            datetime.now().astimezone(),
            decision=result.decisions.of_paper(number),
            student=result.by_id[number].student.name,
        )

    return work
