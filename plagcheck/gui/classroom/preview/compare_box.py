"""What a class is compared with, and the handout that is left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout

from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.text_format import count, report_wording, tr
from plagcheck.model.adjusted import Reason
from plagcheck.model.names import printable


class CompareBox(Panel):
    """Each other always; collections of the library as they are ticked."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__("plain")
        self._pairs = label("", "quiet")
        self._boxes = QVBoxLayout()
        self._boxes.setSpacing(8)
        self.collections: dict[str, QCheckBox] = {}
        self._counts: dict[str, QLabel] = {}
        self._unticked: tuple[str, ...] = ()  # as the settings have it
        self.state = label("", "small", wrap=True)  # what is not known of the library, or not yet
        self.is_readable = True
        self.setLayout(
            column(
                label(tr("Compare with"), "section"),
                row(label(tr("Each other")), None, self._pairs),
                self._boxes,
                self.state,
                margins=(16, 12, 16, 12),
                gap=8,
            )
        )

    def show_pairs(self, papers: int) -> None:
        self._pairs.setText(tr("%Ln pairs", papers * (papers - 1) // 2))

    def show_unknown(self) -> None:
        """What the library holds is being found out."""
        self._lay_out({})
        self._say(tr("The library is being read."))

    def show_unread(self) -> None:
        self._lay_out({})
        self.is_readable = False
        self._say(tr("The library cannot be read."))

    def show_collections(
        self, counts: Mapping[str, int], unticked: tuple[str, ...], *, is_growing: bool = False
    ) -> None:
        """Tick all but those that were left unticked before; more may come while it grows."""
        self.is_readable, self._unticked = True, unticked
        if tuple(counts) != tuple(self.collections):  # else who is at a box stays there
            self._lay_out(counts)
        for name, number in counts.items():
            self._counts[name].setText(count(number))
        said = tr("Files are being added. Papers are compared with what is in the library by then.")
        self._say(said if is_growing else "")

    def _say(self, text: str) -> None:
        self.state.setText(text)
        self.state.setVisible(bool(text))

    def _lay_out(self, names: Iterable[str]) -> None:
        before = {name: box.isChecked() for name, box in self.collections.items()}
        while (item := self._boxes.takeAt(0)) is not None:
            inside = item.layout()
            while inside is not None and (part := inside.takeAt(0)) is not None:
                widget = part.widget()
                if widget is not None:
                    widget.deleteLater()
        self.collections, self._counts = {}, {}
        for name in names:
            box = QCheckBox(name.replace("&", "&&"))
            box.setChecked(before.get(name, name not in self._unticked))
            box.setAccessibleName(name)
            box.toggled.connect(lambda _: self.changed.emit())
            self.collections[name], self._counts[name] = box, label("", "quiet")
            self._boxes.addLayout(row(box, None, self._counts[name]))

    @property
    def unticked(self) -> tuple[str, ...]:
        """What papers are not compared with; all else that is there they are, as in a check."""
        unknown = (name for name in self._unticked if name not in self.collections)
        off = (name for name, box in self.collections.items() if not box.isChecked())
        return (*unknown, *off)


class HandoutBox(Panel):
    """The question sheet: its words never count."""

    choose_wanted = Signal()

    def __init__(self) -> None:
        super().__init__("plain")
        self.paths: tuple[Path, ...] = ()
        self.names = ElidedLabel("", "strong")
        self.choose = button(tr("Choose the task sheet…"), self.choose_wanted.emit)
        self.remove = button(tr("Remove"), lambda: self.show_paths(()), kind="small")
        self.setLayout(
            column(
                label(report_wording().reason(Reason.HANDOUT), "section"),
                label(tr("Its text is left out of every paper. Drop it, or choose it."), "small",
                      wrap=True),
                row(self.names, self.remove),
                row(self.choose, None),
                margins=(16, 12, 16, 12),
                gap=8,
            )
        )  # fmt: skip
        self.show_paths(())

    def show_paths(self, paths: tuple[Path, ...]) -> None:
        self.paths = paths
        self.names.setText(", ".join(printable(path.name) for path in paths))
        self.names.setVisible(bool(paths))
        self.remove.setVisible(bool(paths))
        self.choose.setText(tr("Add another…") if paths else tr("Choose the task sheet…"))

    def add(self, paths: tuple[Path, ...]) -> None:
        fresh = tuple(path for path in paths if path not in self.paths)
        self.show_paths((*self.paths, *fresh))
