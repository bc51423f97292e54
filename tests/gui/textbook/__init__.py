"""How it works, live."""
