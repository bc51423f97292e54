"""Contents: as many words of a document are quoted as the program counts in them."""

from __future__ import annotations

import pytest

from plagcheck.report.build import report_of
from plagcheck.report.inventory import contains
from tests import word_salad
from tests.report.subjects import Reading, essay, subject

CHINESE = "她在图书馆读书写字然后回家吃饭睡觉第二天早上又去上课"  # no blank parts its words
SIGNS = " — ".join(word_salad.text(1, 20).split())  # and these blanks part no words


@pytest.mark.parametrize("passage", [CHINESE, SIGNS], ids=["no blanks", "signs"])
def test_words_are_those_of_the_check(passage: str) -> None:
    found = subject(essay(passage), [Reading("a.txt", passage)])
    contents = contains(report_of(found))

    (source,) = contents.sources
    assert contents.paper.words == source.words == found.checked.result.matched_words > 12


def test_a_word_that_two_passages_quote_is_one_word() -> None:
    first, both, last = (word_salad.text(seed, 20) for seed in (1, 2, 3))
    readings = [Reading("a.txt", f"{first} {both}"), Reading("b.txt", f"{both} {last}")]
    contents = contains(report_of(subject(essay(f"{first} {both} {last}"), readings)))

    assert [source.words for source in contents.sources] == [40, 40]
    assert contents.paper.words == 60
