"""A class as one plain object for JSON: the stable face for other programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from plagcheck.classroom.groups import Group, find_groups
from plagcheck.model.adjusted import Adjusted
from plagcheck.model.classes import AdjustedPair, ClassResult, LeftOutWords, Pair
from plagcheck.model.result import Comparison, Source
from plagcheck.model.submissions import Failure, Paper
from plagcheck.model.values import to_values
from plagcheck.report.as_check import adjusted_paper
from plagcheck.report.as_json import (
    SCHEMA,
    Object,
    flag_objects,
    labelled,
    made_with,
    source_object,
)


def class_object(result: ClassResult) -> Object:
    """Papers in their order; pairs and groups best first. Offsets are characters of a paper.

    In the matches of a pair, the submission is `a` and the source is `b`. Where something is left
    out of one of them, `matches` are what counts for `a`, and `matches_of_b` what counts for `b`,
    which is the submission in these. Numbers and labels are those of the page of a paper, of `a` in
    `matches`: `number_for_a` is what `b` is called there.
    """
    pages = {paper.id: adjusted_paper(result, paper.id) for paper in result.papers}
    return {
        "schema": SCHEMA,
        "shortest": result.options.shortest,
        "shingle_size": result.options.shingle_size,
        "accents": result.options.accents,
        "rules": to_values(result.options.rules),
        "without": list(result.without),
        "papers": [_paper(paper, result, pages[paper.id]) for paper in result.papers],
        "pairs": [_pair(pair, pages) for pair in result.counted_pairs],
        "allowed_pairs": [_pair(pair, pages) for pair in result.allowed_pairs],
        "groups": [_group(group) for group in find_groups(result.counted_pairs)],
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


def _paper(paper: Paper, result: ClassResult, page: Adjusted) -> Object:
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
        "flags": flag_objects(paper.document),
        "sources": [
            {
                "number": source.number,
                **source_object(source),
                "matches": labelled(source, source.matches),
            }
            for source in page.result.sources
            if source.id > 0
        ],
    }


def _left_out(each: LeftOutWords) -> Object:
    first, end = each.words
    return {"reason": each.reason.value, "words": end - first, "span": to_values(each.span)}


def _pair(pair: Pair, pages: Mapping[int, Adjusted]) -> Object:
    of_a, of_b = (_class_mate(pages[each], pair.mate_of(each)) for each in (pair.a, pair.b))
    return {
        "a": pair.a,
        "b": pair.b,
        "number_for_a": of_a and of_a.number,
        "number_for_b": of_b and of_b.number,
        "jaccard": pair.comparison.jaccard,
        "share_of_a": pair.share_of(pair.a),
        "share_of_b": pair.share_of(pair.b),
        "longest_run": pair.longest_run,
        "matched_words": pair.comparison.matched_words,
        "reworded_words": pair.reworded_words[0],
        "reworded_words_of_b": pair.reworded_words[1],
        "rare_share": pair.rare_share,
        "matches": _matches(of_a, pair.comparison),
        "matches_of_b": _matches(of_b, pair.of_b) if isinstance(pair, AdjustedPair) else None,
    }


def _group(group: Group) -> Object:
    return {
        "papers": list(group.papers),
        "pairs": _ids(group.pairs),
        "just_outside": _ids(group.outside),
    }


def _ids(pairs: Sequence[Pair]) -> list[list[int]]:
    return [[pair.a, pair.b] for pair in pairs]


def _class_mate(page: Adjusted, mate: int) -> Source | None:
    """The other of two papers on the page of one, maybe all left out there."""
    every = (*page.result.sources, *page.before.sources)
    return next((source for source in every if source.id == -mate), None)


def _matches(mate: Source | None, counted: Comparison) -> list[Object]:
    return labelled(mate, mate.matches) if mate and counted.matches else []


def _failure(failure: Failure) -> Object:
    return {
        "path": failure.path,
        "student": failure.student,
        "code": failure.problem.code,
        "error": failure.problem.message,
    }
