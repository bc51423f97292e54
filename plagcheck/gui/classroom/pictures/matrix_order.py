"""In which order papers stand in the matrix: those that share with each other side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from plagcheck.gui.classroom.pictures.pair_shares import PairShares


@dataclass(frozen=True, slots=True)
class MatrixOrder:
    """Places of papers, row by row; `groups` are (first row, rows), in the order of rows."""

    places: tuple[int, ...]
    groups: tuple[tuple[int, int], ...] = ()


def group_order(shares: PairShares, ids: Sequence[int], threshold: float) -> MatrixOrder:
    """Groups first, the largest at the top, as find_groups has them; then the other papers.

    Pairs are joined into chains, the strongest first, so that whatever is similar stands together
    at every threshold. Work grows with the pairs, not with the square of the papers.
    """
    best = shares.best_first()
    strong = int((shares.scores >= threshold).sum())
    pairs = list(zip(shares.a[best].tolist(), shares.b[best].tolist(), strict=True))
    chains = _Chains(shares.papers)
    chains.join_all(pairs[:strong])
    grouped = [chain for chain in chains.found() if len(chain) > 1]
    grouped.sort(key=lambda chain: (-len(chain), sorted(ids[place] for place in chain)))
    inside = {place for chain in grouped for place in chain}
    chains.join_all(pair for pair in pairs[strong:] if inside.isdisjoint(pair))
    others = [chain for chain in chains.found() if chain[0] not in inside]
    others.sort(key=lambda chain: (-len(chain), min(chain)))
    spans, row = [], 0
    for chain in grouped:
        spans.append((row, len(chain)))
        row += len(chain)
    return MatrixOrder(
        tuple(place for chain in (*grouped, *others) for place in chain), tuple(spans)
    )


class _Chains:
    """Papers in chains that grow at their ends."""

    def __init__(self, papers: int) -> None:
        self._chain = [[place] for place in range(papers)]  # by paper; shared within a chain

    def found(self) -> list[list[int]]:
        return list({id(chain): chain for chain in self._chain}.values())

    def join_all(self, pairs: Iterable[tuple[int, int]]) -> None:
        for a, b in pairs:
            one, other = self._chain[a], self._chain[b]
            if one is other:
                continue
            if len(one) < len(other):
                one, other, a, b = other, one, b, a
            self._join(one, other, a, b)

    def _join(self, longer: list[int], shorter: list[int], a: int, b: int) -> None:
        """Put the shorter chain at that end, and that way round, where `a` and `b` are closest."""
        at_end = longer.index(a) * 2 >= len(longer) - 1
        b_is_late = shorter.index(b) * 2 >= len(shorter) - 1
        if b_is_late == at_end:
            shorter.reverse()
        for place in shorter:
            self._chain[place] = longer
        if at_end:
            longer.extend(shorter)
        else:
            longer[:0] = shorter
