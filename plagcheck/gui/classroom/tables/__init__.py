"""Papers and pairs of a class as tables."""
