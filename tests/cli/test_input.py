"""Input as it comes: encodings, odd bytes, odd names, sizes."""

from __future__ import annotations

import codecs
import os
import random
import sqlite3
import sys
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from plagcheck.model.limits import MOST_TEXT
from tests import word_salad
from tests.cli.conftest import PASSAGE, Cli
from tests.conftest import RunPython

FRENCH = (
    "Près du café, les élèves préfèrent étudier où l'été paraît plus léger que l'hiver; "
    "ça dépend peut-être de l'âge du maître, mais la fenêtre reste fermée jusqu'à Noël. "
) * 5
RUSSIAN = (
    "Каждое утро старый учитель открывал окно и долго смотрел на широкую реку, по которой "
    "медленно плыли тяжёлые баржи с зерном; потом он садился за стол и проверял тетради. "
) * 5


# -- text


@pytest.mark.parametrize(
    "data",
    [
        b"plain ascii words\n",
        "naïve café — 東京 😀\n".encode(),
        b"\xef\xbb\xbfwith a byte order mark",
        b"line\r\nends\rof\nall kinds\r\n",
        b"no line end, and  two  blanks\t\ttabs",
        "soft\u00adhyphen zero\u200bwidth \ufb01 ligature \u0430 look-alike".encode(),
        b"a few NUL\x00 bytes\x00 in a text that is otherwise plain to read",
        "lone \ud800 surrogate".encode("utf-8", "surrogatepass"),
        b"\x0c form feed and \x0b vertical tab \x1a",
    ],
)
def test_the_text_of_a_utf_8_file_is_its_bytes(
    plagcheck: RunPython, tmp_path: Path, data: bytes
) -> None:
    (tmp_path / "file.txt").write_bytes(data)
    done = plagcheck("text", tmp_path / "file.txt")

    assert (done.returncode, done.stdout, done.stderr) == (0, data, b"")


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (FRENCH, "cp1252"),
        (FRENCH, "latin-1"),
        (RUSSIAN, "koi8-r"),
        (RUSSIAN, "cp1251"),
        (FRENCH, "utf-16"),
        (FRENCH, "utf-16-le"),
        (FRENCH, "utf-16-be"),
        (RUSSIAN, "utf-16"),
        (FRENCH, "utf-32"),
        ("plain English words and nothing else in this text. " * 5, "utf-16-le"),
        ("plain English words and nothing else in this text. " * 5, "utf-16-be"),
        ("plain English words and nothing else in this text. " * 5, "utf-16"),
    ],
)
def test_other_encodings_are_recognised(
    plagcheck: RunPython, tmp_path: Path, text: str, encoding: str
) -> None:
    (tmp_path / "file.txt").write_bytes(text.encode(encoding))
    done = plagcheck("text", tmp_path / "file.txt")

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == text


def test_utf_16_with_a_big_endian_mark_is_recognised(plagcheck: RunPython, tmp_path: Path) -> None:
    (tmp_path / "file.txt").write_bytes(codecs.BOM_UTF16_BE + FRENCH.encode("utf-16-be"))

    assert plagcheck("text", tmp_path / "file.txt").stdout.decode() == FRENCH


def test_accents_late_in_a_long_file_are_recognised(plagcheck: RunPython, tmp_path: Path) -> None:
    text = word_salad.text(1, 20_000) + " " + FRENCH
    (tmp_path / "file.txt").write_bytes(text.encode("cp1252"))

    assert plagcheck("text", tmp_path / "file.txt").stdout.decode() == text


@pytest.mark.parametrize("encoding", ["cp1252", "utf-16", "utf-16-le"])
def test_the_same_text_in_another_encoding_is_found(
    cli: Cli, tmp_path: Path, encoding: str
) -> None:
    (tmp_path / "source.txt").write_bytes(FRENCH.encode(encoding))
    (tmp_path / "essay.txt").write_text(FRENCH, encoding="utf-8")
    cli("add", tmp_path / "a.plagcheck", tmp_path / "source.txt")
    result = cli("check", tmp_path / "a.plagcheck", tmp_path / "essay.txt", "--json").object

    assert result["similarity"] == 1.0


# -- files that cannot be used


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "no-text"),
        (b"\n \t\r\n", "no-text"),
        (b"...", "no-text"),
        ("\u200b\ufeff".encode(), "no-text"),
        (b"word", "too-short"),
        (b"only four words here", "too-short"),
        (b"\x00" * 5000, None),
        (bytes(range(256)) * 40, None),
        (random.Random(1).randbytes(20_000), None),
    ],
    ids=["empty", "blank", "dots", "invisible", "one word", "four words", "NULs", "bytes", "noise"],
)
def test_a_file_that_cannot_be_used_is_an_error_object(
    cli: Cli, tmp_path: Path, data: bytes, code: str | None
) -> None:
    (tmp_path / "source.txt").write_text(word_salad.text(1, 50))
    (tmp_path / "bad.txt").write_bytes(data)
    cli("add", tmp_path / "a.plagcheck", tmp_path / "source.txt")
    ran = cli("check", tmp_path / "a.plagcheck", tmp_path / "bad.txt", "--json")

    assert ran.code == 1
    error = ran.object["error"]
    assert error["code"] == code or code is None
    assert error["message"].startswith("bad.txt")
    assert cli("compare", tmp_path / "bad.txt", tmp_path / "source.txt").code == 2


def test_nul_bytes_and_lone_surrogates_are_compared_like_any_text(cli: Cli, tmp_path: Path) -> None:
    words = word_salad.words(1, 40)
    odd = " ".join(words).replace("a", "a\x00", 3).encode() + b" \xed\xa0\x80 end"
    (tmp_path / "odd.txt").write_bytes(odd)
    (tmp_path / "plain.txt").write_text(" ".join(words))
    library = tmp_path / "a.plagcheck"

    assert cli("add", library, tmp_path / "odd.txt").code == 0
    result = cli("check", library, tmp_path / "plain.txt", "--json").object
    assert result["similarity"] == 1.0
    ran = cli("check", library, tmp_path / "odd.txt")
    assert (ran.code, ran.err) == (0, "")
    assert cli("library", "verify", library).code == 0


def test_a_folder_given_as_a_submission_is_an_error(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "source.txt").write_text(word_salad.text(1, 50))
    cli("add", tmp_path / "a.plagcheck", tmp_path / "source.txt")
    ran = cli("check", tmp_path / "a.plagcheck", tmp_path, "--json")

    assert (ran.code, ran.object["error"]["code"]) == (1, "folder")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_a_folder_is_not_waited_for(plagcheck: RunPython, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "a.txt").write_text(word_salad.text(1, 50))
    os.mkfifo(tmp_path / "folder" / "pipe.txt")
    done = plagcheck("add", tmp_path / "a.plagcheck", tmp_path / "folder", timeout=30)

    assert b"1 added" in done.stdout


# -- odd names


@pytest.mark.skipif(os.name != "posix", reason="file names are bytes on POSIX only")
@pytest.mark.parametrize("mode", [[], ["--json"]])
def test_names_that_are_not_utf_8_work_everywhere(
    plagcheck: RunPython, tmp_path: Path, mode: list[str]
) -> None:
    path = os.fsencode(tmp_path) + b"/caf\xe9.txt"
    missing = os.fsencode(tmp_path) + b"/nowh\xe8re.txt"
    with open(path, "w") as file:  # noqa: PTH123 - a name of bytes
        file.write(word_salad.text(1, 60))
    library = tmp_path / "a.plagcheck"

    added = plagcheck("add", library, path, *mode)
    assert (added.returncode, added.stderr) == (0, b"")
    checked = plagcheck("check", library, path, *mode)
    assert (checked.returncode, checked.stderr) == (0, b"")
    assert b"udce9" in checked.stdout
    failed = plagcheck("check", library, missing, *mode)
    assert failed.returncode == 1
    assert b"Traceback" not in failed.stderr
    listed = plagcheck("library", "list", library, *mode)
    assert (listed.returncode, listed.stderr) == (0, b"")


@pytest.mark.skipif(os.name != "posix", reason="file names are bytes on POSIX only")
def test_a_library_whose_name_is_not_utf_8_works(plagcheck: RunPython, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(word_salad.text(1, 60))
    library = os.fsencode(tmp_path) + b"/caf\xe9.plagcheck"

    added = plagcheck("add", library, tmp_path / "a.txt")
    assert (added.returncode, added.stderr) == (0, b"")
    shown = plagcheck("library", "info", library, "--json")
    assert (shown.returncode, shown.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_a_terminal_of_any_encoding_gets_an_answer(
    plagcheck: RunPython, tmp_path: Path, encoding: str
) -> None:
    (tmp_path / "東京 été.txt").write_text("— 東京 — " + word_salad.text(1, 60), encoding="utf-8")
    env = {"PYTHONIOENCODING": encoding}
    library = tmp_path / "a.plagcheck"
    plagcheck("add", library, tmp_path / "東京 été.txt", env=env)
    done = plagcheck("check", library, tmp_path / "東京 été.txt", env=env)

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"100 % of this paper" in done.stdout


# -- size

LARGE = """
import resource, sys
from plagcheck.cli.main import main
code = main(sys.argv[1:])
sys.stderr.write(str(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss))
sys.exit(code)
"""


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="measures memory in kilobytes")
def test_a_text_as_large_as_may_be_is_added_and_checked_in_bounded_memory(
    run_python: RunPython, tmp_path: Path
) -> None:
    rng = random.Random(50)
    text = " ".join(rng.choices(word_salad.WORDS, k=6_000_000))[: MOST_TEXT - 1]
    passage = text[15_000_000:15_000_300]
    (tmp_path / "large.txt").write_text(text)
    (tmp_path / "essay.txt").write_text(f"{word_salad.prose(1, 50)} {passage}")
    commands = (
        ["add", "a.plagcheck", "large.txt"],
        ["check", "a.plagcheck", "essay.txt"],
        ["compare", "large.txt", "essay.txt"],
    )
    for command in commands:
        done = run_python("-c", LARGE, *command, timeout=240)
        assert done.returncode == 0, done.stderr
        assert int(done.stderr) < 1_048_576  # kilobytes
        assert command[0] == "add" or b"word for word" in done.stdout


def test_too_much_text_is_refused_with_the_limit(cli: Cli, course: Path, tmp_path: Path) -> None:
    """Comparing takes many times the memory of a text, in the program itself."""
    (tmp_path / "all.txt").write_bytes(b"a line of it\n" * ((36 << 20) // 13))
    sentence = (
        "all.txt holds too much text. It has 35 MB of text; up to 30 MB are read. "
        "Split it into parts."
    )

    (outcome,) = cli("add", course, tmp_path / "all.txt", "--json").objects
    assert (outcome["status"], outcome["error"]) == ("failed", sentence)
    assert sentence in cli("check", course, tmp_path / "all.txt").err


def test_a_library_cannot_make_a_text_unpack_without_end(
    cli: Cli, course: Path, desk: Path
) -> None:
    bomb = zlib.compress(f"{PASSAGE} ".encode() * (60_000_000 // len(PASSAGE)), 9)
    with closing(sqlite3.connect(course)) as db, db:
        db.execute("UPDATE content SET text = ?", (bomb,))

    ran = cli("check", course, desk / "essay.txt")

    assert ran.code == 1
    assert "is damaged: a record in it cannot be read" in ran.err


def test_an_archive_without_files_is_named(cli: Cli, tmp_path: Path) -> None:
    archive = tmp_path / "papers.zip"
    archive.write_bytes(b"PK\x05\x06" + bytes(18))

    ran = cli("add", tmp_path / "l.plagcheck", archive)

    assert "papers.zip holds no text" in ran.out + ran.err
    assert ran.code != 0
