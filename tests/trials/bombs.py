"""Small files that unpack to large ones, or nest without end: named, in bounded memory."""

from __future__ import annotations

import io
import random
import warnings
import zipfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from tests.extract.forge import docx_of, lines, pdf, stream
from tests.trials.commands import run
from tests.trials.libraries import documents
from tests.trials.material import PASSAGE, fresh
from tests.trials.reading_trial import read_folder
from tests.trials.trial import Given

Member = tuple[str | zipfile.ZipInfo, str | bytes]
VERSIONS: Final = 5


def trial(given: Given) -> None:
    """`count` is the number of bombs; a few cheap ones are in each small trial."""
    for name, make in list(BOMBS.items())[: given.count]:
        folder = fresh(given.work / "bombs" / "inside" / "deeper")
        (folder / name).write_bytes(make())
        read_folder(given, name, folder, [name], "add")
    tops = (given.work, given.work / "bombs", given.work / "bombs" / "inside", Path("/"))
    outside = [str(top / name) for top in tops for name in ("evil.txt", "abs.txt", "up.txt")]
    outside = [path for path in outside if Path(path).exists()]
    given.tally.case("nothing is written", f"{outside}" if outside else "")
    _same_name(given)


def _same_name(given: Given) -> None:
    """Members of one name are each a document, also when they are added again."""
    archive, library = given.work / "same.zip", given.work / "same.plagcheck"
    archive.write_bytes(_zip(("same.txt", f"{PASSAGE} version {n}") for n in range(VERSIONS)))
    for time in ("first", "second"):
        run("add", library, archive)
        there = len(documents(library))
        wrong = "" if there == VERSIONS else f"{there} of {VERSIONS} are documents"
        given.tally.case(f"members of one name in a ZIP, {time} time", wrong)


def _zip(members: Iterable[Member]) -> bytes:
    out = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        warnings.simplefilter("ignore")  # the same name twice is what is wanted
        for name, data in members:
            archive.writestr(name, data)
    return out.getvalue()


def _traversal() -> bytes:
    link, device = zipfile.ZipInfo("link.txt"), zipfile.ZipInfo("device.txt")
    link.external_attr, device.external_attr = 0o120777 << 16, 0o020666 << 16
    names = (
        "../../evil.txt",
        "/abs.txt",
        "C:\\x.txt",
        "..\\up.txt",
        "fine.txt",
        "a/../../evil.txt",
    )
    members: list[Member] = [(name, f"{PASSAGE} {name}") for name in names]
    return _zip([*members, (link, str(Path(__file__).absolute())), (device, PASSAGE)])


def _zeros() -> bytes:
    return _zip([("zeros.txt", bytes(300 << 20))])


def _layers() -> bytes:
    zeros = _zeros()
    layer = _zip((f"{number}.zip", zeros) for number in range(10))
    return _zip((f"{number}.zip", layer) for number in range(10))


def _flate() -> bytes:
    packed = zlib.compress(b" " * 900_000_000, 9)
    return pdf([lines(PASSAGE)], {11: stream(packed, b"/Filter/FlateDecode")})


def _many_words() -> bytes:
    rng = random.Random(1)
    return docx_of("\n".join(f"{rng.getrandbits(64):x}" for _ in range(1_200_000)))


def _html(inside: bytes, after: bytes = b"") -> Callable[[], bytes]:
    return lambda: b"<html><body>" + inside + PASSAGE.encode() + after


BOMBS: Final[dict[str, Callable[[], bytes]]] = {
    "traversal.zip": _traversal,
    "deep.rtf": lambda: b"{\\rtf1 " + b"{" * 300_000 + PASSAGE.encode() + b"}" * 300_001,
    "zeros.zip": _zeros,
    "deep.html": _html(b"<div>" * 200_000, b"</div>" * 200_000),
    "entities.html": _html(b"&nbsp;" * 3_000_000),
    "style.html": _html(b"<style>" + b"a" * 3_000_000 + b"</style>"),
    "attributes.html": _html(b"<p " + b" ".join(b"a%d=1" % n for n in range(400_000)) + b">"),
    "cite.tex": lambda: b"\\documentclass{article}\\begin{document}" + b"\\cite[" * 300_000,
    "many.zip": lambda: _zip((f"{number}.txt", "") for number in range(50_000)),
    "layers.zip": _layers,
    "flate.pdf": _flate,
    "huge.docx": _many_words,
}
