"""Words and numbers as the window shows them, in the teacher's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

CONTEXT: Final = "plagcheck"


def tr(text: str, n: int = -1) -> str:
    """A text in the language chosen; `%Ln` in it stands for the number `n`, well formed."""
    return QCoreApplication.translate(CONTEXT, text, None, n)


def bold(markup: str) -> str:
    """Part of a rich text made to stand out, in the weight the bundled face has."""
    return f'<span style="font-weight:600">{markup}</span>'


def count(number: int) -> str:
    """A number with its thousands set apart."""
    return QLocale().toString(number)


def share(value: float) -> str:
    """A share in percent: whole from 10 % on, one decimal below, never 0 % for something."""
    percent = value * 100
    if percent == 0:
        return _percent("0")
    if percent < 0.1:
        return "< " + _percent(QLocale().toString(0.1, "f", 1))
    if percent < 9.95:
        return _percent(QLocale().toString(percent, "f", 1))
    # 99.6 % is not all of it.
    return _percent(str(min(round(percent), 99) if percent < 100 else 100))


def _percent(number: str) -> str:
    return f"{number}\N{NO-BREAK SPACE}%"


def decimal(value: float, digits: int) -> str:
    """A number with so many digits after the comma."""
    return QLocale().toString(value, "f", digits)


def jaccard(value: float) -> str:
    """Three decimals; a trace is not nothing."""
    if 0 < value < 0.001:
        return "< " + QLocale().toString(0.001, "f", 3)
    return QLocale().toString(value, "f", 3)


def size(number: int) -> str:
    return QLocale().formattedDataSize(
        number, 0 if number < 10_000_000 else 1, QLocale.DataSizeFormat.DataSizeSIFormat
    )


def day(iso: str) -> str:
    """The date of a stored moment, short."""
    from datetime import datetime

    from PySide6.QtCore import QDate

    try:
        moment = datetime.fromisoformat(iso).astimezone()
    except ValueError:
        return ""
    return QLocale().toString(QDate(moment.year, moment.month, moment.day), "d MMM yyyy")


def time_left(seconds: float) -> str:
    """About how long something still takes."""
    if seconds < 90:
        return tr("about %Ln s left", max(1, round(seconds)))
    return tr("about %Ln min left", round(seconds / 60))


def page_name(starts: tuple[int, ...], offset: int) -> str:
    """The page a character stands on, or nothing where there are no pages."""
    from bisect import bisect_right

    if not starts:
        return ""
    return tr("page %1").replace("%1", str(max(1, bisect_right(starts, offset))))
