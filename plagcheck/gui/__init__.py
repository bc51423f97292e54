"""The window. Everything that imports Qt is here; the engine is reached through job_runner."""
