"""Documents that are alike, as an object for JSON, as a table and in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from plagcheck.model.entry import Entry
from plagcheck.model.formatting import decimal
from plagcheck.report.as_json import SCHEMA, Object
from plagcheck.report.languages.wording import Wording
from plagcheck.report.tables import Table, TableColumn, Value
from plagcheck.similar.found import AlikePair, SimilarDocuments

MOST_LISTED: Final = 500_000  # pairs
FURTHER_DOWN: Final = 0.2  # where what is missed below is told

Entries = Mapping[int, Entry]


def similar_object(found: SimilarDocuments, entries: Entries) -> Object:
    """Pairs, the most alike first, and the groups they make; `entries` of all their documents."""
    known = {number: _document(entry) for number, entry in entries.items()}
    return {
        "schema": SCHEMA,
        "at_least": found.at_least,
        "chance_found": found.chance_found,
        "pairs": [
            {"a": known[pair.a], "b": known[pair.b], "jaccard": pair.jaccard}
            for pair in islice(found.pairs, MOST_LISTED)
        ],
        "left_out_pairs": pairs_left_out(found),
        "groups": [list(group) for group in found.groups],
    }


def pairs_left_out(found: SimilarDocuments) -> int:
    """How many at least are not in an object or a table, as there are too many."""
    return found.left_out + max(0, found.alike - MOST_LISTED)


def _document(entry: Entry) -> Object:
    return {"id": entry.id, "title": entry.name, "path": entry.path}


def similar_table(found: SimilarDocuments, entries: Entries, say: Wording | None = None) -> Table:
    """The pairs, a row each."""
    say = say or Wording()
    document = (
        TableColumn(say("id"), width=8),
        TableColumn(say("first document"), width=44),
        TableColumn(say("collection"), width=22),
    )
    second = (document[0], TableColumn(say("second document"), width=44), document[2])
    titles = ("jaccard", "runs in both", "runs in first", "runs in second")
    columns = (*document, *second, *(TableColumn(say(title)) for title in titles))
    return Table(
        "pairs", columns, tuple(_row(pair, entries) for pair in islice(found.pairs, MOST_LISTED))
    )


def _row(pair: AlikePair, entries: Entries) -> tuple[Value, ...]:
    a, b, sets = entries[pair.a], entries[pair.b], pair.overlap
    return (
        *(a.id, a.name, a.collection),
        *(b.id, b.name, b.collection),
        *(pair.jaccard, sets.shared, sets.one - sets.shared, sets.other - sets.shared),
    )


def similar_heading(found: SimilarDocuments, say: Wording) -> str:
    """How many documents were looked at, and how many are alike."""
    documents = say("documents", found.documents)
    if not found.groups:
        return say("similar none", documents=documents, score=decimal(found.at_least, 2, say.style))
    members = say("documents", sum(map(len, found.groups)))
    groups = say("groups", len(found.groups))
    return say("similar heading", documents=documents, groups=groups, members=members)


def similar_sentences(found: SimilarDocuments, say: Wording) -> Iterator[str]:
    """What was compared, how surely a pair is found, and what is missed further down."""
    score = decimal(found.at_least, 2, say.style)
    yield say("similar met", found.met, score=score, alike=say.number(found.alike))
    if found.left_out:
        yield say("similar left out", found.left_out)
    yield chance_sentence(found, say)
    further_down = round(found.at_least - FURTHER_DOWN, 2)
    missed = _missed_of_100(found, further_down) if further_down > 0 else 0
    if missed:
        yield say("similar below", score=decimal(further_down, 2, say.style), missed=missed)


def chance_sentence(found: SimilarDocuments, say: Wording) -> str:
    """Of 100 pairs that are just alike enough, how many are found, and how many are not."""
    score = decimal(found.at_least, 2, say.style)
    missed = _missed_of_100(found, found.at_least)
    if not missed:
        return say("similar sure", score=score)
    return say("similar chance", score=score, found=100 - missed, missed=missed)


def _missed_of_100(found: SimilarDocuments, similarity: float) -> int:
    return round(100 * (1 - found.chance_at(similarity)))
