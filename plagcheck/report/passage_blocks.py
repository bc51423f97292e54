"""Passage blocks: the matches of a report in the order of the paper, the weak ones apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from plagcheck.model.match import Kind, Match
from plagcheck.model.numbering import label
from plagcheck.report.blocks import (
    Block,
    ChipBlock,
    HeadingBlock,
    Legend,
    Paragraph,
    PassageBlock,
    StyledWords,
    WordLook,
    soft,
)
from plagcheck.report.content import Report
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passages import Passage


def passage_blocks(report: Report, say: Wording) -> Iterator[Block]:
    """Those that count, then the others under a heading of their own."""
    if report.counted:
        yield HeadingBlock(say("passages"))
        yield _legend(say)
        yield from (_passage(each, say) for each in report.counted)
    if report.weak:
        yield HeadingBlock(say("weak passages"))
        yield Paragraph(soft(say("weak meaning")))
        yield from (_passage(each, say) for each in report.weak)


def _legend(say: Wording) -> Legend:
    marks = (
        StyledWords(say("legend"), WordLook.SOFT),
        StyledWords(say("legend bold"), WordLook.STRONG),
        StyledWords(say("legend end"), WordLook.SOFT),
    )
    return Legend(marks, say("legend in text"))


def _passage(passage: Passage, say: Wording) -> PassageBlock:
    match, number = passage.match, passage.source.number
    ours = _place(passage.paper_pages, match.ours[0] + 1, say)
    source_head = say("source withheld")
    if passage.source_word is not None:
        theirs = _place(passage.source_pages, passage.source_word, say)
        source_head = say("source at", number=number, place=theirs)
    return PassageBlock(
        chip=ChipBlock(label(passage.source, match), number, match.is_counted),
        kind=match.kind,
        title=say.kind(match.kind),
        note=_size(match, say),
        paper_head=say("paper at", place=ours),
        source_head=source_head,
        rows=passage.rows,
        has_source=passage.has_source,
    )


def _size(match: Match, say: Wording) -> str:
    size = match.ours[1] - match.ours[0]
    if match.kind is Kind.SMALL_EDITS and match.words < size:
        return say("same of", size, same=say.number(match.words))
    return say("same words", match.words)


def _place(pages: Sequence[int], word: int, say: Wording) -> str:
    """The pages a passage stands on; where there are none, its first word."""
    return say.pages(pages) if pages else say("from word", word=say.number(word))
