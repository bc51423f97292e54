"""The worker processes that read files and make pictures of pages."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plagcheck.extract.pool.pool import ExtractionPool


class Workers:
    """One warm pool for the life of the window, made when it is first needed.

    Jobs of several threads share it. Once closed it stays closed: a job that still asks for it
    gets a pool that reads nothing more.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pool: ExtractionPool | None = None
        self._closed = False

    def get(self) -> ExtractionPool:
        with self._lock:
            if self._pool is None:
                from plagcheck.extract.pool.pool import ExtractionPool

                self._pool = ExtractionPool()
                if self._closed:
                    self._pool.close()
            return self._pool

    def warm(self) -> None:
        """Start a worker, so that the first paper does not wait for it."""
        self.get().warm()

    def close(self) -> None:
        """End all workers, also in the middle of a file."""
        with self._lock:
            self._closed = True
            if self._pool is not None:
                self._pool.close()
