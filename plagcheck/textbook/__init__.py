"""The textbook's way from texts to candidate pairs, as it is taught: small, pure, readable.

shingles → similarity → matrix → permutations or one_pass (or blocks) → signatures → bands → curve

Each module is one idea and can be read by itself; none needs more than the standard library.
The engine does the same on arrays, for whole libraries; its tests compare it with this.
"""
