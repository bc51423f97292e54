"""What the teacher left out of a paper the last time, carried over to a new check of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from plagcheck.gui.jobs.job_runner import Watcher
from plagcheck.gui.jobs.open_check import OpenCheck, opened

if TYPE_CHECKING:
    from plagcheck.library.library import Library
    from plagcheck.model.adjusted import Rules
    from plagcheck.model.result import CheckResult


def opened_with_choices(
    result: CheckResult,
    rules: Rules,
    earlier: OpenCheck | None,
    library: Library | None,
    watcher: Watcher,
    **around: Any,
) -> OpenCheck:
    """A result that was just found; `earlier` is the check of the same paper before, if any.

    `rules` are those of today. Sources that come forward behind those left out are looked for now.
    """
    from plagcheck.jobs.check import look_again
    from plagcheck.jobs.kept_choices import kept_choices, same_sources, with_own_rules
    from plagcheck.model.adjusted import set_aside

    if earlier is None:
        return opened(result, rules, **around)
    before = earlier.result
    rules = with_own_rules(rules, earlier.rules, before, result)
    choices = kept_choices(earlier.choices, before, result, library)
    denied = frozenset(same_sources(earlier.no_drafts, before, result, library).values())
    without = set_aside(choices)
    if library is not None and without:
        result = look_again(library, result, without, watcher)
        around["looked_without"] = frozenset((without,))
    return opened(result, rules, choices, no_drafts=denied, **around)
