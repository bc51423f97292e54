"""A class kept in one file and opened again."""

from __future__ import annotations

import tracemalloc
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from plagcheck.classroom import stored
from plagcheck.classroom.comparing import add_paper, compare_class
from plagcheck.jobs.classroom import open_class, save_class
from plagcheck.model.classes import ClassOptions, ClassResult
from plagcheck.model.decisions import Decision, Decisions, Status
from plagcheck.model.document import Coverage, Flag, FlagData, FlagKind, Span, UnreadPart
from plagcheck.model.entry import Entry
from plagcheck.model.errors import (
    FileDamaged,
    FileUnreadable,
    FileUnwritable,
    PlagcheckError,
    Problem,
)
from plagcheck.model.result import Source
from plagcheck.model.submissions import Failure, Paper
from plagcheck.model.values import VERSION
from plagcheck.report.as_check import paper_as_check
from tests import word_salad
from tests.classroom.classes import papers_of, students
from tests.conftest import PROJECT

PASSAGE = word_salad.text(900, 60)


def papers() -> list[Paper]:
    texts = [f"{word_salad.prose(n, 100)} {PASSAGE}" for n in range(3)]
    made = papers_of(students([*texts, word_salad.prose(9, 50) + "\ud800 lone"]))
    flag = Flag(FlagKind.HIDDEN_TEXT, 2, FlagData(way="white"), (Span(1, 4), Span(6, 9)), (0, 2))
    document = replace(
        made[0].document,
        flags=(flag,),
        hidden=(Span(1, 4),),
        page_starts=(0, 50),
        notes=("a note",),
        coverage=Coverage(
            10, 2, (1,), (), (UnreadPart("charts"), UnreadPart("file", "b.png", "format"))
        ),
    )
    made[0] = replace(made[0], document=document, is_late=True, attempt="2")
    return made


@pytest.fixture
def result() -> ClassResult:
    problem = Problem("damaged", "y.pdf is damaged.", "y.pdf", {"reason": "cut", "size": 3})
    failures = [Failure("x/y.pdf", "x", problem)]
    made = compare_class(papers(), ClassOptions(10, 0.3, ("a handout of a few words",)),
                         failures=failures)  # fmt: skip
    entry = Entry(4, "book.txt", "Readings", 900, 3, "2026-01-01", ("a note",), "ab", ("/b.txt",))
    found = Source(entry, made.pairs_of[2][0].seen_from(2), under=2, number=1)
    decisions = (
        Decisions()
        .with_paper(2, Decision(Status.TO_DISCUSS, "ask on Monday"))
        .with_pair(3, 1, Decision(Status.NO_CONCERN))
    )
    return replace(
        made,
        sources={2: (found,)},
        searched=12,
        collections=("Readings",),
        name="Class 7",
        decisions=decisions,
    )


def test_a_class_comes_back_whole(result: ClassResult, tmp_path: Path) -> None:
    file = tmp_path / "class 7.plagclass"
    save_class(result, file)
    first = file.read_bytes()

    opened = open_class(file)

    assert len(result.pairs) == 3
    assert opened == result
    assert opened.similarity == result.similarity
    assert opened.decisions.of_paper(2) == Decision(Status.TO_DISCUSS, "ask on Monday")
    assert opened.decisions.of_pair(1, 3).status is Status.NO_CONCERN
    assert opened.decisions.of_pair(1, 2) == Decision()
    save_class(opened, file)
    assert file.read_bytes() == first
    assert list(tmp_path.iterdir()) == [file]


def test_a_late_paper_is_added_to_a_class_that_was_opened(tmp_path: Path) -> None:
    made = papers()
    file = tmp_path / "class.plagclass"
    save_class(compare_class(made[:-2]), file)

    grown = add_paper(add_paper(open_class(file), made[-2]), made[-1])

    assert {(p.a, p.b): p for p in grown.pairs} == {
        (p.a, p.b): p for p in compare_class(made).pairs
    }


def test_damage_is_named_and_never_a_crash(result: ClassResult) -> None:
    data = stored.pack(result)
    for cut in range(0, len(data), max(1, len(data) // 60)):
        with pytest.raises((FileDamaged, FileUnreadable)):
            stored.unpack("x", data[:cut])
    for place in range(0, len(data), max(1, len(data) // 60)):
        flipped = bytearray(data)
        flipped[place] ^= 0x55
        with pytest.raises(PlagcheckError):
            stored.unpack("x", bytes(flipped))


@pytest.mark.parametrize(
    "value",
    [
        "[]",
        "{}",
        "1",
        '{"options": 3}',
        "not json",
        '{"papers": [1], "options": {}}',
        '{"result": {}, "papers": 0, "pairs": 0, "decided": []}',
        "[" * 200_000,
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_nonsense_inside_is_named(value: str, version: int) -> None:
    with pytest.raises(FileDamaged):
        stored.unpack("x", b"plagcheck class %d\n" % version + zlib.compress(value.encode()))


@pytest.mark.parametrize("far", [1 << 40, -3])
def test_matches_beyond_the_words_of_a_paper_are_damage(result: ClassResult, far: int) -> None:
    """Counting them would take a bit for every word up to there."""
    first = result.pairs[0]
    match = first.comparison.matches[0]
    for wrong in (
        replace(match, ours=(far, far + 9)),
        replace(match, theirs=(far, far + 9)),
        replace(match, runs=((far, 0, 9),)),
        replace(match, runs=((0, far, 9),)),
        replace(match, submission=Span(1 << 40, 1 << 41)),
    ):
        comparison = replace(first.comparison, matches=(wrong,))
        pairs = (replace(first, comparison=comparison),)
        entry = Entry(4, "book.txt", "Readings", 900, 3, "2026-01-01", (), "ab")
        sources = {first.a: (Source(entry, comparison),)}
        for damaged in (replace(result, pairs=pairs), replace(result, sources=sources)):
            with pytest.raises(FileDamaged):
                stored.unpack("x", stored.pack(damaged))


def test_other_files_and_newer_ones_are_refused() -> None:
    with pytest.raises(FileUnreadable, match="not a saved class"):
        stored.unpack("essay.txt", b"Once upon a time")
    with pytest.raises(FileUnreadable, match="newer version"):
        stored.unpack("x", b"plagcheck class 3\n" + zlib.compress(b"{}"))


@pytest.mark.parametrize("line", [b" ", b"[]\n", b"[],", b"1\n", b"\n"])
@pytest.mark.parametrize("version", [1, 2])
def test_a_bomb_is_refused_and_takes_little(line: bytes, version: int) -> None:
    """32 MB in 32 kB."""
    data = b"plagcheck class %d\n" % version + zlib.compress(line * ((32 << 20) // len(line)), 1)
    tracemalloc.start()
    try:
        with pytest.raises(FileDamaged):
            stored.unpack("x", data)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 64 << 20


def test_no_more_lines_are_read_than_the_first_says(result: ClassResult) -> None:
    """Papers over and over, all in order, would be as good as the first."""
    packed = stored.pack(result).partition(b"\n")[2]
    whole = zlib.decompress(packed)
    paper = whole.split(b"\n")[1]
    for lines in (whole + b"\n" + paper, whole + (b"\n" + paper) * 2_000, whole + b"\n"):
        data = b"plagcheck class %d\n" % VERSION + zlib.compress(lines)
        with pytest.raises(FileDamaged):
            stored.unpack("x", data)


def test_a_folder_that_is_not_there_is_named(result: ClassResult, tmp_path: Path) -> None:
    with pytest.raises(FileUnwritable, match=r"class\.plagclass cannot be saved"):
        save_class(result, tmp_path / "gone" / "class.plagclass")


# -- files of version 0.1.0

OLD = PROJECT / "tests" / "golden" / "files" / "class.plagclass"


def test_a_class_of_the_first_version_shows_the_shares_of_then(tmp_path: Path) -> None:
    """A handout was no part of a paper then; of two papers that share all else, either is whole."""
    result = open_class(OLD)
    shared = next(paper for paper in result.papers if result.left_out.get(paper.id))
    again = tmp_path / "again.plagclass"
    save_class(result, again)

    assert result.counted_by == "0.1.0"
    assert result.similarity[shared.id] == paper_as_check(result, shared.id).similarity == 1.0
    assert open_class(again) == result
    assert again.read_bytes().startswith(b"plagcheck class 2\n")


def test_matches_of_the_first_version_can_be_seen_from_either_paper() -> None:
    for pair in (result := open_class(OLD)).pairs:
        words = result.by_id[pair.b].words
        for match in pair.seen_from(pair.b).matches:
            assert 0 <= match.ours[0] < match.ours[1] <= words
            assert match.ours[0] <= min(here for here, _, _ in match.runs)
        assert pair.seen_from(pair.b).share_of_source == pair.comparison.share_of_submission


def test_a_class_of_the_first_version_that_changes_is_counted_anew() -> None:
    old = open_class(OLD)
    late = replace(papers()[0], id=99)
    grown = add_paper(old, late)
    shared = next(paper for paper in old.papers if old.left_out.get(paper.id))

    assert (grown.counted_by, dict(grown.kept)) == ("", {})
    assert grown.similarity[shared.id] < old.similarity[shared.id]
