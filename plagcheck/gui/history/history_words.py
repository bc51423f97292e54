"""Lines of the history in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QTime

from plagcheck.gui.history.history_row import (
    CLASSES,
    LAST_WEEK,
    PAIRS,
    THIS_WEEK,
    TODAY,
    YESTERDAY,
    HistoryRow,
)
from plagcheck.gui.parts.text_format import day, share, tr

if TYPE_CHECKING:
    from plagcheck.gui.history.held_on_screen import HeldOnScreen
    from plagcheck.history.saved import ErasureOutcome, HistoryLine


def group_name(group: str | date) -> str:
    """A heading of the list."""
    if isinstance(group, date):
        month = QLocale().standaloneMonthName(group.month)  # many languages bend it in a date
        is_now = group.year == datetime.now().astimezone().year
        return month.capitalize() if is_now else f"{month.capitalize()} {group.year}"
    names = {
        TODAY: tr("Today"),
        YESTERDAY: tr("Yesterday"),
        THIS_WEEK: tr("This week"),
        LAST_WEEK: tr("Last week"),
    }
    return names[group]


def when_text(past: HistoryRow) -> str:
    """A time for today, else a day; the year only where the heading does not say it."""
    moment = past.moment
    if past.group in (TODAY, YESTERDAY):
        return clock(moment)
    return QLocale().toString(QDate(moment.year, moment.month, moment.day), "d MMM")


def clock(moment: datetime) -> str:
    return QLocale().toString(QTime(moment.hour, moment.minute), "HH:mm")


def name_text(line: HistoryLine) -> str:
    return f"{line.name} ↔ {line.other}" if line.kind == PAIRS and line.other else line.name


def size_text(line: HistoryLine) -> str:
    if line.kind == CLASSES:
        return tr("%Ln papers", line.papers)
    return tr("2 files") if line.kind == PAIRS else tr("%Ln words", line.words)


def pairs_text(pairs: int) -> str:
    """What was found in a class."""
    return tr("%Ln pairs share text", pairs) if pairs else tr("no pair shares text")


def result_text(line: HistoryLine) -> str:
    """What was found, in a few words."""
    if line.kind == CLASSES:
        return pairs_text(line.pairs)
    if not line.matched_words:
        return tr("nothing that counts")
    parts = [share(line.share), tr("%Ln words", line.matched_words)]
    if line.kind != PAIRS:
        parts.append(tr("%Ln sources", line.sources))
    return ", ".join(parts)


def checked_text(line: HistoryLine, moment: datetime) -> str:
    """When a check was made, and against what."""
    when = f"{day(line.when)}, {clock(moment)}"
    if line.kind == CLASSES:
        return tr("Checked %1 as a class").replace("%1", when)
    if line.kind == PAIRS:
        return tr("Compared %1").replace("%1", when)
    return tr("Checked %1 against %Ln documents", line.searched).replace("%1", when)


def found_text(line: HistoryLine) -> str:
    """The words beside the number."""
    saved = tr("as saved on %1").replace("%1", day(line.when))
    if line.kind == CLASSES:
        return f"{tr('%Ln papers', line.papers)}, {tr('%Ln pairs', line.pairs)}\n{saved}"
    words = tr("%Ln words", line.matched_words)
    if line.kind == PAIRS:
        return f"{words}\n{saved}"
    where = tr("%1 in %Ln sources", line.sources).replace("%1", words)
    return f"{where}\n{saved}"


def held_text(held: HistoryLine | HeldOnScreen) -> str:
    """Why something is held about a student."""
    reasons = {
        "paper": tr("their paper"),
        "source": tr("their text, shown as a source of another paper"),
        "member": tr("they are in this class"),
        "note": tr("a note mentions them"),
    }
    return reasons.get(held.held_as, "")


def staying_text(files: Sequence[str]) -> str:
    """A text that several handed in stays as that of the others."""
    told = tr("The same text stays as %1, which does not carry the name.")
    return told.replace("%1", ", ".join(files))


def erased_account(erased: ErasureOutcome) -> Iterator[str]:
    """What was erased and what could not be, a sentence each."""
    yield tr("%Ln checks were erased.", erased.entries)
    if erased.sources:
        yield tr("Their text and name were taken out of %Ln other places.", erased.sources)
    if erased.staying:
        yield staying_text(erased.staying)
    if erased.is_clean:
        yield tr("The file was written anew: nothing of it is left inside.")
    else:
        yield tr(
            "Another program has the history open. The last traces go when both programs are "
            "closed."
        )
    for path in erased.not_erased:
        yield tr("%1 could not be erased, so its class was kept. Close it elsewhere, then try "
                 "again.").replace("%1", path)  # fmt: skip
