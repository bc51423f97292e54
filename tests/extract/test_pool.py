"""The pool: order, limits, crashes, cancelling. Real processes, real bad files."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import zlib

import psutil
import pytest

from plagcheck.extract.pool.pool import ExtractionPool, FileBytes
from plagcheck.extract.pool.watchdog import Limits
from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import Document, Span
from plagcheck.model.errors import (
    ExtractionCrashed,
    ExtractionStalled,
    ExtractionTooBig,
    FileDamaged,
    FileMissing,
    NoText,
)
from plagcheck.model.progress import Cancelled, Progress, Unobserved
from tests.extract.forge import FILES, docx_of, essay, lines, pdf, stream

# Wide limits for tests of something else: a busy machine must not look like a bad file.
WIDE = Limits(stall_s=60.0, memory_mb=4000)

GOOD = docx_of(essay())
SLOW_PAGE = zlib.compress(b"BT /F1 9 Tf 50 700 Td (a) Tj ET\n" * 2_000_000)
HANGS = pdf([""], {1002: stream(SLOW_PAGE, b"/Filter/FlateDecode")}).replace(
    b"/Contents 11 0 R", b"/Contents 1002 0 R"
)
SWELLS = pdf(
    ["/I1 Do"],
    {
        1000: stream(
            b"/I1 Do /I1 Do",
            b"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</I1 1000 0 R>>>>",
        )
    },
)


@pytest.fixture(scope="module")
def pool():
    with ExtractionPool(2, WIDE) as running:
        yield running


def named(*pairs: tuple[str, bytes]) -> list[FileBytes]:
    return [FileBytes(name, data) for name, data in pairs]


def test_document_comes_back_as_it_was_read(pool):
    here = extract_bytes("two-column.pdf", (FILES / "two-column.pdf").read_bytes())

    assert pool.extract(FILES / "two-column.pdf") == here


def test_flags_and_hidden_text_come_back(pool):
    secret = lines("these hidden words stand here too", size=0.5)
    data = pdf([lines(essay()[:500].replace("’", "'")) + secret])

    document = pool.extract(FileBytes("a.pdf", data))

    assert document == extract_bytes("a.pdf", data)
    assert document.flags


def test_outcomes_are_in_the_order_of_the_files(pool, tmp_path):
    long, short = pdf([lines(essay()[:2000])] * 40), docx_of("a short paper of six words")
    files = []
    for number in range(12):
        path = tmp_path / f"{number}.bin"
        path.write_bytes(short if number % 3 else long)
        files.append(path)

    results = list(pool.extract_all(files))

    assert [result.source for result in results] == files
    assert all(isinstance(result.outcome, Document) for result in results)


def test_files_are_asked_for_as_workers_become_free(pool):
    asked = []

    def sources():
        for number in range(100):
            asked.append(number)
            yield FileBytes(f"{number}.txt", b"some words to read in this file")

    results = pool.extract_all(sources())
    next(results)

    assert len(asked) < 30
    results.close()


def test_bad_files_are_outcomes_too(pool, tmp_path):
    files = [tmp_path / "missing.pdf", FileBytes("empty.docx", b""), FILES / "essay.docx"]

    outcomes = [result.outcome for result in pool.extract_all(files)]

    assert [type(outcome) for outcome in outcomes] == [FileMissing, NoText, Document]
    with pytest.raises(FileDamaged):
        pool.extract(FileBytes("a.pdf", b"%PDF-1.7 and no more"))


def test_file_that_makes_no_progress_is_given_up():
    files = named(("hangs.pdf", HANGS), ("good.docx", GOOD))

    with ExtractionPool(2, Limits(stall_s=1.0, memory_mb=4000)) as pool:
        results = list(pool.extract_all(files))

    assert isinstance(results[0].outcome, ExtractionStalled)
    assert "hangs.pdf" in str(results[0].outcome)
    assert isinstance(results[1].outcome, Document)


def test_file_that_needs_too_much_memory_is_given_up():
    files = named(("swells.pdf", SWELLS), ("good.docx", GOOD))

    with ExtractionPool(2, Limits(stall_s=60.0, memory_mb=300)) as pool:
        results = list(pool.extract_all(files))

    assert isinstance(results[0].outcome, ExtractionTooBig)
    assert isinstance(results[1].outcome, Document)


@pytest.mark.slow
def test_long_book_is_not_given_up():
    """Slower than the limit in all, but every page is a step."""
    page = "".join(
        lines(essay()[:2000].replace("’", "'"), size=3, top=t) for t in range(90, 790, 70)
    )
    book = pdf([page] * 60)

    with ExtractionPool(1, Limits(stall_s=2.0)) as pool:
        assert pool.extract(FileBytes("book.pdf", book)).coverage.pages == 60


class _KillsWorkers(Unobserved):
    """Kills the pool's workers when a certain file is at hand."""

    def __init__(self, pool: ExtractionPool, name: str) -> None:
        self._pool = pool
        self._name = name
        self._done = False

    def progressed(self, progress: Progress) -> None:
        if progress.name == self._name and not self._done:
            self._done = True
            for worker in self._pool._snapshot():
                worker.process.kill()


def test_worker_that_dies_takes_one_file_with_it():
    files = named(("first.docx", GOOD), ("dies.pdf", HANGS), ("last.docx", GOOD))

    with ExtractionPool(1, WIDE) as pool:
        results = list(pool.extract_all(files, _KillsWorkers(pool, "dies.pdf")))

    assert [type(result.outcome) for result in results] == [Document, ExtractionCrashed, Document]


def test_worker_that_died_while_idle_costs_no_file():
    with ExtractionPool(1) as pool:
        pool.extract(FileBytes("a.docx", GOOD))
        for worker in pool._snapshot():
            worker.process.kill()
            worker.process.join()

        assert isinstance(pool.extract(FileBytes("b.docx", GOOD)), Document)


class _Cancels(Unobserved):
    """Wishes to stop as soon as a file is being read."""

    def __init__(self) -> None:
        self._seen = False

    def progressed(self, progress: Progress) -> None:
        self._seen = self._seen or progress.name == "hangs.pdf"

    def check_cancelled(self) -> None:
        if self._seen:
            raise Cancelled


def test_cancel_in_the_middle_of_a_file():
    with ExtractionPool(1, Limits(stall_s=600, memory_mb=8000)) as pool:
        with pytest.raises(Cancelled):
            pool.extract(FileBytes("hangs.pdf", HANGS), _Cancels())

        assert isinstance(pool.extract(FileBytes("good.docx", GOOD)), Document)


def test_progress_of_one_file_is_its_pages():
    seen: list[Progress] = []

    class Notes(Unobserved):
        def progressed(self, progress: Progress) -> None:
            seen.append(progress)

    book = pdf([lines(essay()[:1500].replace("’", "'"), size=7)] * 300)
    with ExtractionPool(1) as pool:
        pool.extract(FileBytes("book.pdf", book), Notes())

    pages = [progress.done for progress in seen if progress.total == 300]
    assert pages == sorted(pages)
    assert pages


def test_workers_are_kept_and_all_end_with_the_pool():
    with ExtractionPool(1) as pool:
        pool.extract(FileBytes("a.docx", GOOD))
        mine = [psutil.Process(worker.process.pid) for worker in pool._snapshot()]
        pool.extract(FileBytes("a.docx", GOOD))
        assert [psutil.Process(worker.process.pid) for worker in pool._snapshot()] == mine

    _, alive = psutil.wait_procs(mine, timeout=30)
    assert alive == []


def test_a_closed_pool_starts_no_worker():
    pool = ExtractionPool(workers=1, limits=WIDE)
    pool.close()
    before = set(psutil.Process().children(recursive=True))

    with pytest.raises(Cancelled):
        pool.extract(FileBytes("a.docx", GOOD))
    assert not [p for p in psutil.Process().children(recursive=True) if p not in before]


def test_pages_and_rectangles_come_from_the_worker(pool):
    source = FILES / "two-column.pdf"
    text = pool.extract(source).text
    start = text.index("her orbit widens")

    (box,) = pool.span_rectangles(source, [Span(start, start + 16)])
    image = pool.page_image(source, box.page, 1.5)

    assert box.page == 1
    assert 0 < box.left < box.right < image.width / image.zoom
    assert 0 < box.top < box.bottom < image.height / image.zoom
    assert len(image.data) == 4 * image.width * image.height
    with pytest.raises(FileDamaged):
        pool.page_image(FILES / "essay.docx", 0)


def test_several_threads_share_a_pool(pool):
    texts: list[str] = []

    def read() -> None:
        texts.extend(
            r.outcome.text
            for r in pool.extract_all(named(*[("a.docx", GOOD)] * 5))
            if isinstance(r.outcome, Document)
        )

    threads = [threading.Thread(target=read) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(texts) == 15
    assert len(set(texts)) == 1


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def test_program_itself_loads_no_parser():
    loaded = run(
        "import sys, plagcheck.extract.pool.pool\n"
        "print(sorted({'pypdfium2', 'pdfminer', 'lxml', 'docx', 'PySide6'} & set(sys.modules)))"
    )

    assert loaded == "[]"


@pytest.mark.parametrize(
    "deed",
    [
        "import socket; socket.create_connection(('127.0.0.1', 9))",
        "import subprocess; subprocess.run(['true'])",
        "open('written.txt', 'w')",
        "import os; os.system('true')",
        "from pathlib import Path; Path('x').mkdir()",
    ],
)
def test_worker_reads_and_does_nothing_else(deed):
    code = (
        "from plagcheck.extract.pool import worker\n"
        "worker._lock_down()\n"
        f"try:\n    exec({deed!r})\nexcept PermissionError:\n    print('refused')\n"
    )

    assert run(code) == "refused"


def test_page_of_no_size_is_named_and_its_worker_goes_on(pool):
    """What is shown of it lies outside the paper."""
    source = FileBytes(
        "a.pdf", pdf([lines("words")]).replace(b"/MediaBox", b"/CropBox[900 900 999 999]/MediaBox")
    )
    before = {child.pid for child in psutil.Process().children()}

    with pytest.raises(FileDamaged, match=r"a\.pdf is damaged: page 1 cannot be shown"):
        pool.page_image(source, 0, 2.0)

    assert {child.pid for child in psutil.Process().children()} >= before


def test_page_of_any_size_makes_a_picture_that_fits(pool):
    """One page of a real file is 2,147,483,648 points high; its picture took a worker half a GB."""
    for size in (b"595 2147483648", b"2147483648 1", b"14400 14400"):
        source = FileBytes(
            "a.pdf",
            re.sub(rb"/MediaBox ?\[[^]]*\]", b"/MediaBox[0 0 %b]" % size, pdf([lines("words")])),
        )
        image = pool.page_image(source, 0, 4.0)
        assert image.width * image.height <= 41_000_000
        assert max(image.width, image.height) <= 30_000
