"""The report command: check a paper and write what was found in the forms asked for."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from plagcheck.cli.paper import counted, share
from plagcheck.cli.progress import TerminalProgress
from plagcheck.jobs.check import check_file
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Rules
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.result import AlignOptions, CheckOptions
from plagcheck.report.build import Subject, report_of
from plagcheck.report.content import Audience, Report, Wanted
from plagcheck.report.csv import as_csv
from plagcheck.report.forms import FORMS
from plagcheck.report.html.writer import as_html
from plagcheck.report.inventory import Contained, contains
from plagcheck.report.languages.wording import Wording
from plagcheck.report.library_facts import library_facts
from plagcheck.report.report_json import as_json_text
from plagcheck.report.tables import paper_table, source_table
from plagcheck.report.text import as_text
from plagcheck.report.writing import write_file
from plagcheck.report.xlsx import as_xlsx


class BadRequest(PlagcheckError):
    """What was typed makes no sense; only the command line can ask so."""

    sentence = "{reason}"


@dataclass(slots=True)
class Made:
    """What to print, how many files were written, and what went wrong with the others."""

    lines: list[str] = field(default_factory=list)
    written: int = 0
    errors: list[PlagcheckError] = field(default_factory=list)


def make_report(options: argparse.Namespace) -> Made:
    """Check the file and write every form that was asked for."""
    places = {form: Path(place) for form in FORMS if (place := getattr(options, form))}
    _require_sense(places, options)
    progress = TerminalProgress()
    try:
        wanted, say = _wanted(options), Wording(options.language)
        subject = _checked(options, progress)
        report = report_of(subject, wanted, say)
        made = Made(list(_summary(report)))
        for form, place in places.items():
            try:
                write_file(place, _written(form, subject, report, wanted, say, progress))
            except PlagcheckError as error:
                made.errors.append(error)
                continue
            made.written += 1
            made.lines.append(f"Written: {place}")
    finally:
        progress.clear()
    return made


def _require_sense(places: dict[str, Path], options: argparse.Namespace) -> None:
    """Refuse what would write nothing, or over what must stay."""
    if not places:
        forms = ", ".join(f"--{form}" for form in FORMS)
        raise BadRequest(reason=f"Say what to write, with one or more of {forms}.")
    taken = [Path(options.file), Path(options.library)]
    for place in places.values():
        if any(_is_same(place, other) for other in taken):
            raise BadRequest(reason=f"{place} is in use: give the report a name of its own.")
        taken.append(place)


def _is_same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve() or (
        one.exists() and other.exists() and one.samefile(other)
    )


def _wanted(options: argparse.Namespace) -> Wanted:
    return Wanted(
        Audience.STUDENT if options.student_copy else Audience.TEACHER,
        with_names=not options.withhold_names,
    )


def _checked(options: argparse.Namespace, progress: TerminalProgress) -> Subject:
    asked = CheckOptions(AlignOptions(options.shortest), options.collection)
    with Library.open(options.library) as library:
        result = check_file(library, Path(options.file), asked, progress)
        documents = {
            source.entry.id: library.document(source.entry.id)
            for source in result.sources
            if source.under is None
        }
        facts = library_facts(library)
    rules = Rules(
        quotations="quotations" in options.leave_out,
        bibliography="bibliography" in options.leave_out,
        citations="citations" in options.leave_out,
        small_match=options.smallest,
    )
    fair = leave_out(result, rules)
    return Subject(fair, documents, datetime.now().astimezone(), facts)


def _written(
    form: str,
    subject: Subject,
    report: Report,
    wanted: Wanted,
    say: Wording,
    progress: TerminalProgress,
) -> bytes:
    match form:
        case "html":
            return as_html(report, say).encode()
        case "pdf":
            from plagcheck.printing.pdf import as_pdf  # the only form that needs Qt

            return as_pdf(report, say, progress)
        case "text":
            return as_text(report, say).encode()
        case "csv":
            return as_csv(source_table(report, say), say).encode()
        case "xlsx":
            tables = [paper_table(report, say), source_table(report, say)]
            return as_xlsx(tables, report.paper.name, report.made)
        case _:
            return as_json_text(subject, report, wanted, say).encode()


def _summary(report: Report) -> Iterator[str]:
    """The number, and whose names and texts the report holds."""
    words = counted(report.score.matched_words, "word")
    yield (
        f"{report.paper.name}: {share(report.score.share)} of this paper, {words}, "
        f"also appears in {counted(len(report.evidence), 'source')}."
    )
    found = contains(report)
    yield "The report holds:"
    for each in (found.paper, *found.sources):
        yield f"  {each.name}: {_held(each)}"


def _held(each: Contained) -> str:
    words = f"{each.words:,} words of its text" if each.words else "no text"
    return words if each.is_named else f"{words}, name withheld"
