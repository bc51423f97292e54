"""Reading: candidates are read and compared in full; those that share something are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from plagcheck.align.prepared import PreparedText, prepare_many
from plagcheck.check.candidates import Candidate
from plagcheck.check.follower import Announcer
from plagcheck.check.verify import compare, mask
from plagcheck.library.library import Library
from plagcheck.model.counting import covered
from plagcheck.model.progress import Observer, Progress
from plagcheck.model.result import CheckOptions, Comparison
from plagcheck.textbook.curve import lsh_threshold

READ_AT_LEAST: Final = 100  # candidates read in full; beyond, only those that may add something
READ_TOGETHER: Final = 10
THIN: Final = 0.15  # strength from which a document is listed for a weak rewording alone


class CandidateReader:
    """What was read of a library for one submission, and what of it shares text."""

    def __init__(
        self,
        submission: PreparedText,
        library: Library,
        options: CheckOptions,
        observer: Observer,
        growing: Announcer | None,
    ) -> None:
        self.verified: list[tuple[int, Comparison]] = []
        self.seen: set[int] = set()
        self.skipped = 0
        self._submission, self._library = submission, library
        self._options, self._observer, self._growing = options, observer, growing
        self._whole_windows = np.zeros(len(submission.tokens), bool)

    def read(self, candidates: Sequence[Candidate]) -> None:
        """Compare candidates, in groups.

        Text that very many documents hold (a form, a set phrase) would have all of them read: past
        READ_AT_LEAST, one is read only when it holds a window that no verified one explains.
        """
        params = self._library.params
        self.seen.update(candidate.document_id for candidate in candidates)
        for start in range(0, len(candidates), READ_TOGETHER):
            self._progress(start, len(candidates))
            group = candidates[start : start + READ_TOGETHER]
            if start >= READ_AT_LEAST:
                telling = [c for c in group if not self._whole_windows[c.windows].all()]
                self.skipped += len(group) - len(telling)
                group = telling
            texts = list(self._library.texts([candidate.document_id for candidate in group]))
            sources = prepare_many(texts, shingle_size=params.shingle_size, accents=params.accents)
            for done, (candidate, source) in enumerate(zip(group, sources, strict=True), start + 1):
                self._observer.check_cancelled()
                self._compare(candidate.document_id, source)
                self._progress(done, len(candidates))

    def explained(self) -> NDArray[np.bool_]:
        """Words of the submission that some source explains."""
        matches = [match for _, comparison in self.verified for match in comparison.counted]
        return mask(covered(matches).all, len(self._submission.tokens))

    def _progress(self, done: int, total: int) -> None:
        self._observer.check_cancelled()
        before = len(self.seen) - total  # read earlier: a second look goes on where the first ended
        self._observer.progressed(Progress("verify", before + done, before + total))

    def _compare(self, number: int, source: PreparedText) -> None:
        params = self._library.params
        comparison = compare(self._submission, source, self._options.align)
        alike = comparison.jaccard >= lsh_threshold(params.bands, params.rows)
        if comparison.is_evidence or alike or _is_worth_a_look(comparison):
            self.verified.append((number, comparison))
            self._whole_windows |= self._windows_of(comparison)
            if self._growing is not None:
                self._growing.verified(number, comparison)

    def _windows_of(self, comparison: Comparison) -> NDArray[np.bool_]:
        """Windows of the submission of which every word is matched."""
        words, width = len(self._submission.tokens), self._library.params.certain_run
        copied = mask(comparison.covered.copied, words)
        inside = np.concatenate(([0], np.cumsum(copied)))
        whole = np.zeros(words, bool)
        count = max(0, words - width + 1)
        whole[:count] = inside[width:] - inside[:-width] == width if count else False
        return whole


def _is_worth_a_look(comparison: Comparison) -> bool:
    return any(match.strength >= THIN for match in comparison.matches)
