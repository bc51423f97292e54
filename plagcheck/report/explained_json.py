"""An explanation as a plain object for JSON: how a document is found in a paper."""

from __future__ import annotations

from plagcheck.model.explanation import Explained, SharedBands
from plagcheck.model.values import to_values
from plagcheck.report.as_json import SCHEMA, Object


def explained_object(path: str, explained: Explained) -> Object:
    """Every figure; `path` is where the paper was read."""
    found, source = explained.found, explained.source
    return {
        "schema": SCHEMA,
        "submission": {"path": path, "title": explained.paper.name, "words": found.paper_words},
        "source": {
            "id": source.id,
            "title": source.name,
            "collection": source.collection,
            "path": source.path or source.name,
            "words": found.source_words,
        },
        "listed": explained.is_listed,
        "found_by": to_values(explained.found_by),
        "jaccard": found.shingles.jaccard,
        "longest_run": found.longest_run,
        "shingles": {**to_values(found.shingles), "all": found.shingles.all},
        "bands": _bands(found.bands),
        "passages": to_values(found.passages),
        "traces": found.traces and to_values(found.traces),
    }


def _bands(bands: SharedBands) -> Object:
    return {
        "bands": bands.bands,
        "rows": bands.rows,
        "agreed": bands.agreed_bands,
        "agreeing": to_values(bands.table),
        "values": bands.values,
        "values_agreed": bands.agreed,
        "estimate": bands.estimate,
        "error": bands.error,
        "chance_found": bands.met,
    }
