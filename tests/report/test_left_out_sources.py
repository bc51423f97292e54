"""A source that is left out as a whole can still be followed: by its number, name and hash."""

from __future__ import annotations

import pytest

from plagcheck.model.adjusted import Choice, Reason
from plagcheck.model.entry import Holds
from plagcheck.report.build import report_of
from plagcheck.report.content import Audience, ReportOptions
from plagcheck.report.text import as_text
from tests import word_salad
from tests.report.subjects import Reading, essay, subject


@pytest.mark.parametrize(
    ("audience", "holds", "is_named"),
    [
        (Audience.TEACHER, Holds.STUDENT_WORK, True),
        (Audience.STUDENT, Holds.TEACHING, True),
        (Audience.STUDENT, Holds.STUDENT_WORK, False),
    ],
)
def test_a_source_that_is_left_out_is_among_the_files_of_the_check(
    audience: Audience, holds: Holds, is_named: bool
) -> None:
    passages = [word_salad.text(seed, 40) for seed in (1, 2)]
    readings = [Reading(f"Reader {n}.txt", text, holds=holds) for n, text in enumerate(passages, 1)]
    whole = subject(essay(*passages), readings)
    gone = whole.checked.before.sources[0].entry
    left = subject(essay(*passages), readings, choices=[Choice(gone.id, None, Reason.OWN_WORK)])
    text = as_text(report_of(left, ReportOptions(audience)))

    assert "· Own earlier work" in text
    assert (f"{gone.name} · Own earlier work" in text) is is_named
    assert "· Own earlier work" not in as_text(report_of(whole, ReportOptions(audience)))
