"""Files read for the lesson: their text, and nothing kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work

if TYPE_CHECKING:
    from plagcheck.gui.jobs.workers import Workers


def read_texts(workers: Workers, paths: Sequence[Path]) -> Work[list[str]]:
    """The texts of files, in their order."""

    def work(keeper: Keeper, watcher: Watcher) -> list[str]:
        from plagcheck.jobs.reading import Reader

        reader = Reader(workers.get())
        return [reader.read(path, watcher).text for path in paths]

    return work
