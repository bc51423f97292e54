"""Pictures of the page that shows how it works, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plagcheck.gui.shell.main_window import MainWindow

Snap = Callable[[str], None]


def take_lesson(window: MainWindow, snap: Snap) -> None:
    """Two sentences through all steps, and three examples."""
    from plagcheck.gui.shell.window_wiring import show_textbook
    from plagcheck.gui.textbook import step_bar as steps
    from plagcheck.textbook import examples

    show_textbook(window)
    page = window.textbook
    names = ("texts", "shingles", "matrix", "signatures", "bands", "curve")
    for step, name in enumerate(names, 1):
        page.show_step(step)
        if step == steps.SIGNATURES:
            page.go_to_row(8)
        elif step == steps.BANDS:
            page.go_to_row(17)
            page.go_to_band(1)
        snap(f"22-lesson-{step}-{name}")
    page.curve.as_table.click()
    snap("22-lesson-6-curve-as-table")
    page.curve.as_table.click()
    for example, step in (
        (examples.FIVE_ROWS, steps.SIGNATURES),
        (examples.BLOCKS, steps.SIGNATURES),
        (examples.TWELVE, steps.BANDS),
    ):
        page.show_example(example)
        page.show_step(step)
        page.walk(4)
        snap(f"22-lesson-{example.name}")
    more = ("At night the heat of the day is given back.", "A dark roof")
    page.show_texts([*examples.ROOFS.texts, *more])
    page.show_step(steps.SIGNATURES)
    page.walk(6)
    snap("22-lesson-four-texts")
    page.left.emit()
