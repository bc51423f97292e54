"""A report as JSON: the check as `check --json` gives it, and what a report adds to it."""

from __future__ import annotations

import json
from typing import Final

from plagcheck.model.adjusted import LedgerEntry
from plagcheck.report.as_json import Object, check_object, ledger_object
from plagcheck.report.cleaning import clean_name
from plagcheck.report.content import Report

OF_THE_SOURCE: Final = (
    "jaccard",
    "share_of_source",
    "words",
    "found_by",
)  # not known of a withheld one


def report_object(report: Report) -> Object:
    """The object; in a student's copy it holds no more than the other forms."""
    checked = check_object(clean_name(report.name), report.checked)
    withheld = {each.id for each in report.result.sources if report.is_withheld(each)}
    for source in checked["sources"]:
        if source["id"] in withheld:
            source |= dict.fromkeys(OF_THE_SOURCE)
    decision = report.decision
    return checked | {
        "report": {
            "audience": report.wanted.audience.value,
            "made": report.made.isoformat(timespec="seconds"),
            "program": f"plagcheck {report.version}",
            "student": report.student,
            "left_out": [_left_out(entry, report) for entry in report.left_out],
            "status": decision.status.value if decision else "",
            "note": decision.note if decision else "",
        }
    }


def as_json_text(report: Report) -> str:
    return json.dumps(report_object(report), indent=1) + "\n"


def _left_out(entry: LedgerEntry, report: Report) -> Object:
    told = {"note": entry.note, "when": entry.when, "source": report.number_of(entry)}
    return ledger_object(entry) | told
