"""Allowed collaboration: two papers of a class left out of each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from plagcheck.model.adjusted import Choice


def agreements(choices: Sequence[Choice]) -> Mapping[int, Choice]:
    """What was allowed in one paper, by the paper of the class-mate."""
    return {-choice.source_id: choice for choice in choices if choice.is_agreement}


def with_agreement(
    choices: Sequence[Choice], mate: int, allowed: Choice | None
) -> tuple[Choice, ...]:
    """The choices of a paper, with a class-mate left out of it as the mate has it, or no more."""
    others = tuple(each for each in choices if agreements((each,)).get(mate) is None)
    if allowed is None:
        return others
    rest = tuple(each for each in others if each.source_id != -mate or each.span is not None)
    return (*rest, replace(allowed, source_id=-mate))
