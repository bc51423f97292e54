"""plagcheck add --near: what is nearly the same as a document that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import word_salad
from tests.cli.conftest import Cli, Ran

WORDS = word_salad.words(1, 300)


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A text, and another folder with a draft of it, a draft of that, and a text of its own."""
    texts = {
        "first/essay.txt": WORDS,
        "then/draft a.txt": WORDS[:290] + word_salad.words(2, 10),
        "then/draft b.txt": WORDS[:285] + word_salad.words(3, 15),
        "then/of its own.txt": word_salad.words(4, 300),
        "then/too short.txt": ["three", "words", "only"],
    }
    for name, words in texts.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(" ".join(words), encoding="utf-8")
    return tmp_path


def add(cli: Cli, desk: Path, *options: str) -> Ran:
    cli("add", desk / "a.plagcheck", desk / "first")
    return cli("add", desk / "a.plagcheck", desk / "then", *options)


def told(ran: Ran) -> dict[str, tuple[str, str | None]]:
    """What became of files, and what each is nearly the same as."""
    return {
        Path(each["path"]).name: (each["status"], each["nearly"] and each["nearly"]["title"])
        for each in ran.objects
    }


def titles(cli: Cli, desk: Path) -> list[str]:
    return [
        each["title"] for each in cli("library", "list", desk / "a.plagcheck", "--json").objects
    ]


def test_both_are_kept_and_it_is_said(cli: Cli, desk: Path) -> None:
    ran = add(cli, desk)

    assert ran.code == 1  # one is too short
    lines = ran.out.splitlines()
    assert f'{desk / "then" / "draft a.txt"}: nearly the same as "essay.txt" (0.93)' in lines
    assert sum("nearly the same" in line for line in lines) == 2
    assert len(titles(cli, desk)) == 4
    assert cli("library", "versions", desk / "a.plagcheck", "--json").objects == []


def test_nearly_is_told_as_json(cli: Cli, desk: Path) -> None:
    ran = add(cli, desk, "--json")

    found = told(ran)
    status, as_good = found.pop("draft b.txt")
    assert status == "added"
    assert as_good in ("essay.txt", "draft a.txt")
    assert found == {
        "draft a.txt": ("added", "essay.txt"),
        "of its own.txt": ("added", None),
        "too short.txt": ("failed", None),
    }
    near = next(each["nearly"] for each in ran.objects if each["path"].endswith("draft a.txt"))
    assert near["jaccard"] == pytest.approx(286 / 306)


def test_drafts_are_kept_as_versions(cli: Cli, desk: Path) -> None:
    ran = add(cli, desk, "--near", "version")

    assert 'nearly the same as "essay.txt" (0.93), a version of it' in ran.out
    (work,) = cli("library", "versions", desk / "a.plagcheck", "--json").objects
    assert [each["title"] for each in work["documents"]] == [
        "essay.txt",
        "draft a.txt",
        "draft b.txt",
    ]


def test_drafts_are_not_added(cli: Cli, desk: Path) -> None:
    ran = add(cli, desk, "--near", "skip")

    assert 'nearly the same as "essay.txt" (0.93), not added' in ran.out
    assert "1 added, 2 left out as nearly the same, 1 could not be read." in ran.out
    assert titles(cli, desk) == ["essay.txt", "of its own.txt"]
    again = cli("add", desk / "a.plagcheck", desk / "then", "--near", "skip", "--json")
    assert {status for status, _ in told(again).values()} == {"skipped", "unchanged", "failed"}


def test_of_drafts_that_come_together_the_first_is_added(cli: Cli, desk: Path) -> None:
    ran = cli("add", desk / "a.plagcheck", desk / "then", "--near", "skip", "--json")

    assert told(ran) == {
        "draft a.txt": ("added", None),
        "draft b.txt": ("skipped", "draft a.txt"),
        "of its own.txt": ("added", None),
        "too short.txt": ("failed", None),
    }


def test_a_new_text_of_a_known_file_is_not_left_out(cli: Cli, desk: Path) -> None:
    cli("add", desk / "a.plagcheck", desk / "first")
    (desk / "first" / "essay.txt").write_text(" ".join(WORDS[:295]), encoding="utf-8")

    ran = cli("add", desk / "a.plagcheck", desk / "first", "--near", "skip", "--json")

    assert told(ran) == {"essay.txt": ("replaced", None)}
    assert titles(cli, desk) == ["essay.txt"]
