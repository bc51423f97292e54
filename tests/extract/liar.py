"""A worker that a file has taken over: it answers every request with what a test wants it to."""

from __future__ import annotations

import os
from collections.abc import MutableSequence
from multiprocessing.connection import Connection

from plagcheck.extract.pool import wire

ANSWER = "PLAGCHECK_TEST_ANSWER"  # the environment is all that reaches a new process


def serve(connection: Connection, meter: MutableSequence[int]) -> None:
    answer = bytes.fromhex(os.environ[ANSWER])
    while True:
        connection.recv_bytes()
        for message in (answer, wire.pack({"kind": wire.END})):
            connection.send_bytes(message)
