"""Jobs of similar documents: looking for them, and two of them side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Keeper, Watcher, Work
    from plagcheck.gui.reading.pair import ReadingPair
    from plagcheck.settings import Settings
    from plagcheck.similar.found import SimilarDocuments


@dataclass(frozen=True, slots=True)
class Looked:
    """What was found in a library, and the last document that was there then.

    A library that was made anew has another identity: its documents have other numbers.
    """

    found: SimilarDocuments
    identity: str
    last_id: int
    is_whole: bool = True


def look() -> Work[Looked]:
    """Compare all documents that meet in a band; what was found until it is cancelled counts."""

    def work(keeper: Keeper, watcher: Watcher) -> Looked:
        from plagcheck.model.progress import Cancelled
        from plagcheck.similar.search import SimilarSearch

        identity, last_id = keeper.library.identity, keeper.library.last_id
        is_whole = True
        search = SimilarSearch(keeper.library)
        try:
            search.run(watcher)
        except Cancelled:
            is_whole = False
        found = search.found
        _ = found.groups, found.met  # here, so that the window need not wait for them
        return Looked(found, identity, last_id, is_whole)

    return work


def side_by_side(a: int, b: int, settings: Settings) -> Work[ReadingPair]:
    """Two documents of the library, compared as two files are."""

    def work(keeper: Keeper, watcher: Watcher) -> ReadingPair:
        from plagcheck.gui.jobs.check_jobs import check_options
        from plagcheck.gui.jobs.open_check import opened
        from plagcheck.gui.reading import pair
        from plagcheck.jobs.check import compare_documents
        from plagcheck.model.adjusted import Rules

        ours, theirs = (keeper.library.document(number) for number in (a, b))
        result = compare_documents(ours, theirs, check_options(settings, None).align)
        checked = opened(result, Rules())
        return pair.side_by_side(checked, result.sources[0].number)(keeper, watcher)

    return work
