"""Rows: what of a check stands in its line, and with which names its texts are kept."""

from __future__ import annotations

from typing import Any

from plagcheck.history.packing import moment
from plagcheck.history.saved import CHECK, CLASS, PAIR, SavedCheck, SavedClass
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.result import CheckResult

_NOTHING: dict[str, Any] = {
    "student": "",
    "class_name": "",
    "other": "",
    "other_path": "",
    "other_student": "",
    "words": 0,
    "matched_words": 0,
    "share": 0.0,
    "sources": 0,
    "searched": 0,
    "flags": 0,
    "papers": 0,
    "pairs": 0,
    "status": Status.NOT_REVIEWED.value,
    "note": "",
}


def check_values(saved: SavedCheck, left: CheckResult) -> dict[str, Any]:
    """The line of a check; `left` is what counts of it."""
    return {
        **_NOTHING,
        "happened_at": moment(saved.when),
        "name": saved.name,
        "path": saved.path,
        "student": saved.student,
        "class_name": saved.class_name,
        "other_path": saved.other_path,
        "other_student": saved.other_student,
        **number_values(left),
        **decision_values(saved.decision),
        **_result_values(saved.result),
    }


def _result_values(result: CheckResult) -> dict[str, Any]:
    flags = {"flags": len(result.submission.flags)}
    if result.is_of_two_files:
        return {"kind": PAIR, "other": result.sources[0].entry.name, **flags}
    return {"kind": CHECK, "searched": result.searched, **flags}


def decision_values(decision: Decision) -> dict[str, Any]:
    return {"status": decision.status.value, "note": decision.note}


def number_values(left: CheckResult) -> dict[str, Any]:
    """The numbers a check is listed with: those of what counts."""
    return {
        "words": left.words,
        "matched_words": left.matched_words,
        "share": float(left.similarity),
        "sources": len(left.holders),
    }


def class_values(saved: SavedClass) -> dict[str, Any]:
    """The line of a class."""
    return {
        **_NOTHING,
        "kind": CLASS,
        "happened_at": moment(saved.when),
        "name": saved.name,
        "path": saved.path,
        "class_name": saved.name,
        "words": saved.words,
        "share": float(saved.share),
        "searched": saved.searched,
        "papers": saved.papers,
        "pairs": saved.pairs,
        **decision_values(saved.decision),
    }


def old_values(past: dict[str, Any]) -> dict[str, Any]:
    """The line of a check of which nothing else is known."""
    return {
        **_NOTHING,
        "kind": PAIR if past.get("other") else CHECK,
        "happened_at": moment(str(past["when"])),
        "name": str(past["name"]),
        "path": str(past.get("path", "")),
        "other": str(past.get("other", "")),
        "other_path": str(past.get("other_path", "")),
        **{key: int(past.get(key, 0)) for key in ("words", "matched_words", "sources", "searched")},
        "share": float(past.get("share", 0.0)),
    }


def shown_names(saved: SavedCheck) -> list[tuple[str, list[str], str]]:
    """Name, files and student of every text that a check shows, the paper's first."""
    shown = [(saved.name, [saved.path], saved.student)]
    for source in saved.result.sources:
        if source.document:
            shown.append((source.document.name, [saved.other_path], saved.other_student))
    files = {source.id: list(source.entry.paths) for source in saved.result.sources}
    shown += [(each.name, files.get(each.id, []), each.student) for each in saved.sources]
    return shown
