"""Tests of the screens of a whole class."""
