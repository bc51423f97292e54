"""Passage blocks: the matches of a report in the order of the paper, the weak ones apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from plagcheck.model.match import Kind
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
from plagcheck.report.content import Passage, Report
from plagcheck.report.languages.wording import Wording

TITLES: Final = {
    Kind.WORD_FOR_WORD: "word for word",
    Kind.SMALL_EDITS: "small edits",
    Kind.REWORDED: "reworded kind",
    Kind.SUMMARY: "summary",
}


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
    ours = _place(passage.paper_pages, passage.paper_word, say)
    theirs = _place(passage.source_pages, passage.source_word, say)
    source_head = say("source at", number=passage.number, place=theirs)
    return PassageBlock(
        chip=ChipBlock(passage.label, passage.number, passage.is_counted),
        kind=passage.kind,
        title=say(TITLES[passage.kind]),
        note=_size(passage, say),
        paper_head=say("paper at", place=ours),
        source_head=source_head if passage.has_source else say("source withheld"),
        rows=passage.rows,
        has_source=passage.has_source,
    )


def _size(passage: Passage, say: Wording) -> str:
    if passage.kind is Kind.SMALL_EDITS and passage.words < passage.size:
        return say("same of", passage.size, same=say.number(passage.words))
    return say("same words", passage.words)


def _place(pages: Sequence[int], word: int, say: Wording) -> str:
    """The pages a passage stands on; where there are none, its first word."""
    return say.pages(pages) if pages else say("from word", word=say.number(word))
