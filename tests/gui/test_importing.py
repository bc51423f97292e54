"""While files are being added: checks go on, closing asks, and the next start goes on."""

from __future__ import annotations

import json
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck import paths
from plagcheck.gui.jobs.controllers import Controllers
from plagcheck.gui.jobs.import_follower import ImportedFile, ImportFollower
from plagcheck.gui.jobs.job_runner import Keeper, Watcher
from plagcheck.gui.library.import_model import row_text
from plagcheck.gui.parts.inputs import COUNT_ROLE
from plagcheck.gui.shell.main_window import MainWindow
from plagcheck.jobs import add
from plagcheck.library.library import Library
from plagcheck.model.entry import AddOutcome, Holds
from plagcheck.model.progress import Progress
from tests.gui.conftest import LEFT, MILLS, TIDES, WAIT_MS, add_folder, drop

# The offscreen platform knows no size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

FILES = 1500
TIP = Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def many(tmp_path: Path) -> Path:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(FILES):
        words = " ".join(f"w{number}y{place}" for place in range(200))
        (folder / f"{number:04}.txt").write_text(words, encoding="utf-8")
    return folder


def test_what_was_added_is_never_told_to_be_nothing(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    """An import has ended, and the library has not been read again yet."""
    page, library = window.library, window.controllers.library
    assert "0 documents" in page.head.note.text()
    seen = []

    def look(_: str) -> None:
        counts = [page.collections.index(0).data(COUNT_ROLE), page.head.note.text()]
        seen.append((page.empty.text(), *counts))

    page.imports.settled.connect(look)
    library.remember("Course texts")
    with qtbot.waitSignals([page.imports.settled, library.library_read], timeout=WAIT_MS):
        drop(window, [texts], "add", qtbot)

    assert seen == [("What is being added is listed here when all of it is there.", None, "")]
    assert "2 documents" in page.head.note.text()
    assert page.collections.index(0).data(COUNT_ROLE) == "2"
    with qtbot.waitSignals([library.removed, library.library_read], timeout=WAIT_MS):
        library.remove([entry.id for entry in library.state.entries] if library.state else [])
    qtbot.waitUntil(lambda: page.empty.text().startswith("Nothing here yet"), timeout=WAIT_MS)


def test_a_check_does_not_wait_for_an_import(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    add_folder(window, texts, qtbot)
    go_on = request.getfixturevalue("writing")

    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        drop(window, [essay], "check", qtbot)
    assert window.check.result.sources.model().rowCount() == 1
    with qtbot.waitSignal(window.controllers.check.pair_ready, timeout=WAIT_MS):
        window.check.open_pair(1, "1a")
    assert not go_on.is_set()


def test_a_check_during_an_import_says_that_not_all_is_there_yet(
    window: MainWindow, texts: Path, essay: Path, writing: threading.Event, qtbot: QtBot
) -> None:
    notice = window.check.result.notice
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        drop(window, [essay], "check", qtbot)
    assert notice.isVisible()
    assert "still being added" in notice.text.text()

    with qtbot.waitSignal(window.library.imports.settled, timeout=WAIT_MS):
        writing.set()
    qtbot.waitUntil(lambda: not window.controllers.library.is_adding)
    with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS):
        drop(window, [essay], "check", qtbot)
    assert notice.isHidden() or "still being added" not in notice.text.text()


def test_a_check_finds_what_was_added_a_moment_ago(
    window: MainWindow, texts: Path, essay: Path, qtbot: QtBot
) -> None:
    for expected in (0, 1):
        with qtbot.waitSignal(window.controllers.check.checked, timeout=WAIT_MS) as checked:
            drop(window, [essay], "check", qtbot)
        assert checked.args is not None
        assert len(checked.args[0].shown.sources) == expected
        add_folder(window, texts, qtbot)


def test_library_can_be_copied_and_rebuilt_between_checks(
    window: MainWindow, texts: Path, essay: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    check, library = window.controllers.check, window.controllers.library
    for job in (lambda: library.back_up(tmp_path / "copy.plagcheck"), library.rebuild):
        with qtbot.waitSignal(check.checked, timeout=WAIT_MS):
            drop(window, [essay], "check", qtbot)
        with qtbot.waitSignal(job().succeeded, timeout=WAIT_MS):
            pass
    with qtbot.waitSignal(check.checked, timeout=WAIT_MS) as checked:
        drop(window, [essay], "check", qtbot)
    assert checked.args is not None
    assert len(checked.args[0].shown.sources) == 1


def test_a_rebuild_waits_for_the_check_that_reads_and_can_be_cancelled(
    window: MainWindow, texts: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    begun, go_on = threading.Event(), threading.Event()

    def read(keeper: Keeper, watcher: Watcher) -> int:
        documents = len(keeper.library)
        begun.set()
        go_on.wait(60)
        return documents

    reading = window.controllers.session.check_runner.start(read, "read")
    assert begun.wait(30)
    copy = tmp_path / "copy.plagcheck"
    with qtbot.waitSignal(window.controllers.library.back_up(copy).succeeded, timeout=WAIT_MS):
        pass  # a copy waits for nobody
    assert copy.is_file()

    job = window.controllers.library.rebuild()
    with qtbot.waitSignal(job.started, timeout=WAIT_MS):
        pass
    with qtbot.waitSignal(job.cancelled, timeout=WAIT_MS):
        job.cancel()

    second = window.controllers.library.rebuild()
    with qtbot.waitSignals([reading.succeeded, second.succeeded], timeout=WAIT_MS):
        go_on.set()


@pytest.mark.slow
def test_what_is_in_by_now_is_told_while_more_is_added(
    window: MainWindow, many: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(add, "BATCH_DOCUMENTS", 50)
    page, told = window.library, set()
    assert window.footer.library.text() == "Library: empty"

    def see() -> None:
        footer = window.footer.library.text().removeprefix("Library: ")
        number = footer.split()[0]
        assert page.head.note.text().startswith(f"{number} documents · ")
        assert page.collections.index(0).data(COUNT_ROLE) == number
        assert "is listed here when" in page.empty.text()
        told.add(number)

    with qtbot.waitSignals([page.imports.settled, window.controllers.library.library_read]):
        drop(window, [many], "add", qtbot)
        window.controllers.library.library_counted.connect(see)
        qtbot.waitUntil(lambda: window.footer.library.text() == "Library: files are being added")
    assert told
    assert window.footer.library.text() == "Library: 1,500 documents"
    assert page.model.rowCount() == FILES


def test_closing_during_an_import_asks(
    window: MainWindow, texts: Path, writing: threading.Event, qtbot: QtBot
) -> None:
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)

    assert not window.close()
    assert window.imports.question.isVisible()
    qtbot.mouseClick(window.imports.question.stay, LEFT)
    assert window.isVisible()

    window.close()
    with qtbot.waitSignal(window.library.imports.settled, timeout=WAIT_MS):
        writing.set()
    qtbot.waitUntil(lambda: not window.imports.question.isVisible(), timeout=WAIT_MS)
    assert window.close()


def test_a_window_without_an_import_closes_at_once(
    window: MainWindow, texts: Path, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    assert window.close()


def leave(window: MainWindow, qtbot: QtBot) -> None:
    """Close the window in spite of an import, and wait for its end as the program does."""
    window.close()
    qtbot.mouseClick(window.imports.question.leave, LEFT)
    assert not window.isVisible()
    assert window.controllers.session.stop()


@pytest.fixture
def next_window(qtbot: QtBot) -> Iterator[list[MainWindow]]:
    made: list[MainWindow] = []
    yield made
    for window in made:
        assert window.controllers.session.stop()


def start_again(made: list[MainWindow], qtbot: QtBot) -> MainWindow:
    controllers = Controllers()
    window = MainWindow(controllers)
    made.append(window)
    qtbot.addWidget(window)
    with qtbot.waitSignals([controllers.library.library_read, window.filled], timeout=WAIT_MS):
        window.show()
        window.warm_up()
        controllers.library.read_library()
    return window


def test_the_next_start_offers_the_rest_and_adds_it(
    window: MainWindow,
    many: Path,
    next_window: list[MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(add, "BATCH_DOCUMENTS", 50)  # so that some are stored before the others
    seen: list[str] = []
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        drop(window, [many], "add", qtbot)
    assert started.args is not None

    def leave_after_some(items: list[ImportedFile]) -> None:
        if window.isVisible():
            seen.extend(item.outcome.path for item in items)
            leave(window, qtbot)

    started.args[1].files_settled.connect(leave_after_some)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=WAIT_MS)
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        there = {entry.path for entry in stored.documents()}
    assert there >= set(seen)
    assert paths.imports_file().is_file()

    again = start_again(next_window, qtbot)
    qtbot.waitUntil(again.message.isVisible, timeout=WAIT_MS)
    assert "not finished" in again.message.title.text()
    assert f"Left: {FILES - len(there):,} files" in again.message.text.text()
    with qtbot.waitSignals(
        [again.library.imports.settled, again.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(again.message.action, LEFT)
    assert not again.message.isVisible()
    assert again.library.imports.model.total == FILES - len(there)
    with Library.open(again.controllers.session.library_path, read_only=True) as stored:
        assert len(stored) == FILES
    assert not paths.imports_file().exists()


@pytest.fixture
def crashed(data_dir: Path, texts: Path) -> Path:
    """An import of a folder that ended with the power: most of it was stored, nobody noted what."""
    data_dir.mkdir()
    library = data_dir / "library.plagcheck"
    with zipfile.ZipFile(texts / "hand-ins.zip", "w") as archive:
        archive.writestr("ponds.txt", f"On ponds. {MILLS}")
    with Library.open(library, create=True) as stored:
        files = [texts / name for name in ("hand-ins.zip", "tides.txt", "tides again.txt")]
        list(add.add_files(stored, files, collection="Past student work"))
    note = {"library": str(library), "collection": "Past student work", "paths": [str(texts)]}
    paths.imports_file().write_text(json.dumps([note]))
    return texts


@pytest.mark.usefixtures("application")
def test_after_a_crash_only_what_is_missing_is_offered_and_added(
    crashed: Path, next_window: list[MainWindow], qtbot: QtBot
) -> None:
    again = start_again(next_window, qtbot)
    qtbot.waitUntil(again.message.isVisible, timeout=WAIT_MS)
    assert "Left: 3 files" in again.message.text.text()
    with qtbot.waitSignals(
        [again.library.imports.settled, again.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(again.message.action, LEFT)
    model = again.library.imports.model
    model.show_states([])
    shown = {model.row(place).path.name: model.row(place).state for place in range(model.total)}
    assert shown == {"broken.pdf": "attention", "mills.txt": "added", "nothing.txt": "attention"}
    assert model.target == "Past student work"


@pytest.mark.usefixtures("application")
def test_an_import_of_which_nothing_is_missing_is_not_offered(
    crashed: Path, next_window: list[MainWindow], qtbot: QtBot
) -> None:
    for name in ("broken.pdf", "mills.txt", "nothing.txt"):
        (crashed / name).unlink()
    again = start_again(next_window, qtbot)
    qtbot.waitUntil(lambda: not paths.imports_file().exists(), timeout=WAIT_MS)
    assert not again.message.isVisible()


def test_an_answer_given_while_files_are_added_holds_though_the_window_is_closed(
    window: MainWindow,
    many: Path,
    next_window: list[MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(add, "BATCH_DOCUMENTS", 50)
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        drop(window, [many], "add", qtbot)
    assert started.args is not None
    answer = window.library.imports.holds.answers[Holds.STUDENT_WORK]
    qtbot.waitUntil(answer.isVisible, timeout=WAIT_MS)

    def answer_and_leave() -> None:
        if window.isVisible():
            qtbot.mouseClick(answer, LEFT)
            leave(window, qtbot)

    started.args[1].files_settled.connect(lambda _: answer_and_leave())
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=WAIT_MS)
    again = start_again(next_window, qtbot)
    qtbot.waitUntil(again.message.isVisible, timeout=WAIT_MS)
    with qtbot.waitSignals(
        [again.library.imports.settled, again.controllers.library.library_read], timeout=WAIT_MS
    ):
        qtbot.mouseClick(again.message.action, LEFT)
    with Library.open(again.controllers.session.library_path, read_only=True) as stored:
        entries = stored.documents()
    assert len(entries) == FILES
    assert {(entry.collection, entry.holds) for entry in entries} == {
        ("Past student work", Holds.STUDENT_WORK)
    }


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """Some files that workers read, some that need none, and an archive, in turn."""
    folder = tmp_path / "mixed"
    folder.mkdir()
    for number in range(240):
        words = " ".join(f"m{number}y{place}" for place in range(80))
        kind = ("txt", "html", "html", "zip")[number % 4]
        if kind == "zip":
            with zipfile.ZipFile(folder / f"{number:04}.zip", "w") as archive:
                for part in range(3):
                    archive.writestr(f"{part}.html", f"<p>{words} {part}</p>")
        else:
            text = f"<p>{words}</p>" if kind == "html" else words
            (folder / f"{number:04}.{kind}").write_text(text, encoding="utf-8")
    return folder


def test_progress_never_runs_back_and_what_is_shown_as_read_survives_cancel(
    window: MainWindow, mixed: Path, qtbot: QtBot
) -> None:
    panel, bars, read = window.library.imports, [], set()
    with qtbot.waitSignal(window.controllers.library.import_started, timeout=WAIT_MS) as started:
        drop(window, [mixed], "add", qtbot)
    assert started.args is not None

    def see(progress: Progress) -> None:
        bars.append(panel.bar.value())
        if progress.done > 120 and panel.cancel.isEnabled():
            rows = [panel.model.row(place) for place in range(panel.model.rowCount())]
            read.update(row.path for row in rows[: progress.done])
            assert all("read" in row_text(row) or row.became for row in rows[: progress.done])
            qtbot.mouseClick(panel.cancel, LEFT)

    with qtbot.waitSignals(
        [panel.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        started.args[0].progressed.connect(see)
    assert bars == sorted(bars)
    assert len(read) > 120
    assert panel.model.counts["skipped"] > 0
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        there = [path for entry in stored.documents() for path in entry.paths]
    for path in read:
        assert any(each.startswith(str(path)) for each in there), path
    panel.show_all()
    rows = [panel.model.row(place) for place in range(panel.model.rowCount())]
    assert not [row.path for row in rows if row.path in read and row.state == "skipped"]


def test_files_of_an_archive_are_listed_and_go_where_the_teacher_says(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    with zipfile.ZipFile(tmp_path / "hand-ins.zip", "w") as archive:
        archive.writestr("ada/tides.txt", f"On tides. {TIDES}")
        archive.writestr("bea/mills.txt", f"On mills. {MILLS}")
        archive.writestr("cem/nothing.txt", "")
    panel = window.library.imports
    with qtbot.waitSignals(
        [panel.settled, window.controllers.library.library_read], timeout=WAIT_MS
    ):
        drop(window, [tmp_path / "hand-ins.zip"], "add", qtbot)
    panel.show_all()
    rows = {panel.model.row(place).name: panel.model.row(place).state for place in range(3)}
    assert rows == {
        "hand-ins.zip/ada/tides.txt": "added",
        "hand-ins.zip/bea/mills.txt": "added",
        "hand-ins.zip/cem/nothing.txt": "attention",
    }
    assert panel.title.text() == "2 added, 1 needs attention"
    tips = {panel.model.index(place, 0).data(TIP) for place in range(3)}
    assert str(tmp_path / "hand-ins.zip" / "ada" / "tides.txt") in tips
    assert {row.path for row in panel.model.attention()} == {tmp_path / "hand-ins.zip"}
    with qtbot.waitSignal(window.controllers.library.moved, timeout=WAIT_MS):
        qtbot.mouseClick(panel.holds.answers[Holds.STUDENT_WORK], LEFT)
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        held = {entry.holds for entry in stored.documents()}
    assert held == {Holds.STUDENT_WORK}


def test_the_rest_can_be_declined_for_good(
    window: MainWindow,
    texts: Path,
    writing: threading.Event,
    next_window: list[MainWindow],
    qtbot: QtBot,
) -> None:
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)
    window.close()
    qtbot.mouseClick(window.imports.question.leave, LEFT)
    writing.set()
    assert window.controllers.session.stop()

    again = start_again(next_window, qtbot)
    qtbot.waitUntil(again.message.isVisible, timeout=WAIT_MS)
    assert "5 files" in again.message.text.text()
    qtbot.mouseClick(again.message.close_button, LEFT)
    assert not paths.imports_file().exists()


def test_cancel_is_not_offered_again(
    window: MainWindow, texts: Path, writing: threading.Event, qtbot: QtBot
) -> None:
    drop(window, [texts], "add", qtbot)
    qtbot.waitUntil(lambda: window.controllers.library.is_adding)
    assert paths.imports_file().is_file()
    qtbot.mouseClick(window.library.imports.cancel, LEFT)
    with qtbot.waitSignal(window.library.imports.settled, timeout=WAIT_MS):
        writing.set()
    assert not paths.imports_file().exists()


@pytest.mark.parametrize("stored", ["", "[{}]", '[{"paths": 1}]', "{", '[{"paths": []}]'])
def test_a_note_that_cannot_be_read_offers_nothing(
    data_dir: Path, next_window: list[MainWindow], qtbot: QtBot, application: object, stored: str
) -> None:
    data_dir.mkdir()
    paths.imports_file().write_text(stored)
    again = start_again(next_window, qtbot)
    assert not again.message.isVisible()


@pytest.fixture
def paused(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """An import stops between two files, after some were stored, until the event is set."""
    monkeypatch.setattr(add, "BATCH_DOCUMENTS", 50)
    go_on, settled = threading.Event(), ImportFollower.file_settled

    def wait(follower: ImportFollower, outcome: AddOutcome, same_as: str) -> None:
        settled(follower, outcome, same_as)
        if outcome.path.endswith("0049.txt"):
            go_on.wait(60)

    monkeypatch.setattr(ImportFollower, "file_settled", wait)
    yield go_on
    go_on.set()


def listed(window: MainWindow) -> set[str]:
    """The names on the Library page."""
    model = window.library.model
    return {str(model.index(place, 0).data()) for place in range(model.rowCount())}


def test_what_is_removed_while_files_are_added_does_not_wait_for_their_end(
    window: MainWindow, texts: Path, many: Path, paused: threading.Event, qtbot: QtBot
) -> None:
    add_folder(window, texts, qtbot)
    library = window.controllers.library
    assert library.state is not None
    (gone,) = [entry for entry in library.state.entries if entry.name == "mills.txt"]
    with qtbot.waitSignal(library.import_started, timeout=WAIT_MS):
        drop(window, [many], "add", qtbot)
    library.remove([gone.id])
    assert "mills.txt" not in listed(window)
    was_adding: list[bool] = []
    library.removed.connect(lambda _: was_adding.append(library.is_adding))
    with qtbot.waitSignal(library.removed, timeout=WAIT_MS):
        paused.set()

    assert was_adding == [True]
    qtbot.waitUntil(lambda: not library.is_adding)
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert len(stored) == FILES + 1
    assert "mills.txt" not in listed(window)
    window.undo()
    qtbot.waitUntil(lambda: "mills.txt" in listed(window))


@pytest.mark.parametrize("change", ["remove", "move"])
def test_a_change_made_while_files_are_added_holds_though_the_window_is_closed(
    window: MainWindow,
    texts: Path,
    many: Path,
    change: str,
    qtbot: QtBot,
    request: pytest.FixtureRequest,
) -> None:
    add_folder(window, texts, qtbot)
    library = window.controllers.library
    assert library.state is not None
    ids = [entry.id for entry in library.state.entries]
    go_on = request.getfixturevalue("writing")
    drop(window, [many], "add", qtbot)
    if change == "remove":
        library.remove(ids)
    else:
        library.move(ids, "Past student work")
    window.close()
    qtbot.mouseClick(window.imports.question.leave, LEFT)
    go_on.set()
    assert window.controllers.session.stop()

    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        left = {entry.id: entry.collection for entry in stored.documents(ids=ids)}
    assert left == ({} if change == "remove" else dict.fromkeys(ids, "Past student work"))


def test_what_was_removed_while_it_came_in_does_not_stop_the_rest_from_moving(
    window: MainWindow, many: Path, paused: threading.Event, qtbot: QtBot
) -> None:
    library = window.controllers.library
    with qtbot.waitSignal(library.import_started, timeout=WAIT_MS) as started:
        drop(window, [many], "add", qtbot)
    assert started.args is not None
    with qtbot.waitSignal(started.args[1].files_settled, timeout=WAIT_MS) as settled:
        pass
    assert settled.args is not None
    library.remove([settled.args[0][0].outcome.id])
    started.args[1].aim_at("Past student work")
    with qtbot.waitSignals([window.library.imports.settled, library.library_read]):
        paused.set()

    qtbot.waitUntil(lambda: not library.is_adding)
    with Library.open(window.controllers.session.library_path, read_only=True) as stored:
        assert stored.summary().collections == {"Past student work": FILES - 1}
