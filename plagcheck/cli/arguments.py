"""What can be typed: commands, options, help."""

from __future__ import annotations

import argparse
from datetime import date
from typing import TypeAlias

from plagcheck import __version__
from plagcheck.cli.leaving_out import add_rules
from plagcheck.cli.paper import SAY
from plagcheck.cli.terminal import Parser
from plagcheck.model.entry import DEFAULT_COLLECTION, Holds, Near
from plagcheck.model.kinds import NAMES
from plagcheck.model.limits import ALIKE, BANDS_FOR, SHORTEST, SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.model.names import printable
from plagcheck.report.forms import FORMS
from plagcheck.report.languages.wording import LANGUAGES

PAST_WORK = "Past work"
EPILOG = """\
examples:
  plagcheck add course.plagcheck readings/           make a library of a folder
  plagcheck check course.plagcheck essay.txt         where does this essay draw on it?
  plagcheck compare essay.txt source.txt             two files, no library
  plagcheck explain course.plagcheck essay.txt 3     how was document 3 found?
  plagcheck class submissions.zip                    every paper of a class with every other
  plagcheck report course.plagcheck essay.txt --pdf essay.pdf    the evidence as a file
  plagcheck open essay.docx                          the same in the window
  plagcheck --self-test                              does everything work on this computer?

exit code: 0 all done, 1 some file failed, 2 nothing could be done
Everything stays on this computer."""


def parser() -> Parser:
    top = Parser(
        prog="plagcheck",
        description="See which reference documents a paper draws on, word for word.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"plagcheck {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add(commands)
    _check(commands)
    _compare(commands)
    _explain(commands)
    _class(commands)
    _report(commands)
    _library(commands)
    _history(commands)
    text = commands.add_parser("text", help="show a file's text as it is read")
    text.add_argument("file", metavar="FILE")
    _json(text, "the text with its flags, pages and what was left out, as a JSON object")
    commands.add_parser("sample", help="check a bundled sample paper")
    opening = commands.add_parser("open", help="open papers in the window; two are compared")
    opening.add_argument("files", metavar="FILE", nargs="*")
    return top


def shortest(value: str) -> int:
    try:
        words = int(value)
    except ValueError:
        words = 0
    if not SHORTEST_LEAST <= words <= SHORTEST_MOST:
        raise argparse.ArgumentTypeError(
            f"{value!r} is not a number of words from {SHORTEST_LEAST} to {SHORTEST_MOST}"
        )
    return words


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def _json(command: argparse.ArgumentParser, what: str) -> None:
    command.add_argument("--json", action="store_true", help=f"print {what}")


def _shortest(command: argparse.ArgumentParser, default: int | None = SHORTEST) -> None:
    """None tells what was typed from what was not: a saved class has its own."""
    command.add_argument(
        "--shortest",
        type=shortest,
        default=default,
        metavar="WORDS",
        help="shortest match in words, copied in a row or with small edits: "
        f"{SHORTEST_LEAST} to {SHORTEST_MOST} (default {SHORTEST})",
    )


def kinds(value: str) -> frozenset[str]:
    """Kinds of matches, with commas between them."""
    names = frozenset(name.strip().replace(" ", "-") for name in value.split(",") if name.strip())
    unknown = sorted(names - set(NAMES))
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0]!r} is none of {', '.join(NAMES)}")
    return names


def _without(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--without",
        type=kinds,
        default=frozenset(),
        metavar="KINDS",
        help=f"leave out kinds of matches, with commas between: {', '.join(NAMES)}",
    )


def _add(commands: Commands) -> None:
    command = commands.add_parser("add", help="add files and folders to a library")
    command.add_argument("library", metavar="LIBRARY", help="the library file; made if missing")
    command.add_argument("paths", metavar="PATH", nargs="+", help="files and folders")
    command.add_argument(
        "--collection",
        type=printable,
        metavar="NAME",
        help=f'collection to add to (default "{DEFAULT_COLLECTION}"; known files stay in theirs)',
    )
    command.add_argument(
        "--move", action="store_true", help="move what is in another collection already"
    )
    command.add_argument(
        "--near",
        choices=[each.value for each in Near],
        default=Near.KEEP.value,
        help="what becomes of what is nearly the same as a document that is there: keep both (the "
        "default), keep it as a version of the same work, or skip it",
    )
    command.add_argument(
        "--alike-from",
        type=threshold,
        metavar="SCORE",
        help="of a new library: choose its bands so that documents are found as a whole from "
        f"about this Jaccard similarity on, {BANDS_FOR[0]} to {BANDS_FOR[1]}",
    )
    _holds(command, "what a new collection holds; without it, a student's copy withholds all of it")
    _json(command, "one JSON object a file")


def _holds(command: argparse.ArgumentParser, what: str) -> None:
    told = [each.value for each in Holds if each is not Holds.UNKNOWN]
    command.add_argument("--holds", choices=told, help=what)


def _check(commands: Commands) -> None:
    command = commands.add_parser("check", help="look for the sources of papers in a library")
    command.add_argument("library", metavar="LIBRARY")
    command.add_argument("files", metavar="FILE", nargs="+")
    _shortest(command)
    _without(command)
    command.add_argument(
        "--collection",
        action="append",
        type=printable,
        metavar="NAME",
        help="look in this collection only; may be given several times",
    )
    add_rules(command)
    _json(command, "one JSON object a line")


def _compare(commands: Commands) -> None:
    command = commands.add_parser("compare", help="compare two files")
    command.add_argument("a", metavar="FILE")
    command.add_argument("b", metavar="FILE")
    _shortest(command)
    _without(command)
    add_rules(command)
    _json(command, "a JSON object")


def _explain(commands: Commands) -> None:
    command = commands.add_parser("explain", help="how was this source found in a paper?")
    command.add_argument("library", metavar="LIBRARY")
    command.add_argument("file", metavar="FILE")
    command.add_argument(
        "source", metavar="SOURCE", type=printable, help="its id (see library list) or exact title"
    )
    _shortest(command)
    _json(command, "a JSON object")


def _class(commands: Commands) -> None:
    command = commands.add_parser("class", help="compare all papers of a class with each other")
    command.add_argument(
        "folder",
        metavar="FOLDER_OR_ZIP",
        help="what was handed in, as the platform gives it; or a class saved with --save",
    )
    command.add_argument("--library", metavar="LIBRARY", help="look in this library as well")
    command.add_argument(
        "--late",
        action="append",
        default=[],
        metavar="PAPER",
        help="add a paper that came late; the others are not compared again",
    )
    command.add_argument(
        "--save", metavar="FILE", help="keep the class in a file, to open it again"
    )
    command.add_argument(
        "--keep-in", metavar="LIBRARY", help="add the papers, without names, to this library"
    )
    command.add_argument(
        "--collection",
        default=PAST_WORK,
        type=printable,
        metavar="NAME",
        help=f'collection for --keep-in (default "{PAST_WORK}")',
    )
    add_rules(command)
    _shortest(command, None)
    _without(command)
    command.add_argument("--csv", metavar="OUT", help="write the table of papers, as CSV")
    command.add_argument("--xlsx", metavar="OUT", help="write papers and pairs as an Excel file")
    command.add_argument("--anonymous", action="store_true", help="hide the names of students")
    _json(command, "a JSON object")


def _report(commands: Commands) -> None:
    command = commands.add_parser("report", help="check a paper and write a report as a file")
    command.add_argument("library", metavar="LIBRARY")
    command.add_argument("file", metavar="FILE")
    for form in FORMS:
        command.add_argument(f"--{form}", metavar="OUT", help=SAY(f"form {form}"))
    command.add_argument("--language", choices=LANGUAGES, default="en", help="of the report")
    command.add_argument(
        "--student-copy",
        action="store_true",
        help="for the student: no name and no text of other students",
    )
    command.add_argument(
        "--withhold-names",
        action="store_true",
        help="leave the names of other students out, but not their texts",
    )
    command.add_argument(
        "--collection",
        action="append",
        type=printable,
        metavar="NAME",
        help="look in this collection only; may be given several times",
    )
    _shortest(command)
    _without(command)
    add_rules(command)


def day(value: str) -> str:
    """A day as 2026-09-01."""
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{value!r} is not a day like 2026-09-01") from error


def _history(commands: Commands) -> None:
    command = commands.add_parser("history", help="checks that were made: show, hand over, erase")
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = actions.add_parser("list", help="all checks, newest first")
    show = actions.add_parser("show", help="a check as it was found then")
    show.add_argument("id", metavar="ID", type=int, help="see history list")
    erase = actions.add_parser("erase", help="erase checks and their texts for good")
    export = actions.add_parser("export", help="write down everything held about one student")
    export.add_argument("target", metavar="FOLDER_OR_ZIP")
    export.add_argument("--student", type=printable, metavar="NAME", required=True)
    which = erase.add_mutually_exclusive_group(required=True)
    which.add_argument("ids", metavar="ID", type=int, nargs="*", default=[])
    for choice in (listing.add_mutually_exclusive_group(), which):
        choice.add_argument(
            "--student", type=printable, metavar="NAME", help="everything held about a student"
        )
        choice.add_argument(
            "--class", dest="class_name", type=printable, metavar="NAME", help="one class"
        )
        choice.add_argument("--before", type=day, metavar="DAY", help="made before a day")
    erase.add_argument("--yes", action="store_true", help="do not ask")
    for action in (listing, show, erase, export):
        action.add_argument("--history", metavar="FILE", help="default: the one of the window")
    for action in (listing, show):
        _json(action, "JSON")
    for action in (erase, export):
        action.set_defaults(json=False)


def similarity(value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1:
        raise argparse.ArgumentTypeError(f"{value!r} is not a number above 0 and up to 1")
    return number


def threshold(value: str) -> float:
    """A similarity for which bands can be chosen."""
    low, high = BANDS_FOR
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{value!r} is not a number from {low} to {high}")
    return number


def _similar(actions: Commands) -> None:
    command = actions.add_parser("similar", help="documents that are alike: drafts, copies")
    command.add_argument("library", metavar="LIBRARY")
    command.add_argument(
        "--at-least",
        type=similarity,
        default=ALIKE,
        metavar="SCORE",
        help=f"Jaccard similarity of two documents, up to 1 (default {ALIKE})",
    )
    command.add_argument(
        "--collection",
        action="append",
        type=printable,
        metavar="NAME",
        help="look at this collection only; may be given several times",
    )
    command.add_argument(
        "--against",
        action="append",
        type=printable,
        metavar="NAME",
        help="compare with this collection: one document of each pair is in it, the other in "
        "--collection or, without that, in any other; may be given several times",
    )
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print pairs and groups as JSON")
    form.add_argument("--csv", action="store_true", help="print the pairs as CSV")


def _versions(actions: Commands) -> None:
    command = actions.add_parser(
        "versions", help="documents that are versions of one work: list, make, take back"
    )
    command.add_argument("library", metavar="LIBRARY")
    command.add_argument(
        "documents",
        metavar="ID",
        type=int,
        nargs="*",
        help="make these versions of one work: results name the best one (see library list)",
    )
    command.add_argument(
        "--undo",
        metavar="ID",
        type=int,
        nargs="+",
        default=[],
        help="these are no versions any more",
    )
    _json(command, "one JSON object for each work")


def _library(commands: Commands) -> None:
    command = commands.add_parser("library", help="look after a library")
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)

    info = actions.add_parser("info", help="what a library holds")
    listing = actions.add_parser("list", help="its documents")
    listing.add_argument(
        "--search", default="", type=printable, metavar="TEXT", help="names with this text"
    )
    listing.add_argument("--collection", action="append", type=printable, metavar="NAME")
    collections = actions.add_parser("collections", help="what its collections hold; say it")
    remove = actions.add_parser("remove", help="remove documents and all their fingerprints")
    verify = actions.add_parser("verify", help="find any damage")
    backup = actions.add_parser("backup", help="copy it, also while it is in use")
    rebuild = actions.add_parser("rebuild", help="make the index anew from the stored texts")
    _similar(actions)
    _versions(actions)
    for action in (info, listing, collections, remove, verify, backup, rebuild):
        action.add_argument("library", metavar="LIBRARY")
    for action in (info, listing, collections, verify):
        _json(action, "JSON")
    collections.add_argument(
        "names", type=printable, metavar="NAME", nargs="*", help="say it of these"
    )
    _holds(collections, "what the named ones hold; a student's copy withholds student work")
    remove.add_argument("documents", metavar="ID", type=int, nargs="+", help="see library list")
    remove.add_argument("--yes", action="store_true", help="do not ask")
    backup.add_argument("target", metavar="TARGET", help="the file to write")
    backup.add_argument("--yes", action="store_true", help="replace a file without asking")
