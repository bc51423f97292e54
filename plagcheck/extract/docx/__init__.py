"""Word's own format, and the package layout it shares with PowerPoint."""
