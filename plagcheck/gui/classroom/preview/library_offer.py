"""What of the library a class can be compared with, as long as that is being asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from plagcheck.gui.classroom.preview.compare_box import CompareBox
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.current_job import CurrentJob

AGAIN_MS = 1000  # while files are being added


class LibraryOffer(QObject):
    """Collections that are there by now. It waits for no import, as a check does not."""

    def __init__(
        self, box: CompareBox, controllers: Controllers, is_asked: Callable[[], bool]
    ) -> None:
        super().__init__(box)
        self._session, self._library = controllers.session, controllers.library
        self._box, self._is_asked = box, is_asked
        self._current = CurrentJob()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self.look)
        # Its own method: what a function of no object is connected to is never let go.
        self._library.library_read.connect(self.look)
        self._library.library_unread.connect(self.look)
        self._library.import_started.connect(self.look)

    def begin(self) -> None:
        """Another class is asked about: what was read of the library is shown at once."""
        state = self._library.state
        if state is None:
            self._box.show_unknown()
        else:
            self._show(state.summary.collections)
        self.look()

    def look(self, *_: object) -> None:
        if self._is_asked():
            job = self._current.take(self._library.count_collections())
            job.succeeded.connect(self._current.only(job, self._show))
            job.failed.connect(self._current.only(job, lambda _: self._box.show_unread()))

    def _show(self, counts: Mapping[str, int]) -> None:
        is_growing = self._library.is_adding
        unticked = self._session.settings.left_unticked
        self._box.show_collections(counts, unticked, is_growing=is_growing)
        if is_growing:
            self._again.start()
