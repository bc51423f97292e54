"""How well edited text is aligned, and how fast.

    python -m tests.bench.edited pan FOLDER [SAMPLE]    plagdet by category, and speed
    python -m tests.bench.edited long FOLDER [SAMPLE]   the same cases inside a book of 500 KB
    python -m tests.bench.edited megabyte FOLDER        1 MB against 1 MB: speed and memory
    python -m tests.bench.edited many FOLDER            a text against 20: prepared once or not
    python -m tests.bench.edited clough FOLDER          human answers: copied or not, by share

FOLDER holds the PAN 2013 text alignment corpus (susp/, src/, a folder for each category), the
answers of Clough and Stevenson with labels.csv, or .txt files.
"""

from __future__ import annotations

import csv
import random
import sys
import time
import tracemalloc
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from plagcheck import compare_texts
from plagcheck.align.alignment import align
from plagcheck.align.prepared import prepare
from plagcheck.model import counting
from plagcheck.model.result import AlignOptions
from tests.bench.plagdet import Area, Score

BOOK = 500_000  # characters


def read(path: Path) -> str:
    return path.read_bytes().decode("utf-8")


def pairs(folder: Path, sample: int) -> Iterator[tuple[str, str, str, str, list[Area]]]:
    """Category, name of the source, submission, source, cases."""
    rng = random.Random(7)
    for category in sorted(p for p in folder.iterdir() if (p / "pairs").exists()):
        lines = [line.split() for line in (category / "pairs").read_text().splitlines() if line]
        chosen = rng.sample(lines, sample) if 0 < sample < len(lines) else lines
        for ours, theirs in chosen:
            cases = _cases(category / f"{Path(ours).stem}-{Path(theirs).stem}.xml")
            texts = read(folder / "susp" / ours), read(folder / "src" / theirs)
            yield category.name, theirs, *texts, cases


def _cases(path: Path) -> list[Area]:
    if not path.exists():
        return []
    cases = []
    for feature in ET.parse(path).getroot().iter("feature"):
        if feature.get("source_reference"):
            here, there = int(feature.attrib["this_offset"]), int(feature.attrib["source_offset"])
            ours, theirs = feature.attrib["this_length"], feature.attrib["source_length"]
            cases.append((here, here + int(ours), there, there + int(theirs)))
    return cases


def found(submission: str, source: str) -> list[Area]:
    return [
        (m.submission.start, m.submission.end, m.source.start, m.source.end)
        for m in compare_texts(submission, source)
        if not m.weak
    ]


def pan(folder: Path, sample: int = 0) -> None:
    scores: dict[str, Score] = {}
    alarms: dict[str, list[bool]] = {}
    everything = Score()
    seconds, characters = 0.0, 0
    for category, _, submission, source, cases in pairs(folder, sample):
        began = time.process_time()
        areas = found(submission, source)
        seconds += time.process_time() - began
        characters += len(submission) + len(source)
        if not cases:
            alarms.setdefault(category, []).append(bool(areas))
        for score in (scores.setdefault(category, Score()), everything):
            score.add(cases, areas)
    for category, score in scores.items():
        print(f"{category:28} {score}")
    for category, clean in alarms.items():
        print(f"{category:28} false alarms {sum(clean)} of {len(clean)} clean pairs")
    print(f"{'all':28} {everything}")
    print(f"{characters / seconds / 1e6:.1f} M characters/s of CPU time")


def long(folder: Path, sample: int = 60) -> None:
    names = sorted((folder / "src").iterdir())
    rng = random.Random(11)
    scores: dict[str, tuple[Score, Score]] = {"all": (Score(), Score())}
    for category, name, submission, source, cases in pairs(folder, sample):
        if not cases:
            continue
        before, after = (_pages(names, name, rng) for _ in range(2))
        shift = len(before)
        moved = [(a, b, c + shift, d + shift) for a, b, c, d in cases]
        inside = [
            area  # hosts are texts on all subjects: what is found in them is not judged
            for area in found(submission, before + source + after)
            if area[3] > shift and area[2] < shift + len(source)
        ]
        alone = found(submission, source)
        for label in (category, "all"):
            short, within = scores.setdefault(label, (Score(), Score()))
            short.add(cases, alone)
            within.add(moved, inside)
    for label, (short, within) in scores.items():
        print(f"{label}: plagdet lost {short.plagdet - within.plagdet:.4f}")
        print(f"  as they are     {short}\n  in a long book  {within}")


def _pages(names: list[Path], besides: str, rng: random.Random) -> str:
    """Half a book of other texts."""
    text = ""
    while len(text) < BOOK // 2:
        path = rng.choice(names)
        if path.name != besides:
            text += read(path) + "\n\n"
    return text


def megabyte(folder: Path) -> None:
    text = "\n\n".join(read(path) for path in sorted((folder / "src").iterdir())[:600])
    one, other = text[:1_000_000], text[1_000_000:1_900_000] + text[100_000:200_000]
    compare_texts(one[:50_000], other[:50_000])
    seconds = min(_seconds(lambda: compare_texts(one, other)) for _ in range(5))
    tracemalloc.start()
    matches = compare_texts(one, other)
    _, peak = tracemalloc.get_traced_memory()
    print(f"{(len(one) + len(other)) / seconds / 1e6:.1f} M characters/s, {len(matches)} matches")
    print(f"peak memory {peak / 1e6:.0f} MB")


def many(folder: Path) -> None:
    names = sorted((folder / "src").iterdir())[:20]
    submission = read(min((folder / "susp").iterdir()))
    sources = [read(name) for name in names]

    ready = prepare(submission)

    def one_by_one() -> None:
        for source in sources:
            align(prepare(submission), prepare(source), AlignOptions())

    def together() -> None:
        ours = prepare(submission)
        for source in sources:
            align(ours, prepare(source), AlignOptions())

    def candidates() -> None:
        for source in sources:
            align(ready, prepare(source), AlignOptions())

    for way in (one_by_one, together, candidates):
        best = min(_seconds(way) for _ in range(5))
        print(f"{way.__name__:12} {best * 1000:6.1f} ms")


def _seconds(job: object) -> float:
    began = time.process_time()
    job()  # type: ignore[operator]
    return time.process_time() - began


def clough(folder: Path) -> None:
    with (folder / "labels.csv").open() as file:
        rows = list(csv.DictReader(file))
    originals = {r["Task"]: read_any(folder / r["File"]) for r in rows if r["Category"] == "orig"}
    answers = [
        (row["Task"], row["Category"], _share(read_any(folder / row["File"]), originals))
        for row in rows
        if row["Category"] != "orig"
    ]
    right = 0
    for task in originals:
        others = [(share, category != "non") for t, category, share in answers if t != task]
        border = _best_border(others)
        for t, category, share in answers:
            right += t == task and (share >= border) == (category != "non")
        print(f"task {task}: border {border:.3f}, learnt on the others")
    for category in ("cut", "light", "heavy", "non"):
        shares = sorted(share for _, c, share in answers if c == category)
        print(f"{category:6} shares {' '.join(f'{share:.2f}' for share in shares)}")
    print(f"told apart: {right} of {len(answers)} = {right / len(answers):.3f}")


def read_any(path: Path) -> str:
    return path.read_bytes().decode("utf-8", "replace")


def _share(answer: str, originals: dict[str, str]) -> float:
    """Share of an answer's words in any match with any of the originals, weak ones too."""
    ours = prepare(answer)
    ranges = [
        match.ours
        for original in originals.values()
        for match in align(ours, prepare(original), AlignOptions())
    ]
    return counting.share(counting.size(counting.union(ranges)), len(ours.tokens))


def _best_border(answers: list[tuple[float, bool]]) -> float:
    """The lowest border that makes the fewest mistakes: just above what honest answers share."""
    shares = sorted({share for share, _ in answers})
    borders = [share + 0.001 for share in (0.0, *shares)]
    return min(borders, key=lambda b: (sum((s >= b) != copied for s, copied in answers), b))


PARTS = {
    "pan": pan,
    "long": long,
    "megabyte": megabyte,
    "many": many,
    "clough": clough,
}

if __name__ == "__main__":
    part, where, *more = sys.argv[1:]
    PARTS[part](Path(where), *(int(number) for number in more))  # type: ignore[operator]
