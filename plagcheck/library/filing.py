"""What becomes of a batch: which file gives which document from now on, and which it lets go."""

from __future__ import annotations

from collections.abc import Mapping

from plagcheck.model.entry import AddStatus, IncomingDocument, Origin


class BatchFiling:
    """Works through a batch in order; what is to be written is read off at the end.

    Only then is it known which documents lost their last file: a text that one file lets go may
    arrive from another one later in the batch.
    """

    def __init__(self, known: Mapping[str, tuple[Origin, int]]) -> None:
        self._given = {path: number for path, (_, number) in known.items()}
        self._let_go: set[int] = set()
        self._without_file: set[int] = set()
        self.origins: dict[str, tuple[Origin, int]] = {}

    def file(self, item: IncomingDocument, number: int, is_new: bool) -> AddStatus:
        """File an incoming text that is now document `number`."""
        path = item.origin.path
        before = self._given.get(path) if path else None
        if path:
            self._given[path] = number
            self.origins[path] = (item.origin, number)
        else:
            self._without_file.add(number)
        if before is None:
            return AddStatus.ADDED if is_new else AddStatus.DUPLICATE
        if before == number:
            return AddStatus.UNCHANGED
        self._let_go.add(before)
        return AddStatus.REPLACED

    @property
    def let_go(self) -> set[int]:
        """Documents to remove, unless another file still gives them."""
        return self._let_go - self._without_file
