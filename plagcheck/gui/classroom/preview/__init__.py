"""Before a class is compared: who handed in what."""
