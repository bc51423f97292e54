"""The kinds of files that may be opened with plagcheck, for desktops of all systems."""

from __future__ import annotations

# Ending -> media type, name.
FORMATS = {
    "pdf": ("application/pdf", "PDF document"),
    "docx": (
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "Word document",
    ),
    "odt": ("application/vnd.oasis.opendocument.text", "OpenDocument text"),
    "rtf": ("application/rtf", "Rich text"),
    "html": ("text/html", "Web page"),
    "epub": ("application/epub+zip", "EPUB book"),
    "pptx": (
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "PowerPoint presentation",
    ),
    "md": ("text/markdown", "Markdown text"),
    "tex": ("text/x-tex", "LaTeX text"),
    "txt": ("text/plain", "Plain text"),
}


def mac_info() -> dict[str, object]:
    """What macOS wants to know of the program."""
    types = [
        {
            "CFBundleTypeName": name,
            "CFBundleTypeExtensions": [ending],
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Alternate",  # plagcheck never becomes what a double click opens
        }
        for ending, (_, name) in FORMATS.items()
    ]
    return {
        "CFBundleExecutable": "plagcheck-window",
        "CFBundleDisplayName": "plagcheck",
        "CFBundleDocumentTypes": types,
        "LSApplicationCategoryType": "public.app-category.education",
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence",
    }
