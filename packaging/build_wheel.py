"""Build wheel and sdist, install the wheel in a clean environment, and try it there.

python packaging/build_wheel.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

PROJECT = Path(__file__).parents[1]


def main() -> int:
    subprocess.run([sys.executable, str(PROJECT / "resources" / "build.py")], check=True)
    subprocess.run([sys.executable, "-m", "build", "--no-isolation", str(PROJECT)], check=True)
    wheel = max((PROJECT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        install = [str(programs / "python"), "-m", "pip", "install", "--quiet"]
        locked = ["--require-hashes", "--requirement", str(PROJECT / "requirements.lock")]
        subprocess.run([*install, *locked], check=True)
        subprocess.run([*install, "--no-deps", str(wheel)], check=True)
        return subprocess.run([str(programs / "plagcheck"), "--self-test"], cwd=folder).returncode


if __name__ == "__main__":
    sys.exit(main())
