"""The process that makes pictures of pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plagcheck.extract.pool import ExtractionPool


class PagePool:
    """One warm worker process for pages; started when the first page is wanted."""

    def __init__(self) -> None:
        self._pool: ExtractionPool | None = None

    def get(self) -> ExtractionPool:
        if self._pool is None:
            from plagcheck.extract.pool import ExtractionPool

            self._pool = ExtractionPool(workers=1)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.close()
            self._pool = None
