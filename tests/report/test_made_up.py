"""Made-up names: in the language of the window or report, with no English left in them."""

from __future__ import annotations

import re

import pytest

from plagcheck.classroom.anonymous import anonymous
from plagcheck.classroom.comparing import compare_class
from plagcheck.classroom.pseudonyms import MadeUpNames
from plagcheck.index.tokens import tokenize
from plagcheck.model.classes import ClassOptions
from plagcheck.model.errors import Problem
from plagcheck.model.submissions import Failure
from plagcheck.report.languages.wording import LANGUAGES, Wording
from plagcheck.report.made_up import made_up_names
from tests import word_salad
from tests.classroom.classes import papers_of


def test_english_is_what_is_said_where_no_language_is_asked_for() -> None:
    assert made_up_names(Wording("en")) == MadeUpNames()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_without_names_speaks_one_language(language: str) -> None:
    say = Wording(language)
    texts = {
        "Anna Müller": f"Anna Müller's. {word_salad.prose(1, 80)} {word_salad.text(9, 40)}",
        "Ben Rose": f"{word_salad.prose(2, 80)} Anna-Rose {word_salad.text(9, 40)} Rose, Ben",
    }
    failure = Failure("Carl Noone/x.pdf", "Carl Noone", Problem("damaged", "Noone/x.pdf is."))
    result = compare_class(papers_of(texts), ClassOptions(), failures=[failure])

    without = anonymous(result, made_up=made_up_names(say))

    for before, after in zip(result.papers, without.papers, strict=True):
        assert re.fullmatch(rf"{say('somebody')} \d", after.student.name)
        assert len(tokenize(before.document.text)) == len(tokenize(after.document.text))
    shown = repr(without)
    assert say("without paper") in shown
    assert not [name for name in ("Anna", "Müller", "Ben", "Noone", "Carl") if name in shown]
    if language != "en":
        told = [paper.document.name for paper in without.papers]
        told += [each.problem.message for each in without.failures]
        assert not re.findall(r"Student|file|could", " ".join(told))
