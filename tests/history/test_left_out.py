"""What a teacher left out of a check, as it is stored and as it was."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck.history.records import Records
from plagcheck.history.saved import SavedCheck
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.document import Span
from plagcheck.model.errors import RecordsDamaged

RULES = Rules(
    True,
    True,
    True,
    12,
    20,
    0.05,
    ("a phrase",),
    (("Task", "Write."),),
    ("Abstract",),
    (Span(1, 9),),
)
CHOICES = (
    Choice(7, Span(3, 90), Reason.CITED, "quoted on page 2", "2026-02-03T14:05"),
    Choice(7, None, Reason.OTHER),
)
# As version 0.1.0 wrote the same.
OLD_RULES = {
    "quotations": True,
    "bibliography": True,
    "citations": True,
    "small_match": 12,
    "small_source_words": 20,
    "small_source_share": 0.05,
    "phrases": ["a phrase"],
    "templates": [{"name": "Task", "text": "Write."}],
    "sections": ["Abstract"],
    "restored": [[1, 9]],
}
OLD_CHOICES = [
    {
        "source_id": 7,
        "span": [3, 90],
        "reason": "cited",
        "note": "quoted on page 2",
        "when": "2026-02-03T14:05",
    },
    {"source_id": 7, "span": None, "reason": "other", "note": "", "when": ""},
]


def store(path: Path, rules: object, choices: object) -> None:
    """Put something in the place of all that is left out."""
    with closing(sqlite3.connect(path)) as history, history:
        stored = [json.dumps(each) for each in (rules, choices)]
        history.execute("UPDATE left_out SET rules = ?, choices = ?", stored)


@pytest.mark.parametrize(
    ("rules", "choices"), [(RULES, CHOICES), (Rules(), ()), (RULES, ()), (Rules(), CHOICES)]
)
def test_rules_and_choices_come_back(
    records: Records, saved: SavedCheck, rules: Rules, choices: tuple[Choice, ...]
) -> None:
    number = records.save(saved)
    records.set_left_out(number, rules, choices)
    again = records.load(number)

    assert (again.rules, again.choices) == (rules, choices)


@pytest.mark.parametrize(
    ("rules", "choices", "read"),
    [
        (OLD_RULES, OLD_CHOICES, (RULES, CHOICES)),
        (OLD_RULES, [], (RULES, ())),
        ({}, OLD_CHOICES, (Rules(), CHOICES)),
    ],
)
def test_what_an_older_version_stored_is_read(
    records: Records, saved: SavedCheck, rules: object, choices: object, read: object
) -> None:
    number = records.save(saved)
    store(records.path, rules, choices)
    again = records.load(number)

    assert (again.rules, again.choices) == read


@pytest.mark.parametrize(
    ("rules", "choices"),
    [
        ({}, [{"source_id": 1, "reason": "not a reason"}]),
        ({"restored": [[9, 1]]}, []),
        ({"templates": [{"text": "without a name"}]}, []),
        ([], []),
        ({}, ["nothing"]),
    ],
)
def test_nonsense_is_called_damage(
    records: Records, saved: SavedCheck, rules: object, choices: object
) -> None:
    number = records.save(saved)
    store(records.path, rules, choices)

    with pytest.raises(RecordsDamaged):
        records.load(number)
