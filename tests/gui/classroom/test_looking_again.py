"""A source left out of a paper of a class: what it explained is looked for again, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.classroom.class_screen import ClassScreen
from plagcheck.gui.classroom.paper_screen import PaperScreen
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs.classroom import open_class
from plagcheck.model.match import Kind
from plagcheck.report.class_json import class_object
from tests.gui.classroom.handed_in import matched, paper, read, run
from tests.gui.conftest import LEFT, WAIT_MS, add_past_work, settle
from tests.gui.test_drafts import BOOKS
from tests.jobs.test_look_again import PAPER
from tests.word_salad import prose

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> ClassScreen:
    """A class in which Anna's own draft stands in the library."""
    books, handed_in = tmp_path / "library", tmp_path / "Essays 7b"
    books.mkdir()
    for name, words in BOOKS.items():
        (books / name).write_text(words, encoding="utf-8")
    add_past_work(window, books, qtbot)
    for student, text in (("Anna Ash", PAPER), ("Ben Birch", prose(40, 200))):
        (handed_in / student).mkdir(parents=True)
        (handed_in / student / "essay.txt").write_text(text, encoding="utf-8")
    read(window, handed_in, qtbot)
    run(window, qtbot)
    return window.classroom


def opened(room: ClassScreen, qtbot: QtBot, name: str = "Anna Ash") -> PaperScreen:
    paper(room.result, name)
    with qtbot.waitSignal(room.controller.paper_ready, timeout=WAIT_MS):
        room.result.papers.open_current()
    return room.paper


def keep_apart(screen: PaperScreen, qtbot: QtBot) -> None:
    """Agree that it is a draft, and wait until what was looked for again is counted, too."""
    with qtbot.waitSignal(screen.looking.found, timeout=WAIT_MS) as found:
        qtbot.mouseClick(screen.result.notice.agree, LEFT)
    assert found.args is not None
    assert found.args[1] == 1
    with qtbot.waitSignal(screen.asking.counted, timeout=WAIT_MS):
        pass


def numbers(screen: PaperScreen) -> dict[str, int]:
    """Sources that stand by themselves and count."""
    assert screen.checked is not None
    return {source.entry.name: source.number for source in screen.checked.adjusted.result.leaders}


def test_what_a_draft_explained_is_looked_for_again(room: ClassScreen, qtbot: QtBot) -> None:
    screen = opened(room, qtbot)
    assert numbers(screen) == {"draft.txt": 1}
    assert screen.checked is not None
    before = len(screen.checked.result.sources)

    keep_apart(screen, qtbot)

    assert set(numbers(screen)) == {"first.txt", "second.txt", "third.txt"}
    assert numbers(screen)["third.txt"] == before + 1
    assert "1 more source was found." in screen.result.notice.text.accessibleName()
    third = next(each for each in screen.result.shown.sources if each.number == before + 1)
    screen.open_pair(third.number, "")
    qtbot.waitUntil(lambda: screen.currentWidget() is screen.pair, timeout=WAIT_MS)
    assert screen.pair.pair is not None
    assert screen.pair.pair.source.document.text == BOOKS["third.txt"]


def test_what_was_found_later_is_kept_with_the_class(
    window: MainWindow, room: ClassScreen, qtbot: QtBot
) -> None:
    screen = opened(room, qtbot)
    keep_apart(screen, qtbot)
    found, checked = numbers(screen), screen.checked
    assert checked is not None
    share, reworded = checked.adjusted.result.similarity, checked.adjusted.result.reworded_words
    assert reworded
    room.leave_paper()
    room.controller.flush()
    path = room.controller.path
    assert path is not None
    kept = open_class(path)
    (told,) = (each for each in class_object(kept)["papers"] if each["student"] == "Anna Ash")
    assert "third.txt" in {each["title"] for each in told["sources"]}
    assert told["similarity"] == share

    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        room.controller.open(path)
    assert matched(room.result, paper(room.result, "Anna Ash")) == share
    looked: list[object] = []
    room.paper.looking.started.connect(lambda *_: looked.append(1))
    screen = opened(room, qtbot)
    assert numbers(screen) == found
    assert screen.checked is not None
    assert screen.checked.adjusted.result.reworded_words == reworded
    settle()
    assert not looked  # it is known already


def test_a_class_that_was_reopened_is_looked_at_again(room: ClassScreen, qtbot: QtBot) -> None:
    room.controller.save()
    qtbot.waitSignal(room.controller.saved, timeout=WAIT_MS).wait()
    assert room.controller.path is not None
    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        room.controller.open(room.controller.path)

    screen = opened(room, qtbot)
    keep_apart(screen, qtbot)

    assert set(numbers(screen)) == {"first.txt", "second.txt", "third.txt"}


def test_who_goes_on_before_it_is_found_finds_it_when_coming_back(
    room: ClassScreen, qtbot: QtBot
) -> None:
    screen = opened(room, qtbot)
    with qtbot.waitSignal(screen.looking.started, timeout=WAIT_MS):
        qtbot.mouseClick(screen.result.notice.agree, LEFT)
    room.leave_paper()
    opened(room, qtbot, "Ben Birch")
    room.leave_paper()

    screen = opened(room, qtbot)
    qtbot.waitUntil(lambda: "third.txt" in numbers(screen), timeout=WAIT_MS)


def test_leaving_out_a_class_mate_looks_nowhere(room: ClassScreen, qtbot: QtBot) -> None:
    """The library was searched for all words of a paper, whoever of the class has them too."""
    screen = opened(room, qtbot)
    assert screen.checked is not None
    result = screen.checked.result
    assert {match.kind for match in result.matches} >= {Kind.WORD_FOR_WORD}
    assert not screen.looking.look(screen.checked)


def test_no_to_a_draft_is_kept_with_the_class(room: ClassScreen, qtbot: QtBot) -> None:
    screen = opened(room, qtbot)
    assert screen.result.notice.asks
    qtbot.mouseClick(screen.result.notice.deny, LEFT)
    assert screen.result.notice.isHidden()
    room.leave_paper()
    assert opened(room, qtbot).result.notice.isHidden()
    room.leave_paper()
    room.controller.flush()
    path = room.controller.path
    assert path is not None

    with qtbot.waitSignal(room.controller.changed, timeout=WAIT_MS):
        room.controller.open(path)
    screen = opened(room, qtbot)
    assert screen.result.notice.isHidden()
    assert numbers(screen) == {"draft.txt": 1}
