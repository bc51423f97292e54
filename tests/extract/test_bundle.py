"""ZIP files of papers: every paper named, nothing unpacked to disk, and limits that hold."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib

import pytest

from plagcheck.extract.bundle import MOST_REFUSED, members
from plagcheck.extract.pool.pool import ExtractionPool, FileBytes
from plagcheck.extract.pool.watchdog import Limits
from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import Document, UnreadPart
from plagcheck.model.errors import ExtractionStalled, FileEncrypted, FileUnsafe, NoText
from tests.extract.forge import docx_of, essay, lines, pdf
from tests.extract.test_pdf import PICTURE
from tests.extract.test_pool import HANGS

TEXT = essay().encode()


def packed(*files: tuple[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return out.getvalue()


def test_members_in_order_and_junk_passed_over():
    inner = packed(("essay.docx", docx_of("words in a document inside")))
    data = packed(
        ("Anna_1/essay.txt", TEXT),
        ("__MACOSX/Anna_1/._essay.txt", b"junk"),
        ("Ben_2/~$essay.docx", b"junk"),
        ("Ben_2/all.zip", inner),
        (".DS_Store", b"junk"),
    )

    found = [member.name for member in members("class.zip", data)]

    assert found == ["class.zip/Anna_1/essay.txt", "class.zip/Ben_2/all.zip/essay.docx"]


@pytest.mark.parametrize("skip", range(5))
def test_members_can_be_skipped(skip):
    inner = packed(("b.txt", b"b"), ("c.txt", b"c"))
    data = packed(("a.txt", b"a"), ("inner.zip", inner), ("d.txt", b"d"))

    found = b"".join(member.data for member in members("x.zip", data, skip))

    assert found == b"abcd"[skip:]


@pytest.mark.parametrize(
    "name",
    ["../up.txt", "/abs.txt", "C:\\evil.txt", "..\\up.txt", "a/../../b.txt", "\u202etxt.exe"],
)
def test_names_that_lead_elsewhere_are_refused_and_named(name):
    data = packed((name, TEXT), ("good.txt", TEXT))

    refused, good = members("x.zip", data)

    assert isinstance(refused.error, FileUnsafe)
    assert refused.name.isprintable()
    assert good.data == TEXT


def test_links_are_refused():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        link = zipfile.ZipInfo("link.txt")
        link.create_system, link.external_attr = 3, 0o120777 << 16
        archive.writestr(link, "/etc/passwd")

    (member,) = members("x.zip", out.getvalue())

    assert isinstance(member.error, FileUnsafe)


def test_nesting_has_an_end():
    data = TEXT
    for _ in range(30):
        data = packed(("inner.zip" if data is not TEXT else "a.txt", data))

    (member,) = members("x.zip", data)

    assert "too deeply" in str(member.error)


def test_bomb_is_refused_while_it_unpacks():
    with pytest.raises(FileUnsafe, match="unpacks to far more"):
        extract_bytes("bomb.zip", packed(("a.txt", b"a" * (1 << 26))))


@pytest.mark.slow
def test_many_bombs_end_the_archive():
    bomb = packed(("a.txt", b"a" * (9 << 20)))
    data = packed(*((f"{n}.zip", bomb) for n in range(MOST_REFUSED + 10)))

    with pytest.raises(FileUnsafe, match="full of files"):
        list(members("x.zip", data))


def test_overlapping_entries_are_refused():
    raw = b"x" * 100_000
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = squeezed.compress(raw) + squeezed.flush()
    crc, name = zlib.crc32(raw), b"e.txt"
    sizes = (crc, len(body), len(raw), len(name))
    local = struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 8, 0, 0x21, *sizes, 0) + name + body
    entry = struct.pack(
        "<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, 8, 0, 0x21, *sizes, 0, 0, 0, 0, 0, 0
    )
    central = (entry + name) * 100
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 100, 100, len(central), len(local), 0)

    with pytest.raises(FileUnsafe, match="overlap"):
        extract_bytes("x.zip", local + central + end)


def test_locked_entry_is_named():
    data = bytearray(packed(("a.txt", TEXT)))
    data[data.index(b"PK\x03\x04") + 6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1

    (member,) = members("x.zip", bytes(data))

    assert isinstance(member.error, FileEncrypted)


def test_archive_as_one_paper():
    data = packed(
        ("essay.docx", docx_of("The essay stands here, six words.")),
        ("notes.txt", b"and the notes stand there"),
        ("photo.png", b"\x89PNG\r\n\x1a\n" + bytes(50)),
    )

    document = extract_bytes("hand-in.zip", data)

    assert document.text.split("\n")[:3] == [
        "The essay stands here, six words.",
        "",
        "and the notes stand there",
    ]
    assert document.notes == ("hand-in.zip/essay.docx", "hand-in.zip/notes.txt")
    assert document.coverage.skipped == (UnreadPart("file", "photo.png", "format"),)


def test_pages_of_a_paper_in_an_archive_are_told_as_of_the_paper_alone():
    """Two of its pages are pictures: that is not less so because it was packed."""
    picture = "q 612 0 0 792 0 0 cm /I1 Do Q "
    scan = pdf([lines(essay()[:600]), picture, picture], {1000: PICTURE})
    first = pdf([lines(essay()[600:1200])])
    alone = extract_bytes("scan.pdf", scan)
    assert alone.coverage.pages_without_text == (1, 2)

    whole = extract_bytes("hand-in.zip", packed(("a.pdf", first), ("scan.pdf", scan)))

    assert whole.coverage.pages == 4
    assert whole.coverage.pages_without_text == (2, 3)
    (flag,) = whole.flags
    assert flag.pages == (2, 3)
    assert len(whole.page_starts) == 4


def test_archive_without_papers():
    with pytest.raises(NoText):
        extract_bytes("x.zip", packed(("a.txt", b""), ("b.txt", b" ")))


def test_an_archive_without_files_has_an_outcome_of_its_own():
    data = packed(("empty.zip", packed()), ("folder/", b""), ("folder.txt/", TEXT))
    beside = packed(("__MACOSX/x", b"junk"))

    found = [(member.name, type(member.error)) for member in members("class.zip", data)]
    assert found == [("class.zip/empty.zip", NoText), ("class.zip/folder.txt", type(None))]
    for nothing in (packed(), beside):
        assert [type(member.error) for member in members("x.zip", nothing)] == [NoText]


def test_bad_paper_in_an_archive_does_not_take_the_others_with_it():
    data = packed(("a.txt", TEXT), ("hangs.pdf", HANGS), ("b.txt", TEXT), ("c.txt", TEXT))

    with ExtractionPool(1, Limits(stall_s=1.0, memory_mb=4000)) as pool:
        results = list(pool.extract_all([FileBytes("class.zip", data)]))

    assert [result.name for result in results] == [
        f"class.zip/{name}" for name in ("a.txt", "hangs.pdf", "b.txt", "c.txt")
    ]
    kinds = [type(result.outcome) for result in results]
    assert kinds == [Document, ExtractionStalled, Document, Document]
