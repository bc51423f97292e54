"""Pages as they are shown: pictures, and rectangles on them. No PDF library is needed for these."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PageImage:
    """A picture of a page: 4 bytes a pixel (blue, green, red, unused), rows without padding.

    Qt reads it as QImage.Format_RGB32. `zoom` is pixels per point, less than asked for when the
    picture would have been too large.
    """

    width: int
    height: int
    zoom: float
    data: bytes


@dataclass(frozen=True, slots=True)
class PageRectangle:
    """A rectangle on a page (counted from 0), in points from the page's upper left corner."""

    page: int
    left: float
    top: float
    right: float
    bottom: float
