"""What is left out of the number, as it is typed: the switches of the window.

The window's settings are never read here: what a command prints follows from what was typed.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from plagcheck.model.adjusted import Rules
from plagcheck.model.document import Document

NAMES: Final = ("quotations", "references", "citations")


def add_switches(command: argparse.ArgumentParser) -> None:
    """The rules that take no text of their own."""
    command.add_argument(
        "--leave-out",
        type=names,
        default=frozenset(),
        metavar="WHAT",
        help=f"leave out of the number, with commas between: {', '.join(NAMES)} "
        "(default quotations,references)",
    )
    command.add_argument(
        "--count",
        type=names,
        default=frozenset(),
        metavar="WHAT",
        help="count what is left out by default, with commas between",
    )


def add_rules(command: argparse.ArgumentParser) -> None:
    """Every rule there is."""
    add_switches(command)
    command.add_argument(
        "--handout",
        action="append",
        default=[],
        metavar="FILE",
        help="a question sheet or form whose words do not count; may be given several times",
    )
    command.add_argument(
        "--phrase",
        action="append",
        default=[],
        metavar="TEXT",
        help="words that do not count wherever they stand; may be given several times",
    )
    command.add_argument(
        "--section",
        action="append",
        default=[],
        metavar="HEADING",
        help="a section that does not count, by its heading; may be given several times",
    )
    command.add_argument(
        "--smallest",
        type=at_least_one,
        default=0,
        metavar="WORDS",
        help="leave out matches of fewer words",
    )
    command.add_argument(
        "--smallest-source",
        type=at_least_one,
        default=0,
        metavar="WORDS",
        help="leave out sources that share fewer words",
    )


def names(value: str) -> frozenset[str]:
    """Switches, with commas between."""
    found = frozenset(name.strip() for name in value.split(",") if name.strip())
    found = frozenset("references" if name == "bibliography" else name for name in found)
    unknown = sorted(found - set(NAMES))
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0]!r} is none of {', '.join(NAMES)}")
    return found


def at_least_one(value: str) -> int:
    words = int(value) if re.fullmatch("[0-9]{1,9}", value) else 0
    if not words:
        raise argparse.ArgumentTypeError(f"{value!r} is not a number of words")
    return words


def switches(options: argparse.Namespace) -> Rules:
    """The rules that take no text: those by default, and what was typed. Counting wins."""
    usual = Rules.usual()

    def is_out(name: str, by_default: bool) -> bool:
        return name not in options.count and (by_default or name in options.leave_out)

    return Rules(
        quotations=is_out("quotations", usual.quotations),
        bibliography=is_out("references", usual.bibliography),
        citations=is_out("citations", usual.citations),
    )


def rules_of(options: argparse.Namespace, read: Callable[[Path], Document]) -> Rules:
    """All that was typed; `read` reads a handout."""
    handouts = [read(Path(path)) for path in options.handout]
    return replace(
        with_typed(switches(options), options),
        templates=tuple((each.name, each.comparable()) for each in handouts),
    )


def with_typed(rules: Rules, options: argparse.Namespace) -> Rules:
    """Rules with the phrases, headings and sizes that were typed as well."""
    return replace(
        rules,
        phrases=tuple(dict.fromkeys((*rules.phrases, *options.phrase))),
        sections=tuple(dict.fromkeys((*rules.sections, *options.section))),
        small_match=options.smallest or rules.small_match,
        small_source_words=options.smallest_source or rules.small_source_words,
    )
