"""Every sentence of a report, a module a language."""
