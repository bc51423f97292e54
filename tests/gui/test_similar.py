"""Similar documents in the window: groups, a slider that groups anew, and what is decided."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.gui.similar.shown_groups import letter
from plagcheck.gui.similar.similar_page import SimilarPage
from plagcheck.gui.similar.similar_screen import SimilarScreen
from plagcheck.library.library import Library
from plagcheck.model.document import Document
from plagcheck.model.entry import IncomingDocument, Origin
from plagcheck.model.progress import Cancelled, Observer, Progress
from plagcheck.similar import search
from plagcheck.similar.search import SimilarSearch
from tests import word_salad
from tests.gui.conftest import WAIT_MS

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

FIRST, SECOND = word_salad.words(1, 300), word_salad.words(2, 300)
TEXTS = {
    "essay.txt": FIRST,
    "draft.txt": FIRST[:280] + word_salad.words(3, 20),
    "plan.txt": FIRST[:220],
    "report.txt": SECOND,
    "report 2.txt": SECOND[:290],
    "alone.txt": word_salad.words(4, 300),
}


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> SimilarPage:
    """The page, after it has looked through a library with two groups."""
    library = window.controllers.library
    with Library.open(window.controllers.session.library_path, create=True) as store:
        for name, words in TEXTS.items():
            place = "Drafts" if name in ("draft.txt", "plan.txt") else "Essays"
            store.add([IncomingDocument(Document(name, " ".join(words)), Origin(name), place)])
    with qtbot.waitSignal(library.library_read, timeout=WAIT_MS):
        library.read_library()
    window.go_to("library")
    window.library.similar.setChecked(True)
    page = window.library.alike.page
    assert page.isVisible()
    assert page.bar.title.text() == "Documents that are alike have not been looked for yet."
    page.bar.look.click()
    qtbot.waitUntil(lambda: page.model.rowCount() > 0, timeout=WAIT_MS)
    return page


def groups(page: SimilarPage) -> list[set[str]]:
    rows = [page.model.index(place, 0).data(ROW) for place in range(page.model.rowCount())]
    return [{entry.name for entry in row.entries} for row in rows]


ESSAYS = {"essay.txt", "draft.txt", "plan.txt"}
REPORTS = {"report.txt", "report 2.txt"}


def test_groups_are_listed_the_most_alike_first(page: SimilarPage) -> None:
    assert groups(page) == [REPORTS, ESSAYS]
    assert page.bar.title.text() == "In 6 documents: 2 groups, 5 documents"
    assert page.filters["all"].text() == "All 2"
    assert "report" in page.panel.title.text()
    spoken = page.model.index(1, 0).data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith("essay.txt, 3 documents, 0.")
    assert spoken.endswith("not decided")


def test_the_slider_groups_anew_without_looking_again(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.bar.slider.setValue(90)

    assert page.bar.field.value() == pytest.approx(0.9)
    assert groups(page) == [REPORTS]
    assert "found 99.9 times in 100" in page.bar.slider.accessibleName()
    assert not window.controllers.session.copy_runner.is_busy
    page.bar.field.setValue(0.5)
    assert groups(page) == [REPORTS, ESSAYS]


def test_versions_of_one_work_are_said_and_taken_back(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.list.choose_row(1)
    assert page.panel.versions.text() == "Versions of one work"
    qtbot.keyClick(page.list, Qt.Key.Key_V)

    qtbot.waitUntil(lambda: page.filters["versions"].text() == "Versions 1", timeout=WAIT_MS)
    assert page.filters["open"].text() == "To decide 1"
    assert page.panel.versions.text() == "No versions any more"
    page.filters["versions"].click()
    assert groups(page) == [ESSAYS]
    page.filters["all"].click()
    window.undo()
    qtbot.waitUntil(lambda: page.filters["versions"].text() == "Versions 0", timeout=WAIT_MS)


def test_a_group_is_left_as_it_is(page: SimilarPage, qtbot: QtBot) -> None:
    page.panel.leave.click()

    qtbot.waitUntil(lambda: page.filters["open"].text() == "To decide 1", timeout=WAIT_MS)
    page.filters["open"].click()
    assert groups(page) == [ESSAYS]


def test_one_is_kept_and_the_others_come_back(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.list.choose_row(1)
    menu = page.panel.keep_menu
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [
        "essay.txt · 300 words",
        "draft.txt · 300 words",
        "plan.txt · 220 words",
    ]
    with qtbot.waitSignal(window.controllers.library.removed, timeout=WAIT_MS):
        menu.actions()[0].trigger()

    qtbot.waitUntil(lambda: groups(page) == [REPORTS], timeout=WAIT_MS)
    assert page.bar.title.text() == "In 4 documents: 1 group, 2 documents"
    window.undo()
    qtbot.waitUntil(lambda: "were added since" in page.bar.stale.text(), timeout=WAIT_MS)
    page.bar.look.click()
    qtbot.waitUntil(lambda: groups(page) == [REPORTS, ESSAYS], timeout=WAIT_MS)


def test_removing_one_asks_once_and_can_be_undone(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.list.choose_row(1)
    panel, question = page.panel, page.panel.question
    panel.remove_menu.aboutToShow.emit()
    panel.remove_menu.actions()[1].trigger()
    assert question.isVisible()
    assert "“draft.txt”" in question.text.text()
    assert question.keep.hasFocus()
    question.keep.click()
    assert not question.isVisible()
    assert groups(page) == [REPORTS, ESSAYS]

    panel.remove_menu.actions()[1].trigger()
    with qtbot.waitSignal(window.controllers.library.removed, timeout=WAIT_MS):
        question.really.click()
    qtbot.waitUntil(lambda: groups(page) == [REPORTS, ESSAYS - {"draft.txt"}], timeout=WAIT_MS)
    assert not question.isVisible()
    window.undo()
    qtbot.waitUntil(lambda: "1 document was added since" in page.bar.stale.text(), timeout=WAIT_MS)


def test_a_question_goes_with_its_group(page: SimilarPage) -> None:
    page.panel.remove_menu.aboutToShow.emit()
    page.panel.remove_menu.actions()[0].trigger()
    page.list.choose_row(1)
    assert not page.panel.question.isVisible()


def test_the_curve_has_its_numbers_as_a_table(page: SimilarPage) -> None:
    window = page.window()
    window.resize(1280, 800)
    chances = page.bar.chances
    page.bar.field.setValue(0.65)
    chances.as_table.click()
    assert chances.table.isVisible()
    assert not chances.curve.isVisible()
    rows = [[chances.model.index(row, at).data() for at in (0, 1)] for row in range(11)]
    assert ["0.50", "0.8732"] in rows
    assert ["0.65", f"{1 - (1 - 0.65**4) ** 32:.4f}"] in rows
    chances.as_table.click()
    assert chances.curve.isVisible()


def test_runs_are_as_long_as_the_shingles_of_the_library(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(window.controllers.library.library_read, timeout=WAIT_MS):
        window.library.rebuild({"shingle_size": 3})
    qtbot.waitUntil(lambda: "three-word runs" in page.bar.words.text(), timeout=WAIT_MS)
    page.bar.look.click()
    qtbot.waitUntil(lambda: page.model.rowCount() > 0, timeout=WAIT_MS)
    assert "three-word runs" in page.panel.pair_note.text()


def test_the_matrix_goes_from_pair_to_pair_by_keyboard(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    page.list.choose_row(1)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Right)
    matrix = page.panel.matrix
    assert matrix.hasFocus()
    assert matrix.current_pair() == (0, 1)
    said = page.panel.pair_note.text()
    assert said == (
        "276 of the 316 five-word runs they have between them are in both. "
        "20 are only in a, 20 only in b."
    )

    qtbot.keyClick(matrix, Qt.Key.Key_Down)
    assert matrix.current_pair() == (0, 2)
    assert page.panel.open.text() == "Open a ↔ c side by side"
    qtbot.keyClick(matrix, Qt.Key.Key_Return)
    screen = window.library.alike
    qtbot.waitUntil(lambda: screen.currentWidget() is not page, timeout=WAIT_MS)
    assert screen.pair.pair is not None
    assert not window.library.side.isVisible()
    qtbot.keyClick(screen.pair.paper, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert window.library.side.isVisible()
    qtbot.keyClick(matrix, Qt.Key.Key_Left)
    assert page.list.hasFocus()


def test_a_group_as_a_table(page: SimilarPage) -> None:
    page.list.choose_row(1)
    page.panel.as_table.click()

    model = page.panel.table.model()
    assert page.panel.table.isVisible()
    assert not page.panel.matrix.isVisible()
    rows = [[model.index(row, column).data() for column in range(5)] for row in range(3)]
    assert model.rowCount() == 3
    assert rows[0] == ["a ↔ b", "0.873", "276", "20", "20"]


def test_one_collection_against_another(page: SimilarPage) -> None:
    page._choose_scope(("Essays",))
    assert groups(page) == [REPORTS]
    assert page.bar.title.text() == "In 4 documents: 1 group, 2 documents"
    page._choose_scope(("Drafts", "Essays"))
    assert groups(page) == [ESSAYS]
    page._choose_scope(())
    assert len(groups(page)) == 2


def test_groups_are_searched_by_the_names_of_documents(
    page: SimilarPage, window: MainWindow
) -> None:
    window.library.search.setText("plan")
    assert groups(page) == [ESSAYS]
    window.library.search.setText("")
    assert len(groups(page)) == 2


def test_in_a_narrow_window_a_group_takes_the_place_of_the_list(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(960, 640)
    qtbot.waitUntil(lambda: not page.panel.isVisible(), timeout=WAIT_MS)
    assert page.list.isVisible()
    assert not page.bar.chances.isVisible()

    qtbot.keyClick(page.list, Qt.Key.Key_Return)

    assert page.panel.isVisible()
    assert not page.list.isVisible()
    page.panel.back.click()
    assert page.list.isVisible()


def test_documents_are_shown_again(page: SimilarPage, window: MainWindow) -> None:
    window.library.similar.setChecked(False)
    assert window.library.table.isVisible()
    assert not page.isVisible()


def test_members_have_letters(tmp_path: Path) -> None:
    assert [letter(place) for place in (0, 25, 26, 27, 52)] == ["a", "z", "aa", "ab", "ba"]


def test_a_library_that_was_made_anew_is_looked_through_anew(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    """Its documents have other numbers: what was decided about the old ones would hit others."""
    library = window.controllers.library
    with qtbot.waitSignal(library.library_read, timeout=WAIT_MS):
        window.library.rebuild(None)
    qtbot.waitUntil(lambda: "not been looked for" in page.bar.title.text(), timeout=WAIT_MS)
    assert groups(page) == []

    page.bar.look.click()
    qtbot.waitUntil(lambda: groups(page) == [REPORTS, ESSAYS], timeout=WAIT_MS)


def test_looking_can_be_cancelled(
    page: SimilarPage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found until then is shown, and that not all was looked at."""

    def stop_half_way(self: SimilarSearch, observer: Observer) -> None:
        run(self, _StopsHalfWay(observer))

    run = SimilarSearch.run
    monkeypatch.setattr(SimilarSearch, "run", stop_half_way)
    monkeypatch.setattr(search, "TOGETHER", 1)
    page.bar.look.click()

    qtbot.waitUntil(lambda: "Not all was looked at" in page.bar.stale.text(), timeout=WAIT_MS)
    assert groups(page) == [ESSAYS]
    assert page.bar.look.isVisible()


class _StopsHalfWay:
    """As if the teacher had cancelled once half of the documents were looked at."""

    def __init__(self, observer: Observer) -> None:
        self._observer, self._done = observer, 0

    def progressed(self, progress: Progress) -> None:
        self._done = progress.done
        self._observer.progressed(progress)

    def check_cancelled(self) -> None:
        if self._done >= 3:
            raise Cancelled


def test_who_looks_before_the_library_is_read_sees_what_was_found(
    page: SimilarPage, window: MainWindow, qtbot: QtBot
) -> None:
    """A large library takes a while to be listed."""
    library = window.controllers.library
    state, library.state = library.state, None
    screen = SimilarScreen(window.controllers.session, library)
    qtbot.addWidget(screen)
    with qtbot.waitSignal(window.controllers.session.copy_runner.finished, timeout=WAIT_MS):
        screen.look()
    assert groups(screen.page) == []

    library.state = state
    assert state is not None
    library.library_read.emit(state)

    assert groups(screen.page) == [REPORTS, ESSAYS]
