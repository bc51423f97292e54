"""What is odd about a file, and what of it was not read, in the language of a reader."""

from __future__ import annotations

from plagcheck.model.document import Coverage, Flag, UnreadPart
from plagcheck.report.languages.wording import Wording


def flag_sentence(flag: Flag, say: Wording) -> str:
    """What was noticed, with its number."""
    data, known = flag.data, say.catalogue
    if data.said or flag.kind not in known.flags:
        return data.said
    kind = f"{flag.kind} unread" if data.unread else flag.kind
    sentence = say.told(
        known.flags[kind],
        flag.count,
        example=say("for example", word=data.example) if data.example else "",
        way=known.ways.get(data.way, say("hidden some way")),
    )
    return f"{data.inside}: {sentence}" if data.inside else sentence


def coverage_gaps(read: Coverage, say: Wording) -> list[str]:
    """All of a file that was not compared, and why; pages count from 1."""
    gaps = (("without text", read.pages_without_text), ("unreadable", read.pages_unreadable))
    told = [say(key, pages=say.pages([n + 1 for n in pages])) for key, pages in gaps if pages]
    return [*told, *(say("skipped", part=part_name(part, say)) for part in read.skipped)]


def part_name(skipped: UnreadPart, say: Wording) -> str:
    """A part of a file that was passed over; a file in an archive by its own name."""
    return skipped.name or say.catalogue.parts.get(skipped.part, skipped.part)


def in_english(flag: Flag) -> str:
    """The sentence for the command line and for programs."""
    return flag_sentence(flag, _ENGLISH)


def part_in_english(skipped: UnreadPart) -> str:
    return part_name(skipped, _ENGLISH)


_ENGLISH = Wording("en")
