"""The sabotages: one line of one module each, what it becomes, and which tests look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Mutant:
    """A line of a module of plagcheck (`old` stands there once), and what takes its place."""

    name: str
    module: str
    old: str
    new: str
    tests: tuple[str, ...] = ("index", "check")


MUTANTS: Final = (
    Mutant("no-bands", "check/candidates.py",
           "similar = set(ids[in_band].tolist())", "similar: set[int] = set()"),
    Mutant("no-passages", "check/candidates.py",
           "window, holder, unsure = _expand(which[~in_band] - len(question.bands),"
           " ids[~in_band], question)",
           "window, holder, unsure = _expand(which[:0], ids[:0], question)"),
    Mutant("no-traces", "check/checker.py",
           "if options.align.edited:", "if False:"),
    Mutant("bands-not-filed", "index/fingerprint.py",
           "bands = document_keys(minima, params)", "bands = _NOTHING"),
    Mutant("traces-not-filed", "index/fingerprint.py",
           "if params.traces:", "if not params.traces:"),
    Mutant("one-band-for-all", "index/bands.py",
           "table = minima[: bands * rows].reshape(bands, rows)",
           "table = minima[:rows].reshape(1, rows).repeat(bands, axis=0)"),
    Mutant("all-bands-agree", "index/bands.py",
           "table = minima[: bands * rows].reshape(bands, rows)",
           "table = minima[: bands * rows].reshape(bands, rows) * np.uint64(0)"),
    Mutant("windows-of-one", "index/windows.py",
           "np.minimum(minima, sequence[step : step + count], out=minima)",
           "np.maximum(minima, sequence[step : step + count], out=minima)"),
    Mutant("every-other-window", "index/windows.py",
           "return sorted_set(window_keys(minima))", "return sorted_set(window_keys(minima[::2]))"),
    Mutant("more-windows-needed", "index/windows.py",
           "return max(1, run - shortest_certain_run(size, window) + 1)",
           "return max(1, run - shortest_certain_run(size, window) + 2)"),
    Mutant("empty-places-agree", "index/minhash.py",
           "if len(filled) in (0, len(minima)):", "if True:"),
    Mutant("shared-counted-twice", "index/similarity.py",
           "union = self.one + self.other - self.shared", "union = self.one + self.other"),
    Mutant("longer-shingles", "index/shingles.py",
           "return Shingles(combine(tokens.hashes, size, seed=size), size)",
           "return Shingles(combine(tokens.hashes, size + 1, seed=size), size)"),
    Mutant("merged-takes-the-larger", "lsh/minhash.py",
           "np.minimum(self._minima, other._minima)", "np.maximum(self._minima, other._minima)",
           ("lsh",)),
    Mutant("empty-sets-meet", "lsh/index_rows.py", "if minhash.is_empty:", "if False:", ("lsh",)),
    Mutant("bands-outlive-items", "lsh/index_rows.py",
           "WHERE key = ? AND item = ?", "WHERE key = ? AND item < ?", ("lsh",)),
    Mutant("common-traces-tell", "check/trace_scores.py",
           "weights[holders > COMMON] = 0.0", "weights[holders > COMMON] = 9.0"),
    Mutant("few-are-read", "check/candidate_reader.py",
           "READ_AT_LEAST: Final = 100", "READ_AT_LEAST: Final = 0"),
    Mutant("certain-runs-lost", "align/runs.py",
           "if not len(starts):", "if True:", ("align", "check")),
    Mutant("a-word-counts-twice", "model/counting.py",
           "return CoveredWords(copied, without(reworded, copied))",
           "return CoveredWords(copied, reworded)", ("model", "check", "align")),
    Mutant("weak-counts", "model/match.py",
           "return not self.weak and not self.summed_up", "return not self.summed_up",
           ("model",)),
    Mutant("kinds-that-are-off-come-forward", "leaveout/tally.py",
           "return covered(counted(self.shown(matches)))", "return covered(counted(matches))",
           ("leaveout", "jobs")),
    Mutant("a-slot-is-missed", "library/postings.py",
           "self.slots: list[int] = sorted_slots(ordered)",
           "self.slots: list[int] = sorted_slots(ordered)[1:]", ("library", "check")),
    Mutant("removed-is-found", "library/posting_table.py",
           "keep = ~np.isin(postings.ids_of(run), unwanted)",
           "keep = np.isin(postings.ids_of(run), postings.ids_of(run))", ("library",)),
    Mutant("traces-not-noted", "check/checker.py",
           "levels[number] = replace(levels.get(number, FoundBy()), traces=True)",
           "levels.setdefault(number, FoundBy())"),
    Mutant("bands-not-noted", "check/candidates.py",
           "levels = FoundBy(longest >= needed or number in unsure, number in similar)",
           "levels = FoundBy(longest >= needed or number in unsure or number in similar)"),
    Mutant("keys-elsewhere", "index/windows.py",
           ".argmax(axis=1)", ".argmin(axis=1)"),
    Mutant("empty-values-agree", "index/minhash.py",
           "(one == other) & (one != EMPTY)", "one == other"),
    Mutant("steepest-at-the-threshold", "textbook/curve.py",
           "(rows - 1) / (rows * bands - 1)", "1 / bands", ("textbook",)),
    Mutant("areas-are-swapped", "textbook/curve.py",
           "return threshold - _not_found(threshold, bands, rows)",
           "return _not_found(threshold, bands, rows)", ("textbook",)),
    Mutant("one-pass-keeps-the-largest", "textbook/one_pass.py",
           "tuple(min(old, value) if bit else old", "tuple(max(old, value) if bit else old",
           ("textbook",)),
    Mutant("infinity-agrees", "textbook/signatures.py",
           "if (x, y) != (INFINITY, INFINITY)]", "if (x, y) is not None]", ("textbook",)),
    Mutant("kept-empty-places-agree", "index/sketches.py",
           "np.take_along_axis(sketches, donors % length, axis=1)", "sketches", ("index",)),
    Mutant("last-band-not-met", "similar/meeting.py",
           "for band in range(len(self._order)):",
           "for band in range(len(self._order) - 1):", ("similar",)),
    Mutant("versions-stand-by-themselves", "model/ranking.py",
           "_first_explaining(words, versions, shortest) or _first_explaining(",
           "None or _first_explaining(", ("check",)),
    Mutant("versions-come-forward", "check/checker.py",
           "leave_out=versions_of(library, options.leave_out)", "leave_out=options.leave_out",
           ("check",)),
)  # fmt: skip
