"""Style sheets of web pages, as far as they keep text from a reader's eyes."""
