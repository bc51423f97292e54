"""Stands in for cryptography.hazmat."""
