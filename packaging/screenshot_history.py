"""Pictures of the history and of a report: checks of the past weeks, a paper read in part."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPdfWriter

    from plagcheck.gui.shell.main_window import MainWindow

NAMES = (
    ("Juniper_Jamie_draft-2.odt", 0.05, 1204, 0, 0),
    ("Oak_Ollie_rivers.pdf", 8, 3318, 139, 2),
    ("Vine_Vero_lab-report.docx", 9, 1950, 604, 1),
    ("Ulmus_Uri_soils.pdf", 19, 2140, 12, 1),
    ("Fern_Florian_term-paper.docx", 33, 6480, 629, 5),
    ("Maple_Morgan_sources.pdf", 38, 1960, 41, 1),
    ("Thorn_Toni_essay-1.docx", 41, 2255, 135, 2),
)


def make_past() -> None:
    """Write a history from before results were kept; the program takes it over."""
    from plagcheck import paths

    lines = [
        {
            "when": (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds"),
            "name": name,
            "path": f"/papers/{name}",
            "words": words,
            "matched_words": matched,
            "share": matched / words,
            "sources": sources,
            "searched": 1162,
        }
        for name, days, words, matched, sources in NAMES
    ]
    text = "".join(json.dumps(line) + "\n" for line in reversed(lines))
    paths.history_file().write_text(text, encoding="utf-8")


def take_history(
    window: MainWindow,
    essay: str,
    snap: Callable[[str], None],
    wait: Callable[[object, Callable[[], object]], None],
    pause: Callable[[int], None],
) -> None:
    """The list, a check made again, and the report of a check that was kept."""
    check, kept, history = window.controllers.check, window.controllers.history, window.history
    make_past()
    wait(kept.history_read, kept.read_history)
    window.go_to("history")
    first = next(
        past.id for past in kept.past.values() if past.line.name == essay and past.line.is_kept
    )
    history.table.choose(first)
    pause(600)
    snap("13-history")
    wait(kept.checked_again, history.preview.changes.button.click)
    snap("13-history-checked-again")
    wait(check.saved_opened, lambda: check.open_saved(first))
    pause(400)
    check.open_report()
    pause(1500)
    snap("12-report-preview")
    window.report.left.emit()


def write_partly(writer: QPdfWriter, text: str) -> None:
    """A page of text, and pages that are pictures."""
    from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument

    from plagcheck.gui.parts.theme import theme

    picture = QImage(600, 800, QImage.Format.Format_RGB32)
    picture.fill(QColor("lightgray"))
    painter = QPainter(writer)
    document = QTextDocument()
    document.setDefaultFont(theme.font(17, serif=True))
    document.setTextWidth(writer.width())
    document.setPlainText(text[:1800])
    document.drawContents(painter)
    for _ in range(7):
        writer.newPage()
        painter.drawImage(0, 0, picture)
    painter.end()
