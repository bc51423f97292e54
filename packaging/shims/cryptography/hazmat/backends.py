"""Stands in for cryptography.hazmat.backends."""

from __future__ import annotations


def default_backend() -> None:
    """There is none."""
