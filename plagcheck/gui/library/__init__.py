"""The library: collections, documents, imports, health."""
