"""plagcheck: which reference documents does this paper draw on?

    from plagcheck import Library, check_document, compare_texts

All names for programs stand here, by the modules they come from; docs/ explains them. They are
loaded on first use, so that importing the package costs nothing. Not even a module is asked for
here: Ctrl-C would come before `__main__` can see to it.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from plagcheck.align.alignment import compare_texts
    from plagcheck.check.checker import check_document
    from plagcheck.check.explain import explain
    from plagcheck.library.library import Library
    from plagcheck.lsh.lsh_index import LSHIndex, Neighbour
    from plagcheck.lsh.minhash import MinHash
    from plagcheck.lsh.overlap import containment, jaccard
    from plagcheck.lsh.shingle_set import ShingleSet, character_shingles, word_shingles
    from plagcheck.model.document import Document, Span
    from plagcheck.model.entry import (
        AddOutcome,
        AddStatus,
        Entry,
        Holds,
        IncomingDocument,
        Origin,
        Summary,
    )
    from plagcheck.model.errors import (
        InputError,
        LibraryDamaged,
        LibraryError,
        LibraryLocked,
        LibraryMissing,
        LibraryReadOnly,
        LSHIndexDamaged,
        LSHIndexError,
        LSHIndexLocked,
        LSHIndexMissing,
        LSHIndexReadOnly,
        NotALibrary,
        NotAnLSHIndex,
        NoText,
        PlagcheckError,
        TextTooLong,
        TooShort,
        UnknownDocument,
    )
    from plagcheck.model.explanation import (
        Explanation,
        FoundBy,
        SharedBands,
        SharedPassages,
        SharedShingles,
        SharedTraces,
        TracePair,
    )
    from plagcheck.model.match import Kind, Match
    from plagcheck.model.params import IndexParams
    from plagcheck.model.result import AlignOptions, CheckOptions, CheckResult, Comparison, Source
    from plagcheck.similar.found import AlikePair, SimilarDocuments
    from plagcheck.similar.search import similar_documents
    from plagcheck.textbook.curve import (
        choose_bands,
        lsh_probability,
        lsh_steepest,
        lsh_threshold,
    )

__version__ = "0.2.0"

_NAMES = {
    "plagcheck.align.alignment": "compare_texts",
    "plagcheck.check.checker": "check_document",
    "plagcheck.check.explain": "explain",
    "plagcheck.library.library": "Library",
    "plagcheck.lsh.lsh_index": "LSHIndex Neighbour",
    "plagcheck.lsh.minhash": "MinHash",
    "plagcheck.lsh.overlap": "containment jaccard",
    "plagcheck.lsh.shingle_set": "ShingleSet character_shingles word_shingles",
    "plagcheck.model.document": "Document Span",
    "plagcheck.model.entry": "AddOutcome AddStatus Entry Holds IncomingDocument Origin Summary",
    "plagcheck.model.errors": "InputError LSHIndexDamaged LSHIndexError LSHIndexLocked "
    "LSHIndexMissing LSHIndexReadOnly LibraryDamaged LibraryError LibraryLocked LibraryMissing "
    "LibraryReadOnly NoText NotALibrary NotAnLSHIndex PlagcheckError TextTooLong TooShort "
    "UnknownDocument",
    "plagcheck.model.explanation": "Explanation FoundBy SharedBands SharedPassages "
    "SharedShingles SharedTraces TracePair",
    "plagcheck.model.match": "Kind Match",
    "plagcheck.model.params": "IndexParams",
    "plagcheck.model.result": "AlignOptions CheckOptions CheckResult Comparison Source",
    "plagcheck.similar.found": "AlikePair SimilarDocuments",
    "plagcheck.similar.search": "similar_documents",
    "plagcheck.textbook.curve": "choose_bands lsh_probability lsh_steepest lsh_threshold",
}
_HOMES = {name: home for home, names in _NAMES.items() for name in names.split()}

__all__ = [
    "AddOutcome",
    "AddStatus",
    "AlignOptions",
    "AlikePair",
    "CheckOptions",
    "CheckResult",
    "Comparison",
    "Document",
    "Entry",
    "Explanation",
    "FoundBy",
    "Holds",
    "IncomingDocument",
    "IndexParams",
    "InputError",
    "Kind",
    "LSHIndex",
    "LSHIndexDamaged",
    "LSHIndexError",
    "LSHIndexLocked",
    "LSHIndexMissing",
    "LSHIndexReadOnly",
    "Library",
    "LibraryDamaged",
    "LibraryError",
    "LibraryLocked",
    "LibraryMissing",
    "LibraryReadOnly",
    "Match",
    "MinHash",
    "Neighbour",
    "NoText",
    "NotALibrary",
    "NotAnLSHIndex",
    "Origin",
    "PlagcheckError",
    "SharedBands",
    "SharedPassages",
    "SharedShingles",
    "SharedTraces",
    "ShingleSet",
    "SimilarDocuments",
    "Source",
    "Span",
    "Summary",
    "TextTooLong",
    "TooShort",
    "TracePair",
    "UnknownDocument",
    "__version__",
    "character_shingles",
    "check_document",
    "choose_bands",
    "compare_texts",
    "containment",
    "explain",
    "jaccard",
    "lsh_probability",
    "lsh_steepest",
    "lsh_threshold",
    "similar_documents",
    "word_shingles",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'plagcheck' has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
