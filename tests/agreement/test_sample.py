"""The bundled sample says the same everywhere, whatever is switched off or left out."""

from __future__ import annotations

import shutil
from typing import Final

import pytest

from tests.agreement import cases, comparing, papers, surfaces
from tests.agreement.program import Window, done, sample
from tests.agreement.reading import ASKED, RULES, Reading

# What the sample has nothing of is in the paper of test_everything.
NOT_IN_SAMPLE: Final = (
    "bibliography", "citations", "small sources", "phrases", "handout", "section",
)  # fmt: skip
IN_SAMPLE: Final = [name for name, (_, case) in ASKED.items() if case.name not in NOT_IN_SAMPLE]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(scope="module")
def reading(window: Window, tmp_path_factory: pytest.TempPathFactory) -> Reading:
    folder = tmp_path_factory.mktemp("sample")
    with sample() as bundled:
        shutil.copytree(bundled / "sources", folder / "sources")
        shutil.copy(bundled / "paper.txt", folder)
    (folder / "handout.txt").write_text(papers.TASK, encoding="utf-8")
    made = papers.Folder(folder / "paper.txt", folder / "sources", folder / "handout.txt")
    return Reading(window, made)


@pytest.mark.parametrize("case", IN_SAMPLE)
def test_sample(reading: Reading, case: str) -> None:
    assert {rule: broken for rule in RULES if (broken := reading.broken(case, rule))} == {}


def test_sample_is_the_same_however_it_is_begun(reading: Reading, window: Window) -> None:
    """By `plagcheck sample`, by its button, and as a paper like any other."""
    usual = cases.Case("as usual", cases.USUAL)
    usual.set_up(window, reading.folder)
    window.check_sample()
    begun = [
        surfaces.from_window(window.shown(), "window, sample"),
        surfaces.from_terminal(done("sample").out, "sample, terminal"),
    ]
    found = [*reading.figures("check, quotations and bibliography"), *begun]
    for aspect in comparing.ALL_ASPECTS:
        assert [str(each) for each in comparing.disagreements(found, aspect)] == []
