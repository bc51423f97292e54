"""A disguise is worth what leaving the same out of the paper as it is stored would show."""

from __future__ import annotations

from pathlib import Path

import pytest

from plagcheck.check.checker import check_document
from plagcheck.extract.reader import extract_bytes
from plagcheck.jobs.check import check_paper
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.document import ALL_TRICKS, Document
from tests import word_salad
from tests.cli.test_flags import LOOK_ALIKES
from tests.extract.forge import docx, paragraph, run

QUOTED, COPIED, HIDDEN, OTHER = (word_salad.text(seed, 60) for seed in (1, 2, 3, 4))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    made = Library.open(tmp_path / "books.plagcheck", create=True)
    made.add_text("one", f"{QUOTED}. {COPIED}. {HIDDEN}.")
    made.add_text("two", f"{OTHER}.")
    return made


def look_alikes() -> Document:
    own, hidden = word_salad.prose(9, 80), HIDDEN.translate(LOOK_ALIKES)
    text = f"{own}\n\n{hidden}.\n\n{COPIED}.\n\n“{QUOTED}”\n\n{OTHER}.\n"
    return extract_bytes("paper.txt", text.encode())


def padded() -> Document:
    noise = " ".join(f"unseen{number}" for number in range(90))
    parts = (word_salad.prose(9, 80), f"{COPIED}.", f"“{QUOTED}”", f"{OTHER}.")
    body = "".join(paragraph(run(part)) for part in parts)
    return extract_bytes("paper.docx", docx(body + paragraph(run(noise, "<w:vanish/>"))))


@pytest.mark.parametrize("paper", [look_alikes(), padded()], ids=["letters", "hidden"])
@pytest.mark.parametrize("out", [(), (1,), (2,), (1, 2)], ids=str)
def test_worth_of_a_disguise(library: Library, paper: Document, out: tuple[int, ...]) -> None:
    result = check_paper(library, paper)
    rules = Rules(quotations=True)
    choices = [Choice(number, None, Reason.CITED) for number in out]
    adjusted = leave_out(result, rules, choices)
    found, (trick,) = adjusted.worth

    stored = Document(paper.name, paper.comparable(ALL_TRICKS - {trick.kind}))
    as_stored = leave_out(check_document(stored, library), rules, choices).result
    assert found is adjusted.result
    assert (trick.share, trick.matched_words) == (as_stored.similarity, as_stored.matched_words)
    assert not adjusted.is_worth_of_all
