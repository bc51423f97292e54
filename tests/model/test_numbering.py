"""Names of sources and matches: given once, kept whatever is left out or found later."""

from __future__ import annotations

from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.kinds import without
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.kinds import NAMES
from plagcheck.model.numbering import label, letters, numbered
from plagcheck.model.result import CheckResult
from tests.leaveout.papers import PAPER, SOURCES, check


def labels(result: CheckResult) -> dict[str, tuple[str, int]]:
    """Every match by its label: the source it is with, and where it begins in the source."""
    return {
        label(source, match): (source.entry.name, match.source.start)
        for source in result.sources
        for match in source.matches
    }


def test_letters_go_on_after_z() -> None:
    assert [letters(place) for place in (0, 25, 26, 27, 701, 702)] == [
        *("a", "z", "aa", "ab", "zz", "aaa")
    ]


def test_letters_run_in_reading_order() -> None:
    for source in check(PAPER, SOURCES).sources:
        starts = [match.submission.start for match in source.matches]
        assert starts == sorted(starts)
        assert [match.letter for match in source.matches] == [
            letters(place) for place in range(len(starts))
        ]


def test_numbers_count_from_one_those_that_lead_first() -> None:
    sources = check(PAPER, SOURCES).sources

    assert [source.number for source in sources] == list(range(1, len(sources) + 1))
    folded = [source.under is not None for source in sources]
    assert folded == sorted(folded)


def test_names_stay_when_anything_is_left_out() -> None:
    result = check(PAPER, SOURCES)
    whole = labels(result)
    for source in result.sources:
        for span in (None, source.matches[0].submission):
            choice = Choice(source.id, span, Reason.OWN_WORK)
            checked = leave_out(result, Rules.usual(), [choice])
            for name, where in labels(checked.result).items():
                assert whole[name] == where
            lost = {label(each, match) for each in checked.left_out for match in each.matches}
            assert lost <= whole.keys()
            assert lost | labels(checked.result).keys() == whole.keys()


def test_names_stay_when_kinds_are_switched_off() -> None:
    result = check(PAPER, SOURCES)
    for name in NAMES:
        assert labels(without(result, [name])).items() <= labels(result).items()


def test_no_kind_switched_off_raises_a_number() -> None:
    result = check(PAPER, SOURCES)
    for name in NAMES:
        left = without(result, [name])
        assert left.matched_words <= result.matched_words
        checked = leave_out(result, Rules.usual(), without=[name])
        assert checked.result.matched_words <= checked.before.matched_words


def test_a_source_found_later_takes_the_next_number() -> None:
    sources = check(PAPER, SOURCES).sources

    assert [source.number for source in numbered(sources[2:], 3)] == [3, 4]
