"""Alignment: the whole way from two prepared texts to the matches that are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import Final

import numpy as np

from plagcheck.align.chains import Chain, parted, spanned
from plagcheck.align.common_subsequence import common_runs
from plagcheck.align.detection import Detection, DetectionMethod, common, length
from plagcheck.align.edited import find_detections
from plagcheck.align.evidence_filter import LEAST_MASS, keep_strong, keep_weak, weak_mass
from plagcheck.align.pair import VocabularyPair
from plagcheck.align.passages import find_passages
from plagcheck.align.prepared import PreparedText
from plagcheck.align.prepared_cache import RecentTexts
from plagcheck.align.runs import Diagonals, Runs, shared_runs
from plagcheck.align.summary import find_summaries
from plagcheck.model.document import Span
from plagcheck.model.limits import SHORTEST
from plagcheck.model.match import Kind, Match, Range, Run, turned
from plagcheck.model.result import AlignOptions

# Share of the words of both sides that are the same, from which edits are small. Of the paper's
# words alone, 22 of 127 pairs of short answers had other figures when they were turned round.
SMALL_EDITS: Final = 0.6
IN_ORDER: Final = 0.65  # or, however scattered, in the same order on both sides
FULL_STRENGTH: Final = 100.0  # mass of a match that leaves no doubt,
FULL_RUN: Final = 40  # and words of a passage by itself


FREE, TAKEN = b"\0", b"\1"  # of words, in a bytearray of all of them

_recent: Final = RecentTexts()


def compare_texts(
    submission: str,
    source: str,
    *,
    shortest: int = SHORTEST,
    accents: bool = False,
    edited: bool = True,
) -> list[Match]:
    """Passages of `submission` that also stand in `source`, in reading order.

    Offsets are characters of the two texts given. Every run of `shortest` words (8 to 30) that
    both texts share is inside a match. With `accents`, é and e are different letters. Without
    `edited`, only what was copied word for word is, which is several times faster. The last texts
    are remembered for a while: to compare one with many takes little more than those take.
    """
    ours, theirs = _recent.prepare((submission, source), accents=accents, edited=edited)
    return align(ours, theirs, AlignOptions(shortest, edited))


def align(submission: PreparedText, source: PreparedText, options: AlignOptions) -> list[Match]:
    """Matches in reading order; those that are not weak do not overlap in the submission."""
    # Runs first: to find them and to lay the words over takes room for every word, each by itself.
    runs = shared_runs(submission, source, options.shortest)
    return _align(submission, source, options, runs, _lay_over(submission, source, options))


def align_both_ways(a: PreparedText, b: PreparedText, options: AlignOptions) -> list[Match]:
    """Matches of two texts of which either may draw on the other.

    Only summaries have a direction: what `b` sums up of `a` is found from its side alone. A run
    that `a` copied into a summary is a match by itself and no part of that: `b` sums nothing up,
    but holds it, too.
    """
    runs = shared_runs(a, b, options.shortest)
    pair = _lay_over(a, b, options)
    found = _align(a, b, options, runs, pair)
    if copied := [r for match in found if match.kind is Kind.SUMMARY for r in match.copied_runs]:
        matcher = _Matcher(a, b, runs, options.shortest)
        found = [
            *map(_without_copied_runs, found),
            *(matcher.match_chain(Chain([run])) for run in copied),
        ]
    # Few texts sum up another, and most are told from those by one look.
    if pair is None or not find_summaries(back := pair.turned(), np.zeros(len(b.tokens), bool), ()):
        return found
    runs = shared_runs(b, a, options.shortest)
    summed_up = [m for m in _align(b, a, options, runs, back) if m.kind is Kind.SUMMARY]
    found += [turned(_without_copied_runs(match)) for match in summed_up if match.is_counted]
    return found


def _without_copied_runs(match: Match) -> Match:
    """A summary whose runs are matches besides it."""
    if match.kind is not Kind.SUMMARY:
        return match
    return replace(match, copied_from=match.longest_run + 1)


def _lay_over(
    submission: PreparedText, source: PreparedText, options: AlignOptions
) -> VocabularyPair | None:
    """The words of two texts, where more than copies is looked for."""
    if not options.edited:
        return None
    return VocabularyPair(submission.vocabulary, source.vocabulary)


def _align(
    submission: PreparedText,
    source: PreparedText,
    options: AlignOptions,
    runs: Runs,
    pair: VocabularyPair | None,
) -> list[Match]:
    if not len(submission.tokens) or not len(source.tokens):
        return []
    passages = find_passages(runs)
    if not options.edited:
        rows = (run for chain in passages for run in chain.runs if run[2] >= options.shortest)
        passages = [Chain([run]) for run in rows]
    strong: list[Detection] = []
    weak: list[Detection] = []
    if pair is not None:
        least = weak_mass(submission.vocabulary.fragments, source.vocabulary.fragments)
        detections = find_detections(pair, passages, least)
        strong = keep_strong(detections, submission.tokens, source.tokens)
        weak = keep_weak(
            [d for d in detections if d.found is not DetectionMethod.PASSAGE], strong, least
        )
    matcher = _Matcher(submission, source, runs, options.shortest)
    found = (match for detection in strong for match in matcher.strong_matches(detection, pair))
    matches = [match for match in found if _is_shown(match, options)]
    matches = matcher.completed(matches, passages, options)
    copied = [match.ours for match in matches]
    matches += [
        matcher.match(detection, weak=True)
        for detection in weak
        if length(detection.ours) >= options.shortest
        and not any(common(detection.ours, words) for words in copied)
    ]
    return sorted(matches, key=lambda match: (match.submission, match.source))


def _is_shown(match: Match, options: AlignOptions) -> bool:
    """Whether a match is as long as the teacher wants to see them."""
    if not match.kind.is_copied:
        return length(match.ours) >= options.shortest
    return match.longest_run >= options.shortest or match.words >= options.shortest


def _take(runs: Iterable[Run], taken: bytearray) -> None:
    for start, _, size in runs:
        end = min(start + size, len(taken))
        if start < end:
            taken[start:end] = TAKEN * (end - start)


def _free_parts(chain: Chain, taken: bytearray) -> list[Chain]:
    """What is left of a chain outside words that something better explains already."""
    if not chain.runs:
        return []
    if taken.find(TAKEN, *chain.ours) < 0:
        return [chain]
    parts: list[Chain] = [Chain()]
    for start, there, size in chain.runs:
        for run in _free_runs(start, there, size, taken):
            before = parts[-1].runs
            if before and taken.find(TAKEN, before[-1][0] + before[-1][2], run[0]) >= 0:
                parts.append(Chain())
            parts[-1].runs.append(run)
    return [part for part in parts if part.runs]


def _free_runs(start: int, there: int, size: int, taken: bytearray) -> list[Run]:
    runs, shift, end = [], there - start, start + size
    while start >= 0:
        stop = taken.find(TAKEN, start, end)
        stop = end if stop < 0 else stop
        if stop > start:
            runs.append((start, start + shift, stop - start))
        start = taken.find(FREE, stop, end)
    return runs


class _Matcher:
    """Makes matches of ranges of words."""

    def __init__(
        self, submission: PreparedText, source: PreparedText, runs: Runs, shortest: int
    ) -> None:
        self._ours, self._theirs, self._runs = submission.tokens, source.tokens, runs
        self._submission, self._source = submission, source
        self._shortest = shortest

    def match(self, detection: Detection, *, weak: bool) -> Match:
        runs, same_there = self._runs_within(detection.ours, detection.theirs)
        kind = Kind.SUMMARY
        if detection.found is not DetectionMethod.SUMMARY:
            kind = self._kind(runs, detection.ours, detection.theirs, same_there)
            if weak:
                kind = Kind.REWORDED
            elif kind is Kind.REWORDED and (same := self._in_order(detection)):
                kind, runs = Kind.SMALL_EDITS, same
        strength = min(1.0, detection.mass / FULL_STRENGTH)
        return self._match(detection.ours, detection.theirs, runs, kind, strength, weak)

    def strong_matches(self, detection: Detection, pair: VocabularyPair | None) -> list[Match]:
        """What is shown for a detection: of small edits, the parts that long gaps leave.

        Each is judged by itself; one that is not copied must weigh enough without the others.
        """
        whole = self.match(detection, weak=False)
        parts = parted(whole.runs) if whole.kind is Kind.SMALL_EDITS else []
        if pair is None or len(parts) <= 1:
            return [whole]
        found: list[Match] = []
        for runs in parts:
            ours, theirs = spanned(runs, 0), spanned(runs, 1)
            part = replace(detection, ours=ours, theirs=theirs, mass=pair.mass(ours, theirs))
            matches = self.strong_matches(part, pair)
            found += (m for m in matches if m.kind.is_copied or part.mass >= LEAST_MASS)
        return found

    def _in_order(self, detection: Detection) -> list[Run]:
        """The words that stand in the same order on both sides, if nearly all of either do."""
        (start, end), (there, there_end) = detection.ours, detection.theirs
        longer = max(end - start, there_end - there)
        ours, theirs = self._ours.hashes[start:end], self._theirs.hashes[there:there_end]
        least = IN_ORDER * longer
        if min(len(ours), len(theirs)) < least:
            return []
        runs = common_runs(ours, theirs, least)
        if sum(size for _, _, size in runs) < least:
            return []
        return [(here + start, place + there, size) for here, place, size in runs]

    def match_chain(self, chain: Chain) -> Match:
        """A passage by itself."""
        kind = self._kind(chain.runs, chain.ours, chain.theirs, chain.words)
        strength = min(1.0, chain.words / FULL_RUN)
        return self._match(chain.ours, chain.theirs, chain.runs, kind, strength, False)

    def _kind(self, runs: list[Run], ours: Range, theirs: Range, same_there: int) -> Kind:
        """What two ranges are to each other, whichever of them is called ours."""
        same = sum(size for _, _, size in runs)
        if len(runs) == 1 and same == length(ours) == length(theirs):
            return Kind.WORD_FOR_WORD
        whole = self._submission.words_in(ours) + self._source.words_in(theirs)
        return Kind.SMALL_EDITS if same + same_there >= SMALL_EDITS * whole else Kind.REWORDED

    def completed(
        self, matches: list[Match], passages: list[Chain], options: AlignOptions
    ) -> list[Match]:
        """Matches, and what is left of passages outside them: every word of a long enough run.

        A rest of `shortest` words or more is a match of its own. A shorter one that continues a
        match word for word becomes part of it. Else the long run it comes from is a match, although
        another holds most of its words; a rest of no long run is nothing.
        """
        found = _FoundMatches(matches)
        taken = bytearray(max((chain.ours[1] for chain in passages), default=0) + 1)
        for match in matches:
            _take(match.runs, taken)
        for chain in passages:
            long = Chain([run for run in chain.runs if run[2] >= options.shortest])
            is_dense = chain.words >= options.shortest
            for part in _free_parts(chain if is_dense or len(long.runs) > 1 else long, taken):
                if part.words >= options.shortest:
                    found.add(self.match_chain(part))
                    _take(part.runs, taken)
                else:
                    for run in part.runs:
                        self._add_short(run, found, taken, options.shortest)
        return found.matches

    def _add_short(self, run: Run, found: _FoundMatches, taken: bytearray, shortest: int) -> None:
        """Put a short rest where it belongs, if it does."""
        if taken.find(FREE, run[0], run[0] + run[2]) < 0:  # with another rest of the same run
            return
        place = found.continued_by(run)
        if place is not None:
            found.put(place, self._grown(found.matches[place], run))
        elif (whole := self._whole_of(run))[2] >= shortest:
            found.add(self.match_chain(Chain([whole])))
            run = whole
        else:
            return
        _take([run], taken)

    def _whole_of(self, run: Run) -> Run:
        """The longest run that this one is a part of."""
        whole = self._diagonals.run_at(run[0], run[1])
        return whole if _is_inside(run, whole) else run

    @cached_property
    def _diagonals(self) -> Diagonals:
        return Diagonals(self._runs)

    def _grown(self, match: Match, run: Run) -> Match:
        """A match with one more run, which touches one of its own."""
        runs = _touching_joined([*match.runs, run])
        start, there, size = run
        ours = min(match.ours[0], start), max(match.ours[1], start + size)
        theirs = min(match.theirs[0], there), max(match.theirs[1], there + size)
        kind = match.kind
        if kind is Kind.WORD_FOR_WORD and len(runs) > 1:
            kind = Kind.SMALL_EDITS
        return self._match(ours, theirs, runs, kind, match.strength, match.weak)

    def _runs_within(self, ours: Range, theirs: Range) -> tuple[list[Run], int]:
        """Runs inside two ranges, longest first where they claim the same words.

        Words of the source may be in several; given is also how many there are in any.
        """
        found = []
        for start, there, size in self._runs.meeting(ours, theirs):
            before = max(0, ours[0] - start, theirs[0] - there)
            size = min(size, ours[1] - start, theirs[1] - there) - before
            if size >= 1:
                found.append((-size, start + before, there + before))
        found.sort()
        taken = bytearray(ours[1])
        chosen: list[Run] = []
        for size, start, there in found:
            free = _free_runs(start, there, -size, taken)
            _take(free, taken)
            chosen += free
        same_there = bytearray(theirs[1])
        _take(((there, start, -size) for size, start, there in found), same_there)
        return sorted(chosen), same_there.count(TAKEN)

    def _match(
        self,
        ours: Range,
        theirs: Range,
        runs: list[Run],
        kind: Kind,
        strength: float,
        weak: bool,
    ) -> Match:
        return Match(
            Span(int(self._ours.starts[ours[0]]), int(self._ours.ends[ours[1] - 1])),
            Span(int(self._theirs.starts[theirs[0]]), int(self._theirs.ends[theirs[1] - 1])),
            kind,
            tuple(runs),
            ours,
            theirs,
            strength,
            weak,
            copied_from=self._shortest,
        )


class _FoundMatches:
    """Matches in the order they were found, known by the places where their runs begin and end.

    Texts of two or three different words have thousands of matches and of short rests: to look
    through all of those for each of these took the square of a text's length.
    """

    def __init__(self, matches: Iterable[Match]) -> None:
        self.matches: list[Match] = []
        self._touching: dict[tuple[int, int], set[int]] = {}
        for match in matches:
            self.add(match)

    def add(self, match: Match) -> None:
        self.matches.append(match)
        self._note(len(self.matches) - 1)

    def put(self, place: int, match: Match) -> None:
        """One that took the place of another, with all its runs and more."""
        self.matches[place] = match
        self._note(place)

    def continued_by(self, run: Run) -> int | None:
        """The first that goes on with a run, or that a run leads up to."""
        start, there, size = run
        edges = (start, there), (start + size, there + size)
        near = set().union(*(self._touching.get(edge, ()) for edge in edges))
        return min((place for place in near if _continues(run, self.matches[place])), default=None)

    def _note(self, place: int) -> None:
        for here, there, size in self.matches[place].runs:
            for edge in ((here, there), (here + size, there + size)):
                self._touching.setdefault(edge, set()).add(place)


def _continues(run: Run, match: Match) -> bool:
    """Whether a run goes on where one of the match ends, or ends where one begins."""
    start, there, size = run
    return any(
        (here + n, place + n) == (start, there) or (start + size, there + size) == (here, place)
        for here, place, n in match.runs
    )


def _is_inside(run: Run, whole: Run) -> bool:
    start, there, size = run
    return whole[1] - whole[0] == there - start and (
        whole[0] <= start and start + size <= whole[0] + whole[2]
    )


def _touching_joined(runs: Iterable[Run]) -> list[Run]:
    """Runs in order; those that go on from one another are one."""
    joined: list[Run] = []
    for start, there, size in sorted(runs):
        if joined:
            before, place, n = joined[-1]
            if (before + n, place + n) == (start, there):
                joined[-1] = before, place, n + size
                continue
        joined.append((start, there, size))
    return joined
