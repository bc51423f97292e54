"""One question: which documents of a library may this paper draw on? Imports align, library."""
