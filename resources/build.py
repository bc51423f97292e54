"""Build what the window loads: collect the texts to translate, compile the translations.

    python resources/build.py            update the .ts files, compile them
    python resources/build.py --check    fail when a text is missing in a language

A text of the window stands in a call tr("…") in plagcheck/gui; with a second argument it has a
number in it (%Ln) and needs its plural forms. English needs those alone. What is said of errors is
taken from the engine: titles, advice and causes.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import PySide6

from plagcheck.model.causes import Cause
from plagcheck.model.errors import error_kinds

RESOURCES = Path(__file__).parent
GUI = RESOURCES.parent / "plagcheck" / "gui"
COMPILED = GUI / "assets" / "translations"
CONTEXT = "plagcheck"
FORMS = {"en": 2, "de": 2, "ru": 3}  # plural forms


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the window."""

    source: str
    has_number: bool


def collect() -> list[Text]:
    """All texts, in the order of the files."""
    found: dict[str, bool] = {}
    for path in sorted(GUI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "tr":
                _note(node, path, found)
    found |= dict.fromkeys(engine_texts(), False)
    return [Text(source, number) for source, number in found.items()]


def engine_texts() -> list[str]:
    """The English of errors, which the window looks up by its text."""
    kinds = list(error_kinds())
    titles, advice = [kind.title for kind in kinds], [kind.advice for kind in kinds]
    return [*filter(None, [*titles, *advice]), *(cause.english for cause in Cause)]


def _note(call: ast.Call, path: Path, found: dict[str, bool]) -> None:
    if path.name == "text_format.py" and not isinstance(call.args[0], ast.Constant):
        return
    if not isinstance(call.args[0], ast.Constant):
        raise SystemExit(f"{path.name}:{call.lineno}: tr() needs a text, not an expression")
    source = str(call.args[0].value)
    found[source] = found.get(source, False) or len(call.args) > 1


def known(path: Path) -> dict[str, list[str]]:
    """Translations of a .ts file by their text."""
    if not path.is_file():
        return {}
    translations = {}
    for message in ElementTree.parse(path).iter("message"):  # noqa: S314  our own file
        target = message.find("translation")
        if target is None:
            continue
        forms = [form.text or "" for form in target.iter("numerusform")]
        translations[message.findtext("source", "")] = forms or [target.text or ""]
    return translations


def write(path: Path, language: str, texts: list[Text]) -> list[str]:
    """Write a .ts file that keeps what was translated; returns what is missing."""
    before, missing = known(path), []
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for text in texts:
        if language == "en" and not text.has_number:
            continue
        forms = before.get(text.source, [])
        if len(forms) != (FORMS[language] if text.has_number else 1) or not all(forms):
            missing.append(text.source)
        _message(context, text, forms, FORMS[language])
    ElementTree.indent(root)
    body = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")
    return missing


def _message(context: ElementTree.Element, text: Text, forms: list[str], count: int) -> None:
    message = ElementTree.SubElement(context, "message")
    ElementTree.SubElement(message, "source").text = text.source
    target = ElementTree.SubElement(message, "translation")
    if not text.has_number:
        target.text = forms[0] if forms else ""
    else:
        message.set("numerus", "yes")
        for place in range(count):
            form = ElementTree.SubElement(target, "numerusform")
            form.text = forms[place] if place < len(forms) else ""
    if not any(forms):
        target.set("type", "unfinished")


def compile_all() -> None:
    COMPILED.mkdir(parents=True, exist_ok=True)
    tool = next(Path(PySide6.__file__).parent.glob("lrelease*"))
    for source in sorted((RESOURCES / "translations").glob("*.ts")):
        target = COMPILED / f"{source.stem}.qm"
        subprocess.run([tool, "-silent", source, "-qm", target], check=True)  # noqa: S603


def main() -> int:
    texts, missing = collect(), 0
    for language in FORMS:
        path = RESOURCES / "translations" / f"plagcheck_{language}.ts"
        path.parent.mkdir(exist_ok=True)
        for source in write(path, language, texts):
            sys.stdout.write(f"{language}: {source}\n")
            missing += 1
    compile_all()
    sys.stdout.write(f"{len(texts)} texts, {missing} missing\n")
    return int("--check" in sys.argv and missing > 0)


if __name__ == "__main__":
    sys.exit(main())
