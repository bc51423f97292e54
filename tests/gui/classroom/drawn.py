"""Classes to draw: a small one that was really compared, and large ones of made-up pairs."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from plagcheck.classroom.submissions import group_files
from plagcheck.jobs.classroom import check_class
from plagcheck.model.classes import ClassOptions, ClassResult, Pair
from plagcheck.model.counting import Figures
from plagcheck.model.result import Comparison
from plagcheck.model.submissions import Paper
from tests import word_salad
from tests.classroom.classes import handed, papers_of

LONG, SHORT = word_salad.text(900, 120), word_salad.text(901, 40)
STUDENTS = ("Birch, Billie", "Cedar, Casey", "Dogwood, Dana", "Elm, Eli", "Fir, Frankie")


V = TypeVar("V", bound=QWidget)


def shown(view: V, result: ClassResult, qtbot: QtBot, width: int = 900, height: int = 700) -> V:
    """A view on the screen with a class in it."""
    drawn: Any = on_screen(view, qtbot, width, height)
    drawn.show_result(result, names_of(result))
    return view


def on_screen(view: V, qtbot: QtBot, width: int = 900, height: int = 700) -> V:
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    return view


def names_of(result: ClassResult) -> dict[int, str]:
    return {paper.id: paper.student.name for paper in result.papers}


def compared() -> ClassResult:
    """Birch, Dogwood and Fir share a long passage, Fir a short one with Cedar; Elm shares none."""
    shared = {0: LONG, 1: SHORT, 2: LONG, 4: f"{LONG} {SHORT}"}
    files = []
    for at, name in enumerate(STUDENTS):
        own = word_salad.prose(at, 200), word_salad.prose(5000 + at, 200)
        text = f"{own[0]}\n\n{shared.get(at, '')}\n\n{own[1]}"
        files.append(handed(f"{name}/essay.txt", text))
    return check_class(group_files(files))


def pair(a: int, b: int, share: float, of_b: float | None = None) -> Pair:
    words = round(share * 2000)
    of_b = share * 0.8 if of_b is None else of_b
    kept = Figures(words, 0, share, of_b, words // 4)
    return Pair(a, b, Comparison(share / 2, (), 2000, 2000, kept), 0.5)


def papers(count: int) -> list[Paper]:
    return papers_of({f"Student{at:04}, Some": f"words of number {at}" for at in range(count)})


def made(count: int, pairs: Iterable[Pair]) -> ClassResult:
    return ClassResult(tuple(papers(count)), tuple(pairs), (), {}, ClassOptions())


def random_class(count: int, seed: int = 1) -> ClassResult:
    """Groups of two to six, scattered over the class, and many small shares."""
    rng = random.Random(seed)
    everybody = list(range(1, count + 1))
    rng.shuffle(everybody)
    found: dict[tuple[int, int], Pair] = {}
    at = 0
    while at < count // 3:
        group = sorted(everybody[at : at + rng.randint(2, 6)])
        at += len(group)
        for place, a in enumerate(group):
            for b in group[place + 1 :]:
                if rng.random() < 0.8:
                    found[a, b] = pair(a, b, rng.uniform(0.1, 0.6), rng.uniform(0.1, 0.6))
    for _ in range(count * 4):
        a, b = sorted(rng.sample(everybody, 2))
        found.setdefault((a, b), pair(a, b, rng.uniform(0.004, 0.05)))
    return made(count, [found[key] for key in sorted(found)])
