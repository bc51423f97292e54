"""One check, one number: whatever shows it must show the same."""
