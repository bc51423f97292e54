"""Start plagcheck: the window without arguments or with papers, the command line with commands."""

from __future__ import annotations

import sys


def main() -> int:
    if getattr(sys, "frozen", False):  # a package starts its worker processes with itself
        from multiprocessing import freeze_support

        freeze_support()
    from plagcheck import start

    arguments = sys.argv[1:]
    if not arguments:
        return start.start()
    if arguments == ["--self-test"]:
        return start.self_test()
    if start.is_paper(arguments[0]):
        return start.open_papers(arguments)
    if arguments[0] == "open" and not {"-h", "--help"} & set(arguments):
        return start.open_papers([name for name in arguments[1:] if name != "--"])
    from plagcheck.cli.main import main as run_command

    return run_command()


if __name__ == "__main__":
    sys.exit(main())
