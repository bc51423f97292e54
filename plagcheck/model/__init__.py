"""The types everything here is about. Imports nothing but the standard library."""
