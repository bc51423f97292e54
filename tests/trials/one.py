"""One trial in this process: python -m tests.trials.one NAME WORK COUNT SEED small|full [FILES].

`python -m tests.trials` starts it. Little is imported here: workers import this module, too.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import traceback
from pathlib import Path


def main() -> None:
    from tests.trials.table import TRIALS
    from tests.trials.tally import Tally
    from tests.trials.trial import Given

    name, work, count, seed, size, *files = sys.argv[1:]
    tally = Tally()
    dice, given_files = random.Random(int(seed)), Path(files[0]) if files else None
    given = Given(Path(work), tally, dice, int(count), size == "small", given_files)
    try:
        importlib.import_module(f"tests.trials.{TRIALS[name].module}").trial(given)
    except BaseException:
        traceback.print_exc()
        tally.fail("the trial itself did not come to its end")
    if not tally.tried:
        tally.fail("nothing was tried")
    passed = tally.end()
    sys.stdout.flush()
    os._exit(0 if passed else 1)  # whatever a window of the trial still has to do


if __name__ == "__main__":
    main()
