"""Similar documents of the library: groups, and what to make of them."""
