"""A report of some length to print."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from plagcheck.report.build import report_of
from plagcheck.report.content import Report
from tests import word_salad
from tests.report.subjects import Reading, edited, essay, subject


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The one application that all tests share."""
    return qapp


@pytest.fixture(scope="session")
def long_report() -> Report:
    """Several pages: forty sources, some with long passages and long names."""
    passages = [word_salad.prose(seed, 40 + 25 * (seed % 12)) for seed in range(40)]
    names = [f"Source {place} {'long name ' * (place % 7)}.pdf" for place in range(40)]
    readings = [Reading(name, text) for name, text in zip(names, passages, strict=True)]
    paper = essay(*(edited(text, 30) for text in passages), name="Essay " + "final " * 30 + ".docx")
    return report_of(subject(paper, readings))
