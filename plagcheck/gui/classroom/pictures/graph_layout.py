"""Where the papers of a graph stand: those that share pull each other, all others push.

Every connected part is laid out by itself, so that the work follows the groups and not the class.
It is done in steps of bounded size and always comes out the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Places = NDArray[np.intp]

STEPS: Final = 140  # of large parts; small ones are at rest sooner
_STEP_COST: Final = 1_200  # what a step takes besides its distances, told in distances
# In large parts some papers push at a time, others in the next step.
PUSHING: Final = 256
MOST_DISTANCES: Final = 160_000
_FIRST_STRIDE: Final = 0.12  # of the width of the part
_NEAR: Final = 0.05  # papers never push as if they stood closer


class Layout:
    """One connected part; `a` and `b` are the ends of its lines, distances are in line lengths."""

    def __init__(self, count: int, a: Places, b: Places, pull: NDArray[np.float64]) -> None:
        self._a, self._b = a, b
        self._pull = 0.4 + pull
        self._chance = Random(count)  # noqa: S311  the same picture every time
        self._pushing = min(count, PUSHING, max(32, MOST_DISTANCES // max(1, count)))
        angle = np.arange(count) * (2 * np.pi / max(1, count))
        radius = max(0.5, np.sqrt(count) / 2)
        # Uneven, so that papers opposite each other can pass.
        radii = radius * (1 + 0.1 * np.sin(np.arange(count) * 2.4))
        self.points: Points = np.column_stack((radii * np.cos(angle), radii * np.sin(angle)))
        self._stride = max(0.3, radius * 2 * _FIRST_STRIDE)
        self._steps = min(STEPS, 30 + 8 * count) if count > 2 else 0
        self._left = self._steps
        if count == 2:
            self.points = np.array([[-0.85, 0.0], [0.85, 0.0]])

    @property
    def cost(self) -> int:
        """What one step takes, in distances."""
        return len(self.points) * self._pushing + _STEP_COST

    @property
    def is_done(self) -> bool:
        return self._left == 0

    def step(self) -> None:
        force = self._pushed() + self._pulled()
        # Towards the middle, so that loose ends do not drift away.
        force -= 0.03 * self.points
        length = np.maximum(np.hypot(force[:, 0], force[:, 1]), 1e-9)
        stride = self._stride * self._left / self._steps
        self.points += force * (np.minimum(length, stride) / length)[:, None]
        self._left -= 1
        if self.is_done:
            self._level()

    def _pushed(self) -> Points:
        points = self.points
        count = len(points)
        others = points
        if count > self._pushing:
            others = points[self._chance.sample(range(count), self._pushing)]
        away = points[:, None, :] - others[None, :, :]
        square = np.maximum(np.einsum("ijk,ijk->ij", away, away), _NEAR)
        pushed: Points = np.einsum("ijk,ij->ik", away, 1 / square)
        return pushed * (count / len(others))

    def _pulled(self) -> Points:
        way = self.points[self._b] - self.points[self._a]
        way *= (np.hypot(way[:, 0], way[:, 1]) * self._pull)[:, None]
        force = np.zeros_like(self.points)
        np.add.at(force, self._a, way)
        np.add.at(force, self._b, -way)
        return force

    def _level(self) -> None:
        """Turn it so that it is wider than high, as windows are."""
        points = self.points - self.points.mean(axis=0)
        _, axes = np.linalg.eigh(points.T @ points)
        turned = points @ axes[:, ::-1]
        # The sign of an axis is arbitrary: the first paper goes to the upper left.
        self.points = turned * np.where(turned[0] > 0, -1.0, 1.0)


class GraphParts:
    """All parts of a graph, computed in turns and put side by side at the end."""

    def __init__(self, count: int, a: Places, b: Places, pull: NDArray[np.float64]) -> None:
        part = _parts(count, a, b)
        self._members = [np.flatnonzero(part == number) for number in np.unique(part)]
        self._members.sort(key=lambda members: (-len(members), int(members[0])))
        self._layouts = []
        inside = np.empty(count, np.intp)
        for members in self._members:
            inside[members] = np.arange(len(members))
            lines = part[a] == part[members[0]]
            layout = Layout(len(members), inside[a[lines]], inside[b[lines]], pull[lines])
            self._layouts.append(layout)
        self._count = count
        self._steps = self._turns()
        self.is_done = False

    def advance(self, budget: int) -> bool:
        """Compute up to so many distances; says whether that was the last turn."""
        for cost in self._steps:
            budget -= cost
            if budget <= 0:
                return False
        self.is_done = True
        return True

    def _turns(self) -> Iterator[int]:
        for layout in self._layouts:
            while not layout.is_done:
                layout.step()
                yield layout.cost

    def points(
        self, spread: tuple[float, float], margin: tuple[float, float], shape: float
    ) -> Points:
        """Where everything stands; parts are put in rows, the largest first.

        `shape` is how much wider than high the whole is to be.
        """
        made = np.zeros((self._count, 2))
        boxes = [layout.points * spread for layout in self._layouts]
        sizes = [np.ptp(box, axis=0) + np.array(margin) for box in boxes]
        area = sum(float(size[0] * size[1]) for size in sizes)
        across = max([float(np.sqrt(area * shape)), *(float(size[0]) for size in sizes)])
        x = y = high = 0.0
        for members, box, (width, height) in zip(self._members, boxes, sizes, strict=True):
            if x and x + width > across:
                x, y, high = 0.0, y + high, 0.0
            made[members] = box - box.min(axis=0) + (x, y)
            x, high = x + float(width), max(high, float(height))
        return made


def _parts(count: int, a: Places, b: Places) -> Places:
    """For every paper the first paper it is connected with, directly or through others."""
    first = np.arange(count)
    while True:
        before = first.copy()
        least = np.minimum(first[a], first[b])
        np.minimum.at(first, a, least)
        np.minimum.at(first, b, least)
        first = first[first]
        if np.array_equal(first, before):
            return first
