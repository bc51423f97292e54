"""A saved check as plain objects for JSON."""

from __future__ import annotations

from plagcheck.history.saved import SavedCheck
from plagcheck.model.values import to_values
from plagcheck.report.as_json import Object


def saved_object(saved: SavedCheck) -> Object:
    """All that is kept around a result; what is left out of it is packed as it is stored."""
    return {
        "when": saved.when,
        "sha256": saved.sha256,
        "student": saved.student,
        "class": saved.class_name,
        "settings": to_values(saved.settings),
        "version": saved.version,
        "library": to_values(saved.library),
        "status": saved.decision.status.value,
        "note": saved.decision.note,
        "rules": to_values(saved.rules),
        "choices": to_values(saved.choices),
    }
