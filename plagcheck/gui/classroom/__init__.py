"""The screens of a whole class."""
