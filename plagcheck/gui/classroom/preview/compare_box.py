"""What a class is compared with, and the handout that is left out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from plagcheck.gui.parts.controls import ElidedLabel, Panel, button, column, label, row
from plagcheck.gui.parts.text_format import count, report_wording, tr
from plagcheck.model.adjusted import Reason


class CompareBox(Panel):
    """Each other always; collections of the library as they are ticked."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__("plain")
        self._pairs = label("", "quiet")
        self._boxes = QVBoxLayout()
        self._boxes.setSpacing(8)
        self.collections: dict[str, QCheckBox] = {}
        self.setLayout(
            column(
                label(tr("Compare with"), "section"),
                row(label(tr("Each other")), None, self._pairs),
                self._boxes,
                margins=(16, 12, 16, 12),
                gap=8,
            )
        )

    def show_pairs(self, papers: int) -> None:
        self._pairs.setText(tr("%Ln pairs", papers * (papers - 1) // 2))

    def show_collections(self, counts: Mapping[str, int], unticked: tuple[str, ...]) -> None:
        """Tick all but those that were left unticked before."""
        before = {name: box.isChecked() for name, box in self.collections.items()}
        while (item := self._boxes.takeAt(0)) is not None:
            inside = item.layout()
            while inside is not None and (part := inside.takeAt(0)) is not None:
                widget = part.widget()
                if widget is not None:
                    widget.deleteLater()
        self.collections = {}
        for name, number in counts.items():
            box = QCheckBox(name.replace("&", "&&"))
            box.setChecked(before.get(name, name not in unticked))
            box.setAccessibleName(name)
            box.toggled.connect(lambda _: self.changed.emit())
            self.collections[name] = box
            self._boxes.addLayout(row(box, None, label(count(number), "quiet")))

    def chosen(self) -> tuple[str, ...]:
        return tuple(name for name, box in self.collections.items() if box.isChecked())


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
        self.names.setText(", ".join(path.name for path in paths))
        self.names.setVisible(bool(paths))
        self.remove.setVisible(bool(paths))
        self.choose.setText(tr("Add another…") if paths else tr("Choose the task sheet…"))

    def add(self, paths: tuple[Path, ...]) -> None:
        fresh = tuple(path for path in paths if path not in self.paths)
        self.show_paths((*self.paths, *fresh))
