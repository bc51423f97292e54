"""The package says what it is made of."""

from __future__ import annotations

import importlib.metadata as metadata
import json
import shutil
import sys

import pytest


@pytest.fixture
def parts(third_party, script, tmp_path) -> dict[str, dict[str, str]]:
    shell = shutil.which("sh")
    libraries = [shell] if shutil.which("dpkg") and shell else []
    text = script("sbom").write(tmp_path / "SBOM.json", "1.2.3", libraries).read_text("utf-8")
    content = json.loads(text)
    assert content["bomFormat"] == "CycloneDX"
    assert content["metadata"]["component"]["version"] == "1.2.3"
    return {each["name"]: each for each in content["components"]}


def test_every_shipped_package_is_named_with_its_version(parts, third_party):
    for name in third_party.shipped():
        assert parts[name]["version"] == metadata.version(name)
        assert parts[name]["purl"] == f"pkg:pypi/{name}@{metadata.version(name)}"
    assert {"numpy", "lxml", "pyside6-essentials", "CPython"} <= set(parts)
    assert "cryptography" not in parts  # a stand-in is shipped


@pytest.mark.skipif(not shutil.which("dpkg") or sys.platform != "linux", reason="Debian only")
def test_libraries_of_the_system_are_named(parts):
    assert any(each.get("purl", "").startswith("pkg:deb/debian/") for each in parts.values())
