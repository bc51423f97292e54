"""Writer: takes one step after the other and writes the ledger of them."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial

import numpy as np

from plagcheck.check.verify import Mask, mask
from plagcheck.leaveout.excerpt import excerpt
from plagcheck.leaveout.small import is_small_source
from plagcheck.leaveout.steps import found_by_rules, in_order
from plagcheck.leaveout.survey import Spans, Survey
from plagcheck.leaveout.tally import SourceTally, Tally
from plagcheck.model.adjusted import Choice, LedgerEntry, LeftOutSpan, Reason, Rules, set_aside
from plagcheck.model.counting import share, without
from plagcheck.model.match import Match, Range


class Writer:
    """Leaves out of a tally and says what that did.

    `as_then`: version 0.1.0 told of a choice all words of its places, whether they counted or not.
    """

    def __init__(self, survey: Survey, tally: Tally, words: int, *, as_then: bool = False) -> None:
        self._as_then = as_then
        self._survey, self._tally = survey, tally
        self._parts: dict[int, SourceTally] = {part.source.id: part for part in tally.parts}
        self._words = words
        self._share = self._now()
        self._times: dict[int, str] = {}  # when sources were set aside
        self._entries: list[LedgerEntry] = []
        self._spans: list[LeftOutSpan] = []

    @property
    def entries(self) -> tuple[LedgerEntry, ...]:
        return tuple(self._entries)

    @property
    def spans(self) -> tuple[LeftOutSpan, ...]:
        """All stretches."""
        return tuple(self._spans)

    def write(self, rules: Rules, choices: Sequence[Choice]) -> None:
        """Take all steps."""
        for found in found_by_rules(rules, self._survey):
            words = self._survey.words_in(found.spans)
            self._tally.leave_out(words)
            self._enter(found.key, found.what, found.reason, found.spans, words)
        for choice in sorted(choices, key=lambda each: each.when, reverse=True):
            self._times |= dict.fromkeys(set_aside([choice]), choice.when)  # the first of all
        time = None if self._as_then else self._time
        for choice in in_order(choices, self._came_forward, time):
            now = self._time(choice)
            self._choose(choice, {each for each, when in self._times.items() if when <= now})
        if rules.small_match > 0:
            small = self._tally.drop_small(rules.small_match)
            self._enter_matches("small matches", Reason.SMALL_MATCH, small)
        if rules.small_source_words > 0 or rules.small_source_share > 0:
            self._drop_small_sources(rules)

    def _time(self, choice: Choice) -> str:
        """When it was chosen, and the others behind which its source was found were, too."""
        part = self._parts.get(choice.source_id)
        behind = part.source.found_without if part else ()
        return max([choice.when, *(self._times.get(each, "") for each in behind)])

    def _came_forward(self, choice: Choice) -> int:
        """Behind how many others its source was found: they are left out before it is."""
        part = self._parts.get(choice.source_id)
        return len(part.source.found_without) if part else 0

    def _choose(self, choice: Choice, out: Set[int]) -> None:
        part = self._parts.get(choice.source_id)
        spans: Spans = () if choice.span is None else (choice.span,)
        what = ", ".join(_files(part, choice))
        counted = part.words.all if part and not part.waits else []
        if choice.still:
            spans = ()
        elif part is not None and choice.span is None:
            spans = _spans_of(self._tally.shown(self._tally.matches(part)))
            self._tally.choose(partial(self._tally.drop, part), self._behind(choice, out))
        elif part is not None:
            leave = partial(self._tally.leave_out_for, part, self._survey.words_in(spans))
            self._tally.choose(leave, self._behind(choice, out))
            what = ""
        lost = without(counted, part.words.all) if part else []
        words = mask(lost, len(self._tally.left_out))
        if self._as_then:
            words = self._survey.words_in(spans)
        self._enter(choice.key, what, choice.reason, spans, words, choice)

    def _behind(self, choice: Choice, out: Set[int]) -> list[SourceTally]:
        """Sources that come forward for one that is left out now: all are `out` by this step."""
        return [
            part
            for part in self._tally.parts
            if part.waits
            and choice.source_id in part.source.found_without
            and part.source.found_without <= out
        ]

    def _drop_small_sources(self, rules: Rules) -> None:
        """Those with a match: of one that is alike as a whole there is nothing to leave out."""
        left = [
            part
            for part in self._tally.parts
            if part.source.matches and not part.gone and not part.waits
        ]
        small = [part for part in left if is_small_source(part.counted(), self._words, rules)]
        found = [each for part in small for each in self._tally.shown(self._tally.matches(part))]
        for part in small:
            self._tally.drop(part)
        self._enter_matches("small sources", Reason.SMALL_SOURCE, found)

    def _enter_matches(self, key: str, reason: Reason, matches: Sequence[Match]) -> None:
        spans = _spans_of(matches)
        self._enter(key, "", reason, spans, self._survey.words_in(spans))

    def _enter(
        self,
        key: str,
        what: str,
        reason: Reason,
        spans: Spans,
        words: Mask,
        choice: Choice | None = None,
    ) -> None:
        before, self._share = self._share, self._now()
        counts = self._survey.count_words(words, spans)
        part = self._parts.get(choice.source_id) if choice else None
        entry = LedgerEntry(
            key,
            what or excerpt(self._survey.document.text, spans),
            reason,
            choice.note if choice else "",
            choice.when if choice else "",
            spans,
            choice.source_id if choice else None,
            int(words.sum()),
            before,
            self._share,
            choice is not None and choice.span is None,
            files=_files(part, choice) if choice and choice.span is None else (),
            still=_files(part, choice, still=True) if choice else (),
            ranges=_ranges(words) if choice else (),
        )
        self._entries.append(entry)
        self._spans += [
            LeftOutSpan(span, reason, key, count) for span, count in zip(spans, counts, strict=True)
        ]

    def _now(self) -> float:
        return share(self._tally.matched_words, self._words)


def _files(part: SourceTally | None, choice: Choice, *, still: bool = False) -> tuple[str, ...]:
    """The files that are left out, or those with the same text for which the source counts."""
    names = enumerate(part.source.entry.files if part else ())
    return tuple(name for place, name in names if (place in choice.still) is still)


def _ranges(words: Mask) -> tuple[Range, ...]:
    edges = np.flatnonzero(np.diff(words, prepend=False, append=False)).tolist()
    return tuple(zip(edges[::2], edges[1::2], strict=True))


def _spans_of(matches: Sequence[Match]) -> Spans:
    return tuple(sorted({match.submission for match in matches}))
