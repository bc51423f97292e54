"""The history command: what was checked, shown again, handed over, erased."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from plagcheck import paths, settings
from plagcheck.cli.paper import SAY, counted
from plagcheck.cli.terminal import ask, say
from plagcheck.cli.wording import check_lines, compare_lines
from plagcheck.history.files import files_put_aside
from plagcheck.history.records import Records
from plagcheck.history.saved import AS_PAPER, CLASS, ErasureOutcome, HistoryLine, SavedCheck
from plagcheck.history.saved_json import saved_object
from plagcheck.history.students import StudentName
from plagcheck.jobs.noted_papers import forget_papers
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Adjusted
from plagcheck.model.formatting import share
from plagcheck.model.names import printable
from plagcheck.model.values import to_values
from plagcheck.report.as_json import Object, result_object
from plagcheck.report.cleaning import clean_name
from plagcheck.report.own_places import with_own_places


@dataclass(frozen=True, slots=True)
class Printout:
    """What to print, in words or as objects for JSON."""

    lines: Sequence[str]
    objects: Sequence[Object] = ()


def run_history(options: argparse.Namespace) -> Printout:
    """Do what was asked for with the history that was named, or with the window's."""
    act = _ACTIONS[options.action]
    if options.history:
        with Records.open(options.history) as records:
            return act(records, options)
    old = paths.history_file()  # names students, too, until it is taken over
    with Records.open(paths.records_file(), create=old.is_file()) as records:
        records.import_old(old)
        return act(records, options)


def _list(records: Records, options: argparse.Namespace) -> Printout:
    lines = _chosen(records, options)
    return Printout([_line_text(line) for line in lines], to_values(lines))


def _show(records: Records, options: argparse.Namespace) -> Printout:
    saved = records.load(options.id)
    checked = leave_out(saved.result, saved.rules, saved.choices)
    placed = with_own_places(checked, saved.text_of)
    found = result_object(saved.path, saved.other_path, placed)
    return Printout([*_saved_lines(saved, checked)], [{**found, "saved": saved_object(saved)}])


def _erase(records: Records, options: argparse.Namespace) -> Printout:
    chosen = _chosen(records, options)
    if not _is_confirmed(chosen, options):
        return Printout(["Nothing was erased."])
    erased = _erase_chosen(records, options)
    _forget_papers(chosen, options.student)
    return Printout([*_erased_lines(erased, records)])


def _export(records: Records, options: argparse.Namespace) -> Printout:
    names = records.export_student(options.student, options.target)
    return Printout([f"{counted(len(names), 'file')} written to {printable(options.target)}."])


def _chosen(records: Records, options: argparse.Namespace) -> list[HistoryLine]:
    """The lines that were asked for."""
    if options.student:
        return records.held_about(options.student)
    if options.class_name:
        return records.of_class(options.class_name)
    if options.before:
        return records.before(options.before)
    wanted = getattr(options, "ids", None)
    return [line for line in records.list() if wanted is None or line.id in wanted]


def _line_text(line: HistoryLine) -> str:
    """A check in one line."""
    if line.kind == CLASS:
        found = f"{counted(line.papers, 'paper')}, {counted(line.pairs, 'pair')}"
    else:
        found = f"{share(line.share)} in {counted(line.sources, 'source')}"
    name = f"{line.name} and {line.other}" if line.other else line.name
    whose = f"  ({line.student})" if line.student else ""
    held = f"  [{line.held_as}]" if line.held_as else ""
    when = line.when[:16].replace("T", " ")
    return f"{line.id:>6}  {when}  {line.status:<12}  {name}{whose}  {found}{held}"


def _saved_lines(saved: SavedCheck, checked: Adjusted) -> Iterator[str]:
    """A saved check, as it was found then."""
    version = checked.result.counted_by
    counted_then = f"; {SAY('counted then', version=version)}" if version else ""
    yield f"Checked {saved.when}, plagcheck {saved.version}{counted_then}."
    if saved.library.name:
        yield f"Library: {saved.library.name}, {counted(saved.library.documents, 'document')}."
    yield f"Decision: {saved.decision.status}."
    if saved.decision.note:
        yield f"Note: {saved.decision.note}"
    yield ""
    told = compare_lines if saved.result.is_of_two_files else check_lines
    yield from told(checked)


def _erase_chosen(records: Records, options: argparse.Namespace) -> ErasureOutcome:
    """Erase what was asked for; asked for in one way only, see the arguments."""
    if options.student:
        return records.erase_student(options.student)
    if options.class_name:
        return records.erase_class(options.class_name)
    if options.before:
        return records.erase_before(options.before)
    return records.erase(options.ids)


def _forget_papers(lines: Sequence[HistoryLine], student: str | None) -> None:
    """The window lists recent papers by their names, too, and notes what is still to be read."""
    own = [line for line in lines if line.held_as in ("", AS_PAPER)]
    erased = {path for line in own for path in (line.path, line.other_path)}
    named = StudentName(student).is_in_path if student else erased.__contains__

    def is_gone(path: str) -> bool:
        return path in erased or named(path)

    file = paths.settings_file()
    before = settings.load(file)
    after = before.without_papers(is_gone)
    if after != before:
        settings.save(file, after)
    forget_papers(paths.imports_file(), paths.inbox_dir(), is_gone)


def _is_confirmed(lines: Sequence[HistoryLine], options: argparse.Namespace) -> bool:
    """Whether to go on; a script is not asked."""
    if options.yes or not sys.stdin.isatty():
        return True
    for line in lines:
        say(_line_text(line))
    return ask("Erase this for good?")


def _erased_lines(erased: ErasureOutcome, records: Records) -> Iterator[str]:
    """What was erased, and what could not be."""
    yield f"{counted(erased.entries, 'check')} erased."
    if erased.sources:
        yield f"Taken out of {counted(erased.sources, 'other place')}."
    if erased.staying:
        files = ", ".join(map(clean_name, erased.staying))
        yield f"The same text stays as {files}, which does not carry the name."
    if not erased.is_clean:
        yield "Another program has the history open: the last traces go when it is closed."
    for path in erased.not_erased:
        yield f"{path} could not be erased; its class was kept."
    for file in files_put_aside(records.path):
        yield f"{file} is a damaged history that was put aside. Delete it if nothing is to be left."


_ACTIONS: Final[dict[str, Callable[[Records, argparse.Namespace], Printout]]] = {
    "list": _list,
    "show": _show,
    "erase": _erase,
    "export": _export,
}
