"""What can be typed: commands, options, help."""

from __future__ import annotations

import argparse
from typing import TypeAlias

from plagcheck import __version__
from plagcheck.align.alignment import SHORTEST, SHORTEST_LEAST, SHORTEST_MOST
from plagcheck.library.records import DEFAULT_COLLECTION
from plagcheck.report.kinds import NAMES

EPILOG = """\
examples:
  plagcheck add course.plagcheck readings/           make a library of a folder
  plagcheck check course.plagcheck essay.txt         where does this essay draw on it?
  plagcheck compare essay.txt source.txt             two files, no library
  plagcheck class submissions.zip                    every paper of a class with every other

exit code: 0 all done, 1 some file failed, 2 nothing could be done
Everything stays on this computer."""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
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
    _class(commands)
    _library(commands)
    text = commands.add_parser("text", help="show a file's text as it is read")
    text.add_argument("file", metavar="FILE")
    _json(text, "the text with its flags, pages and what was left out, as a JSON object")
    commands.add_parser("sample", help="check a bundled sample paper")
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


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _json(command: argparse.ArgumentParser, what: str) -> None:
    command.add_argument("--json", action="store_true", help=f"print {what}")


def _shortest(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--shortest",
        type=shortest,
        default=SHORTEST,
        metavar="WORDS",
        help=f"shortest run of words shown, {SHORTEST_LEAST} to {SHORTEST_MOST} "
        f"(default {SHORTEST})",
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
        metavar="NAME",
        help=f'collection to add to (default "{DEFAULT_COLLECTION}"; known files stay in theirs)',
    )
    _json(command, "one JSON object a file")


def _check(commands: Commands) -> None:
    command = commands.add_parser("check", help="look for the sources of papers in a library")
    command.add_argument("library", metavar="LIBRARY")
    command.add_argument("files", metavar="FILE", nargs="+")
    _shortest(command)
    _without(command)
    command.add_argument(
        "--collection",
        action="append",
        metavar="NAME",
        help="look in this collection only; may be given several times",
    )
    _json(command, "one JSON object a line")


def _compare(commands: Commands) -> None:
    command = commands.add_parser("compare", help="compare two files")
    command.add_argument("a", metavar="FILE")
    command.add_argument("b", metavar="FILE")
    _shortest(command)
    _without(command)
    _json(command, "a JSON object")


def _class(commands: Commands) -> None:
    command = commands.add_parser("class", help="compare all papers of a class with each other")
    command.add_argument(
        "folder", metavar="FOLDER_OR_ZIP", help="what was handed in, as the platform gives it"
    )
    command.add_argument("--library", metavar="LIBRARY", help="look in this library as well")
    command.add_argument(
        "--handout",
        action="append",
        default=[],
        metavar="FILE",
        help="a question sheet whose words do not count; may be given several times",
    )
    _shortest(command)
    command.add_argument("--anonymous", action="store_true", help="hide the names of students")
    _json(command, "a JSON object")


def _library(commands: Commands) -> None:
    command = commands.add_parser("library", help="look after a library")
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)

    info = actions.add_parser("info", help="what a library holds")
    listing = actions.add_parser("list", help="its documents")
    listing.add_argument("--search", default="", metavar="TEXT", help="names with this text")
    listing.add_argument("--collection", action="append", metavar="NAME")
    remove = actions.add_parser("remove", help="remove documents and all their fingerprints")
    verify = actions.add_parser("verify", help="find any damage")
    rebuild = actions.add_parser("rebuild", help="make the index anew from the stored texts")
    for action in (info, listing, remove, verify, rebuild):
        action.add_argument("library", metavar="LIBRARY")
    for action in (info, listing, verify):
        _json(action, "JSON")
    remove.add_argument("documents", metavar="ID", type=int, nargs="+", help="see library list")
    remove.add_argument("--yes", action="store_true", help="do not ask")
