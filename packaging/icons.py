"""The program's icon in every size and for every system, from its SVG.

python packaging/icons.py FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).parents[1] / "plagcheck" / "gui" / "assets" / "plagcheck.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
# Names that macOS has for sizes; the doubled ones are for screens with fine pixels.
ICNS_TYPES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256,
              b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}  # fmt: skip


def png(size: int) -> bytes:
    """The icon as a PNG file."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' container: a table of sizes, then the PNG files."""
    table, at = b"", 6 + 16 * len(pictures)
    for size, data in pictures.items():
        side = size % 256  # 0 stands for 256
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + table + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Apple's container: each PNG file behind its name and length."""
    parts = [name + struct.pack(">I", 8 + len(data)) + data for name, data in pictures.items()]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def build(folder: Path) -> None:
    """plagcheck.ico, plagcheck.icns and a PNG of every size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        folder.joinpath(f"plagcheck-{size}.png").write_bytes(png(size))
    folder.joinpath("plagcheck.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    pictures = {name: png(size) for name, size in ICNS_TYPES.items()}
    folder.joinpath("plagcheck.icns").write_bytes(icns(pictures))
    del application


if __name__ == "__main__":
    build(Path(sys.argv[1]))
