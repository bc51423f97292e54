"""What each trick of the start brings: python -m tests.gui.bench_tricks. Prints, asserts nothing.

The program is started in turn as it is and without one trick. What counts is the processor time of
the process until the first picture and until the first page: other work on the machine hardly
shows in it. A trick that brings less than 5 % of either does not stay (see gui/shell/startup.py).
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

STARTS: Final = 61

_PROGRAM: Final = """
import os, sys, time
{without}
from plagcheck.gui.shell import app, startup
{patched}
make = app.make_window
def watched():
    made = make()
    made[1].painted.connect(lambda: print(time.process_time() * 1000, flush=True))
    return made
def whole(controllers):
    print(time.process_time() * 1000, flush=True); os._exit(0)
app.make_window, app.finish = watched, whole
from plagcheck.__main__ import main
sys.argv = ["plagcheck"]; main()
"""
_STYLE: Final = """
startup.STYLE = ()
application = app.QApplication
def dressed(arguments):
    made = application(arguments); application.setStyle("fusion"); return made
app.QApplication = dressed
"""
_PLAIN_IMPORT: Final = """
import types, plagcheck
gui = types.ModuleType("plagcheck.gui")  # without its __init__, which calls the trick
gui.__path__ = [os.path.join(os.path.dirname(plagcheck.__file__), "gui")]
sys.modules["plagcheck.gui"] = gui
"""

TRICKS: Final = {
    "import_plainly": (_PLAIN_IMPORT, ""),
    "STYLE": ("", _STYLE),
}


def main() -> int:
    from plagcheck import paths, settings

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["PLAGCHECK_DATA_DIR"] = tempfile.mkdtemp()
    settings.save(paths.settings_file(), settings.Settings())
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": tempfile.mkdtemp()}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    as_it_is = _PROGRAM.format(without="", patched="")
    for name, (without, patched) in TRICKS.items():
        other = _PROGRAM.format(without=without, patched=patched)
        times: dict[str, list[list[float]]] = {as_it_is: [], other: []}
        _start(as_it_is, environment), _start(other, environment)
        for number in range(STARTS):
            for code in (as_it_is, other) if number % 2 else (other, as_it_is):
                times[code].append(_start(code, environment))
        for place, what in enumerate(("first picture", "first page")):
            with_it, without_it = (
                statistics.median(start[place] for start in times[code])
                for code in (as_it_is, other)
            )
            print(
                f"without {name}: {what} {without_it:.0f} ms of processor time, "
                f"{100 * (without_it / with_it - 1):+.0f} %"
            )
    return 0


def _start(code: str, environment: dict[str, str]) -> list[float]:
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    Path(environment["PLAGCHECK_DATA_DIR"], "window.lock").unlink(missing_ok=True)
    return [float(line) for line in run.stdout.split()]


if __name__ == "__main__":
    sys.exit(main())
