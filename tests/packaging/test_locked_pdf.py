"""The packaged program has no AES of its own: PDFium takes the lock off for the second reader."""

from __future__ import annotations

from tests.conftest import RunPython
from tests.extract.forge import FILES
from tests.packaging.conftest import PACKAGING

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from plagcheck.model.errors import FileEncrypted
from plagcheck.extract.pdf import fallback, reader
data = Path(sys.argv[2]).read_bytes()
try:
    fallback.read_all("locked.pdf", data)
except FileEncrypted:
    print("locked")
document = reader.open_pdf("locked.pdf", data)
print(fallback.read_all("locked.pdf", reader.unlocked(document, data))[0].text.text)
assert "shims" in sys.modules["cryptography"].__file__
"""


def test_the_second_reader_gets_the_file_without_its_lock(run_python: RunPython) -> None:
    done = run_python("-c", PROGRAM, PACKAGING / "shims", FILES / "no-copying.pdf")

    assert done.stderr == b""
    first, *text = done.stdout.decode().splitlines()
    assert first == "locked"
    assert " ".join(text).startswith("A heron waited in the reeds until the tide had turned")
