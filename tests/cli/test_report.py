"""The report command: every form at once, a student's copy, and what it refuses."""

from __future__ import annotations

import io
import json
from pathlib import Path

import openpyxl
import pypdfium2
import pytest

from plagcheck.report.forms import FORMS
from tests.cli.conftest import PASSAGE, Cli


@pytest.mark.usefixtures("qapp")
def test_all_forms_are_written_at_once(cli: Cli, course: Path, desk: Path) -> None:
    places = {form: desk / f"out.{form}" for form in FORMS}
    asked = [part for form, place in places.items() for part in (f"--{form}", place)]
    ran = cli("report", course, desk / "essay.txt", *asked)

    assert (ran.code, ran.err) == (0, "")
    assert all(str(place) in ran.out for place in places.values())
    assert "whole.txt" in places["html"].read_text(encoding="utf-8")
    assert " ".join(PASSAGE.split()[:5]) in places["text"].read_text(encoding="utf-8")
    assert "whole.txt" in places["csv"].read_text(encoding="utf-8-sig")
    assert json.loads(places["json"].read_bytes())["library"]["documents"] == 3
    book = openpyxl.load_workbook(io.BytesIO(places["xlsx"].read_bytes()))
    assert book["Sources"]["B2"].value == "whole.txt"
    pdf = pypdfium2.PdfDocument(places["pdf"].read_bytes())
    assert "whole.txt" in pdf[0].get_textpage().get_text_bounded()
    pdf.close()


def test_the_summary_says_whose_texts_are_in_it(cli: Cli, course: Path, desk: Path) -> None:
    ran = cli("report", course, desk / "essay.txt", "--text", desk / "out.txt")

    assert "of this paper" in ran.out
    assert "whole.txt: " in ran.out
    assert "words of its text" in ran.out


def test_leaving_out_changes_the_number(cli: Cli, course: Path, desk: Path) -> None:
    quoted = desk / "quoted.txt"
    essay = (desk / "essay.txt").read_text(encoding="utf-8")
    quoted.write_text(essay.replace(PASSAGE, f"“{PASSAGE}”"), encoding="utf-8")
    shares = []
    counted = ("--count", "quotations,references")
    for options in (counted, (), ("--leave-out", "citations"), (*counted, "--smallest", "40")):
        assert cli("report", course, quoted, "--json", desk / "o.json", *options).code == 0
        found = json.loads((desk / "o.json").read_bytes())
        shares.append(found["similarity"])
        assert found["similarity_before"] == shares[0]
        assert bool(found["left_out"]) == bool(options != counted)

    assert shares[0] > 0
    assert shares[1:] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("wrong", ["--leave-out=quotes", "--smallest=none", "--smallest=0"])
def test_what_makes_no_sense_is_refused(cli: Cli, course: Path, desk: Path, wrong: str) -> None:
    ran = cli("report", course, desk / "essay.txt", "--html", desk / "o.html", wrong)

    assert ran.code == 2
    assert not (desk / "o.html").exists()


def test_something_must_be_asked_for(cli: Cli, course: Path, desk: Path) -> None:
    ran = cli("report", course, desk / "essay.txt")

    assert ran.code == 2
    assert "--html" in ran.err


def test_the_paper_and_the_library_are_never_overwritten(
    cli: Cli, course: Path, desk: Path
) -> None:
    essay = desk / "essay.txt"
    before = essay.read_bytes(), course.read_bytes()
    for place in (essay, course, desk / "readings" / ".." / "essay.txt"):
        assert cli("report", course, essay, "--text", place).code == 2
    assert cli("report", course, essay, "--text", desk / "o", "--html", desk / "o").code == 2

    assert (essay.read_bytes(), course.read_bytes()) == before


def test_one_place_that_fails_does_not_stop_the_others(cli: Cli, course: Path, desk: Path) -> None:
    essay, nowhere = desk / "essay.txt", desk / "nowhere" / "o.html"
    some = cli("report", course, essay, "--html", nowhere, "--text", desk / "o.txt")
    none = cli("report", course, essay, "--html", nowhere)

    assert (some.code, none.code) == (1, 2)
    assert "Choose another place" in some.err
    assert (desk / "o.txt").exists()


def test_a_paper_without_matches_has_a_report_too(cli: Cli, course: Path, desk: Path) -> None:
    ran = cli("report", course, desk / "clean.txt", "--text", desk / "o.txt")

    assert ran.code == 0
    assert "No shared passage" in (desk / "o.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "said"), [("de", "Die Arbeit"), ("ru", "Источники")])
def test_the_report_speaks_the_language_asked_for(
    cli: Cli, course: Path, desk: Path, language: str, said: str
) -> None:
    out = desk / "o.html"
    ran = cli("report", course, desk / "essay.txt", "--html", out, "--language", language)

    assert ran.code == 0
    html = out.read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in html
    assert said in html
    assert "The paper" not in html


def test_a_language_that_is_not_spoken_is_refused(cli: Cli, course: Path, desk: Path) -> None:
    out = desk / "o.html"
    ran = cli("report", course, desk / "essay.txt", "--html", out, "--language", "fr")

    assert ran.code == 2
    assert "'fr'" in ran.err
    assert not out.exists()


def test_a_missing_paper_is_named(cli: Cli, course: Path, desk: Path) -> None:
    ran = cli("report", course, desk / "none.txt", "--html", desk / "o.html")

    assert ran.code == 2
    assert "none.txt is not there" in ran.err


@pytest.mark.usefixtures("qapp")
def test_a_withheld_name_is_not_quoted_either(cli: Cli, tmp_path: Path) -> None:
    library, past, paper = (tmp_path / name for name in ("past.plagcheck", "past", "paper.txt"))
    past.mkdir()
    words = PASSAGE.split()
    theirs = " ".join([*words[:12], "by Quokkaname Zorblax", *words[12:]])
    (past / "Quokkaname Zorblax essay.txt").write_text(theirs, encoding="utf-8")
    paper.write_text(PASSAGE, encoding="utf-8")
    assert cli("add", library, past, "--holds", "student-work").code == 0
    places = {form: tmp_path / f"out.{form}" for form in ("html", "text", "json", "pdf")}
    asked = [part for form, place in places.items() for part in (f"--{form}", place)]

    ran = cli("report", library, paper, *asked, "--withhold-names")

    assert (ran.code, ran.err) == (0, "")
    pdf = pypdfium2.PdfDocument(places["pdf"].read_bytes())
    told = {form: places[form].read_text(encoding="utf-8") for form in ("html", "text", "json")}
    told["pdf"] = " ".join(page.get_textpage().get_text_bounded() for page in pdf)
    pdf.close()
    assert not [form for form, text in told.items() if "Zorblax" in text]
    assert all("Student paper A" in " ".join(text.split()) for text in told.values())
