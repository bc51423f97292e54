"""Where a command may write: over nothing that it reads, and no two files at one place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from plagcheck.library.output_places import require_free
from plagcheck.model.errors import PlagcheckError
from plagcheck.report.own_files import require_same_sort


class BadRequest(PlagcheckError):
    """What was typed makes no sense; only the command line can ask so."""

    def __str__(self) -> str:
        return self.name


def require_places(outputs: Iterable[tuple[str, Path]], inputs: Iterable[Path]) -> None:
    """Refuse, before any work, a place where something must stay, or where two would be written.

    Each output has a sort, see `own_files`.
    """
    needed = list(inputs)
    for sort, place in outputs:
        require_free(place, needed)
        require_same_sort(place, sort)
        needed.append(place)
