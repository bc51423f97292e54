"""Use cases as plain functions, for the window and the command line alike. No Qt."""
