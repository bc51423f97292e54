"""A paper with everything that can be left out, and a check of it that needs no library."""

from __future__ import annotations

from collections.abc import Sequence

from plagcheck.align.prepared import prepare
from plagcheck.check.verify import compare
from plagcheck.model.document import Document
from plagcheck.model.entry import Entry
from plagcheck.model.ranking import rank
from plagcheck.model.result import CheckOptions, CheckResult, Source
from tests.word_salad import text, words

COPIED = text(1, 60)
QUOTED = text(2, 30)
COPIED_TOO = text(3, 40)
TASK = text(4, 25)
BOTH = text(5, 30)
REWORDED = text(6, 90)
LIST = """References
Harrow, P. J. (2004). Salt roads of the north coast and their keepers. Tiller Press.
Lindqvist, A. (2011). The price of herring in seven towns. Journal of Coasts, 17(2), 101–128.
Quill, S. (1998). The clerk and the coast in the age of paper. Northern University Press."""

PAPER = f"""Introduction

{TASK}

{COPIED} (Harrow, 2004) and “{QUOTED}” is what {COPIED_TOO} [12] says.

Discussion

{BOTH} {text(7, 50)} {" ".join(sorted(words(6, 90)))}

{LIST}
"""
SOURCES = (
    f"{text(11, 20)} {COPIED} {QUOTED} {text(12, 20)} {LIST}",
    f"{text(13, 30)} {QUOTED} {COPIED_TOO} {text(14, 30)} {BOTH}",
    f"{TASK} {text(15, 40)} {BOTH} {text(16, 10)}",
    f"{text(17, 30)} {REWORDED} {text(18, 30)}",
)
NAMES = ("Salt.txt", "Herring.txt", "Task of last year.txt", "Others.txt")


def check(paper: str | Document, sources: Sequence[str]) -> CheckResult:
    """A paper against some texts, as a check against a library of them would give it."""
    document = paper if isinstance(paper, Document) else Document("paper.txt", paper)
    options = CheckOptions()
    ours = prepare(document.comparable())
    found = [
        Source(_entry(number, source), compare(ours, prepare(source), options.align))
        for number, source in enumerate(sources, 1)
    ]
    return CheckResult(
        document,
        len(ours.tokens),
        rank([source for source in found if source.matches], options.align.shortest),
        len(sources),
        options,
    )


def _entry(number: int, source: str) -> Entry:
    name = NAMES[number - 1] if number <= len(NAMES) else f"{number}.txt"
    return Entry(number, name, "Library", len(source.split()), 0, "", (), f"{number:064}")
