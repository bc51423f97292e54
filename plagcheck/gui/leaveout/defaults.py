"""What is left out of a new check: what the settings say. Runs in a worker."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.parts.text_format import tr
from plagcheck.model.adjusted import Rules
from plagcheck.model.names import printable

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Watcher
    from plagcheck.gui.jobs.workers import Workers
    from plagcheck.settings import Settings

Template = tuple[str, str]


def usual_rules(
    settings: Settings, workers: Workers, watcher: Watcher
) -> tuple[Rules, tuple[str, ...]]:
    """What the teacher always leaves out, and notes about handouts that could not be read."""
    templates, unread = read_handouts(settings.handouts, workers, watcher)
    return rules_of(settings, templates), tuple(map(_unread, unread))


def rules_of(settings: Settings, templates: tuple[Template, ...] = ()) -> Rules:
    return Rules(
        quotations=settings.leave_out_quotations,
        bibliography=settings.leave_out_bibliography,
        citations=settings.leave_out_citations,
        small_match=settings.small_match,
        small_source_words=settings.small_source_words,
        small_source_share=settings.small_source_percent / 100,
        phrases=settings.phrases,
        sections=settings.sections,
        templates=templates,
    )


def read_handouts(
    paths: tuple[str, ...], workers: Workers, watcher: Watcher
) -> tuple[tuple[Template, ...], list[str]]:
    """Names and texts of handouts, and the names of those that cannot be read."""
    from plagcheck.jobs.reading import Reader
    from plagcheck.model.errors import PlagcheckError

    templates, unread = [], []
    for path in map(Path, paths):
        try:
            with Reader(workers.get()) as reader:
                document = reader.read(path, watcher)
        except PlagcheckError:
            unread.append(printable(path.name))
        else:
            templates.append((document.name, document.comparable()))
    return tuple(templates), unread


def _unread(name: str) -> str:
    return tr("%1: handout could not be read").replace("%1", name)
