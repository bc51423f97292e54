"""What was checked, found and decided, kept in one file until it is erased."""
