"""A measurement in a process of its own, so that its time and its peak of memory are its own."""

from __future__ import annotations

import multiprocessing
import re
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any


def apart(job: Callable[..., Any], *arguments: object) -> Any:
    """What a job returns that ran in a process of its own."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(job, arguments)


def peak_mb() -> float:
    """The most memory that this process had."""
    status = Path("/proc/self/status")
    if status.exists():  # ru_maxrss would count the parent's memory before exec
        return int(re.search(r"VmHWM:\s+(\d+)", status.read_text())[1]) / 1024  # type: ignore[index]
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
