"""LaTeX: read as it is written; what only the typesetter reads is marked."""

from __future__ import annotations

import re
from typing import Final

from plagcheck.extract.draft import FinishedDraft
from plagcheck.model.document import Span

# Commands whose argument is a name, a number or a file and not text.
_NAMES: Final = (
    "begin|end|label|hypertarget|ref|eqref|pageref|autoref|cref|cite[a-z]*|nocite|input|include|includegraphics"
    "|bibliography|bibliographystyle|usepackage|documentclass|vspace|hspace|setlength|pagestyle"
    "|thispagestyle|newcommand|renewcommand|hypersetup|graphicspath|setcounter|addtocounter|url"
)
_MARKUP: Final = re.compile(
    rf"(?<!\\)%[^\n]*|\\(?:{_NAMES})\*?\s*(?:\[[^\]]{{0,300}}\]|\{{[^{{}}]*\}})*|\\[a-zA-Z]+\*?(?:\[[^\]\n]{{0,300}}\])?"
)
_TITLE: Final = re.compile(r"\\title\s*\{([^{}]*)\}")
_HEADING: Final = re.compile(
    r"\\(?:title|part|chapter|(?:sub){0,2}section|(?:sub)?paragraph)\*?\s*(?:\[[^\]\n]{0,300}\])?"
    r"\{((?:[^{}]|\{[^{}]{0,200}\}){1,400})\}"
)
_BODY: Final = re.compile(r"\\begin\s*\{document\}")


def read_latex(text: str) -> FinishedDraft:
    """The text with its markup marked; the preamble is all markup."""
    body = _BODY.search(text)
    start = body.end() if body else 0
    title = _TITLE.search(text, 0, start)
    edges = [0, *(title.span(1) if title else ()), start]
    markup = [Span(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)] if start else []
    markup += [Span(m.start(), m.end()) for m in _MARKUP.finditer(text, start)]
    headings = [Span(*m.span(1)) for m in _HEADING.finditer(text)]
    return FinishedDraft(text, markup=tuple(markup), headings=tuple(headings))
