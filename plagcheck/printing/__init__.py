"""Reports on paper: the only place beside the window that knows Qt. Needs no display."""
