"""How well quotations and reference lists are found, by words of a set marked by hand.

    python -m tests.bench.leaveout [FOLDER]

FOLDER holds the papers (PDF) that tests/leaveout/labelled/papers.json names; without it only the
texts of the repository are measured. What was marked after the finder was done is shown apart.
Last comes how long a switch takes in a result of 10,000 words and 100 sources.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from plagcheck.extract.reader import extract
from plagcheck.leaveout.apply import leave_out
from plagcheck.leaveout.survey import survey
from plagcheck.model.adjusted import Rules
from plagcheck.model.document import Document, Span
from tests.leaveout.labelled_set import (
    Score,
    list_cases,
    marked_papers,
    quotation_cases,
    spans_in,
)
from tests.leaveout.papers import LIST, check
from tests.word_salad import prose, text

ENOUGH = 0.95
LATER = "later"  # quotations marked after the finder
TIMES = 21


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--each", action="store_true", help="print what is not found exactly")
    options = parser.parse_args()
    print(f"{'':44}{'precision':>10}{'recall':>8}{'words':>8}")
    scores = [*quotations(options.each), lists(options.each)]
    if options.folder:
        scores += papers(options.folder, options.each)
    enough = all(min(score.precision, score.recall) >= ENOUGH for score in scores)
    print(f"all of them {ENOUGH} or more: {'yes' if enough else 'no'}")
    speed()


def quotations(each: bool) -> list[Score]:
    by_language: dict[str, Score] = defaultdict(Score)
    for case in quotation_cases():
        found = survey(Document(case.name, case.text)).quotations
        add(by_language[case.name.split()[0]], case.name, case.text, found, case.spans, each)
    for language, score in by_language.items():
        name = "marked after the finder" if language == LATER else language
        show(f"quotations, {name}", score)
    return list(by_language.values())


def lists(each: bool) -> Score:
    score = Score()
    cases = list(list_cases())
    for case in cases:
        found = survey(Document(case.name, case.text)).bibliography
        add(score, case.name, case.text, found, case.spans, each)
    show(f"reference lists of {len(cases)} short texts", score)
    return score


def papers(folder: Path, each: bool) -> list[Score]:
    scores: dict[bool, Score] = {False: Score(), True: Score()}
    counts = {False: 0, True: 0}
    for paper in marked_papers():
        path = folder / paper.file
        if not path.is_file():
            print(f"{paper.file}: not in the folder")
            continue
        document = extract(path)
        wanted = spans_in(paper, document.text)
        if wanted is None:
            print(f"{paper.file}: is read in another way now; its marks were not found")
            continue
        counts[paper.held_out] += 1
        found = survey(document).bibliography
        add(scores[paper.held_out], paper.file, document.text, found, wanted, each)
    show(f"reference lists of {counts[False]} real papers", scores[False])
    show(f"of {counts[True]} more, marked after the finder", scores[True])
    return list(scores.values())


def speed() -> None:
    """Switch everything on in a large result, again and again."""
    rng = random.Random(1)
    words = prose(rng, 9_900).split(" ")
    for place in range(50, len(words) - 50, 300):
        words[place] = f"“{words[place]}"
        words[place + 40] = f"{words[place + 40]}” (Harrow, 2004)"
    sources = []
    for _ in range(100):
        starts = [rng.randrange(len(words) - 200) for _ in range(rng.randint(1, 6))]
        copied = (" ".join(words[at : at + rng.randint(15, 200)]) for at in starts)
        sources.append(" ".join(f"{part} {text(rng, 80)}" for part in copied))
    result = check(f"{' '.join(words)}\n\n{LIST}", [f"{source}\n{LIST}" for source in sources])
    began = time.process_time()
    kept = survey(result.submission)
    leave_out(result, Rules(True, True, True), survey=kept)
    first = time.process_time() - began
    print(f"{result.words:,} words, {len(result.sources)} sources; first {1000 * first:.0f} ms")
    for name, rules in (
        ("quotations", Rules(quotations=True)),
        ("reference list", Rules(bibliography=True)),
        ("small sources", Rules(small_source_words=150)),
        ("all of these, citations and small matches", Rules(True, True, True, 15, 150)),
    ):
        times = []
        for _ in range(TIMES):
            began = time.process_time()
            leave_out(result, rules, survey=kept)
            times.append(time.process_time() - began)
        print(f"  then {name}: {1000 * statistics.median(times):.1f} ms")


def add(
    score: Score, name: str, text: str, found: Sequence[Span], wanted: Sequence[Span], each: bool
) -> None:
    score.add(text, found, wanted)
    one = Score()
    one.add(text, found, wanted)
    if each and (one.precision, one.recall) != (1.0, 1.0):
        places = [(span.start, span.end) for span in found]
        marked = [(span.start, span.end) for span in wanted]
        print(f"  {name}: {one.precision:.3f} {one.recall:.3f} found {places} marked {marked}")


def show(name: str, score: Score) -> None:
    print(f"{name:44}{score.precision:10.3f}{score.recall:8.3f}{score.wanted:8,}")


if __name__ == "__main__":
    main()
