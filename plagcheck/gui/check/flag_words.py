"""Flags in words: what it is, and what was done about it; and what was not compared."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.gui.parts.text_format import report_wording, tr
from plagcheck.model.document import Coverage, Flag, FlagKind
from plagcheck.model.formatting import page_ranges

LOOKED_FOR = (
    FlagKind.HIDDEN_TEXT,
    FlagKind.INVISIBLE_CHARACTERS,
    FlagKind.HIDDEN_QUOTES,
    FlagKind.LETTER_SPACING,
    FlagKind.PICTURE_PAGES,
    FlagKind.UNLIKE_VISIBLE,
    FlagKind.LOOK_ALIKES,
    FlagKind.MACROS,
)


def flag_title(flag: Flag, places: int = 0) -> str:
    """What was found, with its number: of words, or of the letters that are pointed at."""
    if flag.kind is FlagKind.LOOK_ALIKES and places:
        return tr("%Ln look-alike letters", places)
    titles = {
        FlagKind.LOOK_ALIKES: tr("%Ln words with look-alike letters", flag.count),
        FlagKind.INVISIBLE_CHARACTERS: tr("%Ln words with invisible characters", flag.count),
        FlagKind.HIDDEN_TEXT: tr("%Ln hidden words", flag.count),
        FlagKind.HIDDEN_QUOTES: tr("%Ln hidden quotation marks", flag.count),
        FlagKind.LETTER_SPACING: tr("%Ln letter-spaced words", flag.count),
        FlagKind.PICTURE_PAGES: tr("%Ln pages are pictures", flag.count),
        FlagKind.UNLIKE_VISIBLE: tr("%Ln pages whose text differs from what is seen", flag.count),
        FlagKind.MACROS: tr("Macros"),
    }
    return titles[flag.kind]


def flag_text(flag: Flag) -> str:
    """What it means, in the sentence of a report."""
    from plagcheck.report.languages.flag_translation import flag_sentence  # when there is a flag

    return flag_sentence(flag, report_wording())


def not_compared(read: Coverage) -> list[str]:
    """Parts that could not be compared, each with its reason, as a report says it."""
    if read.is_whole:
        return []
    from plagcheck.report.languages.flag_translation import coverage_gaps  # when there is a gap

    return coverage_gaps(read, report_wording())


def looked_for(kind: FlagKind) -> str:
    """What was looked for, by name."""
    names = {
        FlagKind.HIDDEN_TEXT: tr("Hidden, white or tiny text"),
        FlagKind.HIDDEN_QUOTES: tr("Hidden quotation marks"),
        FlagKind.LOOK_ALIKES: tr("Look-alike letters"),
        FlagKind.INVISIBLE_CHARACTERS: tr("Invisible characters inside words"),
        FlagKind.LETTER_SPACING: tr("Letter-spaced text"),
        FlagKind.PICTURE_PAGES: tr("Pictures in place of text"),
        FlagKind.UNLIKE_VISIBLE: tr("Letters that differ from their shapes"),
        FlagKind.MACROS: tr("Macros"),
    }
    return names[kind]


def worth_text(seen: int, stored: int) -> str:
    """The words that would be missed, or added, if the text were taken as it is stored."""
    missed = seen - stored
    if missed > 0:
        return tr("The number uses the text as seen. As stored, %Ln words would be missed.", missed)
    if missed < 0:
        return tr(
            "The number uses the text as seen. As stored, %Ln more words would count.", -missed
        )
    return tr("The number uses the text as seen. As stored, as many words would count.")


def page_list(pages: Sequence[int]) -> str:
    """Pages 3–9, 12; they count from 0, their names from 1."""
    if not pages:
        return ""
    name = tr("page %1") if len(pages) == 1 else tr("pages %1")
    return name.replace("%1", page_ranges([page + 1 for page in pages]))
