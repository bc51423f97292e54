"""From the empty page to a finished check: sources, matches, flags."""
