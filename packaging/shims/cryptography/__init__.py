"""Stands in for the package cryptography in the packaged program, which is 12 MB smaller for it.

pdfminer.six wants AES from it. PDFium opens locked files here and hands them on without the lock,
so that pdfminer.six never comes to need it; if it does all the same, the file counts as locked.
"""
