"""A result in words: the sentence beside the number, what was compared, what was searched."""

from __future__ import annotations

from datetime import datetime
from html import escape
from typing import Final

from plagcheck.gui.check.flag_words import not_compared
from plagcheck.gui.check.shown import ShownResult
from plagcheck.gui.parts.text_format import bold, day, report_wording, share, tr
from plagcheck.model.adjusted import Reason
from plagcheck.model.counting import figures
from plagcheck.model.document import Document
from plagcheck.model.kinds import NAMES

OF_CLASS_ALONE: Final = (Reason.HANDOUT, Reason.COMMON_WORDING)  # a check knows nothing of them


def sentence(shown: ShownResult) -> str:
    """The result in words, as rich text."""
    result = shown.result
    if not result.searched:
        text = tr("Nothing to compare with yet.")
        return f"{bold(text)}<br>{tr('Add references, or drop two papers to compare them.')}"
    say = report_wording()
    if not shown.has_evidence:
        if shown.whole.is_unsearched and not shown.hidden:
            text = tr("No other source is known yet.")
            return f"{bold(text)}<br>{tr('What you left out may also stand in others.')}"
        alike = escape(say.alike(result))
        if shown.whole.before.has_evidence:
            return f"{bold(say('nothing left'))}<br>{_why_nothing(shown)} {alike}".rstrip()
        text = say("no match", result.options.align.shortest)
        where = _where(shown)
        weak = tr("Weak matches are shown, but not counted.") if result.weak_sources else ""
        return f"{bold(text)}<br>{' '.join(part for part in (where, alike, weak) if part)}"
    words, sources = say.found(result, lambda text: bold(escape(text)))
    return f"{words}<br>{sources}"


def _where(shown: ShownResult) -> str:
    """What a paper was compared with, behind what was not found there."""
    if not shown.is_of_class:
        return report_wording()("in documents", shown.result.searched)
    parts = [tr("with %Ln class-mates", shown.class_mates)]
    if shown.documents:
        parts.append(tr("and %Ln documents", shown.documents))
    return f"{' '.join(parts)}."


def _why_nothing(shown: ShownResult) -> str:
    if shown.hidden & set(NAMES):
        return escape(report_wording().kinds_off(shown.hidden))
    return tr("What was left out or switched off is still marked.")


def coverage(shown: ShownResult) -> str:
    """What was compared, and what was not; in a class also what of it is shared with whom."""
    words = shown.result.words
    parts = [tr("%Ln words were compared", words)]
    if not shown.result.searched:
        parts = [tr("%Ln words were read", words)]
    if shown.is_of_class:
        parts = [*by_sort(shown), *parts]
    parts += [*not_compared(shown.paper.coverage), *shown.paper.notes, *shown.notes]
    return " · ".join([*parts, *counted_then(shown)])


def counted_then(shown: ShownResult) -> list[str]:
    """Which version counted, where it was an older one."""
    version = shown.result.counted_by
    return [report_wording()("counted then", version=version)] if version else []


def by_sort(shown: ShownResult) -> list[str]:
    """What a paper shares with class-mates and with the library; that may be the same words.

    What it shares with the library is not what a check of it says where the class left more out.
    """
    sources, words = shown.result.sources, shown.result.words
    mates = [match for source in sources if source.id < 0 for match in source.comparison.counted]
    others = [match for source in sources if source.id > 0 for match in source.comparison.counted]
    more = any(
        entry.reason in OF_CLASS_ALONE and not entry.is_compared for entry in shown.whole.entries
    )
    in_library = tr("%1 with the library beyond handouts and common text")
    parts = [
        (tr("%1 with class-mates"), mates),
        (in_library if more else tr("%1 with the library"), others),
    ]
    return [
        text.replace("%1", share(figures(some, words).share_of_submission))
        for text, some in parts
        if some
    ]


def read_text(paper: Document) -> str:
    """How much of a paper could be read."""
    read = paper.coverage
    return " · ".join([tr("%Ln words were read", read.words), *not_compared(read)])


def size_text(words: int, pages: int) -> str:
    parts = [tr("%Ln words", words)]
    if pages:
        parts.append(tr("%Ln pages", pages))
    return " · ".join(parts)


def head_note(shown: ShownResult) -> str:
    """The line beside the paper's name."""
    size = size_text(shown.result.words, len(shown.paper.page_starts))
    searched = shown.result.searched
    if not shown.is_finished:
        return f"{size} · {tr('not checked to the end')}"
    if shown.when:
        kept = tr("saved %1, checked against %Ln documents", searched)
        return f"{size} · {kept.replace('%1', day(shown.when))}"
    now = datetime.now().astimezone().strftime("%H:%M")
    checked = tr("checked today %1 against %Ln documents", searched)
    return f"{size} · {checked.replace('%1', now)}"


def index_text(shown: ShownResult) -> str:
    """How texts were cut and looked up, as a report says it."""
    say = report_wording()
    return f"{say('index')}: {say.index(shown.result)}"


def searched_text(shown: ShownResult) -> str:
    """What was searched, and what is certain."""
    if not shown.is_finished:
        return tr("The check was stopped, so other sources may be missing here.")
    result = shown.result
    parts = [tr("Searched %Ln documents.", result.searched)]
    if shown.is_of_class:
        parts = [tr("Compared with %Ln other papers and documents.", result.searched)]
    elif result.options.collections:
        where = tr("Searched %1, of %Ln documents in the library.", result.searched)
        parts = [where.replace("%1", ", ".join(result.options.collections))]
    say = report_wording()
    parts.append(say.certain(result))
    if result.more_like_these:
        parts.append(say("more like these", result.more_like_these))
    return " ".join(parts)
