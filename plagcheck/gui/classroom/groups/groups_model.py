"""Groups as rows: all together, each by itself, and the pairs just outside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt

from plagcheck.classroom.groups import Group
from plagcheck.gui.classroom.groups.groups_words import (
    members_text,
    pair_name,
    spoken_group,
    strongest_text,
    tip,
)
from plagcheck.gui.parts.row_models import Index, ListModel
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.model.classes import Pair


class GroupRowKind(Enum):
    ALL = auto()
    GROUP = auto()
    HEADING = auto()
    OUTSIDE = auto()


@dataclass(frozen=True, slots=True)
class GroupRow:
    """A line of the list; `number` is the place of a group, or how many there are of them."""

    kind: GroupRowKind
    number: int = 0
    group: Group | None = None
    pair: Pair | None = None


class GroupModel(ListModel[GroupRow]):
    """What there is to choose from."""

    groups: Sequence[Group] = ()
    names: Mapping[int, str] = {}

    def show_groups(self, groups: Sequence[Group], names: Mapping[int, str]) -> None:
        self.groups, self.names = groups, names
        rows = [GroupRow(GroupRowKind.ALL, len(groups))] if len(groups) > 1 else []
        rows += [GroupRow(GroupRowKind.GROUP, at, group) for at, group in enumerate(groups)]
        outside = {(pair.a, pair.b): pair for group in groups for pair in group.outside}
        if outside:
            rows.append(GroupRow(GroupRowKind.HEADING))
        best = sorted(outside.values(), key=lambda pair: (-pair.score, pair.a, pair.b))
        rows += [GroupRow(GroupRowKind.OUTSIDE, pair=pair) for pair in best]
        self.put_rows(rows)

    def row_with(self, papers: Sequence[int]) -> int:
        """The row of the group that holds one of some papers, the first that is found; or -1."""
        for paper in papers:
            for at, row in enumerate(self._rows):
                if row.group is not None and paper in row.group.papers:
                    return at
        return -1

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._rows[index.row()].kind is GroupRowKind.HEADING:
            return Qt.ItemFlag.ItemNeverHasChildren
        return super().flags(index)

    def tip(self, row: GroupRow) -> str:
        if row.group is None:
            return ""
        return tip([members_text(row.group, self.names), strongest_text(row.group, self.names)])

    def text(self, row: GroupRow) -> str:
        if row.group is not None:
            return spoken_group(row.number, row.group, self.names)
        if row.pair is not None:
            return f"{pair_name(row.pair, self.names)}, {share(row.pair.score)}"
        if row.kind is GroupRowKind.ALL:
            papers = sum(len(group.papers) for group in self.groups)
            return f"{tr('All groups')}, {tr('%Ln papers', papers)}"
        return tr("Just outside the groups")
