"""Words, shingles, signatures, bands, passages and traces: pure functions on arrays."""
