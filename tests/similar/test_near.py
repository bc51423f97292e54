"""Near: what comes is compared with all that is there, and with all that came before it."""

from __future__ import annotations

from plagcheck import Library
from plagcheck.jobs.near_adding import NearAdding
from plagcheck.model.document import Document
from plagcheck.model.entry import AddOutcome, IncomingDocument, Near, Origin
from tests import word_salad


def incoming(name: str, words: list[str]) -> IncomingDocument:
    return IncomingDocument(Document(name, " ".join(words)), Origin(name))


def drafts(seed: int) -> tuple[list[str], list[str]]:
    first = word_salad.words(seed, 120)
    return first, [*first[:115], *word_salad.words(1000 + seed, 5)]


def near(outcome: AddOutcome) -> str:
    return outcome.nearly.name if outcome.nearly else ""


def test_what_came_in_many_batches_is_found_again(library: Library) -> None:
    library.add([incoming(f"there {n}", drafts(n)[0]) for n in range(5)])
    adding = NearAdding(library, Near.KEEP)
    for seed in range(5, 30):
        (outcome,) = adding.add([incoming(f"came {seed}", drafts(seed)[0])])
        assert near(outcome) == ""

    found = adding.add([incoming(f"draft {seed}", drafts(seed)[1]) for seed in range(30)])

    names = [f"there {n}" for n in range(5)] + [f"came {seed}" for seed in range(5, 30)]
    assert [near(outcome) for outcome in found] == names


def test_what_was_removed_meanwhile_is_no_match(library: Library) -> None:
    (there,) = library.add([incoming("there", drafts(1)[0])])
    adding = NearAdding(library, Near.SKIP)
    adding.add([incoming("other", drafts(2)[0])])
    library.remove([there.id or 0])

    (outcome,) = adding.add([incoming("draft", drafts(1)[1])])

    assert (near(outcome), outcome.status) == ("", "added")


def test_the_same_text_again_is_not_nearly_the_same(library: Library) -> None:
    adding = NearAdding(library, Near.VERSION)
    outcomes = adding.add([incoming("one", drafts(1)[0]), incoming("again", drafts(1)[0])])
    outcomes += adding.add([incoming("once more", drafts(1)[0])])

    assert [near(outcome) for outcome in outcomes] == ["", "", ""]
    assert [outcome.status for outcome in outcomes] == ["added", "duplicate", "duplicate"]


def test_nothing_that_cannot_be_compared_is_near_anything(library: Library) -> None:
    adding = NearAdding(library, Near.SKIP)
    outcomes = adding.add([incoming("short", ["a", "b"]), incoming("empty", [])])

    assert [outcome.status for outcome in outcomes] == ["failed", "failed"]
    assert adding.add([]) == []
