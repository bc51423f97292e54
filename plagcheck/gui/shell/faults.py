"""What an unexpected error leaves behind: where it happened, never what it was about."""

from __future__ import annotations

from pathlib import Path

from plagcheck import __version__

LARGEST_BYTES = 500_000


def trace_of(error: BaseException) -> str:
    """Kind of error, and files and lines of the program: no names or texts of papers."""
    import traceback

    frames = traceback.extract_tb(error.__traceback__)
    places = [
        f"  {Path(frame.filename).parent.name}/{Path(frame.filename).name}:{frame.lineno} "
        f"{frame.name}"
        for frame in frames
    ]
    return "\n".join([type(error).__name__, *places])


def versions() -> str:
    import platform

    return (
        f"plagcheck {__version__}, Python {platform.python_version()}, "
        f"{platform.system()} {platform.release()}"
    )


def start_log(path: Path) -> None:
    """Keep a small log beside the settings; without one where it cannot be written."""
    import logging.handlers  # brings half the standard library along: not before the window

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            path, maxBytes=LARGEST_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    root = logging.getLogger("plagcheck")
    root.addHandler(handler)
    root.setLevel(logging.INFO)
