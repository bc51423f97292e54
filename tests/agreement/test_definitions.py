"""What the figures mean and how they are written, wherever that is."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from plagcheck.library.deciding import decide
from plagcheck.library.library import Library
from plagcheck.model.entry import Likeness
from tests import word_salad
from tests.agreement import cases, comparing, papers, program, surfaces
from tests.agreement.definitions import COPIED, plain, share_text
from tests.agreement.program import Window, done, offers
from tests.agreement.reading import Reading
from tests.agreement.surfaces import Figures
from tests.extract import forge

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SHORTEST: Final = 12


@pytest.fixture(scope="module")
def reading(window: Window, tmp_path_factory: pytest.TempPathFactory) -> Reading:
    folder = papers.write(tmp_path_factory.mktemp("definitions") / "all", papers.EVERYTHING)
    made = Reading(window, folder)
    made.figures("check, all counted")  # now, while the library is its own
    made.figures("check, without weak")
    return made


def _folder(place: Path, paper: Sequence[str], sources: Sequence[Sequence[str]]) -> papers.Folder:
    """A paper and its sources, of these words; each source has some of its own."""
    folder = papers.Folder(place / "paper.txt", place / "sources", place / "handout.txt")
    folder.sources.mkdir()
    folder.paper.write_text(f"{word_salad.text(900, 60)}. {_sentences(paper)}", encoding="utf-8")
    for number, words in enumerate(sources, 1):
        text = f"{word_salad.text(900 + number, 60)}. {_sentences(words)}"
        (folder.sources / f"source {number}.txt").write_text(text, encoding="utf-8")
    return folder


def _sentences(words: Sequence[str]) -> str:
    return " ".join(f"{word}." if n % 12 == 11 else word for n, word in enumerate(words))


def _on_screen_and_saved(window: Window, folder: papers.Folder) -> list[Figures]:
    """What is on the screen, its reports, what was kept of it, and that opened again."""
    found = [surfaces.from_window(window.shown())]
    found += cases.reports(window.reports(program.WITH_PDF), folder.text)
    found += cases.history(window, folder.text)
    window.open_saved(window.record)
    return [*found, surfaces.from_window(window.shown(), "window, reopened")]


def _disagreements(figures: list[Figures]) -> list[str]:
    """But of weak matches, which history lists in its own way."""
    aspects = (each for each in comparing.ALL_ASPECTS if each != "weak matches")
    return [str(each) for aspect in aspects for each in comparing.disagreements(figures, aspect)]


# -- weak and shortest


def test_weak_is_never_a_copied_match(reading: Reading) -> None:
    figures = reading.figures("check, all counted")
    wrong = [
        f"{each.surface}: {match.label} {match.kind}"
        for each in figures
        for match in each.matches
        if match.weak and match.kind in COPIED
    ]
    assert wrong == []


def test_weak_matches_never_count(reading: Reading) -> None:
    first = {each.surface: each for each in reading.figures("check, all counted")}
    without = reading.figures("check, without weak")
    assert [(each.words, each.reworded) for each in without] == [
        (first[each.surface].words, first[each.surface].reworded) for each in without
    ]


@pytest.mark.parametrize("rest", [4, 6, 9])
def test_a_short_rest_belongs_to_the_match_it_continues(tmp_path: Path, rest: int) -> None:
    """The source has the end of a passage a second time, and there it goes on."""
    words, junk = word_salad.words(1, 30 + rest), word_salad.text(2, 80)
    ours, theirs = tmp_path / "a.txt", tmp_path / "b.txt"
    passage, again = " ".join(words[:30]), " ".join(words[15:])
    ours.write_text(f"{word_salad.text(3, 80)} {' '.join(words)}", encoding="utf-8")
    theirs.write_text(f"{word_salad.text(4, 80)} {passage} {junk} {again}", encoding="utf-8")
    (value,) = done("compare", ours, theirs, "--json").objects

    assert value["matched_words"] == len(words)
    assert [match["words"] for match in value["matches"] if match["words"] < SHORTEST] == []


# -- what is left out


def _window_default(window: Window, folder: papers.Folder, way: str) -> Figures:
    cases.Case("as usual", cases.USUAL).set_up(window, folder)
    if way == "check":
        window.check(folder.paper)
        return surfaces.from_window(window.shown())
    window.compare(folder.paper, folder.other)
    return surfaces.from_two_files(window.shown_pair())


@pytest.mark.parametrize("way", ["check", "two files"])
def test_quotations_are_left_out_by_default(window: Window, tmp_path: Path, way: str) -> None:
    """And reference lists: the same for who types a command and who drops a file."""
    taken = [papers.Taken(1, "copied", 40), papers.Taken(1, "quoted", 30)]
    folder = papers.write(tmp_path / "all", taken)
    cases.library_of(window, folder.sources)
    typed = ["check", window.library, folder.paper]
    if way == "two files":
        typed = ["compare", folder.paper, folder.other]
    (value,) = done(*typed, "--json").objects
    shown = _window_default(window, folder, way)

    counted = 40 + sum(len(text.split()) for text in (papers.PHRASE, papers.TASK, papers.THANKS))
    assert (value["matched_words"], shown.words) == (counted, counted)


@pytest.mark.parametrize("command", ["check", "compare", "report"])
def test_what_is_left_out_can_be_asked_for(command: str) -> None:
    assert [option for option in ("--leave-out", "--count", "--without")
            if not offers(command, option)] == []  # fmt: skip


def test_json_tells_both_shares(reading: Reading) -> None:
    folder = reading.folder
    library = folder.paper.with_suffix(".plagcheck")
    done("add", library, folder.sources)
    (value,) = done("check", library, folder.paper, "--json").objects
    assert value["schema"] == 2
    assert value["similarity_before"] > value["similarity"]


def test_without_their_only_kind_two_files_share_nothing(window: Window, tmp_path: Path) -> None:
    passage = word_salad.text(1, 60)
    (tmp_path / "sources").mkdir()
    for path, seed in ((tmp_path / "paper.txt", 2), (tmp_path / "sources" / "source.txt", 3)):
        path.write_text(f"{word_salad.text(seed, 90)} {passage}", encoding="utf-8")
    folder = papers.Folder(tmp_path / "paper.txt", tmp_path / "sources", tmp_path / "handout.txt")
    figures = cases.compare(window, cases.Case("", without="word for word"), folder)

    assert {each.words for each in figures if each.words is not None} == {0}


def test_a_kind_that_comes_forward_has_its_share_in_the_legend(
    window: Window, tmp_path: Path
) -> None:
    """All that has small edits stands in another source word for word."""
    passage = word_salad.words(random.Random(1), 60)
    edited = [("altered" if n % 13 == 9 else word) for n, word in enumerate(passage)]
    folder = _folder(tmp_path, edited, [edited, passage])
    cases.library_of(window, folder.sources)
    figures = cases.check(window, cases.Case("", without="word for word"), folder)

    assert {each.words for each in figures if each.words is not None} == {56}
    assert [each for told in figures for each in comparing.does_not_add_up(told)] == []
    assert _disagreements(figures) == []


@pytest.mark.parametrize(
    ("without", "sources"), [("", 1), ("small edits", 2), ("word for word", 1)]
)
def test_what_counts_without_a_kind_stands_in_a_source_that_is_listed(
    window: Window, tmp_path: Path, without: str, sources: int
) -> None:
    """What one source holds with small edits, beside more, another has word for word."""
    rng = random.Random(6)
    passage, more = word_salad.words(rng, 60), word_salad.words(rng, 80)
    edited = [("altered" if n % 20 == 8 else word) for n, word in enumerate(passage)]
    own = word_salad.words(rng, 90)
    folder = _folder(tmp_path, [*passage, *own, *more],
                     [[*edited, *word_salad.words(rng, 50), *more], passage])  # fmt: skip
    cases.library_of(window, folder.sources)
    figures = cases.check(window, cases.Case("", without=without), folder)

    assert {each.counted for each in figures if each.counted is not None} == {sources}
    assert [each for told in figures for each in comparing.in_no_listed_source(told)] == []
    assert _disagreements(figures) == []


def test_the_ledger_has_one_step_after_the_other(window: Window, tmp_path: Path) -> None:
    """Of what stands in several sources and is left out at one time, before and after another."""
    rng = random.Random(5)
    one, two, three = (word_salad.words(rng, size) for size in (40, 60, 30))
    own = [word_salad.words(rng, 50) for _ in range(4)]
    folder = _folder(tmp_path, [*one, *own[0], *two, *own[1], *three],
                     [[*one, *own[2], *three], two, [*one[:30], *own[3]]])  # fmt: skip
    cases.library_of(window, folder.sources)
    cases.ALL_COUNTED.set_up(window, folder)
    window.check(folder.paper)
    for words, what in ((two, "source"), (one, "match"), (three, "match")):
        shown = surfaces.from_window(window.shown())
        opening = surfaces.opening(" ".join(words))
        match = next(each for each in shown.matches if each.opening == opening)
        window.leave_out(match.label or "", what)
    figures = _on_screen_and_saved(window, folder)

    assert len(figures[0].chain) == 3
    assert [each for told in figures for each in comparing.leads_elsewhere(told)] == []
    assert _disagreements(figures) == []


@pytest.mark.parametrize("smallest", [0, 24])
def test_what_is_copied_into_a_summary_counts_on_both_sides(
    window: Window, tmp_path: Path, smallest: int
) -> None:
    """And on every surface, though all of it is part of what is summed up."""
    rng = random.Random(48)
    words = word_salad.words(rng, 240)
    summary = [*words[:60:4], *words[60:77], *words[77::4]]
    texts = [[*word_salad.words(rng, 40), *words], [*word_salad.words(rng, 40), *summary]]
    students = papers.STUDENTS[:2]
    for student, text in zip(students, texts, strict=True):
        place = tmp_path / "class" / student / "paper.txt"
        place.parent.mkdir(parents=True)
        place.write_text(_sentences(text), encoding="utf-8")
    window.set_up(**{**cases.NOTHING, "small_match": smallest})
    window.compare_class(tmp_path / "class")
    for student, text in zip(students, texts, strict=True):
        figures = [
            surfaces.from_window(window.open_class_paper(student)),
            *cases.reports(window.reports_about(student), _sentences(text)),
        ]
        assert {each.words for each in figures if each.words is not None} == {18}
        assert [len(each.sources) for each in figures if each.lists_sources] == [1] * 6
        assert _disagreements(figures) == []
        for rule in (comparing.does_not_add_up, comparing.one_source_tells_all):
            assert [each for told in figures for each in rule(told)] == []
        files = window.class_files()
        told = surfaces.from_class_csv(files["papers.csv"], student)
        pair = surfaces.from_pairs_csv(files["pairs.csv"], student)
        assert {told.share, pair.sources[0].share} == {figures[0].share}


# -- how it is written


@pytest.mark.parametrize(
    ("words", "copied"),
    [
        pytest.param(250, 250, id="all of it"),
        pytest.param(250, 249, id="all but one word"),
        pytest.param(401, 40, id="almost a tenth"),
        pytest.param(14_000, 13, id="a trace"),
    ],
)
def test_a_share_is_written_in_one_way(
    window: Window, tmp_path: Path, words: int, copied: int
) -> None:
    passage = word_salad.text(1, copied)
    (tmp_path / "sources").mkdir()
    source = f"{word_salad.text(2, 300)} {passage} {word_salad.text(3, 300)}"
    (tmp_path / "sources" / "source.txt").write_text(source, encoding="utf-8")
    paper = tmp_path / "paper.txt"
    paper.write_text(f"{passage} {word_salad.text(4, words - copied)}", encoding="utf-8")
    folder = papers.Folder(paper, tmp_path / "sources", tmp_path / "handout.txt")
    cases.library_of(window, folder.sources)
    figures = cases.check(window, cases.ALL_COUNTED, folder)

    wrong = [
        str(each)
        for aspect in ("share", "source shares", "source Jaccard")
        for each in comparing.disagreements(figures, aspect)
    ]
    assert wrong == []
    (shown,) = {each.share for each in figures if each.share is not None}
    assert shown == share_text(copied / words)


def test_pages_are_listed_in_one_way(window: Window, tmp_path: Path) -> None:
    (tmp_path / "sources").mkdir()
    text = word_salad.text(1, 60)
    (tmp_path / "sources" / "source.txt").write_text(text, encoding="utf-8")
    lines = [" ".join(line) for line in _tens(text.split())]
    written = " ".join(f"({line} ) Tj 0 -16 Td" for line in lines)
    page = f"BT /F1 11 Tf 40 740 Td {written} ET"
    paper = tmp_path / "paper.pdf"
    paper.write_bytes(forge.pdf([page, "", "", "", page, ""]))
    folder = papers.Folder(paper, tmp_path / "sources", tmp_path / "handout.txt")
    cases.library_of(window, folder.sources)
    cases.ALL_COUNTED.set_up(window, folder)
    window.check(paper)
    html = window.reports(["html"])["html"].decode()
    told = {
        "window": window.shown().coverage,
        "terminal": done("check", window.library, paper).out,
        "report": re.sub(r"<[^>]+>", " ", html.partition("Compared")[2]),
    }
    pages = {where: re.findall(r"pages? [\d–, ]*\d", plain(text)) for where, text in told.items()}
    assert {where: found[0] for where, found in pages.items()} == dict.fromkeys(
        told, "pages 2–4, 6"
    )


def _tens(words: list[str]) -> list[list[str]]:
    edges = [*range(0, len(words), 10), len(words)]
    return [words[start:end] for start, end in pairwise(edges)]


# -- both ways


def test_a_match_turned_twice_is_itself(tmp_path: Path) -> None:
    folder = papers.write_class(tmp_path / "all")
    a, b = (folder.sources / name / "paper.txt" for name in papers.STUDENTS[:2])
    both = program.turned_twice(a, b)
    assert len(both) > 3
    assert [again for _, again in both] == [match for match, _ in both]


def test_versions_of_one_work_are_one_source_everywhere(window: Window, tmp_path: Path) -> None:
    """One adds ten words to the best of its work, and would stand by itself without that."""
    rng = random.Random(8)
    passage, own = word_salad.words(rng, 70), word_salad.words(rng, 60)
    draft = [*passage[:40], *word_salad.words(rng, 40), *passage[30:70]]
    folder = _folder(tmp_path, [*passage, *own], [passage[:60], draft[80:]])
    cases.library_of(window, folder.sources)
    with Library.open(window.library) as library:
        decide(library, [entry.id for entry in library.documents()], Likeness.VERSIONS)
    for case in (cases.ALL_COUNTED, cases.Case("one source", choice="source")):
        figures = cases.check(window, case, folder)

        assert {each.words for each in figures if each.words is not None} == (
            {0} if case.choice else {70}
        )
        if not case.choice:
            assert {each.counted for each in figures if each.counted is not None} == {1}
            assert {each.in_versions for each in figures if each.in_versions is not None} == {10}
            assert sum(each.in_versions is not None for each in figures) > 6
        assert [each for told in figures for each in comparing.in_no_listed_source(told)] == []
        assert _disagreements(figures) == []


# -- where a part of a match stands in its source


def test_a_part_of_a_match_has_one_place_in_its_source(window: Window, tmp_path: Path) -> None:
    """What a quotation cuts, in a source that is listed and in one that is folded under it."""
    before, quoted, after = (word_salad.text(seed, 20) for seed in (41, 42, 43))
    folder = papers.Folder(tmp_path / "paper.txt", tmp_path / "sources", tmp_path / "handout.txt")
    folder.sources.mkdir()
    folder.paper.write_text(f'{word_salad.text(44, 30)}. {before} "{quoted}" {after}.')
    for name, rest in (("listed", 30), ("folded", 90)):
        text = f"{word_salad.text(45 + rest, rest)}. {before} {quoted} {after}."
        (folder.sources / f"{name}.txt").write_text(text)
    cases.library_of(window, folder.sources)
    figures = cases.check(window, cases.Case("as usual", cases.USUAL), folder)

    told = [each for each in figures if each.places]
    assert len(told) == 4  # check, report, the window's report and history
    assert _disagreements(figures) == []
    for each in told:
        paper = folder.paper.read_text()
        assert {
            (name, paper[slice(*here)]): (folder.sources / name).read_text()[slice(*there)]
            for (name, _, here), there in each.places.items()
        } == {
            (f"{name}.txt", part): part
            for name in ("listed", "folded")
            for part in (before, quoted, after)
        }
