"""The page on which two papers of a class stand side by side, as the settings want it."""

from __future__ import annotations

from plagcheck.gui.jobs.desk import Desk
from plagcheck.gui.reading.side_by_side_page import SideBySidePage
from plagcheck.settings import Settings


class PairPage(SideBySidePage):
    """Follows the settings, and changes them by its switches."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.use_pages(desk.page_runner, desk.workers)
        self.scroll_switched.connect(lambda on: desk.change(scroll_together=on))
        self.differences_switched.connect(lambda on: desk.change(differing_words=on))
        desk.settings_changed.connect(self._dress)
        self._dress(desk.settings)

    def _dress(self, settings: Settings) -> None:
        self.set_switches(settings.scroll_together, settings.differing_words)
        for view in (self.paper, self.other):
            view.set_reading(settings.reading_size, settings.reading_sans)
