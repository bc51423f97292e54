"""Stands in for cryptography.hazmat.primitives."""
