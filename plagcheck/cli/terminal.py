"""The terminal: all that is said there goes through here, and nothing in a name can command it."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TextIO

from plagcheck.model.errors import FileUnwritable, system_says

# Characters that move the cursor, colour, ring, turn the direction of what follows, or are not seen
# at all; and bytes of names that are none. Joiners (Persian, Hindi, emoji) and soft hyphens stay:
# words are full of them.
_COMMANDS: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)


def speakable(text: str, encoding: str | None = None, keep: str = "") -> str:
    """A text that a terminal shows as it is; characters it does not know become a mark."""
    plain = _COMMANDS.sub(lambda each: each[0] if each[0] in keep else _written_out(each[0]), text)
    name = encoding or "utf-8"
    return plain.encode(name, "replace").decode(name)


def _written_out(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")


@contextmanager
def to_output() -> Iterator[None]:
    """Where standard output cannot be written, that is said, and nothing is tried again."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        with suppress(OSError):  # what could not be written would be tried again at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise FileUnwritable("The output", **system_says(error)) from error


def say(*lines: str) -> None:
    """Print lines; what else a text holds of breaks is written out."""
    with to_output():
        for line in lines:
            _write(sys.stdout, line)
        sys.stdout.flush()


def say_text(text: str) -> None:
    """Print a text with its own lines."""
    with to_output():
        sys.stdout.write(speakable(text, sys.stdout.encoding, keep="\n\t"))
        sys.stdout.flush()


def say_json(value: dict[str, Any]) -> None:
    """Print an object for another program, as soon as it is known."""
    with to_output():
        sys.stdout.write(json.dumps(value) + "\n")
        sys.stdout.flush()


def say_table(table: str) -> None:
    """Print a table as CSV, as a file would hold it."""
    with to_output():
        sys.stdout.flush()
        sys.stdout.buffer.write(table.encode("utf-8"))
        sys.stdout.buffer.flush()


def complain(line: str) -> None:
    with suppress(OSError):  # nobody could be told
        _write(sys.stderr, line)


def ask(question: str) -> bool:
    """A question of which yes is not the usual answer."""
    return input(f"{speakable(question, sys.stdout.encoding)} [y/N] ").strip().lower() == "y"


def _write(stream: TextIO, line: str) -> None:
    stream.write(f"{speakable(line, stream.encoding)}\n")


class Parser(argparse.ArgumentParser):
    """Complains of arguments as all else is said: a shell may have put names there."""

    def error(self, message: str) -> None:  # type: ignore[override]
        super().error(speakable(message, sys.stderr.encoding))
