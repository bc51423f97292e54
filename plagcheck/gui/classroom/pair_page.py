"""The page on which two papers of a class stand side by side, as the settings want it."""

from __future__ import annotations

from plagcheck.gui.jobs.session import Session
from plagcheck.gui.reading.side_by_side_page import SideBySidePage
from plagcheck.settings import Settings


class PairPage(SideBySidePage):
    """Follows the settings, and changes them by its switches."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.use_pages(session.page_runner, session.workers)
        self.scroll_switched.connect(lambda on: session.change(scroll_together=on))
        self.differences_switched.connect(lambda on: session.change(differing_words=on))
        session.settings_changed.connect(self._dress)
        self._dress(session.settings)

    def _dress(self, settings: Settings) -> None:
        self.set_switches(settings.scroll_together, settings.differing_words)
        for view in (self.paper, self.other):
            view.set_reading(settings.reading_size, settings.reading_sans)
