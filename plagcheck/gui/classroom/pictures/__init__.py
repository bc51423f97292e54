"""A class as matrix, graph and histogram."""
