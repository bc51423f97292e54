"""The same paper checked again: what the teacher chose about its sources holds for them still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from plagcheck.library.library import Library
from plagcheck.model.adjusted import Choice, Reason, Rules
from plagcheck.model.entry import Entry
from plagcheck.model.result import OTHER_FILE, CheckResult, Source


def same_sources(
    ids: Iterable[int], before: CheckResult, after: CheckResult, library: Library | None
) -> Mapping[int, int]:
    """What some sources of a check are called in a later one, as far as they are still there.

    A document is known by its text: one that was removed and added again has another number. One
    that was not found now, but that `library` has had all the time, may yet come forward. What is
    in no library, a class-mate's paper or the other of two files, is called as it was.
    """
    texts = {source.id: source.entry.text_sha256 for source in before.sources}
    known = {each.entry.text_sha256: each.id for each in after.sources if each.entry.text_sha256}
    numbers = {each: each if each <= OTHER_FILE else known.get(texts.get(each, "")) for each in ids}
    lost = [each for each, number in numbers.items() if number is None]
    then = before.library.identity if before.library is not None else ""
    if library is not None and lost and then and then == library.identity:
        numbers |= {entry.id: entry.id for entry in library.documents(ids=lost)}
    return {each: number for each, number in numbers.items() if number is not None}


def kept_choices(
    choices: Sequence[Choice],
    before: CheckResult,
    after: CheckResult,
    library: Library | None = None,
) -> tuple[Choice, ...]:
    """Choices about sources that are still there; about one match, if the paper is the same."""
    is_same = _is_same_paper(before, after)
    ids = {choice.source_id for choice in choices}
    numbers = same_sources(ids, before, after, library)
    then = {source.id: source.entry for source in before.sources}
    now = {source.id: source.entry for source in after.sources}
    kept = (
        _about_same_files(
            replace(choice, source_id=numbers[choice.source_id]),
            then.get(choice.source_id),
            now.get(numbers[choice.source_id]),
        )
        for choice in choices
        if choice.source_id in numbers and (choice.span is None or is_same)
    )
    return tuple(filter(None, kept))


def _about_same_files(choice: Choice, then: Entry | None, now: Entry | None) -> Choice | None:
    """A choice about the files it was about; a student's own earlier work says nothing of others.

    None where none of them is there any more.
    """
    if choice.reason is not Reason.OWN_WORK or then is None or now is None or not then.paths:
        return choice
    meant = {path for place, path in enumerate(then.paths) if place not in choice.still}
    still = tuple(place for place, path in enumerate(now.paths) if path not in meant)
    return replace(choice, still=still) if len(still) < len(now.paths) else None


def with_later_numbers(result: CheckResult, before: CheckResult) -> CheckResult:
    """A result in which sources that come forward have the numbers they had, if all others do."""
    one, other = (
        (of.library and of.library.identity, {each.id: each.number for each in _first(of)})
        for of in (before, result)
    )
    return replace(result, later_numbers=before.later_numbers if one == other else ())


def _first(result: CheckResult) -> Iterator[Source]:
    """Sources that did not come forward for others."""
    return (source for source in result.sources if not source.found_without)


def with_own_rules(usual: Rules, own: Rules, before: CheckResult, after: CheckResult) -> Rules:
    """Rules for a paper, with the phrases and the places that the teacher chose in it before."""
    return replace(
        usual,
        phrases=tuple(dict.fromkeys((*usual.phrases, *own.phrases))),
        restored=own.restored if _is_same_paper(before, after) else (),
    )


def _is_same_paper(before: CheckResult, after: CheckResult) -> bool:
    """Whether a place in one is the same place in the other."""
    return before.submission.text == after.submission.text
