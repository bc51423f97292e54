"""Reasons the engine gives in its own words, in the teacher's language.

The engine speaks English and knows no translations. What is not listed here is shown as it is.
"""

from __future__ import annotations

import re

from plagcheck.gui.parts.text_format import tr
from plagcheck.model.document import Skipped


def reason_text(reason: str) -> str:
    """A reason, or a name of something that was passed over, in words of the window."""
    known = _plain().get(reason)
    if known is not None:
        return known
    for pattern, text in _with_a_value().items():
        found = re.fullmatch(pattern, reason)
        if found is not None:
            return text.replace("%1", found.group(1))
    return reason


def known_reasons() -> set[str]:
    return set(_plain())


def _plain() -> dict[str, str]:
    return {
        # why a file was not opened
        "it is not an ordinary file": tr("it is not an ordinary file"),
        "its name leads out of the archive or means nothing": tr(
            "its name leads out of the archive or means nothing"
        ),
        "it unpacks to far more than a document holds": tr(
            "it unpacks to far more than a document holds"
        ),
        "it unpacks to far more than a class hands in": tr(
            "it unpacks to far more than a class hands in"
        ),
        "it is full of files that cannot be opened safely": tr(
            "it is full of files that cannot be opened safely"
        ),
        "archives are packed inside archives too deeply": tr(
            "archives are packed inside archives too deeply"
        ),
        "parts of its archive overlap": tr("parts of its archive overlap"),
        "it defines entities of its own, which documents of this kind never need": tr(
            "it defines entities of its own, which documents of this kind never need"
        ),
        # what is broken about it
        "its archive is incomplete or broken": tr("its archive is incomplete or broken"),
        "a part of it cannot be unpacked": tr("a part of it cannot be unpacked"),
        "a part inside is not valid XML": tr("a part inside is not valid XML"),
        "a part inside is empty": tr("a part inside is empty"),
        "it has no text part": tr("it has no text part"),
        "it has no slides part": tr("it has no slides part"),
        "it does not name its contents": tr("it does not name its contents"),
        "its HTML cannot be parsed": tr("its HTML cannot be parsed"),
        "its pages cannot be found": tr("its pages cannot be found"),
        "its pages cannot be shown": tr("its pages cannot be shown"),
        "it has no pages": tr("it has no pages"),
        "LibreOffice cannot read it either": tr("LibreOffice cannot read it either"),
        # old formats, and what to save them as
        "an old Word document (.doc)": tr("an old Word document (.doc)"),
        "an old PowerPoint document (.ppt)": tr("an old PowerPoint document (.ppt)"),
        ".docx and try again": tr(".docx and try again"),
        ".pptx and try again": tr(".pptx and try again"),
    }


def skipped_text(skipped: Skipped) -> str:
    """A part of a file that was passed over; what an older version called one is shown as it is."""
    texts = {
        "comments": tr("comments were not read"),
        "charts": tr("charts were not read"),
        "embedded-files": tr("embedded files were not read"),
        "embedded-objects": tr("embedded objects were not read"),
        "embedded-document": tr("an embedded document was not read"),
        "attached-files": tr("attached files were not read"),
        "file": tr("%1 was not read"),
    }
    return texts.get(skipped.part, "%1").replace("%1", skipped.name)


def _with_a_value() -> dict[str, str]:
    return {
        r"it holds more than ([\d,]+) parts": tr("it holds more than %1 parts"),
        r"its part (.+) is missing": tr("its part %1 is missing"),
        r"page (\d+) cannot be shown": tr("page %1 cannot be shown"),
        r"its contents make no sense \((.+)\)": tr("its contents make no sense (%1)"),
    }
