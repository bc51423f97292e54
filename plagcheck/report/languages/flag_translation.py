"""Retelling: what the engine says in English about a file, in the language of a report.

The kind of a flag chooses the sentence; the word it gives as an example, the way text is hidden and
the file inside an archive are taken from what the engine said. What is not known stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

from plagcheck.report.content import FlagFacts
from plagcheck.report.languages.wording import Wording

_EXAMPLE: Final = re.compile(r", for example “(.+)”\. For comparing")
_INSIDE: Final = re.compile(
    r"(.+?: )(?:Letters of another|Characters that nobody|Blanks stand between|Pages? \d|"
    r"The letters stored|The file carries|[\d,]+ (?:words?|quotation marks?) )"
)
_UNREAD: Final = "could not be compared"


def flag_sentence(flag: FlagFacts, say: Wording) -> str:
    """What was noticed; the same in every language, with its number."""
    known = say.catalogue
    kind = flag.kind
    if f"{kind} unread" in known.flags and _UNREAD in flag.sentence:
        kind = f"{kind} unread"
    if kind not in known.flags:
        return flag.sentence
    example = _EXAMPLE.search(flag.sentence)
    inside = _INSIDE.match(flag.sentence)
    way = next((told for said, told in known.ways.items() if f" {said}. " in flag.sentence), None)
    return (inside[1] if inside else "") + say.told(
        known.flags[kind],
        flag.count,
        example=say("for example", word=example[1]) if example else "",
        way=way or say("hidden some way"),
    )


def part_name(part: str, say: Wording) -> str:
    """A part of a file that was passed over."""
    return say.catalogue.parts.get(part, part)
