"""Row: everything the store writes for one new document."""

from __future__ import annotations

from dataclasses import dataclass

from plagcheck.index.fingerprint import Fingerprint
from plagcheck.model.document import Document


@dataclass(frozen=True, slots=True)
class Row:
    """Everything the store writes for one new document."""

    document: Document
    collection: str
    added_at: str
    text_sha256: bytes
    fingerprint: Fingerprint
