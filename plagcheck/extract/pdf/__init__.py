"""PDF: read by PDFium, with pdfminer.six as fallback."""
