"""Groups and pairs in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from plagcheck.classroom.groups import Group
from plagcheck.gui.parts.text_format import share, tr
from plagcheck.model.classes import Pair
from plagcheck.model.numbering import letters


def letter(number: int) -> str:
    """What a group is called by its place: A to Z, then AA, AB …"""
    return letters(number).upper()


def group_name(number: int) -> str:
    return tr("Group %1").replace("%1", letter(number))


def pair_name(pair: Pair, names: Mapping[int, str]) -> str:
    return f"{names[pair.a]} ↔ {names[pair.b]}"


def share_sentence(value: float, of: str, inside: str) -> str:
    """How much of one paper stands in another."""
    text = tr("%1 of %2 is also in %3")
    # One pass: a name may hold a mark of its own.
    parts = {"%1": share(value), "%2": of, "%3": inside}
    pieces = text.replace("%", "\0%").split("\0")
    return "".join(parts.get(each[:2], each[:2]) + each[2:] for each in pieces)


def pair_sentences(pair: Pair, names: Mapping[int, str]) -> tuple[str, str]:
    """A pair in words, one sentence for each side."""
    a, b = names[pair.a], names[pair.b]
    return (
        share_sentence(pair.share_of(pair.a), a, b),
        share_sentence(pair.share_of(pair.b), b, a),
    )


def tip(lines: Sequence[str]) -> str:
    """Lines as a tip; names come from files and are not to be read as markup."""
    return "".join(f"<p style='white-space:pre; margin:0'>{escape(line)}</p>" for line in lines)


def members_text(group: Group, names: Mapping[int, str], most: int = 12) -> str:
    """Who is in a group; of a large one, the first."""
    shown = [names[paper] for paper in group.papers[:most]]
    more = len(group.papers) - len(shown)
    separator = "; " if any("," in name for name in shown) else ", "
    return separator.join(shown) + (f" {tr('and %Ln more', more)}" if more else "")


def spoken_group(number: int, group: Group, names: Mapping[int, str]) -> str:
    """A group for a screen reader, in the order it is painted."""
    return ", ".join(
        (
            group_name(number),
            tr("%Ln papers", len(group.papers)),
            members_text(group, names),
            strongest_text(group, names),
        )
    )


def strongest_text(group: Group, names: Mapping[int, str]) -> str:
    """The pair of a group that shares most, and how much."""
    pair = group.pairs[0]
    text = tr("Strongest, %1:").replace("%1", share(pair.score))
    if len(group.papers) == 2:
        return text.rstrip(":")  # who they are was said
    return f"{text} {pair_name(pair, names)}"
