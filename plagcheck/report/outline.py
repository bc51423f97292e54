"""Outline: what a report says, in which order and in which words."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from plagcheck.model.kinds import NAMES
from plagcheck.report.blocks import (
    Block,
    ChipBlock,
    FactList,
    GridBlock,
    GridColumn,
    HeadingBlock,
    Line,
    NumberBox,
    OpeningBlock,
    Outline,
    Paragraph,
    StyledWords,
    WordLook,
    code,
    name,
    plain,
    soft,
)
from plagcheck.report.content import FlagFacts, LeftOut, Report, SourceFacts
from plagcheck.report.languages.flag_translation import flag_sentence, page_gaps, skipped_sentence
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passage_blocks import TITLES, passage_blocks

NAMED = 3  # sources with the same text that are named


def outline_of(report: Report, say: Wording | None = None) -> Outline:
    """A report in blocks."""
    say = say or Wording()
    title = say("file title", name=report.paper.name)
    return Outline(title, _foot(report, say), tuple(_blocks(report, say)))


def _blocks(report: Report, say: Wording) -> Iterator[Block]:
    yield OpeningBlock(
        say("for student" if report.is_student_copy else "for teacher"),
        say("title"),
        say("made", date=say.date(report.made)),
        say("program", version=report.version),
    )
    yield _number(report, say)
    yield HeadingBlock(say("paper"))
    yield FactList(tuple(_paper_rows(report, say)))
    yield HeadingBlock(say("sources"))
    yield from _sources(report, say)
    yield from passage_blocks(report, say)
    yield HeadingBlock(say("left out"))
    yield from _left_out(report, say)
    yield HeadingBlock(say("settings"))
    yield FactList(tuple(_settings_rows(report, say)))
    yield HeadingBlock(say("hashes"))
    yield Paragraph(soft(say("hashes meaning")))
    yield FactList(tuple(_hash_rows(report, say)))


def _number(report: Report, say: Wording) -> NumberBox:
    score = report.score
    notes = [say("definition"), say("no verdict")]
    if report.settings.without:
        notes.append(say("kinds off", kinds=_kinds_off(report, say)))
    if score.before != score.share:
        notes.append(say("before leaving out", share=say.share(score.before)))
    if score.reworded_words:
        notes.append(say("reworded", score.reworded_words, share=say.share(score.reworded)))
    return NumberBox(say.share(score.share), _sentence(report, say), tuple(notes))


def _kinds_off(report: Report, say: Wording) -> str:
    keys = dict(zip(NAMES, (*TITLES.values(), "weak passages"), strict=True))
    return ", ".join(say(keys[name]) for name in report.settings.without)


def _sentence(report: Report, say: Wording) -> Line:
    score = report.score
    if score.matched_words:
        words = say(
            "words in sources",
            len(report.evidence),
            matched=say.number(score.matched_words),
            words=say.number(score.words),
        )
        rest = say("in passages", len(report.counted))
        return (StyledWords(words, WordLook.STRONG), StyledWords(rest))
    if report.counted:
        return (StyledWords(say("only reworded"), WordLook.STRONG),)
    if score.before != score.share or report.settings.without:
        return (StyledWords(say("nothing left"), WordLook.STRONG),)
    shortest = report.settings.shortest
    return (StyledWords(say("no match", report.searched, shortest=shortest), WordLook.STRONG),)


def _paper_rows(report: Report, say: Wording) -> Iterator[tuple[str, tuple[Line, ...]]]:
    paper = report.paper
    size = say("size", paper.words)
    if paper.pages:
        size += f", {say('pages', paper.pages)}"
    yield say("file"), ((StyledWords(paper.name, WordLook.NAME), StyledWords(f" · {size}")),)
    if paper.student:
        yield say("student"), (name(paper.student),)
    yield say("coverage"), tuple(_coverage(report, say))
    flags = tuple(line for flag in report.flags for line in _flag(flag, report, say))
    yield say("flags"), flags or (plain(say("no flags")),)
    if paper.notes:
        yield say("remarks"), tuple(name(note) for note in paper.notes)
    if report.status:
        yield say("status"), (plain(say.status(report.status)),)
    if report.note:
        yield say("note"), (name(report.note),)


def _coverage(report: Report, say: Wording) -> Iterator[Line]:
    paper = report.paper
    words = say("size", report.score.words)
    if paper.is_whole:
        yield plain(f"{words}: {say('all compared')}")
        return
    yield plain(words)
    yield from map(plain, page_gaps(paper.without_text, paper.unreadable, say))
    for part in paper.skipped:
        yield name(skipped_sentence(part, say))


def _flag(flag: FlagFacts, report: Report, say: Wording) -> Iterator[Line]:
    words = [flag_sentence(flag, say)]
    if flag.pages:
        words.append(say("on pages", pages=say.pages(flag.pages)))
    if flag.as_written is not None and not report.settings.without:
        share, less = say.share(report.score.before), say.share(flag.as_written)
        words.append(say("trick", share=share, less=less))
    yield name(" ".join(words))


def _sources(report: Report, say: Wording) -> Iterator[Block]:
    if not report.sources:
        yield Paragraph(plain(say("no sources")))
        return
    columns = (
        GridColumn(say("number"), share=6),
        GridColumn(say("document"), share=25),
        GridColumn(say("collection"), share=14),
        GridColumn(say("words"), True, 9),
        GridColumn(say("of paper"), True, 9),
        GridColumn(say("of source"), True, 11),
        GridColumn(say("jaccard"), True, 9),
        GridColumn(say("longest run"), True, 11),
    )
    rows = tuple(_source_row(source, say) for source in report.sources)
    yield GridBlock(say("sources"), columns, rows)
    yield Paragraph(soft(say("jaccard meaning", size=report.settings.params.shingle_size)))
    if report.more_like_these:
        yield Paragraph(plain(say("more like these", report.more_like_these)))


def _source_row(source: SourceFacts, say: Wording) -> tuple[Line | ChipBlock, ...]:
    nothing = say("nothing to show")
    title = [StyledWords(source.name, WordLook.NAME)]
    if source.is_weak:
        title.append(StyledWords(f" · {say('not counted source')}", WordLook.SOFT))
    if source.same_text:
        rest = len(source.same_text) - NAMED
        names = ", ".join(source.same_text[:NAMED]) + (say("and more", rest) if rest > 0 else "")
        title.append(StyledWords(f" · {say('same text', names=names)}", WordLook.SOFT))
    if source.reworded_words:
        reworded = f"{say('reworded words')}: {say.number(source.reworded_words)}"
        title.append(StyledWords(f" · {reworded}", WordLook.SOFT))
    figures = [nothing] * 3  # of words that are the same
    if source.matched_words:
        figures = [
            say.number(source.matched_words),
            say.share(source.of_paper),
            say.number(source.longest_run),
        ]
    is_told = source.matched_words and not source.is_withheld
    return (
        ChipBlock(str(source.number), source.number, not source.is_weak),
        tuple(title),
        name(source.collection),
        plain(figures[0]),
        plain(figures[1]),
        plain(say.share(source.of_source) if is_told else nothing),
        plain(nothing if source.is_withheld else say.jaccard(source.jaccard)),
        plain(figures[2]),
    )


def _left_out(report: Report, say: Wording) -> Iterator[Block]:
    if not report.left_out:
        yield Paragraph(plain(say("nothing left out")))
        return
    columns = [
        GridColumn(say("what"), share=38),
        GridColumn(say("why"), share=22),
        GridColumn(say("when"), share=14),
        GridColumn(say("left out words"), True, 8),
        GridColumn(say("before after"), True, 18),
    ]
    rows = [list(_left_out_row(entry, say)) for entry in report.left_out]
    if not any(entry.when for entry in report.left_out):
        del columns[2]
        for row in rows:
            del row[2]
    yield GridBlock(say("left out"), tuple(columns), tuple(map(tuple, rows)))


def _left_out_row(entry: LeftOut, say: Wording) -> tuple[Line, ...]:
    what = [
        StyledWords(entry.what, WordLook.NAME)
        if entry.what
        else StyledWords(say("nothing found"), WordLook.SOFT)
    ]
    if entry.places > 1:
        what.append(StyledWords(f" · {say('places', entry.places)}", WordLook.SOFT))
    if entry.number is not None:
        what.append(StyledWords(f" · {say('in source', number=entry.number)}", WordLook.SOFT))
    why = [StyledWords(say.reason(entry.reason))]
    if entry.note:
        why += [StyledWords(": "), StyledWords(entry.note, WordLook.NAME)]
    return (
        tuple(what),
        tuple(why),
        name(_moment(entry.when, say)),
        plain(say.number(entry.words)),
        plain(say.effect(entry.before, entry.after)),
    )


def _moment(when: str, say: Wording) -> str:
    """A moment as it was noted; what is no date is shown as it stands."""
    try:
        return say.date(datetime.fromisoformat(when))
    except ValueError:
        return when


def _settings_rows(report: Report, say: Wording) -> Iterator[tuple[str, tuple[Line, ...]]]:
    settings, library = report.settings, report.library
    yield say("shortest"), (plain(say("shortest value", settings.shortest)),)
    yield say("edited"), (plain(say("looked for" if settings.edited else "not looked for")),)
    if settings.rules:
        reasons = ", ".join(say.reason(each) for each in settings.rules)
        yield say("rules"), (plain(reasons),)
    searched = say("documents", report.searched)
    if settings.collections:
        searched += f": {', '.join(settings.collections)}"
    yield say("searched"), (name(searched),)
    if library is not None:
        documents = say("documents", library.documents)
        yield (
            say("library"),
            ((StyledWords(library.name, WordLook.NAME), StyledWords(f" · {documents}")),),
        )
        if library.version:
            yield say("library version"), (code(library.version),)
        params = settings.params
        accents = "accents told" if params.accents else "accents same"
        yield say("accents"), (plain(say(accents)),)
        run = max(params.certain_run, settings.shortest)
        if not settings.without:
            yield say("certain"), (plain(say("certain value", run)),)
        index = say(
            "index value",
            size=params.shingle_size,
            bands=params.bands,
            rows=params.rows,
            version=params.folding_version,
        )
        yield say("index"), (plain(index),)
    if settings.counted_by:
        yield say("counted by"), (plain(f"plagcheck {settings.counted_by}"),)
    yield say("program name"), (plain(say("program", version=report.version)),)
    moment = f"{say.date(report.made)} ({report.made.isoformat(timespec='seconds')})"
    yield say("date"), (plain(moment),)


def _hash_rows(report: Report, say: Wording) -> Iterator[tuple[str, tuple[Line, ...]]]:
    paper = report.paper
    yield say("paper hash"), (name(paper.name), code(paper.sha256 or say("no hash")))
    for source in report.sources:
        if source.sha256:
            yield str(source.number), (name(source.name), code(source.sha256))


def _foot(report: Report, say: Wording) -> str:
    parts = []
    if report.is_student_copy:
        parts.append(say("foot withheld"))
    elif any(not source.is_named for source in report.sources):
        parts.append(say("foot names"))
    documents = say.number(report.library.documents if report.library else report.searched)
    parts.append(say("foot", shortest=report.settings.shortest, documents=documents))
    return " ".join(parts)
