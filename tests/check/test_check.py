"""check_document: sources with exact scores, ordered and folded."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from plagcheck import Document, Library, check_document
from plagcheck.check import candidates, checker
from plagcheck.model.errors import NoText, TooShort
from plagcheck.model.match import Kind
from plagcheck.model.progress import Cancelled, Progress
from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult
from tests import word_salad


def salad(seed: int, count: int) -> str:
    return word_salad.text(seed, count)


def names(result: CheckResult) -> list[str]:
    return [source.entry.name for source in result.sources]


def shortest(words: int) -> CheckOptions:
    return CheckOptions(AlignOptions(words))


# -- nothing to find


def test_an_empty_library_has_no_sources(library: Library) -> None:
    result = check_document(salad(1, 50), library)

    assert (result.sources, result.similarity, result.matched_words) == ((), 0.0, 0)
    assert (result.words, result.searched) == (50, 0)


def test_unrelated_text_has_no_sources(library: Library) -> None:
    for seed in range(20):
        library.add_text(f"{seed}", salad(seed, 300))

    assert check_document(salad(99, 1000), library, shortest(8)).sources == ()


@pytest.mark.parametrize("text", ["", " \n", "...!", "\u200b\ufeff"])
def test_a_text_without_words_is_refused(library: Library, text: str) -> None:
    with pytest.raises(NoText, match=r"essay\.txt holds no text"):
        check_document(Document("essay.txt", text), library)


def test_a_text_with_too_few_words_is_refused(library: Library) -> None:
    with pytest.raises(TooShort, match="It has 4 of at least 5 words"):
        check_document(Document("essay.txt", "just four little words"), library)


# -- one source


def test_a_copied_passage_is_found_with_its_places(library: Library) -> None:
    passage = salad(1, 25)
    source = f"{salad(2, 300)} {passage} {salad(3, 300)}"
    library.add_text("source.txt", source)
    submission = f"{salad(4, 100)} {passage} {salad(5, 100)}"
    result = check_document(submission, library)

    (found,) = result.sources
    (match,) = found.comparison.matches
    assert submission[match.submission.start : match.submission.end] == passage
    assert source[match.source.start : match.source.end] == passage
    assert (match.words, match.kind) == (25, Kind.WORD_FOR_WORD)
    assert found.comparison.longest_run == found.comparison.matched_words == 25
    assert found.comparison.share_of_submission == 25 / 225
    assert found.comparison.share_of_source == 25 / 625
    assert found.comparison.jaccard == 21 / (221 + 621 - 21)
    assert (result.matched_words, result.similarity) == (25, 25 / 225)


def test_the_same_text_is_alike_in_every_score(library: Library) -> None:
    text = word_salad.prose(1, 400)
    library.add_text("same.txt", text)
    (source,) = check_document(text, library).sources

    scores = source.comparison
    assert (scores.jaccard, scores.share_of_submission, scores.share_of_source) == (1.0, 1.0, 1.0)
    assert scores.longest_run == 400


def test_what_is_shown_starts_at_the_shortest_match_without_a_rebuild(library: Library) -> None:
    library.add_text("source.txt", f"{salad(1, 100)} {salad(2, 15)} {salad(3, 100)}")
    submission = f"{salad(4, 100)} {salad(2, 15)} {salad(5, 100)}"

    for words in range(8, 16):
        assert names(check_document(submission, library, shortest(words))) == ["source.txt"]
    for words in range(16, 31):
        assert names(check_document(submission, library, shortest(words))) == []


def test_a_draft_that_was_reworked_everywhere_is_found_as_a_whole(library: Library) -> None:
    words = word_salad.words(1, 600)
    library.add_text("draft.txt", " ".join(words))
    edited = ["edited" if place % 11 == 10 else word for place, word in enumerate(words)]
    result = check_document(" ".join(edited), library, shortest(30))

    assert names(result) == ["draft.txt"]


def test_a_short_text_with_fewer_words_than_a_passage_is_found(library: Library) -> None:
    library.add_text("motto.txt", "six words make a little motto")

    assert names(check_document("six words make a little motto", library)) == ["motto.txt"]


# -- several sources


def test_sources_come_best_first(library: Library) -> None:
    for name, count in (("some", 40), ("most", 80), ("little", 20)):
        library.add_text(name, f"{salad(count, count)} {salad(count + 1, 200)}")
    submission = " ".join(salad(count, count) for count in (20, 40, 80))
    result = check_document(submission, library)

    assert names(result) == ["most", "some", "little"]
    assert [source.under for source in result.sources] == [None, None, None]
    assert result.similarity == 1.0


def test_every_word_counts_once_however_many_sources_hold_it(library: Library) -> None:
    passage = salad(1, 50)
    for seed in (2, 3, 4):
        library.add_text(f"{seed}", f"{passage} {salad(seed, 100)}")
    result = check_document(f"{passage} {salad(9, 50)}", library)

    assert len(result.sources) == 3
    assert (result.matched_words, result.similarity) == (50, 0.5)


def test_a_source_that_adds_nothing_is_folded_under_a_better_one(library: Library) -> None:
    words = word_salad.words(1, 60)
    whole = library.add_text("whole", " ".join(words) + " " + salad(2, 50))
    library.add_text("part", " ".join(words[10:40]) + " " + salad(3, 50))
    library.add_text("other", salad(4, 30) + " " + salad(5, 50))
    result = check_document(" ".join(words) + " " + salad(4, 30), library)

    assert {source.entry.name: source.under for source in result.sources} == {
        "whole": None,
        "other": None,
        "part": whole.id,
    }


def test_a_source_with_something_of_its_own_is_not_folded(library: Library) -> None:
    words = word_salad.words(1, 80)
    library.add_text("first", " ".join(words[:50]) + " " + salad(2, 50))
    library.add_text("second", " ".join(words[35:]) + " " + salad(3, 50))
    result = check_document(" ".join(words), library)

    assert [source.under for source in result.sources] == [None, None]


# -- collections


def test_collections_can_be_chosen(library: Library) -> None:
    passage = salad(1, 40)
    for name in ("Essays", "Readings", "Web"):
        library.add_text(name, f"{passage} {salad(len(name), 60)}", collection=name)

    def found(*wanted: str) -> list[str]:
        return names(check_document(passage, library, CheckOptions(collections=wanted)))

    assert found("Essays") == ["Essays"]
    assert sorted(found("Essays", "Web")) == ["Essays", "Web"]
    assert found() == []
    assert found("Nowhere") == []
    assert len(check_document(passage, library).sources) == 3


def test_documents_searched_are_those_of_the_collections_chosen(library: Library) -> None:
    for seed, name in enumerate(("Essays", "Readings", "Readings")):
        library.add_text(f"{seed}", salad(seed, 60), collection=name)
    options = CheckOptions(collections=["Essays"])

    assert check_document(salad(9, 60), library, options).searched == 1


def test_documents_can_be_left_out(library: Library) -> None:
    passage = salad(1, 40)
    added = [library.add_text(f"{n}", f"{passage} {salad(n, 60)}") for n in (2, 3)]
    options = CheckOptions(leave_out=[outcome.id for outcome in added[:1] if outcome.id])

    assert names(check_document(passage, library, options)) == ["3"]


# -- very many candidates


def test_a_form_that_very_many_documents_hold_is_reported_and_bounded(library: Library) -> None:
    form = salad(1, 40)
    for seed in range(160):
        library.add_text(f"{seed}", f"{form} {salad(1000 + seed, 60)}")
    result = check_document(f"{salad(9999, 50)} {form}", library)

    assert len(result.sources) + result.more_like_these == 160
    assert len(result.sources) >= checker.READ_AT_LEAST
    assert result.matched_words == 40


def test_a_source_behind_very_many_others_is_still_found(library: Library) -> None:
    form, own = salad(1, 60), salad(2, 12)
    for seed in range(130):
        library.add_text(f"{seed}", f"{form} {salad(1000 + seed, 60)}")
    library.add_text("the one", f"{own} {salad(5000, 60)}")
    result = check_document(f"{form} {salad(9999, 50)} {own}", library)

    assert "the one" in names(result)
    assert result.matched_words == 72


def test_a_run_is_found_though_very_many_documents_hold_its_parts(library: Library) -> None:
    """Parts too short to be shown explain nothing."""
    form, run = salad(1, 60), word_salad.words(2, 12)
    for seed in range(checker.READ_AT_LEAST + 10):
        first, second, third = (salad(1000 * place + seed, 60) for place in (1, 2, 3))
        parts = [form, first, *run[:11], second, *run[4:], third]
        library.add_text(f"{seed}", " ".join(parts))
    library.add_text("the one", " ".join(run) + " " + salad(5000, 60))
    result = check_document(f"{form} {salad(9999, 80)} {' '.join(run)}", library)

    assert "the one" in names(result)
    assert result.matched_words == 72


def test_a_submission_that_repeats_itself_loses_no_source(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(candidates, "MOST_EXPANDED", 0)
    rng = random.Random(3)
    runs = [word_salad.words(rng, 12) for _ in range(40)]
    for number, run in enumerate(runs):
        library.add_text(f"{number:02}", f"{salad(number, 40)} {' '.join(run)} {salad(900, 40)}")
    parts = [f"{' '.join(run)} {salad(number + 500, 20)}" for number, run in enumerate(runs)]

    assert sorted(names(check_document(" ".join(parts * 2), library))) == [
        f"{number:02}" for number in range(40)
    ]


# -- watching and stopping


@pytest.fixture
def crowded(library: Library) -> Library:
    """45 documents that all hold the passage `salad(1, 40)`."""
    for seed in range(2, 47):
        library.add_text(f"{seed}", f"{salad(1, 40)} {salad(seed, 60)}")
    return library


def test_progress_tells_how_many_candidates_are_read(crowded: Library) -> None:
    seen: list[Progress] = []

    class Watcher:
        def progressed(self, progress: Progress) -> None:
            seen.append(progress)

        def check_cancelled(self) -> None:
            """Go on."""

    check_document(salad(1, 40), crowded, observer=Watcher())
    done = [each.done for each in seen]

    assert {each.total for each in seen} == {45}
    assert done[0] == 0
    assert len(done) > 2
    assert done == sorted(done)


@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_check_can_be_cancelled_on_its_way(crowded: Library, after: int) -> None:
    class Impatient:
        left = after

        def progressed(self, progress: Progress) -> None:
            """Nobody looks."""

        def check_cancelled(self) -> None:
            if not self.left:
                raise Cancelled
            self.left -= 1

    with pytest.raises(Cancelled):
        check_document(salad(1, 40), crowded, observer=Impatient())


def test_a_read_only_library_gives_the_same_answer(library_path: Path) -> None:
    passage = salad(1, 40)
    with Library.open(library_path, create=True) as library:
        library.add_text("source", f"{passage} {salad(2, 60)}")
        answer = check_document(passage, library)
    with Library.open(library_path, read_only=True) as library:
        assert check_document(passage, library) == answer
