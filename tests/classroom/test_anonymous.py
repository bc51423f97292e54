"""Names hidden: everywhere, the same way, with every place still true."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from plagcheck.classroom.anonymous import anonymous
from plagcheck.classroom.comparing import add_paper, compare_class
from plagcheck.classroom.pseudonyms import Pseudonyms, numbered
from plagcheck.index.tokens import tokenize
from plagcheck.model.classes import ClassOptions
from plagcheck.model.document import Flag, FlagData, FlagKind, Span
from plagcheck.model.errors import Problem
from plagcheck.model.submissions import Failure
from plagcheck.report.class_json import class_object
from tests import word_salad
from tests.classroom.classes import papers_of

PASSAGE = word_salad.text(900, 40)
NAMES = ("Anna Müller", "Ben Rose", "Chloë de la Cruz", "Anna Schmidt")


def hidden(*texts: str) -> Pseudonyms:
    papers = papers_of(dict(zip(NAMES, [*texts, "", "", "", ""], strict=False)))
    return Pseudonyms(papers, numbered((paper.student.key for paper in papers), {}))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("by Anna Müller, 2024", "by Student {0}, 2024"),
        ("by ANNA MULLER", "by Student {0}"),
        ("by Anna Mueller", "by Student {0}"),
        ("by Anna Mu\u0308ller", "by Student {0}"),
        ("Müller, Anna", "Student, {0}"),
        ("anna_müller_essay.docx", "Student_{0}_essay.docx"),
        ("as Müller says", "as Student{0} says"),
        ("Chloe De La Cruz's", "Student Student Student {2}'s"),
        ("Cruz and Chloë", "Student{2} and Student{2}"),
        ("Anna said", "Student said"),
        ("Annabel Müllers", "Annabel Müllers"),
    ],
)
def test_names_inside_texts(text: str, expected: str) -> None:
    made_up = hidden()
    papers = papers_of(dict.fromkeys(NAMES, ""))
    own = {p.student.name: made_up.name(p.student.key).split()[1] for p in papers}

    assert made_up.text(text) == expected.format(*(own[name] for name in NAMES))


def test_ordinary_words_that_are_also_names_stay() -> None:
    made_up = hidden("Ben Rose picked a rose. Rose bushes grew.")

    changed = made_up.text("Ben Rose picked a rose. Rose bushes grew.")

    assert changed.endswith("picked a rose. Rose bushes grew.")
    assert not changed.startswith("Ben")


def test_numbers_and_user_names_are_hidden_but_no_years() -> None:
    folder = "{}_assignsubmission_file_"
    papers = papers_of({folder.format("Anna_54321"): "x", folder.format("Ben_2024"): "y"})
    made_up = Pseudonyms(papers, numbered((paper.student.key for paper in papers), {}))

    assert "54321" not in made_up.text("Number 54321 in 2024")
    assert made_up.text("Number 54321 in 2024").endswith("in 2024")


def test_one_name_for_one_person_also_when_others_come() -> None:
    first = numbered(["a", "b", "c"], {})
    later = numbered(["c", "late", "a", "b"], first)

    assert sorted(first.values()) == [1, 2, 3]
    assert later == {**first, "late": 4}


def test_a_class_without_names_keeps_its_scores_and_true_places() -> None:
    texts = {
        "Anna Müller": f"Anna Müller's. {word_salad.prose(1, 80)} Anna Müller wrote {PASSAGE}",
        "Ben Rose": f"{word_salad.prose(2, 80)} Anna Müller wrote {PASSAGE} Rose, Ben",
    }
    papers = papers_of(texts)
    flag = Flag(FlagKind.LOOK_ALIKES, 1, FlagData(example="Anna Müller"), (Span(0, 11),))
    papers[0] = replace(papers[0], document=replace(papers[0].document, flags=(flag,)))
    failures = [
        Failure("Anna Müller/x.pdf", "Anna Müller", Problem("damaged", "Anna Müller/x.pdf is.")),
        Failure("Carl Noone/x.pdf", "Carl Noone", Problem("damaged", "Carl Noone/x.pdf is.")),
    ]
    result = compare_class(papers, ClassOptions(), failures=failures)

    without = anonymous(result)

    (old,), (new,) = result.pairs, without.pairs
    assert (new.comparison.jaccard, new.rare_share) == (old.comparison.jaccard, old.rare_share)
    for before, after in zip(result.papers, without.papers, strict=True):
        assert len(tokenize(before.document.text)) == len(tokenize(after.document.text))
    match = new.comparison.matches[0]
    ours = without.papers[0].document.text[match.submission.start : match.submission.end]
    theirs = without.papers[1].document.text[match.source.start : match.source.end]
    assert ours == theirs
    assert ours.startswith("Student ")
    assert ours.endswith(PASSAGE[-20:])
    assert without.similarity == result.similarity

    shown = json.dumps(class_object(without), ensure_ascii=False)
    shown += "".join(paper.document.text for paper in without.papers) + repr(without)
    for name in ("Anna", "Müller", "Ben", "Rose", "Noone", "Carl"):
        assert name not in shown
        assert name.casefold() not in repr(without)


def test_names_are_the_same_in_papers_pairs_and_after_a_late_paper() -> None:
    papers = papers_of({name: f"{word_salad.prose(n, 60)}" for n, name in enumerate(NAMES)})
    before = compare_class(papers[:3])
    after = add_paper(before, papers[3])

    old = [paper.student.name for paper in anonymous(before).papers]
    new = [paper.student.name for paper in anonymous(after).papers]

    assert new[:3] == old
    assert len(set(new)) == 4


ODD_NAMES = ("Anna Meyer-Schmidt", "Jean-Luc", "Seán O'Neil", "欧阳 娜娜娜", "Иван Петров")
PIECES = ("Anna", "Meyer", "Schmidt", "Jean", "Luc", "O'Neil", "Seán", "欧阳", "娜娜娜", "Петров",
          "54321", "well", "known", "7", "的", "anna_meyer")  # fmt: skip
BETWEEN = (" ", "-", "- ", "-\n", " - ", "'", "’-", "_", ".", ", ", "‑", "\N{SOFT HYPHEN}", "")


@given(st.lists(st.tuples(st.sampled_from(PIECES), st.sampled_from(BETWEEN)), max_size=12))
@example([("Anna", " "), ("Meyer", "-"), ("Schmidt", " ")])
@example([("Luc", "-"), ("known", " ")])
@example([("well", "-"), ("54321", "-"), ("known", " ")])
def test_words_keep_their_numbers_whatever_stands_around_a_name(
    parts: list[tuple[str, str]],
) -> None:
    papers = papers_of({f"{name}_54321_assignsubmission_file_": "" for name in ODD_NAMES})
    made_up = Pseudonyms(papers, numbered((paper.student.key for paper in papers), {}))
    text = "".join(part for pair in parts for part in pair)

    assert len(tokenize(made_up.text(text))) == len(tokenize(text))
