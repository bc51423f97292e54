"""A class for the pictures: thirty papers, some of which share passages."""

from __future__ import annotations

import io
import random
import zipfile

from screenshot_texts import MATERIAL, OWN, PEOPLE, SHAPE, TREES

TASK = (
    "For this task you will describe, explain and judge how much warmer our town is than the land "
    "around it. Measure at two places at least, on three evenings, and say what could be done "
    "about it. Give all your sources at the end."
)
ROOF = (
    "The flat roof of the gymnasium was chosen because it can be reached by stairs and lies in "
    "full sun from ten until five. We measured every half hour with the same thermometer, held one "
    "metre above the gravel, and wrote down the wind and the clouds as well. At night the roof "
    "cools faster than the yard, which seems odd until one looks at how much sky each can see."
)
YARD = (
    "White paint, more trees, fountains and open ground between the parking bays would be the "
    "cheapest of all the measures we could think of, and none of them needs the consent of a "
    "neighbour or of an office."
)
NAMES = (
    "Alex Ash", "Blake Beech", "Billie Birch", "Casey Cedar", "Charlie Clover", "Dana Dogwood",
    "Eli Elm", "Florian Fern", "Frankie Fir", "Gray Ginkgo", "Harper Hazel", "Indigo Ivy",
    "Jamie Juniper", "Kit Katsura", "Lee Linden", "Morgan Maple", "Noel Nettle", "Ollie Oak",
    "Parker Pine", "Quinn Quince", "Robin Rowan", "Sam Sorrel", "Toni Thorn", "Uri Ulmus",
    "Val Vine", "Wren Willow", "Xen Xylem", "Yael Yew", "Zuri Zinnia", "Andy Alder",
)  # fmt: skip

_NOUNS = [
    "market",
    "station",
    "street",
    "yard",
    "river",
    "harbour",
    "field",
    "square",
    "thermometer",
    "asphalt",
    "lawn",
    "wall",
    "gravel",
    "roof",
    "water",
    "shade",
    "bridge",
    "garden",
    "tower",
    "window",
    "morning",
    "evening",
    "sensor",
    "cloud",
    "wind",
    "meadow",
    "fence",
    "corner",
    "bench",
    "path",
    "tree",
    "shop",
    "kitchen",
    "cellar",
    "balcony",
    "tram",
    "bus",
    "crossing",
    "hedge",
    "pond",
    "school",
    "gate",
]
_VERBS = [
    "warmed",
    "cooled",
    "measured",
    "followed",
    "passed",
    "showed",
    "reached",
    "kept",
    "lost",
    "gained",
    "noticed",
    "expected",
    "compared",
    "covered",
    "crossed",
    "heated",
    "dried",
    "touched",
    "changed",
    "explained",
    "missed",
    "recorded",
    "repeated",
]
_QUALITIES = [
    "warm",
    "cool",
    "narrow",
    "open",
    "dark",
    "pale",
    "dusty",
    "quiet",
    "early",
    "late",
    "flat",
    "steep",
    "busy",
    "empty",
    "small",
    "old",
    "new",
    "long",
    "short",
    "dry",
    "wet",
    "northern",
    "southern",
    "sunny",
    "shaded",
    "rough",
    "smooth",
    "wooden",
    "broken",
    "public",
]
_ADVERBS = [
    "slowly",
    "quickly",
    "hardly",
    "clearly",
    "often",
    "never",
    "again",
    "twice",
    "later",
    "there",
    "already",
    "nearly",
    "mostly",
    "usually",
    "suddenly",
    "evenly",
    "barely",
]
_JOINS = ("while", "because", "although", "before", "after", "so that", "whereas", "until", "and")


# Who has which passages besides words of their own.
_SHARED = {
    "Billie Birch": (ROOF, YARD, SHAPE), "Dana Dogwood": (ROOF, YARD, SHAPE),
    "Harper Hazel": (ROOF, SHAPE), "Lee Linden": (YARD,),
    "Jamie Juniper": (PEOPLE, OWN[5]), "Sam Sorrel": (PEOPLE, OWN[5]), "Frankie Fir": (PEOPLE,),
    "Morgan Maple": (OWN[6],), "Toni Thorn": (OWN[6],),
    "Casey Cedar": (MATERIAL,), "Ollie Oak": (TREES,),
}  # fmt: skip


class _Writer:
    """A student with words of their own: two who drew from all would seem to reword each other."""

    def __init__(self, name: str) -> None:
        self.rng = random.Random(name)
        parts = (_NOUNS, _VERBS, _QUALITIES, _ADVERBS)
        self._words = [self.rng.sample(words, len(words) // 4) for words in parts]

    def _clause(self) -> str:
        choice = self.rng.choice
        nouns, verbs, qualities, adverbs = self._words
        first, second = self.rng.sample(nouns, 2)
        clause = (
            f"the {choice(qualities)} {first} {choice(adverbs)} {choice(verbs)} "
            f"{choice(('the', 'a', 'our', 'every', 'no', 'this'))} {second}"
        )
        if self.rng.random() < 0.5:
            clause += f" near the {choice(qualities)} {choice(nouns)}"
        return clause

    def write(self, sentences: int) -> str:
        said = (f"{self._clause()} {self.rng.choice(_JOINS)} {self._clause()}."
                for _ in range(sentences))  # fmt: skip
        return " ".join(sentence[0].upper() + sentence[1:] for sentence in said)


def paper(name: str) -> str:
    """A student's paper: the task, own words, and passages that others have too."""
    writer = _Writer(name)
    parts = [] if name in ("Indigo Ivy", "Quinn Quince") else [TASK]
    shared = _SHARED.get(name, ())
    parts.append(writer.write(6 if shared else writer.rng.randint(10, 30)))
    for passage in shared:
        parts += [passage, writer.write(7)]
    return "\n\n".join(parts)


def class_zip() -> bytes:
    """The class as Moodle gives it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, name in enumerate(NAMES, 4711):
            folder = f"{name}_{number}_assignsubmission_file_"
            archive.writestr(f"{folder}/{name.split()[1].lower()}_heat.txt", paper(name))
        elm = f"Eli Elm_{4711 + NAMES.index('Eli Elm')}_assignsubmission_file_"
        archive.writestr(f"{elm}/table.txt", _Writer("table").write(6))
        archive.writestr("Pat Poplar_4899_assignsubmission_file_/poplar.pdf", b"%PDF-1.4 cut off")
    return packed.getvalue()
