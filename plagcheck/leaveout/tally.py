"""Tally: what still counts of the sources of one paper, while more and more is left out.

Only what a step touches is counted anew, so that a switch answers at once. Weak matches explain
no word and there are many of them: they are cut once, when all is left out that is to be.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from plagcheck.check.verify import Mask, mask
from plagcheck.index.tokens import Tokens
from plagcheck.leaveout.cutting import cut, soften
from plagcheck.leaveout.kinds import matches_without
from plagcheck.leaveout.small import is_small_source, too_small
from plagcheck.model.adjusted import Rules
from plagcheck.model.counting import CoveredWords, Ranges, counted, covered, size, union, without
from plagcheck.model.document import Span
from plagcheck.model.match import Match, Range
from plagcheck.model.result import Source

Rests = dict[int, tuple[Match, ...]]


@dataclass(slots=True, eq=False)
class SourceTally:
    """One source; `rests` are what is left of the matches that explain words.

    `by_rules` is what rules about the paper left of its matches, once more than that is left out.
    One that `waits` came forward for others that count until now; so that it counts for no
    more than they did, it does not count for words `beyond`, and for those `softened` as reworded.
    """

    source: Source
    rests: Rests
    words: CoveredWords  # those that count, of the kinds that are switched on
    own: Mask | None = None  # words that do not count for this source
    gone: bool = False
    changed: bool = False
    by_rules: tuple[Match, ...] | None = None
    waits: bool = False
    softened: Mask | None = None
    beyond: Mask | None = None

    def counted(self) -> tuple[Match, ...]:
        """What is left of the matches that explain words."""
        return tuple(match for rest in self.rests.values() for match in rest)


class Tally:
    """The paper's words and all sources; `left_out` are the words that count for none.

    `rules` say what will be too small once all else is left out, whatever its kind. The kinds of
    matches in `off` are switched off: what is left of them is known, and no word of it counts.
    """

    def __init__(
        self, sources: Sequence[Source], tokens: Tokens, rules: Rules, off: Collection[str] = ()
    ) -> None:
        self.tokens = tokens
        self._rules, self._off = rules, off
        self.left_out: Mask = np.zeros(len(tokens), bool)
        self._small = 0
        self.parts = [self._part(source) for source in sources]
        self._places = [
            (place, number) for place, part in enumerate(self.parts) for number in part.rests
        ]
        self._ranges = np.array(
            [self.parts[s].source.matches[number].ours for s, number in self._places], np.intp
        ).reshape(-1, 2)

    @property
    def matched_words(self) -> int:
        """Words that stand in some source, each once."""
        counting = (part for part in self.parts if not part.waits)
        return size(union(words for part in counting for words in part.words.copied))

    def shown(self, matches: Iterable[Match]) -> tuple[Match, ...]:
        """Matches with one source, of the kinds that are switched on."""
        return matches_without(matches, self._off, self._place) if self._off else tuple(matches)

    def _place(self, _: Match, words: Range) -> Span:
        first, end = words
        return Span(int(self.tokens.starts[first]), int(self.tokens.ends[end - 1]))

    def _words(self, matches: Iterable[Match]) -> CoveredWords:
        """The words that matches with one source explain."""
        return covered(counted(self.shown(matches)))

    def choose(self, leave: Callable[[], None], coming: Sequence[SourceTally]) -> None:
        """Do what leaves something out for its source; others may come forward for that.

        One that was never looked for may explain more than the one that hid it. But no number may
        rise when something is left out: where it would, the last copied words of what came forward
        count as reworded, and the last of all its words do not count. Nor may a number rise that
        is left when what is too small goes.
        """
        is_open = any(part.source.found_without for part in self.parts)
        views = (False, True) if self._rules != Rules() else (False,)
        most = [list(map(size, self._explained(self.parts, view))) for view in views if is_open]
        leave()
        for part in coming:
            part.waits = False
        came = [part for part in self.parts if part.source.found_without and not part.waits]
        self._limit(came, None, None)
        if came:
            softened: Mask | None = None
            beyond: Mask | None = None
            for view, (copied, _) in zip(views, most, strict=True):
                softened = _both(softened, self._last_of(came, 0, copied, view))
                self._limit(came, softened, None)
            for view, (_, every) in zip(views, most, strict=True):
                beyond = _both(beyond, self._last_of(came, 1, every, view))
                self._limit(came, softened, beyond)

    def _last_of(
        self, came: Sequence[SourceTally], sort: int, most: int, is_last: bool
    ) -> Mask | None:
        """The last words that only these sources explain, where there are more than `most`."""
        now = self._explained(self.parts, is_last)[sort]
        excess = size(now) - most
        if excess <= 0:
            return None
        others = [part for part in self.parts if part not in came]
        alone = mask(without(now, self._explained(others, is_last)[sort]), len(self.tokens))
        alone[: np.flatnonzero(alone)[-excess]] = False
        return alone

    def _limit(
        self, came: Sequence[SourceTally], softened: Mask | None, beyond: Mask | None
    ) -> None:
        for part in came:
            if part.softened is not softened or part.beyond is not beyond:
                part.softened, part.beyond = softened, beyond
                self._recut(part, part.rests)

    def _explained(self, parts: Sequence[SourceTally], is_last: bool) -> tuple[Ranges, Ranges]:
        """Words that stand in some source, and all that are explained; at last, or until then."""
        counting = [
            self._large_enough(part) if is_last else part.words for part in parts if not part.waits
        ]
        copied = union(each for words in counting for each in words.copied)
        return copied, union([*copied, *(each for words in counting for each in words.reworded)])

    def _large_enough(self, part: SourceTally) -> CoveredWords:
        """The words of a source without what will be too small."""
        is_small = too_small(self.matches(part), self._rules.small_match)
        left = [match for match in part.counted() if not is_small(match)]
        is_gone = is_small_source(left, len(self.tokens), self._rules)
        return self._words(() if is_gone else left)

    def leave_out(self, words: Mask) -> None:
        """These words count for no source."""
        fresh = words & ~self.left_out
        self.left_out = self.left_out | words
        touched: dict[int, list[int]] = {}
        for place in self._holding(fresh):
            source, number = self._places[place]
            touched.setdefault(source, []).append(number)
        for source, numbers in touched.items():
            self._recut(self.parts[source], numbers)

    def leave_out_for(self, part: SourceTally, words: Mask) -> None:
        """These words do not count for one source."""
        self._remember(part)
        part.own = words if part.own is None else part.own | words
        self._recut(part, part.rests)

    def drop(self, part: SourceTally) -> None:
        """A source does not count at all."""
        self._remember(part)
        part.gone = True
        self._replace(part, {})

    def drop_small(self, fewest: int) -> list[Match]:
        """Matches of fewer words do not count; given are those that were shown until now.

        Nothing may be cut after this, or they would be back.
        """
        dropped: list[Match] = []
        for part in self.parts:
            left = self.matches(part) if part.waits else self._remember(part)
            is_small = too_small(left, fewest)
            if not part.waits:
                dropped += self.shown(match for match in left if is_small(match))
            kept = {
                n: tuple(match for match in rest if not is_small(match))
                for n, rest in part.rests.items()
            }
            if kept != part.rests:
                self._replace(part, kept)
        self._small = fewest
        return dropped

    def matches(self, part: SourceTally) -> tuple[Match, ...]:
        """All that is left of a source's matches, weak ones as well, in reading order."""
        if part.gone:
            return ()
        gone, before = self._gone(part), part.source.matches
        weak = [n for n in range(len(before)) if n not in part.rests]
        if not weak and not part.changed:
            return before
        rests = {**part.rests, **{n: self._cut(part, n, gone) for n in weak}}
        found = [match for number in sorted(rests) for match in rests[number]]
        is_small = too_small(found, self._small)
        left = tuple(match for match in found if not is_small(match))
        return before if left == before else left

    def _remember(self, part: SourceTally) -> tuple[Match, ...]:
        """What is left of a source's matches, before less of them is."""
        left = self.matches(part)
        if part.by_rules is None:
            part.by_rules = left
        return left

    def _gone(self, part: SourceTally) -> Mask:
        gone = self.left_out
        for more in (part.own, part.beyond):
            gone = gone if more is None else gone | more
        return gone

    def _cut(self, part: SourceTally, number: int, gone: Mask) -> tuple[Match, ...]:
        rests = cut(part.source.matches[number], gone, self.tokens)
        if part.softened is None:
            return rests
        return tuple(each for rest in rests for each in soften(rest, part.softened, self.tokens))

    def _holding(self, words: Mask) -> list[int]:
        """Matches that hold any of these words."""
        before = np.concatenate(([0], words.cumsum()))
        count = before[self._ranges[:, 1]] - before[self._ranges[:, 0]]
        places: list[int] = count.nonzero()[0].tolist()
        return places

    def _recut(self, part: SourceTally, numbers: Iterable[int]) -> None:
        """Cut these matches of a source anew, from what they were at first."""
        if not part.gone:
            gone = self._gone(part)
            self._replace(part, {**part.rests, **{n: self._cut(part, n, gone) for n in numbers}})

    def _replace(self, part: SourceTally, rests: Rests) -> None:
        part.rests, part.changed = rests, True
        part.words = self._words(part.counted())

    def _part(self, source: Source) -> SourceTally:
        every = enumerate(source.matches)
        rests: Rests = {n: (match,) for n, match in every if match.has_copied_words}
        part = SourceTally(source, rests, covered(()), waits=bool(source.found_without))
        part.words = self._words(part.counted())
        return part


def _both(words: Mask | None, more: Mask | None) -> Mask | None:
    return words if more is None else more if words is None else words | more
