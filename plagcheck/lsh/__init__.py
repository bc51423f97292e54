"""MinHash and LSH for programs: sets, their signatures, and an index of signatures."""
