"""What is odd about a file, and what of it was not read, in the language of a reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from plagcheck.model.document import Coverage, FlagData, Skipped
from plagcheck.report.languages.wording import Wording


class FlagLike(Protocol):
    """A flag of a document or of a report, by the code of its kind."""

    @property
    def kind(self) -> str: ...

    @property
    def count(self) -> int: ...

    @property
    def data(self) -> FlagData: ...


def flag_sentence(flag: FlagLike, say: Wording) -> str:
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


def page_gaps(without_text: Sequence[int], unreadable: Sequence[int], say: Wording) -> list[str]:
    """Pages that could not be compared, and why; they count from 1."""
    gaps = (("without text", without_text), ("unreadable", unreadable))
    return [say(key, pages=say.pages(pages)) for key, pages in gaps if pages]


def coverage_gaps(read: Coverage, say: Wording) -> list[str]:
    """All of a file that was not compared, and why."""
    without_text, unreadable = (
        [page + 1 for page in pages] for pages in (read.pages_without_text, read.pages_unreadable)
    )
    skipped = (skipped_sentence(part, say) for part in read.skipped)
    return [*page_gaps(without_text, unreadable, say), *skipped]


def skipped_sentence(skipped: Skipped, say: Wording) -> str:
    return say("skipped", part=part_name(skipped, say))


def part_name(skipped: Skipped, say: Wording) -> str:
    """A part of a file that was passed over; a file in an archive by its own name."""
    return skipped.name or say.catalogue.parts.get(skipped.part, skipped.part)


def in_english(flag: FlagLike) -> str:
    """The sentence for the command line and for programs."""
    return flag_sentence(flag, _ENGLISH)


def part_in_english(skipped: Skipped) -> str:
    return part_name(skipped, _ENGLISH)


_ENGLISH = Wording("en")
