"""What the textbook prints, and what the textbook's algorithms give."""
