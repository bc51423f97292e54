"""How it works, live: the textbook's way from texts to candidates, for a lecture."""
