"""What does not count: found by rules or chosen by the teacher, and what is left of a result.

Imports check, align and core.
"""
