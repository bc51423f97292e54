"""A result in words: the sentence beside the number, what was compared, what was searched."""

from __future__ import annotations

from datetime import datetime
from html import escape

from plagcheck.gui.check.findings import Findings, Paper, Read
from plagcheck.gui.check.flag_words import page_list
from plagcheck.gui.parts.text_format import bold, day, tr
from plagcheck.gui.shell.reasons import skipped_text


def sentence(findings: Findings) -> str:
    """The result in words, as rich text."""
    if not findings.searched:
        text = tr("Nothing to compare with yet.")
        return f"{bold(text)}<br>{tr('Add references, or drop two papers to compare them.')}"
    if not findings.has_evidence:
        text = tr("No shared passage of %Ln or more words", findings.shortest)
        where = tr("in %Ln documents.", findings.searched)
        weak = tr("Weak matches are shown, but not counted.") if findings.marks else ""
        return f"{bold(text)}<br>{where} {weak}".rstrip()
    words = bold(escape(tr("%Ln words", findings.matched_words)))
    number = sum(not source.is_weak for source in findings.sources)
    sources = bold(escape(tr("%Ln sources", number)))
    first = tr("of this paper, %1,").replace("%1", words)
    return f"{first}<br>{tr('also appears in %1').replace('%1', sources)}"


def coverage(findings: Findings) -> str:
    """What was compared, and what was not."""
    parts = [tr("%Ln words were compared", findings.words)]
    if not findings.searched:
        parts = [tr("%Ln words were read", findings.words)]
    return " · ".join([*parts, *not_read(findings.read), *findings.notes])


def read_text(paper: Paper) -> str:
    """How much of a paper could be read."""
    return " · ".join([tr("%Ln words were read", paper.words), *not_read(paper.read)])


def not_read(read: Read) -> list[str]:
    """Parts that could not be compared, each with its reason."""
    parts = []
    if read.without_text:
        parts.append(tr("%1: pictures, not compared").replace("%1", page_list(read.without_text)))
    if read.unreadable:
        unreadable = page_list(read.unreadable)
        parts.append(tr("%1: letters cannot be read").replace("%1", unreadable))
    return [*parts, *map(skipped_text, read.skipped)]


def size_text(words: int, pages: int) -> str:
    parts = [tr("%Ln words", words)]
    if pages:
        parts.append(tr("%Ln pages", pages))
    return " · ".join(parts)


def head_note(findings: Findings) -> str:
    """The line beside the paper's name."""
    size = size_text(findings.words, len(findings.page_starts))
    if not findings.is_whole:
        return f"{size} · {tr('not checked to the end')}"
    if findings.when:
        kept = tr("saved %1, checked against %Ln documents", findings.searched)
        return f"{size} · {kept.replace('%1', day(findings.when))}"
    now = datetime.now().astimezone().strftime("%H:%M")
    checked = tr("checked today %1 against %Ln documents", findings.searched)
    return f"{size} · {checked.replace('%1', now)}"


def searched_text(findings: Findings) -> str:
    """What was searched, and what is certain."""
    if not findings.is_whole:
        return tr("The check was stopped, so other sources may be missing here.")
    parts = [tr("Searched %Ln documents.", findings.searched)]
    if findings.collections:
        names = ", ".join(findings.collections)
        parts = [
            tr("Searched %1, of %Ln documents in the library.", findings.searched).replace(
                "%1", names
            )
        ]
    parts.append(tr("A shared run of %Ln words or more is always found.", findings.shortest))
    if findings.more_like_these:
        parts.append(
            tr("%Ln more documents hold only what the listed ones hold.", findings.more_like_these)
        )
    return " ".join(parts)
