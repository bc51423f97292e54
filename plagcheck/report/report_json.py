"""A report as JSON: the check as `check --json` gives it, and what a report adds to it."""

from __future__ import annotations

import json
from typing import Any

from plagcheck.report.as_json import check_object
from plagcheck.report.build import Subject, handed_on
from plagcheck.report.content import LeftOut, Report, ReportOptions
from plagcheck.report.languages.wording import Wording

OF_THE_SOURCE = ("jaccard", "share_of_source", "words")  # not known of a withheld one


def report_object(
    subject: Subject, report: Report, wanted: ReportOptions, say: Wording | None = None
) -> dict[str, Any]:
    """The object; in a student's copy it holds no more than the other forms."""
    checked_copy, others = handed_on(subject, wanted, say or Wording())
    checked = check_object(report.paper.name, checked_copy)
    for source in checked["sources"]:
        if wanted.is_student_copy and source["id"] in others:
            source |= dict.fromkeys(OF_THE_SOURCE)
    return checked | {
        "report": {
            "audience": report.audience.value,
            "made": report.made.isoformat(timespec="seconds"),
            "program": f"plagcheck {report.version}",
            "student": report.paper.student,
            "left_out": [_left_out(entry) for entry in report.left_out],
            "status": report.status,
            "note": report.note,
        }
    }


def as_json_text(
    subject: Subject, report: Report, wanted: ReportOptions, say: Wording | None = None
) -> str:
    return json.dumps(report_object(subject, report, wanted, say), indent=1) + "\n"


def _left_out(entry: LeftOut) -> dict[str, Any]:
    return {
        "what": entry.what,
        "reason": entry.reason,
        "note": entry.note,
        "when": entry.when,
        "words": entry.words,
        "before": entry.before,
        "after": entry.after,
        "source": entry.number,
    }
