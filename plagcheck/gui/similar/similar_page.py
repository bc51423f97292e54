"""Similar documents: groups in a list, and what to make of the one at hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QMenu, QSplitter, QWidget

from plagcheck.gui.parts.controls import MenuButton, Panel, column, line, row, segment
from plagcheck.gui.parts.inputs import ChoiceBox
from plagcheck.gui.parts.keys import bind_keys
from plagcheck.gui.parts.row_models import ROW
from plagcheck.gui.parts.text_format import count, report_wording, tr
from plagcheck.gui.parts.theme import theme
from plagcheck.gui.parts.typed_signal import SignalOf, carrying
from plagcheck.gui.similar.alike_bar import AlikeBar
from plagcheck.gui.similar.group_list import GroupModel, make_list
from plagcheck.gui.similar.group_matrix import MOST
from plagcheck.gui.similar.group_panel import GroupPanel
from plagcheck.gui.similar.shown_groups import (
    VERSIONS,
    ShownGroup,
    in_order,
    pairs_among,
    shown_groups,
)
from plagcheck.model.limits import ALIKE
from plagcheck.model.params import IndexParams

if TYPE_CHECKING:
    from plagcheck.gui.jobs.library_jobs import LibraryContents
    from plagcheck.gui.similar.similar_jobs import Looked
    from plagcheck.model.entry import Entry, Summary
    from plagcheck.similar.found import SimilarDocuments

AT_ONCE: Final = 2_000  # groups that are made anew while the slider moves
RESTS_MS: Final = 150
BOTH_FROM: Final = 820  # pixels; narrower, the list or one group is shown
FILTERS: Final = ("all", "open", "versions")


def _params_of(summary: Summary) -> IndexParams:
    """Of what the library was made with, what is shown here."""
    told = {name: summary.params.get(name) for name in ("bands", "rows", "shingle_size")}
    known: dict[str, Any] = {name: n for name, n in told.items() if isinstance(n, int)}
    return IndexParams(**known)


class SimilarPage(QWidget):
    """Shows what was found; a slider groups it anew, without looking again."""

    look_wanted = Signal()
    cancel_wanted = Signal()
    pair_wanted = Signal(int, int)
    decided: SignalOf[list[int], str] = carrying(2)
    remove_wanted: SignalOf[list[int]] = carrying(1)
    place_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._looked: Looked | None = None
        self._entries: dict[int, Entry] = {}
        self._left: tuple[frozenset[int], ...] = ()
        self._groups: list[ShownGroup] = []
        self._filter = "all"
        self._params = IndexParams()  # of the library
        self._collections: tuple[str, ...] = ()  # one, or one against another
        self.search = ""
        self._soon = QTimer(self, singleShot=True, interval=RESTS_MS)
        self._soon.timeout.connect(self._regroup)
        self._build()
        self._connect()

    def _build(self) -> None:
        self.bar = AlikeBar()
        self.filters = {name: segment(name, name == "all") for name in FILTERS}
        group = QButtonGroup(self)
        for made in self.filters.values():
            group.addButton(made)
        self.scope = MenuButton(tr("All collections"))
        self._scopes = QMenu(self.scope)
        self._scopes.aboutToShow.connect(self._fill_scopes)
        self.scope.setMenu(self._scopes)
        orders = {
            "alike": tr("Most alike first"),
            "newest": tr("Newest first"),
            "largest": tr("Largest first"),
            "name": tr("By name"),
        }
        self.order = ChoiceBox(tr("Order"), orders, "alike")
        self.order.setMinimumWidth(theme.px(120))
        tools = row(*self.filters.values(), None, self.scope, self.order, margins=(16, 6, 16, 6))
        tools.setSpacing(4)
        self.model = GroupModel()
        self.list = make_list(self.model)
        self.panel = GroupPanel()
        self._left_side = QWidget()
        self._left_side.setLayout(column(Panel("side-head", tools), self.list, gap=0))
        self.splitter = QSplitter()
        self.splitter.addWidget(self._left_side)
        self.splitter.addWidget(self.panel)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        layout = column(self.bar, line(), self.splitter, gap=0)
        layout.setStretch(2, 1)
        self.setLayout(layout)
        self.show_never()

    def _connect(self) -> None:
        self.bar.look_wanted.connect(self.look_wanted)
        self.bar.cancel_wanted.connect(self.cancel_wanted)
        self.bar.alike_from.connect(lambda _: self._regroup_soon())
        self.order.currentIndexChanged.connect(lambda _: self._lay_out())
        for name, made in self.filters.items():
            made.clicked.connect(partial(self._choose_filter, name))
        self.list.row_current.connect(lambda index: self._show_group(index.data(ROW)))
        self.list.row_opened.connect(lambda _: self._open_group())
        self.panel.back_wanted.connect(self._show_list)
        self.panel.list_wanted.connect(self._show_list)
        self.panel.pair_wanted.connect(self.pair_wanted)
        self.panel.decided.connect(self.decided)
        self.panel.remove_wanted.connect(self.remove_wanted)
        bind_keys(
            self,
            {
                "V": self.panel.make_versions,
                "O": self.panel.keep.click,
                "Delete": self.panel.remove.click,
                "Right": self._to_matrix,
            },
        )

    # -- what was found

    def show_never(self) -> None:
        self.bar.show_never()
        self._regroup()

    def forget(self) -> None:
        """Another library is in use."""
        self._looked, self._collections = None, ()
        self._choose_scope(())
        self.bar.show_never()

    def show_again(self) -> None:
        """Looking has ended without an answer: what was found before is shown."""
        if self._looked is None:
            self.show_never()
        else:
            self._regroup()

    def show_running(self, done: int, total: int) -> None:
        self.bar.show_running(done, total)

    def show_found(self, looked: Looked) -> None:
        self._looked = looked
        self._regroup()

    def show_library(self, state: LibraryContents, *, is_running: bool) -> None:
        """The library has changed: what is gone leaves its group."""
        self._entries = {entry.id: entry for entry in state.entries}
        self._left = state.left
        self._params = _params_of(state.summary)
        self.panel.shingle_size = self._params.shingle_size
        if self._looked is not None:
            gone = {
                number
                for each in self._looked.found.compared
                for number in (*each.one, *each.other)
                if number not in self._entries
            }
            if gone:
                found = self._looked.found
                fewer = replace(found.without(gone), documents=found.documents - len(gone))
                self._looked = replace(self._looked, found=fewer)
        if not is_running:
            self._regroup()

    def _scoped(self) -> SimilarDocuments | None:
        """What was found in the collections that were chosen."""
        if self._looked is None:
            return None
        from plagcheck.similar.crossing import Sides

        found = self._looked.found.at(self.bar.value)
        if not self._collections:
            return found
        places = {name: set[int]() for name in self._collections}
        for entry in self._entries.values():
            if entry.collection in places:
                places[entry.collection].add(entry.id)
        sides = Sides(places[self._collections[0]], places[self._collections[-1]])
        documents = len(set().union(*places.values()))
        return replace(found, sides=sides, documents=documents)

    def _regroup_soon(self) -> None:
        """At once, but where there are very many groups when the slider rests."""
        if len(self._groups) > AT_ONCE:
            self._soon.start()
        else:
            self._regroup()

    def _regroup(self) -> None:
        """Group what was compared anew; nothing is looked for."""
        chosen = self.panel.group
        found = self._scoped()
        if found is None:
            self._groups = []
            self.bar.show_found_at(self.bar.value, self._params)
            self._lay_out()
            return
        self._groups = shown_groups(found, self._entries, self._left)
        self.bar.show_found_at(found.at_least, self._params)
        self._say(found)
        self._lay_out(chosen)

    def _say(self, found: SimilarDocuments) -> None:
        from plagcheck.report.similar import similar_heading, similar_sentences

        say = report_wording()
        met, chance, *_ = similar_sentences(found, say)
        said = met if found.groups and found.at_least >= ALIKE else f"{met} {chance}"
        looked = self._looked
        fresh = looked is not None and sum(each > looked.last_id for each in self._entries)
        stale = tr("%Ln documents were added since.", fresh) if fresh else ""
        if looked is not None and not looked.is_whole:
            part = tr("Not all was looked at: %1 of %2 documents.")
            part = part.replace("%1", count(found.documents))
            stale = part.replace("%2", count(found.of_documents))
        self.bar.show_result(similar_heading(found, say), said, stale)

    # -- what is listed

    def _choose_filter(self, name: str) -> None:
        self._filter = name
        self._lay_out(self.panel.group)

    def narrow(self, words: str) -> None:
        """Only groups with a document that is called so."""
        self.search = words
        self._lay_out(self.panel.group)

    def _passing(self) -> list[ShownGroup]:
        found = self._groups
        if self._filter == "open":
            found = [group for group in found if not group.decided]
        elif self._filter == "versions":
            found = [group for group in found if group.decided == VERSIONS]
        return [group for group in found if group.holds(self.search)]

    def _lay_out(self, chosen: ShownGroup | None = None) -> None:
        self._count_filters()
        rows = in_order(self._passing(), str(self.order.currentData()))
        self.model.put_rows(rows)
        self.list.empty_text = "" if self._looked is None else tr("No group to show here.")
        before = set(chosen.ids) if chosen else set()
        place = next((at for at, group in enumerate(rows) if before & set(group.ids)), 0)
        if rows:
            self.list.choose_row(place)
        else:
            self._show_group(None)

    def _count_filters(self) -> None:
        numbers = {
            "all": len(self._groups),
            "open": sum(not group.decided for group in self._groups),
            "versions": sum(group.decided == VERSIONS for group in self._groups),
        }
        names = {"all": tr("All"), "open": tr("To decide"), "versions": tr("Versions")}
        for name, made in self.filters.items():
            made.setText(f"{names[name]} {count(numbers[name])}")
            made.setAccessibleName(made.text())

    def _fill_scopes(self) -> None:
        menu = self._scopes
        menu.clear()
        names = sorted({entry.collection for entry in self._entries.values()})
        menu.addAction(tr("All collections"), partial(self._choose_scope, ()))
        for name in names:
            menu.addAction(name.replace("&", "&&"), partial(self._choose_scope, (name,)))
        for name in names if len(names) > 1 else ():
            others = menu.addMenu(tr("“%1” against").replace("%1", name.replace("&", "&&")))
            for other in names:
                if other != name:
                    choose = partial(self._choose_scope, (name, other))
                    others.addAction(other.replace("&", "&&"), choose)

    def _choose_scope(self, names: tuple[str, ...]) -> None:
        self._collections = names
        text = " ↔ ".join(names) or tr("All collections")
        self.scope.setText(text.replace("&", "&&"))
        self.scope.setAccessibleName(text)
        self._regroup()

    # -- one group

    def _show_group(self, group: ShownGroup | None) -> None:
        pairs = {}
        if group is not None and self._looked is not None:
            pairs = pairs_among(self._looked.found, group.ids[:MOST])
        self.panel.show_group(group, pairs)
        place = self.list.currentIndex().row() + 1
        said = tr("Group %1 of %2").replace("%1", count(place))
        rows = self.model.rowCount()
        self.place_changed.emit(said.replace("%2", count(rows)) if rows else "")

    def _open_group(self) -> None:
        """Where there is room for both, to the matrix; else the group takes the list's place."""
        if self._is_narrow:
            self._left_side.hide()
            self.panel.show()
        self.panel.matrix.setFocus()

    def _show_list(self) -> None:
        self._left_side.show()
        self.panel.setVisible(not self._is_narrow)
        self.list.setFocus()

    def _to_matrix(self) -> None:
        if self.list.hasFocus() and self.model.rowCount():
            self._open_group()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < theme.px(BOTH_FROM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.fit(self._is_narrow)
        self.panel.back.setVisible(self._is_narrow)
        if not self._is_narrow:
            self._left_side.show()
            self.panel.show()
        elif not self._left_side.isHidden():
            self.panel.hide()

    def take_focus(self) -> None:
        (self.list if self.model.rowCount() else self.bar.look).setFocus()
