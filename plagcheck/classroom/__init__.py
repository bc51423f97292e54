"""A whole class: who handed in what, which papers share text, and who stands in a group.

Pure logic on documents: no files, no Qt. Imports check, align and core.
"""
