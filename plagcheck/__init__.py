"""plagcheck: which reference documents does this paper draw on?

    from plagcheck import Library, check_document, compare_texts

Names are loaded on first use, so that importing the package costs nothing. Not even a module is
asked for here: Ctrl-C would come before `__main__` can see to it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from plagcheck.align.alignment import compare_texts
    from plagcheck.check.checker import check_document
    from plagcheck.library.library import Library
    from plagcheck.model.document import Document
    from plagcheck.similar.search import similar_documents

__version__ = "0.2.0"
__all__ = [
    "Document",
    "Library",
    "__version__",
    "check_document",
    "compare_texts",
    "similar_documents",
]

_HOMES = {
    "Document": "plagcheck.model.document",
    "Library": "plagcheck.library.library",
    "check_document": "plagcheck.check.checker",
    "compare_texts": "plagcheck.align.alignment",
    "similar_documents": "plagcheck.similar.search",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'plagcheck' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
