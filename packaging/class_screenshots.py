"""Pictures of the screens of a class."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from plagcheck.gui.shell.main_window import MainWindow

Snap = Callable[[str], None]
Wait = Callable[[Any, Callable[[], object]], None]


def take_class(window: MainWindow, folder: Path, snap: Snap, wait: Wait) -> None:
    """From the empty page to a pair of papers."""
    from class_screenshot_texts import class_zip

    path = folder / "Geography year 12, heat islands.zip"
    path.write_bytes(class_zip())
    window.go_to("classroom")
    room = window.classroom
    snap("19-class-start")
    wait(room.controller.roll_read, lambda: room.read(path))
    room.preview.table.selectRow(9)
    snap("19-class-preview")
    wait(room.controller.saved, room.preview.check.click)
    _result(window, snap, wait)


def _result(window: MainWindow, snap: Snap, wait: Wait) -> None:
    from plagcheck.gui.classroom.class_page import (
        GROUPS,
        LEFT_OUT,
        MATRIX,
        OVERVIEW,
        PAIRS,
        PAPERS,
    )
    from plagcheck.model.decisions import Status

    room = window.classroom
    page = room.result
    for place in range(3):
        room.controller.set_status(page.papers.model.row(place), Status.TO_DISCUSS)
    page.papers.table.selectRow(3)
    snap("07-class-papers")
    page.common.shut.click()
    for tab, name in (
        (PAIRS, "07-class-pairs"),
        (GROUPS, "09-class-groups"),
        (MATRIX, "08-class-matrix"),
        (LEFT_OUT, "18-class-left-out"),
    ):
        page.tabs.setCurrentIndex(tab)
        snap(name)
    if page.tabs.isTabVisible(OVERVIEW):
        page.tabs.setCurrentIndex(OVERVIEW)
        snap("07-class-overview")
    page.tabs.setCurrentIndex(PAPERS)
    papers = page.papers.model
    mated = next(n for n in range(papers.rowCount()) if papers.view.mate(papers.row(n).id))
    page.papers.table.selectRow(mated)
    wait(room.controller.paper_ready, page.papers.open_current)
    snap("23-class-paper")
    room.leave_paper()
    page.keep_action.trigger()
    wait(room.controller.changed, page.hide_names.click)
    snap("07-class-names-hidden")
    page.past_work.hide()
    best = page.pairs.model.row(0)
    wait(room.controller.pair_ready, lambda: room.controller.open_pair(best.a, best.b))
    snap("04-class-side-by-side")
    room.leave_pair()
    page.hide_names.click()
