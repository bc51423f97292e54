"""Leaving out a source that explains everything must not hide what it explained."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck.classroom.comparing import compare_class
from plagcheck.jobs.check import check_file, look_again, look_behind
from plagcheck.jobs.classroom import check_against, count_again
from plagcheck.leaveout.apply import leave_out
from plagcheck.library.library import Library
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.classes import Adjustment
from plagcheck.model.counting import Figures
from plagcheck.model.result import CheckResult
from plagcheck.report.as_check import adjusted_paper
from tests.classroom.classes import papers_of
from tests.word_salad import prose, text

ONE, OTHER = text(1, 46), text(2, 45)
REWORDED = (
    "The great drawback of such a barrage is the wide bay itself, since mud banks that had fed "
    "wading birds for centuries would lie under water for most of every single day. Engineers who "
    "measured the estuary warned that silt carried by the river settles wherever the current loses "
    "its strength, so that harbours beside the wall slowly become meadows. Fishermen of the "
    "village, whose boats depend upon the channel, refused the compensation offered by the company."
)
IN_OTHER_WORDS = (
    "A huge drawback of that kind of barrage is the broad bay, because mud banks which fed wading "
    "birds for many centuries would then lie under the water for most of each day. Measuring the "
    "estuary, engineers gave warning that silt the river carries will settle where a current "
    "loses strength, and so harbours next to the wall become meadows slowly. The village "
    "fishermen, their boats depending on the channel, refused a compensation the company offered."
)
PAPER = f"{prose(3, 120)}\n\n{ONE}.\n\n{prose(4, 60)}\n\n{OTHER}.\n\n{REWORDED}\n\n{prose(5, 100)}"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "a.plagcheck", create=True) as library:
        library.add_text("Earlier draft", PAPER.replace("such a barrage", "this barrage"))
        library.add_text("First book", f"{text(6, 80)} {ONE} {text(7, 80)}")
        library.add_text("Second book", f"{text(8, 80)} {OTHER} {text(9, 80)}")
        library.add_text("Third book", f"{prose(10, 200)}\n\n{IN_OTHER_WORDS}\n\n{prose(11, 200)}")
        yield library


@pytest.fixture
def result(library: Library, tmp_path: Path) -> CheckResult:
    paper = tmp_path / "paper.txt"
    paper.write_text(PAPER, encoding="utf-8")
    return check_file(library, paper)


def without_draft(result: CheckResult) -> CheckResult:
    draft = next(each for each in result.sources if each.entry.name == "Earlier draft")
    choice = Choice(draft.id, None, Reason.OWN_WORK)
    return leave_out(result, Rules.usual(), [choice]).result


def test_a_draft_left_out_leaves_the_others_counted(result: CheckResult) -> None:
    assert [source.entry.name for source in result.leaders] == ["Earlier draft"]
    left = without_draft(result)

    assert {source.entry.name for source in left.leaders} >= {"First book", "Second book"}
    assert left.matched_words >= 46 + 45


def test_what_the_draft_explained_is_looked_for_again(
    library: Library, result: CheckResult
) -> None:
    assert "Third book" not in {source.entry.name for source in result.sources}
    draft = result.leaders[0]

    more = look_again(library, result, frozenset({draft.id}))

    names = {source.entry.name: source for source in more.sources}
    assert names["Third book"].number == len(result.sources) + 1
    numbers = {source.id: source.number for source in result.sources}
    assert all(each.number == numbers.get(each.id, each.number) for each in more.sources)
    assert (more.matched_words, more.similarity) == (result.matched_words, result.similarity)
    left = without_draft(more)
    assert left.reworded_words + left.matched_words > without_draft(result).matched_words


def test_a_class_that_is_counted_anew_has_what_came_forward(library: Library) -> None:
    papers = papers_of({"Ada Ash": PAPER, "Bo Birch": prose(30, 200)})
    result = check_against(compare_class(papers), library)
    number = next(paper.id for paper in papers if paper.student.name == "Ada Ash")
    draft = next(s for s in result.sources[number] if s.entry.name == "Earlier draft")
    choice = Choice(draft.id, None, Reason.OWN_WORK)
    left = result.adjusted(number, Adjustment(Rules(), (choice,), Figures(0, 0, 0, 0, 0)))

    again = count_again(left, replace(left.options, handouts=("some task",)), library)

    (third,) = again.found_later[number]
    assert third.entry.name == "Third book"
    told = adjusted_paper(again, number)
    assert told.before.source(third.id).number == len(told.before.sources)
    assert again.similarity[number] == told.result.similarity
    assert told.result.reworded_words
    assert again.adjustments[number].looked_without == {draft.id}


def test_nothing_new_changes_nothing(library: Library, result: CheckResult) -> None:
    books = {each.id for each in result.sources if each.entry.name == "First book"}

    again = look_again(library, result, frozenset(books))

    assert again == result
    assert again.looked_without == books


def test_a_source_found_later_keeps_its_number_though_it_went(
    library: Library, result: CheckResult
) -> None:
    draft = result.leaders[0].id
    more = look_again(library, result, frozenset({draft}))
    (third,) = (each for each in more.sources if each.entry.name == "Third book")
    gone = leave_out(more, Rules()).before
    assert third.id not in {each.id for each in gone.sources}
    library.add_text("Fourth book", f"{prose(20, 200)}\n\n{IN_OTHER_WORDS}\n\n{prose(21, 90)}")

    again = look_again(library, gone, frozenset({draft}))

    numbers = {each.entry.name: each.number for each in again.sources}
    assert numbers["Third book"] == third.number
    assert numbers["Fourth book"] == third.number + 1


def left_out(*sources: int) -> list[Choice]:
    return [Choice(each, None, Reason.CITED) for each in sources]


def test_one_that_came_forward_and_was_left_out_is_still_there_when_checked_again(
    library: Library, result: CheckResult
) -> None:
    draft = result.leaders[0].id
    more = look_again(library, result, frozenset({draft}))
    (third,) = (each.id for each in more.sources if each.entry.name == "Third book")

    again = look_behind(library, result, left_out(draft, third))

    assert third in {each.id for each in again.sources}
