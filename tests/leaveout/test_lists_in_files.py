"""Reference lists of papers as they are handed in: as text, as a Word document, as a PDF."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from plagcheck.extract.reader import extract_bytes
from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.survey import survey
from plagcheck.model.adjusted import Rules
from plagcheck.model.document import Span
from tests.extract.forge import docx_of, pdf_of
from tests.leaveout.labelled_set import Case, list_cases
from tests.leaveout.papers import check
from tests.word_salad import prose

FIRST_NAMES = [case for case in list_cases() if case.name.startswith("last-")]
ALL_ALIKE = [case for case in FIRST_NAMES if "wrapped" not in case.name]  # a line, a paragraph
READERS: dict[str, Callable[[str], bytes]] = {"docx": docx_of, "pdf": pdf_of}

ENTRY = (
    "Mary Wollstonecraft Shelley. Frankenstein; or, The Modern Prometheus, in Three Volumes, with "
    "a Preface and the Letters of a Captain to His Sister. London: Lackington, Hughes, Harding, "
    "Mavor and Jones, 1818."
)


def words_of(text: str, spans: tuple[Span, ...]) -> list[str]:
    return " ".join(text[span.start : span.end] for span in spans).split()


@pytest.mark.parametrize("case", ALL_ALIKE, ids=lambda case: case.name)
@pytest.mark.parametrize("ending", READERS)
def test_a_list_whose_last_entry_has_the_first_name_first(case: Case, ending: str) -> None:
    document = extract_bytes(f"paper.{ending}", READERS[ending](case.text))

    found = survey(document).bibliography

    assert words_of(document.text, found) == words_of(case.text, case.spans)


@pytest.mark.parametrize("ending", READERS)
def test_the_work_that_a_paper_cites_is_no_source_of_its_list(ending: str) -> None:
    paper = (
        f"{prose(1, 60)}\nBibliography\nAnne Carlisle. Stairs. London: Penrose, 1960.\n{ENTRY}\n"
    )
    cited = f"{ENTRY}\n{prose(2, 200)}"
    document = extract_bytes(f"paper.{ending}", READERS[ending](paper))
    result = check(document, [cited])
    assert result.sources

    left = leave_out(result, Rules(bibliography=True)).result

    assert not left.sources
