"""The report command: check a paper and write what was found in the forms asked for."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path

from plagcheck import display
from plagcheck.cli.leaving_out import rules_of
from plagcheck.cli.opening import opened, text_of
from plagcheck.cli.outputs import BadRequest, require_places
from plagcheck.cli.paper import counted
from plagcheck.cli.progress import TerminalProgress
from plagcheck.cli.wording import headline
from plagcheck.jobs.check import check_file, read_file
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.result import AlignOptions, CheckOptions
from plagcheck.printing.forms import written
from plagcheck.report.build import Subject, report_of
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import Audience, Report, ReportOptions
from plagcheck.report.forms import FORMS
from plagcheck.report.inventory import ReportedDocument, contains
from plagcheck.report.languages.wording import Wording
from plagcheck.report.own_places import with_own_places
from plagcheck.report.redaction import may_be_quoted
from plagcheck.report.writing import write_file


@dataclass(slots=True)
class WrittenReports:
    """What to print, how many files were written, and what went wrong with the others."""

    lines: list[str] = field(default_factory=list)
    written: int = 0
    errors: list[PlagcheckError] = field(default_factory=list)


def make_report(options: argparse.Namespace) -> WrittenReports:
    """Check the file and write every form that was asked for."""
    places = {form: Path(place) for form in FORMS if (place := getattr(options, form))}
    _require_sense(places, options)
    progress = TerminalProgress()
    try:
        say = Wording(options.language)
        report = report_of(_checked(options, progress), _wanted(options), say)
        made = WrittenReports(list(_summary(report)))
        for form, place in places.items():
            try:
                if form == "pdf" and (lacking := display.missing()):
                    raise BadRequest(display.complaint(lacking))
                with progress.stopping_at_steps() if form == "pdf" else nullcontext():
                    data = written(form, report, say, progress)
                write_file(place, data)
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
        raise BadRequest(f"Say what to write, with one or more of {forms}.")
    require_places(places.items(), [Path(options.file), Path(options.library)])


def _wanted(options: argparse.Namespace) -> ReportOptions:
    return ReportOptions(
        Audience.STUDENT if options.student_copy else Audience.TEACHER,
        with_names=not options.withhold_names,
    )


def _checked(options: argparse.Namespace, progress: TerminalProgress) -> Subject:
    wanted_in = None if options.collection is None else tuple(options.collection)
    asked = CheckOptions(AlignOptions(options.shortest), wanted_in)
    with opened(options.library) as library:
        result = check_file(library, Path(options.file), asked, progress)
        checked = leave_out(result, rules_of(options, read_file), without=options.without)
        placed = with_own_places(checked, partial(text_of, library))
        documents = {
            source.id: library.document(source.id)
            for source in filter(may_be_quoted, checked.result.sources)
        }
    return Subject(placed, documents, datetime.now().astimezone())


def _summary(report: Report) -> Iterator[str]:
    """The number, and whose names and texts the report holds."""
    yield f"{clean_name(report.name)}: {headline(report.checked)}"
    found = contains(report)
    yield "The report holds:"
    for each in (found.paper, *found.sources):
        yield f"  {each.name}: {_held(each)}"


def _held(each: ReportedDocument) -> str:
    words = f"{counted(each.words, 'word')} of its text" if each.words else "no text"
    return words if each.is_named else f"{words}, name withheld"
