"""Flags in words: what it is, and what was done about it."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.gui.check.findings import FlagShown
from plagcheck.gui.parts.text_format import tr

LOOKED_FOR = (
    "hidden-text",
    "invisible-characters",
    "hidden-quotes",
    "letter-spacing",
    "picture-pages",
    "unlike-visible",
    "look-alikes",
    "macros",
)


def flag_title(flag: FlagShown) -> str:
    """What was found, with its number."""
    titles = {
        "look-alikes": tr("%Ln look-alike letters", len(flag.places) or flag.count),
        "invisible-characters": tr("%Ln words with invisible characters", flag.count),
        "hidden-text": tr("%Ln hidden words", flag.count),
        "hidden-quotes": tr("%Ln hidden quotation marks", flag.count),
        "letter-spacing": tr("%Ln letter-spaced words", flag.count),
        "picture-pages": tr("%Ln pages are pictures", flag.count),
        "unlike-visible": tr("%Ln pages whose text differs from what is seen", flag.count),
        "macros": tr("Macros"),
    }
    return titles.get(flag.kind, flag.kind)


def flag_text(kind: str) -> str:
    """What it means."""
    texts = {
        "look-alikes": tr(
            "Letters of another alphabet stand where Latin letters would be. For comparing they "
            "were read as the letters they look like."
        ),
        "invisible-characters": tr(
            "Characters without width stand inside words. For comparing they were passed over."
        ),
        "hidden-text": tr(
            "Text that no reader sees: white, tiny or off the page. It was kept apart and does not "
            "count as text of the paper."
        ),
        "hidden-quotes": tr(
            "Quotation marks that no reader sees. They were not taken as quotation marks."
        ),
        "letter-spacing": tr(
            "Blanks stand between the letters of words. For comparing they were passed over."
        ),
        "picture-pages": tr("Nothing on these pages could be compared."),
        "unlike-visible": tr(
            "The text stored in the file is not the text on its pages. What is seen was compared."
        ),
        "macros": tr("The file carries small programs. They were not run."),
    }
    return texts.get(kind, "")


def looked_for(kind: str) -> str:
    """What was looked for, by name."""
    names = {
        "hidden-text": tr("Hidden, white or tiny text"),
        "hidden-quotes": tr("Hidden quotation marks"),
        "look-alikes": tr("Look-alike letters"),
        "invisible-characters": tr("Invisible characters inside words"),
        "letter-spacing": tr("Letter-spaced text"),
        "picture-pages": tr("Pictures in place of text"),
        "unlike-visible": tr("Letters that differ from their shapes"),
        "macros": tr("Macros"),
    }
    return names[kind]


def worth_text(seen: float, stored: float, words: int) -> str:
    """What would be missed, or added, if the text were taken as it is stored."""
    missed = round((seen - stored) * words)
    if missed > 0:
        return tr("The number uses the text as seen. As stored, %Ln words would be missed.", missed)
    if missed < 0:
        return tr(
            "The number uses the text as seen. As stored, %Ln more words would count.", -missed
        )
    return tr("The number uses the text as seen. As stored, it would be the same.")


def page_list(pages: Sequence[int]) -> str:
    """Pages 3–9, 12."""
    if not pages:
        return ""
    parts, first, last = [], pages[0], pages[0]
    for page in [*pages[1:], -1]:
        if page == last + 1:
            last = page
            continue
        parts.append(str(first) if first == last else f"{first}–{last}")
        first = last = page
    name = tr("page %1") if len(pages) == 1 else tr("pages %1")
    return name.replace("%1", ", ".join(parts))
