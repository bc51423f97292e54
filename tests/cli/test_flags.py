"""Flags, coverage and kinds of matches, in words and as JSON."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.extract.forge import docx, essay, lines, paragraph, pdf, run
from tests.extract.test_pdf import PICTURE

LOOK_ALIKES = str.maketrans("aceopxyi", "асеорхуі")
SOURCE = "\n".join(line for line in essay().splitlines() if line.strip())


@pytest.fixture
def sources(tmp_path: Path, cli: Cli) -> Path:
    """A library that holds the essay."""
    (tmp_path / "source.txt").write_text(SOURCE, encoding="utf-8")
    cli("add", tmp_path / "course.plagcheck", tmp_path / "source.txt")
    return tmp_path / "course.plagcheck"


@pytest.fixture
def disguised(tmp_path: Path) -> Path:
    path = tmp_path / "paper.txt"
    path.write_text(SOURCE.translate(LOOK_ALIKES), encoding="utf-8")
    return path


@pytest.fixture
def padded(tmp_path: Path) -> Path:
    """The essay with as much hidden text as there is text."""
    noise = " ".join(f"unseen{number}" for number in range(len(SOURCE.split())))
    path = tmp_path / "padded.docx"
    path.write_bytes(docx(paragraph(run(SOURCE)) + paragraph(run(noise, "<w:vanish/>"))))
    return path


def test_check_prints_flags_with_the_score_with_and_without(
    cli: Cli, sources: Path, disguised: Path
) -> None:
    result = cli("check", sources, disguised, "--json").object

    (flag,) = result["submission"]["flags"]
    assert flag["kind"] == "look-alikes"
    assert flag["count"] > 250
    assert flag["spans"][0]["start"] < 10
    assert flag["share_undone"] == result["similarity"] > 0.98
    assert flag["share_as_written"] < 0.3


def test_check_says_it_in_words(cli: Cli, sources: Path, padded: Path) -> None:
    out = cli("check", sources, padded).out

    assert "To look at in padded.docx: " in out
    assert "words are formatted as hidden." in out
    # The hidden words make the text longer, and hide none that count.
    words = re.search(r"([\d,]+) words, also", out)
    assert words is not None
    assert f"Counted with this undone: {words[1]} words; as it is written: {words[1]} words." in out
    assert "plagiari" not in out.lower()


def test_what_a_disguise_is_worth_is_told_with_the_same_left_out(cli: Cli) -> None:
    """The sample has a quotation, which the number above is without."""
    out = cli("sample").out
    worth = next(line for line in out.splitlines() if "as it is written" in line)

    assert "26 % of this paper" in out
    assert "Counted with this undone: 85 words; as it is written: " in worth
    assert "nothing left out" not in worth


QUOTED = "the harbour keeps its own hours and lends them to the town in fish and salt and stories"


@pytest.mark.parametrize("command", ["check", "compare"])
def test_a_disguise_is_worth_the_same_with_and_without_what_is_left_out(
    cli: Cli, tmp_path: Path, command: str
) -> None:
    """One paragraph is copied, one copied in disguise, and one is quoted: it counts on no side."""
    disguised, copied = SOURCE[:900], SOURCE[900:1800]
    book, paper = tmp_path / "book.txt", tmp_path / "paper.txt"
    book.write_text(f"{disguised}\n\n{copied}\n\n{QUOTED}", encoding="utf-8")
    hidden = disguised.translate(LOOK_ALIKES)
    paper.write_text(f"{hidden}\n\n{copied}\n\n“{QUOTED}”\n", encoding="utf-8")
    where: tuple[object, ...] = (paper, book)
    if command == "check":
        cli("add", tmp_path / "one.plagcheck", book)
        where = (tmp_path / "one.plagcheck", paper)
    less = cli(command, *where, "--json").object
    more = cli(command, *where, "--count", "quotations", "--json").object
    flags = [(each.get("submission") or each["a"])["flags"][0] for each in (less, more)]
    quoted = more["matched_words"] - less["matched_words"]
    words = (less.get("submission") or less["a"])["words"]  # as stored there are more

    assert quoted == len(QUOTED.split())
    assert [each["words_undone"] for each in flags] == [
        less["matched_words"],
        more["matched_words"],
    ]
    assert flags[1]["words_as_written"] - flags[0]["words_as_written"] == quoted
    assert flags[0]["share_undone"] == less["similarity"]
    assert flags[1]["share_undone"] == more["similarity"]
    lost = flags[1]["share_as_written"] - flags[0]["share_as_written"]
    assert quoted / words / 2 < lost <= quoted / words
    assert 0 < flags[0]["share_as_written"] < less["similarity"]


WORTH = ("words_undone", "words_as_written", "share_undone", "share_as_written")


def test_with_a_kind_switched_off_nothing_is_said_of_what_a_disguise_is_worth(
    cli: Cli, sources: Path, disguised: Path, tmp_path: Path
) -> None:
    """It is counted with all kinds of matches, unlike the number."""
    asked = (sources, disguised, "--without", "word-for-word")
    report = tmp_path / "report.json"
    checked = cli("check", *asked, "--json").object
    told = cli("check", *asked).out
    assert cli("report", *asked, "--json", report).code == 0

    for said in (checked, json.loads(report.read_text(encoding="utf-8"))):
        (flag,) = said["submission"]["flags"]
        assert [flag[name] for name in WORTH] == [None] * 4
    assert "undone" not in told


def test_a_paper_in_an_archive_is_not_said_to_be_read_whole(
    cli: Cli, sources: Path, tmp_path: Path
) -> None:
    picture = "q 612 0 0 792 0 0 cm /I1 Do Q "
    path = tmp_path / "hand-in.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("first.pdf", pdf([lines(SOURCE[:600])]))
        archive.writestr("scan.pdf", pdf([lines(SOURCE[600:1200]), picture], {1000: PICTURE}))

    out = cli("compare", path, tmp_path / "source.txt").out

    assert "on 3 pages; page 3: no text, not compared." in out


@pytest.mark.parametrize(
    ("comment", "says"),
    [
        ("", False),
        (f"<w:comment>{paragraph(run('Ask her about this.'))}</w:comment>", True),
        (f"<w:comment>{paragraph(run(' '), run(''))}{paragraph()}</w:comment>", False),
        (f"<w:comment>{paragraph(run(chr(0xA0)))}</w:comment>", False),
        (
            f"<w:comment>{paragraph(run(' '))}</w:comment><w:comment>{paragraph(run('No.'))}"
            "</w:comment>",
            True,
        ),
        ("<w:comment><w:p><w:r><w:drawing/></w:r></w:p></w:comment>", True),
        ("<w:comment><w:p><w:t>", True),
    ],
    ids=["none", "one", "blank", "blank, not broken", "blank and one", "picture", "damaged"],
)
def test_comments_are_named_only_where_there_are_some(
    cli: Cli, sources: Path, tmp_path: Path, comment: str, says: bool
) -> None:
    """Word keeps an empty part for comments in files that never had one, or none with words."""
    path = tmp_path / "paper.docx"
    path.write_bytes(docx(paragraph(run(SOURCE)), {"comments": comment}))

    assert ("not read: comments" in cli("check", sources, path).out) is says


def test_compare_prints_flags_of_both_sides(
    cli: Cli, tmp_path: Path, disguised: Path, padded: Path
) -> None:
    result = cli("compare", disguised, padded, "--json").object

    (ours,), (theirs,) = result["a"]["flags"], result["b"]["flags"]
    assert (ours["kind"], theirs["kind"]) == ("look-alikes", "hidden-text")
    assert ours["share_undone"] == result["share_of_a"] > 0.98
    assert ours["share_as_written"] < 0.3
    out = cli("compare", disguised, padded).out
    assert "To look at in paper.txt: Letters of another alphabet" in out
    assert "To look at in padded.docx: " in out


def test_text_prints_the_text_alone_and_flags_beside_it(cli: Cli, padded: Path) -> None:
    ran = cli("text", padded)

    assert ran.out.startswith(SOURCE.splitlines()[0])
    assert "To look at" not in ran.out
    assert "To look at in padded.docx: " in ran.err


def test_text_as_json(cli: Cli, padded: Path) -> None:
    result = cli("text", padded, "--json").object

    assert [flag["kind"] for flag in result["flags"]] == ["hidden-text"]
    (span,) = result["hidden"]
    assert result["text"][span["start"] : span["end"]].startswith("unseen0 unseen1")
    assert result["coverage"]["words"] == 894


def test_pages_that_could_not_be_compared_are_named(
    cli: Cli, sources: Path, tmp_path: Path
) -> None:
    words = lines(" ".join(SOURCE.split()[:300]).replace("’", "'"))
    scan = "q 612 0 0 792 0 0 cm /I1 Do Q "
    (tmp_path / "scan.pdf").write_bytes(pdf([words, scan, scan], {1000: PICTURE}))

    result = cli("check", sources, tmp_path / "scan.pdf", "--json").object
    out = cli("check", sources, tmp_path / "scan.pdf").out

    coverage = result["submission"]["coverage"]
    assert (coverage["pages"], coverage["pages_without_text"]) == (3, [2, 3])
    assert "words checked on 3 pages; pages 2–3: no text, not compared." in out


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """Every ninth word changed: runs of eight, so small edits and no word-for-word match."""
    words = SOURCE.split()
    words[::9] = [f"other{number}" for number in range(len(words[::9]))]
    path = tmp_path / "edited.txt"
    path.write_text(" ".join(words), encoding="utf-8")
    return path


def test_every_match_has_a_kind_and_kinds_can_be_left_out(
    cli: Cli, sources: Path, edited: Path
) -> None:
    whole = cli("check", sources, edited, "--json").object
    kinds = {match["kind"] for source in whole["sources"] for match in source["matches"]}
    without = cli("check", sources, edited, "--json", "--without", "small-edits").object
    left = [match for source in without["sources"] for match in source["matches"]]

    assert kinds == {"small edits"}
    assert whole["similarity"] > 0.8
    assert all(match["kind"] != "small edits" or match["weak"] for match in left)
    assert without["similarity"] < 0.1
    assert without["submission"] == whole["submission"]


def test_compare_without_some_kinds(cli: Cli, sources: Path, edited: Path) -> None:
    whole = cli("compare", edited, sources.parent / "source.txt", "--json").object
    same = cli(
        "compare", edited, sources.parent / "source.txt", "--json", "--without", "summary,weak"
    ).object
    without = cli(
        "compare", edited, sources.parent / "source.txt", "--json", "--without", "small-edits"
    ).object

    assert same["share_of_a"] == pytest.approx(whole["share_of_a"], abs=0.05)
    assert without["share_of_a"] < 0.1 < whole["share_of_a"]
    assert without["share_of_b"] < 0.1 < whole["share_of_b"]
    assert without["jaccard"] == whole["jaccard"]


def test_unknown_kinds_are_named(cli: Cli, sources: Path, edited: Path) -> None:
    ran = cli("check", sources, edited, "--without", "quotes")

    assert ran.code == 2
    assert "'quotes' is none of word-for-word, small-edits, reworded, summary, weak" in ran.err
