"""The steps of the self-test: each does one thing a teacher does, and says what it found."""

from __future__ import annotations

from plagcheck.extract.pool.pool import FileBytes
from plagcheck.found_files import find_files
from plagcheck.jobs.add import add_files
from plagcheck.jobs.check import check_file, read_file
from plagcheck.jobs.sample import check_sample
from plagcheck.library.integrity import verify
from plagcheck.model.document import Span
from plagcheck.model.entry import AddStatus
from plagcheck.model.errors import PlagcheckError
from plagcheck.selftest import expected
from plagcheck.selftest.bench import Bench, StepFailed, require, require_equal

PIXEL_BYTES = 4
WHITE = b"\xff\xff\xff"


def add_samples(bench: Bench) -> str:
    """A paper of every format goes into a new library."""
    outcomes = list(add_files(bench.library, find_files([bench.sources]), pool=bench.pool))
    for outcome in outcomes:
        require(
            outcome.status is AddStatus.ADDED,
            outcome.problem.message if outcome.problem else outcome.path,
        )
    found = {entry.name: entry.words for entry in bench.library.documents()}
    for name, (words, _) in expected.SOURCES.items():
        require(name in found, f"{name}: not in the library")
        require_equal(f"words of {name}", found[name], words)
    require_equal("documents", len(found), len(expected.SOURCES))
    return f"{len(found)} documents, every format"


def read_old_encoding(bench: Bench) -> str:
    """A text of an older Windows keeps its accents."""
    name, words = expected.OLD_ENCODING
    text = read_file(bench.sources / name, pool=bench.pool).text
    for word in words:
        require(word in text, f"{name}: the word {word} is not in its text")
    return ", ".join(words)


def refuse_damaged(bench: Bench) -> str:
    """A damaged file is named with a reason, and the worker goes on."""
    whole = (bench.sources / "The harbour master.docx").read_bytes()
    damaged = FileBytes("damaged.docx", whole[: len(whole) // 2])
    try:
        bench.pool.extract(damaged)
    except PlagcheckError as error:
        require("damaged.docx" in str(error), f"a damaged file is not named: {error}")
        return str(error)
    raise StepFailed("a damaged file was read as if it were whole")


def check_paper(bench: Bench) -> str:
    """The paper that draws on all of them."""
    result = check_file(bench.library, bench.samples / expected.PAPER, pool=bench.pool)
    found = {source.entry.name: source.comparison.matched_words for source in result.sources}
    for name, (_, shared) in expected.SOURCES.items():
        require_equal(f"words shared with {name}", found.get(name, 0), shared)
    require_equal("sources", len(found), len(expected.SOURCES))
    require_equal("words of the paper", result.words, expected.PAPER_WORDS)
    require_equal("words that also appear elsewhere", result.matched_words, expected.SHARED_WORDS)
    bench.result = result
    return f"{result.matched_words} of {result.words} words in {len(found)} sources"


def check_try_out(bench: Bench) -> str:
    """The sample that the first page of the window offers."""
    result = check_sample()
    require_equal("sources of the sample paper", len(result.sources), 3)
    return f"{len(result.sources)} sources"


def render_page(bench: Bench) -> str:
    """A page of a PDF as a picture, and where a phrase stands on it."""
    path = bench.sources / expected.PDF
    image = bench.pool.page_image(path, 0, 1.0)
    require_equal("bytes of the picture", len(image.data), image.width * image.height * PIXEL_BYTES)
    pixels = [image.data[at : at + 3] for at in range(0, len(image.data), PIXEL_BYTES)]
    inked = len(pixels) - pixels.count(WHITE)
    require(inked > 500, f"{path.name}: its picture is empty")
    text = bench.pool.extract(path).text.replace("\n", " ")
    start = text.find(expected.PDF_PHRASE)
    require(start >= 0, f"{path.name}: “{expected.PDF_PHRASE}” is not in its text")
    places = bench.pool.span_rectangles(path, [Span(start, start + len(expected.PDF_PHRASE))])
    require(bool(places), f"{path.name}: its words cannot be found on the page")
    return f"{image.width} × {image.height} pixels"


def look_for_damage(bench: Bench) -> str:
    """The library is sound after all this."""
    problems = verify(bench.library)
    require(not problems, "; ".join(problem.what for problem in problems))
    return "no damage found"
