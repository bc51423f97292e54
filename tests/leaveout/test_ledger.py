"""Rules and choices, and the ledger of what they leave out."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from plagcheck import Library, check_document
from plagcheck.cli.wording import check_lines
from plagcheck.gui.leaveout.ledger import count_places
from plagcheck.jobs.check import compare_documents
from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.survey import survey
from plagcheck.model.adjusted import BY_TEACHER, Choice, Reason, Rules
from plagcheck.model.counting import size
from plagcheck.model.document import Document, Span
from plagcheck.model.kinds import NAMES as KINDS
from plagcheck.model.result import OTHER_FILE
from plagcheck.report.as_json import check_object
from plagcheck.report.build import Subject, report_of
from tests.leaveout.papers import BOTH, COPIED, NAMES, PAPER, QUOTED, SOURCES, TASK, check
from tests.word_salad import text

FULL = Rules(
    True, True, True, 12, 20, 0.05, ("a phrase",), (("Task", TASK),), ("Abstract",), (Span(1, 9),)
)


def test_the_ledger_says_what_and_why() -> None:
    result = check(PAPER, SOURCES)
    match = result.sources[0].comparison.matches[0]
    choices = [
        Choice(3, None, Reason.HANDOUT, "last year's sheet", "14:11"),
        Choice(result.sources[0].entry.id, match.submission, Reason.CITED, "", "14:12"),
    ]
    rules = Rules(quotations=True, bibliography=True, phrases=("nowhere",), small_match=15)

    fair = leave_out(result, rules, choices)

    quotes, references, phrase, *chosen, small = fair.entries
    assert (quotes.key, quotes.reason) == ("quotations", Reason.QUOTATION)
    assert PAPER[quotes.spans[0].start : quotes.spans[0].end] == f"“{QUOTED}”"
    assert quotes.words == 30 and quotes.what.startswith("“") and quotes.what.endswith("…")
    assert references.what.startswith("References Harrow")
    assert (phrase.key, phrase.what, phrase.words) == ("phrase:nowhere", "nowhere", 0)
    whole = next(entry for entry in chosen if entry.key == "source:3")
    assert (whole.reason, whole.note, whole.when) == (Reason.HANDOUT, "last year's sheet", "14:11")
    assert (whole.what, whole.source_id) == (NAMES[2], 3)
    one = next(entry for entry in chosen if entry is not whole)
    assert one.spans == (match.submission,) and one.reason is Reason.CITED
    assert (small.key, small.what) == ("small matches", "")
    assert 3 not in {source.entry.id for source in fair.result.sources}


@pytest.mark.parametrize("off", [(), *((name,) for name in KINDS), KINDS[:2]])
def test_without_kinds_the_entries_are_a_chain_of_what_is_left(off: tuple[str, ...]) -> None:
    result = check(PAPER, SOURCES)
    chosen = [Choice(source.id, None, Reason.CITED) for source in result.sources[:2]]
    rules = Rules(quotations=True, bibliography=True, small_match=15)

    fair = leave_out(result, rules, chosen, without=off)

    shares = [fair.before.similarity]
    for entry in fair.entries:
        assert entry.before == shares[-1]
        shares.append(entry.after or 0.0)
    assert shares[-1] == fair.result.similarity
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("off", [(), *((name,) for name in KINDS), KINDS[:2]])
def test_the_words_of_a_choice_are_those_of_the_kinds_that_count(off: tuple[str, ...]) -> None:
    result = check(PAPER, SOURCES)
    lost = set()
    for source in result.sources:
        fair = leave_out(result, Rules(), [Choice(source.id, None, Reason.CITED)], without=off)
        (entry,) = fair.entries
        shown = {each.id: each.comparison for each in fair.before.sources}.get(source.id)
        assert entry.words == (size(shown.covered.all) if shown else 0)
        assert entry.spans == tuple(sorted({m.submission for m in shown.matches} if shown else ()))
        lost.add(entry.words)
    assert max(lost) > 0


def test_small_matches_of_a_kind_that_is_switched_off_are_not_told() -> None:
    result = check(PAPER, SOURCES)
    fewest = 1 + max(match.words for match in result.matches)
    told = {
        off: sum(
            entry.words
            for entry in leave_out(result, Rules(small_match=fewest), without=off).listed
        )
        for off in ((), KINDS[:1], KINDS)
    }
    assert told[()] > told[KINDS[:1]] > told[KINDS] == 0


def test_spans_tell_where_and_how_many_words() -> None:
    result = check(PAPER, SOURCES)

    fair = leave_out(result, Rules(quotations=True, bibliography=True, citations=True))

    assert [each.reason for each in fair.spans] == [
        Reason.CITATION, Reason.QUOTATION, Reason.CITATION, Reason.BIBLIOGRAPHY
    ]  # fmt: skip
    assert sum(each.words for each in fair.spans) == sum(entry.words for entry in fair.entries)


def test_a_choice_about_a_match_that_was_cut_leaves_out_the_rest_of_it() -> None:
    result = check(PAPER, SOURCES)
    cut = leave_out(result, Rules(quotations=True)).result
    source = next(each for each in cut.sources if each.entry.name == NAMES[0])
    rest = source.comparison.matches[0]

    choice = Choice(source.entry.id, rest.submission, Reason.OTHER)
    fair = leave_out(result, Rules(quotations=True), [choice])

    left = next(each for each in fair.result.sources if each.entry.id == source.entry.id)
    assert left.comparison.matches == source.comparison.matches[1:]
    assert fair.entries[-1].after < fair.entries[-1].before


def test_a_choice_about_a_source_that_is_gone_stays_in_the_ledger() -> None:
    result = check(PAPER, SOURCES)

    fair = leave_out(result, Rules(), [Choice(77, None, Reason.OTHER, "was removed")])

    assert fair.result == result
    assert [(entry.key, entry.words) for entry in fair.entries] == [("source:77", 0)]


def test_of_two_choices_about_the_same_the_later_counts() -> None:
    result = check(PAPER, SOURCES)
    early, late = (
        Choice(1, None, reason, when=when)
        for reason, when in ((Reason.OTHER, "14:05"), (Reason.HANDOUT, "14:11"))
    )

    for choices in ((early, late), (late, early)):
        (entry,) = leave_out(result, Rules(), choices).entries
        assert entry.reason is Reason.HANDOUT


def test_one_quotation_may_be_restored() -> None:
    paper = f"He said “{COPIED}” and then “{BOTH}” to all."
    result = check(paper, [COPIED, BOTH])
    both = leave_out(result, Rules(quotations=True))
    first, second = both.entries[0].spans

    one = leave_out(result, Rules(quotations=True, restored=(second,)))

    assert both.result.similarity == 0.0
    assert one.entries[0].spans == (first,)
    assert one.result.matched_words == 30


def test_a_long_quotation_parts_a_match_and_a_citation_does_not() -> None:
    begin, quoted, end = text(31, 30), text(32, 20), text(33, 30)
    source = f"{begin} {quoted} {end}"
    parted = check(f"{begin} “{quoted}” {end}", [source])
    cited = check(f"{begin} (Smith, 2004) {quoted} {end}", [f"{begin} Smith 2004 {quoted} {end}"])

    (found,) = leave_out(parted, Rules(quotations=True)).result.sources
    assert [match.words for match in found.comparison.matches] == [30, 30]
    (found,) = leave_out(cited, Rules(citations=True)).result.sources
    assert [match.words for match in found.comparison.matches] == [80]
    assert found.comparison.longest_run == 50


def test_a_source_folded_under_one_that_is_left_out_stands_by_itself() -> None:
    result = check(
        COPIED + " " + text(41, 40), [f"{COPIED} {text(42, 9)}", f"{text(43, 9)} {COPIED}"]
    )
    leader, folded = result.sources
    assert folded.under == leader.entry.id

    fair = leave_out(result, Rules(), [Choice(leader.entry.id, None, Reason.OTHER)])

    assert [source.under for source in fair.result.sources] == [None]
    assert fair.result.similarity == result.similarity


def test_a_check_of_a_real_library(library: Library) -> None:
    for name, source in zip(NAMES, SOURCES, strict=True):
        library.add_text(name, source)
    result = check_document(Document("paper.txt", PAPER), library)
    kept = survey(result.submission)

    fair = leave_out(result, Rules(quotations=True, bibliography=True), survey=kept)

    assert fair.before is result
    assert 0.0 < fair.result.similarity < result.similarity
    assert leave_out(result, Rules(citations=True, phrases=("zz",)), survey=kept).result == result


def test_a_library_that_tells_accents_apart() -> None:
    """Then an accent by itself is a word, and the survey has to count it too."""
    paper = f"{COPIED} \u0301 “{BOTH}” \u0301"
    result = check(paper, [COPIED, BOTH])
    words = result.words + 2
    fair = leave_out(replace(result, words=words), Rules(phrases=("zz",)))
    assert fair.result.words == words
    with pytest.raises(ValueError, match="not the text"):
        leave_out(replace(result, words=words + 1), Rules(quotations=True))


def test_two_texts() -> None:
    paper = f"{COPIED} “{QUOTED}” {BOTH}"
    other = f"{COPIED} {text(51, 20)} {QUOTED} {BOTH}"
    result = compare_documents(Document("a", paper), Document("b", other))

    (source,) = leave_out(result, Rules(quotations=True)).result.sources
    assert result.matched_words - source.comparison.matched_words == 30
    assert source.comparison.share_of_source == pytest.approx(90 / 140)
    assert source.comparison.jaccard == result.sources[0].comparison.jaccard

    whole = leave_out(result, Rules(), [Choice(OTHER_FILE, None, Reason.CITED)])
    assert (whole.result.matched_words, whole.result.sources) == (0, ())
    assert whole.entries[0].after == 0.0
    assert [each.matches for each in whole.left_out] == [result.sources[0].matches]


def test_reasons_of_the_teacher_are_not_those_of_rules() -> None:
    assert len(BY_TEACHER) == 6
    assert not {Reason.QUOTATION, Reason.SMALL_SOURCE} & set(BY_TEACHER)


def test_a_rule_that_found_nothing_is_listed_nowhere() -> None:
    fair = leave_out(check(PAPER, SOURCES), Rules(bibliography=True, phrases=("nowhere",)))

    assert [entry.key for entry in fair.entries] == ["bibliography", "phrase:nowhere"]
    assert [entry.key for entry in fair.listed] == ["bibliography"]
    assert [each["reason"] for each in check_object("", fair)["left_out"]] == ["bibliography"]
    told = [line for line in check_lines(fair) if "Left out:" in line]
    assert len(told) == 1
    report = report_of(Subject(fair, {}, datetime(2026, 2, 3, tzinfo=UTC)))
    assert [each.reason for each in report.left_out] == ["bibliography"]
    assert count_places(fair) == 1
