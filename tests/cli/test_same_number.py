"""A paper gives the same number as text, as a Word document and as a PDF."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests import word_salad
from tests.check.test_traced import reworded
from tests.cli.conftest import Cli
from tests.extract.forge import Style, docx_of, pdf_set_in

WORKS = (
    "Harrow, P. J. (2004). Salt roads of the north coast and their keepers. Tiller Press.",
    "Lindqvist, A. (2011). The price of herring in seven towns. Journal of Coasts, 17(2), 101-128.",
    "Quill, S. (1998). The clerk and the coast in the age of paper. Northern University Press.",
)
HEADINGS = {
    "bold": Style("/F2", 10),
    "large": Style("/F1", 12),
    "bold and large": Style("/F2", 12),
}
BODY = Style()


@pytest.fixture
def course(cli: Cli, tmp_path: Path) -> Path:
    """A library with a paper that has the same list of references."""
    (tmp_path / "other.txt").write_text("\n\n".join((word_salad.prose(1, 200), *WORKS)))
    course = tmp_path / "course.plagcheck"
    assert cli("add", course, tmp_path / "other.txt", "--holds", "teaching").code == 0
    return course


def numbers(cli: Cli, course: Path, paper: Sequence[tuple[str, Style]]) -> set[tuple[int, ...]]:
    """What a check of a paper counts, for each of its formats."""
    paragraphs = [text for text, _ in paper]
    files = {
        "paper.txt": "\n\n".join(paragraphs).encode(),
        "paper.docx": docx_of("\n".join(paragraphs)),
        "paper.pdf": pdf_set_in(paper),
    }
    paths = [course.with_name(name) for name in files]
    for path, data in zip(paths, files.values(), strict=True):
        path.write_bytes(data)
    results = cli("check", course, *paths, "--json").objects
    assert len(results) == len(files)
    return {(r["matched_words"], r["reworded_words"], r["submission"]["words"]) for r in results}


def sentences(seed: int, count: int) -> str:
    """A paragraph."""
    return " ".join(word_salad.prose(seed, count).split())


def full_lines(seed: int) -> str:
    """A paragraph whose last line leaves no room for a long word."""
    words = sentences(seed, 80).split()
    while len(textwrap.wrap(" ".join(words), BODY.width)[-1]) < BODY.width - 8:
        words.pop()
    return " ".join(words).rstrip(".,") + "."


@pytest.mark.slow
@pytest.mark.parametrize("below", [0, 9])
@pytest.mark.parametrize("heading", HEADINGS.values(), ids=HEADINGS)
@pytest.mark.parametrize(
    "titles",
    [
        ["Literaturverzeichnis"],
        ["Appendix A (left empty on purpose)", "References"],
        ["5 Literature", "5.1 Printed works"],
    ],
    ids=" ".join,
)
def test_a_list_counts_in_no_format(
    cli: Cli, course: Path, titles: list[str], heading: Style, below: float
) -> None:
    """Where there is no gap `below`, only its face tells a heading from what stands above it."""
    body = [sentences(11, 70), sentences(12, 70), full_lines(13)]
    paper = [(text, BODY) for text in body] + [(title, heading) for title in titles]
    paper += [(work, BODY) for work in WORKS]

    found = numbers(cli, course, [(text, style._replace(below=below)) for text, style in paper])

    assert {counted[:2] for counted in found} == {(0, 0)}
    assert len(found) == 1


TITLE = "The canyon of the street and the slow return of heat to the evening air of old towns"


@pytest.mark.parametrize(
    "last",
    [
        f"Katherine Willow, {TITLE} (Harbour University Press, 2009).",
        f"Katherine Willow, {TITLE} (Oxford University Press, 2009), 14.",
        f"Katherine Willow, {TITLE} (2nd ed., Harbour, 2009).",
        f"4. Katherine Willow, {TITLE} (Harbour Press, 2009).",
    ],
)
def test_the_last_entry_counts_in_no_format(
    cli: Cli, course: Path, tmp_path: Path, last: str
) -> None:
    cited = f"{TITLE}\n\nKatherine Willow\n\n{word_salad.prose(21, 200)}"
    (tmp_path / "cited.txt").write_text(cited)
    assert cli("add", course, tmp_path / "cited.txt").code == 0
    works = [f"{n}. {work}" for n, work in enumerate(WORKS, 1)] if last[0] == "4" else WORKS
    paper = [sentences(22, 100), "References", *works, last]

    assert {found[:2] for found in numbers(cli, course, [(text, BODY) for text in paper])} == {
        (0, 0)
    }


@pytest.mark.parametrize("seed", range(6))
def test_reworded_text_ends_with_its_paragraph_in_every_format(
    cli: Cli, course: Path, tmp_path: Path, seed: int
) -> None:
    """The paragraph before it ends without a mark, and it begins with a small letter."""
    source = word_salad.text(100 + seed, 90)
    (tmp_path / "source.txt").write_text(
        f"{sentences(31, 150)}\n\n{source}.\n\n{sentences(32, 90)}"
    )
    assert cli("add", course, tmp_path / "source.txt").code == 0
    own = [sentences(200 + 10 * seed + n, 60).rstrip(".,") for n in range(4)]
    paper = [*own[:2], reworded(source, seed), *own[2:]]

    found = numbers(cli, course, [(text, BODY) for text in paper])

    assert len(found) == 1
    assert all(counted[1] for counted in found)
