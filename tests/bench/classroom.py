"""A class at 500, 1,000, 2,000 papers and all there are: recall, scores, time, memory.

    python -m tests.bench.classroom FOLDER
    python -m tests.bench.classroom FOLDER --every-pair 300

FOLDER holds papers as .txt files. All ways are asked the same thing of the same texts: which pairs
have a Jaccard similarity (of their sets of 5 words in a row) of 0.2 or more? Time is that of the
processor.

brute force   every pair of sets, in plain Python; what the others are measured by
join          plagcheck's set-similarity join, on the same sets
class         all of plagcheck's class: also pairs that share a single run, all aligned and scored
Sherlock      pairwise, as that program does: hashes of 4 words, one in 16 kept
textreuse     as its vignette does: minhash of 240, 80 bands, candidates compared in full
              (datasketch does the hashing)

With --every-pair, all pairs of the first papers are compared in full, without what rules and common
text leave out: which of those that share something that counts does a class list? And of those that
comparing the two files (`compare_texts`) counts as edited or reworded, outside what the class
leaves out, without a run: all of them, and those that weigh enough without common wording?
"""

from __future__ import annotations

import argparse
import re
import shutil
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path

from plagcheck.align.alignment import compare_texts
from plagcheck.align.prepared import prepare_many
from plagcheck.align.rests import judged
from plagcheck.classroom.common import remaining_texts
from plagcheck.classroom.comparing import compare_class
from plagcheck.classroom.join import similar_pairs
from plagcheck.classroom.pairing import Postings
from plagcheck.classroom.pairs import Verifier
from plagcheck.classroom.papers import make_papers
from plagcheck.classroom.submissions import group_files
from plagcheck.classroom.texts import PaperText
from plagcheck.index.similarity import overlap
from plagcheck.model.classes import ClassOptions
from plagcheck.model.document import Document
from plagcheck.model.match import Kind
from plagcheck.model.progress import Progress
from plagcheck.model.submissions import HandedFile, Paper
from tests.bench.apart import apart, peak_mb
from tests.bench.texts import load

SIZES = (500, 1_000, 2_000)
THRESHOLD = 0.2
KEPT = 16
LEFT_OUT = 0.1  # of the words of a match that is still outside what a class leaves out

Scores = dict[tuple[int, int], float]


def run(folder: Path) -> None:
    count = len(load(folder))
    sizes = [*(size for size in SIZES if size < count), count]
    print(f"{count:,} papers of {folder}; pairs with a Jaccard similarity of {THRESHOLD} or more")
    print(
        f"  {'papers':>6} {'way':<12} {'found':>7} {'recall':>7} {'score off by':>12} "
        f"{'time':>9} {'× before':>8} {'peak':>7}"
    )
    before: dict[str, float] = {}
    for size in sizes:
        truth: Scores = {}
        for way, job in WAYS.items():
            found, seconds, peak = _apart(job, folder, size)
            truth = truth or found
            _row(size, way, found, truth, seconds, before.get(way), peak)
            before[way] = seconds
    print("\nThe whole class: what is shown, and what it takes")
    print(
        f"  {'papers':>6} {'pairs of all':>22} {'found':>8} {'arrays and join':>15} "
        f"{'aligning':>9} {'a pair':>8} {'peak':>7}"
    )
    for size in sizes:
        listed, searching, aligning, peak = _apart(_stages, folder, size)
        print(
            f"  {size:>6,} {size * (size - 1) // 2:>22,} {listed:>8,} {searching:>13.1f} s "
            f"{aligning:>7.1f} s {aligning / max(1, listed) * 1000:>5.2f} ms {peak:>4,.0f} MB"
        )
    if shutil.which("java") is None:
        print("\nJPlag was not run: no Java here.")
    else:
        print("\nJPlag was not run: Java is here, its program is not.")


def _row(
    size: int,
    way: str,
    found: Scores,
    truth: Scores,
    seconds: float,
    before: float | None,
    peak: float,
) -> None:
    recall = sum(pair in found for pair in truth) / max(1, len(truth))
    off = max((abs(found[p] - truth[p]) for p in truth if p in found), default=0.0)
    growth = f"{seconds / before:.1f}" if before else ""
    print(
        f"  {size:>6,} {way:<12} {len(found):>7,} {recall:>7.1%} {off:>12.1e} "
        f"{seconds:>7.1f} s {growth:>8} {peak:>4,.0f} MB",
        flush=True,
    )


def every_pair(folder: Path, count: int) -> None:
    """What a class lists, of all that comparing every two of its papers finds."""
    papers, options = _papers(load(folder, count)), ClassOptions()
    began = time.process_time()
    result = compare_class(papers, options)
    taken = time.process_time() - began
    listed = {(pair.a, pair.b) for pair in result.pairs}
    texts, _ = remaining_texts(papers, options)
    sets = [text.row_set(options.shingle_size) for text in texts]
    verifier = Verifier(texts, sets, Postings.of(sets), options)
    runs = [text.row_set(options.shortest) for text in texts]
    by_kind: dict[str, list[bool]] = {"a run": [], "edited or reworded": [], "summed up": []}
    of_files: dict[str, list[bool]] = {"two files": [], "by more than wording": []}
    began = time.process_time()
    for one, other in combinations(range(len(papers)), 2):
        has_run = bool(overlap(runs[one], runs[other]).shared)
        is_listed = (papers[one].id, papers[other].id) in listed
        shares = [] if has_run else _shares_of_files(texts[one], texts[other])
        if shares:
            of_files["two files"].append(is_listed)
        if any(shares):
            of_files["by more than wording"].append(is_listed)
        found = verifier.compared(one, other)
        counted = {match.kind for match in found.matches if not match.weak}
        if not counted:
            continue
        kind = "summed up" if counted == {Kind.SUMMARY} else "edited or reworded"
        by_kind["a run" if has_run else kind].append(is_listed)
    print(f"{len(papers):,} papers; a class lists {len(listed):,} pairs in {taken:.1f} s")
    print(f"  every pair compared in {time.process_time() - began:.1f} s")
    for kind, found_by_class in (by_kind | of_files).items():
        share = sum(found_by_class) / max(1, len(found_by_class))
        print(f"  {kind:<20} {sum(found_by_class):>6,} of {len(found_by_class):>6,} {share:>7.1%}")
    print(f"  {len(listed) - sum(map(sum, by_kind.values())):,} that share nothing that counts")


def _shares_of_files(ours: PaperText, theirs: PaperText) -> list[bool]:
    """Of each match that two files have and a class leaves in: is it more than common wording?"""
    shares = []
    for match in compare_texts(ours.text, theirs.text):
        left_out = ours.left_out[slice(*match.ours)], theirs.left_out[slice(*match.theirs)]
        is_left_in = all(side.mean() <= LEFT_OUT for side in left_out)
        if match.is_counted and match.kind is not Kind.SUMMARY and is_left_in:
            telling = min(ours.telling_share(match.ours), theirs.telling_share(match.theirs))
            shares.append(not any(part.weak for part in judged(match, [match], telling)))
    return shares


# -- the ways


def _brute_force(texts: Sequence[str]) -> Scores:
    sets = [set(each.shingles.unique.tolist()) for each in prepare_many(texts, edited=False)]
    found = {}
    for (i, a), (j, b) in combinations(enumerate(sets), 2):
        shared = len(a & b)
        union = len(a) + len(b) - shared
        if union and shared / union >= THRESHOLD:
            found[i, j] = shared / union
    return found


def _join(texts: Sequence[str]) -> Scores:
    sets = [each.shingles.unique for each in prepare_many(texts, edited=False)]
    pairs = similar_pairs(sets, Postings.of(sets), THRESHOLD)
    return {(i, j): overlap(sets[i], sets[j]).jaccard for i, j in pairs}


def _class(texts: Sequence[str]) -> Scores:
    result = compare_class(_papers(texts))
    return {
        (pair.a - 1, pair.b - 1): pair.comparison.jaccard
        for pair in result.pairs
        if pair.comparison.jaccard >= THRESHOLD
    }


def _sherlock(texts: Sequence[str]) -> Scores:
    kept = [
        {h for h in each.rows_of(4).tolist() if h % KEPT == 0}
        for each in prepare_many(texts, edited=False)
    ]
    found = {}
    for (i, a), (j, b) in combinations(enumerate(kept), 2):
        shared = len(a & b)
        union = len(a) + len(b) - shared
        if union and shared / union >= THRESHOLD:
            found[i, j] = shared / union
    return found


def _textreuse(texts: Sequence[str]) -> Scores:
    from datasketch import MinHash, MinHashLSH

    lsh = MinHashLSH(num_perm=240, params=(80, 3))
    sets, found = [], {}
    for number, text in enumerate(texts):
        words = re.findall(r"\w+", text.lower())
        grams = {" ".join(words[at : at + 5]) for at in range(len(words) - 4)}
        minhash = MinHash(num_perm=240)
        minhash.update_batch([gram.encode() for gram in grams])
        for other in lsh.query(minhash) if grams else ():
            shared = len(grams & sets[other])
            score = shared / (len(grams) + len(sets[other]) - shared)
            if score >= THRESHOLD:
                found[other, number] = score
        sets.append(grams)
        if grams:
            lsh.insert(number, minhash)
    return found


WAYS: dict[str, Callable[[Sequence[str]], Scores]] = {
    "brute force": _brute_force,
    "join": _join,
    "class": _class,
    "Sherlock": _sherlock,
    "textreuse": _textreuse,
}


# -- each in a process of its own, so that its time and peak are its own


def _apart(job: Callable[..., object], folder: Path, size: int) -> tuple:  # type: ignore[type-arg]
    return apart(_stages if job is _stages else _timed, *_arguments(job, folder, size))


def _arguments(job: Callable[..., object], folder: Path, size: int) -> tuple[object, ...]:
    return (folder, size) if job is _stages else (job, folder, size)


def _timed(
    job: Callable[[Sequence[str]], Scores], folder: Path, size: int
) -> tuple[Scores, float, float]:
    texts = load(folder, size)
    prepare_many(texts[:1])  # the tables of folding are loaded once
    began = time.process_time()
    found = job(texts)
    return found, time.process_time() - began, peak_mb()


class _Clock:
    """Notes when pairs begin to be aligned."""

    aligning = 0.0

    def progressed(self, progress: Progress) -> None:
        if progress.stage == "pairs" and not self.aligning:
            self.aligning = time.process_time()

    def check_cancelled(self) -> None:
        """Go on."""


def _stages(folder: Path, size: int) -> tuple[int, float, float, float]:
    papers = _papers(load(folder, size))
    clock = _Clock()
    began = time.process_time()
    result = compare_class(papers, observer=clock)
    end = time.process_time()
    return len(result.pairs), clock.aligning - began, end - clock.aligning, peak_mb()


def _papers(texts: Sequence[str]) -> list[Paper]:
    files = [HandedFile(f"{n:05}.txt", Document(f"{n:05}", text)) for n, text in enumerate(texts)]
    return make_papers(group_files(files))[0]


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--every-pair", type=int, metavar="PAPERS", default=0)
    asked = options.parse_args()
    if asked.every_pair:
        every_pair(asked.folder, asked.every_pair)
    else:
        run(asked.folder)
