"""Made-up names in the language of a report."""

from __future__ import annotations

from plagcheck.classroom.pseudonyms import MadeUpNames
from plagcheck.report.languages.wording import Wording


def made_up_names(say: Wording) -> MadeUpNames:
    """What people and files are called where names are hidden."""
    return MadeUpNames(
        somebody=say("somebody"),
        file=say("file of somebody", name="{name}", number="{number}"),
        without_paper=say("without paper"),
        past_work=say("past work", number="{number}"),
        student_work=say("withheld collection"),
        unsorted=say("unsorted collection"),
        unread=say("file unread", code="{code}"),
    )
