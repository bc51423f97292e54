"""Stands in for cryptography.hazmat.primitives.ciphers: whoever asks for a cipher hears no."""

from __future__ import annotations

from typing import NoReturn


class Cipher:
    """Opens nothing."""

    def __init__(self, algorithm: object, mode: object, backend: object = None) -> NoReturn:
        from pdfminer.pdfdocument import PDFEncryptionError

        raise PDFEncryptionError("the packaged program leaves locked files to PDFium")
