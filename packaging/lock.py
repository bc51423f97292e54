"""Which packages are installed: each version with the hashes of its files, for every system.

    python packaging/lock.py             write the locks anew, with the newest versions allowed
    python packaging/lock.py --lowest DIR   write into DIR what pyproject.toml allows at the least

`requirements.lock` is what the program needs, with what builds it; `packaging/locks/` has the tools
for tests, benches and packages, with the same versions of what the program needs. No address stands
in them: pip takes the files from where it is told to, and refuses any whose hash is not here.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1]
PROGRAM = Path("requirements.lock")
TOOLS = Path("packaging", "locks")
OLDEST = "3.11"  # the Python that the versions have to suit, and all after it


def wanted() -> dict[Path, list[str]]:
    """What pyproject.toml asks for: file of the lock -> its lines."""
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    project, build = settings["project"], settings["build-system"]["requires"]
    found = {PROGRAM: [*project["dependencies"], *build]}
    for name, lines in project["optional-dependencies"].items():
        found[TOOLS / f"{name}.lock"] = lines
    return found


def main(arguments: list[str]) -> int:
    lowest = bool(arguments)
    folder = Path(arguments[1]).absolute() if lowest else PROJECT
    for name, lines in wanted().items():
        if lowest and name not in (PROGRAM, TOOLS / "dev.lock"):
            continue
        _compile(lines, folder / name, [] if name == PROGRAM else [folder / PROGRAM], lowest)
    return 0


def _compile(lines: list[str], target: Path, given: list[Path], lowest: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "uv", "pip", "compile", "-", "--quiet", "--universal"]
    command += ["--python-version", OLDEST, "--generate-hashes", "--no-emit-index-url"]
    command += ["--no-annotate", "--upgrade", "--output-file", str(target)]
    command += [f"--constraints={path}" for path in given]
    if lowest and not given:  # the tools are today's
        command.append("--resolution=lowest-direct")
    environment = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "make lock"}
    text = "\n".join(lines)
    subprocess.run(command, input=text, text=True, check=True, cwd=PROJECT, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
