"""Sabotage: lines of the engine changed for the worse; the quick tests must notice each."""
