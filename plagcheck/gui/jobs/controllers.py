"""The session and the three controllers: checks, the library, the history."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from plagcheck.gui.jobs.session import Session

if TYPE_CHECKING:
    from plagcheck.gui.jobs.check_controller import CheckController
    from plagcheck.gui.jobs.history_controller import HistoryController
    from plagcheck.gui.jobs.library_controller import LibraryController


class Controllers:
    """Each is made, and its jobs loaded, when it is first asked for: after the first picture."""

    def __init__(self) -> None:
        self.session = Session()

    @cached_property
    def check(self) -> CheckController:
        from plagcheck.gui.jobs.check_controller import CheckController

        return CheckController(self.session, lambda: self.history)

    @cached_property
    def library(self) -> LibraryController:
        from plagcheck.gui.jobs.library_controller import LibraryController

        return LibraryController(self.session)

    @cached_property
    def history(self) -> HistoryController:
        from plagcheck.gui.jobs.history_controller import HistoryController

        made = HistoryController(self.session)
        self.check.listen_to(made)
        return made
