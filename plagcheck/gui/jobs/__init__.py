"""What runs in the background, and who asks for it."""
