"""A disk of a few megabytes, seen by one command and its children only."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

# Starts sh with mounts of its own; needs no rights on most systems.
APART = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]


def run_on_small_disk(
    folder: Path, size: int, command: Sequence[str], env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command with a disk of so many bytes at a folder; skips the test where none can be."""
    mount = f"mount -t tmpfs -o size={size} none {folder}"
    try:
        can = subprocess.run([*APART, mount], capture_output=True, check=False).returncode == 0
    except OSError:
        can = False
    if not can:
        pytest.skip("no small disk can be made here")
    return subprocess.run(
        [*APART, f'{mount} && exec "$@"', "sh", *command],
        capture_output=True,
        text=True,
        env={**os.environ, **(env or {})},
        check=False,
    )
