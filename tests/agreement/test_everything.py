"""A paper with everything in it, and a class, say the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from tests import word_salad
from tests.agreement import cases, comparing, papers, surfaces
from tests.agreement.definitions import KINDS, WEAK, share_text
from tests.agreement.program import Window, done
from tests.agreement.reading import ASKED, RULES, Reading
from tests.agreement.surfaces import Figures

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(scope="module")
def reading(window: Window, tmp_path_factory: pytest.TempPathFactory) -> Reading:
    folder = papers.write(tmp_path_factory.mktemp("everything") / "all", papers.EVERYTHING)
    return Reading(window, folder)


@pytest.mark.parametrize("case", ASKED)
def test_paper(reading: Reading, case: str) -> None:
    assert {rule: broken for rule in RULES if (broken := reading.broken(case, rule))} == {}


def test_every_kind_and_every_rule_is_in_it(reading: Reading) -> None:
    """Or the tests above would tell nothing."""
    shown = next(f for f in reading.figures("check, all counted") if f.surface == "window")
    assert {kind for kind, _ in shown.legend or ()} == {*KINDS}
    assert any(match.weak for match in shown.matches)
    for case in cases.RULE_CASES:
        if case.name != "citations":  # those are in no source
            after = next(f for f in reading.figures(f"check, {case.name}") if f.surface == "window")
            assert any(match.left_out for match in after.matches), case.name


@pytest.fixture(scope="module")
def copies(reading: Reading, window: Window) -> list[Figures]:
    reading.figures("check, all counted")  # its sources are in the library now
    return cases.student_copies(window, reading.folder)


def test_copy_for_the_student(copies: list[Figures]) -> None:
    assert disagreements(copies) == {}


def disagreements(figures: list[Figures]) -> dict[str, list[str]]:
    """What surfaces disagree about, and how."""
    found = {
        aspect: [str(each) for each in comparing.disagreements(figures, aspect)]
        for aspect in comparing.ALL_ASPECTS
    }
    return {aspect: told for aspect, told in found.items() if told}


# -- a class

Classes = dict[str, list[Figures]]


@pytest.fixture(scope="module")
def class_(window: Window, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Classes]:
    """Every paper of a class on every surface, in the case that is asked for."""
    folder = papers.write_class(tmp_path_factory.mktemp("class") / "all")

    @cache
    def read(case: str) -> Classes:
        return cases.read_class(window, folder, cases.CLASS_CASES[case])

    return read


def _miscounted(figures: list[Figures]) -> Iterator[str]:
    for each in figures:
        yield from comparing.miscounted(each)


def _one_source(figures: list[Figures]) -> Iterator[str]:
    for each in figures:
        yield from comparing.one_source_tells_all(each)


OF_CLASS: Final = {
    "passages have the words that are said": _miscounted,
    "one source tells all": _one_source,
}


# Each takes over a second to read; what else is left out by hand is so in `left`, too.
IN_MAKE_QUICK: Final = (
    "all counted",
    "handout",
    "library and one match",
    "one source of a summary",
)
CLASS_CASES: Final = [
    name if name in IN_MAKE_QUICK else pytest.param(name, marks=pytest.mark.slow)
    for name in cases.CLASS_CASES
]


@pytest.mark.parametrize("student", papers.STUDENTS)
@pytest.mark.parametrize("case", CLASS_CASES)
def test_paper_of_a_class(class_: Callable[[str], Classes], case: str, student: str) -> None:
    figures = class_(case)[student]
    told = {name: told for name, look in OF_CLASS.items() if (told := list(look(figures)))}
    assert disagreements(figures) | told == {}


@pytest.fixture(scope="module")
def pair(window: Window, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Figures]]:
    """Two papers of a class, by the kind of match that is switched off."""
    folder = papers.write_class(tmp_path_factory.mktemp("pair") / "all")
    return {kind: cases.read_class_pair(window, folder, kind) for kind in (*KINDS, WEAK)}


@pytest.mark.parametrize("kind", (*KINDS, WEAK))
def test_pair_of_a_class(pair: dict[str, list[Figures]], kind: str) -> None:
    """Without the kind."""
    assert disagreements(pair[kind]) == {}


LEFT_CASES: Final = tuple(product((*papers.STUDENTS[:4],), (*KINDS, WEAK)))


@pytest.fixture(scope="module")
def left(
    window: Window, tmp_path_factory: pytest.TempPathFactory
) -> dict[tuple[str, str], list[Figures]]:
    """A pair of which a match is left out of one paper, without a kind of match."""
    folder = papers.write_class(tmp_path_factory.mktemp("left") / "all")
    return {case: cases.read_class_pair_left(window, folder, *case) for case in LEFT_CASES}


@pytest.mark.parametrize(("student", "kind"), LEFT_CASES)
def test_pair_of_which_something_is_left_out(
    left: dict[tuple[str, str], list[Figures]], student: str, kind: str
) -> None:
    assert disagreements(left[student, kind]) == {}


def test_a_class_shares_with_the_library_what_its_papers_do(window: Window, tmp_path: Path) -> None:
    """Each paper by itself, checked as usual."""
    folder = papers.write_class(tmp_path / "all")
    cases.library_of(window, folder.handout.with_name("books"))
    (value,) = done("class", folder.sources, "--library", window.library, "--json").objects
    files = [folder.sources / student / "paper.txt" for student in papers.STUDENTS]
    alone = done("check", window.library, *files, "--json").objects
    told = {paper["student"]: paper["library_similarity"] for paper in value["papers"]}

    assert told == dict(zip(papers.STUDENTS, (each["similarity"] for each in alone), strict=True))
    assert len({*told.values()} - {0}) >= 2


def test_a_class_in_the_history_is_the_one_that_was_compared(
    window: Window, tmp_path: Path
) -> None:
    folder = papers.write_class(tmp_path / "all")
    cases.library_of(window, folder.handout.with_name("books"))
    cases.Case("as usual", cases.USUAL).set_up(window, folder)
    row = window.compare_class(folder.sources)
    (value,) = done("class", folder.sources, "--library", window.library, "--json").objects
    line, *_ = done("history", "list").out.splitlines()
    listed, *_ = done("history", "list", "--json").objects
    counted = (len(value["papers"]), len(value["pairs"]))

    assert row == f"{counted[1]} pairs share text"
    assert line.endswith("{} papers, {} pairs".format(*counted))
    assert (listed["papers"], listed["pairs"]) == counted
    assert listed["words"] == sum(paper["words"] for paper in value["papers"])
    assert listed["share"] == max(paper["similarity"] for paper in value["papers"])


@pytest.mark.parametrize("copied", [250, 249])
def test_a_share_of_a_class_is_written_in_one_way(
    window: Window, tmp_path: Path, copied: int
) -> None:
    passage = word_salad.text(1, copied)
    for student, rest in zip(papers.STUDENTS, (250 - copied, 300), strict=False):
        place = tmp_path / "class" / student / "paper.txt"
        place.parent.mkdir(parents=True)
        place.write_text(f"{passage} {word_salad.text(rest, rest)}", encoding="utf-8")
    ada, ben = papers.STUDENTS[:2]
    saved = tmp_path / "two.plagclass"
    plain = done("class", tmp_path / "class", "--save", saved).out
    rows = window.open_class(saved)
    pair = surfaces.from_side_by_side(window.open_class_pair(ada, ben))
    figures = [
        surfaces.from_class_terminal(plain, ada),
        surfaces.from_class_rows(rows.papers, rows.pairs, ada),
        surfaces.from_window(window.open_class_paper(ada)),
        *cases.reports(window.reports_about(ada), f"{passage} "),
        pair,
    ]
    shares = {figure.share for figure in figures if figure.share is not None}
    shares |= {each.share for figure in figures for each in figure.sources}

    assert shares == {share_text(copied / 250)}
