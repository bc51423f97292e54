"""The kinds of files that may be opened with plagcheck, as the desktops of all systems ask."""

from __future__ import annotations

from plagcheck.extract.formats import FILE_TYPES


def desktop_types() -> str:
    """Media types, for the line MimeType of a desktop entry."""
    return "".join(f"{each.media_type};" for each in FILE_TYPES)


def mac_info() -> dict[str, object]:
    """What macOS wants to know of the program."""
    types = [
        {
            "CFBundleTypeName": each.name,
            "CFBundleTypeExtensions": [each.ending],
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Alternate",  # plagcheck never becomes what a double click opens
        }
        for each in FILE_TYPES
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
