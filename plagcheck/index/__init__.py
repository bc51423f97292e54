"""Words, shingles, signatures, bands, windows and traces: pure functions on arrays."""
