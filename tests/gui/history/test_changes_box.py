"""The box of a kept check that is checked again: it follows the job that was asked for last."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.history.changes_box import ChangesBox
from plagcheck.gui.jobs.job_runner import Job
from plagcheck.model.progress import Progress

pytestmark = pytest.mark.usefixtures("application")


def job() -> Job[None]:
    return Job(lambda keeper, watcher: None, "check again")


def test_only_the_last_job_moves_the_bar_and_ends_it(qtbot: QtBot) -> None:
    box, first, last = ChangesBox(), job(), job()
    qtbot.addWidget(box)
    box.follow(first)
    box.follow(last)
    first.progressed.emit(Progress("verify", 3, 4))
    first.finished.emit()
    assert (box.bar.maximum(), box.button.isHidden()) == (0, True)
    last.progressed.emit(Progress("verify", 1, 2))
    assert (box.bar.value(), box.bar.maximum()) == (1, 2)
    last.finished.emit()
    assert not box.button.isHidden()


def test_a_job_goes_on_when_another_check_is_looked_at(qtbot: QtBot) -> None:
    box, going = ChangesBox(), job()
    qtbot.addWidget(box)
    box.follow(going)
    box.begin("The library is as it was then.")
    box.cancel.click()
    assert not going.is_cancelled
