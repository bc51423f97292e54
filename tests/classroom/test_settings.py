"""What the teacher set for checks holds in a class as it does for one paper and for two files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from plagcheck import Library
from plagcheck.jobs.check import check_file, compare_files
from plagcheck.jobs.classroom import check_class, count_again, open_class, read_class, save_class
from plagcheck.leaveout.apply import leave_out
from plagcheck.model.adjusted import Reason, Rules
from plagcheck.model.classes import ClassOptions
from plagcheck.model.result import AlignOptions, CheckOptions
from plagcheck.report.as_check import adjusted_paper
from tests import word_salad

RUN, PASSAGE = word_salad.text(3, 20), word_salad.text(4, 40)
EDITED = " ".join(w if n % 9 != 5 else "altered" for n, w in enumerate(PASSAGE.split()))
TOO_SMALL = Rules(small_match=28)


def handed_in(folder: Path, *texts: str) -> list[Path]:
    """A folder for each student, with one paper."""
    files = [folder / name / "paper.txt" for name in ("Ann", "Bob")]
    for file, text in zip(files, texts, strict=True):
        file.parent.mkdir(parents=True)
        file.write_text(text)
    return files


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library", create=True) as made:
        made.add_text("book", f"{word_salad.prose(9, 50)} {RUN}")
        yield made


def test_what_is_too_small_counts_in_no_paper_and_is_listed(
    tmp_path: Path, library: Library
) -> None:
    """Of class-mates and of documents of the library alike."""
    ann, bob = handed_in(
        tmp_path / "class",
        f"{word_salad.prose(1, 90)} {RUN}\n\n{PASSAGE}",
        f"{RUN} {word_salad.prose(2, 90)} {PASSAGE}",
    )
    roll = read_class(tmp_path / "class")
    two = leave_out(compare_files(ann, bob), TOO_SMALL).result
    alone = leave_out(check_file(library, ann), TOO_SMALL).result

    for among in (None, library):
        whole = check_class(roll, ClassOptions(rules=Rules()), among)
        result = check_class(roll, ClassOptions(rules=TOO_SMALL), among)
        again = count_again(whole, ClassOptions(rules=TOO_SMALL), among)
        for each in (result, again):
            left = adjusted_paper(each, 1)
            assert each.similarity[1] == left.result.similarity == two.similarity
            assert each.similarity[1] < whole.similarity[1]
            assert [entry.reason for entry in left.entries] == [Reason.SMALL_MATCH]
        back = count_again(result, ClassOptions(rules=Rules()), among)
        assert (back.similarity, back.adjustments) == (whole.similarity, {})
        if among is not None:
            assert result.library_similarity[1] == alone.similarity == 0
        save_class(result, tmp_path / "a.plagclass")
        assert open_class(tmp_path / "a.plagclass").similarity == result.similarity


def test_word_for_word_only_is_the_same_everywhere(tmp_path: Path, library: Library) -> None:
    ann, bob = handed_in(
        tmp_path / "class",
        f"{word_salad.prose(1, 90)} {RUN} {word_salad.prose(5, 40)} {EDITED}",
        f"{RUN} {word_salad.prose(2, 90)} {PASSAGE}",
    )
    roll, asked = read_class(tmp_path / "class"), AlignOptions(edited=False)
    library.add_text("again", PASSAGE)

    two = compare_files(ann, bob, asked)
    alone = check_file(library, ann, CheckOptions(asked))
    result = check_class(roll, ClassOptions(edited=False), library)

    assert two.matched_words == alone.matched_words == 20
    assert {match.words for match in (*two.matches, *alone.matches)} == {20}
    assert result.similarity[1] == two.similarity == alone.similarity
    assert adjusted_paper(result, 1).result.options.align == asked
