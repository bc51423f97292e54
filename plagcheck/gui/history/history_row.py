"""Lines of the history as the page lists them: what is searched, and under which heading."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from plagcheck.history.saved import HistoryLine

PAPERS: Final = "check"
CLASSES: Final = "class"
PAIRS: Final = "pair"
KINDS: Final = (PAPERS, CLASSES, PAIRS)

TODAY: Final = "today"
YESTERDAY: Final = "yesterday"
THIS_WEEK: Final = "this week"
LAST_WEEK: Final = "last week"


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A line with what is worked out once, away from the window.

    `group` is one of the names above or the first day of a month.
    """

    line: HistoryLine
    moment: datetime  # local
    group: str | date
    searched: str

    @property
    def id(self) -> int:
        return self.line.id


def past_of(line: HistoryLine, now: datetime | None = None) -> HistoryRow:
    """A line as it is listed now."""
    now = now or datetime.now().astimezone()
    moment = _moment(line.when)
    names = (line.name, line.student, line.class_name, line.other, line.other_student)
    return HistoryRow(
        line, moment, group_of(moment.date(), now.date()), "\n".join(names).casefold()
    )


def _moment(iso: str) -> datetime:
    try:
        found = datetime.fromisoformat(iso)
    except ValueError:
        found = datetime.fromtimestamp(0, UTC)
    return found.astimezone()


def group_of(day: date, today: date) -> str | date:
    """The heading a day stands under: weeks begin on Monday."""
    if day >= today:
        return TODAY
    if day == today - timedelta(days=1):
        return YESTERDAY
    monday = today - timedelta(days=today.weekday())
    if day >= monday:
        return THIS_WEEK
    if day >= monday - timedelta(days=7):
        return LAST_WEEK
    return _month(day.year, day.month)


@cache  # lines of one month share the very same date, which makes comparing them quick
def _month(year: int, month: int) -> date:
    return date(year, month, 1)
