"""SBOM.json: what the packaged program is made of, for programs to read (CycloneDX).

The same parts as in THIRD-PARTY.txt, with their versions; `requirements.lock` has the hashes.
"""

from __future__ import annotations

import importlib.metadata as metadata
import platform
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import third_party
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL


def write(path: Path, version: str, libraries: Iterable[str]) -> Path:
    """Write the list for a bundle with these shared libraries."""
    bom = Bom(components=[*_python(), *_packages(), *_system(libraries)])
    program = Component(name="plagcheck", version=version, type=ComponentType.APPLICATION)
    bom.metadata.component = program
    bom.register_dependency(program, bom.components)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(JsonV1Dot6(bom).output_as_string(indent=1) + "\n", "utf-8")
    return path


def _python() -> Iterator[Component]:
    yield Component(name="CPython", version=platform.python_version(), type=ComponentType.PLATFORM)


def _packages() -> Iterator[Component]:
    for name in third_party.shipped():
        version = metadata.version(name)
        yield Component(name=name, version=version, purl=PackageURL("pypi", None, name, version))


def _system(libraries: Iterable[str]) -> Iterator[Component]:
    for name in third_party.system_packages(libraries):
        ask = ["dpkg-query", "--show", "--showformat=${Version}", name]
        version = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
        yield Component(name=name, version=version, purl=PackageURL("deb", "debian", name, version))
