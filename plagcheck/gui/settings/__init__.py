"""Settings, a section a subject."""
