"""Edited text: detections of what was reworded, reordered or summed up, beside the word for word.

seeds → clusters → passages or cluster? → edges → merge → summary, each a module of its own.
"""

from __future__ import annotations

from typing import Final

from plagcheck.align.chains import Chain
from plagcheck.align.clusters import Region, find_clusters
from plagcheck.align.detection import Detection, DetectionMethod, common, length
from plagcheck.align.edges import refine
from plagcheck.align.pair import VocabularyPair
from plagcheck.align.passages import RUN, covered_words
from plagcheck.align.seeds import find_seeds
from plagcheck.align.summary import find_summaries

PASSAGE: Final = 40  # words; shorter word-for-word passages do not compete with clusters
PASSAGES_WIN: Final = 0.7  # share of a cluster that passages must cover to be shown instead
COPY_WORDS: Final = 16  # words of a passage that may stand by itself inside a cluster,
COPY_SAME: Final = 0.9  # nearly all of them the same,
COPY_REST: Final = 0.2  # if no more than this share of the rest is in the source
MERGE_REACH: Final = 30  # words
MERGE_COSINE: Final = 0.8  # of the smaller of the two


def find_detections(
    pair: VocabularyPair, passages: list[Chain], least_mass: float
) -> list[Detection]:
    """All that may be a match and weighs at least `least_mass`; some still claim the same words."""
    long = [passage for passage in passages if length(passage.ours) >= PASSAGE]
    found = find_clusters(pair, find_seeds(pair), least_mass)
    clusters, left = _settle(pair, found, passages, long)
    regions = _merge(pair, [refine(pair, cluster) for cluster in clusters])
    regions = [_with_whole_runs(pair, region, passages) for region in regions]
    detections = [_detection(region, DetectionMethod.CLUSTER) for region in regions]
    for passage in left:
        mass = pair.mass(passage.ours, passage.theirs)
        detections.append(Detection(passage.ours, passage.theirs, mass, DetectionMethod.PASSAGE))
    covered = covered_words(long, len(pair.ours.shared))
    for region in find_summaries(pair, covered, detections):
        detections = [d for d in detections if not common(d.ours, region.ours)]
        detections.append(_detection(region, DetectionMethod.SUMMARY))
    return [d for d in detections if length(d.ours) and length(d.theirs)]


def _detection(region: Region, found: DetectionMethod) -> Detection:
    return Detection(region.ours, region.theirs, region.mass, found)


def _settle(
    pair: VocabularyPair, clusters: list[Region], passages: list[Chain], long: list[Chain]
) -> tuple[list[Region], list[Chain]]:
    """Passages or the cluster they lie in?

    Where passages explain most of a cluster they are shown, with their exact edges; where they are
    parts of something larger the cluster is, and takes them in.
    """
    kept: list[Region] = []
    left = list(long)
    for cluster in clusters:
        inside = [each for each in passages if _meets(each, cluster)]
        if _cover(cluster, [each for each in inside if length(each.ours) >= PASSAGE]):
            continue
        if copies := _copies(pair, cluster, inside):
            left += [copy for copy in copies if copy not in left]
            continue
        kept.append(cluster)
        left = [each for each in left if not _is_mostly_in(each, cluster)]
    return kept, left


def _meets(passage: Chain, cluster: Region) -> bool:
    return bool(common(passage.ours, cluster.ours) and common(passage.theirs, cluster.theirs))


def _is_mostly_in(passage: Chain, cluster: Region) -> bool:
    inside = 2 * common(passage.ours, cluster.ours) >= length(passage.ours)
    return inside and _meets(passage, cluster)


def _cover(cluster: Region, passages: list[Chain]) -> bool:
    covered = sum(common(passage.ours, cluster.ours) for passage in passages)
    return covered >= PASSAGES_WIN * length(cluster.ours)


def _copies(pair: VocabularyPair, cluster: Region, passages: list[Chain]) -> list[Chain]:
    """The passages of a cluster, if what lies between and around them has little in common."""
    copies = [each for each in passages if _is_copy(each)]
    mass = sum(pair.mass(copy.ours, copy.theirs) for copy in copies)
    weight = sum(pair.ours.weight(copy.ours) for copy in copies)
    rest = pair.ours.weight(cluster.ours) - weight
    return copies if copies and cluster.mass - mass <= COPY_REST * rest else []


def _is_copy(passage: Chain) -> bool:
    return passage.words >= max(COPY_WORDS, COPY_SAME * length(passage.ours))


def _with_whole_runs(pair: VocabularyPair, region: Region, passages: list[Chain]) -> Region:
    """A region that cuts no long run in two: what was copied as a whole is shown as a whole."""
    ours, theirs = region.ours, region.theirs
    for passage in passages:
        for here, there, size in passage.runs if _meets(passage, region) else ():
            run = Region((here, here + size), (there, there + size), 0.0)
            if size >= RUN and common(run.ours, ours) and common(run.theirs, theirs):
                ours = min(ours[0], run.ours[0]), max(ours[1], run.ours[1])
                theirs = min(theirs[0], run.theirs[0]), max(theirs[1], run.theirs[1])
    if (ours, theirs) == (region.ours, region.theirs):
        return region
    return Region(ours, theirs, pair.mass(ours, theirs))


def _merge(pair: VocabularyPair, regions: list[Region]) -> list[Region]:
    """Join neighbours that are as alike together as apart: few wide matches, not confetti."""
    merged: list[Region] = []
    for region in sorted(regions, key=lambda r: (r.ours, r.theirs)):
        if merged and (joint := _joint(pair, merged[-1], region)) is not None:
            merged[-1] = joint
        else:
            merged.append(region)
    return merged


def _joint(pair: VocabularyPair, one: Region, other: Region) -> Region | None:
    ours = min(one.ours[0], other.ours[0]), max(one.ours[1], other.ours[1])
    theirs = min(one.theirs[0], other.theirs[0]), max(one.theirs[1], other.theirs[1])
    apart_ours = length(ours) - length(one.ours) - length(other.ours)
    apart_theirs = length(theirs) - length(one.theirs) - length(other.theirs)
    if max(apart_ours, apart_theirs) > MERGE_REACH:
        return None
    smaller = min(pair.cosine(r.ours, r.theirs) for r in (one, other))
    if pair.cosine(ours, theirs) < MERGE_COSINE * smaller:
        return None
    return Region(ours, theirs, pair.mass(ours, theirs))
