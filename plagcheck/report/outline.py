"""Outline: what a report says, in which order and in which words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from plagcheck.model.adjusted import LedgerEntry
from plagcheck.model.document import Flag
from plagcheck.model.result import CheckResult, LibraryState, Source
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
    named,
    plain,
    soft,
)
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import Report
from plagcheck.report.found_words import FoundWords, found_lines
from plagcheck.report.inventory import contains
from plagcheck.report.languages.flag_translation import coverage_gaps, flag_sentence
from plagcheck.report.languages.wording import Wording
from plagcheck.report.passage_blocks import passage_blocks


def outline_of(report: Report, say: Wording | None = None, *, explains: bool = False) -> Outline:
    """A report in blocks; one that `explains` tells how each source was found."""
    say = say or Wording()
    title = say("file title", name=clean_name(report.name))
    return Outline(title, _foot(report, say), tuple(_blocks(report, say, explains)))


def _blocks(report: Report, say: Wording, explains: bool) -> Iterator[Block]:
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
    rows = tuple(_found_rows(report, say)) if explains else ()
    if rows:
        yield HeadingBlock(say("how all found"))
        yield FactList(rows)
    yield from passage_blocks(report, say)
    yield HeadingBlock(say("left out"))
    yield from _left_out(report, say)
    yield HeadingBlock(say("settings"))
    yield FactList(tuple(_settings_rows(report, say)))
    yield HeadingBlock(say("hashes"))
    yield Paragraph(soft(say("hashes meaning")))
    yield FactList(tuple(_hash_rows(report, say)))


def _number(report: Report, say: Wording) -> NumberBox:
    result, before = report.result, report.checked.before
    notes = [say("definition"), say("no verdict")]
    if report.checked.is_unsearched:
        notes.insert(0, say("unsearched"))
    if report.checked.without:
        notes.append(say.kinds_off(report.checked.without))
    if report.is_lowered:
        notes.append(say("before leaving out", share=say.share(before.similarity)))
    if result.reworded_words:
        notes.append(say("reworded", result.reworded_words, share=say.share(result.reworded)))
        if result.matched_words and result.only_reworded:
            notes.append(say("reworded sources", len(result.only_reworded)))
    number, is_begun = say.share(result.similarity), bool(result.matched_words)
    return NumberBox(number, _sentence(report, say), tuple(notes), is_begun)


def _sentence(report: Report, say: Wording) -> Line:
    result = report.result
    if not (result.matched_words or result.reworded_words):
        return (StyledWords(say.nothing(report.checked), WordLook.STRONG),)
    rest = "."
    if result.matched_words:
        leading = (each for each in report.counted if each.source.under is None)
        rest = say("in passages", sum(bool(each.match.copied_runs) for each in leading))
    words = " ".join(say.found(result, of_all=True))
    return (StyledWords(words, WordLook.STRONG), StyledWords(rest))


def _paper_rows(report: Report, say: Wording) -> Iterator[tuple[str, tuple[Line, ...]]]:
    paper, decision = report.result.submission, report.decision
    size = say("size", paper.coverage.words or report.result.words)
    if paper.pages:
        size += f", {say('pages', paper.pages)}"
    yield say("file"), ((named(paper.name), StyledWords(f" · {size}")),)
    if report.student:
        yield say("student"), (name(report.student),)
    yield say("coverage"), tuple(_coverage(report.result, say))
    flags = tuple(name(_flag(flag, report, say)) for flag in paper.flags)
    yield say("flags"), flags or (plain(say("no flags")),)
    if paper.notes:
        yield say("remarks"), tuple(name(note) for note in paper.notes)
    if decision is not None:
        yield say("status"), (plain(say.status(decision.status)),)
    if decision is not None and decision.note:
        yield say("note"), (name(decision.note),)


def _coverage(result: CheckResult, say: Wording) -> Iterator[Line]:
    read, words = result.submission.coverage, say("size", result.words)
    if read.is_whole:
        yield plain(f"{words}: {say('all compared')}")
        return
    yield plain(words)
    yield from map(name, coverage_gaps(read, say))


def _pages(pages: Iterable[int], say: Wording) -> str:
    """Pages as a reader counts them, from 1."""
    return say.pages([page + 1 for page in pages])


def _flag(flag: Flag, report: Report, say: Wording) -> str:
    words = [flag_sentence(flag, say)]
    if flag.pages:
        words.append(say("on pages", pages=_pages(flag.pages, say)))
    found, tricks = report.checked.worth
    worth = say.worth(flag.kind, found.matched_words, tricks)
    if worth:
        words.append(worth)
        if report.checked.is_worth_of_all:
            words.append(say("trick all counted"))
    return " ".join(words)


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
    rows = tuple(_source_row(source, report, say) for source in report.sources)
    yield GridBlock(say("sources"), columns, rows)
    yield Paragraph(soft(say("jaccard meaning", size=report.result.params.shingle_size)))
    if report.result.more_like_these:
        yield Paragraph(plain(say("more like these", report.result.more_like_these)))


def _source_row(source: Source, report: Report, say: Wording) -> tuple[Line | ChipBlock, ...]:
    nothing, found = say("nothing to show"), source.comparison
    figures = [nothing] * 3  # of words that are the same
    is_counted = found.matched_words and not source.is_weak
    if is_counted:
        figures = [
            say.number(found.matched_words),
            say.share(found.share_of_submission),
            say.number(found.longest_run),
        ]
    is_withheld = report.is_withheld(source)
    is_told = is_counted and not is_withheld
    return (
        ChipBlock(str(source.number), source.number, not source.is_weak),
        _source_title(source, report, say),
        name(source.entry.collection),
        plain(figures[0]),
        plain(figures[1]),
        plain(say.share(found.share_of_source) if is_told else nothing),
        plain(nothing if is_withheld else say.jaccard(found.jaccard)),
        plain(figures[2]),
    )


def _source_title(source: Source, report: Report, say: Wording) -> Line:
    """Its name, and what else there is to say of it."""
    more = []
    if source.is_weak:
        more.append(say("not counted source"))
    if source.under is not None:
        leader = report.result.source(source.under)
        more.append(say("counted with", number=leader.number))
    more += say.beside(report.result, source)
    if reworded := source.comparison.reworded_words:
        more.append(f"{say('reworded words')}: {say.number(reworded)}")
    return (
        named(source.entry.name),
        *(StyledWords(f" · {each}", WordLook.SOFT) for each in more),
    )


def _found_rows(report: Report, say: Wording) -> Iterator[tuple[str, tuple[Line, ...]]]:
    """How each source was found whose text the reader may know."""
    for source in report.sources:
        found = None if report.is_withheld(source) else report.found.get(source.id)
        if found is not None:
            label = f"{source.number} {clean_name(source.entry.name)}"
            yield label, tuple(map(plain, found_lines(FoundWords(found, say, source.found_by))))


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
    rows = [list(_left_out_row(entry, report, say)) for entry in report.left_out]
    if not any(entry.when for entry in report.left_out):
        del columns[2]
        for row in rows:
            del row[2]
    yield GridBlock(say("left out"), tuple(columns), tuple(map(tuple, rows)))


def _left_out_row(entry: LedgerEntry, report: Report, say: Wording) -> tuple[Line, ...]:
    what = [named(entry.what) if entry.what else StyledWords(say("nothing found"), WordLook.SOFT)]
    if len(entry.spans) > 1:
        what.append(StyledWords(f" · {say('places', len(entry.spans))}", WordLook.SOFT))
    if (number := report.number_of(entry)) is not None:
        what.append(StyledWords(f" · {say('in source', number=number)}", WordLook.SOFT))
    if entry.still:
        what.append(StyledWords(f" · {say.still(entry)}", WordLook.SOFT))
    why = [StyledWords(say.reason(entry.reason))]
    if entry.note:
        why += [StyledWords(": "), named(entry.note)]
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
    result, asked = report.result, report.result.options
    yield say("shortest"), (plain(say("shortest value", asked.align.shortest)),)
    yield say("edited"), (plain(say("looked for" if asked.align.edited else "not looked for")),)
    rules = [each.reason for each in report.checked.entries if not each.is_by_teacher]
    if rules:
        yield say("rules"), (plain(", ".join(map(say.reason, dict.fromkeys(rules)))),)
    searched = say("documents", result.searched)
    if asked.collections:
        searched += f": {', '.join(map(clean_name, asked.collections))}"
    yield say("searched"), (name(searched),)
    if result.library is not None:
        yield from _library_rows(result.library, report, say)
    yield say("index"), (plain(say.index(result)),)
    if result.counted_by:
        yield say("counted by"), (plain(f"plagcheck {result.counted_by}"),)
    yield say("program name"), (plain(say("program", version=report.version)),)
    moment = f"{say.date(report.made)} ({report.made.isoformat(timespec='seconds')})"
    yield say("date"), (plain(moment),)


def _library_rows(
    library: LibraryState, report: Report, say: Wording
) -> Iterator[tuple[str, tuple[Line, ...]]]:
    documents = say("documents", library.documents)
    yield say("library"), ((named(library.name), StyledWords(f" · {documents}")),)
    if library.version:
        yield say("library version"), (code(library.version),)
    params = report.result.params
    yield say("accents"), (plain(say("accents told" if params.accents else "accents same")),)
    if not report.checked.without:
        yield say("certain"), (plain(say.certain(report.result)),)


def _hash_rows(report: Report, say: Wording) -> Iterator[tuple[str, tuple[Line, ...]]]:
    digest = report.result.submission.sha256
    yield say("paper hash"), (name(report.name), code(digest or say("no hash")))
    for source in report.sources:
        if source.entry.text_sha256:
            yield str(source.number), (name(source.entry.name), code(source.entry.text_sha256))
    reasons = {entry.source_id: say.reason(entry.reason) for entry in report.left_out}
    for source in report.gone:
        parts = clean_name(source.entry.name), reasons.get(source.id)
        told = " · ".join(part for part in parts if part)
        yield str(source.number), (name(told), code(source.entry.text_sha256 or say("no hash")))


def _foot(report: Report, say: Wording) -> str:
    result = report.result
    parts = []
    if report.is_student_copy:
        parts.append(say("foot withheld"))
    elif not all(each.is_named for each in contains(report).sources):
        parts.append(say("foot names"))
    documents = say.number(result.library.documents if result.library else result.searched)
    parts.append(say("foot", shortest=result.options.align.shortest, documents=documents))
    return " ".join(parts)
