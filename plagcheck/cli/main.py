"""The commands: read arguments, run a job, print what comes back."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Final

from plagcheck import paths
from plagcheck.cli import library_words, wording
from plagcheck.cli.add_command import run_add
from plagcheck.cli.arguments import parser
from plagcheck.cli.class_command import class_lines, run_class
from plagcheck.cli.explain_command import explain_lines, run_explain
from plagcheck.cli.history_command import run_history
from plagcheck.cli.leaving_out import rules_of
from plagcheck.cli.opening import opened, text_of
from plagcheck.cli.outputs import BadRequest
from plagcheck.cli.paper import counted, paper_lines
from plagcheck.cli.progress import TerminalProgress
from plagcheck.cli.report_command import make_report
from plagcheck.cli.similar_command import similar
from plagcheck.cli.terminal import ask, complain, say, say_json, say_text, to_output
from plagcheck.cli.versions_command import versions
from plagcheck.extract.pool.pool import ExtractionPool
from plagcheck.extract.scratch import clear_abandoned
from plagcheck.jobs.check import check_file, compare_files, read_file
from plagcheck.jobs.sample import check_sample
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.integrity import verify
from plagcheck.library.library import Library
from plagcheck.library.rebuilding import rebuild
from plagcheck.model.adjusted import Adjusted, Rules
from plagcheck.model.entry import Holds
from plagcheck.model.errors import PlagcheckError
from plagcheck.model.names import printable
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult
from plagcheck.report import as_json
from plagcheck.report.class_json import class_object
from plagcheck.report.explained_json import explained_object
from plagcheck.report.own_places import with_own_places

DONE: Final = 0
SOME_FAILED: Final = 1
NOTHING_DONE: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None, *, stops_on_ctrl_c: bool = False) -> int:
    """Run one command; returns the exit code. Ctrl-C stops it so that it can say what is done."""
    _open_streams()
    try:
        options = parser().parse_args(arguments)
        _require_current_folder()
        paths.keep_private()
        clear_abandoned()
        with _told_of_ctrl_c() if stops_on_ctrl_c else nullcontext():
            return _COMMANDS[options.command](options)
    except PlagcheckError as error:
        complain(str(error))
        return NOTHING_DONE
    except KeyboardInterrupt:
        complain("Stopped. Everything reported as done is safely stored.")
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone: nothing left to say
        return DONE


def _open_streams() -> None:
    """What was closed by who started the program is read as empty, and takes what is written."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  until the end
            setattr(sys, name, stream)


def _require_current_folder() -> None:
    """Without one, no relative path means anything, and Python starts no worker process."""
    try:
        Path.cwd()
    except FileNotFoundError as error:
        raise BadRequest("The current folder was removed. Change to another one.") from error


@contextmanager
def _told_of_ctrl_c() -> Iterator[None]:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _add(options: argparse.Namespace) -> int:
    return DONE if run_add(options) else SOME_FAILED


def _check(options: argparse.Namespace) -> int:
    failed = False
    asked = check_options(options)
    with opened(options.library) as library, ExtractionPool() as pool:
        rules = rules_of(options, lambda path: read_file(path, pool=pool))
        for place, file in enumerate(options.files):
            progress = TerminalProgress()
            try:
                result = check_file(library, Path(file), asked, progress, pool)
                checked = _adjusted(result, rules, options)
            except PlagcheckError as error:
                failed = True
                progress.clear()
                if options.json:
                    say_json(as_json.failed_check_object(printable(file), error))
                else:
                    complain(str(error))
                continue
            progress.clear()
            if options.json:
                placed = with_own_places(checked, partial(text_of, library))
                say_json(as_json.check_object(printable(file), placed))
            else:
                say(*([""] if place else []), *wording.check_lines(checked))
    return SOME_FAILED if failed else DONE


def check_options(options: argparse.Namespace) -> CheckOptions:
    wanted = options.collection
    return CheckOptions(AlignOptions(options.shortest), None if wanted is None else tuple(wanted))


def _adjusted(result: CheckResult, rules: Rules, options: argparse.Namespace) -> Adjusted:
    """A result as it was asked for: without what does not count, then without some kinds."""
    return leave_out(result, rules, without=options.without)


def _compare(options: argparse.Namespace) -> int:
    asked = AlignOptions(options.shortest)
    compared = compare_files(Path(options.a), Path(options.b), asked)
    checked = _adjusted(compared, rules_of(options, read_file), options)
    if options.json:
        names = printable(options.a), printable(options.b)
        placed = with_own_places(checked, lambda source: source.document)
        say_json(as_json.compare_object(*names, placed))
    else:
        say(*wording.compare_lines(checked))
    return DONE


def _explain(options: argparse.Namespace) -> int:
    explained = run_explain(options)
    if options.json:
        say_json(explained_object(printable(options.file), explained))
    else:
        say(*explain_lines(explained))
    return DONE


def _class(options: argparse.Namespace) -> int:
    result = run_class(options)
    if options.json:
        say_json(class_object(result))
    else:
        say(*class_lines(result))
    return SOME_FAILED if result.failures else DONE


def _report(options: argparse.Namespace) -> int:
    made = make_report(options)
    say(*made.lines)
    for error in made.errors:
        complain(str(error))
    if made.errors:
        return SOME_FAILED if made.written else NOTHING_DONE
    return DONE


def _history(options: argparse.Namespace) -> int:
    answer = run_history(options)
    if options.json:
        for each in answer.objects:
            say_json(each)
    else:
        say(*answer.lines)
    return DONE


def _text(options: argparse.Namespace) -> int:
    document = read_file(Path(options.file))
    if options.json:
        say_json(as_json.text_object(printable(options.file), document))
        return DONE
    if sys.stdout.isatty():
        say_text(document.text)
    else:
        with to_output():
            sys.stdout.flush()
            sys.stdout.buffer.write(document.text.encode("utf-8", "surrogatepass"))
            sys.stdout.buffer.flush()
    for line in paper_lines(document):  # apart from the text, which may go to a file
        complain(line.strip())
    return DONE


def _sample(options: argparse.Namespace) -> int:
    say(*wording.check_lines(leave_out(check_sample(), Rules.usual())))
    return DONE


def _library(options: argparse.Namespace) -> int:
    return _ACTIONS[options.action](options)


def _info(options: argparse.Namespace) -> int:
    with opened(options.library, read_only=True) as library:
        summary = library.summary()
        if options.json:
            say_json(as_json.summary_object(summary))
        else:
            say(*library_words.summary_lines(summary, library.params.certain_run))
    return DONE


def _list(options: argparse.Namespace) -> int:
    with opened(options.library, read_only=True) as library:
        for entry in library.documents(search=options.search, collections=options.collection):
            if options.json:
                say_json(as_json.entry_object(entry))
            else:
                say(library_words.document_line(entry))
    return DONE


def _collections(options: argparse.Namespace) -> int:
    """Show what collections hold; with names, say it of these first."""
    if bool(options.names) != bool(options.holds):
        raise BadRequest("Say both: the names of collections and --holds.")
    with opened(options.library, read_only=not options.holds) as library:
        for name in options.names:
            if name not in library.summary().collections:
                raise BadRequest(f'The library has no collection "{name}".')
        for name in options.names:
            library.tell(name, Holds(options.holds))
        summary = library.summary()
    if options.json:
        for name, documents in summary.collections.items():
            held = summary.holds[name].value
            say_json({"name": name, "documents": documents, "holds": held})
    else:
        say(*library_words.collection_lines(summary))
    return DONE


def _remove(options: argparse.Namespace) -> int:
    with Library.open(options.library) as library:
        names = {entry.id: entry.name for entry in library.documents(ids=options.documents)}
        if not options.yes and sys.stdin.isatty():
            for number, name in names.items():
                say(f"{number:>8}  {name}")
            if not ask("Remove the text and all its fingerprints?"):
                say("Nothing was removed.")
                return DONE
        library.remove(options.documents)
        say(f"{counted(len(names), 'document')} removed.")
        older = library.older_copies()
        progress = TerminalProgress()
        is_finished = library.finish_removing(progress)
        progress.clear()
        say(*library_words.gone_lines(older))
        if not is_finished:
            say(library_words.TRACES_LEFT)
    return DONE


def _verify(options: argparse.Namespace) -> int:
    progress = TerminalProgress()
    with opened(options.library, read_only=True) as library:
        problems = verify(library, progress)
        progress.clear()
        if options.json:
            say_json({"problems": [as_json.problem_object(p) for p in problems]})
        elif problems:
            for problem in problems:
                where = f"{problem.name or problem.document_id}: " if problem.document_id else ""
                say(f"{where}{problem.what}")
            say('"plagcheck library rebuild" restores the index from the stored texts.')
        else:
            say(f"No damage found in {counted(len(library), 'document')}.")
    return SOME_FAILED if problems else DONE


def _backup(options: argparse.Namespace) -> int:
    target, replaces = Path(options.target), options.yes
    with opened(options.library, read_only=True) as library:
        if target.is_file() and not replaces and sys.stdin.isatty():
            if not ask(f"{target} is there already. Replace it?"):
                say("Nothing was copied.")
                return DONE
            replaces = True
        progress = TerminalProgress()
        documents = library.back_up(target, replace=replaces, observer=progress)
        progress.clear()
    say(f"{counted(documents, 'document')} copied to {target}.")
    return DONE


def _rebuild(options: argparse.Namespace) -> int:
    progress = TerminalProgress()
    rebuilt = rebuild(Path(options.library), observer=progress)
    progress.clear()
    say(f"{counted(rebuilt.documents, 'document')} restored.")
    for name in rebuilt.lost:
        complain(f"The text of {name} was damaged and could not be restored: add the file again.")
    if rebuilt.nameless:
        complain(f"{counted(rebuilt.nameless, 'document')} without a name could not be restored.")
    if rebuilt.placeless:
        names = ", ".join(rebuilt.placeless)
        complain(f"Where these came from was lost, add the files again to note it: {names}")
    if rebuilt.changed:
        names = ", ".join(rebuilt.changed)
        complain(f"Name, collection, pages or headings of these may not be right: {names}")
    if rebuilt.old is not None:
        say(f"The damaged library was kept as {rebuilt.old.name}.")
    return DONE if rebuilt.is_complete else SOME_FAILED


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "add": _add,
    "check": _check,
    "compare": _compare,
    "explain": _explain,
    "class": _class,
    "report": _report,
    "library": _library,
    "history": _history,
    "text": _text,
    "sample": _sample,
}
_ACTIONS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "info": _info,
    "list": _list,
    "collections": _collections,
    "remove": _remove,
    "verify": _verify,
    "backup": _backup,
    "rebuild": _rebuild,
    "similar": similar,
    "versions": versions,
}
