"""Document and Span: what extraction yields and what offsets refer to."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Half-open range of characters of a document's text."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"not a span: {self.start}..{self.end}")

    def __len__(self) -> int:
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class Document:
    """A text with its name; `page_starts` are characters of `text` (empty: no pages)."""

    name: str
    text: str
    sha256: str = ""
    page_starts: tuple[int, ...] = ()
    notes: tuple[str, ...] = field(default=())
