"""One window for all of these tests, on a data folder of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.agreement.program import Window


@pytest.fixture(scope="package")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    opened = Window(tmp_path_factory.mktemp("agreement"))
    yield opened
    opened.close()
