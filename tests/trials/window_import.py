"""The program's window, which imports a folder and says every outcome that it is told of.

    python -m tests.trials.window_import FOLDER BATCH_SECONDS

Takes hold of the window's controllers: `library.import_started`, `ImportFollower.files_settled`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any


def main() -> int:
    from plagcheck.jobs import add
    from tests.trials.window_parts import run_program

    folder, add.BATCH_SECONDS = Path(sys.argv[1]), float(sys.argv[2])  # type: ignore[misc]

    def begun(controllers: Any, _: object) -> None:
        def started(job: Any, importing: Any) -> None:
            importing.files_settled.connect(_say)
            job.finished.connect(lambda *_: print("finished", flush=True))

        controllers.library.import_started.connect(started)
        controllers.library.add([folder], "Texts")

    return run_program(begun)


def _say(files: Any) -> None:
    for each in files:
        if each.outcome.id is not None:
            print(each.outcome.id, flush=True)


if __name__ == "__main__":
    sys.exit(main())
