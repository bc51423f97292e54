"""Pages and documents a second, against the libraries alone in the same run.

    python -m tests.bench.extraction FOLDER [--pages 150]
    python -m tests.bench.extraction FOLDER --convert 20
    python -m tests.bench.extraction FOLDER --readers 10

FOLDER holds PDF and DOCX files. With --convert it holds .txt essays, which LibreOffice saves in
every format; printed is how alike the engine finds them. With --readers it holds PDF files;
printed is how alike PDFium and pdfminer.six read them.
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

import psutil

from plagcheck.align.prepared import prepare
from plagcheck.check.verify import compare
from plagcheck.extract.pool.pool import ExtractionPool, FileToRead, default_workers
from plagcheck.index.similarity import overlap
from plagcheck.model.document import Document
from plagcheck.model.result import AlignOptions

FORMATS = ("docx", "odt", "rtf", "html", "epub", "pdf")
LAYOUTS = ("headed", "columns")  # with a running head; and in two columns as well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pages", type=int, default=150, help="pages for pdfminer.six alone")
    parser.add_argument("--convert", type=int, metavar="COUNT")
    parser.add_argument("--readers", type=int, metavar="COUNT")
    options = parser.parse_args()
    if options.readers:
        compare_readers(sorted(options.folder.rglob("*.pdf")), options.readers)
        return
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

    workers = default_workers()
    speed, read, busy = through_pool(files, lambda document: document.coverage.pages)
    print(f"PDF, {workers} workers: {speed:.0f} pages/s ({read} pages)")
    alone, alone_busy = pdfminer_alone(files, pages)
    print(f"pdfminer.six alone: {alone:.1f} pages/s; ours is {speed / alone:.1f} times that")
    times = alone_busy / busy
    print(
        f"by processor time, whatever else runs here: {times:.1f} times for each worker, "
        f"{times * workers:.1f} times with {workers}"
    )
    began, count = time.perf_counter(), 0
    for file in files[:20]:
        document = pypdfium2.PdfDocument(file)
        for page in document:
            page.get_textpage().get_text_range()
            count += 1
        document.close()
    print(f"PDFium's text alone, one process: {count / (time.perf_counter() - began):.0f} pages/s")


def through_pool(files: list[Path], count: Any) -> tuple[float, int, float]:
    """Units a second by the pool, units in all, and seconds of a processor for each.

    Starting the workers is not counted.
    """
    with ExtractionPool() as pool:
        warm: list[FileToRead] = [files[0]] * default_workers() * 2
        list(pool.extract_all(warm))
        busy, began = processor_seconds(), time.perf_counter()
        units = sum(
            count(result.outcome)
            for result in pool.extract_all(files)
            if isinstance(result.outcome, Document)
        )
        seconds, busy = time.perf_counter() - began, processor_seconds() - busy
    return units / seconds, units, busy / units


def processor_seconds() -> float:
    """Used by this program and its workers so far."""
    here = psutil.Process()
    times = [process.cpu_times() for process in (here, *here.children())]
    return sum(each.user + each.system for each in times)


def pdfminer_alone(files: list[Path], pages: int) -> tuple[float, float]:
    """Pages a second, and seconds of a processor for each."""
    from pdfminer.high_level import extract_pages

    busy, began, count = time.process_time(), time.perf_counter(), 0
    for file in random.Random(1).sample(files, len(files)):
        try:
            for layout in extract_pages(file):
                "".join(item.get_text() for item in layout if hasattr(item, "get_text"))
                count += 1
        except Exception as error:
            print(f"pdfminer.six: {type(error).__name__} on {file.name}")
        if count >= pages:
            break
    seconds, busy = time.perf_counter() - began, time.process_time() - busy
    return count / seconds, busy / count


def compare_readers(files: list[Path], count: int) -> None:
    """Jaccard of the five-word shingles of the two PDF readers."""
    from plagcheck.extract.pdf.reader import read_with_second_reader
    from plagcheck.extract.reader import assemble, extract
    from plagcheck.extract.sniff import Format

    alike = []
    for file in random.Random(4).sample(files, min(count, len(files))):
        drafted = read_with_second_reader(file.name, file.read_bytes())
        second = assemble(file.name, Format.PDF, drafted, "")
        texts = [prepare(document.comparable()) for document in (extract(file), second)]
        alike.append(overlap(*(text.shingles.unique for text in texts)).jaccard)
        print(f"{alike[-1]:.3f}  {file.name}")
    print(f"median {statistics.median(alike):.3f}, least {min(alike):.3f}")


def compare_docx(files: list[Path]) -> None:
    """One process each: the pool would only add its workers to our side."""
    from plagcheck.extract.archive import Archive
    from plagcheck.extract.docx.reader import read_docx
    from plagcheck.model.errors import PlagcheckError

    good: dict[str, bytes] = {}
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
        good[file.name] = data
    ours, theirs = [], []
    for data in good.values():
        ours.append(best(lambda data: read_docx(Archive("a.docx", data)), data))
        theirs.append(best(python_docx, data))
    times = {name: b / a for name, a, b in zip(good, ours, theirs, strict=True)}
    print(
        f"DOCX: {len(good) / sum(ours):.0f} documents/s; python-docx's paragraphs: "
        f"{len(good) / sum(theirs):.0f}/s; ours is {sum(theirs) / sum(ours):.1f} times that "
        f"(median of files: {statistics.median(times.values()):.1f})"
    )
    for name in sorted(times, key=lambda name: times[name])[:: max(1, len(times) // 10)]:
        print(f"    {times[name]:5.1f} times: {name}")


def python_docx(data: bytes) -> str:
    import docx

    return "\n".join(paragraph.text for paragraph in docx.Document(io.BytesIO(data)).paragraphs)


def best(read: Any, data: bytes, rounds: int = 5) -> float:
    """The least time of several: what else the machine does is not the reader's."""
    seconds = []
    for _ in range(rounds):
        began = time.perf_counter()
        read(data)
        seconds.append(time.perf_counter() - began)
    return min(seconds)


def convert(files: list[Path], count: int) -> None:
    """The least Jaccard and share between any two formats of each essay."""
    chosen = random.Random(2).sample(files, min(count, len(files)))
    least: list[tuple[float, float, str]] = []
    with tempfile.TemporaryDirectory() as scratch, ExtractionPool() as pool:
        folder = Path(scratch)
        for kind in FORMATS:
            office(folder, kind, chosen, "--infilter=Text (encoded):UTF8")
        for layout in LAYOUTS:
            (folder / layout).mkdir()
            laid = [lay_out(file, folder / layout / f"{file.stem}.docx") for file in chosen]
            office(folder, "pdf", laid, out=layout)
        for file in chosen:
            versions = [file, *(folder / kind / f"{file.stem}.{kind}" for kind in FORMATS)]
            versions += [folder / layout / f"{file.stem}.pdf" for layout in LAYOUTS]
            least.append(least_alike(pool, [v for v in versions if v.exists()]))
            print(f"{file.name}: {len(versions)} formats, {shown(least[-1])}")
    print(f"least of all: {shown(min(least))}; share {min(share for _, share, _ in least):.3f}")


def least_alike(pool: ExtractionPool, versions: list[Path]) -> tuple[float, float, str]:
    """The pair of versions that is least alike: Jaccard, share, and which they are."""
    texts = {v: prepare(pool.extract(v).comparable()) for v in versions}
    pairs = []
    for a, b in combinations(versions, 2):
        found = compare(texts[a], texts[b], AlignOptions())
        names = f"{a.parent.name} {a.suffix} and {b.parent.name} {b.suffix}"
        share = min(found.share_of_submission, found.share_of_source)
        pairs.append((found.jaccard, share, names))
    return min(pairs)


def shown(pair: tuple[float, float, str]) -> str:
    return f"Jaccard >= {pair[0]:.3f} ({pair[2]}), share {pair[1]:.3f}"


def office(folder: Path, kind: str, files: list[Path], *more: str, out: str = "") -> None:
    """Save files with LibreOffice."""
    subprocess.run(
        ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", *more,
         "--convert-to", kind, "--outdir", folder / (out or kind), *files],
        check=True, capture_output=True,
    )  # fmt: skip


def lay_out(file: Path, out: Path) -> Path:
    """An essay as a DOCX with a running head and page numbers, in columns if its folder says so."""
    import docx
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn

    document = docx.Document()
    for line in file.read_text(encoding="utf-8-sig").splitlines():
        document.add_paragraph(line)
    section = document.sections[0]
    section.header.paragraphs[0].text = "Jo Example, English 101"
    number = OxmlElement("w:fldSimple")
    number.set(qn("w:instr"), "PAGE")
    section.footer.paragraphs[0]._p.append(number)
    if out.parent.name == "columns":
        columns = section._sectPr.find(qn("w:cols"))
        columns.set(qn("w:num"), "2")
    document.save(str(out))
    return out


if __name__ == "__main__":
    sys.exit(main())
