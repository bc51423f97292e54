"""Start plagcheck: the window without arguments, the command line with them."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    multiprocessing.freeze_support()
    if len(sys.argv) > 1:
        from plagcheck.cli.main import main as run_command

        return run_command()
    from plagcheck.start import start

    return start()


if __name__ == "__main__":
    sys.exit(main())
