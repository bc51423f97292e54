"""Pages and documents a second, against the libraries alone in the same run.

    python -m tests.bench.extraction FOLDER [--pages 150]
    python -m tests.bench.extraction FOLDER --convert 20

FOLDER holds PDF and DOCX files. With --convert it holds .txt essays, which LibreOffice saves in
every format; printed is how alike the engine finds them.
"""

from __future__ import annotations

import argparse
import io
import random
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import combinations
from pathlib import Path
from typing import Any

from plagcheck.align.alignment import AlignOptions
from plagcheck.align.prepared import prepare
from plagcheck.check.verify import compare
from plagcheck.core.document import Document
from plagcheck.extract.pool import ExtractionPool, Source, default_workers

FORMATS = ("docx", "odt", "rtf", "html", "epub", "pdf")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pages", type=int, default=150, help="pages for pdfminer.six alone")
    parser.add_argument("--convert", type=int, metavar="COUNT")
    options = parser.parse_args()
    if options.convert:
        convert(sorted(options.folder.rglob("*.txt")), options.convert)
        return
    files = sorted(options.folder.rglob("*"))
    pdfs = [file for file in files if file.suffix.lower() == ".pdf"]
    docxs = [file for file in files if file.suffix.lower() == ".docx"]
    if pdfs:
        compare_pdf(pdfs, options.pages)
    if docxs:
        compare_docx(docxs)


def compare_pdf(files: list[Path], pages: int) -> None:
    import pypdfium2

    speed, read = through_pool(files, lambda document: document.coverage.pages)
    print(f"PDF, {default_workers()} workers: {speed:.0f} pages/s ({read} pages)")
    alone = pdfminer_alone(files, pages)
    print(f"pdfminer.six alone: {alone:.1f} pages/s; ours is {speed / alone:.1f} times that")
    began, count = time.perf_counter(), 0
    for file in files[:20]:
        document = pypdfium2.PdfDocument(file)
        for page in document:
            page.get_textpage().get_text_range()
            count += 1
        document.close()
    print(f"PDFium's text alone, one process: {count / (time.perf_counter() - began):.0f} pages/s")


def through_pool(files: list[Path], count: Any) -> tuple[float, int]:
    """Units a second by the pool, and units in all; starting the workers is not counted."""
    with ExtractionPool() as pool:
        warm: list[Source] = [files[0]] * default_workers() * 2
        list(pool.extract_all(warm))
        began = time.perf_counter()
        units = sum(
            count(result.outcome)
            for result in pool.extract_all(files)
            if isinstance(result.outcome, Document)
        )
    return units / (time.perf_counter() - began), units


def pdfminer_alone(files: list[Path], pages: int) -> float:
    from pdfminer.high_level import extract_pages

    began, count = time.perf_counter(), 0
    for file in random.Random(1).sample(files, len(files)):
        try:
            for layout in extract_pages(file):
                "".join(item.get_text() for item in layout if hasattr(item, "get_text"))
                count += 1
        except Exception as error:
            print(f"pdfminer.six: {type(error).__name__} on {file.name}")
        if count >= pages:
            break
    return count / (time.perf_counter() - began)


def compare_docx(files: list[Path]) -> None:
    """One process each: the pool would only add its workers to our side."""
    from plagcheck.core.errors import PlagcheckError
    from plagcheck.extract.archive import Archive
    from plagcheck.extract.docx import read_docx

    good = []
    for file in files:
        data = file.read_bytes()
        try:
            read_docx(Archive(file.name, data))
            python_docx(data)
        except PlagcheckError:
            continue
        except Exception as error:
            print(f"python-docx: {type(error).__name__} on {file.name}")
            continue
        good.append(data)
    ours = timed(lambda data: read_docx(Archive("a.docx", data)), good)
    theirs = timed(python_docx, good)
    ratio = statistics.median(b / a for a, b in zip(ours, theirs, strict=True))
    print(
        f"DOCX: {len(good) / sum(ours):.0f} documents/s; python-docx's paragraphs: "
        f"{len(good) / sum(theirs):.0f}/s; ours is {sum(theirs) / sum(ours):.1f} times that "
        f"(median of files: {ratio:.1f})"
    )


def python_docx(data: bytes) -> str:
    import docx

    return "\n".join(paragraph.text for paragraph in docx.Document(io.BytesIO(data)).paragraphs)


def timed(read: Any, files: list[bytes]) -> list[float]:
    seconds = []
    for data in files:
        began = time.perf_counter()
        read(data)
        seconds.append(time.perf_counter() - began)
    return seconds


def convert(files: list[Path], count: int) -> None:
    """The least Jaccard and share between any two formats of each essay."""
    chosen = random.Random(2).sample(files, min(count, len(files)))
    with tempfile.TemporaryDirectory() as scratch, ExtractionPool() as pool:
        for kind in FORMATS:
            made = Path(scratch, kind)
            subprocess.run(
                ["soffice", "--headless", f"-env:UserInstallation=file://{scratch}/profile",
                 "--infilter=Text (encoded):UTF8", "--convert-to", f"{kind}", "--outdir", made,
                 *chosen],
                check=True, capture_output=True,
            )  # fmt: skip
        worst = [1.0, 1.0]
        for file in chosen:
            versions = [file, *(Path(scratch, k, f"{file.stem}.{k}") for k in FORMATS)]
            documents = [pool.extract(version) for version in versions if version.exists()]
            texts = [prepare(document.comparable()) for document in documents]
            pairs = [compare(a, b, AlignOptions()) for a, b in combinations(texts, 2)]
            jaccard = min(pair.jaccard for pair in pairs)
            share = min(pair.share_of_submission for pair in pairs)
            worst = [min(worst[0], jaccard), min(worst[1], share)]
            print(
                f"{file.name}: formats {len(texts)}, Jaccard >= {jaccard:.3f}, share >= {share:.3f}"
            )
    print(f"least of all: Jaccard {worst[0]:.3f}, share {worst[1]:.3f}")


if __name__ == "__main__":
    sys.exit(main())
