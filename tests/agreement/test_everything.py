"""A paper with everything in it, and a class, say the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from tests.agreement import cases, comparing, papers
from tests.agreement.definitions import KINDS, WEAK
from tests.agreement.program import Window
from tests.agreement.reading import ASKED, RULES, Reading
from tests.agreement.surfaces import Figures

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(scope="module")
def reading(window: Window, tmp_path_factory: pytest.TempPathFactory) -> Reading:
    folder = papers.write(tmp_path_factory.mktemp("everything") / "all", papers.EVERYTHING)
    return Reading(window, folder)


@pytest.mark.parametrize(("case", "rule"), list(product(ASKED, RULES)))
def test_paper(reading: Reading, case: str, rule: str) -> None:
    assert reading.broken(case, rule) == []


def test_every_kind_and_every_rule_is_in_it(reading: Reading) -> None:
    """Or the tests above would tell nothing."""
    shown = next(f for f in reading.figures("check, all counted") if f.surface == "window")
    assert {kind for kind, _ in shown.legend} == {*KINDS}
    assert any(match.weak for match in shown.matches)
    for case in cases.RULE_CASES:
        if case.name != "citations":  # those are in no source
            after = next(f for f in reading.figures(f"check, {case.name}") if f.surface == "window")
            assert any(match.left_out for match in after.matches), case.name


# -- a class

Classes = dict[str, list[Figures]]


@pytest.fixture(scope="module")
def class_(window: Window, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Classes]:
    """Every paper of a class on every surface, with and without the handout."""
    folder = papers.write_class(tmp_path_factory.mktemp("class") / "all")
    return {
        "all counted": cases.read_class(window, folder, handout=False),
        "handout": cases.read_class(window, folder, handout=True),
    }


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


@pytest.mark.parametrize(
    ("case", "rule"),
    list(
        product(
            (
                f"class, {case}, {student}"
                for case in ("all counted", "handout")
                for student in papers.STUDENTS
            ),
            (*comparing.ALL_ASPECTS, *OF_CLASS),
        ),
    ),
)
def test_paper_of_a_class(class_: dict[str, Classes], case: str, rule: str) -> None:
    _, left_out, student = case.split(", ")
    figures = class_[left_out][student]
    if rule in OF_CLASS:
        assert list(OF_CLASS[rule](figures)) == []
    else:
        assert [str(each) for each in comparing.disagreements(figures, rule)] == []


@pytest.fixture(scope="module")
def pair(window: Window, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Figures]]:
    """Two papers of a class, by the kind of match that is switched off."""
    folder = papers.write_class(tmp_path_factory.mktemp("pair") / "all")
    return {kind: cases.read_class_pair(window, folder, kind) for kind in (*KINDS, WEAK)}


@pytest.mark.parametrize(
    ("case", "aspect"),
    list(
        product((f"pair, without {kind}" for kind in (*KINDS, WEAK)), comparing.ALL_ASPECTS),
    ),
)
def test_pair_of_a_class(pair: dict[str, list[Figures]], case: str, aspect: str) -> None:
    figures = pair[case.removeprefix("pair, without ")]
    assert [str(each) for each in comparing.disagreements(figures, aspect)] == []
