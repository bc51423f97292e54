"""The gutter beside a text: labels of matches and names of pages do not cover each other."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from plagcheck.gui.check.shown import ShownMatch
from plagcheck.gui.reading.display_text import DisplayText
from plagcheck.gui.reading.evidence_view import EvidenceView
from plagcheck.gui.reading.gutter import Gutter
from plagcheck.model.match import Kind
from tests.gui import results
from tests.gui.conftest import settle

WORDS_ON_PAGE = 60


@pytest.mark.usefixtures("application")
def test_a_label_does_not_cover_the_name_of_a_page(qtbot: QtBot) -> None:
    """Wherever on the first lines of a page, or the last ones before it, a match begins."""
    text = results.WORD * 3 * WORDS_ON_PAGE
    pages = tuple(number * WORDS_ON_PAGE * len(results.WORD) for number in range(3))
    view = EvidenceView()
    qtbot.addWidget(view)
    view.resize(420, 600)
    view.show()
    (gutter,) = view.findChildren(Gutter)
    for first in range(WORDS_ON_PAGE - 30, WORDS_ON_PAGE + 10, 2):
        match = results.match(Kind.WORD_FOR_WORD, (first, first + 12))
        shown = ShownMatch.of(results.source(1, match), match)
        view.show_text(DisplayText(text, pages), pages, [shown])
        settle()
        gutter.grab()
        names = gutter.page_places().values()
        assert names
        assert gutter._chips
        for where, _ in gutter._chips:
            assert not any(where.intersects(name) for name in names), first
