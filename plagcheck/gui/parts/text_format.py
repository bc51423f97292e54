"""Words and numbers as the window shows them, in the teacher's language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

if TYPE_CHECKING:
    from plagcheck.model.formatting import NumberStyle
    from plagcheck.report.languages.wording import Wording

CONTEXT: Final = "plagcheck"


def tr(text: str, n: int = -1) -> str:
    """A text in the language chosen; `%Ln` in it stands for the number `n`, well formed."""
    return QCoreApplication.translate(CONTEXT, text, None, n)


def translated(text: str) -> str:
    """A text of the engine's own catalogues in the language chosen; nothing stays nothing."""
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def language_in_use() -> str:
    """The language chosen, for what speaks it without Qt."""
    return QLocale().name().split("_")[0]


def report_wording() -> Wording:
    """What is said of a result, in the language chosen: loaded when something needs it.

    Sentences, reasons, kinds, states and columns of reports have their words there alone.
    """
    from plagcheck.report.languages.wording import Wording

    return Wording(language_in_use(), number_style())


def bold(markup: str) -> str:
    """Part of a rich text made to stand out, in the weight the bundled face has."""
    return f'<span style="font-weight:600">{markup}</span>'


def number_style() -> NumberStyle:
    """How the chosen language writes numbers."""
    return _number_style_of(QLocale().name())


@cache
def _number_style_of(_name: str) -> NumberStyle:
    """Looked up once: a list of sources that is painted asks for it a hundred times."""
    from plagcheck.model.formatting import NumberStyle

    locale = QLocale()  # not one made of the name: the system may write numbers its own way
    return NumberStyle(locale.decimalPoint(), locale.groupSeparator())


def count(number: int) -> str:
    """A number with its thousands set apart."""
    return QLocale().toString(number)


def share(value: float) -> str:
    """A share in percent."""
    from plagcheck.model import formatting

    return formatting.share(value, number_style())


def decimal(value: float, digits: int) -> str:
    """A number with so many digits after the comma."""
    from plagcheck.model import formatting

    return formatting.decimal(value, digits, number_style())


def jaccard(value: float) -> str:
    from plagcheck.model import formatting

    return formatting.jaccard(value, number_style())


def times_in_100(value: float) -> str:
    """A probability, as reports tell it."""
    from plagcheck.model import formatting

    return formatting.times_in_100(value, number_style())


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
