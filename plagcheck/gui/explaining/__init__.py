"""How was this found? A source in plain words, and figures one level below."""
