"""A class that is read twelve times in a row in the window, before it was read to its end or after.

    python -m tests.trials.window_class_again FOLDER SECONDS

Exit status 1 when anything was raised or logged as an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

TIMES: Final = 12


def main() -> None:
    from tests.trials.window_parts import Window

    folder, gap = Path(sys.argv[1]), float(sys.argv[2])
    window = Window()
    window.add(folder, "Texts")  # with an empty library it does not come to it
    for _ in range(TIMES):
        if gap:
            window.start_reading_class(folder)
            window.pump(round(gap * 1000))
        else:
            window.read_class(folder)
    window.pump(3000)
    print(*window.errors, sep="\n", flush=True)
    os._exit(1 if window.errors else 0)


if __name__ == "__main__":
    main()
