"""Worker processes that read strange files, and the watchdog over them."""
