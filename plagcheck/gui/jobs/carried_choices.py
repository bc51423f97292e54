"""What the teacher left out of a paper the last time, carried over to a new check of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from plagcheck.gui.jobs.open_check import OpenCheck, opened

if TYPE_CHECKING:
    from plagcheck.gui.jobs.job_runner import Watcher
    from plagcheck.library.library import Library
    from plagcheck.model.adjusted import Rules
    from plagcheck.model.result import CheckResult


def opening(
    earlier: OpenCheck | None, library: Library | None, watcher: Watcher
) -> Callable[..., OpenCheck]:
    """How a result that was just found is opened; `earlier` is the check before it, if any."""
    return opened if earlier is None else partial(_opened_again, earlier, library, watcher)


def _opened_again(
    earlier: OpenCheck,
    library: Library | None,
    watcher: Watcher,
    result: CheckResult,
    rules: Rules,
    **around: Any,
) -> OpenCheck:
    """A result of the same paper, by the rules of today.

    Sources that come forward behind those left out are looked for now.
    """
    from plagcheck.jobs.check import look_behind
    from plagcheck.jobs.kept_choices import (
        kept_choices,
        same_sources,
        with_later_numbers,
        with_own_rules,
    )
    from plagcheck.model.adjusted import set_aside

    before = earlier.result
    rules = with_own_rules(rules, earlier.rules, before, result)
    choices = kept_choices(earlier.choices, before, result, library)
    denied = frozenset(same_sources(earlier.no_drafts, before, result, library).values())
    if library is not None and set_aside(choices):
        result = look_behind(library, with_later_numbers(result, before), choices, watcher)
    return opened(result, rules, choices, no_drafts=denied, **around)
