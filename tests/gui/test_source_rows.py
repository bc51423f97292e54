"""How a source looks in the list: what counts and what does not can be told apart."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.source_delegate import is_narrow
from plagcheck.gui.check.source_list import SourceList
from plagcheck.gui.parts.theme import theme
from plagcheck.model.match import Kind, Match
from tests.gui.results import match, shown, source
from tests.gui.test_small_window import written

pytestmark = pytest.mark.usefixtures("application")


def list_of(qtbot: QtBot, *matches: Match, width: int = 500) -> SourceList:
    """A source for each match."""
    made = SourceList()
    qtbot.addWidget(made)
    made.resize(width, 600)
    made.show_result(shown(*(source(number + 1, each) for number, each in enumerate(matches))))
    made.show()
    return made


def ink(made: SourceList, row: int) -> int:
    """How many pixels of a row, below its title, have the colour of its source."""
    image: QImage = made.viewport().grab().toImage()
    where = made.visualRect(made.model().index(row, 0))
    stroke = QColor(theme.tokens.match(row + 1)[2])
    across, down = range(where.left(), where.right()), range(where.center().y(), where.bottom())
    return sum(image.pixelColor(x, y) == stroke for x in across for y in down)


def test_the_bar_of_a_weak_source_is_hollow(qtbot: QtBot) -> None:
    made = list_of(qtbot, match(Kind.REWORDED, (10, 60)), match(Kind.REWORDED, (10, 60), weak=True))
    assert 0 < ink(made, 1) < ink(made, 0) / 2


def test_a_narrow_list_says_which_words_are_reworded(qtbot: QtBot) -> None:
    made = list_of(
        qtbot, match(Kind.WORD_FOR_WORD, (0, 45)), match(Kind.REWORDED, (50, 95)), width=300
    )
    assert is_narrow(made.viewport().width())
    texts = written(made)
    assert "45 words" in texts
    assert "45 reworded" in texts
