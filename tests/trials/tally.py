"""What was tried and what went wrong; it ends with PASS or FAIL."""

from __future__ import annotations

import time
from collections import Counter


class Tally:
    def __init__(self) -> None:
        self.tried = 0
        self.failures: list[str] = []
        self.notes: Counter[str] = Counter()
        self._began = time.monotonic()

    def case(self, name: str, wrong: str = "", said: str = "") -> None:
        """One try that is worth a line; `wrong` says what went wrong in it."""
        self.tried += 1
        if wrong:
            self.failures.append(f"{name}: {wrong}")
        parts = ("WRONG" if wrong else "fine ", name, wrong, said[-150:])
        _print("  ".join(part for part in parts if part))

    def fail(self, what: str) -> None:
        """Something wrong in a try that is counted elsewhere."""
        self.failures.append(what)
        _print(f"WRONG  {what}")

    def end(self) -> bool:
        """Print the sums; whether nothing went wrong."""
        for note, count in sorted(self.notes.items()):
            _print(f"{count:7}  {note}")
        seconds, wrong = time.monotonic() - self._began, len(self.failures)
        verdict = "FAIL" if wrong else "PASS"
        _print(f"{verdict}: {self.tried} tried, {wrong} failures, {seconds:.0f} s")
        return not wrong


def _print(line: str) -> None:
    """Names of files may hold anything."""
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in line)
    print(shown.encode("utf-8", "backslashreplace").decode(), flush=True)
