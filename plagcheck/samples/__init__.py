"""Sample texts, written for this project (MIT, like the rest)."""
