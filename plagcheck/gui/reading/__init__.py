"""Texts and pages with their matches marked, one or two at a time."""
