"""Documents of a library that resemble each other as a whole: the textbook's offline problem."""
