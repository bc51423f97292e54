"""A class as one plain object for JSON: the stable face for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from plagcheck.classroom.groups import Group, find_groups
from plagcheck.model.classes import ClassResult, LeftOutWords, Pair
from plagcheck.model.document import Flag
from plagcheck.model.result import Comparison, Source
from plagcheck.model.submissions import Failure, Paper
from plagcheck.report.as_check import counted_documents
from plagcheck.report.as_json import SCHEMA, made_with, match_object, span_object
from plagcheck.report.languages.flag_translation import in_english


def class_object(result: ClassResult) -> dict[str, Any]:
    """Papers in their order; pairs and groups best first. Offsets are characters of a paper.

    In the matches of a pair, the submission is `a` and the source is `b`.
    """
    return {
        "schema": SCHEMA,
        "shortest": result.options.shortest,
        "shingle_size": result.options.shingle_size,
        "accents": result.options.accents,
        "rules": result.options.rules.as_object(),
        "papers": [_paper(paper, result) for paper in result.papers],
        "pairs": [_pair(pair) for pair in result.pairs],
        "groups": [_group(group) for group in find_groups(result.pairs)],
        "common": [
            {"text": each.text, "words": each.words, "papers": list(each.papers)}
            for each in result.common
        ],
        "drafts": [
            {"student": each.student, "papers": list(each.papers)} for each in result.drafts
        ],
        "failures": [_failure(failure) for failure in result.failures],
        "searched": result.searched,
        **made_with(result),
    }


def _paper(paper: Paper, result: ClassResult) -> dict[str, Any]:
    return {
        "id": paper.id,
        "student": paper.student.name,
        "files": [file.path for file in paper.files],
        "file_starts": [file.start for file in paper.files],
        "words": paper.words,
        "left_out_words": result.left_out_words(paper.id),
        "left_out": [_left_out(each) for each in result.left_out.get(paper.id, ())],
        "similarity": result.similarity[paper.id],
        "library_similarity": result.library_similarity.get(paper.id),
        "late": paper.is_late,
        "attempt": paper.attempt or None,
        "flags": [_flag(flag) for flag in paper.document.flags],
        "sources": [_source(source) for source in counted_documents(result, paper.id)],
    }


def _left_out(each: LeftOutWords) -> dict[str, Any]:
    first, end = each.words
    return {"reason": each.reason.value, "words": end - first, "span": span_object(each.span)}


def _pair(pair: Pair) -> dict[str, Any]:
    return {
        "a": pair.a,
        "b": pair.b,
        "jaccard": pair.comparison.jaccard,
        "share_of_a": pair.comparison.share_of_submission,
        "share_of_b": pair.comparison.share_of_source,
        "longest_run": pair.comparison.longest_run,
        "matched_words": pair.comparison.matched_words,
        "reworded_words": pair.comparison.reworded_words,
        "rare_share": pair.rare_share,
        "matches": _matches(pair.comparison),
    }


def _group(group: Group) -> dict[str, Any]:
    return {
        "papers": list(group.papers),
        "pairs": _ids(group.pairs),
        "just_outside": _ids(group.outside),
    }


def _ids(pairs: Sequence[Pair]) -> list[list[int]]:
    return [[pair.a, pair.b] for pair in pairs]


def _source(source: Source) -> dict[str, Any]:
    found = source.comparison
    return {
        "id": source.id,
        "title": source.entry.name,
        "collection": source.entry.collection,
        "jaccard": found.jaccard,
        "share_of_submission": found.share_of_submission,
        "share_of_source": found.share_of_source,
        "longest_run": found.longest_run,
        "matched_words": found.matched_words,
        "under": source.under,
        "matches": _matches(found),
    }


def _matches(found: Comparison) -> list[dict[str, Any]]:
    return [match_object(match) for match in found.matches]


def _flag(flag: Flag) -> dict[str, Any]:
    return {
        "kind": flag.kind.value,
        "count": flag.count,
        "sentence": in_english(flag),
        "spans": [span_object(span) for span in flag.spans],
        "pages": [page + 1 for page in flag.pages],
    }


def _failure(failure: Failure) -> dict[str, Any]:
    return {
        "path": failure.path,
        "student": failure.student,
        "code": failure.problem.code,
        "error": failure.problem.message,
    }
