# The stand-in needs none of what PyInstaller's own hook would look for.
