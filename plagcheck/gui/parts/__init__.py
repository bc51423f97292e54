"""Controls, colours, icons and texts that every page is made of."""
