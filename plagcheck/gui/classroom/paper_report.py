"""A report about one paper of a class: its class-mates and the library are its sources."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.library.library import Library
    from plagcheck.model.classes import ClassResult, FoundSource
    from plagcheck.model.document import Document
    from plagcheck.report.build import Subject


def read_paper(result: ClassResult, number: int) -> Work[Subject]:
    """Everything a report says about a paper.

    Which library it was compared with is not said: the one of today may be another. Whose work a
    source is comes from the library of today, and is unknown where it is not there any more.
    """

    def work(keeper: Keeper, watcher: Watcher) -> Subject:
        from plagcheck.report.as_check import of_paper
        from plagcheck.report.build import Subject
        from plagcheck.report.redaction import held_now

        sources = result.sources.get(number, ())
        told = of_paper(result, number, _texts(sources, keeper.library) if sources else {})
        present = keeper.library.documents(ids=[each.document_id for each in sources])
        return Subject(
            held_now(told.result, present),
            told.documents,
            datetime.now().astimezone(),
            decision=result.decisions.of_paper(number),
            student=result.by_id[number].student.name,
            classmates=told.classmates,
        )

    return work


def _texts(sources: Sequence[FoundSource], library: Library) -> dict[int, Document]:
    """Texts of sources by their id, as far as they are still there."""
    from plagcheck.model.errors import UnknownDocument

    found: dict[int, Document] = {}
    for source in sources:
        try:
            found[source.document_id] = library.document(source.document_id)
        except UnknownDocument:
            continue
    return found
