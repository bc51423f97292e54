"""Edited text in other languages than English.

    python -m tests.bench.languages german FOLDER [--rounds 5]
    python -m tests.bench.languages russian FOLDER [--misses]

german: FOLDER holds chapters of books as .txt files, named BOOK_CHAPTER. Passages reworded by hand
are put into one chapter, the originals into a chapter of another book. A passage is found when
strong matches cover half of its words.

russian: FOLDER holds essays as lists (.xlsx) of sentences, each with the sentence and the page it
was taken from and how it was changed; the pages lie in a folder "sources" beside the list. A
sentence is found when half of its words lie in matches. Lightly edited is every change but a
heavy paraphrase (HPR). In shuffled essays no sentence has its neighbours to be found by.
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from unicodedata import normalize
from xml.etree import ElementTree

from plagcheck import Library, check_document, compare_texts
from plagcheck.index.tokens import tokenize
from plagcheck.jobs.add import add_files
from plagcheck.model.document import Document, Span
from plagcheck.model.match import Kind, Match
from tests.align.german_passages import PASSAGES, Grade, Passage

PAIRS = 300  # unrelated chapters compared
MOST = 0.5  # share of a sentence's words that makes it found

HEAVY_TYPES = frozenset({"HPR"})  # paraphrased beyond single words


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("language", choices=("german", "russian"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5, help="hosts for every German passage")
    parser.add_argument("--misses", action="store_true", help="print Russian sentences not found")
    options = parser.parse_args()
    if options.language == "german":
        german(options.folder, options.rounds)
    else:
        russian(options.folder, options.misses)


# -- what both parts count


def covered(spans: Iterable[Span], place: Span, text: str) -> float:
    """Share of the words of one place of a text that lie in any of the spans."""
    starts = (tokenize(text[place.start : place.end]).starts + place.start).tolist()
    spans = list(spans)
    inside = sum(any(span.start <= start < span.end for span in spans) for start in starts)
    return inside / max(1, len(starts))


def percent(part: int, whole: int) -> str:
    return f"{part:>4} of {whole:>4} {part / max(1, whole):8.1%}"


# -- German


@dataclass(frozen=True, slots=True)
class Planted:
    """A text put into another, and where."""

    text: str
    place: Span


@dataclass(frozen=True, slots=True)
class Chapter:
    book: str
    text: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """Shares of the words planted that strong matches cover, here and there; and all matches."""

    strong: float
    strong_source: float
    all: float
    beyond: int  # words of strong matches outside the passage
    kinds: tuple[Kind, ...]


def plant(passage: str, host: str, rng: random.Random) -> Planted:
    """Put a passage between two paragraphs of a host."""
    breaks = [found.end() for found in re.finditer(r"\n\s*\n", host)] or [len(host)]
    place = rng.choice(breaks)
    text = f"{host[:place]}{passage}\n\n{host[place:]}"
    return Planted(text, Span(place, place + len(passage)))


def outcome(submission: Planted, source: Planted) -> Outcome:
    matches = compare_texts(submission.text, source.text)
    right = [m for m in matches if meets(m, submission, source)]
    strong = [m for m in right if not m.weak]
    ours = covered([m.submission for m in strong], submission.place, submission.text)
    inside = round(
        ours * len(tokenize(submission.text[submission.place.start : submission.place.end]))
    )
    return Outcome(
        ours,
        covered([m.source for m in strong], source.place, source.text),
        covered([m.submission for m in right], submission.place, submission.text),
        sum(m.ours[1] - m.ours[0] for m in strong) - inside,
        tuple(m.kind for m in strong),
    )


def meets(match: Match, submission: Planted, source: Planted) -> bool:
    """Whether a match leads from the passage to its original."""
    return all(
        span.start < place.end and place.start < span.end
        for span, place in (
            (match.submission, submission.place),
            (match.source, source.place),
        )
    )


def german(folder: Path, rounds: int) -> None:
    chapters = [
        Chapter(file.stem.partition("_")[0], file.read_text(encoding="utf-8", errors="replace"))
        for file in sorted(folder.rglob("*.txt"))
    ]
    rng = random.Random(1)
    print(f"German passages reworded by hand, {rounds} pairs of hosts each")
    print(
        f"  {'':8} {'found':>20} {'a part of it':>20} {'with weak matches':>20}"
        "  covered  source side  words beyond  kinds"
    )
    for grade in Grade:
        passages = [passage for passage in PASSAGES if passage.grade is grade]
        outcomes = [try_out(p, chapters, rng) for p in passages for _ in range(rounds)]
        print_grade(grade, outcomes)
    false_alarms(chapters, rng)


def try_out(passage: Passage, chapters: Sequence[Chapter], rng: random.Random) -> Outcome:
    here, there = strangers(chapters, rng)
    return outcome(
        plant(passage.reworded, here.text, rng), plant(passage.original, there.text, rng)
    )


def strangers(chapters: Sequence[Chapter], rng: random.Random) -> tuple[Chapter, Chapter]:
    """Two chapters of different books."""
    while True:
        here, there = rng.sample(chapters, 2)
        if here.book != there.book:
            return here, there


def print_grade(grade: Grade, outcomes: Sequence[Outcome]) -> None:
    found = [each for each in outcomes if each.strong >= MOST]
    in_part = sum(each.strong > 0 for each in outcomes)
    with_weak = sum(each.all > 0 for each in outcomes)
    kinds = sorted({kind.value for each in found for kind in each.kinds})
    print(
        f"  {grade:8} {percent(len(found), len(outcomes))} {percent(in_part, len(outcomes))}"
        f" {percent(with_weak, len(outcomes))}"
        f"  {mean(each.strong for each in found):7.1%}"
        f"  {mean(each.strong_source for each in found):11.1%}"
        f"  {mean(each.beyond for each in found):12.1f}  {', '.join(kinds)}"
    )


def mean(values: Iterable[float]) -> float:
    several = list(values)
    return sum(several) / max(1, len(several))


def false_alarms(chapters: Sequence[Chapter], rng: random.Random) -> None:
    strong = weak = 0
    for _ in range(PAIRS):
        here, there = strangers(chapters, rng)
        matches = compare_texts(here.text, there.text)
        strong += any(not match.weak for match in matches)
        weak += any(match.weak for match in matches)
    print(f"  false alarms: {percent(strong, PAIRS)} pairs strong, {percent(weak, PAIRS)} weak")


# -- Russian


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of an essay; without a source it is the author's own."""

    text: str
    source: str
    types: tuple[str, ...]

    @property
    def group(self) -> str:
        if not self.source:
            return "own words"
        return "+".join(self.types) or "not told"


# What the columns are called in the lists.
SENTENCE_HEADS = ("заимствованное предложение", "Фрагменты текста эссе")
SOURCE_HEADS = ("название документа-источника", "Имя файла документа-источника")
TYPE_HEADS = ("тип заимствования - 1", "тип заимствования - 2", "Типы сокрытия заимствований")

_SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def rows(table: Path) -> Iterator[dict[str, str]]:
    """Rows of the first sheet of a workbook: text by column letters."""
    with zipfile.ZipFile(table) as archive:
        strings = [
            "".join(part.text or "" for part in item.iter(f"{_SHEET}t"))
            for item in ElementTree.fromstring(archive.read("xl/sharedStrings.xml"))
        ]
        sheet = ElementTree.fromstring(archive.read("xl/worksheets/sheet1.xml"))
    for row in sheet.iter(f"{_SHEET}row"):
        cells = {}
        for cell in row:
            value = cell.findtext(f"{_SHEET}v")
            if value is not None:
                column = cell.get("r", "").rstrip("0123456789")
                cells[column] = strings[int(value)] if cell.get("t") == "s" else value
        yield cells


def sentences(table: Path) -> list[Sentence]:
    """The sentences of an essay in order."""
    heads, *body = rows(table)

    def column(row: dict[str, str], names: Sequence[str]) -> str:
        return ", ".join(row[key] for key, name in heads.items() if name in names and row.get(key))

    return [
        Sentence(
            column(row, SENTENCE_HEADS),
            normalize("NFC", column(row, SOURCE_HEADS).strip()),
            tuple(sorted(re.findall(r"[A-Z]{3}", column(row, TYPE_HEADS)))),
        )
        for row in body
        if column(row, SENTENCE_HEADS).strip()
    ]


@dataclass(frozen=True, slots=True)
class Judged:
    """Shares of a sentence's words that lie in strong matches, in any, in any with its page."""

    sentence: Sentence
    strong: float
    any: float
    page: float


def judge(essay: Sequence[Sentence], pages: Sequence[Path]) -> list[Judged]:
    """Check an essay against a library of the pages."""
    text, places = "", []
    for sentence in essay:
        places.append(Span(len(text), len(text) + len(sentence.text)))
        text += f"{sentence.text} "
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch, "pages.plagcheck")
        with Library.open(path, create=True) as library:
            for added in add_files(library, pages):
                if added.id is None:
                    print(f"  not read: {added.path}: {added.problem}")
            result = check_document(Document("essay", text), library)
    spans: dict[str, list[Span]] = defaultdict(list)  # by name of the page, and under "" all
    strong = []
    for source in result.sources:
        for match in source.comparison.matches:
            spans[""].append(match.submission)
            spans[normalize("NFC", source.entry.name)].append(match.submission)
            strong += [] if match.weak else [match.submission]
    return [
        Judged(
            sentence,
            covered(strong, place, text),
            covered(spans[""], place, text),
            covered(spans[sentence.source], place, text),
        )
        for sentence, place in zip(essay, places, strict=True)
    ]


def russian(folder: Path, misses: bool) -> None:
    for table in sorted(folder.rglob("*.xlsx")):
        pages = sorted(file for file in (table.parent / "sources").iterdir() if file.is_file())
        essay = sentences(table)
        judged = judge(essay, pages)
        print(f"{table.parent.name}: {len(judged)} sentences, {len(pages)} pages")
        print(
            f"  {'change':22} {'strong matches':>20} {'with weak ones':>20} {'the page named':>20}"
        )
        by_group: dict[str, list[Judged]] = defaultdict(list)
        for each in judged:
            by_group[each.sentence.group].append(each)
        for group, several in sorted(by_group.items()):
            print_found(group, several)
        print_found("lightly edited", [each for each in judged if is_light(each.sentence)])
        if misses:
            print_misses(judged)
        alone = judge(random.Random(1).sample(essay, len(essay)), pages)
        light = [each for each in alone if is_light(each.sentence)]
        print_found("  the same, shuffled", light)


def is_light(sentence: Sentence) -> bool:
    return bool(sentence.source and sentence.types) and HEAVY_TYPES.isdisjoint(sentence.types)


def print_found(name: str, several: Sequence[Judged]) -> None:
    strong = sum(each.strong >= MOST for each in several)
    either = sum(each.any >= MOST for each in several)
    page = sum(each.page >= MOST for each in several)
    shares = " ".join(percent(part, len(several)) for part in (strong, either, page))
    print(f"  {name:22} {shares}")


def print_misses(judged: Sequence[Judged]) -> None:
    for each in judged:
        if is_light(each.sentence) and each.strong < MOST:
            shares = f"strong {each.strong:.2f}, any {each.any:.2f}"
            print(f"  {each.sentence.group}, {shares}: {each.sentence.text.strip()}")


if __name__ == "__main__":
    main()
