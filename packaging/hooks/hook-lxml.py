# etree alone is used; PyInstaller's own hook would take all of lxml.
hiddenimports = ["lxml._elementpath"]
