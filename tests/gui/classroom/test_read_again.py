"""A class that is read again before the last reading has come to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.shell.main_window import MainWindow
from tests.gui.conftest import MILLS, TIDES, WAIT_MS, settle


@pytest.mark.parametrize("turns", [0, 1, 5])
def test_a_class_read_again_and_again(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, turns: int
) -> None:
    for name in ("Ada Ash", "Bea Birch", "Cy Cole"):
        (tmp_path / "Year 12" / name).mkdir(parents=True)
        (tmp_path / "Year 12" / name / "paper.txt").write_text(
            f"{name} wrote this. {TIDES} {MILLS}"
        )
    room = window.classroom
    for _ in range(12):
        room.read(tmp_path / "Year 12")
        for _ in range(turns):
            settle()
    with qtbot.waitSignal(room.controller.roll_read, timeout=WAIT_MS):
        room.read(tmp_path / "Year 12")
    assert window.classroom.isVisible()
    qtbot.waitUntil(lambda: not room.controller._session.check_runner.is_busy, timeout=WAIT_MS)
