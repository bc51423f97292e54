"""Start plagcheck: the window without arguments or with papers, the command line with commands."""

# Built into Python; `signal` would have to be loaded first.
import _signal  # type: ignore[import-not-found]
import sys

# Until there is something to finish, Ctrl-C just ends the program; a job of a shell ignores it.
_heeds_ctrl_c = _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler
if _heeds_ctrl_c:
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

NO_MEMORY = 2


def main() -> int:
    if getattr(sys, "frozen", False):  # a package starts its worker processes with itself
        from multiprocessing import freeze_support

        freeze_support()
    try:
        return _start(sys.argv[1:])
    except (MemoryError, ImportError) as error:
        # A library that finds no room in memory is an import that failed.
        if isinstance(error, ImportError) and "failed to map segment" not in str(error):
            raise
        sys.stderr.write("There is not enough memory.\n")
        return NO_MEMORY


def _start(arguments: list[str]) -> int:
    from plagcheck import start

    if not arguments:
        return start.start()
    if arguments == ["--self-test"]:
        return start.self_test()
    if start.is_paper(arguments[0]):
        return start.open_papers(arguments)
    if arguments[0] == "open" and not {"-h", "--help"} & set(arguments):
        return start.open_papers([name for name in arguments[1:] if name != "--"])
    from plagcheck.cli.main import main as run_command

    return run_command(stops_on_ctrl_c=_heeds_ctrl_c)


if __name__ == "__main__":
    sys.exit(main())
