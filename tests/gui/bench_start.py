"""From the start of the process to the first window on the screen: source against package.

    python -m tests.gui.bench_start dist/plagcheck/plagcheck

Both in turn on one X server; what counts is when the server is told to show the window, which
xev (Debian package x11-utils) reports. Prints, asserts nothing.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.gui.on_x import start_server

STARTS = 11


def main() -> int:
    commands = {
        "from source": [sys.executable, "-m", "plagcheck"],
        "packaged": [str(Path(sys.argv[1]).resolve())],
    }
    server, display = start_server()
    try:
        for command in commands.values():
            start(command, display)  # files come from the disk, modules are compiled
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(STARTS):
            for name, command in commands.items():
                times[name].append(start(command, display))
    finally:
        server.terminate()
        server.wait(10)
    median = {name: statistics.median(taken) for name, taken in times.items()}
    for name, taken in times.items():
        print(f"{name}: {median[name]:.0f} ms to the first window (best {min(taken):.0f} ms)")
    print(f"packaged / source: {median['packaged'] / median['from source']:.2f}")
    return 0


def start(command: list[str], display: str) -> float:
    """Milliseconds until a window is shown."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment |= {"PLAGCHECK_DATA_DIR": folder, "HOME": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed is compiled
        watch = ["xev", "-root", "-event", "substructure"]
        watcher = subprocess.Popen(watch, env=environment, stdout=subprocess.PIPE, text=True)
        time.sleep(0.3)  # until it watches
        began = time.perf_counter()
        program = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        assert watcher.stdout is not None
        next(line for line in watcher.stdout if line.startswith("MapNotify"))
        taken = (time.perf_counter() - began) * 1000
        for process in (program, watcher):
            process.terminate()
            process.wait(10)
        watcher.stdout.close()
    return taken


if __name__ == "__main__":
    sys.exit(main())
