"""Where fonts, icons, styles and translations are kept: files beside this module."""

from __future__ import annotations

from pathlib import Path
from typing import Final

# importlib.resources would find them in an archive too, but takes longer than reading them.
ASSETS: Final = Path(__file__).parents[1] / "assets"
