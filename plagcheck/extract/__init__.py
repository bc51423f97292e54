"""Bytes to Document: file formats, told by content. Imports core only."""
