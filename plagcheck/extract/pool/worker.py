"""The worker: a process that reads strange files, and may be killed at any time.

It can open files for reading and nothing else: no network, no programs, nothing written. The one
exception is LibreOffice, where it is installed, for the time that it takes to save an old file.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, Final

from plagcheck.extract import heartbeat
from plagcheck.extract.bundle import members
from plagcheck.extract.pdf.page_pictures import OpenPdf
from plagcheck.extract.pool import wire
from plagcheck.extract.pool.meter import DONE, STATE, STEPS, TOTAL, State
from plagcheck.extract.reader import extract_bytes, read_bytes
from plagcheck.extract.scratch import clear_abandoned
from plagcheck.extract.sniff import Format, sniff
from plagcheck.model.document import Span
from plagcheck.model.errors import Cause, ExtractionTooBig, FileDamaged, PlagcheckError
from plagcheck.model.names import printable

_WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_FORBIDDEN: Final = ("socket.", "subprocess.", "os.system", "os.exec", "os.spawn", "os.posix_spawn",
                     "os.fork", "os.startfile", "os.remove", "os.rename", "os.mkdir", "os.rmdir",
                     "shutil.", "winreg.", "urllib.")  # fmt: skip


def serve(connection: Connection, meter: MutableSequence[int]) -> None:
    """Answer requests until the program closes the connection."""
    threading.Thread(target=_end_with_parent, args=(meter,), daemon=True).start()
    _lock_down()
    worker = _FileWorker(connection, meter)
    while True:
        meter[STATE] = State.IDLE
        try:
            message = connection.recv_bytes()
        except (EOFError, OSError):
            return
        worker.answer(message)


def _end_with_parent(meter: MutableSequence[int]) -> None:
    global _is_ending
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        if meter[STATE] == State.ANOTHER_PROGRAM:
            _is_ending = True
            clear_abandoned(with_own=True)
        os._exit(1)


def _lock_down() -> None:
    sys.dont_write_bytecode = True
    sys.addaudithook(_refuse)


_locked = True
_is_ending = False  # nothing is read any more, but much may have to be cleared up


@contextmanager
def _unlocked(meter: MutableSequence[int]) -> Iterator[None]:
    """While another program works; the watchdog then looks at that one too."""
    global _locked
    _locked, meter[STATE] = False, State.ANOTHER_PROGRAM
    try:
        yield
    finally:
        _locked, meter[STATE] = True, State.WORKING


def _refuse(event: str, arguments: tuple[Any, ...]) -> None:
    if not _locked or _is_ending:
        return
    if event == "open":
        _, mode, flags = (*arguments, None, None, None)[:3]
        if (isinstance(flags, int) and flags & _WRITING) or (
            isinstance(mode, str) and set(mode) & set("wax+")
        ):
            raise PermissionError("a worker writes no files")
    elif event.startswith(_FORBIDDEN):
        raise PermissionError(f"a worker does not do this: {event}")


class _FileWorker:
    """Reads files and answers."""

    def __init__(self, connection: Connection, meter: MutableSequence[int]) -> None:
        self._connection = connection
        self._meter = meter
        self._pdf: tuple[str, OpenPdf] | None = None
        heartbeat.listen(self._step)
        heartbeat.allow_another_program(partial(_unlocked, meter))

    def _step(self, done: int, total: int) -> None:
        self._meter[STEPS] += 1
        self._meter[DONE], self._meter[TOTAL] = done, total

    def answer(self, message: bytes) -> None:
        """Do what a message asks; every answer ends with one that says so."""
        self._meter[DONE] = self._meter[TOTAL] = 0
        self._meter[STATE] = State.WORKING
        header, payload = wire.unpack(message)
        name = str(header["name"])
        try:
            data = payload if header["path"] is None else read_bytes(Path(header["path"]))
            if header["kind"] == "extract":
                self._extract(name, data, bool(header["expand"]), int(header["skip"]))
            elif header["kind"] == "image":
                self._image(name, data, int(header["page"]), float(header["zoom"]))
            else:
                self._rectangles(name, data, header["spans"])
        except PlagcheckError as error:
            self._send(wire.pack_error(error))
        except MemoryError:
            self._send(wire.pack_error(ExtractionTooBig(name, limit=header["limit"])))
        except OSError:
            raise  # the program is gone
        except Exception as error:  # as in `extract_bytes`: nothing of theirs ends a worker
            why = FileDamaged(name, reason=Cause.NO_SENSE, value=type(error).__name__)
            self._send(wire.pack_error(why))
        self._send(wire.pack({"kind": wire.END}))

    def _send(self, message: bytes) -> None:
        """Waiting for the program to listen is no lack of progress."""
        self._meter[STATE] = State.SENDING
        self._connection.send_bytes(message)
        self._meter[STEPS] += 1
        self._meter[STATE] = State.WORKING

    def _extract(self, name: str, data: bytes, expand: bool, skip: int) -> None:
        if not (expand and _is_archive(name, data)):
            self._send(wire.pack_document(extract_bytes(name, data)))
            return
        for number, member in enumerate(members(printable(name), data, skip), skip):
            self._send(wire.pack_began(number, member.name))
            try:
                if member.error is not None:
                    raise member.error
                self._send(wire.pack_document(extract_bytes(member.name, member.data)))
            except PlagcheckError as error:
                self._send(wire.pack_error(error))

    def _open(self, name: str, data: bytes) -> OpenPdf:
        key = hashlib.sha256(data).hexdigest()
        if self._pdf is not None and self._pdf[0] == key:
            return self._pdf[1]
        if self._pdf is not None:
            self._pdf[1].close()
            self._pdf = None
        pdf = OpenPdf(name, data)
        self._pdf = (key, pdf)
        return pdf

    def _image(self, name: str, data: bytes, page: int, zoom: float) -> None:
        self._send(wire.pack_image(self._open(name, data).image(page, zoom)))

    def _rectangles(self, name: str, data: bytes, edges: list[int]) -> None:
        spans = [Span(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)]
        self._send(wire.pack_rectangles(self._open(name, data).rectangles(spans)))


def _is_archive(name: str, data: bytes) -> bool:
    return data.startswith(b"PK") and sniff(name, data) is Format.ZIP
