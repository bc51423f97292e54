"""Who shares with whom, as groups."""
